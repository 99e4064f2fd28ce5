import { createLru } from '../../../astrology/lru.ts';
import { type CalendarDay, monthGrid, toDate } from './calendar-days.ts';
import { DATE_PICKER } from './date-picker.ts';

/** One day of a month's page. */
export interface PageDay {
  date: CalendarDay;
  /** `1990-06-10`. */
  key: string;
  /** The whole date, for a screen reader. */
  label: string;
  inMonth: boolean;
}

export interface MonthPage {
  /** `June 1990`. */
  title: string;
  weeks: readonly (readonly PageDay[])[];
}

/** The calendar in one language: its names, and its pages as they are asked for. */
export interface CalendarPages {
  firstWeekday: number;
  weekdays: readonly { short: string; long: string }[];
  months: readonly string[];
  page(year: number, month: number): MonthPage;
}

export function keyOf({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function createCalendarPages(tag: string, firstWeekday: number): CalendarPages {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    return (date: CalendarDay) => formatter.format(toDate(date));
  };
  const [short, long, monthName] = [
    format({ weekday: 'short' }),
    format({ weekday: 'long' }),
    format({ month: 'long' }),
  ];
  const title = format({ month: 'long', year: 'numeric' });
  const whole = format({ dateStyle: 'full' });
  const grids = createLru<string, CalendarDay[][]>(DATE_PICKER.monthCacheSize);
  const pages = createLru<string, MonthPage>(DATE_PICKER.pageCacheSize);
  const [anyWeek = []] = monthGrid(2000, 1, firstWeekday);
  return {
    firstWeekday,
    weekdays: anyWeek.map((date) => ({ short: short(date), long: long(date) })),
    months: Array.from({ length: 12 }, (_item, index) => monthName({ year: 2000, month: index + 1, day: 1 })),
    page(year, month) {
      const key = `${year}-${month}`;
      return pages.obtain(key, () => ({
        title: title({ year, month, day: 1 }),
        weeks: grids
          .obtain(key, () => monthGrid(year, month, firstWeekday))
          .map((week) =>
            week.map((date) => ({
              date,
              key: keyOf(date),
              label: whole(date),
              inMonth: date.month === month,
            })),
          ),
      }));
    },
  };
}
