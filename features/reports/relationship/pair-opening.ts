import type { BookBlock } from '../../../contract/book.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { aside, chapter, wheel } from '../book-blocks.ts';
import { certainAspects } from './pair-meetings.ts';
import type { RelationshipGiven } from './relationship-given.ts';

/** Lines that a wheel of two charts has room for. */
const MOST_LINES = 24;

/** Both charts on one wheel. */
export function pairOpening({ first, second, people, compared, words }: RelationshipGiven): BookBlock[] {
  const aspects = certainAspects(compared)
    .slice(0, MOST_LINES)
    .map(({ first: one, second: other, aspect, orb }) => ({
      first: one,
      second: other,
      aspect,
      orb,
      applying: null,
    }));
  const isTimed = first.angles !== null && second.angles !== null;
  return [
    ...chapter('charts', words.chapters.relationship.charts),
    ...(isTimed ? [] : [aside(words.withoutHour.title, words.withoutHour.relationship)]),
    wheel(fillText(words.captions.pair, people), { ...first, aspects }, second),
  ];
}
