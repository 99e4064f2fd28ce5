import { type Context, Hono } from 'hono';
import type { NatalChartAnswer } from '../../client/api/natal-chart.ts';
import { junoAnswer, natalChartAnswer, risingSignAnswer } from '../births/birth-answers.ts';
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

/** What may be asked of one birth. */
const BIRTH_QUESTIONS = {
  '/natal-chart': natalChartAnswer,
  '/rising-sign': risingSignAnswer,
  '/juno': junoAnswer,
} as const satisfies Record<string, (chart: NatalChartAnswer) => object>;

async function answerBirth(
  c: Context<AppEnv>,
  answer: (chart: NatalChartAnswer) => object,
): Promise<Response> {
  c.header('Cache-Control', 'private, no-store');
  const parsed = parseBirthJson(await readJson(c));
  if (!parsed.ok) return c.json(await errorBody(c, 'invalid_input', { fields: parsed.fields }), 422);
  const outcome = await castChart(parsed.input, birthDesk(c, c.get('language')));
  if (outcome.ok) return c.json(answer(outcome.chart));
  const { code, fields, choices } = outcome;
  const status = code === 'places_unavailable' ? 503 : 422;
  if (status === 503) c.header('Retry-After', '10');
  return c.json(await errorBody(c, code, { fields, ...(choices && { choices }) }), status);
}

for (const [path, answer] of Object.entries(BIRTH_QUESTIONS)) {
  astrologyApi.post(path, rateLimit('CHARTS_LIMIT'), (c) => answerBirth(c, answer));
  astrologyApi.all(path, (c) => {
    throw methodNotAllowed(c, 'POST');
  });
}
