import type { StateVector } from './vectors.ts';

/** Functions of time as Chebyshev series over equal intervals, their coefficients in base-64 digits. */
export interface ChebyshevTable {
  intervalDays: number;
  /** Value of one unit of the coefficients. */
  unit: number;
  /** Digits of each coefficient, by its order. */
  widths: readonly number[];
  /** Intervals one after the other; in each the coefficients of every function in turn. */
  digits: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Value of each digit by its character code. */
const digitValues = Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)));

function decodeInterval(table: ChebyshevTable, interval: number, functions: number): Float64Array {
  const { widths, digits, unit } = table;
  const charactersPerFunction = widths.reduce((sum, width) => sum + width, 0);
  const coefficients = new Float64Array(functions * widths.length);
  let at = interval * functions * charactersPerFunction;
  for (let k = 0; k < coefficients.length; k++) {
    const width = widths[k % widths.length] ?? 1;
    let value = 0;
    for (const end = at + width; at < end; at++)
      value = value * 64 + (digitValues[digits.charCodeAt(at)] ?? 0);
    coefficients[k] = (value - 64 ** width / 2) * unit;
  }
  return coefficients;
}

/** Value and derivative by x of a series at -1 <= x <= 1. */
function evaluate(coefficients: Float64Array, first: number, count: number, x: number): [number, number] {
  let [t0, t1, d0, d1] = [1, x, 0, 1];
  let value = (coefficients[first] ?? 0) + (coefficients[first + 1] ?? 0) * x;
  let derivative = coefficients[first + 1] ?? 0;
  for (let k = 2; k < count; k++) {
    const coefficient = coefficients[first + k] ?? 0;
    const t2 = 2 * x * t1 - t0;
    const d2 = 2 * x * d1 - d0 + 2 * t1;
    value += coefficient * t2;
    derivative += coefficient * d2;
    t0 = t1;
    t1 = t2;
    d0 = d1;
    d1 = d2;
  }
  return [value, derivative];
}

/** Value and rate per day of function number `index` at one instant. */
type Evaluation = (index: number) => readonly [value: number, ratePerDay: number];

/**
 * Finds the interval of an instant, in TT days since J2000. The table reaches `halfSpanDays` to each side of J2000;
 * beyond, the last interval is carried on and soon means nothing. Intervals are decoded when first asked for and kept:
 * they are constants, the same for every request.
 */
function evaluatorOf(
  table: ChebyshevTable,
  functions: number,
  halfSpanDays: number,
): (ttDays: number) => Evaluation {
  const count = table.widths.length;
  const intervals = (2 * halfSpanDays) / table.intervalDays;
  const decoded = new Array<Float64Array | undefined>(intervals);
  return (ttDays) => {
    const elapsed = (ttDays + halfSpanDays) / table.intervalDays;
    const interval = Math.max(0, Math.min(intervals - 1, Math.floor(elapsed)));
    const coefficients = decoded[interval] ?? decodeInterval(table, interval, functions);
    decoded[interval] = coefficients;
    const x = 2 * (elapsed - interval) - 1;
    return (index) => {
      const [value, derivative] = evaluate(coefficients, index * count, count, x);
      return [value, (derivative * 2) / table.intervalDays];
    };
  };
}

/** The state that a table of x, y and z holds, by TT days since J2000. */
export function orbitOf(table: ChebyshevTable, halfSpanDays: number): (ttDays: number) => StateVector {
  const evaluator = evaluatorOf(table, 3, halfSpanDays);
  return (ttDays) => {
    const evaluation = evaluator(ttDays);
    const [x, vx] = evaluation(0);
    const [y, vy] = evaluation(1);
    const [z, vz] = evaluation(2);
    return { position: [x, y, z], velocity: [vx, vy, vz] };
  };
}

/** The value that a table of one function holds, by TT days since J2000. */
export function scalarOf(table: ChebyshevTable, halfSpanDays: number): (ttDays: number) => number {
  const evaluator = evaluatorOf(table, 1, halfSpanDays);
  return (ttDays) => evaluator(ttDays)(0)[0];
}
