import { expect, it } from 'vitest';
import { computeChart } from '../../astrology/compute-chart.ts';
import { openDayOf } from './open-day.ts';

const HOUR_MS = 3_600_000;
const NOON_MS = Date.UTC(1990, 5, 10, 12);
const AT = { latitudeDeg: 41.01, longitudeDeg: 28.95, houseSystem: 'placidus' } as const;
const noon = computeChart({ instantMs: NOON_MS, ...AT });
const day = { fromMs: NOON_MS - 12 * HOUR_MS, toMs: NOON_MS + 12 * HOUR_MS, signChanges: [] };
const timeless = { ...noon, angles: null };

it('an aspect of the Moon is told by what its orb lay between, which holds it at each hour', () => {
  const open = openDayOf(timeless, day);
  const ofMoon = noon.aspects.filter(
    ({ first, second }) => first === 'moon' && !/ascendant|midheaven/.test(second),
  );
  expect(ofMoon.length).toBeGreaterThan(2);
  for (const aspect of ofMoon) {
    const range = open?.rangeOf(aspect);
    expect((range?.mostDeg ?? 0) - (range?.leastDeg ?? 0)).toBeGreaterThan(5);
    for (let hour = -12; hour <= 12; hour += 3) {
      const then = computeChart({ instantMs: NOON_MS + hour * HOUR_MS, ...AT }).aspects.find(
        (each) => each.first === 'moon' && each.second === aspect.second && each.aspect === aspect.aspect,
      );
      if (!then) continue;
      expect(then.orb).toBeGreaterThanOrEqual(Math.floor(range?.leastDeg ?? 99));
      expect(then.orb).toBeLessThanOrEqual(Math.ceil(range?.mostDeg ?? 0));
    }
  }
});

it('one of slow planets is told by its orb, and a chart with its hour has nothing open', () => {
  const slow = noon.aspects.find(({ first, second }) =>
    [first, second].every((point) => /jupiter|saturn|uranus|neptune|pluto/i.test(point)),
  );
  expect(slow && openDayOf(timeless, day)?.rangeOf(slow)).toBeNull();
  expect(openDayOf(noon, null)).toBeNull();
});

it('of a known part of the day it is less', () => {
  const [aspect] = noon.aspects.filter(
    ({ first, second }) => first === 'moon' && !/ascendant|midheaven/.test(second),
  );
  if (!aspect) throw new Error('no aspect');
  const part = { fromMs: NOON_MS - 3 * HOUR_MS, toMs: NOON_MS + 3 * HOUR_MS, signChanges: [] };
  const width = (range?: { leastDeg: number; mostDeg: number } | null) => range?.mostDeg ?? 0;
  expect(width(openDayOf(timeless, part)?.rangeOf(aspect))).toBeLessThan(
    width(openDayOf(timeless, day)?.rangeOf(aspect)),
  );
});
