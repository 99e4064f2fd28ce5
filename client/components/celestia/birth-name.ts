import { isCalendarDay } from '../../../contract/calendar-day.ts';
import { withFirst } from '../../../features/local-time/first-of-month.ts';

/**
 * A birth's fields in a line: "June 10, 1990 · İstanbul". Null where no whole date stands in them.
 * @param tag BCP 47.
 */
export function birthName(values: Readonly<Record<string, string>>, tag: string): string | null {
  const [year = 0, month = 0, day = 0] = [values.year, values.month, values.day].map(Number);
  if (!year || !isCalendarDay(year, month, day)) return null;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const told = withFirst(date.format(Date.UTC(year, month - 1, day)), tag);
  return [told, values.place?.trim()].filter(Boolean).join(' · ');
}
