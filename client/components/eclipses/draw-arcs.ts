import { cosDeg, DEGREES_PER_RADIAN, sinDeg } from '../../../astrology/angles.ts';
import type { GeoLine, GeoPosition } from '../../../astrology/eclipses/geo-lines.ts';
import { dot, norm, scale, type Vector } from '../../../astrology/vectors.ts';
import { type MapPoint, onMap } from './world-projection.ts';

/** A place, where it lies on the map and on a globe of radius 1. */
interface Place {
  geo: GeoPosition;
  map: MapPoint;
  globe: Vector;
}

function placeOf([longitude, latitude]: GeoPosition): Place {
  const across = cosDeg(latitude);
  return {
    geo: [longitude, latitude],
    map: onMap(longitude, latitude),
    globe: [across * cosDeg(longitude), across * sinDeg(longitude), sinDeg(latitude)],
  };
}

/** Halfway along the great circle between two places; along a meridian or a pole, on the side of the map that they are on. */
function midway(from: Place, to: Place): Place {
  const sum: Vector = [from.globe[0] + to.globe[0], from.globe[1] + to.globe[1], from.globe[2] + to.globe[2]];
  const [a, b, c] = scale(1 / norm(sum), sum);
  const straight = Math.abs(c) > 1 - 1e-6 || Math.abs(from.geo[0] - to.geo[0]) < 1e-6;
  const longitude = straight ? (from.geo[0] + to.geo[0]) / 2 : Math.atan2(b, a) * DEGREES_PER_RADIAN;
  return placeOf([longitude, Math.asin(Math.max(-1, Math.min(1, c))) * DEGREES_PER_RADIAN]);
}

/** Squared units of the drawing by which a line may be off from the arc that it stands for. */
const PRECISION = 0.5;
/** What is this far round the globe is halved whatever it looks like. */
const LONGEST_ARC_DEG = 30;
const DEEPEST = 16;

/** Whether a straight line between two places would be seen to miss the arc's middle. */
function misses(from: Place, middle: Place, to: Place): boolean {
  const [dx, dy] = [to.map[0] - from.map[0], to.map[1] - from.map[1]];
  const [mx, my] = [middle.map[0] - from.map[0], middle.map[1] - from.map[1]];
  const squared = dx * dx + dy * dy;
  const aside = dy * mx - dx * my;
  return (
    (aside * aside) / squared > PRECISION ||
    Math.abs((dx * mx + dy * my) / squared - 0.5) > 0.3 ||
    dot(from.globe, to.globe) < cosDeg(LONGEST_ARC_DEG)
  );
}

/** The points of a map's line from one place to another, without the first. */
function arc(from: Place, to: Place, depth: number): MapPoint[] {
  const [dx, dy] = [to.map[0] - from.map[0], to.map[1] - from.map[1]];
  if (depth === 0 || dx * dx + dy * dy <= 4 * PRECISION) return [to.map];
  const middle = midway(from, to);
  if (!misses(from, middle, to)) return [to.map];
  return [...arc(from, middle, depth - 1), ...arc(middle, to, depth - 1)];
}

/** A line of the globe on the map, straight from point to point where that cannot be told from the arc of a great circle. */
export function drawnArcs(line: GeoLine): MapPoint[] {
  const places = line.map(placeOf);
  return places.flatMap((place, index) => {
    const from = places[index - 1];
    return from ? arc(from, place, DEEPEST) : [place.map];
  });
}
