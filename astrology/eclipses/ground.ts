/**
 * Places on the Earth's ellipsoid, and where they stand relative to the axis of a shadow: its fundamental axes, on which
 * xi points east, eta north and zeta to the Sun. Lengths are equatorial radii of the Earth, a rate is one by the hour.
 * Source: Explanatory Supplement to the Astronomical Almanac, 3rd ed., chapter 11; for the geocentric coordinates of a
 * place Meeus, Astronomical Algorithms, 2nd ed., chapter 11.
 */
import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, signedDifferenceDeg } from '../angles.ts';
import type { Shadow } from './besselian.ts';

/** Squared ratio of polar to equatorial radius, of a flattening of 1 / 298.257. */
const AXIS_RATIO_SQUARED = (1 - 1 / 298.257) ** 2;

/** A place by its geodetic coordinates in degrees, north and east positive. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A place at sea level: its distances from the Earth's axis and equator in equatorial radii, and its sine and cosine of latitude. */
export interface Observer {
  /** East positive, in radians, unlike a `GeoPoint`'s: it is added to hour angles. */
  longitudeRad: number;
  fromAxis: number;
  fromEquator: number;
  sinLatitude: number;
  cosLatitude: number;
}

/** A point on the shadow's own axes; zeta towards the Sun, positive by day. */
export interface FundamentalPoint {
  xi: number;
  eta: number;
  zeta: number;
}

/** A place as the shadow's axes need it. Takes geodetic degrees. */
export function observerAt({ latitude, longitude }: GeoPoint): Observer {
  const sinLatitude = Math.sin(latitude * RADIANS_PER_DEGREE);
  const cosLatitude = Math.cos(latitude * RADIANS_PER_DEGREE);
  const curvature = 1 / Math.sqrt(cosLatitude ** 2 + AXIS_RATIO_SQUARED * sinLatitude ** 2);
  return {
    longitudeRad: longitude * RADIANS_PER_DEGREE,
    fromAxis: curvature * cosLatitude,
    fromEquator: curvature * AXIS_RATIO_SQUARED * sinLatitude,
    sinLatitude,
    cosLatitude,
  };
}

/** Where the turning Earth has carried a place, on the shadow's axes, in equatorial radii. */
export function placeInShadow(observer: Observer, shadow: Shadow): FundamentalPoint {
  const { fromAxis, fromEquator } = observer;
  const localHourAngle = shadow.hourAngle + observer.longitudeRad;
  const along = fromAxis * Math.cos(localHourAngle);
  return {
    xi: fromAxis * Math.sin(localHourAngle),
    eta: fromEquator * shadow.cosDeclination - along * shadow.sinDeclination,
    zeta: fromEquator * shadow.sinDeclination + along * shadow.cosDeclination,
  };
}

/** How fast a place that stands at this point moves along the shadow's axes: equatorial radii an hour. */
export function groundRates({ xi, eta, zeta }: FundamentalPoint, shadow: Shadow): FundamentalPoint {
  const { hourAngleRate, declinationRate, sinDeclination, cosDeclination } = shadow;
  return {
    xi: hourAngleRate * (zeta * cosDeclination - eta * sinDeclination),
    eta: hourAngleRate * xi * sinDeclination - declinationRate * zeta,
    zeta: -hourAngleRate * xi * cosDeclination + declinationRate * eta,
  };
}

/** Geometric altitude of the Sun in degrees. It stands on the axis, but for its parallax of 0.002 degrees. */
export function sunAltitudeDeg(observer: Observer, shadow: Shadow): number {
  const cosHourAngle = Math.cos(shadow.hourAngle + observer.longitudeRad);
  const sine =
    observer.sinLatitude * shadow.sinDeclination +
    observer.cosLatitude * shadow.cosDeclination * cosHourAngle;
  return Math.asin(Math.max(-1, Math.min(1, sine))) * DEGREES_PER_RADIAN;
}

/** The point of the day side below (xi, eta), in equatorial radii, or null where the line misses the Earth. */
export function groundBelow(xi: number, eta: number, shadow: Shadow): FundamentalPoint | null {
  const { sinDeclination: sin, cosDeclination: cos } = shadow;
  // The ellipsoid X^2 + Y^2 + Z^2 / ratio = 1 along X = zeta cos - eta sin, Y = xi, Z = eta cos + zeta sin.
  const a = cos ** 2 + sin ** 2 / AXIS_RATIO_SQUARED;
  const halfB = eta * sin * cos * (1 / AXIS_RATIO_SQUARED - 1);
  const c = xi ** 2 + eta ** 2 * (sin ** 2 + cos ** 2 / AXIS_RATIO_SQUARED) - 1;
  const discriminant = halfB ** 2 - a * c;
  return discriminant < 0 ? null : { xi, eta, zeta: (Math.sqrt(discriminant) - halfB) / a };
}

/** Half height of the Earth's outline as the shadow meets it, in equatorial radii: half its width is 1. */
export function outlineHeight({ sinDeclination, cosDeclination }: Shadow): number {
  return Math.sqrt(sinDeclination ** 2 + AXIS_RATIO_SQUARED * cosDeclination ** 2);
}

/** The point of the Earth's outline, where the Sun is on the horizon, in the direction of (x, y). */
export function outlineTowards(x: number, y: number, shadow: Shadow): FundamentalPoint {
  const { sinDeclination: sin, cosDeclination: cos } = shadow;
  const size = Math.hypot(x, y / outlineHeight(shadow));
  const [xi, eta] = [x / size, y / size];
  const a = cos ** 2 + sin ** 2 / AXIS_RATIO_SQUARED;
  return { xi, eta, zeta: (-eta * sin * cos * (1 / AXIS_RATIO_SQUARED - 1)) / a };
}

/** The place at a point of the shadow's axes, which must lie on the ground; degrees, longitude -180 <= x < 180. */
export function geoPointOf({ xi, eta, zeta }: FundamentalPoint, shadow: Shadow): GeoPoint {
  const along = zeta * shadow.cosDeclination - eta * shadow.sinDeclination;
  const fromEquator = eta * shadow.cosDeclination + zeta * shadow.sinDeclination;
  const latitude = Math.atan2(fromEquator, AXIS_RATIO_SQUARED * Math.hypot(xi, along));
  const longitude = Math.atan2(xi, along) - shadow.hourAngle;
  return {
    latitude: latitude * DEGREES_PER_RADIAN,
    longitude: signedDifferenceDeg(0, longitude * DEGREES_PER_RADIAN),
  };
}
