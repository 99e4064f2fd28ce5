import type { BookBlock } from '../../../contract/book.ts';
import { chapter } from '../book-blocks.ts';
import { slowHouseBlocks, slowHouseSpans, slowHouses } from '../slow-house-blocks.ts';
import type { YearGiven } from './year-given.ts';

/** Jupiter and Saturn through the houses of the birth chart. */
export function yearHouses(given: YearGiven): BookBlock[] {
  const { chart, words } = given;
  const all = slowHouses(chart, given);
  if (all.length === 0) return [];
  return [
    ...chapter('houses', words.chapters.year.houses),
    slowHouseSpans(all, given, words.captions.slowHouses, given),
    ...all.flatMap((each) => slowHouseBlocks(each, given, given)),
  ];
}
