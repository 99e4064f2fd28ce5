import { asinDeg, atan2Deg, cosDeg, DEGREES_PER_RADIAN, normalizeDeg, sinDeg } from './angles.ts';
import { type EclipticPosition, toEclipticAxes } from './ecliptic.ts';
import type { Moment } from './moment.ts';
import { GM_SUN } from './physical-constants.ts';
import { DAYS_PER_CENTURY } from './time-scales.ts';
import { addScaled, cross, norm, scale, subtract, type Vector } from './vectors.ts';

/** By how much the Sun pulls the Moon more than the Earth, in au/day^2. */
function solarTide(moon: Vector, sun: Vector): Vector {
  const fromMoon = subtract(sun, moon);
  return addScaled(scale(GM_SUN / norm(fromMoon) ** 3, fromMoon), -GM_SUN / norm(sun) ** 3, sun);
}

/**
 * Ascending node of the orbit that the Moon is in at this instant (the osculating node). Its speed comes from the
 * torque of the Sun on that orbit: the Earth's own pull has none.
 */
export function trueNode({ moon, earth, orientation }: Moment): EclipticPosition {
  const { position, velocity } = moon.state;
  const sun = toEclipticAxes(scale(-1, earth.position), orientation);
  const { 0: hx, 1: hy } = cross(position, velocity);
  const { 0: tx, 1: ty } = cross(position, solarTide(position, sun));
  const rate = ((hx * ty - hy * tx) / (hx * hx + hy * hy)) * DEGREES_PER_RADIAN;
  return {
    longitudeDeg: normalizeDeg(atan2Deg(hx, -hy) + orientation.equinoxShiftDeg),
    latitudeDeg: 0,
    speedDegPerDay: rate + orientation.equinoxShiftRate,
  };
}

/** G times the masses of Earth and Moon, au^3/day^2 (DE440, Park et al. 2021). */
const GM_EARTH_MOON = 8.997011390199871e-10;

/**
 * Apogee of the ellipse that the Moon is on at this instant (the osculating Black Moon Lilith). The Sun bends that ellipse so
 * much that it swings thirty degrees to either side of the mean one; its speed comes from the Sun's pull on the eccentricity
 * vector.
 */
export function trueLilith({ moon, earth, orientation }: Moment): EclipticPosition {
  const { position, velocity } = moon.state;
  const tide = solarTide(position, toEclipticAxes(scale(-1, earth.position), orientation));
  const turning = cross(position, velocity);
  const outward = scale(1 / norm(position), position);
  // The eccentricity vector points to the perigee: v x h / GM less the direction of the Moon.
  const { 0: x, 1: y, 2: z } = addScaled(outward, -1 / GM_EARTH_MOON, cross(velocity, turning));
  const change = addScaled(cross(tide, turning), 1, cross(velocity, cross(position, tide)));
  const { 0: vx, 1: vy } = scale(-1 / GM_EARTH_MOON, change);
  const rate = ((x * vy - y * vx) / (x * x + y * y)) * DEGREES_PER_RADIAN;
  return {
    longitudeDeg: normalizeDeg(atan2Deg(y, x) + orientation.equinoxShiftDeg),
    latitudeDeg: asinDeg(z / Math.hypot(x, y, z)),
    speedDegPerDay: rate + orientation.equinoxShiftRate,
  };
}

/** Mean inclination of the Moon's orbit. */
const LUNAR_INCLINATION_DEG = 5.145396;

/**
 * Mean longitudes of the Moon's node and perigee, equinox of date, degrees by powers of centuries from J2000
 * (Chapront-Touze and Chapront 1991; Meeus, Astronomical Algorithms, 2nd ed., chapters 22 and 47).
 */
const MEAN_NODE = [125.0445479, -1934.1362891, 0.0020754, 1 / 467441, -1 / 60616000] as const;
const MEAN_PERIGEE = [83.3532465, 4069.0137287, -0.01032, -1 / 80053, 1 / 18999000] as const;

function polynomialAndRate(
  t: number,
  coefficients: readonly number[],
): { value: number; ratePerDay: number } {
  let value = 0;
  let rate = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) {
    rate = rate * t + value;
    value = value * t + (coefficients[power] ?? 0);
  }
  return { value, ratePerDay: rate / DAYS_PER_CENTURY };
}

/** Mean ascending node, counted from the true equinox of date. */
export function meanNode({ orientation }: Moment): EclipticPosition {
  const { value, ratePerDay } = polynomialAndRate(orientation.ttDays / DAYS_PER_CENTURY, MEAN_NODE);
  return {
    longitudeDeg: normalizeDeg(value + orientation.nutationLongitudeDeg),
    latitudeDeg: 0,
    speedDegPerDay: ratePerDay + orientation.nutationLongitudeRate,
  };
}

/** Mean apogee of the Moon (Black Moon Lilith), on the mean plane of the Moon's orbit and so with a latitude. */
export function meanLilith({ orientation }: Moment): EclipticPosition {
  const t = orientation.ttDays / DAYS_PER_CENTURY;
  const { value: nodeDeg, ratePerDay: nodeRate } = polynomialAndRate(t, MEAN_NODE);
  const { value: perigeeDeg, ratePerDay: perigeeRate } = polynomialAndRate(t, MEAN_PERIGEE);
  const argumentDeg = perigeeDeg + 180 - nodeDeg;
  const cosInclination = cosDeg(LUNAR_INCLINATION_DEG);
  const fromNodeDeg = atan2Deg(sinDeg(argumentDeg) * cosInclination, cosDeg(argumentDeg));
  const stretch = cosInclination / (1 - (sinDeg(argumentDeg) * sinDeg(LUNAR_INCLINATION_DEG)) ** 2);
  return {
    longitudeDeg: normalizeDeg(nodeDeg + fromNodeDeg + orientation.nutationLongitudeDeg),
    latitudeDeg: asinDeg(sinDeg(argumentDeg) * sinDeg(LUNAR_INCLINATION_DEG)),
    speedDegPerDay: nodeRate + (perigeeRate - nodeRate) * stretch + orientation.nutationLongitudeRate,
  };
}
