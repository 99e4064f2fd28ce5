-- Browsers that are told by notifications (worker/push): one row a session, so that whoever signs out, or ends a session from elsewhere,
-- is told nothing there any more.
CREATE TABLE push_token (
  session_id TEXT PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- What the messaging service knows the browser by: whoever signs in there next takes it over.
  token TEXT NOT NULL UNIQUE,
  -- When the browser last named it.
  kept_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_token_person ON push_token (user_id);

-- What notifications are about, beside what letters are; as contract/tidings.ts names them, with commas between. Who never chose is
-- told of everything, once they ask.
ALTER TABLE tidings ADD COLUMN push_kinds TEXT NOT NULL DEFAULT 'answer,report,eclipse,transit,moon,horoscope';
