import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { midpointDeg, normalizeDeg, separationDeg, signedDifferenceDeg } from './angles.ts';
import { SIGN_IDS } from './ids.ts';
import { SIGNS, signDegreeOf, signOf, signStartDeg } from './signs.ts';

const angles = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('angles', () => {
  test('normalize to 0 <= x < 360, even from a hair below zero', () => {
    fc.assert(
      fc.property(angles, (angle) => {
        const normal = normalizeDeg(angle);
        expect(normal >= 0 && normal < 360).toBe(true);
      }),
    );
    expect(normalizeDeg(-1e-17)).toBe(0);
    expect(normalizeDeg(720)).toBe(0);
  });

  test('differ the short way, with a sign', () => {
    expect(signedDifferenceDeg(350, 10)).toBeCloseTo(20);
    expect(signedDifferenceDeg(10, 350)).toBeCloseTo(-20);
    expect(separationDeg(10, 350)).toBeCloseTo(20);
    expect(signedDifferenceDeg(0, 180)).toBe(-180);
  });

  test('have their midpoint on the shorter arc, as far from one as from the other', () => {
    expect(midpointDeg(350, 20)).toBeCloseTo(5);
    fc.assert(
      fc.property(angles, angles, (a, b) => {
        const middle = midpointDeg(a, b);
        expect(separationDeg(a, middle)).toBeCloseTo(separationDeg(b, middle), 6);
        expect(separationDeg(a, middle)).toBeLessThanOrEqual(90.000001);
      }),
    );
  });
});

describe('signs', () => {
  test('are thirty degrees each, the first degree their own', () => {
    for (const [index, sign] of SIGN_IDS.entries()) {
      expect(signStartDeg(sign)).toBe(30 * index);
      expect(signOf(30 * index)).toBe(sign);
      expect(signOf(30 * index + 29.999999)).toBe(sign);
      expect(signDegreeOf(30 * index + 12.5)).toBeCloseTo(12.5);
    }
  });

  test('share out the elements by three and the modes by four', () => {
    const countOf = (values: string[]) =>
      Object.values(Object.groupBy(values, (value) => value)).map((v) => v?.length);
    expect(countOf(SIGN_IDS.map((sign) => SIGNS[sign].element))).toEqual([3, 3, 3, 3]);
    expect(countOf(SIGN_IDS.map((sign) => SIGNS[sign].mode))).toEqual([4, 4, 4]);
  });
});
