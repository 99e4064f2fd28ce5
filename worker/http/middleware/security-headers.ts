import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../env.ts';
import { NO_STORE } from '../cache-control.ts';
import { contentSecurityPolicy, policySources } from '../content-security-policy.ts';

const ONE_YEAR_SECONDS = 31_536_000;

const FIXED_HEADERS = Object.entries({
  'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // allow-popups: the sign-in window of an identity provider must be able to answer its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
});

const NONCE_BYTES = 16;
/** Random bytes that no nonce has had yet, from `drawnBytes` on: drawing for one at a time costs more than all the rest of it. */
const randomBytes = new Uint8Array(NONCE_BYTES * 256);
let drawnBytes = randomBytes.length;

/** 128 random bits in the fewest characters that a policy takes: a page repeats them a dozen times. */
function createNonce(): string {
  if (drawnBytes === randomBytes.length) {
    crypto.getRandomValues(randomBytes);
    drawnBytes = 0;
  }
  const bytes = randomBytes.subarray(drawnBytes, drawnBytes + NONCE_BYTES);
  drawnBytes += NONCE_BYTES;
  return btoa(String.fromCharCode(...bytes)).replace('==', '');
}

/** What a cache between the site and its visitor must not read: it would give one visitor's cookie to all. */
const SHARED_DIRECTIVES = /(?:,\s*)?\b(?:s-maxage|stale-while-revalidate)=\d+/g;

/** An answer that sets a cookie is its visitor's alone, whatever the handler thought of the page. */
function keepCookiesPrivate(headers: Headers): void {
  const written = headers.get('Cache-Control');
  if (!written?.startsWith('public') || !headers.has('Set-Cookie')) return;
  headers.set('Cache-Control', written.replace('public', 'private').replaceAll(SHARED_DIRECTIVES, ''));
}

/** Sets the headers of trust on every answer, errors and redirects included: it runs after the handler. */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const nonce = createNonce();
    c.set('nonce', nonce);
    c.set('frameAncestors', '');
    c.set('reaches', {});
    c.set('secretAddress', false);
    await next();
    const { headers } = c.res;
    keepCookiesPrivate(headers);
    for (const [name, value] of FIXED_HEADERS) headers.set(name, value);
    const frameAncestors = c.get('frameAncestors');
    const policy = contentSecurityPolicy(nonce, frameAncestors, policySources(c.get('reaches'), c.env));
    headers.set('Content-Security-Policy', policy);
    if (!frameAncestors) headers.set('X-Frame-Options', 'DENY');
    if (c.get('secretAddress')) {
      headers.set('Cache-Control', NO_STORE);
      headers.set('Referrer-Policy', 'no-referrer');
    }
  });
}
