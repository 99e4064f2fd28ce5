import { pickSettings } from '../../contract/setting-choices.ts';
import type { BirthFormOutcome } from '../../features/births/birth-form-outcome.ts';
import { likelyStay } from '../../features/births/rising-guess.ts';
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
  const settings = pickSettings(birth);
  const chart = await drawChart(moment, birth.place, settings);
  const stay = likelyStay(chart.day, fields.likeness);
  if (!stay) return { ok: true, chart, guess: null };
  const { utcOffsetSeconds, zone } = moment;
  const middle = {
    kind: 'instant',
    instantMs: (stay.fromMs + stay.toMs) / 2,
    utcOffsetSeconds,
    zone,
  } as const;
  const guess = { ...stay, chart: await drawChart(middle, birth.place, settings) };
  return { ok: true, chart, guess };
}
