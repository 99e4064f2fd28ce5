-- How often a landing was opened on a day (UTC, YYYY-MM-DD), by campaign, and, with the page 'signup', how many accounts came of a
-- campaign. Numbers of nobody.
CREATE TABLE visit (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  -- Empty where the link named none.
  campaign TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, page, campaign)
) STRICT, WITHOUT ROWID;
