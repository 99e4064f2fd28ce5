import { Hono } from 'hono';
import { parseBirthJson } from '../births/birth-input.ts';
import { castChart } from '../births/cast-chart.ts';
import type { AppEnv } from '../env.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { birthDesk } from '../services.ts';
import { errorBody } from './api-error.ts';
import { readJson } from './json-body.ts';

/** /api/astrology: computed charts. POST alone: birth data stands in no URL and no log. */
export const astrologyApi = new Hono<AppEnv>();

astrologyApi.post('/natal-chart', rateLimit('CHARTS_LIMIT'), async (c) => {
  c.header('Cache-Control', 'private, no-store');
  const parsed = parseBirthJson(await readJson(c));
  if (!parsed.ok) return c.json(await errorBody(c, 'invalid_input', { fields: parsed.fields }), 422);
  const outcome = await castChart(parsed.input, birthDesk(c, c.get('language')));
  if (outcome.ok) return c.json(outcome.chart);
  const { code, fields, choices } = outcome;
  const status = code === 'places_unavailable' ? 503 : 422;
  if (status === 503) c.header('Retry-After', '10');
  return c.json(await errorBody(c, code, { fields, ...(choices && { choices }) }), status);
});

astrologyApi.all('/natal-chart', (c) => {
  throw methodNotAllowed(c, 'POST');
});
