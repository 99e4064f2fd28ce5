import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeDeg, separationDeg, signedDifferenceDeg } from '../../astrology/angles.ts';
import { spreadOnCircle } from './circle-spread.ts';

const GAP_DEG = 10;

/** Thousandths of a degree, so that no two of them collapse into one when they are added up. */
function distinctDegs(maxDeg: number, length: { minLength: number; maxLength: number }) {
  const thousandths = fc.uniqueArray(fc.integer({ min: 0, max: maxDeg * 1000 - 1 }), length);
  return thousandths.map((values) => values.map((value) => value / 1000));
}

const anyLongitudes = distinctDegs(360, { minLength: 1, maxLength: 36 });
const crowd = fc
  .tuple(fc.integer({ min: 0, max: 359 }), distinctDegs(6, { minLength: 8, maxLength: 15 }))
  .map(([startDeg, offsets]) => offsets.map((offsetDeg) => normalizeDeg(startDeg + offsetDeg)));

/** Indices in the order of the zodiac from the first point's place on. */
function cyclicOrder(longitudesDeg: readonly number[], byDeg: readonly number[]): number[] {
  const originDeg = byDeg[0] ?? 0;
  const fromOrigin = (index: number) => (index === 0 ? -1 : normalizeDeg((byDeg[index] ?? 0) - originDeg));
  return longitudesDeg.map((_, index) => index).sort((a, b) => fromOrigin(a) - fromOrigin(b) || a - b);
}

for (const [kind, longitudes] of [
  ['any set of longitudes', anyLongitudes],
  ['a stellium within 6 degrees', crowd],
] as const) {
  test(`${kind} ends at least the gap apart`, () => {
    fc.assert(
      fc.property(longitudes, (input) => {
        const placed = spreadOnCircle(input, GAP_DEG);
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1)) {
            expect(separationDeg(one, other)).toBeGreaterThan(GAP_DEG - 1e-6);
          }
        }
      }),
    );
  });

  test(`${kind} keeps its order around the circle`, () => {
    fc.assert(
      fc.property(longitudes, (input) => {
        const placed = spreadOnCircle(input, GAP_DEG);
        expect(cyclicOrder(input, placed)).toEqual(cyclicOrder(input, input));
      }),
    );
  });

  test(`${kind} is moved evenly to both sides`, () => {
    fc.assert(
      fc.property(longitudes, (input) => {
        fc.pre(input.length * GAP_DEG < 180);
        const placed = spreadOnCircle(input, GAP_DEG);
        const sumDeg = placed.reduce(
          (sum, deg, index) => sum + signedDifferenceDeg(input[index] ?? 0, deg),
          0,
        );
        expect(Math.abs(sumDeg)).toBeLessThan(1e-6);
      }),
    );
  });
}

test('points that are apart stay where they are', () => {
  expect(spreadOnCircle([10, 350, 200, 30], GAP_DEG)).toEqual([10, 350, 200, 30]);
});

test('a pair across the first degree of Aries is like any other', () => {
  const [left, right] = spreadOnCircle([359, 1], GAP_DEG);
  expect(left).toBeCloseTo(355);
  expect(right).toBeCloseTo(5);
});

test('where the circle is too small the points share it evenly', () => {
  const placed = spreadOnCircle([0, 0, 0, 0], 120);
  expect(new Set(placed.map((deg) => Math.round(deg) % 90)).size).toBe(1);
});

test('nothing to place is no error', () => {
  expect(spreadOnCircle([], GAP_DEG)).toEqual([]);
});

test('points at the very same place are drawn apart', () => {
  expect(spreadOnCircle([100, 100, 100], GAP_DEG)).toEqual([90, 100, 110]);
});
