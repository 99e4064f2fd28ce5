import { createMiddleware } from 'hono/factory';
import type { IdentityConfig } from '../../../contract/identity-config.ts';
import type { AppEnv } from '../../env.ts';
import { identityConfig } from '../../identity/identity-config.ts';
import { NO_STORE } from '../cache-control.ts';

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

/** Hosts of the identity provider's two services: accounts and fresh tokens. */
const PROVIDER_HOSTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** The human check lives in a frame of its own; its script comes by `strict-dynamic`. */
const HUMAN_CHECK_HOST = 'https://challenges.cloudflare.com';

interface IdentityHosts {
  connect: readonly string[];
  /** Where the frames live that the provider's windows report to and that the human check asks in. */
  frames: readonly string[];
}

/** Hosts that a page of signing in reaches, as sources of a policy; a setting that is no host is no source. */
function identityHosts({
  authDomain,
  emulatorUrl,
  tokenSyncUrl,
  humanSiteKey,
}: IdentityConfig): IdentityHosts {
  const human = humanSiteKey ? [HUMAN_CHECK_HOST] : [];
  const sync = URL.parse(tokenSyncUrl)?.origin;
  const synced = sync ? [sync] : [];
  const emulator = URL.parse(emulatorUrl)?.origin;
  if (emulator) return { connect: [emulator, ...synced], frames: [emulator, ...human] };
  const frame = /^[\w.-]+$/.test(authDomain) ? [`https://${authDomain}`] : [];
  return { connect: [...PROVIDER_HOSTS, ...synced], frames: [...frame, ...human] };
}

/**
 * The policy of a page. `strict-dynamic` lets the entry script import its own chunks, and the identity provider's
 * SDK its helper from apis.google.com; there is no inline handler, style attribute or foreign host anywhere else.
 */
function contentSecurityPolicy(
  nonce: string,
  frameAncestors: string,
  identity: IdentityHosts | null,
): string {
  const sources = (hosts: readonly string[] = []) => hosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sources(identity?.connect)}`,
    ...(identity?.frames.length ? [`frame-src${sources(identity.frames)}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors || "'none'"}`,
  ].join('; ');
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
    c.set('identityPages', false);
    c.set('secretAddress', false);
    await next();
    const { headers } = c.res;
    keepCookiesPrivate(headers);
    for (const [name, value] of FIXED_HEADERS) headers.set(name, value);
    const frameAncestors = c.get('frameAncestors');
    const identity = c.get('identityPages') ? identityConfig(c.env) : null;
    const policy = contentSecurityPolicy(nonce, frameAncestors, identity && identityHosts(identity));
    headers.set('Content-Security-Policy', policy);
    if (!frameAncestors) headers.set('X-Frame-Options', 'DENY');
    if (c.get('secretAddress')) {
      headers.set('Cache-Control', NO_STORE);
      headers.set('Referrer-Policy', 'no-referrer');
    }
  });
}
