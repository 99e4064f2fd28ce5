import { cachedFormat } from '../cached-format.ts';

const DAY_MS = 86_400_000;
/** 1970 began on a Thursday. */
const FIRST_SUNDAY_MS = 3 * DAY_MS;

const weekdayFormat = cachedFormat(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }),
);

/**
 * A weekday beside the day's number: "20 Fri". In Spanish `20 mar` would be a day of March as well as a Tuesday: there it has two
 * letters, as its calendars have.
 */
export function shortWeekday(instantMs: number, tag: string): string {
  return weekdayFormat(tag)
    .format(instantMs)
    .slice(0, tag === 'es' ? 2 : undefined);
}

/** All seven from Sunday on, with blanks between. */
export function shortWeekdays(tag: string): string {
  return Array.from({ length: 7 }, (_, day) => shortWeekday(FIRST_SUNDAY_MS + day * DAY_MS, tag)).join(' ');
}
