import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../../env.ts';
import { SESSION_SECONDS } from '../../identity/session-token.ts';
import type { ShownPerson } from '../../people/shown-person.ts';
import { cookieOptions } from '../middleware/cookie-options.ts';

/** Cookies as the product names them. Only the first is proof of anything, and no script can read it (ADR 9). */
const SESSION_COOKIE = 'authToken';
const USER_ID_COOKIE = 'authUserId';
/** For the header of pages that are the same for all: a display name and three signs, readable, worth nothing. */
const DETAIL_COOKIE = 'authUserDetail';
const PLANETS_COOKIE = 'authBasicPlanets';

/**
 * The session's cookie: over https with the prefix that lets no other host of the domain set one (ADR 14). The bare name is
 * not read there, for it may be somebody else's.
 */
function sessionCookieName(c: Context<AppEnv>): string {
  return c.get('url').protocol === 'https:' ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

export function readSessionCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, sessionCookieName(c));
}

export function setSessionCookies(c: Context<AppEnv>, userId: string, token: string): void {
  const options = { ...cookieOptions(c), httpOnly: true, maxAge: SESSION_SECONDS };
  setCookie(c, sessionCookieName(c), token, options);
  setCookie(c, USER_ID_COOKIE, userId, options);
}

export function setShownCookies(c: Context<AppEnv>, { name, signs }: ShownPerson): void {
  const options = { ...cookieOptions(c), maxAge: SESSION_SECONDS };
  setCookie(c, DETAIL_COOKIE, JSON.stringify({ name }), options);
  if (signs) setCookie(c, PLANETS_COOKIE, JSON.stringify(signs), options);
  else deleteCookie(c, PLANETS_COOKIE, cookieOptions(c));
}

/** Whether the browser shows somebody, by a cookie that proves nothing. */
export function showsSomeone(c: Context<AppEnv>): boolean {
  return getCookie(c, DETAIL_COOKIE) !== undefined;
}

/** Lets what is shown of a person last as long as a session that has just been renewed. */
export function extendShownCookies(c: Context<AppEnv>): void {
  for (const name of [DETAIL_COOKIE, PLANETS_COOKIE]) {
    const value = getCookie(c, name);
    if (value !== undefined) setCookie(c, name, value, { ...cookieOptions(c), maxAge: SESSION_SECONDS });
  }
}

/** Takes back every cookie of a person, under every name that the session's may have. */
export function clearCookies(c: Context<AppEnv>): void {
  const names = new Set([
    sessionCookieName(c),
    SESSION_COOKIE,
    USER_ID_COOKIE,
    DETAIL_COOKIE,
    PLANETS_COOKIE,
  ]);
  for (const name of names) deleteCookie(c, name, cookieOptions(c));
}
