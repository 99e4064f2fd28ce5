-- What people write for the region and the country of a place. names: JSON, {"region": [...], "country": [...]}, folded.
CREATE TABLE IF NOT EXISTS place_area (id INTEGER PRIMARY KEY, names TEXT NOT NULL);

-- Beside `place`, which an older database has already.
CREATE TABLE IF NOT EXISTS place_area_of (rank INTEGER PRIMARY KEY, area_id INTEGER NOT NULL);
