import { MS_PER_DAY } from '../time-scales.ts';

/** A step of Newton's shorter than this leaves an error of far less than a millisecond. */
const PRECISION_MS = 20;
const MAX_STEPS = 50;

/** A value at one instant, and how fast it changes. */
export interface Slope {
  value: number;
  ratePerDay: number;
}

export interface Bracket {
  fromMs: number;
  toMs: number;
  /** Whether the value goes from negative to positive. */
  rises: boolean;
}

/**
 * The instant within the bracket at which a value passes zero, from a first guess. Newton's steps, which need two or
 * three evaluations after a good guess, and halving where one would leave the bracket. The rate may be approximate.
 */
export function settleMs(
  slopeAt: (instantMs: number) => Slope,
  { fromMs, toMs, rises }: Bracket,
  guessMs: number,
): number {
  let [low, high] = [fromMs, toMs];
  let at = guessMs > low && guessMs < high ? guessMs : (low + high) / 2;
  for (let step = 0; step < MAX_STEPS && high - low > PRECISION_MS; step++) {
    const { value, ratePerDay } = slopeAt(at);
    if (value === 0) return at;
    if (value > 0 === rises) high = at;
    else low = at;
    const next = at - (value / ratePerDay) * MS_PER_DAY;
    if (Math.abs(next - at) < PRECISION_MS) return Math.max(fromMs, Math.min(toMs, next));
    at = next > low && next < high ? next : (low + high) / 2;
  }
  return at;
}
