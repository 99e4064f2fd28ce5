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

/** The TT days since J2000 that a table begins and ends with. */
export interface Span {
  firstDay: number;
  lastDay: number;
}

/** The coefficients of an instant's interval, and where in it the instant lies. */
interface Stretch {
  coefficients: Float64Array;
  /** -1 at the interval's beginning, 1 at its end. */
  x: number;
}

/**
 * Finds the interval of an instant, in TT days since J2000. Beyond its span the first or
 * the last interval is carried on and soon means nothing. Intervals are decoded when first asked for and kept:
 * they are constants, the same for every request.
 */
function stretchesOf(
  table: ChebyshevTable,
  functions: number,
  { firstDay, lastDay }: Span,
): (ttDays: number) => Stretch {
  const { intervalDays } = table;
  const intervals = (lastDay - firstDay) / intervalDays;
  const decoded = new Array<Float64Array | undefined>(intervals);
  return (ttDays) => {
    const elapsed = (ttDays - firstDay) / intervalDays;
    const interval = Math.max(0, Math.min(intervals - 1, Math.floor(elapsed)));
    const coefficients = decoded[interval] ?? decodeInterval(table, interval, functions);
    decoded[interval] = coefficients;
    return { coefficients, x: 2 * (elapsed - interval) - 1 };
  };
}

/** The state that a table of x, y and z holds, by TT days since J2000. */
export function orbitOf(table: ChebyshevTable, span: Span): (ttDays: number) => StateVector {
  const stretchAt = stretchesOf(table, 3, span);
  const count = table.widths.length;
  const perDay = 2 / table.intervalDays;
  return (ttDays) => {
    const { coefficients, x } = stretchAt(ttDays);
    // The polynomials of degree k - 1 and k, and their derivatives: one pass for all three.
    let before = 0;
    let polynomial = 1;
    let slopeBefore = 0;
    let slope = 0;
    let px = 0;
    let py = 0;
    let pz = 0;
    let vx = 0;
    let vy = 0;
    let vz = 0;
    for (let k = 0; k < count; k++) {
      const cx = coefficients[k] ?? 0;
      const cy = coefficients[count + k] ?? 0;
      const cz = coefficients[2 * count + k] ?? 0;
      px += cx * polynomial;
      py += cy * polynomial;
      pz += cz * polynomial;
      vx += cx * slope;
      vy += cy * slope;
      vz += cz * slope;
      const turn = k === 0 ? 1 : 2;
      const next = turn * x * polynomial - before;
      const nextSlope = turn * (x * slope + polynomial) - slopeBefore;
      before = polynomial;
      polynomial = next;
      slopeBefore = slope;
      slope = nextSlope;
    }
    return { position: [px, py, pz], velocity: [vx * perDay, vy * perDay, vz * perDay] };
  };
}

/** The value that a table of one function holds, by TT days since J2000. */
export function scalarOf(table: ChebyshevTable, span: Span): (ttDays: number) => number {
  const stretchAt = stretchesOf(table, 1, span);
  const count = table.widths.length;
  return (ttDays) => {
    const { coefficients, x } = stretchAt(ttDays);
    let before = 1;
    let polynomial = x;
    let value = (coefficients[0] ?? 0) + (coefficients[1] ?? 0) * x;
    for (let k = 2; k < count; k++) {
      const next = 2 * x * polynomial - before;
      value += (coefficients[k] ?? 0) * next;
      before = polynomial;
      polynomial = next;
    }
    return value;
  };
}
