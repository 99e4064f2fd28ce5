-- Cities with their time zones, filled by scripts/places. A database of its own: D1 cannot export one that holds FTS5.
CREATE TABLE IF NOT EXISTS place_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);

-- localized: JSON, language -> name, only where it differs.
CREATE TABLE IF NOT EXISTS place_region (id INTEGER PRIMARY KEY, name TEXT NOT NULL, localized TEXT);

-- rank: 1 is the most populous, so that the best matches come first without a sort. id: the geonameid.
CREATE TABLE IF NOT EXISTS place (
  rank INTEGER PRIMARY KEY,
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  localized TEXT,
  region_id INTEGER,
  country TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  time_zone TEXT NOT NULL,
  population INTEGER NOT NULL
);

CREATE UNIQUE INDEX IF NOT EXISTS place_by_id ON place (id);

-- rowid: the rank. name: what the place is called; alias: other scripts, old and alternate names; area: region and country.
CREATE VIRTUAL TABLE IF NOT EXISTS place_index USING fts5(
  name, alias, area, content='', tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
