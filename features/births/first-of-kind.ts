import type { ChartKind } from '../../contract/chart-kind.ts';

/** The same charts, those of a kind before the others; as they are where none is asked for. */
export function firstOfKind<Chart extends { kind: ChartKind | null }>(
  charts: readonly Chart[],
  wanted: ChartKind | undefined,
): readonly Chart[] {
  if (!wanted) return charts;
  return [...charts.filter(({ kind }) => kind === wanted), ...charts.filter(({ kind }) => kind !== wanted)];
}
