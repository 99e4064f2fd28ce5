import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postJson, request } from './request.ts';

const bindings = env as unknown as {
  PLACES_LIMIT: { limit(options: { key: string }): Promise<{ success: boolean }> };
};

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    lines.push(line);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a failure that nobody foresaw', () => {
  it('is answered with 500 and without its words, which the log tells', async () => {
    vi.spyOn(bindings.PLACES_LIMIT, 'limit').mockRejectedValue(new Error('the counter is gone'));
    const response = await request('/api/places?q=Paris&lang=en');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'private, no-store']);
    const text = await response.text();
    expect(text).not.toContain('counter');
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'internal' } });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'error',
        code: 'internal',
        requestId: expect.stringMatching(/^[\da-f]{12}$/),
        detail: expect.stringContaining('the counter is gone'),
      },
    ]);
    expect(lines.join()).not.toContain('Paris');
  });

  it('of the request itself stands in no such log', async () => {
    expect((await request('/api/places?q=&lang=en')).status).toBe(422);
    expect(lines).toEqual([]);
  });
});

describe('a database of places that is down', () => {
  const birth = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };

  it('is told to who looks for a place, kept by nobody, and in the log once, with nothing of what was typed', async () => {
    vi.spyOn(env.PLACES, 'prepare').mockImplementation(() => {
      throw new Error('the places are gone');
    });
    for (const query of ['q=Zaragossa&lang=en', 'q=Zaragossa']) {
      lines = [];
      const { status, headers } = await request(`/api/places?${query}`);
      expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([
        503,
        '3',
        'private, no-store',
      ]);
      expect(lines.map((line) => JSON.parse(line).code)).toEqual(['places_unavailable']);
      expect(lines.join()).toContain('the places are gone');
      expect(lines.join()).not.toContain('Zaragossa');
    }
  });

  it.each([
    ['natal-chart', birth],
    ['synastry', { first: birth, second: { ...birth, place: { latitude: 48.85, longitude: 2.35 } } }],
  ])('is told to who asks for %s, to come again, and in the log once', async (question, body) => {
    vi.spyOn(env.PLACES, 'prepare').mockImplementation(() => {
      throw new Error('the places are gone');
    });
    const response = await postJson(`/api/astrology/${question}`, body);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3']);
    expect(await response.json()).toMatchObject({ error: { code: 'places_unavailable' } });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'error',
        code: 'places_unavailable',
        requestId: expect.stringMatching(/^[\da-f]{12}$/),
        detail: expect.stringContaining('the places are gone'),
      },
    ]);
  });
});
