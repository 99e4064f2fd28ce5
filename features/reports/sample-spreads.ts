import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { BookBlock } from '../../contract/book.ts';
import type { ReportId } from './report-kinds.ts';
import { openingPages, type SampleParts, sampleBook } from './sample-book.ts';

/** What is shown of a sample book: its wheel, and pages of its text. */
export interface Sample {
  figure: ChartFigure;
  /** Two spreads: the wheel with a page beside it, and two pages more. */
  spreads: readonly (readonly [readonly BookBlock[], readonly BookBlock[]])[];
}

/** The spreads that a sample book opens at. */
export function sampleSpreads<Report extends ReportId>(parts: SampleParts<Report>): Sample {
  const book = sampleBook(parts);
  const [first = [], second = [], third = []] = openingPages(book);
  const wheel: readonly BookBlock[] = [
    { kind: 'wheel', caption: parts.person, inner: book.cover, outer: null },
  ];
  return {
    figure: book.cover,
    spreads: [
      [wheel, first],
      [second, third],
    ],
  };
}
