import { describe, expect, it } from 'vitest';
import { readBirthDay } from './read-birth-day.ts';
import { signsOfDay } from './signs-of-day.ts';

const NOW_MS = Date.UTC(2026, 10, 24, 9);

describe('a birth date in one field', () => {
  it('is a day in UTC', () => {
    expect(readBirthDay(' 1990-06-10 ', NOW_MS)).toEqual({ dayMs: Date.UTC(1990, 5, 10), fault: null });
  });

  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['10.06.1990', 'malformed'],
    ['1990-02-30', 'impossible'],
    ['1990-13-01', 'impossible'],
    ['1899-12-31', 'out_of_sky'],
    ['2100-01-01', 'out_of_sky'],
    ['2026-11-26', 'in_future'],
  ])('%j is %s', (text, fault) => {
    expect(readBirthDay(text, NOW_MS).fault).toBe(fault);
  });

  it('may be tomorrow’s where it is tomorrow somewhere', () => {
    expect(readBirthDay('2026-11-25', NOW_MS).fault).toBe('in_future');
    expect(readBirthDay('2026-11-25', NOW_MS + 4 * 3_600_000).fault).toBeNull();
  });
});

describe('the signs of a day', () => {
  it('are one for the Sun in the middle of its stay', () => {
    const { sun, chart } = signsOfDay(Date.UTC(1990, 5, 10));
    expect(sun).toEqual(['gemini']);
    expect(chart.signs).toMatchObject({ sun: 'gemini', pluto: 'scorpio' });
    expect(chart.rising).toBeNull();
  });

  it('are two on the day of its change, and the picture leaves the Sun out', () => {
    // Into Cancer on June 21, 1990, 15:33 UTC.
    const { sun, chart } = signsOfDay(Date.UTC(1990, 5, 21));
    expect(sun).toEqual(['gemini', 'cancer']);
    expect(chart.signs.sun).toBeNull();
  });
});
