import { describe, expect, test } from 'vitest';
import { type LunarEclipse, lunarEclipses } from './lunar-eclipses.ts';
import { type EclipseKind, lunationsSinceZero, sarosOf } from './saros.ts';
import { type SolarEclipse, solarEclipses } from './solar-eclipses.ts';

const range = [Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1)] as const;
const families: Record<EclipseKind, (SolarEclipse | LunarEclipse)[]> = {
  solar: solarEclipses(...range),
  lunar: lunarEclipses(...range),
};

describe.each(['solar', 'lunar'] as const)('%s saros series', (kind) => {
  const eclipses = families[kind];

  test('have an eclipse every 223 lunations from their first to their last', () => {
    for (const [saros, series] of Map.groupBy(eclipses, (eclipse) => eclipse.saros)) {
      const lunations = series.map(({ lunation }) => lunation);
      const [first = 0] = lunations;
      expect(lunations, `series ${saros}`).toEqual(lunations.map((_, index) => first + 223 * index));
    }
  });

  test('grow by one from an eclipse to the one an inex, 358 lunations, later', () => {
    for (const { lunation, saros } of eclipses) expect(sarosOf(kind, lunation + 358)).toBe(saros + 1);
  });

  test('are those alive in these two centuries', () => {
    for (const { saros } of eclipses) {
      expect(saros).toBeGreaterThanOrEqual(102);
      expect(saros).toBeLessThanOrEqual(164);
    }
  });

  test('rest on whole lunation numbers', () => {
    for (const { lunation, maximumMs } of eclipses) {
      expect(Math.abs(lunationsSinceZero(kind, maximumMs) - lunation)).toBeLessThan(0.1);
    }
  });
});

test.each([
  ['1919-05-29', 136],
  ['1973-06-30', 136],
  ['1999-08-11', 145],
  ['2024-04-08', 139],
  ['2045-08-12', 136],
])('the solar eclipse of %s is of series %i', (day, saros) => {
  const startMs = Date.parse(day);
  expect(solarEclipses(startMs, startMs + 86_400_000)[0]?.saros).toBe(saros);
});
