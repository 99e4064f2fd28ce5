/**
 * From the ecliptic on which the series ELP/MPP02 moves the Moon to the equator of J2000 on which everything else is. Chapront
 * and Francou 2003; the ecliptic's motion is Laskar's (1986, Astronomy and Astrophysics 157, 59).
 */
import { DAYS_PER_CENTURY } from './time-scales.ts';
import { addScaled, cross, dot, type StateVector, type Vector } from './vectors.ts';

/** Sines of half the inclination of the ecliptic of date to that of J2000, by powers of centuries. */
const P = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14] as const;
const Q = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14] as const;

function polynomial(t: number, coefficients: readonly number[]): number {
  let sum = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) sum = sum * t + (coefficients[power] ?? 0);
  return sum;
}

const RADIANS_PER_ARCSEC = Math.PI / 648_000;

/** How the series' ecliptic of J2000, fitted to DE405, lies on JPL's equator: its inclination, and where its node is. */
const OBLIQUITY = 84_381.4096 * RADIANS_PER_ARCSEC;
const NODE = -0.05028 * RADIANS_PER_ARCSEC;
const COS_OBLIQUITY = Math.cos(OBLIQUITY);
const SIN_OBLIQUITY = Math.sin(OBLIQUITY);

function toEquator({ 0: x, 1: y, 2: z }: Vector): Vector {
  const across = COS_OBLIQUITY * y - SIN_OBLIQUITY * z;
  return [x - NODE * across, NODE * x + across, SIN_OBLIQUITY * y + COS_OBLIQUITY * z];
}

/** A state on the ecliptic of date, `ttDays` from J2000, turned onto the mean equator of J2000. */
export function ontoEquator({ position, velocity }: StateVector, ttDays: number): StateVector {
  const t = ttDays / DAYS_PER_CENTURY;
  const p = polynomial(t, P);
  const q = polynomial(t, Q);
  const r = 2 * Math.sqrt(1 - p * p - q * q);
  const toX: Vector = [1 - 2 * p * p, 2 * p * q, p * r];
  const toY: Vector = [2 * p * q, 1 - 2 * q * q, -q * r];
  const toZ: Vector = [-p * r, q * r, 1 - 2 * p * p - 2 * q * q];
  const turned = (vector: Vector) => toEquator([dot(toX, vector), dot(toY, vector), dot(toZ, vector)]);
  // The ecliptic tilts by 47" a century, and takes the Moon's orbit along.
  const tilting: Vector = [
    (2 * (Q[1] + 2 * Q[2] * t)) / DAYS_PER_CENTURY,
    (2 * (P[1] + 2 * P[2] * t)) / DAYS_PER_CENTURY,
    0,
  ];
  return {
    position: turned(position),
    velocity: turned(addScaled(velocity, 1, cross(tilting, position))),
  };
}
