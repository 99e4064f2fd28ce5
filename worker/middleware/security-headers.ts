import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

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

/** 122 random bits in characters that a policy takes. */
function createNonce(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/**
 * The policy of a page. `strict-dynamic` lets the entry script import its own chunks; there is no inline
 * handler, style attribute or foreign host anywhere on the site.
 */
export function contentSecurityPolicy(nonce: string, frameAncestors: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors || "'none'"}`,
  ].join('; ');
}

/** Sets the headers of trust on every answer, errors and redirects included: it runs after the handler. */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const nonce = createNonce();
    c.set('nonce', nonce);
    c.set('frameAncestors', '');
    await next();
    const { headers } = c.res;
    for (const [name, value] of FIXED_HEADERS) headers.set(name, value);
    const frameAncestors = c.get('frameAncestors');
    headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, frameAncestors));
    if (!frameAncestors) headers.set('X-Frame-Options', 'DENY');
  });
}
