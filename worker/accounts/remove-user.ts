import type { D1Database } from '@cloudflare/workers-types';
import { accountsQuery } from './accounts-query.ts';
import { forgetClosed, rememberClosed } from './closed-accounts.ts';
import { removalOf } from './personal-data.ts';

/**
 * Removes a person and everything of theirs. What stays for an hour is a hash that only the site can make: a proof from before
 * the deletion shall not make the account anew.
 */
export const removeUser = accountsQuery(
  async (db: D1Database, userId: string, closedHash: string, nowMs: number): Promise<void> => {
    await db.batch([
      ...removalOf(db, userId),
      forgetClosed(db, nowMs),
      rememberClosed(db, closedHash, nowMs),
    ]);
  },
);
