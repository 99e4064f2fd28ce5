import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../contract/api-error.ts';
import type { AskAnswer } from '../../contract/chat.ts';
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
