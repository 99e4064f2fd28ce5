-- The link of a person's own calendar (worker/own-calendar): what it is known by, and in which language it is written. It holds nothing of
-- the birth, which is read each time. One a person; a new one takes the place of the old.
CREATE TABLE calendar_link (
  user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
  -- 128 random bits in base64url.
  token TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
