import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeDeg } from '../angles.ts';
import { type AspectPoint, aspectsAmong } from '../aspects.ts';
import { MAIN_BODY_IDS, type OrbSetId } from '../ids.ts';
import { findPatterns } from './find-patterns.ts';
import { chartOf, type KnownName } from './known-charts.fixture.ts';
import type { Pattern } from './pattern-types.ts';

function textOf({ pattern, corners }: Pattern): string {
  return `${pattern} ${corners.map((corner) => corner.join('+')).join(' ')}`;
}

type Longitudes = Partial<Record<(typeof MAIN_BODY_IDS)[number], number>>;

function patternsOf(longitudes: Longitudes, orbs: OrbSetId = 'standard'): Pattern[] {
  const points: AspectPoint[] = MAIN_BODY_IDS.flatMap((id) => {
    const longitudeDeg = longitudes[id];
    return longitudeDeg === undefined ? [] : [{ id, longitudeDeg, speedDegPerDay: 1 }];
  });
  return findPatterns(aspectsAmong(points, orbs));
}

describe('figures that others have published are found', () => {
  const known: [KnownName, string, string][] = [
    // Rae Orion, Astrology For Dummies, "Looking for aspect patterns".
    ['farrow', 'grandCross moon saturn venus neptune', 'Orion'],
    ['davis', 'grandCross moon+saturn mercury jupiter neptune', 'Orion'],
    ['obrien', 'grandCross moon mars mercury neptune', 'Orion'],
    ['reagan', 'tSquare sun moon jupiter', 'Orion'],
    ['ruth', 'grandTrine moon mercury+venus saturn', 'Orion, in water'],
    ['hawking', 'grandTrine sun moon saturn', 'Orion, in earth'],
    ['diana', 'tSquare venus moon uranus', 'cosmicconnectionsbygaby 2013, of fixed signs'],
    ['diana', 'yod jupiter mercury pluto', 'astrostyle.com, Yod'],
    ['elizabeth', 'tSquare saturn mars+jupiter neptune', 'sallyducharme.com, Queen Elizabeth II'],
    ['phelps', 'yod mars moon+uranus jupiter', 'star4cast.com, Yods'],
    ['stewart', 'yod moon mercury saturn', 'astrostyle.com, Yod'],
    ['april2014', 'grandCross mars uranus jupiter pluto', 'the cardinal cross of April 2014, at 13 degrees'],
    ['july2013', 'grandTrine mars+jupiter saturn neptune', 'the water trine of July 2013'],
    ['summer2010', 'tSquare pluto mars+saturn jupiter+uranus', 'the cardinal T-square of 2010'],
  ];
  test.each(known)('%s: %s (%s)', (name, figure) => {
    expect(findPatterns(chartOf(name).aspects).map(textOf)).toContain(figure);
  });

  // theastrocoach.com, "Flying your kite": Jupiter opposes Neptune too, she writes, 5.5 degrees off the sextile to Saturn.
  test('a kite of fire and air, by wide orbs', () => {
    const longitudes = { moon: 18.55, neptune: 253.95, saturn: 135.93, jupiter: 81.42, pluto: 191.48 };
    expect(patternsOf(longitudes, 'wide').map(textOf)).toEqual(['kite pluto moon saturn neptune']);
    expect(patternsOf(longitudes).map(textOf)).toEqual(['grandTrine moon saturn neptune']);
  });
});

describe('a figure', () => {
  test('within a greater one is not told again', () => {
    const cross = patternsOf({ sun: 0, moon: 90, mars: 180, saturn: 270 });
    expect(cross.map(textOf)).toEqual(['grandCross sun mars moon saturn']);
    const kite = patternsOf({ sun: 0, mars: 120, saturn: 240, moon: 180 });
    expect(kite.map(textOf)).toEqual(['kite moon sun mars saturn']);
  });

  test('has planets in conjunction at one corner, and no third that does not make it', () => {
    const together = patternsOf({ sun: 0, mercury: 3, mars: 180, saturn: 90 });
    expect(together.map(textOf)).toEqual(['tSquare saturn sun+mercury mars']);
    const apart = patternsOf({ sun: 0, mercury: 8, mars: 180, saturn: 90 });
    expect(apart.map(textOf)).toEqual(['tSquare saturn sun mars']);
  });

  test('ends where the widest of its aspects ends', () => {
    const yod = (apexDeg: number) => patternsOf({ venus: 0, mars: 60, saturn: apexDeg });
    expect(yod(210).map(({ orb }) => orb)).toEqual([0]);
    expect(yod(212).map(({ orb }) => Math.round(orb * 1000) / 1000)).toEqual([2]);
    expect(yod(212.6)).toEqual([]);
  });
});

describe('over any sky', () => {
  const sky = fc.array(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), {
    minLength: MAIN_BODY_IDS.length,
    maxLength: MAIN_BODY_IDS.length,
  });
  const longitudesOf = (angles: readonly number[], turn: (deg: number) => number): Longitudes =>
    Object.fromEntries(MAIN_BODY_IDS.map((id, index) => [id, normalizeDeg(turn(angles[index] ?? 0))]));
  const told = (longitudes: Longitudes) => patternsOf(longitudes).map(textOf).sort();

  test('the figures turn with the sky, and stay in its mirror', () => {
    fc.assert(
      fc.property(sky, fc.nat(359), (angles, turn) => {
        // Whole degrees and a half keep every orb off its border, where the last bit would decide.
        const steps = angles.map((angle) => Math.floor(angle) + 0.5 * (Math.floor(angle) % 2));
        const plain = told(longitudesOf(steps, (deg) => deg));
        expect(told(longitudesOf(steps, (deg) => deg + turn))).toEqual(plain);
        expect(told(longitudesOf(steps, (deg) => -deg))).toEqual(plain);
      }),
    );
  });

  test('every figure is of aspects that the chart lists, no planet stands at two corners, and none is told twice', () => {
    fc.assert(
      fc.property(sky, (angles) => {
        const patterns = patternsOf(longitudesOf(angles, (deg) => deg));
        expect(new Set(patterns.map(textOf)).size).toBe(patterns.length);
        for (const { corners, orb } of patterns) {
          expect(new Set(corners.flat()).size).toBe(corners.flat().length);
          expect(orb).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
