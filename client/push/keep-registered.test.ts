import { generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushConfig } from '../../contract/push-wire.ts';
import { createPushStub, refusal } from '../../scripts/push-stub/push-stub.ts';
import { PUSH_KEY } from '../state/remembered-keys.ts';
import { keepRegistered, letGoOfRegistration, type PushHome } from './keep-registered.ts';
import type { PushTroubleCode } from './push-trouble.ts';

const HOST = 'https://push.test';
const DAY_MS = 86_400_000;
const CONFIG: PushConfig = {
  projectId: 'celestia-test',
  apiKey: 'public-key',
  appId: '1:1:web:1',
  vapidKey: 'BPublicKey',
  installationsUrl: HOST,
  registrationsUrl: HOST,
};
const HERE = { endpoint: 'https://browser.test/1', auth: 'auth', p256dh: 'p256dh' };
const { publicKey } = await generateKeyPair('RS256');

let nowMs = 0;
let kept: Map<string, string>;
let calls: string[];
/** What the service answers in place of its own answer, by the next calls in order; null: its own. */
let instead: (Response | null)[];
let home: PushHome;

beforeEach(() => {
  vi.stubGlobal('location', { host: 'celestia.test' });
  nowMs = Date.UTC(2026, 10, 23);
  kept = new Map();
  calls = [];
  instead = [];
  const stub = createPushStub({
    projectId: CONFIG.projectId,
    apiKey: CONFIG.apiKey,
    appId: CONFIG.appId,
    vapidKey: CONFIG.vapidKey,
    clientEmail: '',
    publicKey,
    tokenUrl: `${HOST}/token`,
    nowMs: () => nowMs,
  });
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = request.url.slice(`${HOST}/v1/projects/celestia-test/`.length);
    calls.push(`${request.method} ${path.replace(/(?<=\/)[\w:-]{20,}/, '…').replace(/browser:.*/, '…')}`);
    return instead.shift() ?? stub.fetch(request);
  };
  home = {
    config: CONFIG,
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    world: { fetch, nowMs: () => nowMs, signal: AbortSignal.timeout(10_000) },
  };
});
afterEach(() => vi.unstubAllGlobals());

/** The calls that it takes. */
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  calls = [];
  await work();
  return calls;
}

const INSTALL = 'POST installations';
const REFRESH = 'POST installations/…/authTokens:generate';
const REGISTER = 'POST registrations';
const RENEW = 'PATCH registrations/…';
const LET_GO = 'DELETE registrations/…';

describe('this browser’s registration', () => {
  it('is made once, and kept for seven days', async () => {
    expect(await callsOf(() => keepRegistered(HERE, home))).toEqual([INSTALL, REGISTER]);
    const token = await keepRegistered(HERE, home);
    nowMs += 7 * DAY_MS - 1;
    expect(await callsOf(() => keepRegistered(HERE, home))).toEqual([]);
    expect(await keepRegistered(HERE, home)).toBe(token);
  });

  it('is renewed after them, with an installation whose token ends within the hour', async () => {
    const token = await keepRegistered(HERE, home);
    nowMs += 7 * DAY_MS;
    expect(await callsOf(() => keepRegistered(HERE, home))).toEqual([REFRESH, RENEW]);
    expect(await callsOf(() => keepRegistered(HERE, home))).toEqual([]);
    expect(await keepRegistered(HERE, home)).toBe(token);
  });

  it('uses the installation’s token until an hour before it ends', async () => {
    await keepRegistered(HERE, home);
    const elsewhere = { ...HERE, endpoint: 'https://browser.test/2' };
    nowMs += 7 * DAY_MS - 3_600_000 - 1;
    expect(await callsOf(() => keepRegistered(elsewhere, home))).toEqual([LET_GO, REGISTER]);
    nowMs += 1;
    expect(await callsOf(() => keepRegistered(HERE, home))).toEqual([REFRESH, LET_GO, REGISTER]);
  });

  it('is made anew where the service knows it, or its installation, no more', async () => {
    await keepRegistered(HERE, home);
    nowMs += 7 * DAY_MS;
    instead = [null, refusal(404, 'NOT_FOUND')];
    expect(await callsOf(() => keepRegistered(HERE, home))).toEqual([REFRESH, RENEW, REGISTER]);
    nowMs += 7 * DAY_MS;
    instead = [refusal(404, 'NOT_FOUND')];
    expect(await callsOf(() => keepRegistered(HERE, home))).toEqual([REFRESH, INSTALL, RENEW]);
  });

  it('is let go of, and forgotten', async () => {
    await keepRegistered(HERE, home);
    expect(await callsOf(() => letGoOfRegistration(home))).toEqual([LET_GO]);
    expect(kept.has(PUSH_KEY)).toBe(false);
    expect(await callsOf(() => letGoOfRegistration(home))).toEqual([]);
  });

  it('that was written by another version is none', async () => {
    kept.set(PUSH_KEY, '{"installation":{"id":7}}');
    expect(await callsOf(() => keepRegistered(HERE, home))).toEqual([INSTALL, REGISTER]);
  });
});

describe('a service that is ill', () => {
  const ill = () => refusal(503, 'UNAVAILABLE');

  it('is asked once more at each step', async () => {
    instead = [ill(), null, ill()];
    expect(await callsOf(() => keepRegistered(HERE, home))).toEqual([INSTALL, INSTALL, REGISTER, REGISTER]);
  });

  const trouble = (work: () => Promise<unknown>) =>
    work().then(
      () => null,
      (error: { code: PushTroubleCode }) => error.code,
    );

  it('for longer is told by what was to be done', async () => {
    instead = [ill(), ill()];
    expect(await trouble(() => keepRegistered(HERE, home))).toBe('subscribe');
    instead = [null, ill(), ill()];
    expect(await trouble(() => keepRegistered(HERE, home))).toBe('subscribe');
    await keepRegistered(HERE, home);
    nowMs += 7 * DAY_MS;
    instead = [null, ill(), ill()];
    expect(await trouble(() => keepRegistered(HERE, home))).toBe('update');
    instead = [ill(), ill()];
    expect(await trouble(() => letGoOfRegistration(home))).toBe('unsubscribe');
    expect(kept.has(PUSH_KEY)).toBe(true);
  });

  it('and settings that are wrong are told apart', async () => {
    for (const config of [
      { ...CONFIG, apiKey: 'another' },
      { ...CONFIG, appId: 'another' },
      { ...CONFIG, vapidKey: 'another' },
    ])
      expect(await trouble(() => keepRegistered(HERE, { ...home, config }))).toBe('config');
  });

  it('and a browser that keeps nothing are told apart', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(await trouble(() => keepRegistered(HERE, { ...home, storage: forbidden }))).toBe('storage');
  });

  it('does not hold up a press for longer than its time', async () => {
    const stop = new AbortController();
    const world = { ...home.world, signal: stop.signal };
    const silent: typeof fetch = (_, init) =>
      new Promise((__, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const asked = keepRegistered(HERE, { ...home, world: { ...world, fetch: silent } });
    stop.abort(new DOMException('over', 'TimeoutError'));
    await expect(asked).rejects.toThrow('over');
  });
});
