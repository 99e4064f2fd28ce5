import type { PushAnswer } from '../../contract/push.ts';
import { nextDueMs } from '../../features/tidings/next-due.ts';
import type { ChosenTidings } from '../../features/tidings/read-tidings-form.ts';
import { firstChoice } from '../../features/tidings/tiding-choice.ts';
import type { AccountTidings } from '../../routes/services/account-service.ts';
import { zoneClock } from '../../routes/zones/zone-clock.ts';
import type { User } from '../accounts/user-rows.ts';
import { CLOCKS } from '../civil-time/clocks.ts';
import type { Given } from '../given.ts';
import { keepToken, tokenKeptMs } from '../push/push-rows.ts';
import { type PushBindings, pushConfig } from '../push/push-settings.ts';
import { isReachable, type LetterBindings, mayMailLetters } from './send-letter-piece.ts';
import { findTidings, keepTidings } from './tiding-rows.ts';

/** What a person chose, and by which ways they can be told; null where the site has none. @throws AppError accounts_unavailable. */
export async function tidingsOf(
  user: Pick<User, 'id' | 'email' | 'emailVerified'>,
  sessionId: string,
  { env }: Pick<Given<'ACCOUNTS' | LetterBindings | PushBindings>, 'env'>,
): Promise<AccountTidings | null> {
  const config = pushConfig(env);
  const mayMail = mayMailLetters(env);
  if (!mayMail && !config) return null;
  const [choice, keptMs] = await Promise.all([
    findTidings(env.ACCOUNTS, user.id),
    config ? tokenKeptMs(env.ACCOUNTS, { sessionId, userId: user.id }) : null,
  ]);
  return {
    choice,
    letters: mayMail
      ? { isReachable: isReachable(user, env), mailboxClosed: choice?.mailboxClosedMs != null }
      : null,
    push: config && { config, isOn: keptMs !== null },
  };
}

/**
 * Keeps what a person chose; what was not asked stays. The next piece is due by their own clock.
 * @throws AppError accounts_unavailable.
 */
export async function chooseTidings(
  userId: string,
  chosen: ChosenTidings,
  { env, nowMs }: Pick<Given<'ACCOUNTS'>, 'env' | 'nowMs'>,
): Promise<void> {
  const kept = await findTidings(env.ACCOUNTS, userId);
  const choice = { ...(kept ?? firstChoice(chosen.zone)), ...chosen };
  const clock = zoneClock(CLOCKS, choice.zone, nowMs, nowMs);
  // A mailbox that was closed is tried anew where letters were asked about.
  const mailboxClosedMs = chosen.mail === undefined ? (kept?.mailboxClosedMs ?? null) : null;
  const nextMs = nextDueMs(nowMs, choice, clock);
  await keepTidings(env.ACCOUNTS, userId, { ...choice, mailboxClosedMs }, { nextMs, nowMs });
}

/** A browser that is to be told: whose, and what the messaging service knows it by. */
interface NewBrowser {
  userId: string;
  sessionId: string;
  token: string;
  /** Where the visitor seems to be. */
  zone: string;
}

/** Has a browser told; who had chosen no notifications yet gets them daily. @throws AppError accounts_unavailable. */
export async function beginPush(
  { zone, ...browser }: NewBrowser,
  given: Pick<Given<'ACCOUNTS'>, 'env' | 'nowMs'>,
): Promise<PushAnswer> {
  const { env, nowMs } = given;
  await keepToken(env.ACCOUNTS, browser, nowMs);
  const kept = await findTidings(env.ACCOUNTS, browser.userId);
  if (kept && kept.push !== 'never') return { rhythm: kept.push, kinds: [...kept.pushKinds] };
  const first = firstChoice(kept?.zone ?? zone);
  const pushKinds = kept && kept.pushKinds.length > 0 ? kept.pushKinds : first.pushKinds;
  const { hour } = kept ?? first;
  await chooseTidings(browser.userId, { push: 'daily', pushKinds, hour, zone: first.zone }, given);
  return { rhythm: 'daily', kinds: [...pushKinds] };
}
