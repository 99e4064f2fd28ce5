-- What people chose to be told without asking (worker/tidings), one row a person. next_ms is when something is due next, by their hour and
-- zone; the cron takes those that are due and puts it an hour on, so that a message that was lost is sent anew and nobody is queued twice.
CREATE TABLE tidings (
  user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
  -- As contract/tidings.ts names them, with commas between.
  kinds TEXT NOT NULL,
  -- never, weekly or daily, by each way.
  mail TEXT NOT NULL,
  push TEXT NOT NULL DEFAULT 'never',
  hour INTEGER NOT NULL,
  zone TEXT NOT NULL,
  next_ms INTEGER,
  -- When the mailbox refused a letter for good; null where it did not.
  mailbox_closed_ms INTEGER,
  changed_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tidings_due ON tidings (next_ms) WHERE next_ms IS NOT NULL;

-- Days of a person on which something was sent: written before it is sent, so that nobody is told twice on one.
CREATE TABLE tiding_sent (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- YYYY-MM-DD by the person's clock.
  day TEXT NOT NULL,
  -- mail or push.
  way TEXT NOT NULL,
  sent_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;
