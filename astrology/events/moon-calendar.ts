import { AstrologyError } from '../astrology-error.ts';
import type { MoonPhaseId, SignId } from '../ids.ts';
import { elongationDeg, illuminationOf, phaseBetween } from '../moon-phase.ts';
import { bodyPosition } from '../positions.ts';
import { signOf } from '../signs.ts';
import { assertInstant } from '../time-scales.ts';
import type { LunationPhaseId } from './event-types.ts';
import { lunationsBetween, moonIngresses } from './lunations.ts';

/** The Moon of one civil day. Instants are UTC ms. */
export interface MoonDay {
  startMs: number;
  endMs: number;
  /** On the day of a lunation it is that, on the days between one of the four between, by the middle of the day. */
  phase: MoonPhaseId;
  /** Moon less Sun in the middle of the day, degrees, 0 <= x < 360. */
  elongation: number;
  /** Lit part of the disc in the middle of the day, 0 to 1. */
  illuminatedFraction: number;
  /** The sign in which the day begins. */
  sign: SignId;
  /** The sign that the Moon enters during the day, and when; it never enters two. */
  signChange: { sign: SignId; instantMs: number } | null;
  /** The exact new Moon, quarter or full Moon that falls on the day. */
  lunation: { phase: LunationPhaseId; instantMs: number } | null;
}

/** Longer than any civil day, with clocks put back or a whole zone moved. */
const LONGEST_DAY_MS = 49 * 3_600_000;

function daysBetween(boundariesMs: readonly number[]): { startMs: number; endMs: number }[] {
  return boundariesMs.slice(1).map((endMs, index) => {
    const startMs = boundariesMs[index] ?? Number.NaN;
    if (!(endMs > startMs && endMs - startMs < LONGEST_DAY_MS)) {
      throw new AstrologyError('invalid_day', `from ${startMs} to ${endMs} is no day`);
    }
    return { startMs, endMs };
  });
}

/**
 * The Moon day by day. The n + 1 boundaries are the UTC instants at which n days begin, and the last of them ends: the
 * caller knows the zone and its clock changes. Some 4 ms of work for a month. Throws AstrologyError `invalid_day`,
 * `invalid_instant` or `date_out_of_range`.
 */
export function moonCalendar(boundariesMs: readonly number[]): MoonDay[] {
  const days = daysBetween(boundariesMs);
  const [fromMs, toMs] = [boundariesMs[0], boundariesMs.at(-1)];
  if (fromMs === undefined || toMs === undefined) return [];
  assertInstant(fromMs);
  assertInstant(toMs);
  const lunations = lunationsBetween(fromMs, toMs);
  const ingresses = moonIngresses(fromMs, toMs);
  return days.map(({ startMs, endMs }) => {
    const isWithin = ({ instantMs }: { instantMs: number }) => instantMs >= startMs && instantMs < endMs;
    const middleMs = (startMs + endMs) / 2;
    const elongation = elongationDeg(middleMs);
    const lunation = lunations.find(isWithin);
    const ingress = ingresses.find(isWithin);
    return {
      startMs,
      endMs,
      phase: lunation?.phase ?? phaseBetween(elongation),
      elongation,
      illuminatedFraction: illuminationOf(middleMs).illuminatedFraction,
      sign: signOf(bodyPosition('moon', startMs).longitudeDeg),
      signChange: ingress ? { sign: ingress.sign, instantMs: ingress.instantMs } : null,
      lunation: lunation ? { phase: lunation.phase, instantMs: lunation.instantMs } : null,
    };
  });
}
