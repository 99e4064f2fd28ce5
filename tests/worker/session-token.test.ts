import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { IdentityError } from '../../worker/identity/identity-error.ts';
import { readSessionKeys } from '../../worker/identity/session-keys.ts';
import {
  BEARER_SECONDS,
  createSessionId,
  isDueForRenewal,
  isRecentSignIn,
  isSignInTooOld,
  LONGEST_SIGN_IN_SECONDS,
  SESSION_SECONDS,
  type SessionUse,
  signBearer,
  signSession,
  verifySession,
} from '../../worker/identity/session-token.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const [NEW, OLD] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const KEYS = [
  { id: 'new', secret: NEW },
  { id: 'old', secret: OLD },
];
const SESSION_ID = 'AbCdEfGhIjKlMnOpQrStUg';
const PERSON = { id: SESSION_ID, userId: 'user-1', authTimeSeconds: NOW_MS / 1000 - 60 };

const sign = (use: SessionUse = 'session', keys = KEYS, nowMs = NOW_MS) =>
  signSession(PERSON, use, keys, nowMs);

async function codeOf(token: string, use: SessionUse = 'session', nowMs = NOW_MS): Promise<string> {
  return verifySession(token, use, KEYS, nowMs).then(
    () => 'accepted',
    (error: unknown) => (error instanceof IdentityError ? error.code : String(error)),
  );
}

function custom(claims: Record<string, unknown>, header: object = {}, secret = NEW): Promise<string> {
  const base = {
    sid: SESSION_ID,
    at: NOW_MS / 1000 - 60,
    sub: 'user-1',
    iss: 'celestia',
    aud: 'session',
    iat: NOW_MS / 1000,
    exp: NOW_MS / 1000 + 60,
  };
  return new SignJWT({ ...base, ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: 'new', ...header })
    .sign(secret);
}

describe('a session', () => {
  it('comes back as it was signed', async () => {
    expect(await verifySession(await sign(), 'session', KEYS, NOW_MS)).toEqual({
      ...PERSON,
      issuedSeconds: NOW_MS / 1000,
      expiresSeconds: NOW_MS / 1000 + SESSION_SECONDS,
    });
  });

  it('lives for thirty days, a bearer for five minutes', async () => {
    expect([SESSION_SECONDS, BEARER_SECONDS]).toEqual([30 * 86_400, 300]);
    const session = await sign();
    expect(await codeOf(session, 'session', NOW_MS + SESSION_SECONDS * 1000 - 1000)).toBe('accepted');
    expect(await codeOf(session, 'session', NOW_MS + SESSION_SECONDS * 1000 + 1000)).toBe('expired');
    expect(await codeOf(await sign('api'), 'api', NOW_MS + 301_000)).toBe('expired');
  });

  it('is worth nothing once the sign-in is ninety days old, however new it is', async () => {
    const at = NOW_MS / 1000 - 90 * 86_400;
    expect(await codeOf(await custom({ at }))).toBe('accepted');
    expect(await codeOf(await custom({ at: at - 1 }))).toBe('expired');
    expect([isSignInTooOld(at, NOW_MS), isSignInTooOld(at, NOW_MS + 1)]).toEqual([false, true]);
  });

  it('is signed for no longer than the ninety days of its sign-in', async () => {
    const authTimeSeconds = NOW_MS / 1000 - 89 * 86_400;
    const token = await signSession({ ...PERSON, authTimeSeconds }, 'session', KEYS, NOW_MS);
    const { expiresSeconds } = await verifySession(token, 'session', KEYS, NOW_MS);
    expect(expiresSeconds).toBe(authTimeSeconds + LONGEST_SIGN_IN_SECONDS);
  });

  it('gives bearers that end no later than itself', async () => {
    const issued = NOW_MS / 1000;
    const whole = { ...PERSON, issuedSeconds: issued, expiresSeconds: issued + SESSION_SECONDS };
    const ending = { ...whole, expiresSeconds: issued + 40 };
    expect((await signBearer(whole, KEYS, NOW_MS)).expiresInSeconds).toBe(BEARER_SECONDS);
    const { token, expiresInSeconds } = await signBearer(ending, KEYS, NOW_MS);
    expect(expiresInSeconds).toBe(40);
    expect(await codeOf(token, 'api', NOW_MS + 39_000)).toBe('accepted');
    expect(await codeOf(token, 'api', NOW_MS + 41_000)).toBe('expired');
  });

  it('is good for its use alone', async () => {
    expect(await codeOf(await sign('session'), 'api')).toBe('invalid');
    expect(await codeOf(await sign('api'), 'session')).toBe('invalid');
  });

  it('signed by the key before this one is still good, by one taken out no more', async () => {
    const old = await sign('session', KEYS.slice(1));
    expect(await codeOf(old)).toBe('accepted');
    await expect(verifySession(old, 'session', KEYS.slice(0, 1), NOW_MS)).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('is signed anew once it is a day old', () => {
    const issuedSeconds = NOW_MS / 1000;
    const session = { ...PERSON, issuedSeconds, expiresSeconds: issuedSeconds + SESSION_SECONDS };
    expect(isDueForRenewal(session, NOW_MS + 86_400_000)).toBe(false);
    expect(isDueForRenewal(session, NOW_MS + 86_401_000)).toBe(true);
  });

  it('proves a sign-in of just now for five minutes', () => {
    expect(isRecentSignIn(NOW_MS / 1000 - 300, NOW_MS)).toBe(true);
    expect(isRecentSignIn(NOW_MS / 1000 - 300, NOW_MS + 1)).toBe(false);
  });

  it('has an id that nobody guesses', () => {
    const ids = Array.from({ length: 200 }, createSessionId);
    expect(new Set(ids).size).toBe(200);
    expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
  });

  it.each([
    ['made by a clock that is five seconds ahead', { iat: NOW_MS / 1000 + 5 }],
    ['of a person with the longest id', { sub: 'x'.repeat(128) }],
    ['as long as one may live', { exp: NOW_MS / 1000 + SESSION_SECONDS }],
  ])('%s is good', async (_, claims) => {
    expect(await codeOf(await custom(claims))).toBe('accepted');
  });

  it.each([
    ['another issuer', custom({ iss: 'https://evil.test' })],
    ['no subject', custom({ sub: undefined })],
    ['a subject of a list', custom({ sub: ['user-1'] })],
    ['a subject of a number', custom({ sub: 7 })],
    ['a subject too long', custom({ sub: 'x'.repeat(129) })],
    ['no id', custom({ sid: undefined, gen: 3 })],
    ['an id of a list', custom({ sid: [SESSION_ID] })],
    ['an id that is none', custom({ sid: '../user-2' })],
    ['a life longer than a session’s', custom({ exp: NOW_MS / 1000 + SESSION_SECONDS + 1 })],
    ['a bearer’s use and a session’s life', custom({ aud: 'api', exp: NOW_MS / 1000 + 301 }), 'api'],
    ['no sign-in', custom({ at: undefined })],
    ['an issue in the future', custom({ iat: NOW_MS / 1000 + 6 })],
    ['an empty subject', custom({ sub: '' })],
    ['a sign-in that is a text', custom({ at: String(NOW_MS / 1000 - 60) })],
    ['a sign-in between two seconds', custom({ at: NOW_MS / 1000 - 60.5 })],
    ['a sign-in before all time', custom({ at: -1 })],
    ['no moment of its making', custom({ iat: undefined })],
    ['an id that is longer', custom({ sid: `${SESSION_ID}x` })],
    ['another algorithm', custom({}, { alg: 'HS512' }, new Uint8Array(64).fill(1))],
    ['no end', custom({ exp: undefined })],
    ['an unknown key', custom({}, { kid: 'other' })],
    ['no key', custom({}, { kid: undefined })],
    ['the wrong secret', custom({}, {}, OLD)],
    ['no algorithm', Promise.resolve(`eyJhbGciOiJub25lIiwia2lkIjoibmV3In0.${'e30'}.`)],
    ['nothing', Promise.resolve('')],
    ['a word', Promise.resolve('token')],
    ['too much', Promise.resolve('x'.repeat(5000))],
  ] as const)('with %s proves nothing', async (_, token, use: SessionUse = 'session') => {
    expect(await codeOf(await token, use)).toBe('invalid');
  });
});

describe('the setting of the keys', () => {
  it('is read in its order', () => {
    const pairs = ['b', 'a'].map((id) => `${id}:${'A'.repeat(43)}`);
    expect(readSessionKeys(pairs.join(', ')).map(({ id, secret }) => [id, secret.length])).toEqual([
      ['b', 32],
      ['a', 32],
    ]);
    expect(readSessionKeys('')).toEqual([]);
  });

  it.each([
    'a:short',
    'a',
    ':AAAA',
    `:${'A'.repeat(43)}`,
    `${'a'.repeat(41)}:${'A'.repeat(43)}`,
    `a:${'A'.repeat(42)}`,
    `good:${'A'.repeat(43)},a:short`,
    `a b:${'A'.repeat(43)}`,
    // What a lax reader takes as well: bits that say nothing, blanks, the other alphabet, an end that is filled up.
    `a:${'A'.repeat(42)}B`,
    `a:${'A'.repeat(20)} ${'A'.repeat(23)}`,
    `a:${'A'.repeat(42)}+/`,
    `a:${'A'.repeat(43)}=`,
    `a:${'A'.repeat(43)}:b`,
  ])('refuses a weak or broken one: %s', (setting) => {
    expect(() => readSessionKeys(setting)).toThrow(IdentityError);
    expect(() => readSessionKeys(setting)).toThrow('SESSION_KEYS');
  });

  it('that is missing signs nobody in', async () => {
    await expect(signSession(PERSON, 'session', [], NOW_MS)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that is missing says of no session that it is false', async () => {
    await expect(verifySession(await sign(), 'session', [], NOW_MS)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
