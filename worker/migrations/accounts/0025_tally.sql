-- How often a day (UTC, YYYY-MM-DD) saw an event of security or a failure, by what the log calls it. Numbers of nobody.
CREATE TABLE tally (
  day TEXT NOT NULL,
  -- 'security' or 'error'.
  level TEXT NOT NULL,
  -- Of security what happened, of an error its code.
  event TEXT NOT NULL,
  -- Of security why; of an error empty.
  code TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, level, event, code)
) STRICT, WITHOUT ROWID;
