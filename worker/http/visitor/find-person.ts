import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { AppEnv } from '../../env.ts';
import { readSessionKeys } from '../../identity/session-keys.ts';
import { isDueForRenewal, type Session, signSession } from '../../identity/session-token.ts';
import {
  type Credential,
  noteUse,
  type Person,
  readSession,
  recognise,
  signOutOf,
} from '../../sessions/recognise.ts';
import { givenBy } from '../given-by.ts';
import {
  clearCookies,
  extendShownCookies,
  readSessionCookie,
  setSessionCookies,
  showsSomeone,
} from './person-cookies.ts';
import { seenFrom } from './seen-from.ts';

function cookieCredential(c: Context<AppEnv>): Credential | null {
  const token = readSessionCookie(c);
  return token ? { token, use: 'session' } : null;
}

function bearerCredential(c: Context<AppEnv>): Credential | null {
  const bearer = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  return bearer ? { token: bearer, use: 'api' } : null;
}

/** The session that the cookie's token names, whether it lives or not; null for a token that proves nothing. */
export async function readCookieSession(c: Context<AppEnv>): Promise<Session | null> {
  const credential = cookieCredential(c);
  return credential && readSession(credential, givenBy(c));
}

async function renew(c: Context<AppEnv>, session: Session): Promise<void> {
  const keys = readSessionKeys(c.env.SESSION_KEYS);
  setSessionCookies(c, session.userId, await signSession(session, 'session', keys, Date.now()));
  extendShownCookies(c);
}

/** An answer to a script may still be on its way when the person signs out, and must not sign them in again. */
function isRenewed({ use }: Credential, session: Session, c: Context<AppEnv>): boolean {
  return use === 'session' && !c.req.path.startsWith('/api/') && isDueForRenewal(session, Date.now());
}

async function personOf(c: Context<AppEnv>, credential: Credential | null): Promise<Person | null> {
  if (!credential) {
    // The session's cookie has run out or was taken away, and the ones that are only shown were not.
    if (showsSomeone(c)) clearCookies(c);
    return null;
  }
  const recognised = await recognise(credential, givenBy(c));
  if (!recognised) {
    if (credential.use === 'session') clearCookies(c);
    return null;
  }
  // Behind the answer: whoever asks does not wait for it, and does not fail with it.
  c.executionCtx.waitUntil(noteUse(recognised, seenFrom(c), givenBy(c)));
  const { person } = recognised;
  if (isRenewed(credential, person.session, c)) await renew(c, person.session);
  return person;
}

/**
 * The person of a request's bearer or cookie; null where there is none, or one that proves nothing (its cookies are then
 * taken back). A page signs a session anew that has grown a day old.
 * @throws AppError accounts_unavailable where the database or the keys cannot be read.
 */
export function findPerson(c: Context<AppEnv>): Promise<Person | null> {
  return personOf(c, bearerCredential(c) ?? cookieCredential(c));
}

/** @throws AppError unauthorized where nobody is signed in. */
export async function requirePerson(c: Context<AppEnv>): Promise<Person> {
  const person = await findPerson(c);
  if (!person) throw new AppError('unauthorized');
  return person;
}

/** The person of the cookie alone: a bearer is not enough. @throws AppError unauthorized where nobody is signed in. */
export async function requireCookiePerson(c: Context<AppEnv>): Promise<Person> {
  const person = await personOf(c, cookieCredential(c));
  if (!person) throw new AppError('unauthorized');
  return person;
}

/**
 * Ends the sessions of the cookie and of the bearer, and takes the cookies back. Signing out twice is no fault.
 * @throws AppError accounts_unavailable where the database cannot be written: the cookie then stays, to try again with.
 */
export async function signOut(c: Context<AppEnv>): Promise<void> {
  for (const credential of [bearerCredential(c), cookieCredential(c)])
    if (credential) await signOutOf(credential, givenBy(c));
  clearCookies(c);
}
