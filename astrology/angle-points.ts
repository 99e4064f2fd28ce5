/**
 * The points where the ecliptic meets the horizon, the meridian and the prime vertical. Valid for every latitude:
 * all formulas use sines and cosines of the latitude, never its tangent alone.
 */
import {
  atan2Deg,
  cosDeg,
  DEGREES_PER_RADIAN,
  normalizeDeg,
  signedDifferenceDeg,
  sinDeg,
  tanDeg,
} from './angles.ts';
import type { Angles } from './chart-types.ts';

/** What the houses of one instant and place hang on. */
export interface LocalSphere {
  /** Right ascension of the meridian: local apparent sidereal time in degrees. */
  meridianDeg: number;
  latitudeDeg: number;
  trueObliquityDeg: number;
}

/**
 * The ecliptic longitude that rises where the pole stands `poleHeightDeg` above the horizon and `obliqueAscensionDeg`
 * of the equator is rising. The ascendant is the case of the place's own latitude and meridian + 90 degrees; the
 * quadrant houses use other circles as their horizon.
 */
export function risingLongitudeDeg(
  obliqueAscensionDeg: number,
  poleHeightDeg: number,
  trueObliquityDeg: number,
): number {
  const cosPole = cosDeg(poleHeightDeg);
  const across = sinDeg(obliqueAscensionDeg) * cosPole;
  const along =
    cosDeg(obliqueAscensionDeg) * cosDeg(trueObliquityDeg) * cosPole -
    sinDeg(poleHeightDeg) * sinDeg(trueObliquityDeg);
  return atan2Deg(across, along);
}

/** The ecliptic longitude that has this right ascension. */
export function longitudeOfRightAscensionDeg(rightAscensionDeg: number, trueObliquityDeg: number): number {
  return atan2Deg(sinDeg(rightAscensionDeg), cosDeg(rightAscensionDeg) * cosDeg(trueObliquityDeg));
}

/**
 * 180 where the ecliptic crosses the upper meridian below the horizon, which happens beyond the polar circles, else 0.
 * There the crossing above the horizon is taken for the midheaven, and the ascendant turns round with it: the
 * convention of the Swiss Ephemeris.
 */
export function turnDeg({ meridianDeg, latitudeDeg, trueObliquityDeg }: LocalSphere): 0 | 180 {
  const declinationDeg = Math.atan(sinDeg(meridianDeg) * tanDeg(trueObliquityDeg)) * DEGREES_PER_RADIAN;
  return Math.abs(latitudeDeg - declinationDeg) > 90 ? 180 : 0;
}

/** The degree of the ecliptic that rises in the east, of date, 0 <= x < 360 (Meeus, Astronomical Algorithms, 2nd ed., chapter 14). */
export function ascendantDeg(sphere: LocalSphere): number {
  const { meridianDeg, latitudeDeg, trueObliquityDeg } = sphere;
  return normalizeDeg(risingLongitudeDeg(meridianDeg + 90, latitudeDeg, trueObliquityDeg) + turnDeg(sphere));
}

/**
 * The western crossing of ecliptic and prime vertical. In the tropics the formula's point wanders to the east; it is
 * turned round, as the Swiss Ephemeris does, so that the vertex stays in the west.
 */
function vertexDeg(
  { meridianDeg, latitudeDeg, trueObliquityDeg }: LocalSphere,
  culminatingDeg: number,
): number {
  const coLatitudeDeg = latitudeDeg >= 0 ? 90 - latitudeDeg : -90 - latitudeDeg;
  const vertex = risingLongitudeDeg(meridianDeg - 90, coLatitudeDeg, trueObliquityDeg);
  const isTropical = Math.abs(latitudeDeg) <= trueObliquityDeg;
  const isEastern = signedDifferenceDeg(culminatingDeg, vertex) > 0;
  return isTropical && isEastern ? normalizeDeg(vertex + 180) : vertex;
}

/** The angles of a chart: ecliptic longitudes of date in degrees, 0 <= x < 360. */
export function anglesOf(sphere: LocalSphere): Angles {
  const ascendant = ascendantDeg(sphere);
  const culminating = longitudeOfRightAscensionDeg(sphere.meridianDeg, sphere.trueObliquityDeg);
  const midheaven = normalizeDeg(culminating + turnDeg(sphere));
  return {
    ascendant,
    midheaven,
    descendant: normalizeDeg(ascendant + 180),
    imumCoeli: normalizeDeg(midheaven + 180),
    vertex: vertexDeg(sphere, culminating),
  };
}
