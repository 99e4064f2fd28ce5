import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppEnv } from '../../env.ts';
import { horoscopeApi } from './horoscope.ts';

afterEach(() => {
  vi.useRealTimers();
});

const app = new Hono<AppEnv>();
app.use((c, next) => {
  c.set('language', 'en');
  return next();
});
app.route('/', horoscopeApi);
const env = { API_LIMIT: { limit: async () => ({ success: true }) } };

/** How long an answer is kept that is asked for at a moment. */
async function keptAt(now: string, query: string): Promise<string | null> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  const response = await app.request(`/?sign=leo&${query}`, undefined, env);
  expect(response.status).toBe(200);
  return response.headers.get('Cache-Control');
}

describe('a horoscope', () => {
  it.each([
    ['of today, early', '2026-11-23T00:00:00Z', 'period=day&lang=en', 'public, max-age=300, s-maxage=3600'],
    ['of today, late', '2026-11-23T23:30:00Z', 'period=day&lang=en', 'public, max-age=300, s-maxage=1800'],
    ['of today, last', '2026-11-23T23:59:50Z', 'period=day&lang=en', 'public, max-age=10, s-maxage=10'],
    [
      'of this month, last',
      '2026-11-30T23:59:00Z',
      'period=month&lang=en',
      'public, max-age=60, s-maxage=60',
    ],
    [
      'of a day that is named',
      '2026-11-23T23:59:50Z',
      'period=day&date=2026-11-23&lang=en',
      'public, max-age=300, s-maxage=3600',
    ],
    ['in no language that is named', '2026-11-23T12:00:00Z', 'period=day', null],
  ])('%s is kept no longer than it is true', async (_, now, query, kept) => {
    expect(await keptAt(now, query)).toBe(kept);
  });
});
