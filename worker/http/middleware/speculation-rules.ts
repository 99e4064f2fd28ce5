import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../env.ts';

/**
 * Same-site pages are fetched ahead when a link is about to be used; APIs and downloads are not, nor are a page's sisters
 * in other languages: whoever looks through the list of languages has not chosen one. A file named in a header (HTML
 * Standard, 7.6.2), because in the page the rules would stand in its first flight.
 */
export const RULES_FILE = '/speculation-rules.v1.json';

/** Names the rules on every document. */
export function speculationRules() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.res.headers.get('Content-Type')?.startsWith('text/html')) {
      c.res.headers.set('Speculation-Rules', `"${RULES_FILE}"`);
    }
  });
}
