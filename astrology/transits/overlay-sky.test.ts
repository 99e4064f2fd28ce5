import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { separationDeg } from '../angles.ts';
import { computeChart } from '../compute-chart.ts';
import { houseOf } from '../houses.ts';
import { ZODIAC_IDS } from '../ids.ts';
import { ASPECT_ANGLES } from '../orbs.ts';
import { bodyPosition } from '../positions.ts';
import { longitudeIn, longitudeOfDate } from '../sidereal.ts';
import { skyOverChart } from './overlay-sky.ts';
import { TRANSIT_MOVERS } from './transit-movers.ts';

const birth = {
  instantMs: Date.UTC(1990, 5, 10, 11, 30),
  latitudeDeg: 41.01,
  longitudeDeg: 28.95,
  houseSystem: 'placidus' as const,
};
const instants = fc.integer({ min: Date.UTC(1991, 0, 1), max: Date.UTC(2060, 0, 1) });
const zodiacs = fc.constantFrom(...ZODIAC_IDS);

function chartIn(zodiac: (typeof ZODIAC_IDS)[number]) {
  return { ...computeChart({ ...birth, zodiac }), day: null };
}

describe('the sky over a chart', () => {
  test('stands in the zodiac of the chart and in its houses', () => {
    fc.assert(
      fc.property(instants, zodiacs, (atMs, zodiac) => {
        const chart = chartIn(zodiac);
        for (const { id, longitude, house } of skyOverChart(chart, atMs).bodies) {
          expect(longitude).toBeCloseTo(longitudeIn(zodiac, bodyPosition(id, atMs).longitudeDeg, atMs), 8);
          expect(house).toBe(houseOf(longitude, chart.houses?.cusps ?? []));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('makes aspects within their orbs, the closest first, with exact moments to either side', () => {
    fc.assert(
      fc.property(instants, zodiacs, (atMs, zodiac) => {
        const chart = chartIn(zodiac);
        const places = new Map<string, number>([
          ...chart.bodies.map(({ id, longitude }) => [id, longitude] as const),
          ...Object.entries(chart.angles ?? {}),
        ]);
        const { aspects } = skyOverChart(chart, atMs);
        const orbs = aspects.map(({ orbDeg }) => orbDeg);
        expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
        for (const { mover, point, aspect, orbDeg, applying, previousMs, nextMs } of aspects) {
          const natalDeg = longitudeOfDate(zodiac, places.get(point) ?? Number.NaN, atMs);
          const missDeg = (ms: number) =>
            Math.abs(
              separationDeg(bodyPosition(mover, ms).longitudeDeg, natalDeg) - ASPECT_ANGLES[aspect].angleDeg,
            );
          expect(orbDeg).toBeCloseTo(missDeg(atMs), 8);
          expect(orbDeg).toBeLessThanOrEqual(TRANSIT_MOVERS[mover].orbDeg + 0.05);
          const laterBy = missDeg(atMs + 60_000) - missDeg(atMs);
          // Within a minute of the exact moment, or of a station, a minute says nothing.
          const isTurning = orbDeg < 0.02 || Math.abs(laterBy) < 1e-7;
          if (!isTurning) expect(applying).toBe(laterBy < 0);
          for (const exactMs of [previousMs, nextMs]) {
            if (exactMs !== null) expect(missDeg(exactMs)).toBeLessThan(1e-4);
          }
          expect((previousMs ?? atMs) <= atMs && atMs < (nextMs ?? Number.POSITIVE_INFINITY)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('leaves the Moon of a birth without an hour alone', () => {
    const chart = { ...computeChart(birth), angles: null, houses: null, day: {} };
    const sky = skyOverChart(chart, Date.UTC(2026, 2, 1));
    expect(sky.aspects.map(({ point }) => point)).not.toContain('moon');
    expect(sky.bodies.every(({ house }) => house === null)).toBe(true);
  });

  test('follows the node that the chart asks for', () => {
    const chart = { ...computeChart({ ...birth, node: 'mean' }), day: null };
    const points = Array.from({ length: 60 }, (_, week) =>
      skyOverChart(chart, Date.UTC(2026, 0, 1 + 7 * week)).aspects.map(({ point }) => point),
    ).flat();
    expect(points).toContain('meanNode');
    expect(points).not.toContain('trueNode');
  });

  test('is refused beyond the years served', () => {
    expect(() => skyOverChart(chartIn('tropical'), Date.UTC(2101, 0, 1))).toThrow(
      expect.objectContaining({ code: 'date_out_of_range' }),
    );
  });
});
