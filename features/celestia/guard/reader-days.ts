import { MS_PER_DAY } from '../../../astrology/time-scales.ts';

/** Now, UTC ms, and how far the reader's clock is ahead of UTC, ms. */
export interface Calendar {
  nowMs: number;
  offsetMs: number;
}

/** A stretch of time, [fromMs, toMs), UTC ms. */
export interface Stretch {
  fromMs: number;
  toMs: number;
}

/** The reader's year, month (0 to 11), day and weekday (0 for Sunday) of an instant. */
export function wallDay(instantMs: number, { offsetMs }: Calendar) {
  const wall = new Date(instantMs + offsetMs);
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth(),
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
  };
}

/** Days [first, last] of the reader's months, counted on where they run over, as UTC ms. */
export function daysBetween(
  [year, month, first]: readonly [number, number, number],
  [lastYear, lastMonth, last]: readonly [number, number, number],
  { offsetMs }: Calendar,
): Stretch {
  return {
    fromMs: Date.UTC(year, month, first) - offsetMs,
    toMs: Date.UTC(lastYear, lastMonth, last) + MS_PER_DAY - offsetMs,
  };
}

export function oneDay(year: number, month: number, day: number, calendar: Calendar): Stretch {
  return daysBetween([year, month, day], [year, month, day], calendar);
}
