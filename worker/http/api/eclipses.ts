import { type Context, Hono } from 'hono';
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
import type { Parsed } from '../../../features/read-query.ts';
import type { AppEnv } from '../../env.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { errorBody } from './api-error.ts';
import { answerBirthQuestion } from './birth-question.ts';

/** The sky of a stretch of time is the same for all and changes with a release at most. */
const SHARED = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';
/** Coordinates tell where somebody is, and an error is told in the caller's language. */
const PRIVATE = 'private, no-store';

/** /api/astrology/eclipses: those of the whole Earth, the next ten of one place, and the next against one's own chart. */
export const eclipsesApi = new Hono<AppEnv>();

async function answer<Query>(
  c: Context<AppEnv>,
  parsed: Parsed<Query>,
  toAnswer: (query: Query) => object,
  cacheControl: string,
): Promise<Response> {
  c.header('Cache-Control', parsed.ok ? cacheControl : PRIVATE);
  if (parsed.ok) return c.json(toAnswer(parsed.query));
  return c.json(await errorBody(c, 'invalid_input', { fields: parsed.fields }), 422);
}

eclipsesApi.get('/', rateLimit('CHARTS_LIMIT'), (c) => {
  const parsed = parseEclipseRange((name) => c.req.query(name));
  return answer(c, parsed, eclipsesAnswer, SHARED);
});

eclipsesApi.get('/local', rateLimit('CHARTS_LIMIT'), (c) => {
  const parsed = parseLocalEclipses((name) => c.req.query(name), Date.now());
  return answer(c, parsed, localEclipsesAnswer, PRIVATE);
});

for (const path of ['/', '/local']) {
  eclipsesApi.all(path, (c) => {
    throw methodNotAllowed(c, 'GET, HEAD');
  });
}

// POST alone: birth data stands in no URL and no log.
eclipsesApi.post('/natal', rateLimit('CHARTS_LIMIT'), (c) =>
  answerBirthQuestion(c, {
    read: (body) => parseNatalEclipses(body, Date.now()),
    answer: natalEclipsesAnswer,
  }),
);

eclipsesApi.all('/natal', (c) => {
  throw methodNotAllowed(c, 'POST');
});
