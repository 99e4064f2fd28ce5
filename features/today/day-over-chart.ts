import { type CurrentTransit, currentTransits } from '../../astrology/transits/current-transits.ts';
import { natalPointsOf } from '../../astrology/transits/natal-points.ts';
import { LASTING_MOVER_IDS } from '../../astrology/transits/transit-movers.ts';
import { chiefTransits } from './chief-transits.ts';
import { type CrossedChart, type MoonOverChart, moonOverChart } from './moon-over-chart.ts';
import { type ComingLunation, type ComingTransit, nextExactTransit, nextLunationOver } from './what-comes.ts';

/** What the sky of an instant is to one person: facts alone, in UTC ms. */
export interface DayOverChart {
  moon: MoonOverChart;
  /** The transits that matter most, those of these days before those of months; three at most. */
  transits: readonly CurrentTransit[];
  comingTransit: ComingTransit | null;
  lunation: ComingLunation;
}

/**
 * The day of whoever has this chart, from an instant on. Some milliseconds. Throws AstrologyError `invalid_instant` or
 * `date_out_of_range`.
 */
export function dayOverChart(chart: CrossedChart, nowMs: number): DayOverChart {
  const transits = chiefTransits(currentTransits(natalPointsOf(chart, nowMs), nowMs, LASTING_MOVER_IDS));
  return {
    moon: moonOverChart(chart, nowMs),
    transits,
    comingTransit: nextExactTransit(chart, nowMs, transits),
    lunation: nextLunationOver(chart, nowMs),
  };
}
