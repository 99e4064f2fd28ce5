import type { BookBlock } from '../../../contract/book.ts';
import { capitalised } from '../../capitalised.ts';
import { aside, chapter, heading } from '../book-blocks.ts';
import { longPassages } from '../long-passages.ts';
import { passageBlocks, passageSpans } from '../passage-blocks.ts';
import type { YearGiven } from './year-given.ts';

/** The year's passages over points of the birth chart, by the month of their first exact day. */
export function yearMonths(given: YearGiven): BookBlock[] {
  const { chart, words, dates, tag, fromMs, toMs } = given;
  const passages = longPassages(chart, fromMs, toMs);
  const opening = chapter('months', words.chapters.year.months);
  if (passages.length === 0) return [...opening, aside(null, words.quiet.passages)];
  const months = Map.groupBy(passages, ({ firstMs }) => dates.month(firstMs));
  return [
    ...opening,
    passageSpans(passages, { fromMs, toMs, caption: words.captions.passages }, given),
    ...[...months].flatMap(([month, own]) => [
      heading(capitalised(month, tag)),
      ...own.flatMap((passage) => passageBlocks(passage, { level: 2, hasReach: true }, given)),
    ]),
  ];
}
