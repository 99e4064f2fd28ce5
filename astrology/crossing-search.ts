import { signedDifferenceDeg } from './angles.ts';

/** How finely the searches settle an instant. */
const PRECISION_MS = 500;
const MAX_STEPS = 60;

/**
 * The instant between `fromMs` and `toMs` at which `value` changes sign; it must have opposite signs at the two ends.
 * Regula falsi with the Illinois correction, and a bisection now and then: half a dozen evaluations where the function
 * is nearly straight, and never many more than bisection alone.
 */
export function crossingMs(value: (instantMs: number) => number, fromMs: number, toMs: number): number {
  let [a, b, valueA, valueB] = [fromMs, toMs, value(fromMs), value(toMs)];
  let kept: 'a' | 'b' | null = null;
  for (let step = 1; step <= MAX_STEPS && b - a > PRECISION_MS; step++) {
    const straight = a + ((b - a) * valueA) / (valueA - valueB);
    const middle = step % 4 === 0 || !(straight > a && straight < b) ? (a + b) / 2 : straight;
    const valueMiddle = value(middle);
    if (valueMiddle === 0) return middle;
    if (valueMiddle > 0 === valueB > 0) {
      [b, valueB] = [middle, valueMiddle];
      if (kept === 'a') valueA /= 2;
      kept = 'a';
    } else {
      [a, valueA] = [middle, valueMiddle];
      if (kept === 'b') valueB /= 2;
      kept = 'b';
    }
  }
  return (a + b) / 2;
}

/** When a longitude that moves one way from `fromMs` to `toMs`, by less than half a circle, reaches `targetDeg`. */
export function reachesLongitudeMs(
  longitudeDeg: (instantMs: number) => number,
  targetDeg: number,
  fromMs: number,
  toMs: number,
): number {
  return crossingMs((instantMs) => signedDifferenceDeg(targetDeg, longitudeDeg(instantMs)), fromMs, toMs);
}
