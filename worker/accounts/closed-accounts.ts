import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { base64url } from 'jose';
import { ID_TOKEN_SECONDS } from '../identity/id-token.ts';
import type { SessionKeys } from '../identity/session-keys.ts';

/** How long a deletion is remembered: no ID token from before it is good for longer. */
const REMEMBERED_SECONDS = ID_TOKEN_SECONDS + 60;

/** What a deleted account is remembered by, under each key, the one that signs first: whoever reads the rows learns no id. */
export function closedHashes(userId: string, keys: SessionKeys): Promise<string[]> {
  const text = new TextEncoder().encode(`closed-account:${userId}`);
  return Promise.all(
    keys.map(async ({ secret }) => {
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, ['sign']);
      return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
    }),
  );
}

/** Remembers that an account has just been deleted. */
export function rememberClosed(db: D1Database, closedHash: string, nowMs: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO closed_account (id_hash, closed_seconds) VALUES (?, ?)
       ON CONFLICT (id_hash) DO UPDATE SET closed_seconds = excluded.closed_seconds`,
    )
    .bind(closedHash, Math.floor(nowMs / 1000));
}

/** Forgets the deletions that nothing can undo any more. */
export function forgetClosed(db: D1Database, nowMs: number): D1PreparedStatement {
  return db
    .prepare('DELETE FROM closed_account WHERE closed_seconds < ?')
    .bind(Math.floor(nowMs / 1000) - REMEMBERED_SECONDS);
}
