import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { separationDeg } from './angles.ts';
import { computeChart } from './compute-chart.ts';
import type { UsualBodyId } from './ids.ts';
import { farAgeOf, giveFarOrbits, hasFarOrbits } from './orbit-ages.ts';
import * as after from './tables/orbits-after.table.ts';
import * as before from './tables/orbits-before.table.ts';

type Bodies = Record<UsualBodyId, readonly [number, number, number]>;

/** Of the Swiss Ephemeris 2.10; its Juno is of another orbit, 3" off in 1910 already. */
const charts: { instant: string; bodies: Bodies }[] = JSON.parse(
  readFileSync(new URL('../tests/golden/far-charts-sample.json', import.meta.url), 'utf8'),
);

const LIMIT_ARCSEC: Partial<Record<UsualBodyId, number>> = { moon: 1, trueNode: 2, chiron: 5, juno: 12 };
const PLANET_LIMIT_ARCSEC = 3;

function chartOf(instant: string) {
  return computeChart({
    instantMs: Date.parse(instant),
    latitudeDeg: 41,
    longitudeDeg: 29,
    houseSystem: 'placidus',
  });
}

// No other file's orbits are here. This comes first: what was given stays.
vi.resetModules();
test('a chart of an age whose orbits were not given is refused, and not drawn wrong', () => {
  expect(hasFarOrbits('before')).toBe(false);
  expect(() => chartOf('1850-01-01T00:00:00Z')).toThrow('no orbits');
  expect(() => chartOf('2150-01-01T00:00:00Z')).toThrow('no orbits');
});

test('the far ages begin where the near tables end, with room for what a chart looks at', () => {
  expect(farAgeOf(Date.UTC(1897, 5, 1))).toBe('before');
  expect(farAgeOf(Date.UTC(1897, 7, 1))).toBeNull();
  expect(farAgeOf(Date.UTC(2102, 4, 1))).toBeNull();
  expect(farAgeOf(Date.UTC(2102, 5, 28))).toBe('after');
});

describe('charts from 1800 to 1899 and from 2100 to 2199', () => {
  beforeAll(() => {
    giveFarOrbits('before', before);
    giveFarOrbits('after', after);
  });

  test.each(charts)('of $instant have every body where the reference has it', ({ instant, bodies }) => {
    for (const body of chartOf(instant).bodies) {
      const expected = bodies[body.id as UsualBodyId];
      const limit = LIMIT_ARCSEC[body.id as UsualBodyId] ?? PLANET_LIMIT_ARCSEC;
      expect(separationDeg(body.longitude, expected[0]) * 3600, body.id).toBeLessThan(limit);
      expect(Math.abs(body.speed - expected[2]), body.id).toBeLessThan(0.002);
    }
  });

  test.each(['1799-11-30T23:59:59Z', '2200-02-01T00:00:01Z'])('end at %s', (instant) => {
    expect(() => chartOf(instant)).toThrow(expect.objectContaining({ code: 'date_out_of_range' }));
  });
});
