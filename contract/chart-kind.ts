/** Whose a kept chart is, as its person says; nobody has to. */
export const CHART_KINDS = ['mine', 'partner', 'child', 'friend'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Null for anything that is no kind. */
export function readChartKind(told: unknown): ChartKind | null {
  return CHART_KINDS.find((kind) => kind === told) ?? null;
}
