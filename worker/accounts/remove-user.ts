import type { D1Database } from '@cloudflare/workers-types';
import { accountsQuery } from './accounts-query.ts';
import { forgetClosed, rememberClosed } from './closed-accounts.ts';
import { removalOf } from './personal-data.ts';

interface Removed {
  userId: string;
  closedHash: string;
  /** The objects of theirs, to be emptied afterwards (removals/work-off-removals.ts). */
  objectIds: readonly string[];
}

/** Has something emptied, noted or done afterwards. */
const AFTERWARDS =
  'INSERT INTO removal (object_id, asked_ms, store) VALUES (?, ?, ?) ON CONFLICT (object_id) DO UPDATE SET asked_ms = excluded.asked_ms';

/**
 * Removes a person and everything of theirs. What stays is a hash that only the site can make: here for an hour, for a proof from before
 * the deletion shall not make the account anew, and in the journal of deletions for a month, for a backup shall not either.
 */
export const removeUser = accountsQuery(
  async (db: D1Database, { userId, closedHash, objectIds }: Removed, nowMs: number): Promise<void> => {
    await db.batch([
      ...objectIds.map((objectId) => db.prepare(AFTERWARDS).bind(objectId, nowMs, 'CONVERSATIONS')),
      db.prepare(AFTERWARDS).bind(closedHash, nowMs, 'JOURNAL'),
      ...removalOf(db, userId),
      forgetClosed(db, nowMs),
      rememberClosed(db, closedHash, nowMs),
    ]);
  },
);
