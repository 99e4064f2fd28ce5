import { expect, it } from 'vitest';
import type { BookBlock } from '../../contract/book.ts';
import { ownShare } from './own-words.ts';

const paragraph = (source: string | null, words: number): BookBlock => ({
  kind: 'paragraph',
  source,
  text: 'word '.repeat(words).trim(),
});

it('what is sold and what the book itself says count as its own, what stands on free pages does not', () => {
  const blocks = [paragraph('houseSigns', 30), paragraph('planetHouses', 50), paragraph(null, 20)];
  expect(ownShare({ blocks })).toBeCloseTo(0.5);
});

it('headings, facts and figures are no words, and a book without any has none of its own', () => {
  const heading: BookBlock = { kind: 'heading', level: 1, text: 'many words in a heading' };
  expect(ownShare({ blocks: [heading, paragraph('sun', 10)] })).toBe(0);
  expect(ownShare({ blocks: [heading] })).toBe(0);
});
