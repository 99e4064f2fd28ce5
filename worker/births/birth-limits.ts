import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { FIRST_CHART_YEAR, LAST_CHART_YEAR } from '../../contract/years.ts';

/** Births that the site computes: the civil dates of the years of charts, with a day's room for any time zone. */
export const EARLIEST_BIRTH_MS = Date.UTC(FIRST_CHART_YEAR, 0, 1) - MS_PER_DAY;
export const LATEST_BIRTH_MS = Date.UTC(LAST_CHART_YEAR + 1, 0, 1) + MS_PER_DAY;
