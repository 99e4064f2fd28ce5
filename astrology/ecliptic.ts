import { asinDeg, atan2Deg, DEGREES_PER_RADIAN, normalizeDeg } from './angles.ts';
import type { EarthOrientation } from './earth-orientation.ts';
import { norm, type StateVector, type Vector } from './vectors.ts';

/** A direction on the true ecliptic and equinox of date, and how fast it moves along it. */
export interface EclipticPosition {
  /** 0 <= x < 360 */
  longitudeDeg: number;
  latitudeDeg: number;
  /** Degrees of longitude per day, the equinox's own motion included; negative while retrograde. */
  speedDegPerDay: number;
}

/** Turns a vector of J2000 onto the ecliptic of date; its longitude there still lacks `equinoxShiftDeg`. */
export function toEclipticAxes(vector: Vector, orientation: EarthOrientation): Vector {
  const { xx, xy, xz, yx, yy, yz, zx, zy, zz } = orientation.eclipticRotation;
  const { 0: x, 1: y, 2: z } = vector;
  return [xx * x + xy * y + xz * z, yx * x + yy * y + yz * z, zx * x + zy * y + zz * z];
}

/** Ecliptic position of a geocentric state. The ecliptic's own tilting, 47" a century, is left out of the speed. */
export function eclipticPosition(geocentric: StateVector, orientation: EarthOrientation): EclipticPosition {
  const { 0: x, 1: y, 2: z } = toEclipticAxes(geocentric.position, orientation);
  const { 0: vx, 1: vy } = toEclipticAxes(geocentric.velocity, orientation);
  const speedInFixedFrame = ((x * vy - y * vx) / (x * x + y * y)) * DEGREES_PER_RADIAN;
  return {
    longitudeDeg: normalizeDeg(atan2Deg(y, x) + orientation.equinoxShiftDeg),
    latitudeDeg: asinDeg(z / norm(geocentric.position)),
    speedDegPerDay: speedInFixedFrame + orientation.equinoxShiftRate,
  };
}
