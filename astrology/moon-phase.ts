import { DEGREES_PER_RADIAN, normalizeDeg, signedDifferenceDeg } from './angles.ts';
import { apparentSun } from './apparent.ts';
import { crossingMs } from './crossing-search.ts';
import { toEclipticAxes } from './ecliptic.ts';
import { MOON_PHASE_IDS, type MoonPhaseId, type SignId } from './ids.ts';
import { momentOf } from './moment.ts';
import { bodyPosition } from './positions.ts';
import { signOf } from './signs.ts';
import { MS_PER_DAY } from './time-scales.ts';
import { dot, norm, scale, subtract } from './vectors.ts';

const SYNODIC_MONTH_DAYS = 29.530588861;
const SYNODIC_RATE_DEG_PER_DAY = 360 / SYNODIC_MONTH_DAYS;

/** The Moon runs up to 14 degrees ahead of or behind its mean, so a phase is found within this of the mean guess. */
const GUESS_ERROR_DAYS = 1.6;

export interface Lunation {
  instantMs: number;
  /** The Moon's sign. */
  sign: SignId;
  longitude: number;
}

/** The Moon's longitude less the Sun's, 0 at new and 180 at full Moon. */
export function elongationDeg(instantMs: number): number {
  const moment = momentOf(instantMs);
  return normalizeDeg(moment.moon.apparent.longitudeDeg - apparentSun(moment).longitudeDeg);
}

/** New, first quarter, full and last quarter are 45 degrees wide each, centred on the exact phase, like the four between. */
export function phaseOf(elongation: number): MoonPhaseId {
  return MOON_PHASE_IDS[Math.floor(normalizeDeg(elongation + 22.5) / 45)] ?? 'newMoon';
}

/** Of the four phases between new Moon, quarters and full Moon, which are themselves but an instant. */
export function phaseBetween(elongation: number): MoonPhaseId {
  return MOON_PHASE_IDS[2 * Math.floor(normalizeDeg(elongation) / 90) + 1] ?? 'waxingCrescent';
}

/** The lit part of the Moon's disc, 0 to 1, and the angle Sun-Moon-Earth. */
export function illuminationOf(instantMs: number): { illuminatedFraction: number; phaseAngleDeg: number } {
  const moment = momentOf(instantMs);
  const moon = moment.moon.state.position;
  const toEarth = scale(-1, moon);
  const sun = toEclipticAxes(scale(-1, moment.earth.position), moment.orientation);
  const toSun = subtract(sun, moon);
  const cosine = dot(toEarth, toSun) / (norm(toEarth) * norm(toSun));
  return {
    illuminatedFraction: (1 + cosine) / 2,
    phaseAngleDeg: Math.acos(Math.max(-1, Math.min(1, cosine))) * DEGREES_PER_RADIAN,
  };
}

function phaseNearMs(targetDeg: number, guessMs: number): number {
  const reach = GUESS_ERROR_DAYS * MS_PER_DAY;
  return crossingMs(
    (instantMs) => signedDifferenceDeg(targetDeg, elongationDeg(instantMs)),
    guessMs - reach,
    guessMs + reach,
  );
}

/** The first instant after `afterMs` (or the last before it) at which the Moon is `targetDeg` ahead of the Sun. */
export function phaseInstantMs(targetDeg: number, afterMs: number, direction: 1 | -1): number {
  const ahead = normalizeDeg(direction * (targetDeg - elongationDeg(afterMs)));
  const guessMs = afterMs + (direction * ahead * MS_PER_DAY) / SYNODIC_RATE_DEG_PER_DAY;
  const foundMs = phaseNearMs(targetDeg, guessMs);
  // Next to the exact phase the guess can fall on the wrong side: then the one a month further is meant.
  if (direction * (foundMs - afterMs) > 0) return foundMs;
  return phaseNearMs(targetDeg, foundMs + direction * SYNODIC_MONTH_DAYS * MS_PER_DAY);
}

/** The next new (0) or full (180) Moon. */
export function nextLunation(targetDeg: 0 | 180, afterMs: number): Lunation {
  const instantMs = phaseInstantMs(targetDeg, afterMs, 1);
  const { longitudeDeg } = bodyPosition('moon', instantMs);
  return { instantMs, sign: signOf(longitudeDeg), longitude: longitudeDeg };
}

/** Days since the last new Moon. */
export function moonAgeDays(instantMs: number): number {
  return (instantMs - phaseInstantMs(0, instantMs, -1)) / MS_PER_DAY;
}
