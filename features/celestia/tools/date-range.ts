import * as v from 'valibot';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { Day } from '../../../contract/vocabulary.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../contract/years.ts';
import type { Span } from '../facts/transit-facts.ts';
import type { ToolContext } from './tool.ts';

/** A day that the tables reach with room on both sides, `YYYY-MM-DD`. */
export const ServedDay = v.pipe(
  Day,
  v.check((day) => {
    const year = Number(day.slice(0, 4));
    return year > FIRST_YEAR && year < LAST_YEAR;
  }, 'out_of_range'),
);

/** First instant of a day of the reader's, UTC ms. */
export function dayStartMs(day: string, { offsetMs }: Pick<ToolContext, 'offsetMs'>): number {
  return Date.parse(`${day}T00:00:00Z`) - offsetMs;
}

/** Two days, both within; null where they are turned around or further apart than `maxDays`. */
export function spanOf(
  { from, to }: { from: string; to: string },
  maxDays: number,
  context: Pick<ToolContext, 'offsetMs'>,
): Span | null {
  const fromMs = dayStartMs(from, context);
  const toMs = dayStartMs(to, context) + MS_PER_DAY;
  return toMs > fromMs && toMs - fromMs <= maxDays * MS_PER_DAY ? { fromMs, toMs } : null;
}
