import { decodeJwt, exportPKCS8, generateKeyPair } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPushSender } from './push-sender.ts';

const NOW_MS = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const pair = await generateKeyPair('RS256', { extractable: true });
const DOOR = {
  projectId: 'celestia/test',
  sendUrl: 'https://push.test',
  account: {
    keyFile: JSON.stringify({
      client_email: 'push@celestia.iam.gserviceaccount.com',
      private_key: await exportPKCS8(pair.privateKey),
    }),
    tokenUrl: 'https://push.test/token',
  },
};
const TEXTS = { title: 'Full Moon', body: 'It comes to light.', path: '/en', tag: 't', lang: 'en' };

afterEach(() => {
  vi.useRealTimers();
});

const refusal = (status: number, code: string, init: ResponseInit = {}) =>
  Response.json({ error: { status: code, details: [{ '@type': 'other' }] } }, { status, ...init });

/** The messaging service, which gives these answers one after the other and then takes everything. */
function service(...answers: (Response | Error | 'silence')[]) {
  const clock = { nowMs: NOW_MS };
  const sent: { url: string; method: string | undefined; right: string | null; body: string }[] = [];
  const proofs: string[] = [];
  const sender = createPushSender({
    nowMs: () => clock.nowMs,
    fetch: async (url, init) => {
      if (url === DOOR.account.tokenUrl) {
        proofs.push(new URLSearchParams(String(init.body)).get('assertion') ?? '');
        return Response.json({ access_token: `right-${proofs.length}`, expires_in: 3600 });
      }
      const right = new Headers(init.headers).get('Authorization');
      sent.push({ url, method: init.method, right, body: String(init.body) });
      const answer = answers.shift() ?? Response.json({ name: 'taken' });
      if (answer === 'silence') return untilStopped(init.signal);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const log = { error: vi.fn(), security: vi.fn() };
  const send = (seconds = 3600, door = DOOR) =>
    sender.send('browser:1', { texts: TEXTS, seconds }, { door, log });
  return { send, sent, proofs, log, clock };
}

function untilStopped(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, fail) => {
    signal?.addEventListener('abort', () => fail(signal.reason));
  });
}

describe('what becomes of a notification', () => {
  it.each([
    ['is taken', [], { kind: 'sent' }, 1, 0],
    ['finds its browser gone', [refusal(404, 'UNREGISTERED')], { kind: 'gone' }, 1, 0],
    ['finds its browser nowhere', [refusal(404, 'NOT_FOUND')], { kind: 'gone' }, 1, 0],
    [
      'finds its browser gone, by what is told beside',
      [Response.json({ error: { details: [{}, { errorCode: 'UNREGISTERED' }] } }, { status: 404 })],
      { kind: 'gone' },
      1,
      0,
    ],
    [
      'is refused without a word',
      [Response.json({ error: {} }, { status: 404 })],
      { kind: 'later', waitMs: 10 * MINUTE_MS },
      1,
      1,
    ],
    ['is of another project', [refusal(403, 'SENDER_ID_MISMATCH')], { kind: 'gone' }, 1, 0],
    ['is gone by no status for it', [refusal(400, 'UNREGISTERED')], { kind: 'refused' }, 1, 1],
    ['has no right', [refusal(403, 'PERMISSION_DENIED')], { kind: 'later', waitMs: 10 * MINUTE_MS }, 1, 1],
    [
      'meets a page that is nobody’s',
      [new Response('<html>', { status: 404 })],
      { kind: 'later', waitMs: 10 * MINUTE_MS },
      1,
      1,
    ],
    ['is wrong', [refusal(400, 'INVALID_ARGUMENT')], { kind: 'refused' }, 1, 1],
    ['meets a fault that passes', [refusal(500, 'INTERNAL')], { kind: 'sent' }, 2, 0],
    [
      'meets a fault that stays',
      [refusal(500, 'INTERNAL'), refusal(503, 'UNAVAILABLE')],
      { kind: 'later', waitMs: 10 * MINUTE_MS },
      2,
      1,
    ],
    [
      'meets a fault that asks for longer',
      [refusal(500, ''), refusal(503, '', { headers: { 'Retry-After': '1800' } })],
      { kind: 'later', waitMs: 30 * MINUTE_MS },
      2,
      1,
    ],
    [
      'meets a fault that asks for less',
      [refusal(500, ''), refusal(503, '', { headers: { 'Retry-After': '5' } })],
      { kind: 'later', waitMs: 10 * MINUTE_MS },
      2,
      1,
    ],
    ['breaks on the line', [new TypeError('reset')], { kind: 'unknown' }, 1, 1],
    ['is one too many', [refusal(429, 'QUOTA')], { kind: 'later', waitMs: MINUTE_MS }, 1, 0],
    [
      'is one too many for a while that is named',
      [refusal(429, 'QUOTA', { headers: { 'Retry-After': '7' } })],
      { kind: 'later', waitMs: 7000 },
      1,
      0,
    ],
    [
      'is one too many until a moment that is named',
      [refusal(429, 'QUOTA', { headers: { 'Retry-After': new Date(NOW_MS + 9000).toUTCString() } })],
      { kind: 'later', waitMs: 9000 },
      1,
      0,
    ],
    [
      'meets a fault until a moment that is named',
      [
        refusal(500, ''),
        refusal(503, '', { headers: { 'Retry-After': new Date(NOW_MS + 20 * MINUTE_MS).toUTCString() } }),
      ],
      { kind: 'later', waitMs: 20 * MINUTE_MS },
      2,
      1,
    ],
  ])('that %s', async (_, answers, fate, requests, logged) => {
    const { send, sent, log } = service(...answers);
    expect(await send()).toEqual(fate);
    expect(sent).toHaveLength(requests);
    expect(log.error).toHaveBeenCalledTimes(logged);
    expect(JSON.stringify(log.error.mock.calls.map(String))).not.toContain('browser:1');
  });

  it('stands in the log by what the service calls it', async () => {
    const { send, log } = service(refusal(400, 'INVALID_ARGUMENT'));
    await send();
    expect(String(log.error.mock.calls)).toMatch(/^push_failed,.*400 INVALID_ARGUMENT$/);
  });
});

describe('a notification', () => {
  it('goes to its project with its texts, for as many whole seconds as it is good', async () => {
    const { send, sent, proofs } = service();
    await send(90.9);
    expect(proofs.map((proof) => decodeJwt(proof).scope)).toEqual([
      'https://www.googleapis.com/auth/firebase.messaging',
    ]);
    await send(-5);
    expect(sent[0]).toMatchObject({
      url: 'https://push.test/v1/projects/celestia%2Ftest/messages:send',
      method: 'POST',
      right: 'Bearer right-1',
    });
    const headersOf = (body = '') => JSON.parse(body).message.webpush.headers;
    expect(JSON.parse(sent[0]?.body ?? '').message).toMatchObject({ token: 'browser:1', data: TEXTS });
    expect(sent.map(({ body }) => headersOf(body).TTL)).toEqual(['90', '0']);
  });

  it('is waited for no longer than ten seconds, its second try among them', async () => {
    const { send, sent } = service(Response.json({}), refusal(500, 'INTERNAL'), 'silence');
    await send();
    vi.useFakeTimers();
    const isOver = vi.fn();
    const fate = send().finally(isOver);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent).toHaveLength(3);
    expect(isOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await fate).toEqual({ kind: 'unknown' });
    await send();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits while the service has asked for rest, and goes after', async () => {
    const { send, sent, clock } = service(refusal(429, 'QUOTA', { headers: { 'Retry-After': '30' } }));
    await send();
    clock.nowMs += 10_000;
    expect(await send()).toEqual({ kind: 'later', waitMs: 20_000 });
    expect(sent).toHaveLength(1);
    clock.nowMs += 20_000;
    expect(await send()).toEqual({ kind: 'sent' });
  });

  it('goes by another right once the one that is kept is refused', async () => {
    const { send, sent } = service(refusal(401, 'UNAUTHENTICATED'));
    expect(await send()).toEqual({ kind: 'later', waitMs: 10 * MINUTE_MS });
    expect(await send()).toEqual({ kind: 'sent' });
    await send();
    expect(sent.map(({ right }) => right)).toEqual(['Bearer right-1', 'Bearer right-2', 'Bearer right-2']);
  });

  it('without any right is not sent, and may be later', async () => {
    const { send, sent, log } = service();
    const door = { ...DOOR, account: { ...DOOR.account, keyFile: '{}' } };
    expect(await send(60, door)).toEqual({ kind: 'later', waitMs: 10 * MINUTE_MS });
    expect(sent).toEqual([]);
    expect(String(log.error.mock.calls)).toContain('PUSH_SERVICE_ACCOUNT');
  });
});
