-- How many questions a network address has asked Celestia on a day (UTC, YYYY-MM-DD). The address stands here as a keyed hash,
-- which no one can read back, and goes with its day.
CREATE TABLE asked (
  day TEXT NOT NULL,
  address_hash TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, address_hash)
) STRICT, WITHOUT ROWID;
