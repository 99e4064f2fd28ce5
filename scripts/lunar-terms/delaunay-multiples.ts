/** Multiples of D, F, l and l'. */
export type Multiples = readonly [number, number, number, number];

/** D, F, l and l' as polynomials of centuries, in radians. */
export type Delaunay = readonly [Polynomial, Polynomial, Polynomial, Polynomial];
type Polynomial = readonly number[];

/** Amplitude, then the argument's polynomial. */
type Term = readonly number[];

/** Beyond these multiples no term of the Moon reaches a thousandth of an arcsecond. */
const LARGEST = { d: 12, f: 8, l: 9, lPrime: 5 } as const;

/** As far as the same rate, in radians a century, is written alike. */
const SAME_RATE = 1e-6;
const SAME_PHASE = 1e-6;

function argumentOf(terms: readonly Term[], amplitude: number, divisor: number): Polynomial {
  const term = terms.find(([value]) => Math.abs((value ?? 0) - amplitude) < 0.05);
  if (!term) throw new Error(`no term of ${amplitude}"`);
  return term.slice(1).map((value) => value / divisor);
}

/** Reads the four arguments off the largest term of each. @throws Error where a term is missing. */
export function argumentsOf(longitude: readonly Term[], latitude: readonly Term[]): Delaunay {
  const d = argumentOf(longitude, 2369.91, 2);
  const f = argumentOf(latitude, 18461.24, 1);
  const l = argumentOf(longitude, 22639.59, 1);
  // The annual equation is negative: its argument is written half a turn ahead.
  const lPrime = argumentOf(longitude, 666.42, 1).map((value, power) =>
    power === 0 ? value + Math.PI : value,
  );
  return [d, f, l, lPrime];
}

function combined(delaunay: Delaunay, multiples: Multiples, power: number): number {
  return delaunay.reduce((sum, argument, k) => sum + (multiples[k] ?? 0) * (argument[power] ?? 0), 0);
}

export interface SignedMultiples {
  multiples: Multiples;
  sign: 1 | -1;
}

/** The same term with its first multiple above zero: a sine changes its sign when its argument is turned about. */
function forwards(multiples: Multiples, sign: 1 | -1, byCosine: boolean): SignedMultiples {
  if ((multiples.find((multiple) => multiple !== 0) ?? 0) >= 0) return { multiples, sign };
  const [d, f, l, lPrime] = multiples;
  return { multiples: [0 - d, 0 - f, 0 - l, 0 - lPrime], sign: byCosine ? sign : sign === 1 ? -1 : 1 };
}

/**
 * The multiples of D, F, l and l' that make an argument, null where the planets have a part in it. `sign` is -1 where it stands
 * half a turn from that sum; an argument by the cosine counts from a quarter of a turn.
 */
export function multiplesOf(
  argument: Polynomial,
  delaunay: Delaunay,
  byCosine: boolean,
): SignedMultiples | null {
  const [phase = 0, rate = 0] = argument;
  for (let lPrime = -LARGEST.lPrime; lPrime <= LARGEST.lPrime; lPrime++) {
    for (let f = -LARGEST.f; f <= LARGEST.f; f++) {
      for (let d = -LARGEST.d; d <= LARGEST.d; d++) {
        const rest = rate - combined(delaunay, [d, f, 0, lPrime], 1);
        const l = Math.round(rest / (delaunay[2][1] ?? 1));
        if (Math.abs(l) > LARGEST.l) continue;
        const multiples: Multiples = [d, f, l, lPrime];
        if (Math.abs(rate - combined(delaunay, multiples, 1)) > SAME_RATE) continue;
        const start = combined(delaunay, multiples, 0) + (byCosine ? Math.PI / 2 : 0);
        const halfTurns = (phase - start) / Math.PI;
        if (Math.abs(halfTurns - Math.round(halfTurns)) > SAME_PHASE) continue;
        return forwards(multiples, Math.round(halfTurns) % 2 === 0 ? 1 : -1, byCosine);
      }
    }
  }
  return null;
}
