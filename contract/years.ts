import { FIRST_CHART_YEAR, FIRST_YEAR, LAST_CHART_YEAR, LAST_YEAR } from '../astrology/served-years.ts';

/** The years that charts are drawn for, by the Gregorian calendar. */
export { FIRST_CHART_YEAR, LAST_CHART_YEAR };

/** First and last civil day of a birth, `YYYY-MM-DD`. */
export const FIRST_BIRTHDAY = `${FIRST_CHART_YEAR}-01-01`;
export const LAST_BIRTHDAY = `${LAST_CHART_YEAR}-12-31`;

/** Whether a year is one of them. */
export function isChartYear(year: number): boolean {
  return year >= FIRST_CHART_YEAR && year <= LAST_CHART_YEAR;
}

/** The years that everything else is told of: events, eclipses, horoscopes, the sky of a day. */
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
