import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lunarPlace } from './lunar-series.ts';
import { AU_KM } from './physical-constants.ts';
import { LATITUDE_TERMS, LONGITUDE_TERMS } from './tables/lunar-terms.table.ts';

const RADIANS_PER_ARCSEC = Math.PI / 648_000;
const anyDay = fc.double({ min: -73_000, max: 73_000, noNaN: true });

test.each([
  ['longitude', LONGITUDE_TERMS, 6],
  ['latitude', LATITUDE_TERMS, 5],
] as const)('no term of the %s has a larger multiple than is made', (_name, terms, length) => {
  const multiples = terms.filter((_term, index) => index % length < 4);
  expect(Math.max(...multiples.map(Math.abs))).toBe(8);
  expect(terms.length % length).toBe(0);
});

test('the motion is the slope of the place', () => {
  fc.assert(
    fc.property(anyDay, (days) => {
      const [before, here, after] = [lunarPlace(days - 0.01), lunarPlace(days), lunarPlace(days + 0.01)];
      for (const of of ['longitude', 'latitude', 'distance'] as const) {
        const slope = (after[of] - before[of]) / 0.02;
        const scale = of === 'distance' ? 1 / 400 : 1;
        expect(Math.abs(slope - here[`${of}Rate`])).toBeLessThan(1e-5 * scale);
      }
    }),
  );
});

test('the Moon keeps to its distance and its inclination', () => {
  fc.assert(
    fc.property(anyDay, (days) => {
      const { distance, latitude, longitudeRate } = lunarPlace(days);
      expect(distance * AU_KM).toBeGreaterThan(356_300);
      expect(distance * AU_KM).toBeLessThan(406_800);
      expect(Math.abs(latitude) / RADIANS_PER_ARCSEC / 3600).toBeLessThan(5.31);
      expect((longitudeRate * 180) / Math.PI).toBeGreaterThan(11.7);
      expect((longitudeRate * 180) / Math.PI).toBeLessThan(15.5);
    }),
  );
});
