import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeDeg } from '../angles.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { crossingsOf, levelCrossings, type MotionAt, pathOf } from './path.ts';

/** A body that goes a degree a day and swings, so that it goes back for a while every hundred days. */
const swinging: MotionAt = (instantMs) => {
  const days = instantMs / MS_PER_DAY;
  const phase = (2 * Math.PI * days) / 100;
  return {
    angleDeg: normalizeDeg(days + 30 * Math.sin(phase)),
    rateDegPerDay: 1 + ((30 * 2 * Math.PI) / 100) * Math.cos(phase),
  };
};

const path = pathOf(
  swinging,
  Array.from({ length: 201 }, (_, k) => ({ instantMs: k * 4 * MS_PER_DAY, ...swinging(k * 4 * MS_PER_DAY) })),
);

describe('a path', () => {
  test('has a turn back and a turn forth in every swing, where the rate is nothing', () => {
    expect(path.turns.length).toBe(16);
    for (const [index, turn] of path.turns.entries()) {
      expect(turn.isForwardAfter).toBe(index % 2 === 1);
      expect(Math.abs(swinging(turn.instantMs).rateDegPerDay)).toBeLessThan(1e-6);
    }
  });

  test('counts on past 360 degrees', () => {
    expect(path.knots.at(-1)?.angleDeg).toBeCloseTo(800, 6);
  });

  test('crosses a level once or three times, at the level, the ways alternating', () => {
    fc.assert(
      fc.property(fc.double({ min: 60, max: 700, noNaN: true }), (levelDeg) => {
        const crossings = levelCrossings(path, levelDeg);
        expect(crossings.length % 2).toBe(1);
        for (const [index, { instantMs, isForward }] of crossings.entries()) {
          expect(isForward).toBe(index % 2 === 0);
          expect(Math.abs(normalizeDeg(swinging(instantMs).angleDeg - levelDeg + 180) - 180)).toBeLessThan(
            1e-6,
          );
        }
      }),
    );
  });

  test('interpolated crossings lie within minutes of the exact ones', () => {
    const exact = levelCrossings(path, 200);
    const interpolated = levelCrossings(path, 200, 'interpolated');
    expect(interpolated.length).toBe(exact.length);
    for (const [index, { instantMs }] of exact.entries()) {
      expect(Math.abs((interpolated[index]?.instantMs ?? Number.NaN) - instantMs)).toBeLessThan(10 * 60_000);
    }
  });

  test('meets a target angle on every turn of the circle', () => {
    const levels = new Set(crossingsOf(path, [90]).map(({ levelDeg }) => levelDeg));
    expect([...levels].toSorted((a, b) => a - b)).toEqual([90, 450]);
  });
});
