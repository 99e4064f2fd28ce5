import type { BodyPosition } from './chart-types.ts';
import { reachesLongitudeMs } from './crossing-search.ts';
import { type MoonPhaseId, SIGN_IDS, type SignId } from './ids.ts';
import { momentOf } from './moment.ts';
import {
  elongationDeg,
  illuminationOf,
  type Lunation,
  moonAgeDays,
  nextLunation,
  phaseOf,
} from './moon-phase.ts';
import { bodiesAt } from './placements.ts';
import { bodyPosition } from './positions.ts';
import { SIGN_WIDTH_DEG, signDegreeOf, signIndexOf } from './signs.ts';
import { nextStation, STATIONARY_BODY_IDS, type Station } from './stations.ts';
import { assertInstant, isoInstant, MS_PER_DAY } from './time-scales.ts';

export interface MoonFacts {
  phase: MoonPhaseId;
  /** Moon less Sun in longitude: 0 new, 90 first quarter, 180 full. */
  elongation: number;
  /** Lit part of the disc, 0 to 1. */
  illuminatedFraction: number;
  /** Angle Sun-Moon-Earth in degrees, 180 at new Moon. */
  phaseAngle: number;
  /** Days since new Moon. */
  ageDays: number;
  nextSign: { sign: SignId; instantMs: number };
  nextNewMoon: Lunation;
  nextFullMoon: Lunation;
}

export interface Sky {
  /** UTC, ISO 8601. */
  instant: string;
  /** All bodies, in no houses. */
  bodies: BodyPosition[];
  moon: MoonFacts;
  /** Planets that go backwards, and until when. */
  retrogrades: { body: Station['body']; untilMs: number }[];
  /** The next station of each planet, of Juno and of Chiron, in order of time. */
  stations: Station[];
}

const SLOWEST_MOON_DEG_PER_DAY = 11.7;

/** When the Moon next enters a sign, and which. */
export function nextMoonSign(instantMs: number): { sign: SignId; instantMs: number } {
  const longitude = (atMs: number) => bodyPosition('moon', atMs).longitudeDeg;
  const here = longitude(instantMs);
  const nextIndex = (signIndexOf(here) + 1) % SIGN_IDS.length;
  const longestDays = (SIGN_WIDTH_DEG - signDegreeOf(here)) / SLOWEST_MOON_DEG_PER_DAY + 0.01;
  const untilMs = instantMs + longestDays * MS_PER_DAY;
  return {
    sign: SIGN_IDS[nextIndex] ?? 'aries',
    instantMs: reachesLongitudeMs(longitude, nextIndex * SIGN_WIDTH_DEG, instantMs, untilMs),
  };
}

function moonFactsOf(instantMs: number): MoonFacts {
  const elongation = elongationDeg(instantMs);
  const { illuminatedFraction, phaseAngleDeg } = illuminationOf(instantMs);
  return {
    phase: phaseOf(elongation),
    elongation,
    illuminatedFraction,
    phaseAngle: phaseAngleDeg,
    ageDays: moonAgeDays(instantMs),
    nextSign: nextMoonSign(instantMs),
    nextNewMoon: nextLunation(0, instantMs),
    nextFullMoon: nextLunation(180, instantMs),
  };
}

/**
 * The sky of an instant: where everything is and what comes next. Some milliseconds of work; keep it for a minute.
 * Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function computeSky(instantMs: number): Sky {
  assertInstant(instantMs);
  const stations = STATIONARY_BODY_IDS.flatMap((body) => nextStation(body, instantMs) ?? []).toSorted(
    (a, b) => a.instantMs - b.instantMs,
  );
  return {
    instant: isoInstant(instantMs),
    bodies: bodiesAt(momentOf(instantMs), null),
    moon: moonFactsOf(instantMs),
    retrogrades: stations
      .filter(({ direction }) => direction === 'direct')
      .map(({ body, instantMs: untilMs }) => ({ body, untilMs })),
    stations,
  };
}
