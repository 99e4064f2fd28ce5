-- What people write by the contact form. A row goes after 180 days, by the cron; one that somebody wrote while signed in goes with
-- their account, if that is sooner.
CREATE TABLE letter (
  -- Ten random letters and digits, as the writer is told them.
  reference TEXT PRIMARY KEY,
  -- SHA-256 of day, address, kind and text: the same form sent twice is one letter.
  digest TEXT NOT NULL UNIQUE,
  -- Null where nobody was signed in.
  user_id TEXT REFERENCES user (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  kind TEXT NOT NULL,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  -- Whether the operator's mail went out, and the writer's.
  told_operator INTEGER NOT NULL DEFAULT 0,
  told_writer INTEGER NOT NULL DEFAULT 0,
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX letter_by_created ON letter (created_ms);
CREATE INDEX letter_by_user ON letter (user_id);
