/** Chebyshev polynomials T0..T(count-1) at x in [-1, 1]. */
function basis(x: number, count: number): number[] {
  const values = [1, x];
  for (let k = 2; k < count; k++) values.push(2 * x * (values[k - 1] ?? 0) - (values[k - 2] ?? 0));
  return values.slice(0, count);
}

/** Solves a symmetric positive definite system in place by Gaussian elimination; `rows` are augmented. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const pivotRow = rows[pivot] ?? [];
    for (const row of rows.slice(pivot + 1)) {
      const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
      for (let k = pivot; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let k = size - 1; k >= 0; k--) {
    const row = rows[k] ?? [];
    const known = solution.reduce((sum, value, j) => (j > k ? sum + value * (row[j] ?? 0) : sum), 0);
    solution[k] = ((row[size] ?? 0) - known) / (row[k] ?? 1);
  }
  return solution;
}

/**
 * Least-squares Chebyshev coefficients of samples that are evenly spaced over [-1, 1], ends included.
 * Least squares, not interpolation: the few thousand kilometres by which the inner planets swing the Sun
 * to and fro are averaged, not aliased. The weight keeps the ends of neighbouring intervals together.
 */
export function fitChebyshev(samples: readonly number[], count: number): number[] {
  const rows = Array.from({ length: count }, () => new Array<number>(count + 1).fill(0));
  for (const [index, sample] of samples.entries()) {
    const x = -1 + (2 * index) / (samples.length - 1);
    const weight = 1 / Math.sqrt(1.02 - x * x);
    const values = basis(x, count);
    for (const [i, row] of rows.entries()) {
      const scaled = weight * (values[i] ?? 0);
      for (let j = 0; j < count; j++) row[j] = (row[j] ?? 0) + scaled * (values[j] ?? 0);
      row[count] = (row[count] ?? 0) + scaled * sample;
    }
  }
  return solve(rows);
}

/** Value of a Chebyshev series at sample `index` of `sampleCount` evenly spaced ones. */
export function evaluateAtSample(
  coefficients: readonly number[],
  index: number,
  sampleCount: number,
): number {
  const values = basis(-1 + (2 * index) / (sampleCount - 1), coefficients.length);
  return coefficients.reduce((sum, coefficient, k) => sum + coefficient * (values[k] ?? 0), 0);
}
