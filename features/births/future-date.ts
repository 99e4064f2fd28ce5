import { isChartYear } from '../../contract/years.ts';
import type { ReadDate } from './read-date-fields.ts';

/** No clock was ever further ahead of UTC. */
const FARTHEST_AHEAD_MS = 16 * 3_600_000;

/** Whether a calendar day has begun nowhere on Earth: then no place need be known to refuse it. */
function isFutureEverywhere(date: string, nowMs: number): boolean {
  return Date.parse(`${date}T00:00:00Z`) > nowMs + FARTHEST_AHEAD_MS;
}

/** What of a date has not come yet, wherever it is told: all of it, or its year where the day is wrong as well. */
export function futureFaults(
  { date, year }: Pick<ReadDate, 'date' | 'year'>,
  nowMs: number,
): { date?: 'in_future'; year?: 'in_future' } {
  if (date !== null) return isFutureEverywhere(date, nowMs) ? { date: 'in_future' } : {};
  const isAhead = year !== null && isChartYear(year) && isFutureEverywhere(`${year}-01-01`, nowMs);
  return isAhead ? { year: 'in_future' } : {};
}
