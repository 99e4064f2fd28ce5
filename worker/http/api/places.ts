import { type Context, Hono } from 'hono';
import { DOWN_RETRY_SECONDS } from '../../../contract/app-error.ts';
import { isLanguage, type Language } from '../../../locales/locales.ts';
import { buildId } from '../../build.ts';
import type { AppEnv } from '../../env.ts';
import { logError } from '../../log.ts';
import { canonicalText, readPlaceText } from '../../places/place-text.ts';
import { searchPlaces } from '../../places/search.ts';
import { openEdgeCache } from '../edge-cache.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { requestId } from '../request-id.ts';
import { errorBody } from './api-error.ts';

/** The longest query that is answered; no place name comes near. */
const MAX_QUERY_LENGTH = 120;

/** Names change with a release at most, so the edge may keep an answer for a day. */
const EDGE_CACHE_CONTROL = 'public, max-age=86400';

/** What was typed is somebody's birthplace: it stays on no disk but the edge's, which knows nobody. */
const BROWSER_CACHE_CONTROL = 'private, no-store';

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
  c.header('Cache-Control', BROWSER_CACHE_CONTROL);
  if (query === '') return c.json(await errorBody(c, 'invalid_input', { fields: { q: 'required' } }), 422);
  if (query.length > MAX_QUERY_LENGTH) {
    return c.json(await errorBody(c, 'invalid_input', { fields: { q: 'too_long' } }), 422);
  }
  try {
    if (named) return await searchThroughCache(c, query, language);
    return c.json({ places: await searchPlaces(c.env.PLACES, query, language) });
  } catch (error) {
    logError('places_unavailable', error, requestId(c));
    c.header('Retry-After', DOWN_RETRY_SECONDS);
    return c.json(await errorBody(c, 'places_unavailable'), 503);
  }
});

placesApi.all('/', (c) => {
  throw methodNotAllowed(c, 'GET, HEAD');
});

/** Where the edge keeps the answer to a query: the same for all that are read alike. */
export function keptPlacesUrl(query: string, language: Language): string {
  const text = canonicalText(readPlaceText(query));
  return `https://kept.invalid/${buildId}/places/${language}/${encodeURIComponent(text)}`;
}

/**
 * Answers from the data centre's cache, which is filled behind the answer. A cache that fails is no cache. That
 * nothing was found is not kept: a database that is still being filled would be remembered as an empty world.
 */
async function searchThroughCache(c: Context<AppEnv>, query: string, language: Language): Promise<Response> {
  const cache = openEdgeCache();
  const url = keptPlacesUrl(query, language);
  const kept = await cache?.match(url).catch(() => undefined);
  if (kept) return c.newResponse(kept.body, 200, { 'Content-Type': 'application/json' });
  const places = await searchPlaces(c.env.PLACES, query, language);
  if (cache && places.length > 0) {
    const copy = Response.json({ places }, { headers: { 'Cache-Control': EDGE_CACHE_CONTROL } });
    c.executionCtx.waitUntil(cache.put(url, copy).catch(() => undefined));
  }
  return c.json({ places });
}
