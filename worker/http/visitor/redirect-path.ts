import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { safeRedirect } from '../../../routes/safe-redirect.ts';
import type { AppEnv } from '../../env.ts';
import { cookieOptions } from '../middleware/cookie-options.ts';
import { isPrefetch } from '../prefetch.ts';

const COOKIE = 'redirectPath';

/** As long as signing in takes with a look into the mailbox. Later the visitor has something else in mind. */
const TEN_MINUTES_SECONDS = 600;

/**
 * Keeps the page for which a visitor is sent to sign in: the address of signing in names it too, but loses it to whoever
 * wanders about, or comes by way of a mail or a provider.
 */
export function keepRedirectPath(c: Context<AppEnv>, path: string): void {
  const safe = safeRedirect(path);
  if (safe === null || isPrefetch(c)) return;
  setCookie(c, COOKIE, safe, { ...cookieOptions(c), httpOnly: true, maxAge: TEN_MINUTES_SECONDS });
}

/**
 * The page that is kept, if one is. It stays kept: the answer that tells it may be lost, and a sign-in is then asked for again. What a
 * browser sends is checked as any `redirect=`, and forgotten where it will not do.
 */
export function readRedirectPath(c: Context<AppEnv>): string | null {
  const safe = safeRedirect(getCookie(c, COOKIE));
  if (safe === null) forgetRedirectPath(c);
  return safe;
}

/** Forgets the page that is kept, if one is: the visitor has come to one like it, or is on the way. */
export function forgetRedirectPath(c: Context<AppEnv>): void {
  if (getCookie(c, COOKIE) !== undefined && !isPrefetch(c)) deleteCookie(c, COOKIE, cookieOptions(c));
}
