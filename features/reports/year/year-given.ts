import type { Chart } from '../../../astrology/chart-types.ts';
import type { BookGiven } from '../book-given.ts';
import type { ReadChart } from '../read-chart.ts';

/** What the chapters of a year's book are written with: from one solar return to the next, UTC ms. */
export interface YearGiven extends BookGiven<'year'> {
  chart: ReadChart;
  /** The chart of the solar return, which begins the year. */
  returned: Chart;
  fromMs: number;
  toMs: number;
}
