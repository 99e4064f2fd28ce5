import type { BookBlock } from '../../../contract/book.ts';
import { chapter } from '../book-blocks.ts';
import { aspectsTable, cuspsTable, positionsTable } from '../book-tables.ts';
import { natalAnswers } from './natal-answers.ts';
import type { NatalGiven } from './natal-given.ts';
import { natalHouses } from './natal-houses.ts';
import { natalLife } from './natal-life.ts';
import { natalOpening } from './natal-opening.ts';
import { natalPlanets } from './natal-planets.ts';
import { natalRuler } from './natal-ruler.ts';
import { natalWhole } from './natal-whole.ts';

function natalFigures(given: NatalGiven): BookBlock[] {
  const { chart, words } = given;
  return [
    ...chapter('figures', words.chapters.table),
    positionsTable(chart, given),
    ...cuspsTable(chart, given),
    ...aspectsTable(chart.aspects, given),
  ];
}

const CHAPTERS = [
  natalOpening,
  natalWhole,
  natalPlanets,
  natalAnswers,
  natalRuler,
  natalHouses,
  natalLife,
  natalFigures,
] as const;

/** The natal book, chapter by chapter. */
export function natalBook(given: NatalGiven): BookBlock[] {
  return CHAPTERS.flatMap((write) => write(given));
}
