import { isCalendarDay } from '../../../contract/calendar-day.ts';
import { withFirst } from '../../../features/local-time/first-of-month.ts';

/**
 * The birthday as the language writes it; empty where the fields hold none.
 * @param tag BCP 47.
 */
export function birthdayText(values: Readonly<Record<string, string>>, tag: string): string {
  const [year = 0, month = 0, day = 0] = [values.year, values.month, values.day].map(Number);
  if (!isCalendarDay(year, month, day)) return '';
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return withFirst(new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(date), tag);
}
