/**
 * Time scales. A caller gives UTC milliseconds; UT1 is taken for UTC (they differ by less than 0.9 s, the
 * Moon moves 0.5" in that time); the planets run on TT = UT1 + Delta T.
 * Days are counted from J2000, 2000-01-01 12:00, in either scale.
 */
import { AstrologyError } from './astrology-error.ts';
import { FIRST_CHART_YEAR, FIRST_YEAR, LAST_CHART_YEAR, LAST_YEAR } from './served-years.ts';
import {
  DELTA_T_FIRST_YEAR,
  DELTA_T_SECONDS,
  DELTA_T_STRETCH_LENGTH,
  DELTA_T_STRETCHES,
} from './tables/delta-t.table.ts';

export const MS_PER_DAY = 86_400_000;
export const DAYS_PER_CENTURY = 36_525;
const DAYS_PER_YEAR = 365.25;
const SECONDS_PER_DAY = 86_400;
const J2000_MS = Date.UTC(2000, 0, 1, 12);

/** The instants that a chart may have: the years of charts in any time zone, and a month to each side. */
export const EARLIEST_CHART_MS = Date.UTC(FIRST_CHART_YEAR - 1, 11, 1);
export const LATEST_CHART_MS = Date.UTC(LAST_CHART_YEAR + 1, 1, 1);

/** The instants whose sky is told: the years served, and as much to each side. */
export const EARLIEST_INSTANT_MS = Date.UTC(FIRST_YEAR - 1, 11, 1);
export const LATEST_INSTANT_MS = Date.UTC(LAST_YEAR + 1, 1, 1);

const lastObservedYear = DELTA_T_FIRST_YEAR + DELTA_T_SECONDS.length - 1;

/** Years over which the forecast forgets by how much it missed the last observed value. */
const FADE_YEARS = 100;

/**
 * Long-term forecast of Delta T in seconds: the cubic by which the Swiss Ephemeris documents its own use of
 * Stephenson, Morrison and Hohenkerk 2016, "Measurement of the Earth's rotation: 720 BC to AD 2015"
 * (Proc. R. Soc. A 472). It gives 93.4 s for 2100.
 */
function forecastSeconds(year: number): number {
  const y = year - 2000;
  return 64 + (521 / 3000) * y + y ** 2 / 1250 + (121 / 30_000_000) * y ** 3;
}

function observedSeconds(year: number): number {
  const index = Math.floor(year - DELTA_T_FIRST_YEAR);
  const before = DELTA_T_SECONDS[index] ?? 0;
  const after = DELTA_T_SECONDS[index + 1] ?? before;
  return before + (after - before) * (year - DELTA_T_FIRST_YEAR - index);
}

/** From occultations by the Moon; before the first stretch its cubic is carried on. */
function stretchSeconds(year: number): number {
  let row = DELTA_T_STRETCHES.length - DELTA_T_STRETCH_LENGTH;
  while (row > 0 && year < (DELTA_T_STRETCHES[row] ?? 0)) row -= DELTA_T_STRETCH_LENGTH;
  const part = (year - (DELTA_T_STRETCHES[row] ?? 0)) / (DELTA_T_STRETCHES[row + 1] ?? 1);
  const [constant = 0, linear = 0, square = 0, cube = 0] = DELTA_T_STRETCHES.slice(row + 2);
  return constant + (linear + (square + cube * part) * part) * part;
}

/** Over these years the occultations give way to the clocks, which go on 0.7 s higher. */
const HANDOVER_YEARS = 2;

/** TT - UT1 in seconds, `utDays` from J2000: observed for 1800 to 2026, forecast after that. */
export function deltaTSeconds(utDays: number): number {
  const year = 2000 + utDays / DAYS_PER_YEAR;
  if (year < DELTA_T_FIRST_YEAR) {
    const step = observedSeconds(DELTA_T_FIRST_YEAR) - stretchSeconds(DELTA_T_FIRST_YEAR);
    const begun = Math.max(0, 1 - (DELTA_T_FIRST_YEAR - year) / HANDOVER_YEARS);
    return stretchSeconds(year) + step * begun;
  }
  if (year < lastObservedYear) return observedSeconds(year);
  const miss = observedSeconds(lastObservedYear) - forecastSeconds(lastObservedYear);
  const remaining = Math.max(0, 1 - (year - lastObservedYear) / FADE_YEARS);
  return forecastSeconds(year) + miss * remaining;
}

/** UT1 days from J2000. */
export function utDaysOf(instantMs: number): number {
  return (instantMs - J2000_MS) / MS_PER_DAY;
}

/** TT days from J2000. */
export function ttDaysOf(instantMs: number): number {
  const utDays = utDaysOf(instantMs);
  return utDays + deltaTSeconds(utDays) / SECONDS_PER_DAY;
}

/** An instant as the pages and the API write it: 1990-06-10T11:30:00Z, with milliseconds only where there are some. */
export function isoInstant(instantMs: number): string {
  return new Date(instantMs).toISOString().replace('.000Z', 'Z');
}

function assertBetween(instantMs: number, earliestMs: number, latestMs: number, years: string): void {
  if (!Number.isFinite(instantMs)) throw new AstrologyError('invalid_instant', 'the instant is no number');
  if (instantMs < earliestMs || instantMs > latestMs) {
    throw new AstrologyError('date_out_of_range', `instant ${instantMs} ms lies outside ${years}`);
  }
}

/** Of the sky. Throws `invalid_instant` or `date_out_of_range`. */
export function assertInstant(instantMs: number): void {
  assertBetween(instantMs, EARLIEST_INSTANT_MS, LATEST_INSTANT_MS, `${FIRST_YEAR} to ${LAST_YEAR}`);
}

/** Of a chart. Throws `invalid_instant` or `date_out_of_range`. */
export function assertChartInstant(instantMs: number): void {
  const years = `${FIRST_CHART_YEAR} to ${LAST_CHART_YEAR}`;
  assertBetween(instantMs, EARLIEST_CHART_MS, LATEST_CHART_MS, years);
}
