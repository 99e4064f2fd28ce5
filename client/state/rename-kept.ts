import type { ChartKind } from '../../contract/chart-kind.ts';
import { MAX_NAME_LENGTH } from '../../contract/limits.ts';
import { readKept, writeKept } from './kept-charts.ts';
import { KEPT_CHARTS_KEY } from './remembered-keys.ts';

const storage = () => window.localStorage;

/** Gives a chart of this browser another name and says whose it is, in its place in the list; an empty name changes nothing. */
export function renameKept(id: string, name: string, kind: ChartKind | null): void {
  const given = name.trim().slice(0, MAX_NAME_LENGTH);
  if (given === '') return;
  // Read anew: another tab may have kept one since.
  const charts = readKept(storage).map((chart) =>
    chart.id === id ? { ...chart, name: given, kind } : chart,
  );
  if (writeKept(storage, charts)) window.dispatchEvent(new Event(KEPT_CHARTS_KEY));
}
