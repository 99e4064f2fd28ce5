/**
 * Besselian elements: the shadow of the Moon on the plane through the Earth's centre that stands at right angles to the
 * axis of the shadow. x points east, y north, z to the Sun; all lengths in equatorial radii of the Earth.
 * Source: Explanatory Supplement to the Astronomical Almanac, 3rd ed., chapter 11.
 */
import { dot, norm, subtract, type Vector } from '../vectors.ts';
import { MS_PER_HOUR } from './hours.ts';
import { interpolate, NODE_HOURS, type Polynomial, rateAt, unwrapped, valueAt } from './polynomials.ts';
import { MOON_RADIUS, SUN_RADIUS, type SunAndMoon, sunAndMoonAt } from './sun-and-moon.ts';

/** The elements over nine hours, as polynomials in hours. Angles in radians, lengths in equatorial radii of the Earth. */
export interface BesselianElements {
  /** Instant of hour 0, UTC ms. */
  epochMs: number;
  /** Where the axis of the shadow meets the plane. */
  x: Polynomial;
  y: Polynomial;
  /** Of the point of the sky to which the axis leads. */
  declination: Polynomial;
  /** Greenwich hour angle of the axis. */
  hourAngle: Polynomial;
  /** Radii of the cones on the plane. */
  penumbraRadius: Polynomial;
  /** Negative where the plane lies before the tip of the umbra: an eclipse seen from there is total. */
  umbraRadius: Polynomial;
  /** Tangents of the cones' half angles. */
  penumbraTangent: number;
  umbraTangent: number;
}

/** The elements at one instant, with their rates by the hour where a curve needs them: units as in `BesselianElements`. */
export interface Shadow {
  x: number;
  y: number;
  xRate: number;
  yRate: number;
  sinDeclination: number;
  cosDeclination: number;
  declinationRate: number;
  hourAngle: number;
  hourAngleRate: number;
  penumbraRadius: number;
  umbraRadius: number;
  penumbraRadiusRate: number;
  umbraRadiusRate: number;
}

function elementsOf({ sun, moon, siderealTime }: SunAndMoon) {
  const axis = subtract(sun, moon);
  const length = norm(axis);
  const rightAscension = Math.atan2(axis[1], axis[0]);
  const declination = Math.asin(axis[2] / length);
  const [sinA, cosA] = [Math.sin(rightAscension), Math.cos(rightAscension)];
  const [sinD, cosD] = [Math.sin(declination), Math.cos(declination)];
  const east: Vector = [-sinA, cosA, 0];
  const north: Vector = [-sinD * cosA, -sinD * sinA, cosD];
  const z = dot(moon, axis) / length;
  const penumbraSine = (SUN_RADIUS + MOON_RADIUS) / length;
  const umbraSine = (SUN_RADIUS - MOON_RADIUS) / length;
  const penumbraTangent = Math.tan(Math.asin(penumbraSine));
  const umbraTangent = Math.tan(Math.asin(umbraSine));
  return {
    x: dot(moon, east),
    y: dot(moon, north),
    declination,
    hourAngle: siderealTime - rightAscension,
    penumbraRadius: (z + MOON_RADIUS / penumbraSine) * penumbraTangent,
    umbraRadius: (z - MOON_RADIUS / umbraSine) * umbraTangent,
    penumbraTangent,
    umbraTangent,
  };
}

/** Elements around a new Moon, an instant in UTC ms; good for 4.5 hours to each side of it. */
export function besselianElements(nearMs: number): BesselianElements {
  const samples = NODE_HOURS.map((hours) => elementsOf(sunAndMoonAt(nearMs + hours * MS_PER_HOUR)));
  const middle = samples[(samples.length - 1) / 2];
  const through = (pick: (sample: ReturnType<typeof elementsOf>) => number) => interpolate(samples.map(pick));
  return {
    epochMs: nearMs,
    x: through(({ x }) => x),
    y: through(({ y }) => y),
    declination: through(({ declination }) => declination),
    hourAngle: interpolate(unwrapped(samples.map(({ hourAngle }) => hourAngle))),
    penumbraRadius: through(({ penumbraRadius }) => penumbraRadius),
    umbraRadius: through(({ umbraRadius }) => umbraRadius),
    // They change by a millionth in the nine hours.
    penumbraTangent: middle?.penumbraTangent ?? 0,
    umbraTangent: middle?.umbraTangent ?? 0,
  };
}

/** The shadow so many hours from the elements' epoch, at most 4.5 to either side. */
export function shadowAt(elements: BesselianElements, hours: number): Shadow {
  const declination = valueAt(elements.declination, hours);
  return {
    x: valueAt(elements.x, hours),
    y: valueAt(elements.y, hours),
    xRate: rateAt(elements.x, hours),
    yRate: rateAt(elements.y, hours),
    sinDeclination: Math.sin(declination),
    cosDeclination: Math.cos(declination),
    declinationRate: rateAt(elements.declination, hours),
    hourAngle: valueAt(elements.hourAngle, hours),
    hourAngleRate: rateAt(elements.hourAngle, hours),
    penumbraRadius: valueAt(elements.penumbraRadius, hours),
    umbraRadius: valueAt(elements.umbraRadius, hours),
    penumbraRadiusRate: rateAt(elements.penumbraRadius, hours),
    umbraRadiusRate: rateAt(elements.umbraRadius, hours),
  };
}
