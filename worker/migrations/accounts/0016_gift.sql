-- Books that are given to somebody (docs/decisions/0037). Moments in UTC milliseconds.
CREATE TABLE gift (
  -- Random: its link is signed over it.
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL UNIQUE REFERENCES orders (id) ON DELETE CASCADE,
  -- Whom it is for; null once the mail has gone, or will not go.
  email TEXT,
  -- SHA-256 of the address in small letters: by it mails to one are counted, and one is left alone.
  email_hash TEXT NOT NULL,
  -- What the giver wrote, read on the page behind the link alone; empty once the gift is gone.
  message TEXT NOT NULL,
  -- waiting, sending, sent, recalled, refused or deleted.
  state TEXT NOT NULL DEFAULT 'waiting',
  -- When it is to be sent, and when it was.
  send_ms INTEGER NOT NULL,
  sent_ms INTEGER,
  -- When the link ends, and the row goes.
  ends_ms INTEGER,
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX gift_by_receiver ON gift (email_hash, created_ms);
CREATE INDEX gift_by_end ON gift (ends_ms);

-- Addresses that no gift is mailed to any more, each as its hash.
CREATE TABLE gift_refusal (
  address_hash TEXT PRIMARY KEY,
  refused_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
