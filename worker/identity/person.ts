import type { Context } from 'hono';
import { findUser, type User } from '../accounts/user-rows.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import {
  clearCookies,
  extendShownCookies,
  readSessionCookie,
  setSessionCookies,
  showsSomeone,
} from './cookies.ts';
import { IdentityError } from './identity-error.ts';
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

function cookieToken(c: Context<AppEnv>): FoundToken | null {
  const token = readSessionCookie(c);
  return token ? { token, use: 'session' } : null;
}

function anyToken(c: Context<AppEnv>): FoundToken | null {
  const bearer = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  return bearer ? { token: bearer, use: 'api' } : cookieToken(c);
}

async function readSession(c: Context<AppEnv>, { token, use }: FoundToken): Promise<Session | null> {
  try {
    return await verifySession(token, use, readSessionKeys(c.env.SESSION_KEYS), Date.now());
  } catch (error) {
    if (error instanceof IdentityError && error.code !== 'unavailable') return null;
    if (error instanceof IdentityError)
      throw new AppError('accounts_unavailable', error.message, { cause: error });
    throw error;
  }
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

async function personOf(c: Context<AppEnv>, found: FoundToken | null): Promise<Person | null> {
  if (!found) {
    // The session's cookie has run out or was taken away, and the ones that are only shown were not.
    if (showsSomeone(c)) clearCookies(c);
    return null;
  }
  const session = await readSession(c, found);
  const user = session && (await findUser(c.env.ACCOUNTS, session.userId));
  if (!session || !user || user.generation !== session.generation) {
    if (found.use === 'session') clearCookies(c);
    return null;
  }
  if (isRenewed(found, session, c)) await renew(c, session);
  return { user, session };
}

/**
 * The person of a request's bearer or cookie; null where there is none, or one that proves nothing (its cookies are then
 * taken back). A page signs a session anew that has grown a day old.
 * @throws AppError accounts_unavailable where the database or the keys cannot be read.
 */
export function findPerson(c: Context<AppEnv>): Promise<Person | null> {
  return personOf(c, anyToken(c));
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
