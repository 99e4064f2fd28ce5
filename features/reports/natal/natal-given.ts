import type { BookGiven } from '../book-given.ts';
import type { ReadChart } from '../read-chart.ts';

/** What the chapters of the natal book are written with. */
export interface NatalGiven extends BookGiven<'natal'> {
  chart: ReadChart;
}
