import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDegrees, formatPlace, signPlaceOf } from '../../features/degrees.ts';

const anyLongitude = fc.double({ min: -720, max: 720, noNaN: true });

test('a place never reads 30 degrees or 60 minutes', () => {
  fc.assert(
    fc.property(anyLongitude, (longitudeDeg) => {
      const { degree, minute } = signPlaceOf(longitudeDeg);
      expect(degree).toBeGreaterThanOrEqual(0);
      expect(degree).toBeLessThan(30);
      expect(minute).toBeGreaterThanOrEqual(0);
      expect(minute).toBeLessThan(60);
    }),
  );
});

test('the last second of a sign still belongs to it', () => {
  expect(signPlaceOf(29.9999)).toEqual({ sign: 'aries', degree: 29, minute: 59 });
  expect(signPlaceOf(359.9999)).toEqual({ sign: 'pisces', degree: 29, minute: 59 });
});

test('a full circle is the first degree of Aries', () => {
  expect(signPlaceOf(360)).toEqual({ sign: 'aries', degree: 0, minute: 0 });
  expect(signPlaceOf(-1e-12)).toEqual({ sign: 'aries', degree: 0, minute: 0 });
});

test('binary fractions do not lose a minute', () => {
  expect(formatDegrees(12.35)).toBe('12°21′');
  expect(formatPlace(42.35)).toBe('12°21′');
});

test('minutes have two digits', () => {
  expect(formatDegrees(0.05)).toBe('0°03′');
});
