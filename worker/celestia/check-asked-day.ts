import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import { countAsked } from './count-asked.ts';

/**
 * Counts a question of a network address against what a day is held to; nothing where the setting is empty.
 * @throws AppError too_many_requests, until the day is over; accounts_unavailable where the database cannot be written.
 */
export async function checkAskedDay(
  address: string,
  { env, nowMs }: Pick<Given<'ASK_DAILY_LIMIT' | 'ACCOUNTS' | 'SESSION_KEYS'>, 'env' | 'nowMs'>,
): Promise<void> {
  const { ASK_DAILY_LIMIT, ACCOUNTS, SESSION_KEYS } = env;
  const keys = readSessionKeys(SESSION_KEYS);
  const most = Number(ASK_DAILY_LIMIT);
  if (ASK_DAILY_LIMIT === '' || !(most >= 0) || keys.length === 0) return;
  await countAsked(address, { db: ACCOUNTS, keys, most, nowMs });
}
