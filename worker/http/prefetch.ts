import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/**
 * Whether a browser fetches a page that nobody has opened yet: it only guesses that somebody will, so the answer must
 * change nothing that is remembered of the visitor. Fetch Standard: `Sec-Purpose: prefetch`, with `;prerender` and the like
 * after it; `Purpose` and `X-Moz` are what Safari and older Firefox send instead.
 */
export function isPrefetch(c: Context<AppEnv>): boolean {
  return ['Sec-Purpose', 'Purpose', 'X-Moz'].some((name) => /^prefetch\b/i.test(c.req.header(name) ?? ''));
}
