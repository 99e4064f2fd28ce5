import type { SignId } from '../ids.ts';
import { bodyPosition } from '../positions.ts';
import { signDegreeOf, signOf } from '../signs.ts';
import { assertInstant } from '../time-scales.ts';
import { cachedByLunation, type EclipseCandidate, eclipseCandidates } from './candidates.ts';
import { axisDistance, type EarthShadow, earthShadow, immersedDiameters } from './earth-shadow.ts';
import { instantOf } from './hours.ts';
import { HALF_SPAN_HOURS, type Polynomial, rateAt, valueAt } from './polynomials.ts';
import { rootBetween } from './roots.ts';
import { sarosOf } from './saros.ts';
import { MOON_RADIUS } from './sun-and-moon.ts';

export type LunarEclipseType = 'penumbral' | 'partial' | 'total';

/** UTC milliseconds at which the Moon enters (1, 2) and leaves (3, 4) penumbra (P) and umbra (U); null where it does not. */
export interface LunarContacts {
  p1Ms: number;
  u1Ms: number | null;
  u2Ms: number | null;
  u3Ms: number | null;
  u4Ms: number | null;
  p4Ms: number;
}

export interface LunarEclipse {
  kind: 'lunar';
  /** Lunations since the full Moon of 21 January 2000. */
  lunation: number;
  type: LunarEclipseType;
  /** When the Moon is nearest to the axis of the shadow; UTC milliseconds. */
  maximumMs: number;
  /** Part of the Moon's diameter within the umbra, above 1 in totality; 0 for a penumbral eclipse. */
  umbralMagnitude: number;
  /** Part of the Moon's diameter within the penumbra, reckoned to its far side. */
  penumbralMagnitude: number;
  /**
   * True where the Moon touches the penumbra only by the wider rule of Chauvenet (2016-08-18, 2042-10-28): some almanacs
   * have such an eclipse and some do not, and nobody can see it. Its magnitude and contacts are by that rule.
   */
  marginal: boolean;
  /** Least distance of the Moon's centre from the axis in equatorial radii of the Earth, north positive. */
  gamma: number;
  saros: number;
  contacts: LunarContacts;
  /** The Moon's apparent ecliptic longitude at maximum, its sign, and its degree in it. */
  eclipticLongitude: number;
  sign: SignId;
  signDegree: number;
}

/** An eclipse with what its visibility is computed from. */
export interface LunarEclipseWithShadow {
  eclipse: LunarEclipse;
  shadow: EarthShadow;
}

/** Maximum comes within this many hours of the full Moon. */
const SEARCH_HOURS = 2;

/** Entry and exit of a Moon whose centre lies `offset` outside of a shadow's edge. */
function crossings(shadow: EarthShadow, radius: Polynomial, offset: number, maximum: number) {
  const outside = (hours: number) => axisDistance(shadow, hours) - valueAt(radius, hours) - offset;
  const toInstant = (hours: number | null) => (hours === null ? null : instantOf(shadow.epochMs, hours));
  return {
    entryMs: toInstant(rootBetween(outside, -HALF_SPAN_HOURS, maximum)),
    exitMs: toInstant(rootBetween(outside, maximum, HALF_SPAN_HOURS)),
  };
}

function contactsOf(shadow: EarthShadow, penumbra: Polynomial, maximum: number): LunarContacts {
  const inPenumbra = crossings(shadow, penumbra, MOON_RADIUS, maximum);
  const inUmbra = crossings(shadow, shadow.umbraRadius, MOON_RADIUS, maximum);
  const within = crossings(shadow, shadow.umbraRadius, -MOON_RADIUS, maximum);
  const maximumMs = instantOf(shadow.epochMs, maximum);
  return {
    p1Ms: inPenumbra.entryMs ?? maximumMs,
    u1Ms: inUmbra.entryMs,
    u2Ms: within.entryMs,
    u3Ms: within.exitMs,
    u4Ms: inUmbra.exitMs,
    p4Ms: inPenumbra.exitMs ?? maximumMs,
  };
}

function maximumHours({ x, y }: EarthShadow): number | null {
  const approach = (hours: number) =>
    valueAt(x, hours) * rateAt(x, hours) + valueAt(y, hours) * rateAt(y, hours);
  return rootBetween(approach, -SEARCH_HOURS, SEARCH_HOURS);
}

function typeOf(umbralMagnitude: number): LunarEclipseType {
  if (umbralMagnitude >= 1) return 'total';
  return umbralMagnitude > 0 ? 'partial' : 'penumbral';
}

function computeEclipse({ lunation, nearMs }: EclipseCandidate): LunarEclipseWithShadow | null {
  const shadow = earthShadow(nearMs);
  const hours = maximumHours(shadow);
  if (hours === null) return null;
  const distance = axisDistance(shadow, hours);
  const immersion = (radius: Polynomial) => immersedDiameters(valueAt(radius, hours), distance);
  const marginal = immersion(shadow.penumbraRadius) <= 0;
  const penumbra = marginal ? shadow.widePenumbraRadius : shadow.penumbraRadius;
  if (immersion(penumbra) <= 0) return null;
  const umbralMagnitude = immersion(shadow.umbraRadius);
  const maximumMs = instantOf(shadow.epochMs, hours);
  const eclipticLongitude = bodyPosition('moon', maximumMs).longitudeDeg;
  const eclipse: LunarEclipse = {
    kind: 'lunar',
    lunation,
    type: typeOf(umbralMagnitude),
    maximumMs,
    umbralMagnitude: Math.max(0, umbralMagnitude),
    penumbralMagnitude: immersion(penumbra),
    marginal,
    gamma: Math.sign(valueAt(shadow.y, hours)) * distance,
    saros: sarosOf('lunar', lunation),
    contacts: contactsOf(shadow, penumbra, hours),
    eclipticLongitude,
    sign: signOf(eclipticLongitude),
    signDegree: signDegreeOf(eclipticLongitude),
  };
  return { eclipse, shadow };
}

const eclipseOf = cachedByLunation(computeEclipse);

/** Lunar eclipses in order of time, computed as they are asked for, each once. */
export function* lunarEclipsesWithShadow(fromMs: number, toMs: number): Generator<LunarEclipseWithShadow> {
  for (const candidate of eclipseCandidates('lunar', fromMs, toMs)) {
    const found = eclipseOf(candidate);
    if (found && found.eclipse.maximumMs >= fromMs && found.eclipse.maximumMs < toMs) yield found;
  }
}

/**
 * Lunar eclipses whose maximum lies within fromMs <= t < toMs, in order. Good for 1900 to 2099: against the Swiss
 * Ephemeris the instants agree to seconds and the magnitudes to 0.001. Throws
 * AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function lunarEclipses(fromMs: number, toMs: number): LunarEclipse[] {
  assertInstant(fromMs);
  assertInstant(toMs);
  return Array.from(lunarEclipsesWithShadow(fromMs, toMs), ({ eclipse }) => eclipse);
}
