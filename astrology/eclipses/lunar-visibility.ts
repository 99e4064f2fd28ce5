import { DEGREES_PER_RADIAN, signedDifferenceDeg } from '../angles.ts';
import { circleAround, type GeoLine } from './geo-lines.ts';
import type { GeoPoint } from './ground.ts';
import { MS_PER_HOUR } from './hours.ts';
import { HORIZON_DEG } from './local-lunar.ts';
import type { LunarEclipseWithShadow } from './lunar-eclipses.ts';
import { valueAt } from './polynomials.ts';

/** Where the Moon is up at one instant of a lunar eclipse. */
export interface LunarVisibility {
  instantMs: number;
  /** The place that has the Moon overhead, in degrees. */
  subLunarPoint: GeoPoint;
  /** How far from that place the Moon is still seen, in degrees: less than 90 by its parallax, more by refraction. */
  radiusDeg: number;
  /** That circle as a closed ring of [longitude, latitude], clockwise as d3-geo wants it. */
  horizon: GeoLine;
}

const RING_POINTS = 72;

/** The half of the Earth that has the Moon above its horizon at an instant of the eclipse. */
export function lunarVisibility({ shadow }: LunarEclipseWithShadow, instantMs: number): LunarVisibility {
  const hours = (instantMs - shadow.epochMs) / MS_PER_HOUR;
  const subLunarPoint = {
    latitude: valueAt(shadow.declination, hours) * DEGREES_PER_RADIAN,
    longitude: signedDifferenceDeg(0, -valueAt(shadow.hourAngle, hours) * DEGREES_PER_RADIAN),
  };
  const parallaxDeg = Math.asin(1 / valueAt(shadow.moonDistance, hours)) * DEGREES_PER_RADIAN;
  const radiusDeg = 90 - parallaxDeg - HORIZON_DEG;
  return {
    instantMs,
    subLunarPoint,
    radiusDeg,
    horizon: circleAround(subLunarPoint, radiusDeg, RING_POINTS),
  };
}
