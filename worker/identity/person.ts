import type { Context } from 'hono';
import { AppError } from '../../contract/app-error.ts';
import { endSession, findSession, type SessionTimes, touchSession } from '../accounts/session-rows.ts';
import type { User } from '../accounts/user-rows.ts';
import type { AppEnv } from '../env.ts';
import { requestId } from '../http/request-id.ts';
import { logError, logSecurity } from '../log.ts';
import {
  clearCookies,
  extendShownCookies,
  readSessionCookie,
  setSessionCookies,
  showsSomeone,
} from './cookies.ts';
import { IdentityError } from './identity-error.ts';
import { mayGoOn } from './provider-check.ts';
import { seenFrom } from './seen-from.ts';
import {
  isDueForRenewal,
  readSessionKeys,
  type Session,
  type SessionUse,
  signSession,
  verifySession,
} from './session-token.ts';

/** Who is asking, and by which session. */
export interface Person {
  user: User;
  session: Session;
}

interface FoundToken {
  token: string;
  use: SessionUse;
}

/** When a session was last in use is known to the hour: a write for each request would be too dear. */
const COARSE_MS = 3600 * 1000;

function cookieToken(c: Context<AppEnv>): FoundToken | null {
  const token = readSessionCookie(c);
  return token ? { token, use: 'session' } : null;
}

function bearerToken(c: Context<AppEnv>): FoundToken | null {
  const bearer = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  return bearer ? { token: bearer, use: 'api' } : null;
}

async function readSession(c: Context<AppEnv>, { token, use }: FoundToken): Promise<Session | null> {
  try {
    return await verifySession(token, use, readSessionKeys(c.env.SESSION_KEYS), Date.now());
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.code === 'unavailable')
      throw new AppError('accounts_unavailable', error.message, { cause: error });
    logSecurity('session_refused', error.code, requestId(c));
    return null;
  }
}

/** The session that the cookie's token names, whether it lives or not; null for a token that proves nothing. */
export async function readCookieSession(c: Context<AppEnv>): Promise<Session | null> {
  const found = cookieToken(c);
  return found && readSession(c, found);
}

async function renew(c: Context<AppEnv>, session: Session): Promise<void> {
  const keys = readSessionKeys(c.env.SESSION_KEYS);
  setSessionCookies(c, session.userId, await signSession(session, 'session', keys, Date.now()));
  extendShownCookies(c);
}

/** An answer to a script may still be on its way when the person signs out, and must not sign them in again. */
function isRenewed({ use }: FoundToken, session: Session, c: Context<AppEnv>): boolean {
  return use === 'session' && !c.req.path.startsWith('/api/') && isDueForRenewal(session, Date.now());
}

/** Behind the answer: whoever asks does not wait for it, and does not fail with it. */
function noteUse(c: Context<AppEnv>, { id }: Session, { seenMs }: SessionTimes): void {
  const nowMs = Date.now();
  if (nowMs - seenMs < COARSE_MS) return;
  const noted = touchSession(c.env.ACCOUNTS, id, seenFrom(c), nowMs);
  c.executionCtx.waitUntil(
    noted.catch((error: unknown) => logError('background_failed', error, requestId(c))),
  );
}

async function personOf(c: Context<AppEnv>, found: FoundToken | null): Promise<Person | null> {
  if (!found) {
    // The session's cookie has run out or was taken away, and the ones that are only shown were not.
    if (showsSomeone(c)) clearCookies(c);
    return null;
  }
  const session = await readSession(c, found);
  const live = session && (await findSession(c.env.ACCOUNTS, session));
  if (session && !live) logSecurity('session_refused', 'ended', requestId(c));
  if (!session || !live || !(await mayGoOn(c, session, live.times))) {
    if (found.use === 'session') clearCookies(c);
    return null;
  }
  noteUse(c, session, live.times);
  if (isRenewed(found, session, c)) await renew(c, session);
  return { user: live.user, session };
}

/**
 * The person of a request's bearer or cookie; null where there is none, or one that proves nothing (its cookies are then
 * taken back). A page signs a session anew that has grown a day old.
 * @throws AppError accounts_unavailable where the database or the keys cannot be read.
 */
export function findPerson(c: Context<AppEnv>): Promise<Person | null> {
  return personOf(c, bearerToken(c) ?? cookieToken(c));
}

/** @throws AppError unauthorized where nobody is signed in. */
export async function requirePerson(c: Context<AppEnv>): Promise<Person> {
  const person = await findPerson(c);
  if (!person) throw new AppError('unauthorized');
  return person;
}

/** The person of the cookie alone: a bearer is not enough. @throws AppError unauthorized where nobody is signed in. */
export async function requireCookiePerson(c: Context<AppEnv>): Promise<Person> {
  const person = await personOf(c, cookieToken(c));
  if (!person) throw new AppError('unauthorized');
  return person;
}

/**
 * Ends the sessions of the cookie and of the bearer, in the database and not in this browser alone. Signing out twice is no
 * fault.
 * @throws AppError accounts_unavailable where the database cannot be written: the cookie then stays, to try again with.
 */
export async function signOut(c: Context<AppEnv>): Promise<void> {
  for (const found of [bearerToken(c), cookieToken(c)]) {
    const session = found && (await readSession(c, found));
    if (session && (await endSession(c.env.ACCOUNTS, session)))
      logSecurity('sign_out', 'asked', requestId(c));
  }
  clearCookies(c);
}
