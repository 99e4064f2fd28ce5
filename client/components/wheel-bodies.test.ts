import fc from 'fast-check';
import { expect, test } from 'vitest';
import { separationDeg } from '../../astrology/angles.ts';
import type { ChartFigure } from '../../astrology/chart-types.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { SAMPLE_CHART } from './sample-chart.fixture.ts';
import type { PlacedBody } from './wheel-bodies.ts';
import { REACH_DEG, textRoom } from './wheel-crowd.ts';
import type { Point } from './wheel-geometry.ts';
import { layOutWheel } from './wheel-layout.ts';

/** Each coordinate is rounded to a tenth. */
const ROUNDING = 0.15;
const FIRST_MS = Date.UTC(1900, 0, 1);
const LAST_MS = Date.UTC(2099, 11, 31);

interface Birth {
  instantMs: number;
  latitudeDeg: number;
  longitudeDeg: number;
}

const ISTANBUL = { latitudeDeg: 41.01, longitudeDeg: 28.95 };
const anyBirth = fc.record({
  instantMs: fc.integer({ min: FIRST_MS, max: LAST_MS }),
  latitudeDeg: fc.double({ min: -65, max: 65, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Days on which more bodies stood together than on most others of two centuries; each at six hours of the day. */
const CROWDED_DAYS = [
  [1910, 0, 11],
  [1941, 4, 1],
  [1962, 1, 4],
  [1984, 10, 23],
  [1988, 1, 18],
  [1989, 11, 28],
  [1990, 0, 11],
  [1994, 0, 11],
  [1997, 0, 9],
  [2000, 4, 5],
  [2010, 0, 15],
  [2020, 0, 12],
  [2021, 1, 11],
  [2096, 4, 10],
] as const;
const CROWDED_BIRTHS = CROWDED_DAYS.flatMap(([year, month, day]) =>
  [2, 6, 10, 14, 18, 22].map((hour) => ({ instantMs: Date.UTC(year, month, day, hour, 10), ...ISTANBUL })),
);

function chartOf(birth: Birth): ChartFigure {
  return computeChart({ ...birth, houseSystem: 'placidus' });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}

/** What overlaps: glyphs, and degrees with the glyphs and the degrees of others. */
function overlapsOf(bodies: readonly PlacedBody[]): string[] {
  return pairsOf(bodies).flatMap(([one, other]) => {
    const { glyphSize } = one;
    const faults = [
      distance(one.glyphAt, other.glyphAt) < glyphSize - ROUNDING && 'glyphs',
      distance(one.degreeAt, other.glyphAt) < glyphSize / 2 + 6 && 'degree and glyph',
      distance(other.degreeAt, one.glyphAt) < glyphSize / 2 + 6 && 'glyph and degree',
      distance(one.degreeAt, other.degreeAt) < textRoom(glyphSize) * 0.75 && 'degrees',
    ];
    return faults.flatMap((fault) => (fault ? [`${fault}: ${one.body.id}, ${other.body.id}`] : []));
  });
}

/** Bodies that are drawn too far from where they are. */
function strayed(bodies: readonly PlacedBody[]): string[] {
  return bodies.flatMap(({ body, drawnDeg }) =>
    separationDeg(body.longitude, drawnDeg) > REACH_DEG + 1e-6 ? [body.id] : [],
  );
}

/** Points of a leader, from the true degree inward. */
function pointsOf({ leader }: PlacedBody): Point[] {
  return [...leader.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

function crosses([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function stretchesOf(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).flatMap((to, index): [Point, Point][] => {
    const from = points[index];
    return from ? [[from, to]] : [];
  });
}

/** How near a point comes to a line between two others. */
function distanceToStretch(point: Point, [from, to]: [Point, Point]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(Math.max(share, 0), 1);
  return distance(point, { x: from.x + at * dx, y: from.y + at * dy });
}

/** Leaders that cannot be followed: they cross another, or a glyph that is not their own. */
function tangled(bodies: readonly PlacedBody[]): string[] {
  const led = bodies.map((placed) => ({ placed, stretches: stretchesOf(pointsOf(placed)) }));
  return pairsOf(led).flatMap(([one, other]) => {
    const runsInto = (stretches: [Point, Point][], { glyphAt, glyphSize }: PlacedBody) =>
      stretches.some((stretch) => distanceToStretch(glyphAt, stretch) < glyphSize / 2 - 1);
    // Far apart they have nothing to do with each other.
    if (distance(one.placed.glyphAt, other.placed.glyphAt) > 150) return [];
    // What begins at one point, but for the rounding, cannot cross.
    const isFork = separationDeg(one.placed.body.longitude, other.placed.body.longitude) < 0.1;
    const isTangled =
      (!isFork && one.stretches.some((mine) => other.stretches.some((theirs) => crosses(mine, theirs)))) ||
      runsInto(one.stretches, other.placed) ||
      runsInto(other.stretches, one.placed);
    return isTangled ? [`${one.placed.body.id}, ${other.placed.body.id}`] : [];
  });
}

/** All that is wrong with how a chart's bodies are drawn. */
function faultsOf(birth: Birth): string[] {
  const { bodies } = layOutWheel(chartOf(birth));
  return [...overlapsOf(bodies), ...strayed(bodies), ...tangled(bodies)];
}

test('in 2,000 charts no two glyphs overlap, each is within reach of its place and can be followed there', () => {
  fc.assert(
    fc.property(anyBirth, (birth) => {
      expect(faultsOf(birth)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test.each(CROWDED_BIRTHS)('so it is in a most crowded sky, %o', (birth) => {
  expect(faultsOf(birth)).toEqual([]);
});

test('a sky more crowded than any has bodies further from their places, and none on another', () => {
  const count = SAMPLE_CHART.bodies.length;
  const crowd = fc.array(fc.double({ min: 356, max: 362, noNaN: true }), {
    minLength: count,
    maxLength: count,
  });
  fc.assert(
    fc.property(crowd, (longitudesDeg) => {
      const bodies = SAMPLE_CHART.bodies.map((body, index) => ({
        ...body,
        longitude: (longitudesDeg[index] ?? 0) % 360,
      }));
      expect(overlapsOf(layOutWheel({ ...SAMPLE_CHART, bodies }).bodies)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('no glyph and no degree stands on an axis', () => {
  // Jupiter beside the Midheaven, the Moon beside the Imum Coeli, Mars beside the Descendant.
  const { bodies, axes } = layOutWheel(chartOf({ instantMs: Date.UTC(1990, 5, 10, 11, 30), ...ISTANBUL }));
  for (const { line } of axes) {
    const [from, to] = [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    if (!from || !to) throw new Error('an axis is a line');
    for (const { glyphAt, glyphSize, degreeAt } of bodies) {
      expect(distanceToStretch(glyphAt, [from, to])).toBeGreaterThan(glyphSize / 2);
      expect(distanceToStretch(degreeAt, [from, to])).toBeGreaterThan(9);
    }
  }
});
