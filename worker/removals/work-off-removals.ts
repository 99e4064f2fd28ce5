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
  /** Of a book its key. */
  object_id: string;
  asked_ms: number;
  store: 'CONVERSATIONS' | 'BOOKS';
}

const due = accountsQuery(async (db: D1Database): Promise<Removal[]> => {
  const { results } = await db
    .prepare('SELECT object_id, asked_ms, store FROM removal ORDER BY asked_ms LIMIT ?')
    .bind(MOST)
    .all<Removal>();
  return results;
});

const done = accountsQuery(async (db: D1Database, objectId: string): Promise<void> => {
  await db.prepare('DELETE FROM removal WHERE object_id = ?').bind(objectId).run();
});

type RemovalBindings = Pick<Bindings, 'ACCOUNTS' | 'BOOKS' | 'CONVERSATIONS' | 'CHAT_JURISDICTION'>;

/** How one kind of thing is emptied: true where it was empty already. */
type Emptying = (env: RemovalBindings, id: string) => Promise<boolean>;

const EMPTYINGS: Readonly<Record<Removal['store'], Emptying>> = {
  async CONVERSATIONS(env, id) {
    const conversations = conversationsById(env, id);
    if ((await conversations.count()) === 0) return true;
    await conversations.erase();
    return false;
  },
  async BOOKS({ BOOKS }, key) {
    const { objects } = await BOOKS.list({ prefix: `${key}/` });
    if (objects.length === 0) return true;
    await BOOKS.delete(objects.map((object: { key: string }) => object.key));
    return false;
  },
};

/** Whether it was found empty, at a time after which nothing comes any more. */
async function isEmptied(env: RemovalBindings, removal: Removal, nowMs: number): Promise<boolean> {
  const isEmpty = await EMPTYINGS[removal.store](env, removal.object_id);
  return isEmpty && nowMs - removal.asked_ms >= LAST_REQUEST_MS;
}

/**
 * Empties the objects of people whose account was removed, and removes books whose order is gone; the tables went with the account, in
 * one transaction with these rows. Runs until each is found empty. Never rejects: what fails is tried at the next run.
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
