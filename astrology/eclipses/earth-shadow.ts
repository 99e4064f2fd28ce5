/**
 * The Earth's shadow at the distance of the Moon, and the Moon's way past it. Lengths in equatorial radii of the Earth,
 * on the plane through the Moon at right angles to the line Sun-Earth; x east, y north of the axis. Source: Explanatory
 * Supplement to the Astronomical Almanac, 3rd ed., chapter 11 (lunar eclipses); for how much the air enlarges the shadow
 * Espenak and Meeus, Five Millennium Canon of Lunar Eclipses, which compares the rules of Chauvenet and Danjon.
 */
import { dot, norm, scale, type Vector } from '../vectors.ts';
import { MS_PER_HOUR } from './hours.ts';
import { interpolate, NODE_HOURS, type Polynomial, unwrapped, valueAt } from './polynomials.ts';
import { MOON_RADIUS, SUN_RADIUS, type SunAndMoon, sunAndMoonAt } from './sun-and-moon.ts';

/**
 * The air makes the shadow larger than geometry does. The umbra and the penumbra of the catalogues (Danjon's rule, in the
 * factors by which the Swiss Ephemeris meets NASA's figures), and the penumbra of the older rule of Chauvenet, which HMNAO
 * keeps: one fiftieth larger than that of a globe of the Earth's radius at 45 degrees of latitude.
 */
const UMBRA_ENLARGEMENT = 1.02 * 0.99405;
const PENUMBRA_ENLARGEMENT = 1.02 * 0.98813;
const CHAUVENET_ENLARGEMENT = 1.02;
const RADIUS_AT_45_DEG = 0.99834;

export interface EarthShadow {
  /** Instant of hour 0, UTC ms. */
  epochMs: number;
  /** The Moon's centre, seen from the axis. */
  x: Polynomial;
  y: Polynomial;
  /** Radii of the shadow at the distance of the Moon, by either rule. */
  umbraRadius: Polynomial;
  penumbraRadius: Polynomial;
  widePenumbraRadius: Polynomial;
  /** The Moon's own place over the turning Earth: declination and Greenwich hour angle in radians, distance. */
  declination: Polynomial;
  hourAngle: Polynomial;
  moonDistance: Polynomial;
}

function sampleOf({ sun, moon, siderealTime }: SunAndMoon) {
  const sunDistance = norm(sun);
  const away = scale(-1 / sunDistance, sun);
  const rightAscension = Math.atan2(away[1], away[0]);
  const declination = Math.asin(away[2]);
  const [sinA, cosA] = [Math.sin(rightAscension), Math.cos(rightAscension)];
  const [sinD, cosD] = [Math.sin(declination), Math.cos(declination)];
  const east: Vector = [-sinA, cosA, 0];
  const north: Vector = [-sinD * cosA, -sinD * sinA, cosD];
  const behind = dot(moon, away) / sunDistance;
  const moonDistance = norm(moon);
  return {
    x: dot(moon, east),
    y: dot(moon, north),
    umbra: 1 - behind * (SUN_RADIUS - 1),
    penumbra: 1 + behind * (SUN_RADIUS + 1),
    declination: Math.asin(moon[2] / moonDistance),
    hourAngle: siderealTime - Math.atan2(moon[1], moon[0]),
    moonDistance,
  };
}

/** Shadow and Moon around a full Moon, an instant in UTC ms; good for 4.5 hours to each side of it. */
export function earthShadow(nearMs: number): EarthShadow {
  const samples = NODE_HOURS.map((hours) => sampleOf(sunAndMoonAt(nearMs + hours * MS_PER_HOUR)));
  const through = (pick: (sample: ReturnType<typeof sampleOf>) => number) => interpolate(samples.map(pick));
  return {
    epochMs: nearMs,
    x: through(({ x }) => x),
    y: through(({ y }) => y),
    umbraRadius: through(({ umbra }) => umbra * UMBRA_ENLARGEMENT),
    penumbraRadius: through(({ penumbra }) => penumbra * PENUMBRA_ENLARGEMENT),
    widePenumbraRadius: through(({ penumbra }) => (penumbra - 1 + RADIUS_AT_45_DEG) * CHAUVENET_ENLARGEMENT),
    declination: through(({ declination }) => declination),
    hourAngle: interpolate(unwrapped(samples.map(({ hourAngle }) => hourAngle))),
    moonDistance: through(({ moonDistance }) => moonDistance),
  };
}

/** From the axis to the Moon's centre, so many hours from the epoch; equatorial radii. */
export function axisDistance(shadow: EarthShadow, hours: number): number {
  return Math.hypot(valueAt(shadow.x, hours), valueAt(shadow.y, hours));
}

/** The part of the Moon's diameter that lies within a shadow of this radius, both lengths in equatorial radii; negative outside, above 1 well within. */
export function immersedDiameters(radius: number, distance: number): number {
  return (radius - distance + MOON_RADIUS) / (2 * MOON_RADIUS);
}
