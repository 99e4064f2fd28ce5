import { Hono } from 'hono';
import * as v from 'valibot';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { skyStretch } from '../../../astrology/transits/sky-stretch.ts';
import { AppError } from '../../../contract/app-error.ts';
import { readBorder } from '../../../contract/border.ts';
import type { FieldErrors } from '../../../contract/field-errors.ts';
import { SkyDaysRequest } from '../../../contract/sky-days.ts';
import { LATEST_MS } from '../../../contract/years.ts';
import { skyDaysAnswer } from '../../../features/transits/sky-days-answer.ts';
import { noonIn } from '../../civil-time/noon.ts';
import type { AppEnv } from '../../env.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readJson } from './json-body.ts';

/**
 * /api/astrology/sky-days: the sky of some days in a row over the points of a chart. POST alone: by its points a chart tells
 * of its birth to whoever knows the sky, and so they stand in no URL and no log.
 */
export const skyDaysApi = new Hono<AppEnv>();

type SkyDays = v.InferOutput<typeof SkyDaysRequest>;

function refused(fields: FieldErrors): AppError {
  const isFar = Object.values(fields).every((code) => code === 'out_of_range');
  return new AppError(isFar ? 'date_out_of_range' : 'invalid_input', 'the days are wrong in their fields', {
    fields,
  });
}

/** @throws AppError with the faults by field. */
function readBody(body: unknown): SkyDays {
  const parsed = v.safeParse(SkyDaysRequest, body);
  if (parsed.success) return parsed.output;
  const { nested = {} } = v.flatten<typeof SkyDaysRequest>(parsed.issues);
  // A fault of a point is one of the points: their paths begin so.
  const names = Object.keys(nested).map((path) => path.split('.')[0] ?? path);
  throw refused(
    names.length > 0 ? Object.fromEntries(names.map((name) => [name, 'malformed'])) : { body: 'malformed' },
  );
}

/** The names of days in a row, as far as they are of the years served. */
function dayNames({ from, days }: Pick<SkyDays, 'from' | 'days'>): string[] {
  const { startMs, error } =
    from.length === 10 ? readBorder(from) : { startMs: 0, error: 'malformed' as const };
  if (error) throw refused({ from: error });
  return Array.from({ length: days }, (_, index) => startMs + index * MS_PER_DAY)
    .filter((ms) => ms < LATEST_MS)
    .map((ms) => new Date(ms).toISOString().slice(0, 10));
}

/** The noon of each day in a zone. A day that a zone has left out of its calendar has that of Greenwich. */
function noonsOf(names: readonly string[], timeZone: string): number[] {
  return names.map((name) => {
    const noonMs = noonIn(timeZone, name);
    if (noonMs === 'timeZone') throw refused({ timeZone: 'malformed' });
    return noonMs === 'date' ? Date.parse(`${name}T12:00Z`) : noonMs;
  });
}

skyDaysApi.post('/', rateLimit('API_LIMIT'), async (c) => {
  const asked = readBody(await readJson(c));
  const names = dayNames(asked);
  const points = asked.points.map(({ id, longitude }) => ({ id, longitudeDeg: longitude }));
  return c.json(skyDaysAnswer(names, skyStretch(points, noonsOf(names, asked.timeZone), asked)));
});
