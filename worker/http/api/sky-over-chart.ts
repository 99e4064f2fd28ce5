import { Hono } from 'hono';
import { readBorder } from '../../../contract/border.ts';
import { MAX_ZONE_LENGTH } from '../../../contract/limits.ts';
import type { Parsed } from '../../../features/parsed.ts';
import { skyOverChartAnswer } from '../../../features/transits/sky-answer.ts';
import { parseTransits } from '../../../features/transits/transit-query.ts';
import { noonIn } from '../../civil-time/noon.ts';
import type { AppEnv } from '../../env.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { answerBirthQuestion } from './birth-question.ts';

/** /api/astrology/sky-over-chart: the sky of a day over a birth chart. POST alone: birth data stands in no URL and no log. */
export const skyOverChartApi = new Hono<AppEnv>();

type Body = Readonly<Record<string, unknown>>;

/** The noon of `onDay` in `timeZone`. */
function readDay({ onDay, timeZone = 'UTC' }: Body): Parsed<number> {
  const day = typeof onDay === 'string' && onDay.length === 10 ? readBorder(onDay) : null;
  if (!day) return { ok: false, fields: { onDay: 'malformed' } };
  if (day.error) return { ok: false, fields: { onDay: day.error } };
  const isName = typeof timeZone === 'string' && timeZone.length <= MAX_ZONE_LENGTH;
  const noon = isName ? noonIn(timeZone, String(onDay)) : 'timeZone';
  if (noon === 'timeZone') return { ok: false, fields: { timeZone: 'malformed' } };
  return noon === 'date' ? { ok: false, fields: { onDay: 'malformed' } } : { ok: true, query: noon };
}

function readInstant(body: Body, nowMs: number): Parsed<number> {
  const { at, onDay } = body;
  if (onDay !== undefined) {
    return at === undefined ? readDay(body) : { ok: false, fields: { onDay: 'not_with_at' } };
  }
  const parsed = parseTransits({ at }, nowMs);
  if (!parsed.ok) return parsed;
  return { ok: true, query: parsed.query.kind === 'at' ? parsed.query.atMs : nowMs };
}

skyOverChartApi.post('/', rateLimit('API_LIMIT'), (c) =>
  answerBirthQuestion(c, { read: (body) => readInstant(body, Date.now()), answer: skyOverChartAnswer }),
);
