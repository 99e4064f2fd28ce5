import { MS_PER_DAY } from '../../astrology/time-scales.ts';

/** Somewhere it is still so much earlier than UTC: who is not of an age everywhere is not of that age. */
const LAST_ZONE_MS = MS_PER_DAY / 2;

/**
 * Whole years from a day of birth (`YYYY-MM-DD`) to the day that it is where the day begins last.
 * @param nowMs UTC ms.
 */
export function ageOf(birthDay: string, nowMs: number): number {
  const today = new Date(nowMs - LAST_ZONE_MS).toISOString();
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5, 10) < birthDay.slice(5, 10) ? years - 1 : years;
}
