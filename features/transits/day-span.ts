import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { FIRST_DAY, LAST_DAY } from '../../contract/years.ts';

/** Days to either side of one that are asked for at once. */
const REACH_DAYS = 30;

/** The day so many days after another, by their names, `YYYY-MM-DD`; never beyond the days served. */
export function dayAfter(day: string, days: number): string {
  const name = new Date(Date.parse(day) + days * MS_PER_DAY).toISOString().slice(0, 10);
  if (name < FIRST_DAY) return FIRST_DAY;
  return name > LAST_DAY ? LAST_DAY : name;
}

/** The days around a day that a slider moves through. */
export function spanAround(day: string): { from: string; days: number } {
  const [from, to] = [dayAfter(day, -REACH_DAYS), dayAfter(day, REACH_DAYS)];
  return { from, days: (Date.parse(to) - Date.parse(from)) / MS_PER_DAY + 1 };
}
