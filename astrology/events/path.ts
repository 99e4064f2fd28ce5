/**
 * An angle followed over a time: known exactly at knots, between which it runs one way only. Everything that happens at
 * a longitude (ingress, aspect, shadow, transit) is a crossing of such a path, and every station is one of its turns.
 */
import { signedDifferenceDeg } from '../angles.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { settleMs } from './settle.ts';

export interface Motion {
  /** Degrees. */
  angleDeg: number;
  rateDegPerDay: number;
}

export type MotionAt = (instantMs: number) => Motion;

export interface Knot extends Motion {
  instantMs: number;
}

/** Where the angle stands still and goes the other way. */
export interface Turn extends Knot {
  /** Whether the angle grows after it. */
  isForwardAfter: boolean;
}

export interface Path {
  /** The true motion; its angle need not continue that of the knots, which goes on past 360. */
  motionAt: MotionAt;
  /** In order of time, the turns among them. */
  knots: readonly Knot[];
  turns: readonly Turn[];
}

export interface Crossing {
  instantMs: number;
  /** The level that is crossed, counted on past 360 as the path is. */
  levelDeg: number;
  /** Whether the angle grows there. */
  isForward: boolean;
}

/** The cubic through two knots with their rates. */
function cubicAt(a: Knot, b: Knot, instantMs: number): Motion & { accelerationDegPerDay2: number } {
  const days = (b.instantMs - a.instantMs) / MS_PER_DAY;
  const s = (instantMs - a.instantMs) / (b.instantMs - a.instantMs);
  const rise = b.angleDeg - a.angleDeg;
  const [from, to] = [a.rateDegPerDay * days, b.rateDegPerDay * days];
  const square = 3 * rise - 2 * from - to;
  const cube = from + to - 2 * rise;
  return {
    angleDeg: a.angleDeg + s * (from + s * (square + s * cube)),
    rateDegPerDay: (from + s * (2 * square + 3 * s * cube)) / days,
    accelerationDegPerDay2: (2 * square + 6 * s * cube) / (days * days),
  };
}

function turnBetween(a: Knot, b: Knot, motionAt: MotionAt, precision: Precision): Turn {
  const bracket = { fromMs: a.instantMs, toMs: b.instantMs, rises: b.rateDegPerDay > a.rateDegPerDay };
  const onCubic = (instantMs: number) => {
    const { rateDegPerDay, accelerationDegPerDay2 } = cubicAt(a, b, instantMs);
    return { value: rateDegPerDay, ratePerDay: accelerationDegPerDay2 };
  };
  const guessMs = settleMs(onCubic, bracket, (a.instantMs + b.instantMs) / 2);
  if (precision === 'interpolated') {
    const { angleDeg } = cubicAt(a, b, guessMs);
    return { instantMs: guessMs, angleDeg, rateDegPerDay: 0, isForwardAfter: bracket.rises };
  }
  const instantMs = settleMs(
    (atMs) => ({ value: motionAt(atMs).rateDegPerDay, ratePerDay: onCubic(atMs).ratePerDay }),
    bracket,
    guessMs,
  );
  const { angleDeg } = motionAt(instantMs);
  return {
    instantMs,
    angleDeg: a.angleDeg + signedDifferenceDeg(a.angleDeg, angleDeg),
    rateDegPerDay: 0,
    isForwardAfter: bracket.rises,
  };
}

/** Interpolated costs no further position, and is good to some minutes on the grids in use here. */
export type Precision = 'exact' | 'interpolated';

/**
 * The path through samples in order of time, any two neighbours less than half a circle apart and nearer in time than
 * two turns ever are. With interpolated turns a level that a turn just touches may be missed.
 */
export function pathOf(
  motionAt: MotionAt,
  samples: readonly Knot[],
  turnPrecision: Precision = 'exact',
): Path {
  const knots: Knot[] = [];
  const turns: Turn[] = [];
  for (const sample of samples) {
    const last = knots.at(-1);
    const angleDeg = last
      ? last.angleDeg + signedDifferenceDeg(last.angleDeg, sample.angleDeg)
      : sample.angleDeg;
    const knot = { ...sample, angleDeg };
    if (last && last.rateDegPerDay >= 0 !== knot.rateDegPerDay >= 0) {
      const turn = turnBetween(last, knot, motionAt, turnPrecision);
      knots.push(turn);
      turns.push(turn);
    }
    knots.push(knot);
  }
  return { motionAt, knots, turns };
}

/** When the path between two neighbouring knots reaches a level between them. */
function reachMs(path: Path, a: Knot, b: Knot, levelDeg: number, precision: Precision): number {
  const bracket = { fromMs: a.instantMs, toMs: b.instantMs, rises: b.angleDeg > a.angleDeg };
  const onCubic = (instantMs: number) => {
    const { angleDeg, rateDegPerDay } = cubicAt(a, b, instantMs);
    return { value: angleDeg - levelDeg, ratePerDay: rateDegPerDay };
  };
  const share = (levelDeg - a.angleDeg) / (b.angleDeg - a.angleDeg);
  const guessMs = settleMs(onCubic, bracket, a.instantMs + share * (b.instantMs - a.instantMs));
  if (precision === 'interpolated') return guessMs;
  const exactly = (instantMs: number) => {
    const { angleDeg, rateDegPerDay } = path.motionAt(instantMs);
    return { value: signedDifferenceDeg(levelDeg, angleDeg), ratePerDay: rateDegPerDay };
  };
  return settleMs(exactly, bracket, guessMs);
}

/** Every crossing of one level, which is an angle counted on as the path's knots are; in order of time. */
export function levelCrossings(path: Path, levelDeg: number, precision: Precision = 'exact'): Crossing[] {
  const crossings: Crossing[] = [];
  for (const [index, b] of path.knots.entries()) {
    const a = path.knots[index - 1];
    if (!a) continue;
    const isForward = a.angleDeg < levelDeg && levelDeg <= b.angleDeg;
    const isBackward = b.angleDeg <= levelDeg && levelDeg < a.angleDeg;
    if (!isForward && !isBackward) continue;
    crossings.push({ instantMs: reachMs(path, a, b, levelDeg, precision), levelDeg, isForward });
  }
  return crossings;
}

/** The lowest and the highest angle of the path. */
export function rangeOf({ knots }: Path): { lowDeg: number; highDeg: number } {
  let [lowDeg, highDeg] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { angleDeg } of knots) {
    lowDeg = Math.min(lowDeg, angleDeg);
    highDeg = Math.max(highDeg, angleDeg);
  }
  return { lowDeg, highDeg };
}

/** Every value of `targetDeg` plus whole turns from `lowDeg` to `highDeg`. */
export function levelsOf(targetDeg: number, lowDeg: number, highDeg: number): number[] {
  const first = Math.ceil((lowDeg - targetDeg) / 360);
  const last = Math.floor((highDeg - targetDeg) / 360);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => targetDeg + 360 * (first + k));
}

/** Every crossing of any of the target angles, each 0 <= x < 360. */
export function crossingsOf(path: Path, targetsDeg: readonly number[]): Crossing[] {
  const { lowDeg, highDeg } = rangeOf(path);
  return targetsDeg
    .flatMap((targetDeg) => levelsOf(targetDeg, lowDeg, highDeg))
    .flatMap((levelDeg) => levelCrossings(path, levelDeg))
    .toSorted((a, b) => a.instantMs - b.instantMs);
}
