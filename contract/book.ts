import * as v from 'valibot';
import { ChartFigure } from './chart.ts';
import { LanguageName } from './vocabulary.ts';

/** A book, as it is made once and kept: a list of blocks, which the page sets in HTML and the maker of books in print. */

const Text = v.pipe(v.string(), v.minLength(1));
const Row = v.array(v.string());
/** The subject that a text is of, such as `houseSigns`; null for the book's own words. */
const Source = v.nullable(Text);

/** A chapter begins a page; its id is an anchor, unique in the book. */
const Chapter = v.object({ kind: v.literal('chapter'), id: Text, title: Text });
/** Within a chapter; one of the second level belongs to the one of the first before it. */
const Heading = v.object({ kind: v.literal('heading'), text: Text, level: v.picklist([1, 2]) });
/** What a heading is about, in short: "10°42′ Taurus, in the 9th house". */
const Facts = v.object({ kind: v.literal('facts'), rows: v.array(v.tuple([Text, Text])) });
/** Opens a chapter: what it tells, in some lines. */
const Lead = v.object({ kind: v.literal('lead'), text: Text });
const Paragraph = v.object({ kind: v.literal('paragraph'), text: Text, source: Source });
/** A sentence or two that stand apart. */
const Aside = v.object({ kind: v.literal('aside'), title: v.nullable(Text), text: Text, source: Source });
const Table = v.object({ kind: v.literal('table'), caption: Text, head: Row, rows: v.array(Row) });
/** A chart; where there are two, the second stands around the first, whose aspects are then those to the second's points. */
const Wheel = v.object({
  kind: v.literal('wheel'),
  caption: Text,
  inner: ChartFigure,
  outer: v.nullable(ChartFigure),
});
/** Stretches of a year, one row a subject; the ends are days, `2026-12-01`. */
const Spans = v.object({
  kind: v.literal('spans'),
  caption: Text,
  from: Text,
  to: Text,
  rows: v.array(
    v.object({ label: Text, spans: v.array(v.object({ from: Text, to: Text, exact: v.array(Text) })) }),
  ),
});

export const BookBlock = v.variant('kind', [
  Chapter,
  Heading,
  Facts,
  Lead,
  Paragraph,
  Aside,
  Table,
  Wheel,
  Spans,
]);
export type BookBlock = v.InferOutput<typeof BookBlock>;

/** Whose book it is: what somebody is called, null where no name was told, and the day and place of birth. */
const BookPerson = v.object({ name: v.nullable(Text), lines: v.array(Text) });

export const Book = v.object({
  /** Raised when the shape of this changes. */
  format: v.literal(1),
  report: Text,
  language: LanguageName,
  /** On the cover: what it is, and whose it is, a line each. */
  title: Text,
  subtitle: v.array(Text),
  /** The same lines by person; books of the first months have none. */
  people: v.optional(v.array(BookPerson)),
  /** The order's day, which stands for the day the book was made. */
  made: Text,
  /** Who made it and what it is worth, in small print. */
  colophon: Text,
  /** Which words and which engine made it: both are kept with a sold book. */
  wordsVersion: Text,
  engineVersion: Text,
  cover: ChartFigure,
  blocks: v.array(BookBlock),
});
export type Book = v.InferOutput<typeof Book>;
