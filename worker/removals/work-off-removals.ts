import type { D1Database } from '@cloudflare/workers-types';
import { accountsQuery } from '../accounts/accounts-query.ts';
import type { Bindings } from '../bindings.ts';
import { conversationsById } from '../conversations/reach-conversations.ts';
import { logError } from '../log.ts';

/** A request that was let in before the account went has ended by then, and what it may have written is removed again. */
export const LAST_REQUEST_MS = 600_000;
/** Removals of one run. */
const MOST = 100;

interface Removal {
  object_id: string;
  asked_ms: number;
}

const due = accountsQuery(async (db: D1Database): Promise<Removal[]> => {
  const { results } = await db
    .prepare('SELECT object_id, asked_ms FROM removal ORDER BY asked_ms LIMIT ?')
    .bind(MOST)
    .all<Removal>();
  return results;
});

const done = accountsQuery(async (db: D1Database, objectId: string): Promise<void> => {
  await db.prepare('DELETE FROM removal WHERE object_id = ?').bind(objectId).run();
});

type RemovalBindings = Pick<Bindings, 'ACCOUNTS' | 'CONVERSATIONS' | 'CHAT_JURISDICTION'>;

/** Whether the object was found empty, at a time after which nothing comes any more. */
async function isEmptied(env: RemovalBindings, removal: Removal, nowMs: number): Promise<boolean> {
  const conversations = conversationsById(env, removal.object_id);
  if ((await conversations.count()) === 0) return nowMs - removal.asked_ms >= LAST_REQUEST_MS;
  await conversations.erase();
  return false;
}

/**
 * Empties the objects of people whose account was removed; the tables went with the account, in one transaction with these rows. Runs
 * until each object says that it is empty. Never rejects: what fails is tried at the next run.
 */
export async function workOffRemovals(env: RemovalBindings, nowMs: number): Promise<void> {
  const removals = await due(env.ACCOUNTS).catch((failure: unknown) => {
    logError('removal_failed', failure, 'cron');
    return [];
  });
  for (const removal of removals) {
    try {
      if (await isEmptied(env, removal, nowMs)) await done(env.ACCOUNTS, removal.object_id);
    } catch (failure) {
      logError('removal_failed', failure, 'cron');
    }
  }
}
