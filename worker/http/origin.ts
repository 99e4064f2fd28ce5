import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/** Origin for absolute links, such as `https://example.com`: the configured one, else the request's own. */
export function siteOrigin(c: Context<AppEnv>): string {
  return c.env.SITE_ORIGIN || c.get('url').origin;
}

/** Whether an address is one's own machine's: no name that anyone else could answer to. */
export function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Origin for links that leave the site, in mails. A request's own host is whatever its sender wrote, so it counts on one's
 * own machine alone; null where none is configured.
 */
export function mailOrigin(c: Context<AppEnv>): string | null {
  const url = c.get('url');
  return c.env.SITE_ORIGIN || (isLocal(url) ? url.origin : null);
}
