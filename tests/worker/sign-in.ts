import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { vi } from 'vitest';
import { GOOGLE_KEYS_URL } from '../../worker/identity/signing-keys.ts';
import { postJson } from './request.ts';

/** The identity provider as the worker sees it: a key server, and tokens that it has signed. */

const PROJECT = 'celestia-test';
const KEY_ID = 'provider-key';

/** As the session's cookie is called over https. */
export const SESSION_COOKIE = '__Host-authToken';

const pair = await generateKeyPair('RS256', { extractable: true });
const keys = [{ ...(await exportJWK(pair.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];

/** What another service answers: a body, a whole answer made of the request, or nothing at all. */
type Answering = object | null | ((init: RequestInit | undefined) => Response | Promise<Response>);

/** Lets the key server answer with the keys of this file, and others as they are given; everything else that is fetched fails. */
export function serveKeys(others: Readonly<Record<string, Answering>> = {}): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === GOOGLE_KEYS_URL)
      return Response.json({ keys }, { headers: { 'Cache-Control': 'max-age=3600' } });
    const other = others[url];
    if (typeof other === 'function') return other(init);
    if (other) return Response.json(other);
    throw new TypeError(`nothing answers at ${url}`);
  });
}

export interface Visitor {
  id: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
  /** How long ago the person signed in, in seconds. */
  signedInSecondsAgo?: number;
  /** The provider's name of the way; `password` where nothing is said. */
  provider?: string;
}

export function idTokenOf({
  id,
  email = `${id}@example.com`,
  emailVerified = true,
  name,
  signedInSecondsAgo = 10,
  provider = 'password',
}: Visitor): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    email,
    email_verified: emailVerified,
    ...(name && { name }),
    auth_time: now - signedInSecondsAgo,
    firebase: { sign_in_provider: provider },
  })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setSubject(id)
    .setIssuedAt(now - 5)
    .setExpirationTime(now + 3600)
    .sign(pair.privateKey);
}

/** Cookies that an answer sets, by name; a cookie that is taken back has the empty text. */
export function cookiesOf(response: Response): Map<string, string> {
  return new Map(
    response.headers.getSetCookie().map((line) => {
      const [pairText = ''] = line.split(';');
      const at = pairText.indexOf('=');
      return [pairText.slice(0, at), pairText.slice(at + 1)];
    }),
  );
}

/** Signs somebody in; the answer is the header for what they ask next. */
export async function signIn(visitor: Visitor): Promise<{ Cookie: string }> {
  const response = await postJson('/api/account/session', { idToken: await idTokenOf(visitor) });
  if (!response.ok) throw new Error(`the sign-in was answered with ${response.status}`);
  return { Cookie: `${SESSION_COOKIE}=${cookiesOf(response).get(SESSION_COOKIE)}` };
}
