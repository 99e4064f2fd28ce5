import { type GeoPermissibleObjects, geoEqualEarth, geoPath } from 'd3-geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleAround, type GeoLine } from '../../../astrology/eclipses/geo-lines.ts';
import { lunarEclipsesWithShadow } from '../../../astrology/eclipses/lunar-eclipses.ts';
import { lunarVisibility } from '../../../astrology/eclipses/lunar-visibility.ts';
import { solarEclipsesWithElements } from '../../../astrology/eclipses/solar-eclipses.ts';
import { solarEclipsePath } from '../../../astrology/eclipses/solar-path.ts';
import { sampleOf } from '../../../tests/drills.ts';
import { linePath, regionPath } from './map-paths.ts';
import { MAP_HEIGHT, MAP_WIDTH, type MapPoint, onMap } from './world-projection.ts';

const YEARS = [Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1)] as const;

const d3Projection = geoEqualEarth().fitExtent(
  [
    [1, 1],
    [MAP_WIDTH - 1, MAP_HEIGHT - 1],
  ],
  { type: 'Sphere' },
);
const d3Path = geoPath(d3Projection).digits(1);

/** The lines of a path as d3 writes it. */
function absoluteLines(object: GeoPermissibleObjects): MapPoint[][] {
  const lines = (d3Path(object) ?? '').match(/M[^M]+/g) ?? [];
  return lines.map((line) =>
    [...line.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): MapPoint => [Number(x), Number(y)]),
  );
}

/** The lines of a path that is told from point to point. */
function relativeLines(path: string): MapPoint[][] {
  return (path.match(/M[^M]+/g) ?? []).map((line) => {
    const numbers = line.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    return numbers.flatMap((step, at): MapPoint[] => {
      if (at % 2 === 0) x += step;
      else y += step;
      return at % 2 === 0 ? [] : [[x, y]];
    });
  });
}

function area(rings: readonly (readonly MapPoint[])[]): number {
  const twice = rings
    .flatMap((ring) => ring.map(([x, y], at) => [x, y, ...(ring[(at + 1) % ring.length] ?? [x, y])] as const))
    .reduce((sum, [x, y, nextX, nextY]) => sum + x * nextY - nextX * y, 0);
  return Math.abs(twice) / 2;
}

function fromSegment([x, y]: MapPoint, [xA, yA]: MapPoint, [xB, yB]: MapPoint): number {
  const [dx, dy] = [xB - xA, yB - yA];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - xA) * dx + (y - yA) * dy) / squared));
  return Math.hypot(xA + along * dx - x, yA + along * dy - y);
}

/** How far the point of `lines` that is farthest from `others` is from them, in units of the drawing. */
function farthest(lines: readonly (readonly MapPoint[])[], others: readonly (readonly MapPoint[])[]): number {
  const segments = others.flatMap((line) =>
    line.map((point, at) => [point, line[at + 1] ?? line[0] ?? point] as const),
  );
  const distances = lines
    .flat()
    .map((point) => Math.min(...segments.map(([a, b]) => fromSegment(point, a, b))));
  return Math.max(0, ...distances);
}

function coordinates(line: GeoLine): [number, number][] {
  return line.map(([longitude, latitude]) => [longitude, latitude]);
}

function expectSameRegion(ring: GeoLine, what: string): void {
  const ours = relativeLines(regionPath(ring));
  const theirs = absoluteLines({ type: 'Polygon', coordinates: [coordinates(ring)] });
  expect(Math.max(farthest(ours, theirs), farthest(theirs, ours)), what).toBeLessThan(0.3);
  expect(Math.abs(area(ours) / area(theirs) - 1), what).toBeLessThan(0.001);
  // What is drawn costs the page no more.
  expect(ours.flat().length, what).toBeLessThan(theirs.flat().length + 4);
}

function lineDifference(line: GeoLine): number {
  const ours = relativeLines(linePath(line));
  const theirs = absoluteLines({ type: 'LineString', coordinates: coordinates(line) });
  return Math.max(farthest(ours, theirs), farthest(theirs, ours));
}

describe('what is drawn on the world map, beside what d3 draws', () => {
  it('lies where d3 puts it', () => {
    for (let longitude = -180; longitude <= 180; longitude += 15) {
      for (let latitude = -90; latitude <= 90; latitude += 7.5) {
        const [x, y] = onMap(longitude, latitude);
        const [d3X, d3Y] = d3Projection([longitude, latitude]) ?? [];
        expect(x).toBeCloseTo(d3X ?? Number.NaN, 6);
        expect(y).toBeCloseTo(d3Y ?? Number.NaN, 6);
      }
    }
  });

  it('is the same line for the paths of the solar eclipses', () => {
    for (const found of sampleOf([...solarEclipsesWithElements(...YEARS)], 60)) {
      const day = new Date(found.eclipse.maximumMs).toISOString();
      const { centralLine, northernLimit, southernLimit } = solarEclipsePath(found);
      for (const line of [centralLine, northernLimit, southernLimit]) {
        if (line.length > 1) expect(lineDifference(line), day).toBeLessThan(0.3);
      }
    }
  });

  it('is the same region for the sides of the Earth that see an eclipse', () => {
    for (const found of sampleOf([...solarEclipsesWithElements(...YEARS)], 60))
      expectSameRegion(
        solarEclipsePath(found).visibility,
        `solar ${new Date(found.eclipse.maximumMs).toISOString()}`,
      );
    for (const found of sampleOf([...lunarEclipsesWithShadow(...YEARS)], 60)) {
      const { maximumMs } = found.eclipse;
      expectSameRegion(
        lunarVisibility(found, maximumMs).horizon,
        `lunar ${new Date(maximumMs).toISOString()}`,
      );
    }
  });

  it('leads a region back to its first point once', () => {
    const [ring = []] = relativeLines(regionPath(circleAround({ latitude: 10, longitude: 20 }, 30, 72)));
    const [first, last] = [ring[0] ?? [], ring.at(-1) ?? []];
    expect(Math.hypot((last[0] ?? 0) - (first[0] ?? 0), (last[1] ?? 0) - (first[1] ?? 0))).toBeGreaterThan(1);
  });

  it('is the same region for any circle, across the edge and round a pole too', () => {
    const circle = fc.tuple(
      fc.integer({ min: -180, max: 180 }),
      fc.integer({ min: -80, max: 80 }),
      fc.integer({ min: 4, max: 89 }),
    );
    fc.assert(
      fc.property(circle, ([longitude, latitude, radiusDeg]) => {
        // A circle through a pole itself is a region with the pole or without it as it pleases.
        fc.pre(Math.abs(90 - Math.abs(latitude) - radiusDeg) > 0.5);
        expectSameRegion(
          circleAround({ latitude, longitude }, radiusDeg, 72),
          `${longitude} ${latitude} ${radiusDeg}`,
        );
      }),
      { numRuns: 100 },
    );
  });
});
