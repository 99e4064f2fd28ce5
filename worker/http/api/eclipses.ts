import { Hono } from 'hono';
import {
  eclipsesAnswer,
  localEclipsesAnswer,
  natalEclipsesAnswer,
} from '../../../features/eclipses/eclipse-answers.ts';
import {
  parseEclipseRange,
  parseLocalEclipses,
  parseNatalEclipses,
} from '../../../features/eclipses/eclipse-query.ts';
import type { AppEnv } from '../../env.ts';
import { SHARED_SKY } from '../cache-control.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { answerBirthQuestion } from './birth-question.ts';
import { queryOf } from './query-of.ts';
import { sharedAnswer } from './shared-answer.ts';

/** /api/astrology/eclipses: those of the whole Earth, the next ten of one place, and the next against one's own chart. */
export const eclipsesApi = new Hono<AppEnv>();

eclipsesApi.get('/', rateLimit('API_LIMIT'), (c) => {
  const query = queryOf(parseEclipseRange((name) => c.req.query(name)));
  const key = ['eclipses', query.kinds.join('+'), query.fromMs, query.toMs];
  return sharedAnswer(c, key, () =>
    Response.json(eclipsesAnswer(query), { headers: { 'Cache-Control': SHARED_SKY } }),
  );
});

// Coordinates tell where somebody is: the answer is kept nowhere.
eclipsesApi.get('/local', rateLimit('API_LIMIT'), (c) => {
  const query = queryOf(parseLocalEclipses((name) => c.req.query(name), Date.now()));
  return c.json(localEclipsesAnswer(query));
});

// POST alone: birth data stands in no URL and no log.
eclipsesApi.post('/natal', rateLimit('API_LIMIT'), (c) =>
  answerBirthQuestion(c, {
    read: (body) => parseNatalEclipses(body, Date.now()),
    answer: natalEclipsesAnswer,
  }),
);
