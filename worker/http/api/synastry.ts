import { type Context, Hono } from 'hono';
import { compatibilityScore } from '../../../astrology/synastry/compatibility.ts';
import { computeSynastry } from '../../../astrology/synastry/synastry.ts';
import { DOWN_RETRY_SECONDS, errorStatus } from '../../../contract/app-error.ts';
import type { NatalChartAnswer } from '../../../contract/natal-chart.ts';
import { type CompatibilityAnswer, personOfChart, type SynastryAnswer } from '../../../contract/synastry.ts';
import type { AppEnv } from '../../env.ts';
import { castPair } from '../../synastry/cast-pair.ts';
import { castingContext } from '../casting-context.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { errorBody } from './api-error.ts';
import { readJson } from './json-body.ts';

/** /api/astrology, what is asked of two births. POST alone: birth data stands in no URL and no log. */
export const synastryApi = new Hono<AppEnv>();

function synastryAnswer(first: NatalChartAnswer, second: NatalChartAnswer): SynastryAnswer {
  return { first, second, ...computeSynastry(personOfChart(first), personOfChart(second)) };
}

const PAIR_QUESTIONS = {
  '/synastry': synastryAnswer,
  '/compatibility': (first, second): CompatibilityAnswer => compatibilityScore(first, second),
} as const satisfies Record<string, (first: NatalChartAnswer, second: NatalChartAnswer) => object>;

async function answerPair(
  c: Context<AppEnv>,
  answer: (first: NatalChartAnswer, second: NatalChartAnswer) => object,
): Promise<Response> {
  c.header('Cache-Control', 'private, no-store');
  const outcome = await castPair(await readJson(c), castingContext(c));
  if (outcome.ok) return c.json(answer(outcome.first, outcome.second));
  const { code, fields, choices } = outcome;
  const status = errorStatus(code);
  if (status === 503) c.header('Retry-After', DOWN_RETRY_SECONDS);
  return c.json(await errorBody(c, code, { fields, ...(choices.length > 0 && { choices }) }), status);
}

for (const [path, answer] of Object.entries(PAIR_QUESTIONS)) {
  synastryApi.post(path, rateLimit('CHARTS_LIMIT'), (c) => answerPair(c, answer));
  synastryApi.all(path, (c) => {
    throw methodNotAllowed(c, 'POST');
  });
}
