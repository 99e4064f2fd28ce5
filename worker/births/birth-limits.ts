import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { EARLIEST_MS, LATEST_MS } from '../../contract/years.ts';

/** Births that the site computes: the civil dates of the years served, with a day's room for any time zone. */
export const EARLIEST_BIRTH_MS = EARLIEST_MS - MS_PER_DAY;
export const LATEST_BIRTH_MS = LATEST_MS + MS_PER_DAY;
