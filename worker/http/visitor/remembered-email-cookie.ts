import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { REMEMBERED_EMAIL_COOKIE } from '../../../routes/accounts/remembered-email.ts';
import type { AppEnv } from '../../env.ts';
import { cookieOptions } from '../middleware/cookie-options.ts';

const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;
const LONGEST_EMAIL = 254;

/**
 * Stands before every address that the server has written: no address begins with it. One without it was written by a script
 * of an earlier build, and any script can read it.
 */
const MARK = ':';

/** Keeps the address for the sign-in form on this device, or, for null, forgets it. No script can read it. */
export function rememberEmail(c: Context<AppEnv>, email: string | null): void {
  if (email === null) deleteCookie(c, REMEMBERED_EMAIL_COOKIE, cookieOptions(c));
  else
    setCookie(c, REMEMBERED_EMAIL_COOKIE, MARK + email, {
      ...cookieOptions(c),
      httpOnly: true,
      maxAge: SEVEN_DAYS_SECONDS,
    });
}

/**
 * The address that this device was asked to remember; null where there is none. It fills a field and proves nothing. One that
 * scripts can read is replaced by one that they cannot.
 */
export function rememberedEmail(c: Context<AppEnv>): string | null {
  const written = getCookie(c, REMEMBERED_EMAIL_COOKIE);
  if (!written) return null;
  const isOurs = written.startsWith(MARK);
  const email = isOurs ? written.slice(MARK.length) : written;
  if (email.length > LONGEST_EMAIL || !/^[^\s@]+@[^\s@]+$/.test(email)) return null;
  if (!isOurs) rememberEmail(c, email);
  return email;
}
