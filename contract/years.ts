import { FIRST_YEAR, LAST_YEAR } from '../astrology/served-years.ts';

/** The years that the site answers for, whatever is asked of them. */
export { FIRST_YEAR, LAST_YEAR };

/** First and last civil day, `YYYY-MM-DD`. */
export const FIRST_DAY = `${FIRST_YEAR}-01-01`;
export const LAST_DAY = `${LAST_YEAR}-12-31`;

/** First instant of the first year, and first instant beyond the last, UTC milliseconds. */
export const EARLIEST_MS = Date.UTC(FIRST_YEAR, 0, 1);
export const LATEST_MS = Date.UTC(LAST_YEAR + 1, 0, 1);

/** Whether a year is one of them. */
export function isServedYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
