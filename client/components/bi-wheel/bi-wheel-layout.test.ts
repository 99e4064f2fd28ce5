import fc from 'fast-check';
import { expect, test } from 'vitest';
import { people, personOf } from '../../../astrology/synastry/people.fixture.ts';
import {
  badlyMarked,
  CROWDED_DAYS,
  collided,
  distanceToStretch,
  pointsOf,
  ROUNDING,
  strayed,
  tangled,
} from '../wheel-leaders.fixture.ts';
import { type BiWheelLayout, type InnerFigure, layOutBiWheel, type RingFigure } from './bi-wheel-layout.ts';
import { BORDER_RADIUS } from './bi-wheel-rings.ts';

/** What an axis runs through. */
function struck({ axes, inner, outer }: BiWheelLayout): string[] {
  return axes.flatMap(({ angle, line }) =>
    line
      .split('M')
      .slice(1)
      .flatMap((part) => {
        const [from, to] = pointsOf(part);
        if (!from || !to) throw new Error('an axis is made of lines');
        return [...inner, ...outer].flatMap(({ id, glyphAt, glyphSize }) =>
          distanceToStretch(glyphAt, [from, to]) < glyphSize / 2 - ROUNDING ? [`${angle} through ${id}`] : [],
        );
      }),
  );
}

/** Glyphs that come over an edge of their ring. */
function overEdge({ inner, outer, houseRadius }: BiWheelLayout): string[] {
  const reaches = (from: number, to: number) => (point: BiWheelLayout['inner'][number]) => {
    const middle = Math.hypot(point.glyphAt.x, point.glyphAt.y);
    const half = point.glyphSize / 2 - ROUNDING;
    return middle + half > from || middle - half < to ? [`edge: ${point.id}`] : [];
  };
  return [
    ...outer.flatMap(reaches(233, BORDER_RADIUS)),
    ...inner.flatMap(reaches(BORDER_RADIUS, houseRadius)),
  ];
}

/** All that is wrong with how two charts are drawn. */
function faultsOf(first: InnerFigure, second: RingFigure): string[] {
  const layout = layOutBiWheel(first, second, []);
  const rings = [layout.inner, layout.outer];
  return [
    ...rings.flatMap((ring) => [...collided(ring), ...strayed(ring), ...tangled(ring), ...badlyMarked(ring)]),
    ...overEdge(layout),
    ...struck(layout),
  ];
}

test('of 500 pairs nothing overlaps, and each body is within reach of its place and can be followed there', () => {
  fc.assert(
    fc.property(people, people, (one, other) => {
      expect(faultsOf(one, other)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const CROWDED = CROWDED_DAYS.flatMap(([year, month, day]) =>
  [2, 6, 10, 14, 18, 22].map((hour) => personOf(Date.UTC(year, month, day, hour, 10), 41.01, 28.95)),
);

test('so it is where both skies are most crowded', () => {
  const faults = CROWDED.flatMap((one, index) => {
    const other = CROWDED[(index + 7) % CROWDED.length] ?? one;
    return [...faultsOf(one, one), ...faultsOf(one, other)];
  });
  expect(faults).toEqual([]);
});

test('the chart inside stands still while the days go by outside', () => {
  const [chart, ...days] = CROWDED;
  if (!chart) throw new Error('there are crowded days');
  const inside = days.map((day) => JSON.stringify(layOutBiWheel(chart, { ...day, angles: null }, []).inner));
  expect(new Set(inside).size).toBe(1);
});
