/**
 * Cartesian vectors in au and au per day, on the mean equator and equinox of J2000 unless said otherwise. What is computed for
 * every body takes them apart by `{ 0: x }`: `[x]` goes by way of an iterator, which a fresh process walks slowly.
 */

export type Vector = readonly [number, number, number];

export interface StateVector {
  position: Vector;
  velocity: Vector;
}

/** a - b */
export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** a + factor * b */
export function addScaled(a: Vector, factor: number, b: Vector): Vector {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}

/** factor * a */
export function scale(factor: number, a: Vector): Vector {
  return [factor * a[0], factor * a[1], factor * a[2]];
}

/** a . b, in the square of their unit. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** a x b, at right angles to both, in the square of their unit. */
export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Length of a vector, in its unit. */
export function norm(a: Vector): number {
  return Math.sqrt(dot(a, a));
}
