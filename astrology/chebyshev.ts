import type { StateVector } from './vectors.ts';

/** Functions of time as Chebyshev series over equal intervals, their coefficients in base-64 digits. */
export interface ChebyshevTable {
  intervalDays: number;
  /** Value of one unit of the coefficients. */
  unit: number;
  /** Digits of each coefficient, by its order. */
  widths: readonly number[];
  /**
   * The first digit of every coefficient, then the second of those that have one, and so on; within a place by order, function and
   * interval. Digits that are alike stand together, which compresses a tenth better.
   */
  digits: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Value of each digit by its character code. */
const digitValues = Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)));

/** By a coefficient's order: which columns of a table its digits stand in, the first digit first. */
export function digitColumns(widths: readonly number[]): number[][] {
  const columns: number[][] = widths.map(() => []);
  let column = 0;
  for (let place = 0; place < Math.max(...widths); place++) {
    for (const [order, width] of widths.entries()) if (place < width) columns[order]?.push(column++);
  }
  return columns;
}

/** How a table's digits are laid out. */
interface Layout {
  columns: readonly (readonly number[])[];
  functions: number;
  intervals: number;
}

function decodeInterval({ digits, unit }: ChebyshevTable, layout: Layout, interval: number): Float64Array {
  const { columns, functions, intervals } = layout;
  const coefficients = new Float64Array(functions * columns.length);
  for (let k = 0; k < coefficients.length; k++) {
    const places = columns[k % columns.length] ?? [];
    const first = Math.floor(k / columns.length) * intervals + interval;
    let value = 0;
    for (const column of places)
      value = value * 64 + (digitValues[digits.charCodeAt(column * functions * intervals + first)] ?? 0);
    coefficients[k] = (value - 64 ** places.length / 2) * unit;
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
  const layout: Layout = { columns: digitColumns(table.widths), functions, intervals };
  const decoded = new Array<Float64Array | undefined>(intervals);
  return (ttDays) => {
    const elapsed = (ttDays - firstDay) / intervalDays;
    const interval = Math.max(0, Math.min(intervals - 1, Math.floor(elapsed)));
    const coefficients = decoded[interval] ?? decodeInterval(table, layout, interval);
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
