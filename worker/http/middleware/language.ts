import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { parseAccept } from 'hono/utils/accept';
import { isOpenPath } from '../../../contract/open-paths.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../locales/locales.ts';
import type { AppEnv } from '../../env.ts';
import { isPrefetch } from '../prefetch.ts';
import { cookieOptions } from './cookie-options.ts';

export const LAST_LANGUAGE_COOKIE = 'lastLang';
const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/** First of the browser's languages that the site speaks. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  return parseAccept(header)
    .map((accepted) => accepted.type.split('-')[0]?.toLowerCase())
    .find(isLanguage);
}

function unprefixedLanguage(last: string | undefined, acceptHeader: string | undefined): Language {
  return isLanguage(last) ? last : (acceptedLanguage(acceptHeader) ?? DEFAULT_LANGUAGE);
}

/** The cookies as written already: every first visit has one, and they are ten at most. */
const writtenCookies = new Map<string, string>();

function lastLanguageCookie(c: Context<AppEnv>, last: Language): string {
  const options = cookieOptions(c);
  const key = `${last} ${options.secure}`;
  const written = writtenCookies.get(key);
  if (written !== undefined) return written;
  const cookie = generateCookie(LAST_LANGUAGE_COOKIE, last, {
    ...options,
    maxAge: THIRTY_DAYS_SECONDS,
    httpOnly: true,
  });
  writtenCookies.set(key, cookie);
  return cookie;
}

/**
 * Settles the language of the answer and remembers it: `lastLang` is set when a path carries a language that
 * differs from the cookie's, and a visitor has asked for it: a page that is only fetched ahead chooses nothing.
 */
export function language() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const url = new URL(c.req.url);
    c.set('url', url);
    c.set('person', null);
    const prefix = url.pathname.split('/', 2)[1];
    // Where any origin may ask, nobody is known by a cookie: the same question has the same answer, whoever asks.
    const last = isOpenPath(url.pathname) ? undefined : getCookie(c, LAST_LANGUAGE_COOKIE);
    c.set(
      'language',
      isLanguage(prefix) ? prefix : unprefixedLanguage(last, c.req.header('Accept-Language')),
    );
    if (isLanguage(prefix) && prefix !== last && !isPrefetch(c)) {
      // Before the handler: Hono copies a whole response to add a cookie to it afterwards.
      c.header('Set-Cookie', lastLanguageCookie(c, prefix), { append: true });
    }
    await next();
  });
}
