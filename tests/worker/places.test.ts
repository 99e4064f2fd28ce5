import { describe, expect, it } from 'vitest';
import { request } from './request.ts';

interface PlacesAnswer {
  places: { id: number; name: string; timeZone: string }[];
}

async function search(query: string, language = 'tr'): Promise<PlacesAnswer['places']> {
  const response = await request(`/api/places?q=${encodeURIComponent(query)}&lang=${language}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as PlacesAnswer).places;
}

describe('GET /api/places', () => {
  it.each([
    ['istanbul', 745044, 'İstanbul'],
    ['İSTANBUL', 745044, 'İstanbul'],
    ['izmir', 311046, 'İzmir'],
    ['sanliurfa', 298333, 'Şanlıurfa'],
    ['sanli', 298333, 'Şanlıurfa'],
  ])('finds %s', async (query, id, name) => {
    expect((await search(query))[0]).toMatchObject({ id, name, timeZone: 'Europe/Istanbul' });
  });

  it('may be kept at the edge', async () => {
    const response = await request('/api/places?q=paris&lang=en');
    expect(response.headers.get('Cache-Control')).toMatch(/public.*s-maxage=\d+/);
    const unnamed = await request('/api/places?q=paris');
    expect(unnamed.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('gives the same answer again from the edge', async () => {
    const first = await search('paris', 'fr');
    expect(await search('paris', 'fr')).toEqual(first);
    expect(first[0]).toMatchObject({ name: 'Paris', timeZone: 'Europe/Paris' });
  });

  it.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(121)}`])(
    'refuses %j with a message by the field',
    async (query) => {
      const response = await request(`/api/places${query}`, { headers: { 'Accept-Language': 'tr' } });
      expect(response.status).toBe(422);
      const body = (await response.json()) as { error: { code: string; fields: { q: { message: string } } } };
      expect(body.error.code).toBe('invalid_input');
      expect(body.error.fields.q.message).toMatch(/yer/);
    },
  );

  it.each(['"', 'a" OR "b', 'NEAR(a b)', '* *', '\u0000ab', '((((', '🌙🌙', "'; DROP TABLE place;--"])(
    'answers %j without an error',
    async (query) => {
      expect(Array.isArray(await search(query))).toBe(true);
    },
  );
});
