import type { BookBlock } from '../../../contract/book.ts';
import { chapter } from '../book-blocks.ts';
import { cuspsTable, positionsTable } from '../book-tables.ts';
import { yearEclipsesChapter } from './year-eclipses-chapter.ts';
import type { YearGiven } from './year-given.ts';
import { yearHouses } from './year-houses.ts';
import { yearMonths } from './year-months.ts';
import { yearReturn } from './year-return.ts';

function yearFigures(given: YearGiven): BookBlock[] {
  const { chart, returned, words } = given;
  const { year, birth } = words.columns;
  return [
    ...chapter('figures', words.chapters.table),
    positionsTable(returned, given, year),
    ...cuspsTable(returned, given),
    positionsTable(chart, given, birth),
  ];
}

/** The book of a year, chapter by chapter. */
export function yearBook(given: YearGiven): BookBlock[] {
  return [yearReturn, yearHouses, yearMonths, yearEclipsesChapter, yearFigures].flatMap((write) =>
    write(given),
  );
}
