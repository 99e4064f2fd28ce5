import { describe, expect, it } from 'vitest';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { periodAt } from './period.ts';
import { isToldInWords, mainStay, type PlacementFact, withinMs } from './told-stays.ts';

const day = (text: string) => Date.parse(text);
const WEEK = periodAt('week', day('2026-11-25'));

function stay(
  body: PlacementFact['body'],
  sign: PlacementFact['sign'],
  from: string | null,
  to: string | null,
) {
  const fromMs = from === null ? null : day(from);
  const toMs = to === null ? null : day(to);
  return {
    kind: 'placement',
    body,
    sign,
    house: 1,
    retrograde: false,
    fromMs,
    toMs,
  } as unknown as PlacementFact;
}

describe('a stay within a period', () => {
  it.each([
    ['2026-11-24', '2026-11-26', 2],
    ['2026-11-01', '2026-11-26', 3],
    ['2026-11-28', '2027-11-26', 2],
    [null, null, 7],
    ['2026-12-20', '2027-01-26', 0],
    ['2026-10-01', '2026-10-26', 0],
  ])('from %s to %s falls %i days into the week', (from, to, days) => {
    expect(withinMs(stay('mars', 'leo', from, to), WEEK)).toBe(days * MS_PER_DAY);
  });
});

describe('the stay of a body that a period tells', () => {
  const early = stay('mercury', 'virgo', '2026-11-20', '2026-11-25');
  const middle = stay('mercury', 'libra', '2026-11-25', '2026-11-28');
  const late = stay('mercury', 'virgo', '2026-11-28', '2026-12-20');

  it('lies in the sign where it spends the most days, its comings back counted together', () => {
    expect(mainStay('mercury', [early, middle, late], WEEK)).toBe(early);
    expect(mainStay('mercury', [middle, late], WEEK)).toBe(middle);
    expect(mainStay('mercury', [late, early], WEEK)).toBe(late);
  });

  it('loses nothing by a return to the sign outside of the period', () => {
    const long = stay('mars', 'virgo', '2026-11-24', '2026-11-28');
    const short = stay('mars', 'leo', '2026-11-28', '2026-11-30');
    const back = stay('mars', 'virgo', '2027-05-01', '2027-07-15');
    expect(mainStay('mars', [long, short, back], WEEK)).toBe(long);
  });

  it('is its own', () => {
    expect(mainStay('venus', [early, middle], WEEK)).toBeUndefined();
  });
});

describe('a stay is told in words', () => {
  it.each([
    // The quick ones: long enough to be lived in.
    ['mercury', '2026-11-20', '2026-11-30', true],
    ['mercury', '2026-11-21', '2026-11-30', false],
    ['venus', '2026-11-15', '2026-11-30', true],
    ['venus', '2026-11-16', '2026-11-30', false],
    ['mars', '2026-10-31', '2026-11-30', true],
    ['mars', '2026-11-01', '2026-11-30', false],
    // The slow ones: and half a year of it still to come.
    ['neptune', '2025-01-01', '2027-05-29', true],
    ['uranus', '2025-10-06', '2027-05-29', true],
    ['uranus', '2025-10-07', '2027-05-29', false],
    ['neptune', '2025-01-01', '2027-05-28', false],
    ['pluto', '2025-01-01', '2027-05-28', false],
    // Borders that the tables do not reach lie years away.
    ['pluto', '2026-11-20', null, true],
    ['pluto', null, '2027-05-29', true],
    ['pluto', null, '2027-05-28', false],
    ['sun', '2026-11-22', '2026-11-23', true],
  ] as const)('%s from %s to %s: %s', (body, from, to, isTold) => {
    expect(isToldInWords(stay(body, 'leo', from, to), WEEK)).toBe(isTold);
  });
});
