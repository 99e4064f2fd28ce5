import type { Context } from 'hono';
import type { AppEnv } from './env.ts';

/** Origin for absolute links, such as `https://example.com`: the configured one, else the request's own. */
export function siteOrigin(c: Context<AppEnv>): string {
  return c.env.SITE_ORIGIN || c.get('url').origin;
}
