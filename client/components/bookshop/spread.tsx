import type { BookBlock } from '../../../contract/book.ts';
import { type BlockWords, BookBlocks } from '../book/block-list.tsx';
import './bookshop.css';

/** A page of a sample book, of its blocks. */
export type SamplePage = readonly BookBlock[];

interface SpreadProps {
  /** Which spread of the page this is. */
  number: number;
  pages: readonly [SamplePage, SamplePage];
  words: BlockWords;
  tag: string;
}

/** Two pages of a sample book, side by side where there is room. Its headings are pictures of headings: none of them is the page's. */
export function Spread({ number, pages, words, tag }: SpreadProps) {
  return (
    <div className="bookshop__spread">
      {pages.map((page, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a left page and a right one.
        <div key={side} className="bookshop__page book">
          <BookBlocks blocks={page} words={words} tag={tag} idPrefix="sample-" part={number * 2 + side} />
        </div>
      ))}
    </div>
  );
}
