import { describe, expect, it } from 'vitest';
import { ageOf } from './age.ts';

const at = (text: string) => Date.parse(text);

describe('an age', () => {
  it.each([
    ['2008-11-23', '2026-11-22T23:00:00Z', 17],
    ['2008-11-23', '2026-11-23T11:59:00Z', 17],
    ['2008-11-23', '2026-11-23T12:00:00Z', 18],
    ['2008-02-29', '2026-02-28T20:00:00Z', 17],
    ['2008-02-29', '2026-03-01T20:00:00Z', 18],
    ['1990-12-31', '2027-01-01T06:00:00Z', 36],
    ['1990-12-31', '2026-12-31T06:00:00Z', 35],
  ])('of %s at %s is %i, counted where the day begins last', (born, now, years) => {
    expect(ageOf(born, at(now))).toBe(years);
  });
});
