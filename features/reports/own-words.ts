import type { Book, BookBlock } from '../../contract/book.ts';
import { countWords } from '../../locales/interpretation-lengths.ts';
import { isOwnSource } from './book-texts.ts';

/** What of a book is told in words: leads, paragraphs and asides. Headings, figures and the colophon are not counted. */
function told(block: BookBlock): { words: number; isOwn: boolean } {
  if (block.kind === 'lead') return { words: countWords(block.text), isOwn: true };
  if (block.kind !== 'paragraph' && block.kind !== 'aside') return { words: 0, isOwn: false };
  return { words: countWords(block.text), isOwn: isOwnSource(block.source) };
}

/** How much of a book's words stands on no free page, from 0 to 1. */
export function ownShare({ blocks }: Pick<Book, 'blocks'>): number {
  const counted = blocks.map(told);
  const all = counted.reduce((sum, { words }) => sum + words, 0);
  const own = counted.reduce((sum, { words, isOwn }) => sum + (isOwn ? words : 0), 0);
  return all === 0 ? 0 : own / all;
}
