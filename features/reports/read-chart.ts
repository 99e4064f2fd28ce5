import { withChosenNode } from '../../astrology/chart-facts.ts';
import type { ChartSettings } from '../../astrology/chart-settings.ts';
import type { ChartFigure } from '../../astrology/chart-types.ts';
import { openBodies, steadyFigure } from '../../astrology/steady-figure.ts';
import type { BirthChart } from '../births/birth-chart.ts';

/** A birth chart as a book reads it: of the two nodes one, and without the bodies whose sign the day of birth leaves open. */
export interface ReadChart extends ChartFigure {
  /** UTC ms; of an unknown hour the middle of the day. */
  instantMs: number;
  settings: ChartSettings;
  open: ReadonlySet<string>;
}

export function readChartOf(chart: BirthChart): ReadChart {
  const open = openBodies(chart.day);
  const { bodies, angles, houses, aspects, instantMs, settings } = withChosenNode(
    steadyFigure(chart, open),
    chart.settings.node,
  );
  return { bodies, angles, houses, aspects, instantMs, settings, open };
}
