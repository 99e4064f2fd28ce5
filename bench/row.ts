/** One line of the bench: what was measured, beside the figure to reach. */
export interface BenchRow {
  what: string;
  measured: string;
  target: string;
  /** Null where the row is there to compare, not to reach anything. */
  met: boolean | null;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
