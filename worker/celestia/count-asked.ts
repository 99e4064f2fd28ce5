import type { D1Database } from '@cloudflare/workers-types';
import { base64url } from 'jose';
import { AppError } from '../../contract/app-error.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';
import { firstKey, type SessionKeys } from '../identity/session-keys.ts';

const SECONDS_PER_DAY = 86_400;
const MS_PER_SECOND = 1000;

async function hashOf(address: string, day: string, keys: SessionKeys): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new Uint8Array(firstKey(keys).secret), algorithm, false, [
    'sign',
  ]);
  const text = new TextEncoder().encode(`asked:${day}:${address}`);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
}

interface Counted {
  db: D1Database;
  keys: SessionKeys;
  /** Questions that an address may ask on a day (UTC). */
  most: number;
  nowMs: number;
}

const countOf = accountsQuery(async (db: D1Database, day: string, hash: string): Promise<number> => {
  const [, counted] = await db.batch<{ times: number }>([
    db.prepare('DELETE FROM asked WHERE day < ?').bind(day),
    db
      .prepare(
        `INSERT INTO asked (day, address_hash, times) VALUES (?, ?, 1)
         ON CONFLICT (day, address_hash) DO UPDATE SET times = times + 1 RETURNING times`,
      )
      .bind(day, hash),
  ]);
  return counted?.results[0]?.times ?? 0;
});

/**
 * Counts a question of a network address. What stands of it is a keyed hash that is another each day, and yesterday's goes with
 * today's first question.
 * @throws AppError too_many_requests, until the day is over; accounts_unavailable where the database cannot be written.
 */
export async function countAsked(address: string, { db, keys, most, nowMs }: Counted): Promise<void> {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  if ((await countOf(db, day, await hashOf(address, day, keys))) <= most) return;
  const passed = Math.floor(nowMs / MS_PER_SECOND) % SECONDS_PER_DAY;
  throw new AppError('too_many_requests', undefined, { retryAfterSeconds: SECONDS_PER_DAY - passed });
}
