import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { BookBlock } from '../../contract/book.ts';
import type { Subject } from '../../locales/interpretation-types.ts';

/** The blocks of a book, as its chapters write them. */

export type Table = Extract<BookBlock, { kind: 'table' }>;
export type Spans = Extract<BookBlock, { kind: 'spans' }>;

/** Opens a chapter. */
export function chapter(id: string, { title, lead }: { title: string; lead: string }): BookBlock[] {
  return [
    { kind: 'chapter', id, title },
    { kind: 'lead', text: lead },
  ];
}

export function heading(text: string, level: 1 | 2 = 1): BookBlock {
  return { kind: 'heading', text, level };
}

/** Rows of what a heading is about; none where there are none to tell. */
export function facts(...rows: readonly (readonly [name: string, text: string] | null)[]): BookBlock[] {
  const told = rows.filter((row) => row !== null).map(([name, text]): [string, string] => [name, text]);
  return told.length > 0 ? [{ kind: 'facts', rows: told }] : [];
}

export function paragraph(source: Subject, text: string): BookBlock {
  return { kind: 'paragraph', source, text };
}

/** A sentence or two of the book's own. */
export function aside(title: string | null, text: string): BookBlock {
  return { kind: 'aside', title, text, source: null };
}

export function wheel(caption: string, inner: ChartFigure, outer: ChartFigure | null = null): BookBlock {
  return { kind: 'wheel', caption, inner: figureOf(inner), outer: outer && figureOf(outer) };
}

/** A chart as far as a wheel shows it. */
export function figureOf({ bodies, angles, houses, aspects }: ChartFigure): ChartFigure {
  return { bodies, angles, houses, aspects };
}
