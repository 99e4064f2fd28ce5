/** Lines and regions of the globe as SVG paths on the world map, cut at its edge. */
import type { GeoLine } from '../../../astrology/eclipses/geo-lines.ts';
import { cutLine, cutRegion } from './cut-at-edge.ts';
import { drawnArcs } from './draw-arcs.ts';
import { relativePath } from './relative-path.ts';

export function linePath(line: GeoLine): string {
  return cutLine(line)
    .map((piece) => relativePath(drawnArcs(piece)))
    .join('');
}

/** A ring goes on from its last point to its first, and `z` draws the last step. */
function ringPath(ring: GeoLine): string {
  return `${relativePath(drawnArcs([...ring, ...ring.slice(0, 1)]).slice(0, -1))}z`;
}

/** @param ring closed, clockwise round what is to be filled, which holds at most one of the poles. */
export function regionPath(ring: GeoLine): string {
  return cutRegion(ring).map(ringPath).join('');
}
