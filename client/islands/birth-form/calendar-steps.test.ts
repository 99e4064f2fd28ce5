import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDay, isInRange } from './calendar-days.ts';
import {
  choicesAround,
  hasPage,
  isWithin,
  type ListStep,
  moveInList,
  openingStep,
  turnPage,
} from './calendar-steps.ts';

const day = (year: number, month: number, date: number) => ({ year, month, day: date });
const LAST = day(2026, 11, 21);
const STEPS = ['decade', 'year', 'month'] as const satisfies readonly ListStep[];
const years = (choices: readonly CalendarDay[]) => choices.map(({ year }) => year);

describe('the choices', () => {
  test('of the decade are all that the form takes', () => {
    const decades = years(choicesAround(day(1996, 5, 5), 'decade', LAST));
    expect([decades[0], decades.at(-1), decades.length]).toEqual([1900, 2020, 13]);
  });

  test('of the year are those of the decade', () => {
    const choices = years(choicesAround(day(1996, 5, 5), 'year', LAST));
    expect([choices[0], choices.at(-1), choices.length]).toEqual([1990, 1999, 10]);
  });

  test('of the month are twelve of the year', () => {
    expect(choicesAround(day(1996, 5, 5), 'month', LAST)).toHaveLength(12);
  });
});

describe('a calendar opens', () => {
  const opens = (year: string, month = '', date = '') => openingStep({ year, month, day: date }, LAST);

  test('on the decades where nothing is typed that narrows them down', () => {
    expect([opens(''), opens('', '6', '10'), opens('90'), opens('1850'), opens('2090')]).toEqual([
      'decade',
      'decade',
      'decade',
      'decade',
      'decade',
    ]);
  });

  test('on what the typed date leaves open', () => {
    expect([opens('1990'), opens('1990', '13'), opens('1990', '06'), opens('1990', '6', '10')]).toEqual([
      'month',
      'month',
      'day',
      'day',
    ]);
  });
});

describe('keys', () => {
  const press = (key: string, step: ListStep, from = day(1995, 6, 10)) => moveInList(from, step, key, LAST);

  test('go from choice to choice, and by rows of three', () => {
    expect(press('ArrowRight', 'decade')?.year).toBe(2005);
    expect(press('ArrowUp', 'decade')?.year).toBe(1965);
    expect(press('ArrowLeft', 'year')?.year).toBe(1994);
    expect(press('ArrowDown', 'year')?.year).toBe(1998);
    expect(press('ArrowRight', 'month')?.month).toBe(7);
    expect(press('ArrowLeft', 'year', day(1990, 1, 1))?.year).toBe(1989);
  });

  test('go to the ends of a row', () => {
    // 1990 1991 1992 / 1993 1994 1995
    expect(press('Home', 'year')?.year).toBe(1993);
    expect(press('End', 'year', day(1993, 1, 1))?.year).toBe(1995);
    expect(press('End', 'month')?.month).toBe(6);
  });

  test('turn the page', () => {
    expect(press('PageUp', 'year')?.year).toBe(1985);
    expect(press('PageDown', 'month')?.year).toBe(1996);
    expect(press('PageDown', 'decade')).toEqual(day(1995, 6, 10));
  });

  test('others lead nowhere', () => {
    expect([press('a', 'year'), press('toString', 'decade'), press('Tab', 'month')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('never lead out of what the form takes, and always onto a choice of their page', () => {
    const from = fc.record({
      year: fc.integer({ min: 1900, max: 2025 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(from, fc.constantFrom(...STEPS), fc.constantFrom(...keys), (start, step, key) => {
        const moved = moveInList(start, step, key, LAST);
        if (!moved) throw new Error(`${key} leads nowhere`);
        expect(isInRange(moved, LAST)).toBe(true);
        const standing = choicesAround(moved, step, LAST).filter((choice) => isWithin(moved, choice, step));
        expect(standing).toHaveLength(1);
      }),
    );
  });
});

describe('pages', () => {
  test('are a month, a year or a decade apart', () => {
    expect(turnPage(day(1990, 6, 10), 'day', 1, LAST)).toEqual(day(1990, 7, 10));
    expect(turnPage(day(1990, 6, 10), 'month', -1, LAST)).toEqual(day(1989, 6, 10));
    expect(turnPage(day(1990, 6, 10), 'year', 1, LAST)).toEqual(day(2000, 6, 10));
  });

  test('end where the form does', () => {
    expect(hasPage(day(1900, 1, 5), 'day', -1, LAST)).toBe(false);
    expect(hasPage(day(1900, 2, 5), 'day', -1, LAST)).toBe(true);
    expect(hasPage(day(1905, 2, 5), 'year', -1, LAST)).toBe(false);
    expect(hasPage(day(2026, 11, 1), 'day', 1, LAST)).toBe(false);
    expect(hasPage(day(2026, 10, 1), 'day', 1, LAST)).toBe(true);
    expect(hasPage(day(2026, 1, 1), 'month', 1, LAST)).toBe(false);
    expect(hasPage(day(1990, 1, 1), 'decade', 1, LAST)).toBe(false);
    expect(turnPage(day(2026, 11, 1), 'day', 1, LAST)).toEqual(LAST);
  });
});
