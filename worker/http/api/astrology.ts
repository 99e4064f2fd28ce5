import { Hono } from 'hono';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { Parsed } from '../../../features/parsed.ts';
import { junoAnswer, natalChartAnswer, risingSignAnswer } from '../../births/chart-answers.ts';
import type { AppEnv } from '../../env.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { answerBirthQuestion } from './birth-question.ts';

/** /api/astrology: computed charts. POST alone: birth data stands in no URL and no log. */
export const astrologyApi = new Hono<AppEnv>();

/** What may be asked of one birth. */
const BIRTH_QUESTIONS = {
  '/natal-chart': natalChartAnswer,
  '/rising-sign': risingSignAnswer,
  '/juno': junoAnswer,
} as const satisfies Record<string, (chart: BirthChart) => object>;

/** These ask nothing beside the birth. */
function readNothing(): Parsed<null> {
  return { ok: true, query: null };
}

for (const [path, answer] of Object.entries(BIRTH_QUESTIONS)) {
  astrologyApi.post(path, rateLimit('API_LIMIT'), (c) =>
    answerBirthQuestion(c, { read: readNothing, answer }),
  );
}
