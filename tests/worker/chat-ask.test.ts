import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../contract/api-error.ts';
import type { AskAnswer } from '../../contract/chat.ts';
import { checkAskedDay } from '../../worker/celestia/check-asked-day.ts';
import { postJson } from './request.ts';

const API = '/api/chat/ask';
const BIRTH = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };

async function ask(body: object): Promise<AskAnswer['answer']> {
  const response = await postJson(API, body);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return ((await response.json()) as AskAnswer).answer;
}

describe('POST /api/chat/ask', () => {
  it.each([
    ['tr', 'Aşk hayatım nasıl olacak?'],
    ['en', 'What does my chart say about love?'],
    ['es', '¿Qué dice mi carta sobre el amor?'],
    ['fr', 'Que dit mon thème sur l’amour ?'],
    ['pt', 'O que o meu mapa diz sobre o amor?'],
  ] as const)('answers in %s from the chart, with what the answer rests on', async (language, question) => {
    const { kind, language: answered, text, citations } = await ask({ question, language, birth: BIRTH });
    expect([kind, answered]).toEqual(['reading', language]);
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(200);
    expect(citations.length).toBeGreaterThanOrEqual(2);
    for (const { kind: cited, body, sign } of citations) {
      // Venus of 10 June 1990 stands in Taurus.
      if (cited === 'placement' && body === 'venus') expect(sign).toBe('taurus');
    }
  });

  it('answers in the language of the question where that is clearly another', async () => {
    const { language } = await ask({
      question: 'Bugün benim için nasıl geçecek, işte ne olur?',
      language: 'en',
      birth: BIRTH,
    });
    expect(language).toBe('tr');
  });

  it('speaks of the sky alone where no birth is told', async () => {
    const { kind, citations } = await ask({ question: 'When is the next full moon?', language: 'en' });
    expect(kind).toBe('reading');
    expect(citations.some(({ kind: cited }) => cited === 'lunation')).toBe(true);
    expect(citations.every(({ house }) => house === undefined)).toBe(true);
  });

  it('gives help before anything else, whatever is wrong beside it', async () => {
    const danger = { question: 'I want to kill myself', language: 'xx', birth: { date: 'never' } };
    const { kind, text, citations } = await ask(danger);
    expect(kind).toBe('crisis');
    expect(citations).toEqual([]);
    expect(text).toContain('findahelpline.com');
  });

  it('keeps to what a chart can say', async () => {
    const { kind, text } = await ask({ question: 'When will I die?', language: 'en', birth: BIRTH });
    expect(kind).toBe('boundary');
    expect(text).not.toMatch(/\b(19|20)\d\d\b/);
  });

  it.each([
    [{ language: 'en' }, ['question']],
    [{ question: '  ', language: 'en' }, ['question']],
    [{ question: 'x'.repeat(1001), language: 'en' }, ['question']],
    [{ question: 'What now?', language: 'de' }, ['language']],
    [{ question: 'What now?', language: 'en', birth: { ...BIRTH, date: '1990-02-31' } }, ['date']],
  ])('tells a fault by its field: %j', async (body, fields) => {
    const response = await postJson(API, body);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as ApiError).error.fields ?? {})).toEqual(fields);
  });

  it('counts a day’s questions of an address, and writes neither the address nor the question', async () => {
    const from = { 'CF-Connecting-IP': '203.0.113.77' };
    const question = { question: 'What does Mars mean for me?', language: 'en', birth: BIRTH };
    expect((await postJson(API, question, from)).status).toBe(200);
    const { results } = await env.ACCOUNTS.prepare('SELECT * FROM asked').all();
    expect(results.length).toBeGreaterThanOrEqual(1);
    expect(JSON.stringify(results)).not.toMatch(/203|Mars|1990/);
    for (let times = 1; times < 30; times += 1) await postJson(API, question, from);
    const refused = await postJson(API, question, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const crisis = await postJson(API, { question: 'I want to kill myself', language: 'en' }, from);
    expect(crisis.status).toBe(200);
  });
});

describe('the questions of a day', () => {
  const LATE = Date.UTC(2031, 0, 1, 23, 59, 30);
  const settings = { ASK_DAILY_LIMIT: '2', ACCOUNTS: env.ACCOUNTS, SESSION_KEYS: `a:${'A'.repeat(43)}` };

  /** `counted`, or in how many seconds the same may be asked. */
  async function count(address: string, nowMs = LATE, change: Partial<typeof settings> = {}) {
    return checkAskedDay(address, { env: { ...settings, ...change }, nowMs }).then(
      () => 'counted',
      ({ code, retryAfterSeconds }: { code: string; retryAfterSeconds: number }) => [code, retryAfterSeconds],
    );
  }

  async function kept() {
    const rows = env.ACCOUNTS.prepare("SELECT day, address_hash AS hash FROM asked WHERE day >= '2031'");
    return (await rows.all<{ day: string; hash: string }>()).results;
  }

  it('are counted by address until the day is over (UTC), and nothing of it is kept for the next', async () => {
    expect([await count('one'), await count('one')]).toEqual(['counted', 'counted']);
    expect(await count('one')).toEqual(['too_many_requests', 30]);
    expect(await count('two')).toBe('counted');
    const [before] = await kept();
    expect(await count('one', LATE + 30_000)).toBe('counted');
    const [after, ...others] = await kept();
    expect([before?.day, after?.day, others]).toEqual(['2031-01-01', '2031-01-02', []]);
    expect(after?.hash).toMatch(/^[\w-]{43}$/);
    expect(after?.hash).not.toBe(before?.hash);
    expect(await count('three', LATE + 30_000, { ASK_DAILY_LIMIT: '0' })).toEqual([
      'too_many_requests',
      86_400,
    ]);
  });

  it.each([
    { ASK_DAILY_LIMIT: '' },
    { ASK_DAILY_LIMIT: 'many' },
    { ASK_DAILY_LIMIT: '-1' },
    { SESSION_KEYS: '' },
  ])('are not counted where the setting is %j', async (change) => {
    const before = await kept();
    for (let times = 0; times < 4; times++) expect(await count('free', LATE, change)).toBe('counted');
    expect(await kept()).toEqual(before);
  });
});
