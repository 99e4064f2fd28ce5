/** Apparent Sun and Moon as vectors, on the axes on which eclipses are computed. */
import { cosDeg, RADIANS_PER_DEGREE, sinDeg } from '../angles.ts';
import { apparentSun } from '../apparent.ts';
import { siderealTimeDeg } from '../earth-orientation.ts';
import { momentOf } from '../moment.ts';
import { AU_KM } from '../physical-constants.ts';
import { norm, type Vector } from '../vectors.ts';

/**
 * Radii in kilometres, those of the Swiss Ephemeris: they decide types and magnitudes. Its one radius of the Moon is that
 * of the mean limb.
 */
const EARTH_RADIUS_KM = 6378.14;
const SUN_RADIUS_KM = 696_000;
const MOON_RADIUS_KM = 1738.15;
const EARTH_RADII_PER_AU = AU_KM / EARTH_RADIUS_KM;

/** In equatorial radii of the Earth. */
export const SUN_RADIUS = SUN_RADIUS_KM / EARTH_RADIUS_KM;
export const MOON_RADIUS = MOON_RADIUS_KM / EARTH_RADIUS_KM;

/**
 * How much smaller the Moon is up to the floor of its limb's valleys, through which the last sunlight comes. NASA reckons
 * the length and the width of totality with that radius, k = 0.272281; so do the inner contacts and the umbra's limits here.
 */
export const LIMB_VALLEYS = MOON_RADIUS - 0.272281;

/** On the true equator and equinox of date, in equatorial radii of the Earth. */
export interface SunAndMoon {
  sun: Vector;
  moon: Vector;
  /** Greenwich apparent sidereal time in radians. */
  siderealTime: number;
}

function equatorialVector(
  longitudeDeg: number,
  latitudeDeg: number,
  distance: number,
  obliquityDeg: number,
): Vector {
  const x = distance * cosDeg(latitudeDeg) * cosDeg(longitudeDeg);
  const y = distance * cosDeg(latitudeDeg) * sinDeg(longitudeDeg);
  const z = distance * sinDeg(latitudeDeg);
  const [sin, cos] = [sinDeg(obliquityDeg), cosDeg(obliquityDeg)];
  return [x, y * cos - z * sin, y * sin + z * cos];
}

/** Sun and Moon as they are seen from the Earth's centre at an instant, UTC ms. */
export function sunAndMoonAt(instantMs: number): SunAndMoon {
  const moment = momentOf(instantMs);
  const { orientation, moon, earth } = moment;
  const obliquityDeg = orientation.trueObliquityDeg;
  const sun = apparentSun(moment);
  const sunDistance = norm(earth.position) * EARTH_RADII_PER_AU;
  const moonDistance = norm(moon.state.position) * EARTH_RADII_PER_AU;
  return {
    sun: equatorialVector(sun.longitudeDeg, sun.latitudeDeg, sunDistance, obliquityDeg),
    moon: equatorialVector(moon.apparent.longitudeDeg, moon.apparent.latitudeDeg, moonDistance, obliquityDeg),
    siderealTime: siderealTimeDeg(instantMs, orientation) * RADIANS_PER_DEGREE,
  };
}
