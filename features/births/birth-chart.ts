import type { Chart } from '../../astrology/chart-types.ts';
import type { DayFacts } from '../../astrology/day-facts.ts';
import type { SynastryPerson } from '../../astrology/synastry/synastry-types.ts';
import type { ChartPlace, TimeReceipt } from '../../contract/natal-chart.ts';

/** The chart of a birth as the house has it: instants in UTC milliseconds. The API writes it as `NatalChartAnswer`. */
export interface BirthChart extends Chart {
  utcOffsetSeconds: number;
  timeZone: TimeReceipt;
  place: ChartPlace;
  /** What holds whatever the hour, or through the stretch that is known; null where the time is. */
  day: DayFacts | null;
}

/** A birth's chart as a person of the synastry. */
export function personOfChart({
  bodies,
  angles,
  houses,
  instantMs,
  settings,
  place,
}: BirthChart): SynastryPerson {
  const { latitude: latitudeDeg, longitude: longitudeDeg } = place;
  return { bodies, angles, houses, instantMs, settings, latitudeDeg, longitudeDeg };
}
