import { normalizeDeg, signedDifferenceDeg } from '../angles.ts';
import { apparentSun } from '../apparent.ts';
import { momentOf } from '../moment.ts';
import { bodyPosition } from '../positions.ts';
import { SIGN_WIDTH_DEG, signOf } from '../signs.ts';
import { assertInstant, MS_PER_DAY } from '../time-scales.ts';
import { type IngressEvent, LUNATION_PHASE_IDS, type LunationEvent } from './event-types.ts';
import type { Motion, MotionAt } from './path.ts';

const QUARTER_DEG = 90;

/** A step of Newton's shorter than this leaves an error far below a millisecond. */
const PRECISION_MS = 100;
const MAX_STEPS = 20;

/** An angle this little past a level, some hundredths of a second of the Moon, may still be on it. */
const ON_LEVEL_DEG = 1e-7;

/** The Moon's longitude less the Sun's. */
function elongationMotion(instantMs: number): Motion {
  const moment = momentOf(instantMs);
  const moon = moment.moon.apparent;
  const sun = apparentSun(moment);
  return {
    angleDeg: normalizeDeg(moon.longitudeDeg - sun.longitudeDeg),
    rateDegPerDay: moon.speedDegPerDay - sun.speedDegPerDay,
  };
}

function moonMotion(instantMs: number): Motion {
  const { longitudeDeg, speedDegPerDay } = bodyPosition('moon', instantMs);
  return { angleDeg: longitudeDeg, rateDegPerDay: speedDegPerDay };
}

interface Passage {
  instantMs: number;
  /** Degrees, counted on past 360. */
  levelDeg: number;
  rateDegPerDay: number;
}

/** When an angle that always grows next reaches a level at most a circle ahead. Newton's steps: its rate varies little. */
function nextPassage(
  motionAt: MotionAt,
  { instantMs, levelDeg, rateDegPerDay }: Passage,
  aheadDeg: number,
): Passage {
  const goalDeg = levelDeg + aheadDeg;
  let at = instantMs + (aheadDeg / rateDegPerDay) * MS_PER_DAY;
  for (let step = 0; step < MAX_STEPS; step++) {
    const motion = motionAt(at);
    const waitMs = (signedDifferenceDeg(motion.angleDeg, goalDeg) / motion.rateDegPerDay) * MS_PER_DAY;
    at += waitMs;
    if (Math.abs(waitMs) < PRECISION_MS) {
      return { instantMs: Math.round(at), levelDeg: goalDeg, rateDegPerDay: motion.rateDegPerDay };
    }
  }
  return { instantMs: Math.round(at), levelDeg: goalDeg, rateDegPerDay };
}

/** Passages of an angle that always grows through the multiples of `spacingDeg`, in [fromMs, toMs). */
function passagesBetween(motionAt: MotionAt, spacingDeg: number, fromMs: number, toMs: number): Passage[] {
  const { angleDeg, rateDegPerDay } = motionAt(fromMs);
  const start = { instantMs: fromMs, levelDeg: angleDeg, rateDegPerDay };
  const firstDeg = Math.ceil((angleDeg - ON_LEVEL_DEG) / spacingDeg) * spacingDeg;
  const passages: Passage[] = [];
  let passage = nextPassage(motionAt, start, firstDeg - angleDeg);
  while (passage.instantMs < toMs) {
    if (passage.instantMs >= fromMs) passages.push(passage);
    passage = nextPassage(motionAt, passage, spacingDeg);
  }
  return passages;
}

/**
 * New Moons, quarters and full Moons in [fromMs, toMs), in order of time.
 * Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function lunationsBetween(fromMs: number, toMs: number): LunationEvent[] {
  assertInstant(fromMs);
  assertInstant(toMs);
  return passagesBetween(elongationMotion, QUARTER_DEG, fromMs, toMs).map(({ instantMs, levelDeg }) => {
    const moon = bodyPosition('moon', instantMs).longitudeDeg;
    const phase = LUNATION_PHASE_IDS[Math.round(levelDeg / QUARTER_DEG) % 4] ?? 'newMoon';
    return { kind: 'lunation', instantMs, phase, sign: signOf(moon), moon };
  });
}

/**
 * When the Moon enters each sign in [fromMs, toMs), in order of time.
 * Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function moonIngresses(fromMs: number, toMs: number): IngressEvent[] {
  assertInstant(fromMs);
  assertInstant(toMs);
  return passagesBetween(moonMotion, SIGN_WIDTH_DEG, fromMs, toMs).map(({ instantMs, levelDeg }) => ({
    kind: 'ingress',
    instantMs,
    body: 'moon',
    sign: signOf(levelDeg),
    direction: 'direct',
  }));
}
