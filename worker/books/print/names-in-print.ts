import type { Book } from '../../../contract/book.ts';
import { withFirst } from '../../../features/local-time/first-of-month.ts';
import type { BookWords } from '../../../locales/en/book.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Faces } from './faces.ts';
import { tagOf } from './set-blocks.ts';
import { isWritable } from './shape-text.ts';

/** The page shows every name; print has those alone whose letters its faces have. */

export type NameWords = Pick<BookWords, 'people' | 'cover'>;

/** The lines of a cover that are somebody's, in order. */
function linesOfPeople(people: NonNullable<Book['people']>): string[] {
  return people.flatMap(({ name, lines }) => [...(name === null ? [] : [name]), ...lines]);
}

/** Every text of a value with one string in the place of another. */
function replaced<Value>(value: Value, from: string, to: string): Value {
  return JSON.parse(JSON.stringify(value), (_key, own: unknown) =>
    typeof own === 'string' ? own.replaceAll(from, to) : own,
  ) as Value;
}

/** What stands on a cover for a name that cannot be written: the book's own day. */
function madeLine({ made, ...book }: Book, { cover }: NameWords): string {
  const tag = tagOf(book);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(made));
  return fillText(cover.made, { date: withFirst(day, tag) });
}

/**
 * A book as it can be set. A name with a letter that no face has is left out: the chapters call that person by what a book calls whoever told
 * no name, and the cover gives the book's day, once.
 */
export function withWritableNames(book: Book, words: NameWords, faces: Faces): Book {
  const stands = [words.people.first, words.people.second];
  let { blocks } = book;
  let isDated = false;
  const people = book.people?.map((person, index) => {
    const { name, lines } = person;
    if (name === null || isWritable(name, faces)) return person;
    blocks = replaced(blocks, name, stands[index] ?? '');
    const own = isDated ? lines : [madeLine(book, words), ...lines];
    isDated = true;
    return { name: null, lines: own };
  });
  if (!people) return book;
  const own = book.subtitle.slice(0, book.subtitle.length - linesOfPeople(book.people ?? []).length);
  return { ...book, blocks, people, subtitle: [...own, ...linesOfPeople(people)] };
}
