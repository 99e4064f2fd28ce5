import type { AstroWords } from '../../locales/en/astro.ts';
import type { BookWords } from '../../locales/en/book.ts';
import type { BookDates } from './book-dates.ts';
import type { TextsOf } from './book-texts.ts';
import type { ReportId } from './report-kinds.ts';

/** What every chapter is written with: its report's texts, the book's words and names, and how it writes dates. */
export interface BookGiven<Report extends ReportId> {
  texts: TextsOf<Report>;
  words: BookWords;
  astro: AstroWords;
  dates: BookDates;
  /** BCP 47 tag of the language. */
  tag: string;
}

/** What a report's first page asks for beside. */
export interface BookAsk {
  /** One a birth; null where none was told. */
  names: readonly (string | null)[];
  /** The year whose birthday the book begins with. */
  year: number | null;
  /** The order's moment, UTC ms: a book that is made again tells of the same years. */
  orderedMs: number;
}
