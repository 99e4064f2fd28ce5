import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  daysInMonth,
  lastBirthDay,
  monthGrid,
  moveByKey,
  readTyped,
} from './calendar-days.ts';

const MONDAY = 1;
const SUNDAY = 7;
const day = (year: number, month: number, date: number) => ({ year, month, day: date });
const LAST = day(2026, 11, 21);
const press = (key: string, from: ReturnType<typeof day>, shiftKey = false, first = MONDAY) =>
  moveByKey(from, { key, shiftKey }, { firstWeekday: first, last: LAST });

describe('month grid', () => {
  test('is six weeks of seven days', () => {
    const grid = monthGrid(1990, 6, MONDAY);
    expect(grid).toHaveLength(6);
    expect(grid.every((week) => week.length === 7)).toBe(true);
  });

  test('begins on Monday or on Sunday as the language does', () => {
    expect(monthGrid(1990, 6, MONDAY)[0]?.[0]).toEqual(day(1990, 5, 28));
    expect(monthGrid(1990, 6, SUNDAY)[0]?.[0]).toEqual(day(1990, 5, 27));
  });

  test('holds every day of a 28-day February that begins on the first column', () => {
    const flat = monthGrid(1999, 2, MONDAY).flat();
    expect(flat[0]).toEqual(day(1999, 2, 1));
    expect(flat.filter(({ month }) => month === 2)).toHaveLength(28);
  });
});

test('February has 29 days in 2000 and 28 in 1900', () => {
  expect(daysInMonth(2000, 2)).toBe(29);
  expect(daysInMonth(1900, 2)).toBe(28);
});

test('a day and a month later cross the ends of months and years', () => {
  expect(addDays(day(1999, 12, 31), 1)).toEqual(day(2000, 1, 1));
  expect(addMonths(day(2000, 1, 31), 1)).toEqual(day(2000, 2, 29));
  expect(addMonths(day(2000, 1, 15), -1)).toEqual(day(1999, 12, 15));
});

describe('keys', () => {
  const from = day(1990, 6, 13); // a Wednesday

  test('arrows go by days and weeks', () => {
    expect(press('ArrowLeft', from)).toEqual(day(1990, 6, 12));
    expect(press('ArrowRight', from)).toEqual(day(1990, 6, 14));
    expect(press('ArrowUp', from)).toEqual(day(1990, 6, 6));
    expect(press('ArrowDown', from)).toEqual(day(1990, 6, 20));
  });

  test('Home and End go to the ends of the week, wherever it begins', () => {
    expect(press('Home', from)).toEqual(day(1990, 6, 11));
    expect(press('End', from)).toEqual(day(1990, 6, 17));
    expect(press('Home', from, false, SUNDAY)).toEqual(day(1990, 6, 10));
    expect(press('End', from, false, SUNDAY)).toEqual(day(1990, 6, 16));
  });

  test('Page keys go by months, with Shift by years', () => {
    expect(press('PageUp', from)).toEqual(day(1990, 5, 13));
    expect(press('PageDown', from)).toEqual(day(1990, 7, 13));
    expect(press('PageUp', from, true)).toEqual(day(1989, 6, 13));
    expect(press('PageDown', day(2000, 2, 29), true)).toEqual(day(2001, 2, 28));
  });

  test('other keys lead nowhere', () => {
    expect(press('a', from)).toBeNull();
    expect(press('toString', from)).toBeNull();
  });

  test('no key leads out of the years that the form takes', () => {
    expect(press('ArrowLeft', day(1900, 1, 1))).toEqual(day(1900, 1, 1));
    expect(clampDay(day(1850, 5, 5), LAST)).toEqual(day(1900, 1, 1));
  });

  test('no key leads into the future', () => {
    expect(press('ArrowRight', LAST)).toEqual(LAST);
    expect(press('PageDown', day(2026, 10, 31))).toEqual(LAST);
    expect(press('End', LAST)).toEqual(LAST);
  });
});

test('the last day of a birth is today where it is latest on Earth', () => {
  expect(lastBirthDay(Date.UTC(2026, 10, 20, 9, 59))).toEqual(day(2026, 11, 20));
  expect(lastBirthDay(Date.UTC(2026, 10, 20, 10))).toEqual(day(2026, 11, 21));
});

describe('typed date', () => {
  const fallback = day(1996, 3, 4);

  test('a whole date is exact', () => {
    expect(readTyped({ day: '10', month: '6', year: '1990' }, fallback, LAST)).toEqual({
      day: day(1990, 6, 10),
      exact: true,
    });
  });

  test('a year alone shows its January', () => {
    expect(readTyped({ day: '', month: '', year: '1955' }, fallback, LAST)).toEqual({
      day: day(1955, 1, 1),
      exact: false,
    });
  });

  test('nothing typed keeps the month that is shown', () => {
    expect(readTyped({ day: '', month: '', year: '' }, fallback, LAST).day).toEqual(day(1996, 3, 1));
  });

  test('a day that has not come yet is not exact, and the calendar stays at the last that has', () => {
    expect(readTyped({ day: '22', month: '11', year: '2026' }, fallback, LAST)).toEqual({
      day: LAST,
      exact: false,
    });
    expect(readTyped({ day: '1', month: '1', year: '2027' }, fallback, LAST).exact).toBe(false);
    expect(readTyped({ day: '21', month: '11', year: '2026' }, fallback, LAST).exact).toBe(true);
  });

  test('a day that the month does not have is not exact', () => {
    expect(readTyped({ day: '30', month: '2', year: '1990' }, fallback, LAST)).toEqual({
      day: day(1990, 2, 1),
      exact: false,
    });
  });
});
