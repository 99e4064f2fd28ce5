import type { BirthFormOutcome } from '../../features/births/birth-form-outcome.ts';
import type { CastingContext } from './cast-chart.ts';
import { drawChart } from './draw-chart.ts';
import { settleBirth } from './settle-birth.ts';

/** Casts the chart of a posted form. Every fault of the form is told at once, the place's included. */
export async function castFromForm(
  fields: Readonly<Record<string, string>>,
  context: CastingContext,
): Promise<BirthFormOutcome> {
  const settled = await settleBirth(fields, context);
  if (!settled.ok) return settled;
  const { birth, moment } = settled;
  return { ok: true, chart: drawChart(moment, birth.place, birth.houseSystem) };
}
