import type { DurableObjectStorage } from '@cloudflare/workers-types';

/** The tables of one person's conversations. Times are UTC milliseconds; JSON where a column says so. */
const TABLES = `
CREATE TABLE IF NOT EXISTS person (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  zone TEXT,
  -- When the person last chose another; null where they never did.
  zone_changed_ms INTEGER,
  country TEXT,
  consent_version INTEGER,
  consent_ms INTEGER,
  -- The latest day (YYYY-MM-DD) that anything was counted for: no zone leads back behind it.
  last_day TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE IF NOT EXISTS conversation (
  id TEXT PRIMARY KEY,
  persona TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  -- Whether the title is the person's own.
  named INTEGER NOT NULL DEFAULT 0,
  partner_name TEXT,
  -- The other's settled birth as JSON.
  partner_birth TEXT,
  -- What care remembers, as JSON; it is never turned back, whatever is edited away.
  care TEXT,
  -- When it was last said that this is a machine.
  reminded_ms INTEGER,
  created_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS message (
  conversation_id TEXT NOT NULL,
  id TEXT NOT NULL,
  -- In the order in which they were taken.
  seq INTEGER NOT NULL,
  -- Null where another message has taken its place: its words are gone, its id is remembered for late repeats.
  text TEXT,
  language TEXT NOT NULL,
  -- What care made of it, as JSON.
  verdict TEXT NOT NULL,
  answer_id TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  PRIMARY KEY (conversation_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS answer (
  id TEXT PRIMARY KEY,
  conversation_id TEXT NOT NULL,
  message_id TEXT NOT NULL,
  state TEXT NOT NULL,
  -- The life of the object that makes it: no other can end it well.
  boot TEXT NOT NULL,
  kind TEXT,
  language TEXT NOT NULL,
  card TEXT,
  -- What the turn added to the conversation's memory, as JSON.
  memory TEXT,
  feedback TEXT,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS answer_by_conversation ON answer (conversation_id, state);

CREATE TABLE IF NOT EXISTS sentence (
  answer_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  text TEXT NOT NULL,
  paragraph INTEGER NOT NULL,
  play INTEGER NOT NULL,
  citations TEXT NOT NULL,
  PRIMARY KEY (answer_id, seq)
) STRICT, WITHOUT ROWID;

-- What an answer takes of a day's messages; no words, so that it outlives a conversation that is deleted.
CREATE TABLE IF NOT EXISTS charge (
  answer_id TEXT PRIMARY KEY,
  day TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Messages that were bought, by order: granted once, however often it is told.
CREATE TABLE IF NOT EXISTS pack (
  order_id TEXT PRIMARY KEY,
  messages INTEGER NOT NULL,
  -- Whether what was not used has been taken back.
  closed INTEGER NOT NULL DEFAULT 0,
  granted_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Answers that a bought message was taken for. No words here either.
CREATE TABLE IF NOT EXISTS pack_charge (
  answer_id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS pack_charge_by_order ON pack_charge (order_id);
`;

/** Whether anything was ever written here, or since everything was deleted. */
export function hasTables({ sql }: DurableObjectStorage): boolean {
  return (
    sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'person'").toArray().length > 0
  );
}

/** Makes the tables where there are none: at the first write, which may come after everything was deleted. */
export function makeTables({ sql }: DurableObjectStorage): void {
  sql.exec(TABLES);
  sql.exec('INSERT OR IGNORE INTO person (one) VALUES (1)');
}
