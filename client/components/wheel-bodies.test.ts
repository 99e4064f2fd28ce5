import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { separationDeg } from '../../astrology/angles.ts';
import type { ChartFigure } from '../../astrology/chart-types.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { SAMPLE_CHART } from './sample-chart.fixture.ts';
import type { PlacedBody } from './wheel-bodies.ts';
import { REACH_DEG, textRoom } from './wheel-crowd.ts';
import type { Point } from './wheel-geometry.ts';
import { layOutWheel, type WheelLayout } from './wheel-layout.ts';

/** Each coordinate is rounded to a tenth. */
const ROUNDING = 0.15;
const FIRST_MS = Date.UTC(1900, 0, 1);
const LAST_MS = Date.UTC(2099, 11, 31);

/** Of the middle of a degree's two letters from a line that does not touch them. */
const DEGREE_ROOM = 9;
/** Marks stand a degree apart; of nine bodies within a degree or two the outermost gives way by half of that. */
const MOST_MARK_SHIFT_DEG = 3;
/** Discs have room about their glyphs: so much of it may be shared. */
const NARROW_TOUCH = 3;

/** A chart of tests/golden/charts-sample.json. */
interface GoldenBirth {
  instant: string;
  latitude: number;
  longitude: number;
}
const GOLDEN_CHARTS: GoldenBirth[] = JSON.parse(
  readFileSync(new URL('../../tests/golden/charts-sample.json', import.meta.url), 'utf8'),
);

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

/** Points of path data that is made of straight lines. */
function pointsOf(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
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
  const led = bodies.map((placed) => ({ placed, stretches: stretchesOf(pointsOf(placed.leader)) }));
  return pairsOf(led).flatMap(([one, other]) => {
    const runsInto = (stretches: [Point, Point][], { glyphAt, glyphSize }: PlacedBody) =>
      stretches.some((stretch) => distanceToStretch(glyphAt, stretch) < glyphSize / 2 - 1);
    // Far apart they have nothing to do with each other.
    if (distance(one.placed.glyphAt, other.placed.glyphAt) > 150) return [];
    const isTangled =
      one.stretches.some((mine) => other.stretches.some((theirs) => crosses(mine, theirs))) ||
      runsInto(one.stretches, other.placed) ||
      runsInto(other.stretches, one.placed);
    return isTangled ? [`${one.placed.body.id}, ${other.placed.body.id}`] : [];
  });
}

/** Leaders that begin at one mark, or at one too far from the true degree. */
function badlyMarked(bodies: readonly PlacedBody[]): string[] {
  const shared = pairsOf(bodies).flatMap(([one, other]) =>
    separationDeg(one.tickDeg, other.tickDeg) < 1 - 1e-6 ? [`${one.body.id}, ${other.body.id}`] : [],
  );
  const far = bodies.flatMap(({ body, tickDeg }) =>
    separationDeg(body.longitude, tickDeg) > MOST_MARK_SHIFT_DEG ? [body.id] : [],
  );
  return [...shared, ...far].map((what) => `mark: ${what}`);
}

/** What an axis runs through: glyphs, and the degrees below them. */
function struck({ axes, bodies }: WheelLayout): string[] {
  return axes.flatMap(({ angle, line }) => {
    const [stretch] = stretchesOf(pointsOf(line));
    if (!stretch) throw new Error('an axis is a line');
    return bodies.flatMap(({ body, glyphAt, glyphSize, degreeAt }) =>
      distanceToStretch(glyphAt, stretch) < glyphSize / 2 - ROUNDING ||
      distanceToStretch(degreeAt, stretch) < DEGREE_ROOM
        ? [`${angle} through ${body.id}`]
        : [],
    );
  });
}

/** A narrow wheel draws its inner circle and its middle larger, by what its sheet says. */
const SHEET = readFileSync(new URL('./chart-wheel.css', import.meta.url), 'utf8');
const scaleOf = (part: 'inner' | 'heart') =>
  Number(new RegExp(`\\.wheel__${part} \\{\\s*scale: ([\\d.]+)`).exec(SHEET)?.[1]);
const NARROW_SCALES = { outer: 1, inner: scaleOf('inner'), middle: scaleOf('heart') };

/** What overlaps on a narrow wheel: glyphs of the two circles, or a glyph and the middle. */
function narrowOverlaps({ bodies, houseRadius }: WheelLayout): string[] {
  const drawn = bodies.map(({ body, tier, glyphAt: { x, y }, glyphSize }) => {
    const scale = NARROW_SCALES[tier];
    return { id: body.id, at: { x: x * scale, y: y * scale }, half: (glyphSize / 2) * scale };
  });
  const middle = houseRadius * NARROW_SCALES.middle;
  return [
    ...drawn.flatMap(({ id, at, half }) =>
      Math.hypot(at.x, at.y) - half < middle - NARROW_TOUCH ? [`${id}, middle`] : [],
    ),
    ...pairsOf(drawn).flatMap(([one, other]) =>
      distance(one.at, other.at) < one.half + other.half - NARROW_TOUCH ? [`${one.id}, ${other.id}`] : [],
    ),
  ].map((what) => `narrow: ${what}`);
}

/** All that is wrong with how a chart is drawn. */
function faultsOf(chart: ChartFigure): string[] {
  const layout = layOutWheel(chart);
  const { bodies } = layout;
  return [
    ...overlapsOf(bodies),
    ...strayed(bodies),
    ...tangled(bodies),
    ...badlyMarked(bodies),
    ...struck(layout),
    ...narrowOverlaps(layout),
  ];
}

test('in 1,000 charts nothing overlaps, narrow or wide, and each body is within reach of its place and can be followed there', () => {
  fc.assert(
    fc.property(anyBirth, (birth) => {
      expect(faultsOf(chartOf(birth))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test.each(CROWDED_BIRTHS)('so it is in a most crowded sky, %o', (birth) => {
  expect(faultsOf(chartOf(birth))).toEqual([]);
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

test('a narrow wheel draws its inner circle and its middle larger', () => {
  expect(NARROW_SCALES.inner).toBeGreaterThan(1);
  expect(NARROW_SCALES.middle).toBeGreaterThan(1);
});

test('in the golden charts no body is drawn further than 8 degrees from its place', () => {
  const shiftsDeg = GOLDEN_CHARTS.flatMap(({ instant, latitude, longitude }) => {
    const birth = { instantMs: Date.parse(instant), latitudeDeg: latitude, longitudeDeg: longitude };
    return layOutWheel(chartOf(birth)).bodies.map(({ body, drawnDeg }) =>
      separationDeg(body.longitude, drawnDeg),
    );
  });
  expect(shiftsDeg.length).toBeGreaterThan(1000);
  expect(Math.max(...shiftsDeg)).toBeLessThanOrEqual(8 + 1e-6);
});

/** From the zodiac to the houses of a wheel with two circles of bodies, in units of the drawing. */
const WHOLE_AXIS = 112;

test('an axis stops at the zodiac where a body stands beside it, and is whole where none does', () => {
  const { axes } = layOutWheel(chartOf({ instantMs: Date.UTC(1962, 1, 4, 10, 10), ...ISTANBUL }));
  const lengths = axes.map(({ angle, line }): [string, number] => {
    const [from, to] = pointsOf(line);
    return [angle, from && to ? Math.round(distance(from, to)) : 0];
  });
  // The Sun beside the Midheaven, the Moon's node beside the Imum Coeli.
  expect(Object.fromEntries(lengths)).toEqual({
    ascendant: WHOLE_AXIS,
    descendant: WHOLE_AXIS,
    midheaven: 12,
    imumCoeli: 12,
  });
});
