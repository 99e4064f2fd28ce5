import type { Comparison } from '../../../astrology/synastry/compute-synastry.ts';
import type { BookGiven } from '../book-given.ts';
import type { ReadChart } from '../read-chart.ts';

/** What the chapters of a book on two people are written with. */
export interface RelationshipGiven extends BookGiven<'relationship'> {
  first: ReadChart;
  second: ReadChart;
  /** What the two are called. */
  people: Readonly<Record<'first' | 'second', string>>;
  compared: Comparison;
}
