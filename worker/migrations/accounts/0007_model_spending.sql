-- What a model has cost on a day (UTC, YYYY-MM-DD), in millionths of the currency that its prices are in: rounds under way stand
-- here as what they may cost at the most.
CREATE TABLE model_spending (
  day TEXT NOT NULL PRIMARY KEY,
  millionths INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Until when a model that failed is left alone (milliseconds since 1970).
CREATE TABLE model_rest (
  model TEXT NOT NULL PRIMARY KEY,
  until_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
