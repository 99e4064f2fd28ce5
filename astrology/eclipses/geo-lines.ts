/** Lines and rings on the globe, as GeoJSON coordinates. */
import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, signedDifferenceDeg } from '../angles.ts';
import type { GeoPoint } from './ground.ts';

/** [longitude, latitude] in degrees, rounded to 0.001. */
export type GeoPosition = readonly [longitude: number, latitude: number];
export type GeoLine = readonly GeoPosition[];

const ROUNDING = 1000;

/** A place as a line has it: [longitude, latitude] in degrees, to a thousandth. */
export function geoPosition({ longitude, latitude }: GeoPoint): GeoPosition {
  return [Math.round(longitude * ROUNDING) / ROUNDING, Math.round(latitude * ROUNDING) / ROUNDING];
}

/** Squared chord between two places, the Earth's radius being 1. */
function squaredChord([lonA, latA]: GeoPosition, [lonB, latB]: GeoPosition): number {
  const [a, b] = [latA * RADIANS_PER_DEGREE, latB * RADIANS_PER_DEGREE];
  const across = Math.cos((lonA - lonB) * RADIANS_PER_DEGREE);
  return 2 - 2 * (Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * across);
}

/** The rest of `lines`, with the one whose beginning or end is nearest to `tip` put first and turned to begin there. */
function nearestFirst(tip: GeoPosition, lines: readonly GeoLine[]): GeoLine[] {
  const turned = lines.flatMap((line, index) => [
    { index, line },
    { index, line: line.toReversed() },
  ]);
  const distance = ({ line }: { line: GeoLine }) => squaredChord(tip, line[0] ?? tip);
  const [first, ...others] = turned;
  if (!first) return [];
  const nearest = others.reduce((best, option) => (distance(option) < distance(best) ? option : best), first);
  return [nearest.line, ...lines.filter((_, index) => index !== nearest.index)];
}

/** One closed ring out of lines whose ends meet, or nearly. */
export function joinedRing(lines: readonly GeoLine[]): GeoLine {
  let [ring = [], ...rest] = lines.filter((line) => line.length > 0);
  for (let tip = ring.at(-1); tip && rest.length > 0; tip = ring.at(-1)) {
    const [next = [], ...others] = nearestFirst(tip, rest);
    ring = [...ring, ...next];
    rest = others;
  }
  const [first] = ring;
  return first ? clockwise([...ring, first]) : [];
}

/**
 * The ring so that it goes clockwise round the smaller of the two regions that it divides the globe into. This is what
 * d3-geo takes for a filled polygon (RFC 7946 has it the other way round).
 */
function clockwise(ring: GeoLine): GeoLine {
  const southward = ring.slice(1).reduce((sum, [longitude, latitude], index) => {
    const [lonBefore, latBefore] = ring[index] ?? [longitude, latitude];
    const step = signedDifferenceDeg(lonBefore, longitude) * RADIANS_PER_DEGREE;
    const sines = Math.sin(latBefore * RADIANS_PER_DEGREE) + Math.sin(latitude * RADIANS_PER_DEGREE);
    return sum + step * (1 + sines / 2);
  }, 0);
  const globe = 4 * Math.PI;
  const area = ((southward % globe) + globe) % globe;
  return area <= globe / 2 ? ring : ring.toReversed();
}

/** Circle of `radiusDeg` around a place, in `count` steps, closed and clockwise where it is the smaller side. */
export function circleAround({ latitude, longitude }: GeoPoint, radiusDeg: number, count: number): GeoLine {
  const [sinLat, cosLat] = [Math.sin(latitude * RADIANS_PER_DEGREE), Math.cos(latitude * RADIANS_PER_DEGREE)];
  const [sinR, cosR] = [Math.sin(radiusDeg * RADIANS_PER_DEGREE), Math.cos(radiusDeg * RADIANS_PER_DEGREE)];
  return Array.from({ length: count + 1 }, (_, index) => {
    const azimuth = (2 * Math.PI * (index % count)) / count;
    const sine = sinLat * cosR + cosLat * sinR * Math.cos(azimuth);
    const east = Math.atan2(Math.sin(azimuth) * sinR * cosLat, cosR - sinLat * sine);
    return geoPosition({
      latitude: Math.asin(Math.max(-1, Math.min(1, sine))) * DEGREES_PER_RADIAN,
      longitude: signedDifferenceDeg(0, longitude + east * DEGREES_PER_RADIAN),
    });
  });
}
