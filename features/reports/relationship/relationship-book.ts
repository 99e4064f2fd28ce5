import type { BookBlock } from '../../../contract/book.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { chapter } from '../book-blocks.ts';
import { pointName } from '../book-names.ts';
import { aspectsTable, positionsTable } from '../book-tables.ts';
import { pairBonds } from './pair-bonds.ts';
import { pairBetween, pairOverlays, pairSeek } from './pair-houses.ts';
import { certainAspects, pairEase, pairHard } from './pair-meetings.ts';
import { pairOpening } from './pair-opening.ts';
import type { RelationshipGiven } from './relationship-given.ts';

/** Rows that the table of aspects has room for on one page. */
const MOST_ASPECTS = 24;

function pairFigures(given: RelationshipGiven): BookBlock[] {
  const { first, second, people, compared, words, astro } = given;
  const caption = (name: string) => fillText(words.captions.positionsOf, { name });
  return [
    ...chapter('figures', words.chapters.table),
    positionsTable(first, given, caption(people.first)),
    positionsTable(second, given, caption(people.second)),
    ...aspectsTable(
      certainAspects(compared).slice(0, MOST_ASPECTS),
      given,
      words.captions.pairAspects,
      (point, side) => `${pointName(point, astro)} (${people[side]})`,
    ),
  ];
}

const CHAPTERS = [
  pairOpening,
  pairBonds,
  pairEase,
  pairHard,
  pairOverlays,
  pairSeek,
  pairBetween,
  pairFigures,
];

/** The book on two people, chapter by chapter. */
export function relationshipBook(given: RelationshipGiven): BookBlock[] {
  return CHAPTERS.flatMap((write) => write(given));
}
