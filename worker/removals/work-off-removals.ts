import type { D1Database } from '@cloudflare/workers-types';
import { accountsQuery } from '../accounts/accounts-query.ts';
import type { Bindings } from '../bindings.ts';
import { conversationsById } from '../conversations/reach-conversations.ts';
import { logError } from '../log.ts';
import { noteDeletion, replayDeletions } from './deletion-journal.ts';

/** A request that was let in before the account went has ended by then, and what it may have written is removed again. */
export const LAST_REQUEST_MS = 600_000;
/** Removals of one run. */
const MOST = 100;

interface Removal {
  /** Of a book its key, of a deletion its hash. */
  object_id: string;
  asked_ms: number;
  store: 'CONVERSATIONS' | 'BOOKS' | 'JOURNAL' | 'REPLAY';
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

type RemovalBindings = Pick<
  Bindings,
  'ACCOUNTS' | 'BOOKS' | 'CONVERSATIONS' | 'CHAT_JURISDICTION' | 'SESSION_KEYS'
>;

/** How one kind of thing is emptied, or done: true where it was already. */
type Emptying = (env: RemovalBindings, removal: Removal, nowMs: number) => Promise<boolean>;

const EMPTYINGS: Readonly<Record<Removal['store'], Emptying>> = {
  async CONVERSATIONS(env, { object_id: id }) {
    const conversations = conversationsById(env, id);
    if ((await conversations.count()) === 0) return true;
    await conversations.erase();
    return false;
  },
  async BOOKS({ BOOKS }, { object_id: key }) {
    const { objects } = await BOOKS.list({ prefix: `${key}/` });
    if (objects.length === 0) return true;
    await BOOKS.delete(objects.map((object: { key: string }) => object.key));
    return false;
  },
  JOURNAL: (env, { object_id: closedHash, asked_ms: deletedMs }) =>
    noteDeletion(env, { closedHash, deletedMs }),
  // Asked for by whoever has brought a backup back (docs/operate.md).
  async REPLAY(env, _removal, nowMs) {
    return (await replayDeletions(env, nowMs)) === 0;
  },
};

/** Whether it was found empty, at a time after which nothing comes any more. */
async function isEmptied(env: RemovalBindings, removal: Removal, nowMs: number): Promise<boolean> {
  const isEmpty = await EMPTYINGS[removal.store](env, removal, nowMs);
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
