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

/**
 * Removes a person and everything of theirs. What stays for an hour is a hash that only the site can make: a proof from before
 * the deletion shall not make the account anew.
 */
export const removeUser = accountsQuery(
  async (db: D1Database, { userId, closedHash, objectIds }: Removed, nowMs: number): Promise<void> => {
    await db.batch([
      ...objectIds.map((objectId) =>
        db
          .prepare(
            'INSERT INTO removal (object_id, asked_ms) VALUES (?, ?) ON CONFLICT (object_id) DO NOTHING',
          )
          .bind(objectId, nowMs),
      ),
      ...removalOf(db, userId),
      forgetClosed(db, nowMs),
      rememberClosed(db, closedHash, nowMs),
    ]);
  },
);
