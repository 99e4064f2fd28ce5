import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compatibilityScore } from './compatibility-score.ts';
import { pairRowOf } from './pair-groups.ts';
import { people, personOf } from './people.fixture.ts';
import { scorePair } from './score.ts';
import type { Contribution } from './synastry-types.ts';

/** Exchanges the names of the two people in a list of contributions, and orders it. */
function inAnyOrder(contributions: readonly Contribution[], swap: boolean): string[] {
  return contributions
    .map(({ first, second, ...rest }) =>
      JSON.stringify(swap ? { a: second, b: first, ...rest } : { a: first, b: second, ...rest }),
    )
    .toSorted();
}

describe('the score of two people', () => {
  test('is the same in either order, contribution by contribution', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        const there = compatibilityScore(one, other);
        const back = compatibilityScore(other, one);
        expect(back.total).toBe(there.total);
        expect(back.themes).toEqual(there.themes);
        expect(back.range).toEqual(there.range);
        expect(inAnyOrder(back.contributions, true)).toEqual(inAnyOrder(there.contributions, false));
      }),
      { numRuns: 60 },
    );
  });

  test('is explained to the last point: base and contributions make the total', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        const { total, base, contributions, themes } = compatibilityScore(one, other);
        const sum = contributions.reduce((points, { weight }) => points + weight, base);
        expect(Math.abs(sum - total)).toBeLessThanOrEqual(0.501);
        for (const { theme, points } of themes) {
          const own = contributions.filter((part) => part.theme === theme);
          expect(own.reduce((all, { weight }) => all + weight, 0)).toBeCloseTo(points, 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('lies between 0 and 100 and within its own range, which is a point where both hours are known', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        const { total, range, themes, unknownTimes } = compatibilityScore(one, other);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100);
        expect(range.low).toBeLessThanOrEqual(total);
        expect(range.high).toBeGreaterThanOrEqual(total);
        for (const { level } of themes) expect(level >= 0 && level <= 100).toBe(true);
        if (unknownTimes.length === 0) expect(range).toEqual({ low: total, high: total });
      }),
      { numRuns: 60 },
    );
  });

  test('takes points for trouble alone and gives them for every other theme', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        for (const { theme, weight } of compatibilityScore(one, other).contributions) {
          expect(theme === 'trouble' ? weight < 0 : weight > 0).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('reads no angle of a person whose hour is unknown', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        const { contributions } = compatibilityScore({ ...one, angles: null, houses: null }, other);
        for (const { first } of contributions) expect(['ascendant', 'midheaven']).not.toContain(first);
      }),
      { numRuns: 40 },
    );
  });
});

describe('an unknown hour', () => {
  const noon = personOf(Date.UTC(1990, 5, 10, 9), 41, 29, false);
  const other = personOf(Date.UTC(1987, 1, 3, 7), 48.9, 2.3);

  test('gives a range that holds the totals of the hours of that day, angles aside', () => {
    const { range, unknownTimes } = compatibilityScore(noon, other);
    expect(unknownTimes).toEqual(['first']);
    expect(range.high).toBeGreaterThan(range.low);
    for (let hour = -12; hour <= 12; hour += 3) {
      const { total } = scorePair(personOf(noon.instantMs + hour * 3_600_000, 41, 29, false), other);
      expect(total).toBeGreaterThanOrEqual(range.low - 2);
      expect(total).toBeLessThanOrEqual(range.high + 2);
    }
  });

  test('makes uncertain what another hour would undo, and nothing where both hours are known', () => {
    const { contributions } = compatibilityScore(noon, other);
    const uncertain = contributions.filter(({ certain }) => !certain);
    expect(uncertain.length).toBeGreaterThan(0);
    expect(contributions.some(({ first, certain }) => first !== 'moon' && certain)).toBe(true);
    expect(compatibilityScore(other, other).contributions.every(({ certain }) => certain)).toBe(true);
  });
});

describe('over two thousand pairs of random births', () => {
  // A fixed stream of numbers (mulberry32), so that the figures are facts.
  let state = 20_240_229;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const crowd = Array.from({ length: 500 }, () =>
    personOf(
      Date.UTC(1945, 0, 1) + random() * 65 * 365.25 * 86_400_000,
      -40 + random() * 95,
      -180 + random() * 360,
    ),
  );
  const anyone = () => crowd[Math.floor(random() * crowd.length)] ?? personOf(0, 0, 0);
  const scores = Array.from({ length: 2000 }, () => scorePair(anyone(), anyone()));
  const totals = scores.map(({ total }) => total).toSorted((a, b) => a - b);
  const quantile = (share: number) => totals[Math.floor(share * totals.length)] ?? Number.NaN;

  test('the mean total lies in the fifties and the totals spread from the twenties to the nineties', () => {
    const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
    expect(mean).toBeGreaterThan(50);
    expect(mean).toBeLessThan(60);
    expect(quantile(0.01)).toBeLessThan(30);
    expect(quantile(0.99)).toBeGreaterThan(83);
    expect(totals[0]).toBeGreaterThan(5);
    expect(totals.at(-1)).toBeLessThan(100);
  });

  test.each(['attraction', 'talk', 'home', 'time', 'trouble'] as const)(
    'the middle level of %s is near fifty',
    (id) => {
      const levels = scores
        .map(({ themes }) => themes.find(({ theme }) => theme === id)?.level ?? Number.NaN)
        .toSorted((a, b) => a - b);
      expect(levels[1000]).toBeGreaterThan(42);
      expect(levels[1000]).toBeLessThan(60);
    },
  );
});

test('a pair of points means the same in either order', () => {
  expect(pairRowOf('sun', 'moon')).toEqual(pairRowOf('moon', 'sun'));
  expect(pairRowOf('venus', 'mars')?.theme).toBe('attraction');
  expect(pairRowOf('uranus', 'pluto')).toBeNull();
});
