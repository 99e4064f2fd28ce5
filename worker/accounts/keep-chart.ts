import type { D1Database } from '@cloudflare/workers-types';
import { AppError } from '../../contract/app-error.ts';
import { addChart, listCharts, removeChart, type SavedChart } from './chart-rows.ts';
import { chartKey, isSameChart } from './same-chart.ts';

type NewChart = Omit<SavedChart, 'createdMs'>;

/**
 * Keeps a chart in the account and gives it as it stands there: the same id again changes nothing, and a birth that the account
 * holds already is the chart that holds it, by its own id and name. Of several that come at once one is kept.
 * @throws AppError charts_full, accounts_unavailable
 */
export async function keepChart(
  db: D1Database,
  userId: string,
  chart: NewChart,
  nowMs: number,
): Promise<NewChart> {
  const find = async (before?: string) => {
    const charts = await listCharts(db, userId, before);
    const known = charts.find(({ id }) => id === chart.id);
    // The first that came is the one that stays.
    const twin = known ? undefined : charts.findLast(({ birth }) => isSameChart(birth, chart.birth));
    return { known, twin };
  };
  const { known, twin } = await find();
  if (twin) return twin;
  const kept = { ...chart, ...(known && { name: known.name, kind: known.kind }) };
  const isKept = await addChart(db, userId, { ...kept, key: await chartKey(kept.birth) }, nowMs);
  if (isKept && known) return kept;
  // Another request may have kept the same birth since the list was read; where one of the two is not settled, both found room.
  const winner = (await find(isKept ? chart.id : undefined)).twin;
  if (!winner && isKept) return kept;
  if (!winner) throw new AppError('charts_full');
  if (isKept) await removeChart(db, userId, chart.id);
  return winner;
}
