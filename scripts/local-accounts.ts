import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readD1Migrations } from '@cloudflare/vitest-plugin';
import type { D1Database } from '@cloudflare/workers-types';

/** What accounts need on one's own machine: their tables, and a secret for the sessions. */

const MIGRATIONS = 'worker/migrations/accounts';
const SECRET_BYTES = 32;

/** Applies what has not been applied, in order; recorded where wrangler records it too. */
export async function migrateAccounts(db: D1Database): Promise<void> {
  await db
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run();
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const { name, queries } of await readD1Migrations(MIGRATIONS)) {
    if (applied.has(name)) continue;
    await db.batch([
      ...queries.map((query) => db.prepare(query)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
}

/** A secret made once and kept beside the databases, so that sessions outlive a restart. */
export function localSessionKeys(stateDir: string): string {
  const file = join(stateDir, 'session-keys');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const setting = `local:${randomBytes(SECRET_BYTES).toString('base64url')}`;
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(file, setting, { mode: 0o600 });
  return setting;
}
