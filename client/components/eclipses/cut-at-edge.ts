/** Lines and regions of the globe as they lie on a map that is cut open at 180 degrees of longitude. */
import { DEGREES_PER_RADIAN, sinDeg, tanDeg } from '../../../astrology/angles.ts';
import type { GeoLine, GeoPosition } from '../../../astrology/eclipses/geo-lines.ts';

const TURN = 360;
const EDGE = 180;

/** Which turn round the globe a longitude lies on: 0 from -180 to 180. */
function turnOf(longitude: number): number {
  return Math.floor((longitude + EDGE) / TURN);
}

/** Where the great circle through two places crosses a meridian between them. */
function crossing([lonA, latA]: GeoPosition, [lonB, latB]: GeoPosition, meridian: number): GeoPosition {
  const across = sinDeg(lonB - lonA);
  // Half round the globe is by way of a pole.
  if (Math.abs(across) < 1e-9) return [meridian, latA + latB < 0 ? -90 : 90];
  const tangent = (tanDeg(latA) * sinDeg(lonB - meridian) + tanDeg(latB) * sinDeg(meridian - lonA)) / across;
  return [meridian, Math.atan(tangent) * DEGREES_PER_RADIAN];
}

/** The same line with longitudes that go on beyond the edge, and a point at each crossing of it. */
function unrolled(line: GeoLine): GeoPosition[] {
  const points: GeoPosition[] = [];
  for (const [longitude, latitude] of line) {
    const before = points.at(-1);
    // Whole turns leave the digits as they are: a place on the edge stays there.
    const turns = before ? Math.round((before[0] - longitude) / TURN) : 0;
    const next: GeoPosition = [longitude + turns * TURN, latitude];
    if (before) {
      const [turn, nextTurn] = [turnOf(before[0]), turnOf(next[0])];
      if (turn !== nextTurn) points.push(crossing(before, next, Math.max(turn, nextTurn) * TURN - EDGE));
    }
    points.push(next);
  }
  return points;
}

function shifted(points: GeoLine, turns: number): GeoPosition[] {
  return points.map(([longitude, latitude]) => [longitude - turns * TURN, latitude]);
}

/** The pieces of a line, each from -180 to 180 degrees. */
export function cutLine(line: GeoLine): GeoLine[] {
  const points = unrolled(line);
  const pieces: { turn: number; points: GeoPosition[] }[] = [];
  for (const [index, point] of points.slice(1).entries()) {
    const from = points[index] ?? point;
    const turn = turnOf((from[0] + point[0]) / 2);
    const piece = pieces.at(-1);
    if (piece?.turn === turn) piece.points.push(point);
    else pieces.push({ turn, points: [from, point] });
  }
  return pieces.map((piece) => shifted(piece.points, piece.turn));
}

/** A closed ring without its last point, which is its first; one round a pole from the map's edge to its edge and back along the pole. */
function opened(ring: readonly GeoPosition[]): GeoPosition[] {
  const turns = Math.round(((ring.at(-1)?.[0] ?? 0) - (ring[0]?.[0] ?? 0)) / TURN);
  const start = ring.findIndex(([longitude]) => (longitude + EDGE) % TURN === 0);
  if (turns === 0 || start < 0) return ring.slice(0, -1);
  const line = [...ring.slice(start), ...shifted(ring.slice(1, start + 1), -turns)];
  // Clockwise eastward is round the south.
  const pole = turns > 0 ? -90 : 90;
  const [first, last] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  return [...line, [last, pole], [first, pole]];
}

/**
 * The pieces of a region, each a ring from -180 to 180 degrees, closed by going back to its first point. Along the edge they are
 * bounded by it.
 * @param ring closed, clockwise round a region that holds at most one of the poles.
 */
export function cutRegion(ring: GeoLine): GeoLine[] {
  const outline = opened(unrolled(ring));
  const turns = outline.map(([longitude]) => turnOf(longitude));
  const first = Math.min(...turns);
  const count = Math.max(...turns) - first + 1;
  return Array.from({ length: outline.length === 0 ? 0 : count }, (_, index) =>
    shifted(outline, first + index).filter(([longitude]) => Math.abs(longitude) <= EDGE),
  ).filter((piece) => piece.some(([longitude]) => Math.abs(longitude) < EDGE));
}
