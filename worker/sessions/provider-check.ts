import { AppError } from '../../contract/app-error.ts';
import { endSessions, endSessionsBefore, passCheck, type SessionTimes } from '../accounts/session-rows.ts';
import type { Given } from '../given.ts';
import { EMULATOR_PROJECT } from '../identity/emulator-token.ts';
import type { Identity } from '../identity/id-token.ts';
import { IdentityError } from '../identity/identity-error.ts';
import {
  type AccountsDoor,
  createProviderAccounts,
  type ProviderAccount,
} from '../identity/provider-accounts.ts';
import type { Session } from '../identity/session-token.ts';
import { logGap } from '../log.ts';

const IS_EMULATOR_BUILD = import.meta.env.MODE === 'emulator';

/** How long the provider's word is good for: a reset or a closed account is known here within a day. */
const GOOD_FOR_MS = 24 * 3600 * 1000;

/** The provider's accounts: an access token of the site's own and no visitor's data is kept between requests. */
const providerAccounts = createProviderAccounts({
  fetch: (url, init) => fetch(url, init),
  nowMs: () => Date.now(),
});

/** The settings that say where the provider is asked, and by what right. */
export type ProviderBindings = 'FIREBASE_PROJECT_ID' | 'GOOGLE_SERVICE_ACCOUNT' | 'AUTH_EMULATOR_URL';

/** Where the provider is asked; null, told in the log, where the site has not been given the right to. */
function doorOf(env: Given<ProviderBindings>['env']): AccountsDoor | null {
  const { FIREBASE_PROJECT_ID: projectId, GOOGLE_SERVICE_ACCOUNT: serviceAccount } = env;
  if (IS_EMULATOR_BUILD && EMULATOR_PROJECT.test(projectId))
    return { kind: 'emulator', projectId, url: env.AUTH_EMULATOR_URL };
  if (serviceAccount) return { kind: 'google', projectId, serviceAccount };
  logGap('check_left_out', 'GOOGLE_SERVICE_ACCOUNT is empty: the provider is not asked about its accounts');
  return null;
}

/**
 * The provider's account of a person, for what may as well stay unknown: null where the site has not the right to ask, or asking
 * has failed just now.
 * @throws IdentityError unavailable
 */
export async function askProvider(
  userId: string,
  { env }: Pick<Given<ProviderBindings>, 'env'>,
): Promise<ProviderAccount | null> {
  const door = doorOf(env);
  return door && !providerAccounts.isResting() ? providerAccounts.find(userId, door) : null;
}

/** Why a proof of some moment counts no more; null: it does. */
function refusalOf(
  account: ProviderAccount,
  authTimeSeconds: number,
): 'disabled' | 'gone' | 'revoked' | null {
  if (account.state !== 'open') return account.state;
  return account.validSinceSeconds > authTimeSeconds ? 'revoked' : null;
}

/** Ends what the provider's word ends, of this person's sessions and proofs. */
async function revoke(
  userId: string,
  account: ProviderAccount,
  { env, nowMs }: Given<'ACCOUNTS'>,
): Promise<void> {
  if (account.state === 'open') await endSessionsBefore(env.ACCOUNTS, userId, account.validSinceSeconds);
  else await endSessions(env.ACCOUNTS, userId, nowMs);
}

/** A proof with what the provider said of it just now. */
export interface CheckedIdentity {
  identity: Identity;
  /** 0 where the provider was not asked. */
  validSinceSeconds: number;
  isChecked: boolean;
}

/**
 * Asks the provider about a person who has just proved who they are: an ID token is good for an hour, whatever has become of
 * the account meanwhile. Where the site has not the right to ask, the token alone counts. `mayBeGone`: to an account that is
 * gone the proof still counts.
 * @throws AppError invalid_token, and every session that must end has ended; accounts_unavailable where the provider cannot
 * be asked: who is out waits a moment rather than that a closed account comes in.
 */
export async function checkIdentity(
  identity: Identity,
  given: Given<'ACCOUNTS' | ProviderBindings>,
  { mayBeGone = false }: { mayBeGone?: boolean } = {},
): Promise<CheckedIdentity> {
  const door = doorOf(given.env);
  if (!door) return { identity, validSinceSeconds: 0, isChecked: false };
  const { userId, authTimeSeconds } = identity;
  const account = await providerAccounts.find(userId, door).catch((cause: unknown) => {
    throw new AppError('accounts_unavailable', String(cause), { cause });
  });
  const refusal = refusalOf(account, authTimeSeconds);
  if (refusal && !(refusal === 'gone' && mayBeGone)) {
    await revoke(userId, account, given);
    throw new AppError('invalid_token', `the provider’s account is ${refusal}`);
  }
  if (account.state !== 'open') return { identity, validSinceSeconds: 0, isChecked: true };
  const { email, emailVerified, validSinceSeconds } = account;
  return { identity: { ...identity, email, emailVerified }, validSinceSeconds, isChecked: true };
}

/**
 * Whether a session may go on: once a day the provider is asked about its person. Whatever uses the session, a page or a
 * script, is what asks. While the provider does not answer the session goes on, and the next request asks again.
 * @throws AppError accounts_unavailable where the database cannot be written.
 */
export async function mayGoOn(
  { id, userId, authTimeSeconds }: Session,
  { checkedMs }: SessionTimes,
  given: Given<'ACCOUNTS' | ProviderBindings>,
): Promise<boolean> {
  const { env, nowMs, log } = given;
  if (nowMs - checkedMs < GOOD_FOR_MS) return true;
  const door = doorOf(env);
  if (!door || providerAccounts.isResting()) return true;
  try {
    const account = await providerAccounts.find(userId, door);
    const refusal = refusalOf(account, authTimeSeconds);
    if (refusal) {
      await revoke(userId, account, given);
      log.security('sessions_revoked', refusal);
      return false;
    }
    if (account.state === 'open') await passCheck(env.ACCOUNTS, { id, userId }, account, nowMs);
    return true;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    log.error('provider_unavailable', error);
    return true;
  }
}
