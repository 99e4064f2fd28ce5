import { afterEach, expect, test, vi } from 'vitest';
import { createTokenSync, type IdToken, MAX_ID_TOKEN_AGE_MS } from './token-sync.ts';

const NOW_MS = 10_000_000;
const aged = (ms: number, token = 'held'): IdToken => ({ token, issuedMs: NOW_MS - ms });

interface Given {
  url?: string;
  held?: IdToken | null;
  renewed?: IdToken | null;
  answer?: () => Promise<Response>;
}

/** A sync at a time that stands still; `warn` hears the warnings. */
function fakeSync({
  url = 'https://sync.test/token',
  held = aged(0),
  renewed = aged(0, 'renewed'),
  answer = async () => new Response(),
}: Given) {
  const idToken = vi.fn(async (isFresh: boolean) => (isFresh ? renewed : held));
  const fetch = vi.fn((_url: RequestInfo | URL, _init?: RequestInit) => answer());
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  return { idToken, fetch, warn, sync: createTokenSync({ url, idToken, fetch, now: () => NOW_MS }) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('without a URL nothing is sent, asked for or warned of', async () => {
  const { sync, idToken, fetch, warn } = fakeSync({ url: '' });
  await sync.signedIn();
  await sync.signedOut();
  expect([idToken, fetch, warn].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

test('a sign-in is a POST and a sign-out a DELETE, with the ID token as bearer', async () => {
  const { sync, fetch, warn } = fakeSync({});
  await sync.signedIn();
  await sync.signedOut();
  const headers = { Authorization: 'Bearer held' };
  expect(fetch.mock.calls).toEqual([
    ['https://sync.test/token', { method: 'POST', headers, signal: expect.any(AbortSignal) }],
    ['https://sync.test/token', { method: 'DELETE', headers, signal: expect.any(AbortSignal) }],
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test('an ID token of 300 s goes as it is, an older one is renewed', async () => {
  expect(MAX_ID_TOKEN_AGE_MS).toBe(300_000);
  const sent = async (given: Given) => {
    const { sync, fetch } = fakeSync(given);
    await sync.signedIn();
    return fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'));
  };
  expect(await sent({ held: aged(300_000) })).toEqual(['Bearer held']);
  expect(await sent({ held: aged(300_001) })).toEqual(['Bearer renewed']);
  expect(await sent({ held: aged(300_001), renewed: aged(300_000, 'renewed') })).toEqual(['Bearer renewed']);
  expect(await sent({ held: aged(300_001), renewed: aged(300_001, 'renewed') })).toEqual([]);
  expect(await sent({ held: aged(300_001), renewed: null })).toEqual([]);
  expect(await sent({ held: null })).toEqual([]);
});

test('the token of a sign-out is asked for before anything is awaited', () => {
  const { sync, idToken } = fakeSync({});
  void sync.signedOut();
  expect(idToken.mock.calls).toEqual([[false]]);
});

test.each<[string, Given]>([
  ['a lost line', { answer: () => Promise.reject(new TypeError('fetch failed')) }],
  ['a refusal', { answer: async () => new Response(null, { status: 500 }) }],
  ['no token', { held: null }],
])('%s only warns, and says no token', async (_name, given) => {
  const { sync, warn } = fakeSync(given);
  await expect(sync.signedIn()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls.flat().map(String).join()).not.toContain('held');
});

test('a provider that fails only warns', async () => {
  const { fetch, warn } = fakeSync({});
  const idToken = () => Promise.reject(new Error('offline'));
  await createTokenSync({ url: 'https://sync.test/', idToken, fetch }).signedOut();
  expect([fetch.mock.calls.length, warn.mock.calls.length]).toEqual([0, 1]);
});
