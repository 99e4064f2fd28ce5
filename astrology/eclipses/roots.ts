/** How finely a root is settled: 0.01 s in hours, 18 m on the ground in radians. */
const PRECISION = 0.01 / 3600;
const MAX_STEPS = 60;

/**
 * Where `value` changes sign between two arguments (hours, radians), or null where it has the same sign at both. Regula falsi with the
 * Illinois correction; `crossingMs` of the searches stops at half a second, too coarse for a short totality.
 */
export function rootBetween(value: (argument: number) => number, from: number, to: number): number | null {
  let [a, b, valueA, valueB] = [from, to, value(from), value(to)];
  if (valueA > 0 === valueB > 0) return null;
  for (let step = 1; step <= MAX_STEPS && Math.abs(b - a) > PRECISION; step++) {
    const straight = a + ((b - a) * valueA) / (valueA - valueB);
    const middle = step % 4 === 0 ? (a + b) / 2 : straight;
    const valueMiddle = value(middle);
    if (valueMiddle === 0) return middle;
    if (valueMiddle > 0 === valueB > 0) {
      [b, valueB] = [middle, valueMiddle];
      valueA /= 2;
    } else {
      [a, valueA] = [b, valueB];
      [b, valueB] = [middle, valueMiddle];
    }
  }
  return (a + b) / 2;
}
