import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { separationDeg } from '../../astrology/angles.ts';
import type { ChartFigure } from '../../astrology/chart-types.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { SAMPLE_CHART } from './sample-chart.fixture.ts';
import type { PlacedBody } from './wheel-bodies.ts';
import { textRoom } from './wheel-crowd.ts';
import { layOutWheel, type WheelLayout } from './wheel-layout.ts';
import {
  badlyMarked,
  CROWDED_DAYS,
  distance,
  distanceToStretch,
  pairsOf,
  pointsOf,
  ROUNDING,
  strayed,
  stretchesOf,
  tangled,
} from './wheel-leaders.fixture.ts';

const FIRST_MS = Date.UTC(1900, 0, 1);
const LAST_MS = Date.UTC(2099, 11, 31);

/** Of the middle of a degree's two letters from a line that does not touch them. */
const DEGREE_ROOM = 9;
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

/** The crowded days, each at six hours. */
const CROWDED_BIRTHS = CROWDED_DAYS.flatMap(([year, month, day]) =>
  [2, 6, 10, 14, 18, 22].map((hour) => ({ instantMs: Date.UTC(year, month, day, hour, 10), ...ISTANBUL })),
);

function chartOf(birth: Birth): ChartFigure {
  return computeChart({ ...birth, houseSystem: 'placidus' });
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
  const glyphs = bodies.map(({ body, ...led }) => ({ ...led, id: body.id, longitudeDeg: body.longitude }));
  return [
    ...overlapsOf(bodies),
    ...strayed(glyphs),
    ...tangled(glyphs),
    ...badlyMarked(glyphs),
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
