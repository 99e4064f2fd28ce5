import { ascendantDeg } from './angle-points.ts';
import { normalizeDeg } from './angles.ts';
import type { SignId, ZodiacId } from './ids.ts';
import { momentOf } from './moment.ts';
import { localSphereOf } from './placements.ts';
import { shiftedDeg, zodiacShift } from './sidereal.ts';
import { signOf } from './signs.ts';
import { MS_PER_DAY } from './time-scales.ts';

/** A stretch of the day during which one sign is on the eastern horizon. */
export interface RisingInterval {
  sign: SignId;
  fromMs: number;
  toMs: number;
}

const SCAN_STEP_MS = 5 * 60_000;
const PRECISION_MS = 1000;

/** Turns of the Earth per day of mean time. */
const SIDEREAL_TURNS_PER_DAY = 1.002737909350795;

/** Where signs rise, and of which zodiac. */
export interface RisingPlace {
  latitudeDeg: number;
  longitudeDeg: number;
  zodiac: ZodiacId;
}

/** The sign that rises at any instant of a day: the sphere is computed once and turned at the sidereal rate. */
function risingSignOver(
  dayStartMs: number,
  { latitudeDeg, longitudeDeg, zodiac }: RisingPlace,
): (instantMs: number) => SignId {
  const moment = momentOf(dayStartMs);
  const sphere = localSphereOf(moment, latitudeDeg, longitudeDeg);
  const shift = zodiacShift(zodiac, moment.orientation);
  return (instantMs) => {
    const turnedDeg = ((instantMs - dayStartMs) / MS_PER_DAY) * SIDEREAL_TURNS_PER_DAY * 360;
    const meridianDeg = normalizeDeg(sphere.meridianDeg + turnedDeg);
    return signOf(shiftedDeg(ascendantDeg({ ...sphere, meridianDeg }), shift));
  };
}

/**
 * Instants at which the sign changes, between two that differ. Each half whose ends differ is searched on: near the
 * polar circles several signs can pass within one step.
 */
function changesWithin(signAt: (instantMs: number) => SignId, fromMs: number, toMs: number): number[] {
  if (signAt(fromMs) === signAt(toMs)) return [];
  if (toMs - fromMs <= PRECISION_MS) return [toMs];
  const middleMs = (fromMs + toMs) / 2;
  return [...changesWithin(signAt, fromMs, middleMs), ...changesWithin(signAt, middleMs, toMs)];
}

/**
 * Which signs rise from `dayStartMs` to `dayEndMs` at a place, and when, to the second. The first and the last stretch
 * are often the same sign. Beyond the polar circles some signs never rise, and others jump in.
 */
export function risingSigns(dayStartMs: number, dayEndMs: number, place: RisingPlace): RisingInterval[] {
  const signAt = risingSignOver(dayStartMs, place);
  const intervals: RisingInterval[] = [];
  let openedMs = dayStartMs;
  for (let fromMs = dayStartMs; fromMs < dayEndMs; fromMs += SCAN_STEP_MS) {
    const toMs = Math.min(dayEndMs, fromMs + SCAN_STEP_MS);
    for (const changeMs of changesWithin(signAt, fromMs, toMs)) {
      intervals.push({ sign: signAt(openedMs), fromMs: openedMs, toMs: changeMs });
      openedMs = changeMs;
    }
  }
  if (openedMs < dayEndMs) intervals.push({ sign: signAt(openedMs), fromMs: openedMs, toMs: dayEndMs });
  return intervals;
}
