-- People and what they keep. Every row hangs on a user and goes with it.
CREATE TABLE user (
  -- The identity provider's id.
  id TEXT PRIMARY KEY,
  email TEXT,
  email_verified INTEGER NOT NULL DEFAULT 0,
  name TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL,
  marketing INTEGER NOT NULL DEFAULT 0,
  -- email, google or facebook.
  login_method TEXT NOT NULL,
  -- Raised to sign the person out on all devices.
  generation INTEGER NOT NULL DEFAULT 0,
  -- Fields of the birth form as JSON; null until they are given.
  birth TEXT,
  created_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE chart (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- Made by the client, so that a repeated request makes no second chart.
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  -- Fields of the birth form as JSON.
  fields TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT, WITHOUT ROWID;
