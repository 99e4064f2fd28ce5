import { Hono } from 'hono';
import { transitsAnswer } from '../../../features/transits/transit-answers.ts';
import { parseTransits } from '../../../features/transits/transit-query.ts';
import type { AppEnv } from '../../env.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { answerBirthQuestion } from './birth-question.ts';

/** /api/astrology/transits: what the moving sky does to a birth chart. POST alone: birth data stands in no URL and no log. */
export const transitsApi = new Hono<AppEnv>();

transitsApi.post('/', rateLimit('CHARTS_LIMIT'), (c) =>
  answerBirthQuestion(c, { read: (body) => parseTransits(body, Date.now()), answer: transitsAnswer }),
);
