/**
 * Writes client/components/eclipses/world.table.ts: the land of the Earth as one SVG path, in the projection and the
 * frame of the site's world maps.
 *
 *   node scripts/world-map/build-land.ts
 *
 * Source: Natural Earth 1:110m, public domain, by way of the npm package world-atlas. The Worker carries the path and
 * neither the atlas nor topojson.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { worldProjection } from '../../client/components/eclipses/world-projection.ts';
import { ringArea, ringPath, simplified } from './simplify.ts';

/** In units of the drawing, whole steps of which are about the width of a line. */
const TOLERANCE = 0.8;
/** Islands smaller than this would be a dot. */
const LEAST_AREA = 6;

type Atlas = Parameters<typeof feature>[0];

const atlasFile = new URL('../../node_modules/world-atlas/land-110m.json', import.meta.url);
const target = new URL('../../client/components/eclipses/world.table.ts', import.meta.url);

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
  .filter((ring) => ringArea(ring) >= LEAST_AREA)
  .map((ring) => ringPath(simplified([...ring, ...ring.slice(0, 1)], TOLERANCE)))
  .join('');

writeFileSync(
  target,
  `// Made by scripts/world-map/build-land.ts from Natural Earth 1:110m (public domain). Do not edit.
/** The land as an SVG path in the frame of \`worldProjection\`. */
export const LAND_PATH =
  '${path}';
`,
);
console.log(`${path.length} characters`);
