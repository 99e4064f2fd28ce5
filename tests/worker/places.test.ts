import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { storedPlacesUrl } from '../../worker/http/api/places.ts';
import { openEdgeCache } from '../../worker/http/edge-cache.ts';
import type { PlacesDatabase } from '../../worker/places/database.ts';
import { eventually } from './eventually.ts';
import { request } from './request.ts';

const { PLACES } = env as unknown as { PLACES: PlacesDatabase };

interface PlacesAnswer {
  places: { id: number; name: string; timeZone: string; unmatched: string[] }[];
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

  it('is kept by no browser, with a language and without', async () => {
    for (const query of ['?q=paris&lang=en', '?q=paris&lang=en', '?q=paris', '?q=']) {
      const response = await request(`/api/places${query}`);
      expect(response.headers.get('Cache-Control'), query).toBe('private, no-store');
    }
  });

  it("answers a second ask from the edge's store, however it is spaced and written large", async () => {
    const first = await search('Paris, France', 'fr');
    expect(first[0]).toMatchObject({ name: 'Paris', timeZone: 'Europe/Paris' });
    const kept = storedPlacesUrl('Paris, France', 'fr');
    await eventually(async () => expect(await openEdgeCache()?.match(kept)).toBeDefined());
    await PLACES.prepare("UPDATE place SET name = 'Lutetia' WHERE id = 2988507").run();
    try {
      expect(await search('PARIS ,  françe', 'fr')).toEqual(first);
      expect((await search('Paris, França', 'pt'))[0]).toMatchObject({ name: 'Lutetia' });
    } finally {
      await PLACES.prepare("UPDATE place SET name = 'Paris' WHERE id = 2988507").run();
    }
  });

  it('tells which words are left over', async () => {
    expect((await search('Qqzzy, Paris, France', 'fr'))[0]).toMatchObject({
      id: 2988507,
      unmatched: ['qqzzy'],
    });
    expect((await search('Paris, France', 'fr'))[0]).toMatchObject({ unmatched: [] });
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
