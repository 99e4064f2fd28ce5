import type { Book, BookBlock } from '../../contract/book.ts';
import { isOwnSource } from './book-texts.ts';

/** A book's parts a line each, to be looked at and held against: what stands where, and how each begins. */

const SHOWN_LETTERS = 48;
const SHOWN_ROWS = 5;

const begin = (text: string): string =>
  text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text;

/** A text that everybody may read is bettered often: that it stands there is enough. */
function told({ source, text }: Extract<BookBlock, { kind: 'paragraph' | 'aside' }>): string {
  return isOwnSource(source) ? begin(text) : '…';
}

function rowsOf(rows: readonly string[]): string[] {
  const more = rows.length - SHOWN_ROWS;
  return more > 1 ? [...rows.slice(0, SHOWN_ROWS), `… ${more} more`] : [...rows];
}

function linesOf(block: BookBlock): string[] {
  switch (block.kind) {
    case 'chapter':
      return ['', `# ${block.id}: ${block.title}`];
    case 'heading':
      return [`${block.level === 1 ? '##' : '###'} ${block.text}`];
    case 'lead':
      return [`lead ${begin(block.text)}`];
    case 'paragraph':
      return [`${block.source}: ${told(block)}`];
    case 'aside':
      return [`aside ${block.title}, ${block.source}: ${told(block)}`];
    case 'facts':
      return block.rows.map((row) => `  ${row.join(': ')}`);
    case 'table':
      return [
        `table ${block.caption}: ${block.head.join(' | ')}`,
        ...rowsOf(block.rows.map((row) => `  ${row.join(' | ')}`)),
      ];
    case 'wheel':
      return [
        `wheel ${block.caption}: ${block.inner.bodies.length}, ${block.outer?.bodies.length ?? 'alone'}`,
      ];
    case 'spans': {
      const rows = block.rows.map(({ label, spans }) => {
        const days = spans.map(({ from, to, exact }) => `${from} to ${to} (${exact.join(' ')})`);
        return `  ${label}: ${days.join(', ')}`;
      });
      return [`spans ${block.caption}: ${block.from} to ${block.to}`, ...rowsOf(rows)];
    }
  }
}

export function bookShape({ title, subtitle, people = [], made, colophon, cover, blocks }: Book): string {
  return [
    `${title} | ${subtitle.join(' | ')} | ${made} | ${begin(colophon)} | ${cover.bodies.length}`,
    ...people.map(({ name, lines }) => `${name}: ${lines.join(' | ')}`),
    ...blocks.flatMap(linesOf),
  ].join('\n');
}
