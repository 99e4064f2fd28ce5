import { type Context, Hono } from 'hono';
import { AppError, invalidInput } from '../../../contract/app-error.ts';
import { MAX_PLACE_QUERY_LENGTH } from '../../../contract/limits.ts';
import type { PlacesAnswer } from '../../../contract/places.ts';
import { isLanguage, type Language } from '../../../locales/locales.ts';
import type { AppEnv } from '../../env.ts';
import { searchPlaces } from '../../places/place-search.ts';
import { canonicalText, readPlaceText } from '../../places/place-text.ts';
import { SHARED_DAY } from '../cache-control.ts';
import { edgeUrl, throughEdgeCache } from '../edge-cache.ts';
import { rateLimit } from '../middleware/rate-limit.ts';

/**
 * GET /api/places?q=&lang= -> {"places":[FoundPlace]}, the likeliest first; `unmatched` of each are the words of the
 * query, folded, that it does not account for. Only this needs the places' database.
 */
export const placesApi = new Hono<AppEnv>();

placesApi.get('/', rateLimit('PLACES_LIMIT'), async (c) => {
  const query = c.req.query('q')?.trim() ?? '';
  const lang = c.req.query('lang');
  // Without a language in the address the answer depends on cookie and browser: then nothing may keep it.
  const named = isLanguage(lang);
  const language = named ? lang : c.get('language');
  c.set('language', language);
  if (query === '') throw invalidInput({ q: 'required' });
  if (query.length > MAX_PLACE_QUERY_LENGTH) throw invalidInput({ q: 'too_long' });
  try {
    if (named) return await searchThroughCache(c, query, language);
    return c.json(await answer(c, query, language));
  } catch (cause) {
    throw new AppError('places_unavailable', String(cause), { cause });
  }
});

async function answer(c: Context<AppEnv>, query: string, language: Language): Promise<PlacesAnswer> {
  const found = await searchPlaces(c.env.PLACES, query, language);
  return { places: found.map(({ unmatched, ...place }) => ({ ...place, unmatched: [...unmatched] })) };
}

/** Where the edge keeps the answer to a query: the same for all that are read alike. */
export function storedPlacesUrl(query: string, language: Language): string {
  return edgeUrl(['places', language, canonicalText(readPlaceText(query))]);
}

/**
 * That nothing was found is not kept: a database that is still being filled would be remembered as an empty world. What was
 * typed is somebody's birthplace: it stays on no disk but the edge's, which knows nobody.
 */
async function searchThroughCache(c: Context<AppEnv>, query: string, language: Language): Promise<Response> {
  const stored = await throughEdgeCache(c, storedPlacesUrl(query, language), async () => {
    const found = await answer(c, query, language);
    const response = Response.json(found, { headers: { 'Cache-Control': SHARED_DAY } });
    return { response, mayStore: found.places.length > 0 };
  });
  return c.newResponse(stored.body, 200, { 'Content-Type': 'application/json' });
}
