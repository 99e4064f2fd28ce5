import { DATE_PICKER } from './date-picker.ts';

/** A day of the Gregorian calendar; month 1..12. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** A date at midnight UTC: the calendar knows no zones. */
export function toDate({ year, month, day }: CalendarDay): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

function fromDate(date: Date): CalendarDay {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function daysInMonth(year: number, month: number): number {
  return toDate({ year, month: month + 1, day: 0 }).getUTCDate();
}

export function addDays({ year, month, day }: CalendarDay, count: number): CalendarDay {
  return fromDate(toDate({ year, month, day: day + count }));
}

/** The same day so many months on; the 31st becomes the last of a shorter month. */
export function addMonths({ year, month, day }: CalendarDay, count: number): CalendarDay {
  const first = fromDate(toDate({ year, month: month + count, day: 1 }));
  return { ...first, day: Math.min(day, daysInMonth(first.year, first.month)) };
}

export function isSameDay(one: CalendarDay | null, other: CalendarDay | null): boolean {
  return one?.year === other?.year && one?.month === other?.month && one?.day === other?.day;
}

/** Where clocks are furthest ahead of UTC, a day begins this long before it does there. */
const FARTHEST_AHEAD_MS = 14 * 3_600_000;

/** The last day that has begun anywhere: a birth of today may be in a place where it is tomorrow already. */
export function lastBirthDay(nowMs: number): CalendarDay {
  return fromDate(new Date(nowMs + FARTHEST_AHEAD_MS));
}

export function isInRange(day: CalendarDay, last: CalendarDay): boolean {
  return day.year >= DATE_PICKER.minYear && toDate(day) <= toDate(last);
}

/** The nearest day that the form takes. */
export function clampDay(day: CalendarDay, last: CalendarDay): CalendarDay {
  if (day.year < DATE_PICKER.minYear) return { year: DATE_PICKER.minYear, month: 1, day: 1 };
  return isInRange(day, last) ? day : last;
}

/** 0 for the first day of the week to 6, where weeks begin on `firstWeekday` (1 Monday .. 7 Sunday). */
export function weekdayIndex(day: CalendarDay, firstWeekday: number): number {
  return (toDate(day).getUTCDay() - firstWeekday + 7) % DATE_PICKER.daysPerWeek;
}

/** Six weeks of seven days that hold the whole month. */
export function monthGrid(year: number, month: number, firstWeekday: number): CalendarDay[][] {
  const first = { year, month, day: 1 };
  const start = addDays(first, -weekdayIndex(first, firstWeekday));
  return Array.from({ length: DATE_PICKER.rows }, (_row, row) =>
    Array.from({ length: DATE_PICKER.daysPerWeek }, (_column, column) =>
      addDays(start, row * DATE_PICKER.daysPerWeek + column),
    ),
  );
}

/** Days and months that a key moves by, by the date grid pattern of WAI-ARIA; null for any other key. */
function stepOf(key: string, inWeek: number, months: number): { days: number } | { months: number } | null {
  switch (key) {
    case 'ArrowLeft':
      return { days: -1 };
    case 'ArrowRight':
      return { days: 1 };
    case 'ArrowUp':
      return { days: -DATE_PICKER.daysPerWeek };
    case 'ArrowDown':
      return { days: DATE_PICKER.daysPerWeek };
    case 'Home':
      return { days: -inWeek };
    case 'End':
      return { days: DATE_PICKER.daysPerWeek - 1 - inWeek };
    case 'PageUp':
      return { months: -months };
    case 'PageDown':
      return { months };
    default:
      return null;
  }
}

/** Where a key leads from a day, within what the form takes; with Shift a page is a year. */
export function moveByKey(
  day: CalendarDay,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { firstWeekday, last }: { firstWeekday: number; last: CalendarDay },
): CalendarDay | null {
  const step = stepOf(key, weekdayIndex(day, firstWeekday), shiftKey ? 12 : 1);
  if (!step) return null;
  return clampDay('days' in step ? addDays(day, step.days) : addMonths(day, step.months), last);
}

type TypedParts = Readonly<Record<keyof CalendarDay, string>>;

function typedNumber(text: string, min: number, max: number): number | null {
  const value = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/** What is typed, as far as it can be a date: `exact` where all of it is one. Unfit parts come from `fallback`. */
export function readTyped(
  typed: TypedParts,
  fallback: CalendarDay,
  last: CalendarDay,
): { day: CalendarDay; exact: boolean } {
  const year = typedNumber(typed.year, DATE_PICKER.minYear, last.year);
  const month = typedNumber(typed.month, 1, 12);
  const shownYear = year ?? fallback.year;
  const shownMonth = month ?? (year === null ? fallback.month : 1);
  const lastDay = daysInMonth(shownYear, shownMonth);
  const day = typedNumber(typed.day, 1, lastDay);
  const read = { year: shownYear, month: shownMonth, day: day ?? 1 };
  return {
    day: clampDay(read, last),
    exact: year !== null && month !== null && day !== null && isInRange(read, last),
  };
}
