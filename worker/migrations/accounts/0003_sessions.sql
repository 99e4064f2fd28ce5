-- One row for each browser that is signed in. A session's token is worth nothing once its row is gone.
-- user.generation is not read any more; it goes by a later migration, when no older worker asks for it.
CREATE TABLE session (
  -- 128 random bits in base64url.
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- When the person proved who they are, Unix seconds. One proof opens one session, however often it is sent.
  auth_seconds INTEGER NOT NULL,
  created_ms INTEGER NOT NULL,
  -- Written once an hour at most.
  seen_ms INTEGER NOT NULL,
  -- When the identity provider last let the person be; 0: it was never asked.
  checked_ms INTEGER NOT NULL,
  -- Names such as Firefox and Windows, null where the browser says nothing known; nothing else of its own words is kept.
  browser TEXT,
  system TEXT,
  -- ISO 3166 code of where it was last seen, null where that is not known.
  country TEXT,
  UNIQUE (user_id, auth_seconds)
) STRICT, WITHOUT ROWID;

CREATE INDEX session_by_seen ON session (seen_ms);

-- Accounts deleted within the last hour, by a keyed hash of their id: an ID token from before must not make one anew.
CREATE TABLE closed_account (
  id_hash TEXT PRIMARY KEY,
  closed_seconds INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
