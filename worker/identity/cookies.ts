import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppEnv } from '../env.ts';
import { SESSION_SECONDS } from './session-token.ts';

/** Cookies as the product names them. Only the first is proof of anything, and no script can read it (ADR 9). */
const SESSION_COOKIE = 'authToken';
const USER_ID_COOKIE = 'authUserId';
/** For the header of pages that are the same for all: a display name and three signs, readable, worth nothing. */
const DETAIL_COOKIE = 'authUserDetail';
const PLANETS_COOKIE = 'authBasicPlanets';

/** What all cookies of signing in share. */
export const SHARED = { path: '/', secure: true, sameSite: 'Lax' } as const satisfies CookieOptions;

/** What a page may show of the person without asking the server. */
export interface ShownPerson {
  name: string;
  /** Ids of signs; absent where the birth is not known. */
  signs: { sun: string; moon: string; rising: string | null } | null;
}

export function readSessionCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, SESSION_COOKIE);
}

export function setSessionCookies(c: Context<AppEnv>, userId: string, token: string): void {
  setCookie(c, SESSION_COOKIE, token, { ...SHARED, httpOnly: true, maxAge: SESSION_SECONDS });
  setCookie(c, USER_ID_COOKIE, userId, { ...SHARED, httpOnly: true, maxAge: SESSION_SECONDS });
}

export function setShownCookies(c: Context<AppEnv>, { name, signs }: ShownPerson): void {
  setCookie(c, DETAIL_COOKIE, JSON.stringify({ name }), { ...SHARED, maxAge: SESSION_SECONDS });
  if (signs) setCookie(c, PLANETS_COOKIE, JSON.stringify(signs), { ...SHARED, maxAge: SESSION_SECONDS });
  else deleteCookie(c, PLANETS_COOKIE, SHARED);
}

/** Whether the browser shows somebody, by a cookie that proves nothing. */
export function showsSomeone(c: Context<AppEnv>): boolean {
  return getCookie(c, DETAIL_COOKIE) !== undefined;
}

/** Lets what is shown of a person last as long as a session that has just been renewed. */
export function extendShownCookies(c: Context<AppEnv>): void {
  for (const name of [DETAIL_COOKIE, PLANETS_COOKIE]) {
    const value = getCookie(c, name);
    if (value !== undefined) setCookie(c, name, value, { ...SHARED, maxAge: SESSION_SECONDS });
  }
}

export function clearCookies(c: Context<AppEnv>): void {
  for (const name of [SESSION_COOKIE, USER_ID_COOKIE, DETAIL_COOKIE, PLANETS_COOKIE])
    deleteCookie(c, name, SHARED);
}
