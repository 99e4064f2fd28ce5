import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIDING_KINDS } from '../../contract/tidings.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { countPersonalData } from '../../worker/accounts/personal-data.ts';
import worker from '../../worker/index.ts';
import { findTidings } from '../../worker/tidings/tiding-rows.ts';
import { undatedShape } from './markup-shape.ts';
import { ORIGIN, postJson, request } from './request.ts';
import { idTokenOf, serveKeys, signIn } from './sign-in.ts';

const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
  placeFor: 'İstanbul',
};
const ALL_KINDS = { 'kind-eclipse': '1', 'kind-transit': '1', 'kind-moon': '1', 'kind-horoscope': '1' };
const MONDAYS = { mail: 'weekly', hour: '9', zone: 'Europe/Istanbul', ...ALL_KINDS };

/** A Monday at nine in Istanbul; a full Moon is on Tuesday. */
const MONDAY_MS = Date.UTC(2026, 10, 23, 6);
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const bindings = env as unknown as {
  MAIL: { send(mail: SentMail): Promise<unknown> };
  TIDINGS: { sendBatch(messages: Iterable<{ body: { userIds: string[] } }>): Promise<unknown> };
  SITE_ORIGIN: string;
};

let sent: SentMail[] = [];
let queued: { userIds: string[] }[] = [];
type Headers = Record<string, string>;

beforeEach(() => {
  sent = [];
  queued = [];
  bindings.SITE_ORIGIN = ORIGIN;
  serveKeys();
  vi.spyOn(bindings.MAIL, 'send').mockImplementation(async (mail) => {
    sent.push(mail);
    return {};
  });
  vi.spyOn(bindings.TIDINGS, 'sendBatch').mockImplementation(async (messages) => {
    queued.push(...[...messages].map(({ body }) => body));
    return {};
  });
});
afterEach(async () => {
  bindings.SITE_ORIGIN = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  await env.ACCOUNTS.prepare('DELETE FROM tidings').run();
});

function setClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: ms });
}

function choose(headers: Headers, fields: Record<string, string> = MONDAYS, language: 'en' | 'tr' = 'en') {
  const body = new URLSearchParams({ task: 'tidings', ...fields });
  return request(href('profile', language), { method: 'POST', headers, body });
}

/** Somebody who asked for letters two days before the Monday. */
async function reader(id: string, fields: Record<string, string> = MONDAYS, birth = true): Promise<Headers> {
  const headers = await signIn({ id });
  if (birth) {
    const body = new URLSearchParams({ task: 'birth', ...BIRTH });
    await request(href('profile', 'en'), { method: 'POST', headers, body });
  }
  expect((await choose(headers, fields)).status).toBe(303);
  await env.ACCOUNTS.prepare('UPDATE tidings SET next_ms = ?, changed_ms = 0 WHERE user_id = ?')
    .bind(MONDAY_MS, id)
    .run();
  sent = [];
  return headers;
}

/** Has a person's piece fall due at a moment. */
async function dueAt(id: string, ms: number): Promise<void> {
  await env.ACCOUNTS.prepare('UPDATE tidings SET next_ms = ? WHERE user_id = ?').bind(ms, id).run();
}

function nextOf(id: string): Promise<unknown> {
  return env.ACCOUNTS.prepare('SELECT next_ms, due_ms FROM tidings WHERE user_id = ?').bind(id).first();
}

/** What the clock and the queue do at a moment; messages may be brought more than once, or later. */
async function tick(ms: number, { laterMs = 0, times = 1 } = {}): Promise<void> {
  setClock(ms);
  await worker.scheduled(null, env);
  const messages = queued.splice(0).map((body) => ({ body, ack: vi.fn() }));
  setClock(ms + laterMs);
  for (let round = 0; round < times; round++) await worker.queue({ messages }, env);
  for (const { ack } of messages) expect(ack).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
}

describe('the choice in the account', () => {
  it.each(LANGUAGES)('is offered with its reason in %s, and everything is off', async (language) => {
    const headers = await signIn({ id: `offered-${language}` });
    const html = await (await request(href('profile', language), { headers })).text();
    const words = await loadWords(language, ['tidings']);
    const { intro, promise, rhythms } = words.section('tidings').part;
    for (const text of [intro, promise, ...Object.values(rhythms)]) expect(html).toContain(text);
    expect(html).toMatch(/<option value="never" selected="">/);
    expect(await findTidings(env.ACCOUNTS, `offered-${language}`)).toBeNull();
  });

  it('is kept, shown and changed', async () => {
    const headers = await signIn({ id: 'chooser' });
    expect((await choose(headers)).headers.get('Location')).toBe('/en/accounts/profile?saved=tidings');
    expect(await findTidings(env.ACCOUNTS, 'chooser')).toEqual({
      kinds: ['eclipse', 'transit', 'moon', 'horoscope'],
      mail: 'weekly',
      push: 'never',
      pushKinds: TIDING_KINDS,
      hour: 9,
      zone: 'Europe/Istanbul',
      mailboxClosedMs: null,
    });
    const html = await (await request('/en/accounts/profile?saved=tidings', { headers })).text();
    expect(html).toContain('<option value="weekly" selected="">');
    expect(html).toContain('<option value="Europe/Istanbul" selected="">');
    expect(html).toContain('Saved. It applies from now on.');
    await choose(headers, { mail: 'never', hour: '18', zone: 'UTC', 'kind-moon': '1' });
    expect(await findTidings(env.ACCOUNTS, 'chooser')).toMatchObject({
      mail: 'never',
      kinds: ['moon'],
      hour: 18,
    });
  });

  it.each([
    [{ mail: 'daily', hour: '18', zone: 'UTC' }, 'so no letter will come'],
    [{ ...MONDAYS, zone: 'Mars/Olympus', hour: '18' }, 'This isn’t a time zone we know.'],
  ])('that cannot be kept is told by its field, and nothing typed is lost', async (fields, message) => {
    const headers = await signIn({ id: 'mistaken' });
    const response = await choose(headers, fields);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('<option value="18" selected="">');
    expect(html).toContain(`<option value="${fields.mail}" selected="">`);
    expect(await findTidings(env.ACCOUNTS, 'mistaken')).toBeNull();
  });

  it('waits for an address that is confirmed', async () => {
    const headers = await signIn({ id: 'unconfirmed', emailVerified: false });
    const html = await (await request('/en/accounts/profile', { headers })).text();
    expect(html).toContain('Confirm your email address first');
    expect(html).not.toContain('value="tidings"');
  });

  it('is not shown where the site can send nothing', async () => {
    bindings.SITE_ORIGIN = '';
    const headers = await signIn({ id: 'nothing-sent' });
    const html = await (await request('/en/accounts/profile', { headers })).text();
    expect(html).not.toContain('id="tidings"');
  });
});

describe('the week’s letter', () => {
  it('comes on Monday at the person’s hour, in text and HTML, with one click to stop it', async () => {
    const headers = await reader('monday');
    await tick(MONDAY_MS - 60_000);
    expect(sent).toEqual([]);
    await tick(MONDAY_MS);
    expect(sent).toHaveLength(1);
    const [letter] = sent;
    expect(letter?.to).toBe('monday@example.com');
    expect(letter?.subject).toBe('Your sky this week');
    expect(letter?.text).toContain('November 24: Full Moon in Gemini');
    expect(letter?.text).toContain('Gemini: what’s ahead');
    expect(letter?.html).toContain('November 24: Full Moon in Gemini<br>');
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/\{\{|undefined|1990|stanbul/);
    const [, path = ''] =
      /<https:\/\/celestia\.test([^>]+)>/.exec(letter?.headers['List-Unsubscribe'] ?? '') ?? [];
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(letter?.text).toContain(path);
    // The link shows on GET and acts on POST alone; the news are another matter.
    const shown = await (await request(path)).text();
    expect(shown).toContain('letters about your sky to monday@example.com');
    expect(undatedShape(shown)).toMatchSnapshot('unsubscribe');
    expect(await findTidings(env.ACCOUNTS, 'monday')).toMatchObject({ mail: 'weekly' });
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await request(path, { method: 'POST', body })).status).toBe(200);
    expect(await findTidings(env.ACCOUNTS, 'monday')).toMatchObject({ mail: 'never' });
    await tick(MONDAY_MS + 7 * DAY_MS);
    expect(sent).toHaveLength(1);
    const html = await (await request('/en/accounts/profile', { headers })).text();
    expect(html).toContain('<option value="never" selected="">');
  });

  it.each(LANGUAGES)('is written in %s for whom that is the language', async (language) => {
    const id = `writes-${language}`;
    const headers = await reader(id);
    const details = new URLSearchParams({ task: 'details', name: '', language });
    await request('/en/accounts/profile', { method: 'POST', headers, body: details });
    await tick(MONDAY_MS);
    const words = (await loadWords(language, ['tidings'])).section('tidings');
    expect(sent.map(({ subject }) => subject)).toEqual([words.letter.subject]);
    expect(sent[0]?.text).toContain(words.letter.intro);
    expect(sent[0]?.html).toContain(`<html lang="${language === 'pt' ? 'pt-BR' : language}">`);
    expect(sent[0]?.text).not.toMatch(/\{\{|undefined/);
  });

  it('tells what was chosen and nothing else', async () => {
    await reader('moon-only', { mail: 'weekly', hour: '9', zone: 'Europe/Istanbul', 'kind-moon': '1' });
    await tick(MONDAY_MS);
    expect(sent[0]?.text).toContain('Full Moon');
    expect(sent[0]?.text).not.toMatch(/what’s ahead|square|trine|meets your/);
  });

  it('tells of the Moon alone where there is no birth', async () => {
    await reader('birthless', MONDAYS, false);
    await tick(MONDAY_MS);
    expect(sent[0]?.text).toContain('Full Moon in Gemini');
    expect(sent[0]?.text).not.toMatch(/your (Sun|Moon|Ascendant)|what’s ahead/);
  });

  it('does not come where there is nothing to tell', async () => {
    await reader('quiet', { mail: 'weekly', hour: '9', zone: 'Europe/Istanbul', 'kind-eclipse': '1' });
    await tick(MONDAY_MS);
    expect(sent).toEqual([]);
    // It is looked again a week later.
    const row = await env.ACCOUNTS.prepare("SELECT next_ms FROM tidings WHERE user_id = 'quiet'").first();
    expect(row).toEqual({ next_ms: MONDAY_MS + 7 * DAY_MS });
  });

  it('of a day is one thing, by its own name', async () => {
    await reader('daily', { ...MONDAYS, mail: 'daily', 'kind-transit': '' });
    await env.ACCOUNTS.prepare("UPDATE tidings SET kinds = 'moon' WHERE user_id = 'daily'").run();
    await tick(MONDAY_MS);
    expect(sent).toEqual([]);
    await tick(MONDAY_MS + DAY_MS);
    expect(sent.map(({ subject }) => subject)).toEqual(['Full Moon in Gemini']);
    await tick(MONDAY_MS + 2 * DAY_MS);
    expect(sent).toHaveLength(1);
  });
});

describe('nobody is told', () => {
  it('twice on a day, however often the queue brings a message or the clock asks', async () => {
    await reader('once');
    await tick(MONDAY_MS, { times: 3 });
    await env.ACCOUNTS.prepare("UPDATE tidings SET next_ms = ? WHERE user_id = 'once'").bind(MONDAY_MS).run();
    await tick(MONDAY_MS + HOUR_MS);
    expect(sent).toHaveLength(1);
  });

  it('at night, or hours late: a day’s message that comes then is dropped', async () => {
    await reader('late', { ...MONDAYS, mail: 'daily', hour: '20' });
    await dueAt('late', MONDAY_MS + 11 * HOUR_MS);
    await tick(MONDAY_MS + 11 * HOUR_MS, { laterMs: 3 * HOUR_MS });
    expect(sent).toEqual([]);
    expect(await nextOf('late')).toEqual({ next_ms: MONDAY_MS + 35 * HOUR_MS, due_ms: null });
  });

  it('who switched it off while their message was on its way', async () => {
    const headers = await reader('changes-mind');
    setClock(MONDAY_MS);
    await worker.scheduled(null, env);
    vi.useRealTimers();
    await choose(headers, { ...MONDAYS, mail: 'never' });
    setClock(MONDAY_MS);
    await worker.queue({ messages: queued.map((body) => ({ body, ack: vi.fn() })) }, env);
    expect(sent).toEqual([]);
  });

  it('whose account is gone: rows go with it, and their message is passed over', async () => {
    const headers = await reader('leaves');
    setClock(MONDAY_MS);
    await worker.scheduled(null, env);
    expect(queued).toEqual([{ userIds: ['leaves'] }]);
    vi.useRealTimers();
    await postJson(
      '/api/account/delete',
      { idToken: await idTokenOf({ id: 'leaves' }), confirm: true },
      headers,
    );
    expect(await countPersonalData(env.ACCOUNTS, 'leaves')).toMatchObject({ tidings: 0, tiding_sent: 0 });
    sent = [];
    setClock(MONDAY_MS);
    await worker.queue({ messages: queued.map((body) => ({ body, ack: vi.fn() })) }, env);
    expect(sent).toEqual([]);
  });
});

describe('a week’s letter that comes too late', () => {
  const DUE_MS = MONDAY_MS + 11 * HOUR_MS;

  it('goes the evening after, once, and the next on Monday', async () => {
    await reader('evening-after', { ...MONDAYS, hour: '20' });
    await dueAt('evening-after', DUE_MS);
    await tick(DUE_MS, { laterMs: 3 * HOUR_MS, times: 2 });
    expect(sent).toEqual([]);
    expect(await nextOf('evening-after')).toEqual({ next_ms: DUE_MS + DAY_MS, due_ms: DUE_MS });
    await tick(DUE_MS + DAY_MS, { times: 2 });
    expect(sent.map(({ subject }) => subject)).toEqual(['Your sky this week']);
    expect(await nextOf('evening-after')).toEqual({ next_ms: DUE_MS + 7 * DAY_MS, due_ms: null });
  });

  it('is tried again that evening where the mail did not take it', async () => {
    await reader('twice-late', { ...MONDAYS, hour: '18' });
    await dueAt('twice-late', DUE_MS - 2 * HOUR_MS);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await tick(DUE_MS - 2 * HOUR_MS, { laterMs: 5 * HOUR_MS });
    vi.spyOn(bindings.MAIL, 'send').mockRejectedValueOnce(
      Object.assign(new Error('no'), { code: 'E_RATE_LIMIT_EXCEEDED' }),
    );
    await tick(DUE_MS - 2 * HOUR_MS + DAY_MS);
    expect(sent).toEqual([]);
    await tick(DUE_MS - HOUR_MS + DAY_MS);
    expect(sent).toHaveLength(1);
  });

  it('is left once the week is half over', async () => {
    await reader('half-over', { ...MONDAYS, hour: '20' });
    await dueAt('half-over', DUE_MS);
    await tick(DUE_MS, { laterMs: 74 * HOUR_MS });
    expect(sent).toEqual([]);
    expect(await nextOf('half-over')).toEqual({ next_ms: DUE_MS + 7 * DAY_MS, due_ms: null });
  });
});

describe('a letter that does not go', () => {
  const failing = (code: string | null) =>
    vi
      .spyOn(bindings.MAIL, 'send')
      .mockRejectedValueOnce(Object.assign(new Error('no: gone@example.com'), code === null ? {} : { code }));

  it('is tried again within the hour where nothing went', async () => {
    await reader('tried-again');
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    failing('E_RATE_LIMIT_EXCEEDED');
    await tick(MONDAY_MS);
    await tick(MONDAY_MS + HOUR_MS);
    await tick(MONDAY_MS + 2 * HOUR_MS);
    expect(sent).toHaveLength(1);
    expect(error.mock.calls.join(' ')).not.toContain('@example.com');
  });

  it('is not tried again where nobody knows whether it went', async () => {
    await reader('unknown-fate');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    failing(null);
    await tick(MONDAY_MS);
    await tick(MONDAY_MS + HOUR_MS);
    expect(sent).toEqual([]);
  });

  it('to a mailbox that wants none is the last, and the account says so until it is saved again', async () => {
    const headers = await reader('closed-box');
    failing('E_RECIPIENT_SUPPRESSED');
    await tick(MONDAY_MS);
    expect(await findTidings(env.ACCOUNTS, 'closed-box')).toMatchObject({
      mail: 'never',
      mailboxClosedMs: MONDAY_MS,
    });
    const page = async () => (await request('/en/accounts/profile', { headers })).text();
    expect(await page()).toContain('Your mailbox refused our last letter');
    await choose(headers);
    expect(await page()).not.toContain('Your mailbox refused');
  });

  it('for one of a batch leaves the others theirs', async () => {
    await reader('first');
    await reader('second');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    failing('E_DELIVERY_FAILED');
    await tick(MONDAY_MS);
    expect(sent).toHaveLength(1);
    await tick(MONDAY_MS + HOUR_MS);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['first@example.com', 'second@example.com']);
  });

  it('and a message that names nobody ends there', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ack = vi.fn();
    await worker.queue({ messages: [{ body: 'nonsense', ack }] }, env);
    expect(ack).toHaveBeenCalledOnce();
    expect(error.mock.calls.join(' ')).toContain('tiding_message_unread');
  });
});
