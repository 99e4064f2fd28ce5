import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { type PushStub, refusal, unregistered } from '../../scripts/push-stub/push-stub.ts';
import { countPersonalData } from '../../worker/accounts/personal-data.ts';
import worker from '../../worker/index.ts';
import { findTidings } from '../../worker/tidings/tiding-rows.ts';
import { PUSH_SETTINGS, servePush, setPush, unsetPush } from './push-service.ts';
import { ORIGIN, postJson, request } from './request.ts';
import { cookiesOf, idTokenOf, SESSION_COOKIE, signIn } from './sign-in.ts';

const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
  placeFor: 'İstanbul',
};
const MOON_DAILY = { push: 'daily', hour: '9', zone: 'Europe/Istanbul', 'push-moon': '1' };

/** Nine in Istanbul; the Moon is full on Tuesday. */
const MONDAY_MS = Date.UTC(2026, 10, 23, 6);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TUESDAY_MS = MONDAY_MS + DAY_MS;
const MINUTE_MS = 60_000;

type Headers = Record<string, string>;

const bindings = env as unknown as {
  MAIL: { send(mail: { to: string; subject: string }): Promise<unknown> };
  TIDINGS: { sendBatch(messages: Iterable<{ body: { userIds: string[] } }>): Promise<unknown> };
  SITE_ORIGIN: string;
};

let stub: PushStub;
let queued: { userIds: string[] }[] = [];
let mails: string[] = [];

beforeEach(() => {
  queued = [];
  mails = [];
  bindings.SITE_ORIGIN = ORIGIN;
  stub = servePush();
  vi.spyOn(bindings.MAIL, 'send').mockImplementation(async ({ to }) => {
    mails.push(to);
    return {};
  });
  vi.spyOn(bindings.TIDINGS, 'sendBatch').mockImplementation(async (messages) => {
    queued.push(...[...messages].map(({ body }) => body));
    return {};
  });
});
afterEach(async () => {
  unsetPush();
  bindings.SITE_ORIGIN = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  await env.ACCOUNTS.prepare('DELETE FROM tidings').run();
  await env.ACCOUNTS.prepare('DELETE FROM push_token').run();
  await env.ACCOUNTS.prepare('DELETE FROM tiding_sent').run();
});

function setClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: ms });
}

function put(token: unknown, headers: Headers): Promise<Response> {
  return request('/api/user/push', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ token }),
  });
}

function choose(headers: Headers, fields: Record<string, string>) {
  const body = new URLSearchParams({ task: 'tidings', ...fields });
  return request(href('profile', 'en'), { method: 'POST', headers, body });
}

const tokenOf = (id: string) => `browser-of-${id}:0123456789`;

/** Somebody whose browser is to be told of the Moon's phases, and when the clock looks at them first. */
async function listener(
  id: string,
  nextMs: number,
  fields: Record<string, string> = MOON_DAILY,
): Promise<Headers> {
  const headers = await signIn({ id });
  expect((await put(tokenOf(id), headers)).status).toBe(200);
  expect((await choose(headers, fields)).status).toBe(303);
  await env.ACCOUNTS.prepare('UPDATE tidings SET next_ms = ?, changed_ms = 0 WHERE user_id = ?')
    .bind(nextMs, id)
    .run();
  mails = [];
  return headers;
}

/** What the clock and the queue do at a moment; messages may be brought more than once, or later. */
async function tick(ms: number, { laterMs = 0, times = 1 } = {}): Promise<void> {
  setClock(ms);
  await worker.scheduled(null, env);
  const messages = queued.splice(0).map((body) => ({ body, ack: vi.fn() }));
  setClock(ms + laterMs);
  for (let round = 0; round < times; round++) await worker.queue({ messages }, env);
  vi.useRealTimers();
}

const titles = () => stub.sent.map(({ data }) => data.title);
const nextOf = (id: string) =>
  env.ACCOUNTS.prepare('SELECT next_ms FROM tidings WHERE user_id = ?').bind(id).first('next_ms');
const tokensOf = async (id: string) => (await countPersonalData(env.ACCOUNTS, id)).push_token;

describe('a browser that is to be told', () => {
  it('is noted with its session, and who had chosen nothing is told of everything, daily', async () => {
    const headers = await signIn({ id: 'begins' });
    const answer = await put(tokenOf('begins'), headers);
    expect(await answer.json()).toEqual({
      rhythm: 'daily',
      kinds: ['answer', 'report', 'eclipse', 'transit', 'moon', 'horoscope'],
    });
    expect(await findTidings(env.ACCOUNTS, 'begins')).toMatchObject({
      push: 'daily',
      mail: 'never',
      hour: 9,
    });
    expect(await tokensOf('begins')).toBe(1);
    // Twice is once, and a new token takes the place of the old one.
    await put(`${tokenOf('begins')}-renewed`, headers);
    expect(await tokensOf('begins')).toBe(1);
  });

  it('leaves what was chosen before as it is', async () => {
    const headers = await signIn({ id: 'chose' });
    await choose(headers, { ...MOON_DAILY, push: 'weekly', mail: 'weekly', 'kind-moon': '1' });
    expect(await (await put(tokenOf('chose'), headers)).json()).toEqual({
      rhythm: 'weekly',
      kinds: ['moon'],
    });
    expect(await findTidings(env.ACCOUNTS, 'chose')).toMatchObject({ mail: 'weekly', push: 'weekly' });
  });

  it('belongs to whoever signed in there last', async () => {
    await put('a-shared-browser-0001', await signIn({ id: 'first-there' }));
    await put('a-shared-browser-0001', await signIn({ id: 'second-there' }));
    expect([await tokensOf('first-there'), await tokensOf('second-there')]).toEqual([0, 1]);
  });

  it('is told nothing more once it says so, or its session ends', async () => {
    const headers = await signIn({ id: 'leaves-one' });
    await put(tokenOf('leaves-one'), headers);
    const dropped = await request('/api/user/push', { method: 'DELETE', headers });
    expect(await dropped.json()).toEqual({ deleted: true });
    expect(await tokensOf('leaves-one')).toBe(0);
    await put(tokenOf('leaves-one'), headers);
    await postJson('/api/account/logout', {}, headers);
    expect(await tokensOf('leaves-one')).toBe(0);
  });

  it('goes on being told when its person proves anew who they are', async () => {
    const headers = await signIn({ id: 'proves-again', signedInSecondsAgo: 100 });
    await put(tokenOf('proves-again'), headers);
    const again = await postJson(
      '/api/account/session',
      { idToken: await idTokenOf({ id: 'proves-again' }) },
      headers,
    );
    expect(again.status).toBe(200);
    expect(await countPersonalData(env.ACCOUNTS, 'proves-again')).toMatchObject({
      session: 1,
      push_token: 1,
    });
    // Whoever signs in there instead is not told of the other's sky.
    const cookie = { Cookie: `${SESSION_COOKIE}=${cookiesOf(again).get(SESSION_COOKIE)}` };
    await postJson('/api/account/session', { idToken: await idTokenOf({ id: 'comes-instead' }) }, cookie);
    expect([await tokensOf('proves-again'), await tokensOf('comes-instead')]).toEqual([0, 0]);
  });

  it.each([
    ['too short', 'short'],
    ['with blanks', 'with blanks in it, and more'],
    ['no text', 7],
    ['nothing', null],
    ['too long', 'x'.repeat(2000)],
  ])('names itself properly: %s is refused', async (_, token) => {
    const answer = await put(token, await signIn({ id: 'misnamed' }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { fields: { token: { code: 'malformed' } } } });
  });

  it('is nobody’s without a session, and none where the site sends nothing', async () => {
    expect((await put(tokenOf('nobody'), {})).status).toBe(401);
    const headers = await signIn({ id: 'unsent' });
    setPush({ PUSH_SERVICE_ACCOUNT: '' });
    expect((await put(tokenOf('unsent'), headers)).status).toBe(404);
    expect(await tokensOf('unsent')).toBe(0);
  });
});

describe('the choice in the account', () => {
  it.each(LANGUAGES)(
    'is offered beside letters, each kind with a switch of its own, in %s',
    async (language) => {
      const headers = await signIn({ id: `offered-push-${language}` });
      const response = await request(href('profile', language), { headers });
      const html = await response.text();
      const { part } = (await loadWords(language, ['tidings'])).section('tidings');
      for (const text of [part.headingAll, part.push.way, part.push.about, part.push.turnOn, part.push.off])
        expect(html).toContain(text);
      for (const kind of ['answer', 'report', 'eclipse', 'transit', 'moon', 'horoscope'])
        expect(html).toContain(`name="push-${kind}"`);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain(`connect-src 'self'`);
      for (const name of ['PUSH_INSTALLATIONS_URL', 'PUSH_REGISTRATIONS_URL'] as const)
        expect(policy).toContain(new URL(PUSH_SETTINGS[name]).origin);
      // What is secret stays on the server.
      expect(html).not.toContain('PRIVATE KEY');
    },
  );

  it.each(Object.keys(PUSH_SETTINGS))('is not shown while %s is empty', async (name) => {
    setPush({ [name]: '' });
    const headers = await signIn({ id: `missing-${name}` });
    const response = await request(href('profile', 'en'), { headers });
    const html = await response.text();
    expect(html).toContain('Letters about your sky');
    expect(html).not.toMatch(/otification|push-/);
    expect(response.headers.get('Content-Security-Policy')).not.toContain('push.test');
  });

  it('is there for whoever has no address that letters may go to', async () => {
    const headers = await signIn({ id: 'unconfirmed-push', emailVerified: false });
    const html = await (await request(href('profile', 'en'), { headers })).text();
    expect(html).toContain('Confirm your email address first');
    expect(html).toContain('name="push"');
    expect(html).not.toContain('name="mail"');
    await choose(headers, MOON_DAILY);
    expect(await findTidings(env.ACCOUNTS, 'unconfirmed-push')).toMatchObject({
      push: 'daily',
      pushKinds: ['moon'],
      mail: 'never',
    });
  });

  it('about nothing is told by its field, and nothing that was chosen is lost', async () => {
    const headers = await signIn({ id: 'about-nothing' });
    const { 'push-moon': _moon, ...nothing } = MOON_DAILY;
    const response = await choose(headers, { ...nothing, mail: 'weekly', 'kind-moon': '1' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Nothing is checked under “What notifications are about,”');
    expect(html).toMatch(/<select class="birth__input" name="push">.*?value="daily" selected=""/s);
    expect(await findTidings(env.ACCOUNTS, 'about-nothing')).toBeNull();
  });

  it('says whether this browser is told', async () => {
    const headers = await signIn({ id: 'sees-state' });
    await put(tokenOf('sees-state'), headers);
    const html = await (await request(href('profile', 'en'), { headers })).text();
    expect(html).toContain('This browser gets them.');
  });
});

describe('the day’s notification', () => {
  it('comes at the person’s hour with the one thing of the day, and leads to its page', async () => {
    await listener('told', MONDAY_MS);
    await tick(MONDAY_MS);
    expect(stub.sent).toEqual([]);
    await tick(TUESDAY_MS - MINUTE_MS);
    expect(stub.sent).toEqual([]);
    await tick(TUESDAY_MS);
    expect(stub.sent).toEqual([
      {
        token: tokenOf('told'),
        data: {
          title: 'Full Moon in Gemini',
          body: expect.stringMatching(/^.{20,160}$/),
          path: '/en/astrological-summary',
          tag: 'celestia-2026-11-24',
          lang: 'en',
        },
        // Until one in the afternoon: the service delivers nothing into the night.
        webpush: { headers: { TTL: '14400', Urgency: 'normal' } },
      },
    ]);
    expect(mails).toEqual([]);
  });

  it.each(LANGUAGES)('is written in %s for whom that is the language', async (language) => {
    const id = `reads-${language}`;
    const headers = await listener(id, TUESDAY_MS);
    const details = new URLSearchParams({ task: 'details', name: '', language });
    await request('/en/accounts/profile', { method: 'POST', headers, body: details });
    await tick(TUESDAY_MS);
    const words = await loadWords(language, ['tidings', 'astro']);
    expect(stub.sent).toHaveLength(1);
    const { title = '', body, path, lang } = stub.sent[0]?.data ?? {};
    expect(title).toContain(words.section('astro').moonPhases.fullMoon);
    expect(words.section('tidings').moonNotes.fullMoon).toContain(body?.slice(0, 20));
    expect(path).toBe(href('astrological-summary', language));
    expect(lang).toBe(words.tag);
  });

  it('tells the weightiest of what was chosen, and nothing that was switched off', async () => {
    const all = { 'push-transit': '1', 'push-horoscope': '1', 'push-moon': '1' };
    const headers = await listener('chooses', TUESDAY_MS, { ...MOON_DAILY, ...all });
    const birth = new URLSearchParams({ task: 'birth', ...BIRTH });
    await request(href('profile', 'en'), { method: 'POST', headers, body: birth });
    await choose(headers, { push: 'daily', hour: '9', zone: 'Europe/Istanbul', 'push-horoscope': '1' });
    await env.ACCOUNTS.prepare('UPDATE tidings SET next_ms = ?, changed_ms = 0').bind(TUESDAY_MS).run();
    await tick(TUESDAY_MS);
    expect(stub.sent.map(({ data }) => [data.title, data.path])).toEqual([
      ['Gemini: what’s ahead', '/en/horoscope/gemini'],
    ]);
  });

  it('of a week names its day', async () => {
    await listener('weekly', MONDAY_MS, { ...MOON_DAILY, push: 'weekly' });
    await tick(MONDAY_MS);
    expect(titles()).toEqual(['Full Moon in Gemini']);
    expect(stub.sent[0]?.data.body).toMatch(/^November 24: /);
    await tick(TUESDAY_MS);
    expect(stub.sent).toHaveLength(1);
  });

  it('tells of an answer, and of a book that is ready, once each', async () => {
    const kinds = { 'push-answer': '1', 'push-report': '1' };
    await listener('waits-for', TUESDAY_MS, { push: 'daily', hour: '9', zone: 'Europe/Istanbul', ...kinds });
    await env.ACCOUNTS.prepare(
      `INSERT INTO consulting_request (reference, digest, user_id, state, package, name, email, language, zone, wishes, question,
       created_ms, changed_ms) VALUES ('REF-PUSH', 'push', 'waits-for', 'offered', 'question', '', '', 'en', 'UTC', '[]', '?', 0, ?)`,
    )
      .bind(TUESDAY_MS - HOUR_MS)
      .run();
    await tick(TUESDAY_MS);
    await tick(TUESDAY_MS + DAY_MS);
    expect(stub.sent.map(({ data }) => [data.title, data.path])).toEqual([
      ['An astrologer has answered you', '/en/accounts/consulting'],
    ]);
    await env.ACCOUNTS.prepare("DELETE FROM consulting_request WHERE reference = 'REF-PUSH'").run();
  });

  it('goes to each of the person’s browsers', async () => {
    await listener('two-browsers', TUESDAY_MS);
    const other = await signIn({ id: 'two-browsers', signedInSecondsAgo: 100 });
    await put('another-browser-0001', other);
    await tick(TUESDAY_MS);
    expect(stub.sent.map(({ token }) => token).toSorted()).toEqual([
      'another-browser-0001',
      tokenOf('two-browsers'),
    ]);
  });

  it('is one a day with the letters: on Monday the letter, else the notification', async () => {
    await listener('both-ways', MONDAY_MS, { ...MOON_DAILY, mail: 'weekly', 'kind-moon': '1' });
    await tick(MONDAY_MS);
    expect([mails.length, stub.sent.length]).toEqual([1, 0]);
    await tick(TUESDAY_MS);
    expect([mails.length, stub.sent.length]).toEqual([1, 1]);
  });

  it('gives way to the daily mail where no browser is told', async () => {
    const headers = await listener('no-browser', TUESDAY_MS, {
      ...MOON_DAILY,
      mail: 'daily',
      'kind-moon': '1',
    });
    await request('/api/user/push', { method: 'DELETE', headers });
    await tick(TUESDAY_MS);
    expect([mails.length, stub.sent.length]).toEqual([1, 0]);
  });
});

describe('nobody is told', () => {
  it('twice on a day, however often the queue brings a message or the clock asks', async () => {
    await listener('once-pushed', TUESDAY_MS);
    await tick(TUESDAY_MS, { times: 3 });
    await env.ACCOUNTS.prepare('UPDATE tidings SET next_ms = ?').bind(TUESDAY_MS).run();
    await tick(TUESDAY_MS + HOUR_MS);
    expect(stub.sent).toHaveLength(1);
  });

  it('at night, or hours late', async () => {
    await listener('late-push', TUESDAY_MS + 11 * HOUR_MS, { ...MOON_DAILY, hour: '20' });
    await tick(TUESDAY_MS + 11 * HOUR_MS, { laterMs: 3 * HOUR_MS });
    expect(stub.sent).toEqual([]);
    expect(await nextOf('late-push')).toBe(TUESDAY_MS + 11 * HOUR_MS + DAY_MS);
  });

  it.each([
    [
      'who switched it off in their account',
      'on-its-way-1',
      (headers: Headers) => choose(headers, { ...MOON_DAILY, push: 'never' }),
    ],
    [
      'in a browser that was switched off',
      'on-its-way-2',
      (headers: Headers) => request('/api/user/push', { method: 'DELETE', headers }),
    ],
    [
      'in a browser that signed out',
      'on-its-way-3',
      (headers: Headers) => postJson('/api/account/logout', {}, headers),
    ],
    [
      'whose account is gone',
      'on-its-way-4',
      async (headers: Headers) =>
        postJson(
          '/api/account/delete',
          { idToken: await idTokenOf({ id: 'on-its-way-4' }), confirm: true },
          headers,
        ),
    ],
  ])('%s while the message was on its way', async (_, id, leave) => {
    const headers = await listener(id, TUESDAY_MS);
    setClock(TUESDAY_MS);
    await worker.scheduled(null, env);
    expect(queued).toEqual([{ userIds: [id] }]);
    vi.useRealTimers();
    expect((await leave(headers)).status).toBeLessThan(400);
    setClock(TUESDAY_MS);
    await worker.queue({ messages: queued.map((body) => ({ body, ack: vi.fn() })) }, env);
    expect(stub.sent).toEqual([]);
  });

  it('while a setting is missing', async () => {
    await listener('unset', TUESDAY_MS);
    setPush({ PUSH_SERVICE_ACCOUNT: '' });
    await tick(TUESDAY_MS);
    expect(stub.sent).toEqual([]);
  });
});

describe('a notification that does not go', () => {
  let log = vi.spyOn(console, 'error');
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  const logged = () => log.mock.calls.join();

  it.each([
    ['whose browser is gone', unregistered],
    ['of another project', () => refusal(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH')],
  ])('%s takes the browser away, and the day is free for a mail', async (name, gone) => {
    const id = name.replaceAll(' ', '-');
    await listener(id, TUESDAY_MS, { ...MOON_DAILY, mail: 'daily', 'kind-moon': '1' });
    stub.answerTo = gone;
    await tick(TUESDAY_MS);
    expect(await tokensOf(id)).toBe(0);
    expect(mails).toEqual([]);
    await tick(TUESDAY_MS + 10 * MINUTE_MS);
    expect(mails).toEqual([`${id}@example.com`]);
    expect(logged()).not.toContain('push_failed');
  });

  it('to one of two browsers is told in the other', async () => {
    await listener('one-of-two', TUESDAY_MS);
    await put('another-browser-0002', await signIn({ id: 'one-of-two', signedInSecondsAgo: 100 }));
    stub.answerTo = (token) => (token === 'another-browser-0002' ? unregistered() : null);
    await tick(TUESDAY_MS);
    await tick(TUESDAY_MS + 10 * MINUTE_MS);
    expect(stub.sent.map(({ token }) => token)).toEqual([tokenOf('one-of-two')]);
    expect(await tokensOf('one-of-two')).toBe(1);
  });

  it('takes no browser away where it is not the service that does not find it', async () => {
    await listener('not-found', TUESDAY_MS);
    stub.answerTo = () => new Response('<h1>Not found</h1>', { status: 404 });
    await tick(TUESDAY_MS);
    expect(await tokensOf('not-found')).toBe(1);
    expect(logged()).toContain('push_failed');
  });

  it('for a fault of the service is tried once more at once', async () => {
    await listener('once-more', TUESDAY_MS);
    const faults = [refusal(503, 'UNAVAILABLE', 'UNAVAILABLE')];
    stub.answerTo = () => faults.pop() ?? null;
    await tick(TUESDAY_MS);
    expect(stub.sent).toHaveLength(1);
  });

  it('leaves no answer open behind it, and neither does one that goes', async () => {
    await listener('lets-go', TUESDAY_MS);
    let open = 0;
    const heldAnswer = (status: number) => {
      open += 1;
      const cancel = () => {
        open -= 1;
      };
      return new Response(new ReadableStream({ cancel }), { status });
    };
    const statuses = [503, 200];
    stub.answerTo = () => heldAnswer(statuses.shift() ?? 200);
    await tick(TUESDAY_MS);
    expect([statuses, open]).toEqual([[], 0]);
  });

  it('for a fault that stays is tried again within the hours that it may be late', async () => {
    await listener('stays-ill', TUESDAY_MS);
    let asked = 0;
    stub.answerTo = () => {
      asked += 1;
      return refusal(500, 'INTERNAL', 'INTERNAL');
    };
    await tick(TUESDAY_MS);
    expect(asked).toBe(2);
    expect(await nextOf('stays-ill')).toBe(TUESDAY_MS + 10 * MINUTE_MS);
    stub.answerTo = () => null;
    await tick(TUESDAY_MS + 10 * MINUTE_MS);
    await tick(TUESDAY_MS + 20 * MINUTE_MS);
    expect(stub.sent).toHaveLength(1);
    expect(logged()).toContain('push_failed');
    expect(logged()).not.toContain(tokenOf('stays-ill'));
  });

  it('because it is wrong is logged, and not tried again', async () => {
    await listener('wrong', TUESDAY_MS);
    stub.answerTo = () => refusal(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT');
    await tick(TUESDAY_MS);
    stub.answerTo = () => null;
    await tick(TUESDAY_MS + HOUR_MS);
    expect(stub.sent).toEqual([]);
    expect(logged()).toContain('400 INVALID_ARGUMENT');
    expect(await tokensOf('wrong')).toBe(1);
  });

  it('because the line broke is not tried again: nobody knows whether it went', async () => {
    await listener('broken-line', TUESDAY_MS);
    stub.answerTo = () => {
      throw new TypeError('the line is down');
    };
    await tick(TUESDAY_MS);
    stub.answerTo = () => null;
    await tick(TUESDAY_MS + HOUR_MS);
    expect(stub.sent).toEqual([]);
  });

  it('by a right that is good no more goes by another', async () => {
    await listener('new-right', TUESDAY_MS);
    const before = stub.granted.length;
    stub.answerTo = () => refusal(401, 'UNAUTHENTICATED');
    await tick(TUESDAY_MS);
    stub.answerTo = () => null;
    await tick(TUESDAY_MS + 10 * MINUTE_MS);
    expect(stub.sent).toHaveLength(1);
    expect(stub.granted).toHaveLength(before + 1);
  });

  it.each(['not json', '{"client_email":"a@b.test","private_key":"x"}'])(
    'for a service account that is set as %j waits, and its key stands in no log',
    async (setting) => {
      await listener('misset', TUESDAY_MS);
      setPush({ PUSH_SERVICE_ACCOUNT: setting });
      await tick(TUESDAY_MS);
      expect(logged()).toContain('PUSH_SERVICE_ACCOUNT');
      expect(logged()).not.toContain('private_key');
      expect(await nextOf('misset')).toBe(TUESDAY_MS + 10 * MINUTE_MS);
    },
  );

  it('keeps the right to send until a minute before it ends', async () => {
    const wednesday = TUESDAY_MS + DAY_MS;
    const grants = async (ms: number) => {
      const before = stub.granted.length;
      await env.ACCOUNTS.prepare('DELETE FROM tiding_sent').run();
      await env.ACCOUNTS.prepare("UPDATE tidings SET next_ms = ?, push_kinds = 'horoscope'").bind(ms).run();
      await tick(ms);
      return stub.granted.length - before;
    };
    const headers = await listener('long-day', wednesday);
    const birth = new URLSearchParams({ task: 'birth', ...BIRTH });
    await request(href('profile', 'en'), { method: 'POST', headers, body: birth });
    await env.ACCOUNTS.prepare('UPDATE tidings SET changed_ms = 0').run();
    expect(await grants(wednesday)).toBe(1);
    expect(await grants(wednesday + 58 * MINUTE_MS)).toBe(0);
    expect(await grants(wednesday + 59 * MINUTE_MS)).toBe(1);
    expect(stub.sent).toHaveLength(3);
  });

  it('because too many went waits as long as it is told, for everybody', async () => {
    // The new Moon of 9 December, at nine in Istanbul.
    const newMoonMs = Date.UTC(2026, 11, 9, 6);
    for (const id of ['waits-first', 'waits-second']) await listener(id, newMoonMs);
    let asked = 0;
    stub.answerTo = () => {
      asked += 1;
      return refusal(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED', { 'Retry-After': '1800' });
    };
    await tick(newMoonMs);
    expect(asked).toBe(1);
    expect([await nextOf('waits-first'), await nextOf('waits-second')]).toEqual([
      newMoonMs + 30 * MINUTE_MS,
      newMoonMs + 30 * MINUTE_MS,
    ]);
    stub.answerTo = () => null;
    await tick(newMoonMs + 20 * MINUTE_MS);
    expect(stub.sent).toEqual([]);
    await tick(newMoonMs + 30 * MINUTE_MS);
    expect(stub.sent).toHaveLength(2);
  });
});
