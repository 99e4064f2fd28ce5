-- What the site last found when it looked at itself: one row a build, the last of them counts. Numbers of nobody.
CREATE TABLE watch (
  build TEXT PRIMARY KEY,
  checked_ms INTEGER NOT NULL,
  -- JSON: a list of {id, isRight, measured}.
  results TEXT NOT NULL
) STRICT, WITHOUT ROWID;
