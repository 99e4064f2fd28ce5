import { computeChart } from '../../astrology/chart.ts';
import type { Aspect, Chart } from '../../astrology/chart-types.ts';
import type { HouseSystemId } from '../../astrology/ids.ts';
import { computeTimelessChart, type DayFacts, type TimelessChart } from '../../astrology/timeless-chart.ts';
import type { ChartPlace, NatalChartAnswer, TimeReceipt } from '../../contract/natal-chart.ts';
import { isoSeconds } from './iso-seconds.ts';
import type { BirthMoment } from './resolve-clock.ts';

/** A chart with all that the contract tells of its birth. */
export function chartAnswer(
  chart: Chart & { day?: DayFacts },
  instantMs: number,
  utcOffsetSeconds: number,
  timeZone: TimeReceipt,
  place: ChartPlace,
): NatalChartAnswer {
  const day = chart.day ?? null;
  return { ...chart, instant: isoSeconds(instantMs), utcOffsetSeconds, timeZone, place, day };
}

/** A day's chart without the aspects of noon that another hour undoes. */
function withSureAspects(chart: TimelessChart): TimelessChart {
  const holds = ({ first, second, aspect }: Aspect) =>
    chart.day.aspects.some(
      (other) => other.allDay && other.first === first && other.second === second && other.aspect === aspect,
    );
  return { ...chart, aspects: chart.aspects.filter(holds) };
}

/** Draws the sky of a birth whose moment and place are settled. */
export function drawChart(
  moment: BirthMoment,
  { timeZone: _zone, ...place }: ChartPlace & { timeZone: string },
  houseSystem: HouseSystemId,
): NatalChartAnswer {
  const where = { latitudeDeg: place.latitude, longitudeDeg: place.longitude };
  const { id, rule, source, abbreviation } = moment.zone;
  const receipt: TimeReceipt = { id, rule, source, abbreviation };
  const { utcOffsetSeconds } = moment;
  if (moment.kind === 'day') {
    const { dayStartMs, dayEndMs, noonMs } = moment;
    const chart = withSureAspects(computeTimelessChart({ dayStartMs, dayEndMs, noonMs, ...where }));
    return chartAnswer(chart, noonMs, utcOffsetSeconds, receipt, place);
  }
  const { instantMs } = moment;
  const chart = computeChart({ instantMs, ...where, houseSystem });
  return chartAnswer(chart, instantMs, utcOffsetSeconds, receipt, place);
}
