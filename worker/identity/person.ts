import type { Context } from 'hono';
import { findUser, type User } from '../accounts/user-rows.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { clearCookies, extendShownCookies, readSessionCookie, setSessionCookies } from './cookies.ts';
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

function tokenOf(c: Context<AppEnv>): { token: string; use: SessionUse } | null {
  const bearer = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  if (bearer) return { token: bearer, use: 'api' };
  const token = readSessionCookie(c);
  return token ? { token, use: 'session' } : null;
}

async function readSession(
  c: Context<AppEnv>,
  { token, use }: { token: string; use: SessionUse },
): Promise<Session | null> {
  try {
    return await verifySession(token, use, readSessionKeys(c.env.SESSION_KEYS), Date.now());
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

async function renew(c: Context<AppEnv>, session: Session): Promise<void> {
  const keys = readSessionKeys(c.env.SESSION_KEYS);
  setSessionCookies(c, session.userId, await signSession(session, 'session', keys, Date.now()));
  extendShownCookies(c);
}

/**
 * The person of a request's bearer or cookie; null where there is none, or one that proves nothing (its cookies are then
 * taken back). A session that has grown a day old is signed anew.
 * @throws AppError accounts_unavailable where the database cannot be read.
 */
export async function findPerson(c: Context<AppEnv>): Promise<Person | null> {
  const found = tokenOf(c);
  if (!found) return null;
  const session = await readSession(c, found);
  const user = session && (await findUser(c.env.ACCOUNTS, session.userId));
  if (!session || !user || user.generation !== session.generation) {
    if (found.use === 'session') clearCookies(c);
    return null;
  }
  if (found.use === 'session' && isDueForRenewal(session, Date.now())) await renew(c, session);
  return { user, session };
}

/** @throws AppError unauthorized where nobody is signed in. */
export async function requirePerson(c: Context<AppEnv>): Promise<Person> {
  const person = await findPerson(c);
  if (!person) throw new AppError('unauthorized');
  return person;
}
