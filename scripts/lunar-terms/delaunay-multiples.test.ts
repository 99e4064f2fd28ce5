import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LUNAR_ARGUMENTS } from '../../astrology/tables/lunar-terms.table.ts';
import { argumentsOf, type Delaunay, type Multiples, multiplesOf } from './delaunay-multiples.ts';

const delaunay = LUNAR_ARGUMENTS as unknown as Delaunay;

function argumentFor(multiples: Multiples, startsAt: number): number[] {
  return [0, 1].map((power) => {
    const sum = delaunay.reduce((total, each, k) => total + (multiples[k] ?? 0) * (each[power] ?? 0), 0);
    return power === 0 ? sum + startsAt : sum;
  });
}

const anyMultiples = fc.tuple(
  fc.integer({ min: -8, max: 8 }),
  fc.integer({ min: -6, max: 6 }),
  fc.integer({ min: -6, max: 6 }),
  fc.integer({ min: -4, max: 4 }),
);

test('a term of sines is known again by its argument, half a turn on or backwards with its sign', () => {
  fc.assert(
    fc.property(anyMultiples, fc.integer({ min: -3, max: 3 }), (multiples, halfTurns) => {
      const found = multiplesOf(argumentFor(multiples, halfTurns * Math.PI), delaunay, false);
      const isForwards = (multiples.find((multiple) => multiple !== 0) ?? 0) >= 0;
      const turned = multiples.map((multiple) => (isForwards ? multiple : 0 - multiple));
      expect(found?.multiples).toEqual(turned);
      const isEven = halfTurns % 2 === 0;
      expect(found?.sign).toBe(isEven === isForwards ? 1 : -1);
    }),
  );
});

test('a term of cosines keeps its sign when it is turned about', () => {
  const argument = argumentFor([-2, 0, 1, 0], Math.PI / 2);
  expect(multiplesOf(argument, delaunay, true)).toEqual({ multiples: [2, 0, -1, 0], sign: 1 });
});

test('an argument that a planet has a part in is none of these', () => {
  expect(multiplesOf([1, 33.757], delaunay, false)).toBeNull();
});

test('a series without its largest terms is refused', () => {
  expect(() => argumentsOf([], [])).toThrow('no term of');
});
