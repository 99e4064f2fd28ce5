import { AppError } from '../../contract/app-error.ts';
import {
  endSession,
  findSession,
  type SeenFrom,
  type SessionTimes,
  touchSession,
} from '../accounts/session-rows.ts';
import type { User } from '../accounts/user-rows.ts';
import type { Given } from '../given.ts';
import { IdentityError } from '../identity/identity-error.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import { type Session, type SessionUse, verifySession } from '../identity/session-token.ts';
import { mayGoOn, type ProviderBindings } from './provider-check.ts';

/** Who is asking, and by which session. */
export interface Person {
  user: User;
  session: Session;
}

/** A token that somebody brings, and what it is brought for. */
export interface Credential {
  token: string;
  use: SessionUse;
}

export interface Recognised {
  person: Person;
  times: SessionTimes;
}

/** When a session was last in use is known to the hour: a write for each request would be too dear. */
const COARSE_MS = 3600 * 1000;

/**
 * The session that a token names, whether it lives or not; null for a token that proves nothing.
 * @throws AppError accounts_unavailable where there are no keys to read it by.
 */
export async function readSession(
  { token, use }: Credential,
  { env, nowMs, log }: Given<'SESSION_KEYS'>,
): Promise<Session | null> {
  try {
    return await verifySession(token, use, readSessionKeys(env.SESSION_KEYS), nowMs);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.code === 'unavailable')
      throw new AppError('accounts_unavailable', error.message, { cause: error });
    log.security('session_refused', error.code);
    return null;
  }
}

/**
 * The person of a token whose session lives, and whom the identity provider lets be; null where it proves nothing.
 * @throws AppError accounts_unavailable where the database or the keys cannot be read.
 */
export async function recognise(
  credential: Credential,
  given: Given<'ACCOUNTS' | 'SESSION_KEYS' | ProviderBindings>,
): Promise<Recognised | null> {
  const session = await readSession(credential, given);
  if (!session) return null;
  const live = await findSession(given.env.ACCOUNTS, session);
  if (!live) given.log.security('session_refused', 'ended');
  if (!live || !(await mayGoOn(session, live.times, given))) return null;
  return { person: { user: live.user, session }, times: live.times };
}

/** Notes that a session is in use, and where; a failure is logged and stops nothing. */
export async function noteUse(
  { person, times }: Recognised,
  seenFrom: SeenFrom,
  { env, nowMs, log }: Given<'ACCOUNTS'>,
): Promise<void> {
  if (nowMs - times.seenMs < COARSE_MS) return;
  await touchSession(env.ACCOUNTS, person.session.id, seenFrom, nowMs).catch((error: unknown) =>
    log.error('background_failed', error),
  );
}

/**
 * Ends the session that a token names, in the database and not in a browser alone. Ending it twice is no fault.
 * @throws AppError accounts_unavailable where the database cannot be written.
 */
export async function signOutOf(
  credential: Credential,
  given: Given<'ACCOUNTS' | 'SESSION_KEYS'>,
): Promise<void> {
  const session = await readSession(credential, given);
  if (session && (await endSession(given.env.ACCOUNTS, session))) given.log.security('sign_out', 'asked');
}
