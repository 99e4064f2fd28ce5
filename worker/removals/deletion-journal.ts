import type { D1Database } from '@cloudflare/workers-types';
import { accountsQuery } from '../accounts/accounts-query.ts';
import { closedHashes } from '../accounts/closed-accounts.ts';
import { objectIdsOf } from '../accounts/personal-data.ts';
import { removeUser } from '../accounts/remove-user.ts';
import type { User } from '../accounts/user-rows.ts';
import type { Bindings } from '../bindings.ts';
import { requireSessionKeys } from '../identity/session-keys.ts';

/**
 * Which accounts were deleted, told where a loss of the database leaves it: a backup that is brought back holds people who have left
 * since. An entry is a hash that only the site can make and the moment at which it was laid down; the bucket lets go of it after a
 * month (docs/deploy.md), when there is no backup any more that is older.
 */

const FOLDER = 'deleted/';
/** People of one round of a replay. */
const MOST = 500;

type JournalBindings = Pick<
  Bindings,
  'ACCOUNTS' | 'BOOKS' | 'CONVERSATIONS' | 'CHAT_JURISDICTION' | 'SESSION_KEYS'
>;

interface Deletion {
  closedHash: string;
  deletedMs: number;
}

/** Notes a deletion; false where it was not noted yet, or only one of an earlier account of the same person. */
export async function noteDeletion(
  { BOOKS }: Pick<Bindings, 'BOOKS'>,
  { closedHash, deletedMs }: Deletion,
): Promise<boolean> {
  const path = FOLDER + closedHash;
  const noted = await BOOKS.head(path);
  if (noted && noted.uploaded.getTime() >= deletedMs) return true;
  await BOOKS.put(path, '');
  return false;
}

/** Every deletion that is noted, by its hash, with its moment. */
async function readJournal({ BOOKS }: JournalBindings): Promise<Map<string, number>> {
  const noted = new Map<string, number>();
  let cursor: string | undefined;
  do {
    const page = await BOOKS.list({ prefix: FOLDER, ...(cursor !== undefined && { cursor }) });
    for (const { key, uploaded } of page.objects) noted.set(key.slice(FOLDER.length), uploaded.getTime());
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return noted;
}

type Person = Pick<User, 'id' | 'createdMs'>;

const peopleAfter = accountsQuery(async (db: D1Database, after: string): Promise<Person[]> => {
  const { results } = await db
    .prepare('SELECT id, created_ms AS createdMs FROM user WHERE id > ?1 ORDER BY id LIMIT ?2')
    .bind(after, MOST)
    .all<Person>();
  return results;
});

/**
 * Removes whoever has deleted their account since the database that is there was written. Who made another account afterwards keeps it.
 * @returns how many were removed.
 */
export async function replayDeletions(env: JournalBindings, nowMs: number): Promise<number> {
  const noted = await readJournal(env);
  const keys = requireSessionKeys(env.SESSION_KEYS);
  let removed = 0;
  let people = noted.size > 0 ? await peopleAfter(env.ACCOUNTS, '') : [];
  while (people.length > 0) {
    for (const person of people) {
      const hashes = await closedHashes(person.id, keys);
      const closedHash = hashes.find((hash) => (noted.get(hash) ?? 0) > person.createdMs);
      if (closedHash === undefined) continue;
      const objectIds = objectIdsOf(env, person);
      await removeUser(env.ACCOUNTS, { userId: person.id, closedHash, objectIds }, nowMs);
      removed += 1;
    }
    people = await peopleAfter(env.ACCOUNTS, people.at(-1)?.id ?? '');
  }
  return removed;
}
