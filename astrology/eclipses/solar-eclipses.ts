import type { SignId } from '../ids.ts';
import { bodyPosition } from '../positions.ts';
import { signDegreeOf, signOf } from '../signs.ts';
import { assertInstant } from '../time-scales.ts';
import { type BesselianElements, besselianElements } from './besselian.ts';
import { cachedByLunation, type EclipseCandidate, eclipseCandidates } from './candidates.ts';
import { type GreatestEclipse, greatestEclipse } from './greatest-eclipse.ts';
import { instantOf } from './hours.ts';
import { sarosOf } from './saros.ts';

export type SolarEclipseType = GreatestEclipse['type'];

/** A solar eclipse as the whole Earth has it. */
export interface SolarEclipse {
  kind: 'solar';
  /** Lunations since the new Moon of 6 January 2000: the eclipse's name for `solarElements`. */
  lunation: number;
  type: SolarEclipseType;
  /** Whether the axis of the shadow meets the Earth. A total or annular eclipse without it is seen near a pole only. */
  central: boolean;
  /** Greatest eclipse, when the axis passes nearest to the Earth's centre; UTC milliseconds. */
  maximumMs: number;
  /** Where the axis meets the ground then, or else the place nearest to it, which has the Sun on the horizon; degrees. */
  latitude: number;
  longitude: number;
  /**
   * At that place: the covered part of the Sun's diameter for a partial eclipse, the Moon's apparent diameter by the
   * Sun's for all others (NASA's and the Swiss Ephemeris's definition).
   */
  magnitude: number;
  /** Least distance of the axis from the Earth's centre in equatorial radii, north positive. */
  gamma: number;
  saros: number;
  /** The Sun's apparent ecliptic longitude at greatest eclipse, its sign, and its degree in it. */
  eclipticLongitude: number;
  sign: SignId;
  signDegree: number;
  /** Seconds of totality or annularity at that place, by NASA's smaller Moon (`LIMB_VALLEYS`); null for partial and non-central eclipses. */
  centralDurationSeconds: number | null;
  /** First and last touch of the penumbra anywhere on Earth; UTC milliseconds. */
  beginMs: number;
  endMs: number;
}

/** An eclipse with what its path and its local circumstances are computed from. */
export interface SolarEclipseWithElements {
  eclipse: SolarEclipse;
  elements: BesselianElements;
  /** Greatest eclipse in hours of the elements. */
  greatestHours: number;
}

function computeEclipse({ lunation, nearMs }: EclipseCandidate): SolarEclipseWithElements | null {
  const elements = besselianElements(nearMs);
  const greatest = greatestEclipse(elements);
  if (!greatest) return null;
  const { hours, beginHours, endHours, ...facts } = greatest;
  const maximumMs = instantOf(elements.epochMs, hours);
  const eclipticLongitude = bodyPosition('sun', maximumMs).longitudeDeg;
  const eclipse: SolarEclipse = {
    kind: 'solar',
    lunation,
    ...facts,
    maximumMs,
    saros: sarosOf('solar', lunation),
    eclipticLongitude,
    sign: signOf(eclipticLongitude),
    signDegree: signDegreeOf(eclipticLongitude),
    beginMs: instantOf(elements.epochMs, beginHours),
    endMs: instantOf(elements.epochMs, endHours),
  };
  return { eclipse, elements, greatestHours: hours };
}

const eclipseOf = cachedByLunation(computeEclipse);

/** Solar eclipses in order of time, computed as they are asked for, each once. */
export function* solarEclipsesWithElements(
  fromMs: number,
  toMs: number,
): Generator<SolarEclipseWithElements> {
  for (const candidate of eclipseCandidates('solar', fromMs, toMs)) {
    const found = eclipseOf(candidate);
    if (found && found.eclipse.maximumMs >= fromMs && found.eclipse.maximumMs < toMs) yield found;
  }
}

/**
 * Solar eclipses whose greatest eclipse lies within fromMs <= t < toMs, in order. Good for 1900 to 2099: against the
 * Swiss Ephemeris the instants agree to seconds and the magnitudes to 0.001. Throws
 * AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function solarEclipses(fromMs: number, toMs: number): SolarEclipse[] {
  assertInstant(fromMs);
  assertInstant(toMs);
  return Array.from(solarEclipsesWithElements(fromMs, toMs), ({ eclipse }) => eclipse);
}
