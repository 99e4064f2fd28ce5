import type { Aspect, Chart } from '../../astrology/chart-types.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import type { HouseSystemId } from '../../astrology/ids.ts';
import { computeTimelessChart, type DayFacts, type TimelessChart } from '../../astrology/timeless-chart.ts';
import type { ChartPlace, TimeReceipt } from '../../contract/natal-chart.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
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
): BirthChart {
  const where = { latitudeDeg: place.latitude, longitudeDeg: place.longitude };
  const { id, rule, source, abbreviation } = moment.zone;
  const receipt: TimeReceipt = { id, rule, source, abbreviation };
  const { utcOffsetSeconds } = moment;
  if (moment.kind === 'day') {
    const { dayStartMs, dayEndMs, noonMs } = moment;
    const chart = withSureAspects(computeTimelessChart({ dayStartMs, dayEndMs, noonMs, ...where }));
    return chartOfBirth(chart, utcOffsetSeconds, receipt, place);
  }
  const { instantMs } = moment;
  const chart = computeChart({ instantMs, ...where, houseSystem });
  return chartOfBirth(chart, utcOffsetSeconds, receipt, place);
}
