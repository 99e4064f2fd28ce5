import { nextDueMs } from '../../features/tidings/next-due.ts';
import type { ChosenLetters } from '../../features/tidings/read-tidings-form.ts';
import type { AccountLetters } from '../../routes/services/account-service.ts';
import { zoneClock } from '../../routes/zones/zone-clock.ts';
import type { User } from '../accounts/user-rows.ts';
import { CLOCKS } from '../civil-time/clocks.ts';
import type { Given } from '../given.ts';
import { isReachable, type LetterBindings, mayMailLetters } from './send-letter-piece.ts';
import { findTidings, keepTidings } from './tiding-rows.ts';

/** What a person chose; null where the site can send no letters. @throws AppError accounts_unavailable. */
export async function lettersOf(
  user: Pick<User, 'id' | 'email' | 'emailVerified'>,
  { env }: Pick<Given<'ACCOUNTS' | LetterBindings>, 'env'>,
): Promise<AccountLetters | null> {
  if (!mayMailLetters(env)) return null;
  const kept = await findTidings(env.ACCOUNTS, user.id);
  return {
    choice: kept,
    isReachable: isReachable(user, env),
    mailboxClosed: kept !== null && kept.mailboxClosedMs !== null,
  };
}

/**
 * Keeps what a person chose; what they chose of notifications stays. The next letter is due by their own clock.
 * @throws AppError accounts_unavailable.
 */
export async function chooseLetters(
  userId: string,
  chosen: ChosenLetters,
  { env, nowMs }: Pick<Given<'ACCOUNTS'>, 'env' | 'nowMs'>,
): Promise<void> {
  const kept = await findTidings(env.ACCOUNTS, userId);
  const choice = { ...chosen, push: kept?.push ?? 'never' };
  const clock = zoneClock(CLOCKS, choice.zone, nowMs, nowMs);
  await keepTidings(env.ACCOUNTS, userId, choice, { nextMs: nextDueMs(nowMs, choice, clock), nowMs });
}
