-- Reports that were ordered: what each is made of, and how far its making is. The book itself lies in the bucket under the key.
CREATE TABLE report_order (
  order_id TEXT PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  -- As features/reports/report-kinds.ts names them.
  report TEXT NOT NULL,
  -- Settled births, a JSON list of one or two.
  births TEXT NOT NULL,
  -- What else was asked for, JSON: the names on the cover, the year.
  options TEXT NOT NULL,
  language TEXT NOT NULL,
  -- Random: who does not have it does not find the book.
  key TEXT NOT NULL UNIQUE,
  -- waiting, making, ready or failed.
  state TEXT NOT NULL DEFAULT 'waiting',
  -- Of the book as it was made.
  words_version TEXT,
  engine_version TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  -- Whether its births were corrected and it was made anew, which is free once.
  made_again INTEGER NOT NULL DEFAULT 0,
  created_ms INTEGER NOT NULL,
  ready_ms INTEGER
) STRICT, WITHOUT ROWID;

-- Whose objects are emptied: the binding that they lie behind. Books are found by their key.
ALTER TABLE removal ADD COLUMN store TEXT NOT NULL DEFAULT 'CONVERSATIONS';

-- However an order goes, and where its book is made anew, what lay under the key goes too.
CREATE TRIGGER report_order_gone AFTER DELETE ON report_order BEGIN
  INSERT INTO removal (object_id, asked_ms, store) VALUES (old.key, unixepoch() * 1000, 'BOOKS')
  ON CONFLICT (object_id) DO NOTHING;
END;

CREATE TRIGGER report_order_moved AFTER UPDATE OF key ON report_order WHEN old.key <> new.key BEGIN
  INSERT INTO removal (object_id, asked_ms, store) VALUES (old.key, unixepoch() * 1000, 'BOOKS')
  ON CONFLICT (object_id) DO NOTHING;
END;
