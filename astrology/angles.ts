/** Arithmetic of angles. Every angle is in degrees unless its name says radians. */

export const RADIANS_PER_DEGREE = Math.PI / 180;
export const DEGREES_PER_RADIAN = 180 / Math.PI;

/** The same direction as 0 <= x < 360. */
export function normalizeDeg(angleDeg: number): number {
  const remainder = angleDeg % 360;
  // The second test catches -1e-17 + 360, which rounds to 360 itself.
  const positive = remainder < 0 ? remainder + 360 : remainder;
  return positive === 360 ? 0 : positive;
}

/** How far to go from `fromDeg` to `toDeg` the short way: -180 <= x < 180, positive with the zodiac. */
export function signedDifferenceDeg(fromDeg: number, toDeg: number): number {
  return normalizeDeg(toDeg - fromDeg + 180) - 180;
}

/** Angle between two directions, 0 <= x <= 180. */
export function separationDeg(aDeg: number, bDeg: number): number {
  return Math.abs(signedDifferenceDeg(aDeg, bDeg));
}

/** The direction halfway along the shorter arc from `aDeg` to `bDeg`. */
export function midpointDeg(aDeg: number, bDeg: number): number {
  return normalizeDeg(aDeg + signedDifferenceDeg(aDeg, bDeg) / 2);
}

/** Sine of an angle in degrees, as the two after it. */
export function sinDeg(angleDeg: number): number {
  return Math.sin(angleDeg * RADIANS_PER_DEGREE);
}

export function cosDeg(angleDeg: number): number {
  return Math.cos(angleDeg * RADIANS_PER_DEGREE);
}

export function tanDeg(angleDeg: number): number {
  return Math.tan(angleDeg * RADIANS_PER_DEGREE);
}

/** Two-argument arc tangent in degrees, 0 <= x < 360. */
export function atan2Deg(y: number, x: number): number {
  return normalizeDeg(Math.atan2(y, x) * DEGREES_PER_RADIAN);
}

/** Arc sine in degrees, -90 <= x <= 90, that takes 1.0000000000000002 for 1. */
export function asinDeg(sine: number): number {
  return Math.asin(Math.max(-1, Math.min(1, sine))) * DEGREES_PER_RADIAN;
}
