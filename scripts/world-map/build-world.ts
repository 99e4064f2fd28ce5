/**
 * Writes public/maps/world.v2.svg: the edge of the Earth and its land as an SVG path each, in the projection and the frame
 * of the site's world maps.
 *
 *   node scripts/world-map/build-world.ts
 *
 * Source: Natural Earth 1:110m, public domain, by way of the npm package world-atlas. The site serves the paths and
 * neither the atlas nor topojson. A changed file gets a new version in its name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { MAP_HEIGHT, MAP_WIDTH } from '../../client/components/eclipses/world-projection.ts';
import { ringArea, ringPath, simplified } from './simplify.ts';

/** In units of the drawing, whole steps of which are about the width of a line. */
const TOLERANCE = 0.8;
/** Islands smaller than this would be a dot. */
const MIN_AREA = 6;

type Atlas = Parameters<typeof feature>[0];

/** As `onMap` puts a place (client/components/eclipses/world-projection.ts): a test holds the two together. */
const projection = geoEqualEarth().fitExtent(
  [
    [1, 1],
    [MAP_WIDTH - 1, MAP_HEIGHT - 1],
  ],
  { type: 'Sphere' },
);

const atlasFile = new URL('../../node_modules/world-atlas/land-110m.json', import.meta.url);
const target = new URL('../../public/maps/world.v2.svg', import.meta.url);

function land(): string {
  const atlas = JSON.parse(readFileSync(atlasFile, 'utf8')) as Atlas;
  const object = atlas.objects.land;
  if (!object) throw new Error('the atlas has no land');
  return geoPath(projection).digits(3)(feature(atlas, object)) ?? '';
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

/** A line of the outline is drawn smoother than a coast. */
const SEA_TOLERANCE = 0.1;

function sea(): string {
  const [ring = []] = ringsOf(geoPath(projection).digits(1)({ type: 'Sphere' }) ?? '');
  return `M${simplified(ring, SEA_TOLERANCE).join('L')}Z`;
}

const coasts = ringsOf(land())
  .filter((ring) => ringArea(ring) >= MIN_AREA)
  .map((ring) => ringPath(simplified([...ring, ...ring.slice(0, 1)], TOLERANCE)))
  .join('');

writeFileSync(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}"><path id="sea" d="${sea()}"/><path id="land" d="${coasts}"/></svg>\n`,
);
console.log(`${coasts.length} characters of coasts`);
