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

/** Gives the page that is kept, if one is, and forgets it. What a browser sends is checked as any `redirect=`. */
export function takeRedirectPath(c: Context<AppEnv>): string | null {
  const kept = getCookie(c, COOKIE);
  if (kept === undefined) return null;
  if (!isPrefetch(c)) deleteCookie(c, COOKIE, cookieOptions(c));
  return safeRedirect(kept);
}
