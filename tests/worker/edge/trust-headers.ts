import type { RouteCase } from './route-case.ts';

/** Settings that make the identity provider's hosts known to the policy. */
export const IDENTITY_SETTINGS = { FIREBASE_AUTH_DOMAIN: 'auth.test', TURNSTILE_SITE_KEY: 'site-key' };

const IDENTITY_CONNECT = ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
const FRAMES = {
  identity: 'frame-src https://auth.test https://challenges.cloudflare.com; ',
  human: 'frame-src https://challenges.cloudflare.com; ',
};

/** The policy with NONCE in the place of the nonce. */
function policy({ reaches, framed }: Pick<RouteCase, 'reaches' | 'framed'>): string {
  const isIdentity = reaches === 'identity';
  return (
    "default-src 'none'; script-src 'nonce-NONCE' 'strict-dynamic'; style-src 'self' 'nonce-NONCE'; " +
    `img-src 'self' data: blob:; font-src 'self'; connect-src 'self'${isIdentity ? IDENTITY_CONNECT : ''}; ` +
    `${reaches ? FRAMES[reaches] : ''}manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; ` +
    `frame-ancestors ${framed ? 'https://app.test' : "'none'"}`
  );
}

/** The headers of trust, exactly: every answer of the worker carries them, refusals too. */
export function trustHeaders(told: Pick<RouteCase, 'reaches' | 'framed' | 'secret'>): Record<string, string> {
  return {
    'content-security-policy': policy(told),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': told.secret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    ...(!told.framed && { 'x-frame-options': 'DENY' }),
  };
}

/** The same headers, with those that only a document has. */
export function withDocumentHeaders(
  headers: Record<string, string | undefined>,
): Record<string, string | undefined> {
  if (!headers['content-type']?.startsWith('text/html')) return headers;
  return { ...headers, 'speculation-rules': '"/speculation-rules.v1.json"' };
}

/** What the edge's cache says of its own copy. */
const OF_THE_CACHE = ['age', 'cf-cache-status', 'content-length', 'date'];

/**
 * Every header of an answer but its cookies, with NONCE in the place of the nonce: 122 random bits in hexadecimal digits.
 */
export function headersOf(response: Response): Record<string, string> {
  const isCopy = response.headers.has('cf-cache-status');
  const left = ['set-cookie', ...(isCopy ? OF_THE_CACHE : [])];
  const headers = [...response.headers].filter(([name]) => !left.includes(name));
  return Object.fromEntries(
    headers.map(([name, value]) => [name, value.replaceAll(/'nonce-[\w+/]{22}'/g, "'nonce-NONCE'")]),
  );
}
