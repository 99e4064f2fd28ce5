import { DEGREES_PER_RADIAN } from '../angles.ts';
import { type BesselianElements, shadowAt } from './besselian.ts';
import { type GeoPoint, type Observer, observerAt, sunAltitudeDeg } from './ground.ts';
import { seenSpan } from './horizon.ts';
import { instantOf } from './hours.ts';
import { coverageOf, localContacts, localShadow, type SolarPhase } from './local-view.ts';
import type { SolarEclipseWithElements } from './solar-eclipses.ts';

/**
 * A solar eclipse as one place sees it. Instants are UTC milliseconds. Begin, end and the inner contacts are those of the
 * discs, even where the Sun is down then; the maximum is the instant at which most can be seen: where the Sun is down at
 * the geometric maximum, its rising or setting.
 */
export interface LocalSolarEclipse {
  kind: 'solar';
  lunation: number;
  saros: number;
  /** What is seen here at maximum. */
  type: SolarPhase;
  beginMs: number;
  /** Begin and end of annularity or totality; null where the eclipse is partial here. */
  innerBeginMs: number | null;
  maximumMs: number;
  innerEndMs: number | null;
  endMs: number;
  /** Covered part of the Sun's diameter at maximum; above 1 in totality. */
  magnitude: number;
  /** Covered part of its disc at maximum; above 1 in totality (see `Coverage`). */
  obscuration: number;
  /** First and last instant of the eclipse with the Sun up. */
  seenFromMs: number;
  seenUntilMs: number;
  /** Altitude of the Sun's centre without refraction, in degrees. */
  altitudeDeg: { begin: number; maximum: number; end: number };
}

/**
 * How much the air lifts a body on the horizon. With the Sun's lower limb on the horizon, which is what counts as up here,
 * it gives the sunsets of the Swiss Ephemeris at 0 degrees Celsius.
 */
const REFRACTION_DEG = 0.6114;

/** Altitude at which the Sun's lower limb seems to touch the horizon. */
function horizonDeg({ penumbraTangent, umbraTangent }: BesselianElements): number {
  // Sum and difference of the radii make the cones: their mean is the Sun's own radius.
  return Math.atan((penumbraTangent + umbraTangent) / 2) * DEGREES_PER_RADIAN - REFRACTION_DEG;
}

function viewAt(observer: Observer, elements: BesselianElements, hours: number) {
  return coverageOf(localShadow(observer, shadowAt(elements, hours), elements));
}

/** What a place sees of an eclipse, or null where the penumbra misses it or the Sun is down throughout. */
export function localSolarEclipse(
  { eclipse, elements, greatestHours }: SolarEclipseWithElements,
  place: GeoPoint,
): LocalSolarEclipse | null {
  const observer = observerAt(place);
  const contacts = localContacts(observer, elements, greatestHours);
  if (!contacts) return null;
  const altitude = (hours: number) => sunAltitudeDeg(observer, shadowAt(elements, hours));
  const height = (hours: number) => altitude(hours) - horizonDeg(elements);
  const seen = seenSpan(height, contacts.begin, contacts.maximum, contacts.end);
  const coverage = seen && viewAt(observer, elements, seen.best);
  if (!coverage) return null;
  const { type, magnitude, obscuration } = coverage;
  const toInstant = (hours: number) => instantOf(elements.epochMs, hours);
  const toInner = (hours: number | null) => (hours === null || type === 'partial' ? null : toInstant(hours));
  return {
    kind: 'solar',
    lunation: eclipse.lunation,
    saros: eclipse.saros,
    type,
    beginMs: toInstant(contacts.begin),
    innerBeginMs: toInner(contacts.innerBegin),
    maximumMs: toInstant(seen.best),
    innerEndMs: toInner(contacts.innerEnd),
    endMs: toInstant(contacts.end),
    magnitude,
    obscuration,
    seenFromMs: toInstant(seen.from),
    seenUntilMs: toInstant(seen.to),
    altitudeDeg: {
      begin: altitude(contacts.begin),
      maximum: altitude(seen.best),
      end: altitude(contacts.end),
    },
  };
}
