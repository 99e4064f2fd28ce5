/**
 * Polynomials in hours. Sun and Moon are computed at seven instants around a syzygy and every quantity of the eclipse is
 * carried from there by a polynomial of degree six: over nine hours that is exact to a millimetre.
 */

/** Coefficients from the constant upwards. */
export type Polynomial = readonly number[];

/** The instants to compute, in hours from the middle. */
export const NODE_HOURS = [-4.5, -3, -1.5, 0, 1.5, 3, 4.5] as const;

/** No polynomial is asked beyond this many hours from the middle. */
export const HALF_SPAN_HOURS = 4.5;

function timesBinomial(polynomial: Polynomial, root: number): number[] {
  const raised = [0, ...polynomial];
  return raised.map((value, power) => value - root * (polynomial[power] ?? 0));
}

/** For each node the polynomial that is 1 there and 0 at the others. */
const BASIS: readonly Polynomial[] = NODE_HOURS.map((node) => {
  const others = NODE_HOURS.filter((other) => other !== node);
  const scale = others.reduce((product, other) => product * (node - other), 1);
  return others.reduce<Polynomial>(timesBinomial, [1]).map((coefficient) => coefficient / scale);
});

/** The polynomial through one value for each of NODE_HOURS. */
export function interpolate(values: readonly number[]): Polynomial {
  return NODE_HOURS.map((_, power) =>
    values.reduce((sum, value, node) => sum + value * (BASIS[node]?.[power] ?? 0), 0),
  );
}

/** Value so many hours from the middle, in the unit of the polynomial. */
export function valueAt(polynomial: Polynomial, hours: number): number {
  let value = 0;
  for (let power = polynomial.length - 1; power >= 0; power--)
    value = value * hours + (polynomial[power] ?? 0);
  return value;
}

/** Derivative by the hour. */
export function rateAt(polynomial: Polynomial, hours: number): number {
  let rate = 0;
  for (let power = polynomial.length - 1; power >= 1; power--)
    rate = rate * hours + power * (polynomial[power] ?? 0);
  return rate;
}

/** Angles in radians with the turns between neighbours taken out, so that a polynomial can go through them. */
export function unwrapped(angles: readonly number[]): number[] {
  const turn = 2 * Math.PI;
  const result: number[] = [];
  for (const angle of angles) {
    const before = result.at(-1) ?? angle;
    result.push(angle - turn * Math.round((angle - before) / turn));
  }
  return result;
}
