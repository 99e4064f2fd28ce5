import { base64url, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { issuerOf, verifyIdToken } from '../../worker/identity/id-token.ts';
import { IdentityError } from '../../worker/identity/identity-error.ts';
import { signSession } from '../../worker/identity/session-token.ts';
import { createSigningKeys, type SigningKeys } from '../../worker/identity/signing-keys.ts';

const PROJECT = 'celestia-test';
const NOW_MS = Date.UTC(2026, 10, 20, 12);
const NOW = NOW_MS / 1000;
const KEY_ID = 'key-1';

const own = await generateKeyPair('RS256', { extractable: true });
const other = await generateKeyPair('RS256', { extractable: true });
const elliptic = await generateKeyPair('ES256', { extractable: true });
const jwk = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
const publicPem = await exportSPKI(own.publicKey);

function keysFrom(keys: readonly object[]): SigningKeys {
  return createSigningKeys('https://keys.test', {
    fetch: async () => Response.json({ keys }, { headers: { 'Cache-Control': 'public, max-age=19000' } }),
    nowMs: () => NOW_MS,
  });
}

const GOOD = {
  iss: issuerOf(PROJECT),
  aud: PROJECT,
  sub: 'user-1',
  iat: NOW - 60,
  exp: NOW + 3540,
  auth_time: NOW - 120,
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada',
  firebase: { sign_in_provider: 'google.com' },
};

type Claims = Record<string, unknown>;

function sign(claims: Claims = GOOD, header: object = {}, key: CryptoKey = own.privateKey): Promise<string> {
  return new SignJWT(claims as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT', ...header })
    .sign(key);
}

function encode(value: unknown): string {
  return base64url.encode(typeof value === 'string' ? value : JSON.stringify(value));
}

function without(...names: (keyof typeof GOOD)[]): Claims {
  return Object.fromEntries(Object.entries(GOOD).filter(([name]) => !(names as string[]).includes(name)));
}

function hmac(secret: Uint8Array | string, header: object = {}): Promise<string> {
  const bytes = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret;
  return new SignJWT(GOOD).setProtectedHeader({ alg: 'HS256', kid: KEY_ID, ...header }).sign(bytes);
}

async function verify(token: string, keys: SigningKeys = keysFrom([jwk])) {
  return verifyIdToken(token, { projectId: PROJECT, keys, nowMs: NOW_MS });
}

async function codeOf(token: string): Promise<string> {
  return verify(token).then(
    () => 'accepted',
    (error: unknown) => (error instanceof IdentityError ? error.code : `another error: ${String(error)}`),
  );
}

const good = await sign();
const [head = '', body = '', signature = ''] = good.split('.');
const otherJwk = await exportJWK(other.publicKey);

/** A claim that is not as it must be, in a token that is signed by the right key. */
const WRONG_CLAIMS: Readonly<Record<string, Claims>> = {
  'another audience': { ...GOOD, aud: 'another-project' },
  'a list of audiences that names ours': { ...GOOD, aud: [PROJECT, 'another-project'] },
  'no audience': without('aud'),
  'another project’s issuer': { ...GOOD, iss: issuerOf('another-project') },
  'an issuer with a slash too many': { ...GOOD, iss: `${issuerOf(PROJECT)}/` },
  'an issuer over http': { ...GOOD, iss: issuerOf(PROJECT).replace('https', 'http') },
  'Google’s own issuer': { ...GOOD, iss: 'https://accounts.google.com' },
  'no issuer': without('iss'),
  'an end just past': { ...GOOD, exp: NOW - 6 },
  'an end long past': { ...GOOD, exp: NOW - 86_400 },
  'no end': without('exp'),
  'an end in words': { ...GOOD, exp: String(NOW + 3600) },
  'an end of null': { ...GOOD, exp: null },
  'an issue in the future': { ...GOOD, iat: NOW + 60 },
  'no issue': without('iat'),
  'an issue in words': { ...GOOD, iat: String(NOW) },
  'a sign-in in the future': { ...GOOD, auth_time: NOW + 60 },
  'no sign-in': without('auth_time'),
  'a sign-in in words': { ...GOOD, auth_time: String(NOW) },
  'no subject': without('sub'),
  'an empty subject': { ...GOOD, sub: '' },
  'a subject too long': { ...GOOD, sub: 'x'.repeat(129) },
  'a subject of a number': { ...GOOD, sub: 7 },
  'a beginning in the future': { ...GOOD, nbf: NOW + 600 },
  'a life of more than an hour': { ...GOOD, exp: GOOD.iat + 3606 },
  'a subject of a list': { ...GOOD, sub: ['user-1'] },
  'no way of signing in': without('firebase'),
  'a way of signing in that is a list': { ...GOOD, firebase: { sign_in_provider: ['password'] } },
  'a visitor without a name': { ...GOOD, firebase: { sign_in_provider: 'anonymous' } },
  'a token that a server made': { ...GOOD, firebase: { sign_in_provider: 'custom' } },
  'a telephone': { ...GOOD, firebase: { sign_in_provider: 'phone' } },
  'a company’s way of signing in': { ...GOOD, firebase: { sign_in_provider: 'saml.acme' } },
  'a way of signing in by a prototype’s name': { ...GOOD, firebase: { sign_in_provider: 'constructor' } },
  'a tenant': { ...GOOD, firebase: { sign_in_provider: 'password', tenant: 'acme-1' } },
  'a password without an address': { ...without('email'), firebase: { sign_in_provider: 'password' } },
};

/** Tokens that are forged in their header, key or form. */
const FORGED: Readonly<Record<string, string | Promise<string>>> = {
  'no algorithm': `${encode({ alg: 'none', kid: KEY_ID })}.${encode(GOOD)}.`,
  'no algorithm, with a signature': `${encode({ alg: 'none', kid: KEY_ID })}.${encode(GOOD)}.${signature}`,
  'no algorithm in capitals': `${encode({ alg: 'NONE', kid: KEY_ID })}.${encode(GOOD)}.`,
  'no algorithm in mixed letters': `${encode({ alg: 'nOnE', kid: KEY_ID })}.${encode(GOOD)}.`,
  'a token of the provider’s emulator': `${encode({ alg: 'none', typ: 'JWT' })}.${encode(GOOD)}.`,
  'HS256 with the public key as secret': hmac(publicPem),
  'HS256 with the modulus as secret': hmac(base64url.decode(jwk.n ?? '')),
  'HS256 with the key id as secret': hmac(KEY_ID),
  'another key under the same id': sign(GOOD, {}, other.privateKey),
  ES256: new SignJWT(GOOD).setProtectedHeader({ alg: 'ES256', kid: KEY_ID }).sign(elliptic.privateKey),
  'an algorithm that is not ours': `${encode({ alg: 'RS512', kid: KEY_ID })}.${body}.${signature}`,
  PS256: `${encode({ alg: 'PS256', kid: KEY_ID })}.${body}.${signature}`,
  'no key id': sign(GOOD, { kid: undefined }),
  'an unknown key id': sign(GOOD, { kid: 'key-2' }),
  'an empty key id': sign(GOOD, { kid: '' }),
  'a key id that is a path': sign(GOOD, { kid: '../../keys/evil' }),
  'a key id of a prototype': sign(GOOD, { kid: '__proto__' }),
  'its own key in the header': sign(GOOD, { kid: 'key-2', jwk: otherJwk }, other.privateKey),
  'its own key in the header under our id': sign(GOOD, { jwk: otherJwk }, other.privateKey),
  'a key server of its own': sign(GOOD, { jku: 'https://evil.test/jwks' }, other.privateKey),
  'a certificate of its own': sign(GOOD, { x5u: 'https://evil.test/cert' }, other.privateKey),
  'a critical header': `${encode({ alg: 'RS256', kid: KEY_ID, crit: ['evil'], evil: 1 })}.${body}.${signature}`,
  'a changed body': `${head}.${encode({ ...GOOD, sub: 'user-2' })}.${signature}`,
  'a changed header': `${encode({ alg: 'RS256', kid: KEY_ID })}.${body}.${signature}`,
  'a shortened signature': good.slice(0, -8),
  'no signature': `${head}.${body}.`,
  'two parts': `${head}.${body}`,
  'four parts': `${good}.${signature}`,
  'five parts': `${good}.${signature}.${signature}`,
  'a body that is no JSON': `${head}.${encode('hello')}.${signature}`,
  'a body that is a list': `${head}.${encode([1])}.${signature}`,
  nothing: '',
  'a word': 'token',
  dots: '..',
  'a token too long': `${good}${'A'.repeat(9000)}`,
  'a token after a space': ` ${good}`,
  'our own session': signSession(
    { id: 'A'.repeat(22), userId: 'user-1', authTimeSeconds: NOW },
    'session',
    [{ id: KEY_ID, secret: new Uint8Array(32) }],
    NOW_MS,
  ),
};

describe('an ID token', () => {
  it('of the provider says who somebody is', async () => {
    expect(await verify(good)).toEqual({
      userId: 'user-1',
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada',
      authTimeSeconds: NOW - 120,
      provider: 'google.com',
    });
  });

  it('bears clocks that are five seconds apart', async () => {
    expect(await codeOf(await sign({ ...GOOD, iat: NOW + 4, auth_time: NOW + 4 }))).toBe('accepted');
    expect(await codeOf(await sign({ ...GOOD, exp: NOW - 4 }))).toBe('accepted');
  });

  it.each(['password', 'google.com', 'facebook.com'])('by %s says so', async (provider) => {
    const token = await sign({ ...GOOD, firebase: { sign_in_provider: provider } });
    expect(await verify(token)).toMatchObject({ provider });
  });

  it('of an account without an address is good where the address proves nothing', async () => {
    expect(await verify(await sign(without('email')))).toMatchObject({ email: null, provider: 'google.com' });
  });

  it('is known in more than forty forms that prove nothing', () => {
    expect(Object.keys(WRONG_CLAIMS).length + Object.keys(FORGED).length).toBeGreaterThan(40);
  });

  it.each(Object.entries(WRONG_CLAIMS))('with %s proves nothing', async (_, claims) => {
    expect(await codeOf(await sign(claims))).toMatch(/^(?:invalid|expired)$/);
  });

  it.each(Object.entries(FORGED))('with %s proves nothing', async (_, token) => {
    expect(await codeOf(await token)).toBe('invalid');
  });

  it('proves nothing without a project to be for', async () => {
    const context = { projectId: '', keys: keysFrom([jwk]), nowMs: NOW_MS };
    await expect(verifyIdToken(good, context)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the provider’s keys', () => {
  /** A key server that counts its visitors and can be switched off. */
  function server(keys: readonly object[] = [jwk]) {
    const state = { asked: 0, isDown: false, keys, nowMs: NOW_MS };
    const signingKeys = createSigningKeys('https://keys.test', {
      nowMs: () => state.nowMs,
      fetch: async () => {
        state.asked++;
        if (state.isDown) throw new TypeError('the line is down');
        return Response.json({ keys: state.keys }, { headers: { 'Cache-Control': 'public, max-age=600' } });
      },
    });
    return { state, signingKeys };
  }

  it('are asked for once, however many tokens come', async () => {
    const { state, signingKeys } = server();
    await Promise.all(Array.from({ length: 50 }, () => verify(good, signingKeys)));
    expect(state.asked).toBe(1);
  });

  it('are asked for once by a thousand unknown ids that come at once and first', async () => {
    const { state, signingKeys } = server();
    const asked = Array.from({ length: 1000 }, (_, index) => signingKeys.get(`unknown-${index}`));
    const answers = await Promise.allSettled(asked);
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(state.asked).toBe(1);
  });

  it('come to everyone who waits, though the request that asked first was broken off', async () => {
    let asked = 0;
    const signingKeys = createSigningKeys('https://keys.test', {
      nowMs: () => NOW_MS,
      fetch: () =>
        asked++ === 0 ? new Promise(() => undefined) : Promise.resolve(Response.json({ keys: [jwk] })),
    });
    void signingKeys.get(KEY_ID);
    const others = Array.from({ length: 20 }, () => signingKeys.get(KEY_ID));
    const late = new Promise((resolve) => setTimeout(resolve, 4000, 'hangs'));
    expect(await Promise.race([verify(good, signingKeys).then(() => 'comes'), late])).toBe('comes');
    await expect(Promise.all(others)).resolves.toHaveLength(20);
    expect(asked).toBe(2);
  });

  it('serve on while somebody’s request for newer ones hangs', async () => {
    const state = { asked: 0, nowMs: NOW_MS };
    const signingKeys = createSigningKeys('https://keys.test', {
      nowMs: () => state.nowMs,
      fetch: () =>
        state.asked++ === 0 ? Promise.resolve(Response.json({ keys: [jwk] })) : new Promise(() => undefined),
    });
    await signingKeys.get(KEY_ID);
    state.nowMs += 3_601_000;
    void signingKeys.get(KEY_ID);
    for (let times = 0; times < 10; times++) await expect(signingKeys.get(KEY_ID)).resolves.toBeDefined();
    expect(state.asked).toBe(2);
  });

  it('are waited for no longer than a while', async () => {
    const signals: unknown[] = [];
    const signingKeys = createSigningKeys('https://keys.test', {
      nowMs: () => NOW_MS,
      fetch: async (_, init) => {
        signals.push(init.signal);
        return Response.json({ keys: [jwk] });
      },
    });
    await signingKeys.get(KEY_ID);
    expect(signals).toEqual([expect.any(AbortSignal)]);
  });

  it('are asked for anew once they are old', async () => {
    const { state, signingKeys } = server();
    await signingKeys.get(KEY_ID);
    state.nowMs += 601_000;
    await signingKeys.get(KEY_ID);
    expect(state.asked).toBe(2);
  });

  it('are found when the provider changes them', async () => {
    const { state, signingKeys } = server();
    await signingKeys.get(KEY_ID);
    state.keys = [{ ...jwk, kid: 'key-2' }];
    state.nowMs += 31_000;
    await signingKeys.get('key-2');
    expect(state.asked).toBe(2);
  });

  it('are asked for at most once in thirty seconds by a thousand unknown ids', async () => {
    const { state, signingKeys } = server();
    await signingKeys.get(KEY_ID);
    for (let index = 0; index < 1000; index++) {
      state.nowMs += 29;
      await expect(signingKeys.get(`unknown-${index}`)).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(state.asked).toBe(1);
    state.nowMs += 30_000;
    await expect(signingKeys.get('unknown')).rejects.toMatchObject({ code: 'invalid' });
    expect(state.asked).toBe(2);
  });

  it('that cannot be had are nobody’s fault', async () => {
    const { state, signingKeys } = server();
    state.isDown = true;
    await expect(verify(good, signingKeys)).rejects.toMatchObject({ code: 'unavailable' });
    // The server is not asked again at once, and a good token is still not called false.
    await expect(verify(good, signingKeys)).rejects.toMatchObject({ code: 'unavailable' });
    expect(state.asked).toBe(1);
    state.isDown = false;
    state.nowMs += 2_100;
    await expect(signingKeys.get(KEY_ID)).resolves.toBeDefined();
  });

  it('serve on for an hour while their server is down', async () => {
    const { state, signingKeys } = server();
    await signingKeys.get(KEY_ID);
    state.isDown = true;
    state.nowMs += 601_000;
    await expect(signingKeys.get(KEY_ID)).resolves.toBeDefined();
    state.nowMs += 3_600_000;
    await expect(signingKeys.get(KEY_ID)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['another algorithm', { alg: 'RS512' }],
    ['another use', { use: 'enc' }],
  ])('that are meant for %s are none', async (_, meant) => {
    await expect(keysFrom([{ ...jwk, ...meant }]).get(KEY_ID)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that say nothing of their use will do', async () => {
    const { alg: _alg, use: _use, ...bare } = jwk;
    await expect(keysFrom([bare]).get(KEY_ID)).resolves.toBeDefined();
  });

  it.each([
    ['no JSON', new Response('<html>')],
    ['no list', Response.json({})],
    [
      'no usable key',
      Response.json({
        keys: [
          { kty: 'EC', kid: KEY_ID },
          { kty: 'RSA', kid: KEY_ID },
        ],
      }),
    ],
    ['an error', new Response('no', { status: 500 })],
  ])('that come as %s are as good as none', async (_, response) => {
    const keys = createSigningKeys('https://keys.test', { nowMs: () => NOW_MS, fetch: async () => response });
    await expect(keys.get(KEY_ID)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
