/** Places on the Earth's ellipsoid, and where they stand relative to the axis of a shadow. */
import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, signedDifferenceDeg } from '../angles.ts';
import type { Shadow } from './besselian.ts';

/** Squared ratio of polar to equatorial radius, of a flattening of 1 / 298.257. */
const AXIS_RATIO_SQUARED = (1 - 1 / 298.257) ** 2;

/** Geodetic degrees, north and east positive. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A place at sea level: its distances from the Earth's axis and equator in equatorial radii, and its sine and cosine of latitude. */
export interface Observer {
  longitude: number;
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

export function observerAt({ latitude, longitude }: GeoPoint): Observer {
  const sinLatitude = Math.sin(latitude * RADIANS_PER_DEGREE);
  const cosLatitude = Math.cos(latitude * RADIANS_PER_DEGREE);
  const curvature = 1 / Math.sqrt(cosLatitude ** 2 + AXIS_RATIO_SQUARED * sinLatitude ** 2);
  return {
    longitude: longitude * RADIANS_PER_DEGREE,
    fromAxis: curvature * cosLatitude,
    fromEquator: curvature * AXIS_RATIO_SQUARED * sinLatitude,
    sinLatitude,
    cosLatitude,
  };
}

/** Where the turning Earth has carried a place, seen from the shadow. */
export function placeInShadow(observer: Observer, shadow: Shadow): FundamentalPoint {
  const { fromAxis, fromEquator } = observer;
  const localHourAngle = shadow.hourAngle + observer.longitude;
  const along = fromAxis * Math.cos(localHourAngle);
  return {
    xi: fromAxis * Math.sin(localHourAngle),
    eta: fromEquator * shadow.cosDeclination - along * shadow.sinDeclination,
    zeta: fromEquator * shadow.sinDeclination + along * shadow.cosDeclination,
  };
}

/** Rates by the hour of a place that stands at this point of the shadow's axes. */
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
  const cosHourAngle = Math.cos(shadow.hourAngle + observer.longitude);
  const sine =
    observer.sinLatitude * shadow.sinDeclination +
    observer.cosLatitude * shadow.cosDeclination * cosHourAngle;
  return Math.asin(Math.max(-1, Math.min(1, sine))) * DEGREES_PER_RADIAN;
}

/** The point of the day side below (xi, eta), or null where the line misses the Earth. */
export function groundBelow(xi: number, eta: number, shadow: Shadow): FundamentalPoint | null {
  const { sinDeclination: sin, cosDeclination: cos } = shadow;
  // The ellipsoid X^2 + Y^2 + Z^2 / ratio = 1 along X = zeta cos - eta sin, Y = xi, Z = eta cos + zeta sin.
  const a = cos ** 2 + sin ** 2 / AXIS_RATIO_SQUARED;
  const halfB = eta * sin * cos * (1 / AXIS_RATIO_SQUARED - 1);
  const c = xi ** 2 + eta ** 2 * (sin ** 2 + cos ** 2 / AXIS_RATIO_SQUARED) - 1;
  const discriminant = halfB ** 2 - a * c;
  return discriminant < 0 ? null : { xi, eta, zeta: (Math.sqrt(discriminant) - halfB) / a };
}

/** Half height of the Earth's outline, half its width being 1. */
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
