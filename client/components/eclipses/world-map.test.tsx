import { readFileSync } from 'node:fs';
import { geoArea, geoContains } from 'd3-geo';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GeoLine } from '../../../astrology/eclipses/geo-lines.ts';
import { lunarEclipsesWithShadow } from '../../../astrology/eclipses/lunar-eclipses.ts';
import { lunarVisibility } from '../../../astrology/eclipses/lunar-visibility.ts';
import { solarEclipsesWithElements } from '../../../astrology/eclipses/solar-eclipses.ts';
import { solarEclipsePath } from '../../../astrology/eclipses/solar-path.ts';
import { eclipses as words } from '../../../locales/en/eclipses.ts';
import { sampleOf } from '../../../tests/drills.ts';
import { EclipseMap } from './eclipse-map.tsx';
import { linePath, regionPath } from './map-paths.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './world-projection.ts';

const YEARS = [Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1)] as const;
const HEMISPHERE = 2 * Math.PI;

function polygon(ring: GeoLine) {
  return { type: 'Polygon' as const, coordinates: [ring.map(([x, y]): [number, number] => [x, y])] };
}

/** The points of one line of a path that is told from point to point. */
function pointsOf(line: string): (readonly [x: number, y: number])[] {
  const numbers = line.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g)?.map(Number) ?? [];
  let [x, y] = [0, 0];
  return numbers.flatMap((step, at) => {
    if (at % 2 === 0) x += step;
    else y += step;
    return at % 2 === 0 ? [] : [[x, y] as const];
  });
}

describe('the world map', () => {
  it('fills the side that sees a solar eclipse and not the other, for all of two centuries', () => {
    for (const found of sampleOf([...solarEclipsesWithElements(...YEARS)], 110)) {
      const region = polygon(solarEclipsePath(found).visibility);
      const day = new Date(found.eclipse.maximumMs).toISOString();
      expect(geoArea(region), day).toBeLessThan(HEMISPHERE * 1.05);
      const { latitude, longitude } = found.eclipse;
      // The greatest of a partial eclipse stands on the border itself: with the Sun on the horizon.
      if (found.eclipse.central) expect(geoContains(region, [longitude, latitude]), day).toBe(true);
    }
  });

  it('fills the side that has the Moon up', () => {
    for (const found of lunarEclipsesWithShadow(...YEARS)) {
      const { horizon, subLunarPoint } = lunarVisibility(found, found.eclipse.maximumMs);
      const { latitude, longitude } = subLunarPoint;
      expect(geoArea(polygon(horizon))).toBeLessThan(HEMISPHERE);
      expect(geoContains(polygon(horizon), [longitude, latitude])).toBe(true);
    }
  });

  it('holds all that is drawn within its frame', () => {
    const [found] = solarEclipsesWithElements(Date.UTC(2027, 7, 1), Date.UTC(2027, 7, 4));
    if (!found) throw new Error('no eclipse');
    const { visibility, centralLine } = solarEclipsePath(found);
    for (const path of [regionPath(visibility), linePath(centralLine)]) {
      const points = path.split(/(?=M)/).flatMap(pointsOf);
      expect(points.length).toBeGreaterThan(10);
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(MAP_WIDTH);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(MAP_HEIGHT);
      }
    }
  });

  it('has a sea within its frame, and land that costs less than 15 kB', () => {
    const file = readFileSync('public/maps/world.v2.svg', 'utf8');
    const [, sea = ''] = /<path id="sea" d="([^"]+)"/.exec(file) ?? [];
    const [, land = ''] = /<path id="land" d="([^"]+)"/.exec(file) ?? [];
    expect(file).toContain(`viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}"`);
    expect(sea).toMatch(/^M[\d.]+,[\d.]+(?:L[\d.]+,[\d.]+){20,}Z$/);
    expect(land.length).toBeLessThan(15_000);
    expect(land).toMatch(/^(?:M\d+ \d+l(?:-?\d+ ?)+z)+$/);
  });

  it('says in words what it shows, and names each line of its key once', () => {
    const [found] = solarEclipsesWithElements(Date.UTC(2027, 7, 1), Date.UTC(2027, 7, 4));
    if (!found) throw new Error('no eclipse');
    const html = renderToStaticMarkup(<EclipseMap found={found} place={null} words={words} tag="en" />);
    expect(html).toContain('World map: solar eclipse of August 2, 2027');
    expect(html.match(/<li class="eclipse-key__/g)).toHaveLength(4);
    expect(html).not.toContain('NaN');
  });
});
