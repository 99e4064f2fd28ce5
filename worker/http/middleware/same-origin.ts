import { createMiddleware } from 'hono/factory';
import { AppError } from '../../../contract/app-error.ts';
import { isOpenPath } from '../../../contract/open-paths.ts';
import type { AppEnv } from '../../env.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a browser says of a request that one of the site's own pages sent, or the visitor's own hand. */
const OWN_SITES: readonly (string | undefined)[] = [undefined, 'same-origin', 'none'];

/** Where a write claims to come from, by the headers that no page can write. */
export interface Provenance {
  /** `Origin`; undefined where there is none. */
  origin: string | undefined;
  /** `Sec-Fetch-Site`, in browsers of 2023 and later. */
  fetchSite: string | undefined;
}

/**
 * Whether another site's page sent a request. An origin must be one of ours, `own` the request's and `configured` the site's
 * (empty: none); where it is our own the browser must not call the request another site's.
 */
export function isForeign(
  { origin, fetchSite }: Provenance,
  { own, configured }: { own: string; configured: string },
): boolean {
  // A page whose address holds a secret names it to nobody (no-referrer), and then its forms name no origin either.
  if (origin === 'null') return fetchSite !== 'same-origin';
  if (origin === undefined || origin === own) return !OWN_SITES.includes(fetchSite);
  return configured === '' || origin !== configured;
}

/**
 * Refuses a write that another site's page sends. Browsers send `Origin` with every such request; programs that
 * send none have no visitor's cookies to abuse. Where any origin may ask, nothing is written and nobody is known.
 */
export function sameOrigin() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const provenance = { origin: c.req.header('Origin'), fetchSite: c.req.header('Sec-Fetch-Site') };
    const ours = { own: c.get('url').origin, configured: c.env.SITE_ORIGIN };
    const isGuarded = !SAFE_METHODS.has(c.req.method) && !isOpenPath(c.get('url').pathname);
    if (isGuarded && isForeign(provenance, ours)) throw new AppError('forbidden_origin');
    await next();
  });
}
