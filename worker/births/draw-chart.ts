import type { ChartSettings } from '../../astrology/chart-settings.ts';
import type { Aspect, Chart } from '../../astrology/chart-types.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import type { DayFacts } from '../../astrology/day-facts.ts';
import { computeTimelessChart, type TimelessChart } from '../../astrology/timeless-chart.ts';
import type { ChartPlace, TimeReceipt } from '../../contract/natal-chart.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import { readSkyOf } from './far-sky.ts';
import type { BirthMoment } from './resolve-clock.ts';

/** A chart with where and when its birth was. */
export function chartOfBirth(
  chart: Chart & { day?: DayFacts },
  utcOffsetSeconds: number,
  timeZone: TimeReceipt,
  place: ChartPlace,
): BirthChart {
  const day = chart.day ?? null;
  return { ...chart, utcOffsetSeconds, timeZone, place, day };
}

/** A chart of a stretch of time without the aspects of its middle that another hour undoes. */
function withSureAspects(chart: TimelessChart): TimelessChart {
  const holds = ({ first, second, aspect }: Aspect) =>
    chart.day.aspects.some(
      (other) => other.allDay && other.first === first && other.second === second && other.aspect === aspect,
    );
  return { ...chart, aspects: chart.aspects.filter(holds) };
}

/** Draws the sky of a birth whose moment and place are settled. */
export async function drawChart(
  moment: BirthMoment,
  { timeZone: _zone, ...place }: ChartPlace & { timeZone: string },
  settings: ChartSettings,
): Promise<BirthChart> {
  const where = { latitudeDeg: place.latitude, longitudeDeg: place.longitude };
  const { id, rule, source, abbreviation } = moment.zone;
  const receipt: TimeReceipt = { id, rule, source, abbreviation };
  const { utcOffsetSeconds } = moment;
  if (moment.kind === 'stretch') {
    const { fromMs, toMs, drawnMs, isWholeDay } = moment;
    await readSkyOf(drawnMs);
    const chart = withSureAspects(
      computeTimelessChart({ fromMs, toMs, drawnMs, isWholeDay, ...where, ...settings }),
    );
    return chartOfBirth(chart, utcOffsetSeconds, receipt, place);
  }
  const { instantMs } = moment;
  await readSkyOf(instantMs);
  const chart = computeChart({ instantMs, ...where, ...settings });
  return chartOfBirth(chart, utcOffsetSeconds, receipt, place);
}
