/**
 * Writes public/maps/land.v1.svg: the land of the Earth as one SVG path, in the projection and the frame of the site's
 * world maps.
 *
 *   node scripts/world-map/build-land.ts
 *
 * Source: Natural Earth 1:110m, public domain, by way of the npm package world-atlas. The site serves the path and
 * neither the atlas nor topojson. A changed path gets a new version in its name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { MAP_HEIGHT, MAP_WIDTH, worldProjection } from '../../client/components/eclipses/world-projection.ts';
import { ringArea, ringPath, simplified } from './simplify.ts';

/** In units of the drawing, whole steps of which are about the width of a line. */
const TOLERANCE = 0.8;
/** Islands smaller than this would be a dot. */
const MIN_AREA = 6;

type Atlas = Parameters<typeof feature>[0];

const atlasFile = new URL('../../node_modules/world-atlas/land-110m.json', import.meta.url);
const target = new URL('../../public/maps/land.v1.svg', import.meta.url);

function land(): string {
  const atlas = JSON.parse(readFileSync(atlasFile, 'utf8')) as Atlas;
  const object = atlas.objects.land;
  if (!object) throw new Error('the atlas has no land');
  return geoPath(worldProjection()).digits(3)(feature(atlas, object)) ?? '';
}

function ringsOf(path: string): [number, number][][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((point): [number, number] => {
          const [x = 0, y = 0] = point.split(',').map(Number);
          return [x, y];
        }),
    );
}

const path = ringsOf(land())
  .filter((ring) => ringArea(ring) >= MIN_AREA)
  .map((ring) => ringPath(simplified([...ring, ...ring.slice(0, 1)], TOLERANCE)))
  .join('');

writeFileSync(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}"><path id="land" d="${path}"/></svg>\n`,
);
console.log(`${path.length} characters`);
