import type { BookBlock } from '../../../contract/book.ts';
import { aside, chapter, wheel } from '../book-blocks.ts';
import type { NatalGiven } from './natal-given.ts';

/** How the book is to be read, and the wheel that it is read from. */
export function natalOpening({ chart, words }: NatalGiven): BookBlock[] {
  const { withoutHour, captions, chapters } = words;
  return [
    ...chapter('read', chapters.natal.read),
    ...(chart.angles ? [] : [aside(withoutHour.title, withoutHour.natal)]),
    wheel(captions.natal, chart),
  ];
}
