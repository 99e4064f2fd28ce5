import { type Context, Hono } from 'hono';
import { compatibilityScore } from '../../../astrology/synastry/compatibility-score.ts';
import type { CompatibilityAnswer } from '../../../contract/synastry.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { synastryAnswer } from '../../births/chart-answers.ts';
import type { AppEnv } from '../../env.ts';
import { castPair } from '../../synastry/cast-pair.ts';
import { castingContext } from '../casting-context.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { castFailure } from './cast-failure.ts';
import { readJson } from './json-body.ts';

/** /api/astrology, what is asked of two births. POST alone: birth data stands in no URL and no log. */
export const synastryApi = new Hono<AppEnv>();

const PAIR_QUESTIONS = {
  '/synastry': synastryAnswer,
  '/compatibility': (first, second): CompatibilityAnswer => compatibilityScore(first, second),
} as const satisfies Record<string, (first: BirthChart, second: BirthChart) => object>;

async function answerPair(
  c: Context<AppEnv>,
  answer: (first: BirthChart, second: BirthChart) => object,
): Promise<Response> {
  const outcome = await castPair(await readJson(c), castingContext(c));
  if (outcome.ok) return c.json(answer(outcome.first, outcome.second));
  throw castFailure(outcome);
}

for (const [path, answer] of Object.entries(PAIR_QUESTIONS)) {
  synastryApi.post(path, rateLimit('API_LIMIT'), (c) => answerPair(c, answer));
}
