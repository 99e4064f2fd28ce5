import type { Book, BookBlock } from '../../../contract/book.ts';
import { ChartWheel } from '../chart-wheel.tsx';
import { GlyphSprite, glyphsOfChart } from '../glyphs.tsx';
import { type BlockWords, BookBlocks, chapterId } from './block-list.tsx';
import './book.css';

/** What stands in the book beside its blocks. */
export interface BookPageWords extends BlockWords {
  contents: string;
}

interface BookViewProps {
  book: Book;
  words: BookPageWords;
  tag: string;
}

type Chapter = Extract<BookBlock, { kind: 'chapter' }>;

function isChapter(block: BookBlock): block is Chapter {
  return block.kind === 'chapter';
}

/** The blocks of each chapter, its heading first. */
function chaptersOf(blocks: readonly BookBlock[]): BookBlock[][] {
  const chapters: BookBlock[][] = [];
  for (const block of blocks) {
    if (isChapter(block) || chapters.length === 0) chapters.push([]);
    chapters.at(-1)?.push(block);
  }
  return chapters;
}

function figuresOf({ cover, blocks }: Book) {
  const wheels = blocks.flatMap((block) => (block.kind === 'wheel' ? [block.inner, block.outer] : []));
  return [cover, ...wheels].filter((figure) => figure !== null);
}

/** A bought book as a page: its cover, its contents, and all its chapters. In the book's language, which may be another than the page's. */
export function BookView({ book, words, tag }: BookViewProps) {
  const { title, subtitle, cover, blocks, colophon, language } = book;
  return (
    <article className="book" lang={language}>
      <GlyphSprite glyphs={figuresOf(book).flatMap(glyphsOfChart)} />
      <header className="book__cover">
        <h1>{title}</h1>
        {subtitle.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div className="book__cover-wheel">
          <ChartWheel
            chart={cover}
            words={words.astro}
            title={title}
            description={subtitle.join(', ')}
            idPrefix="cover"
            withGlyphs={false}
            still
          />
        </div>
      </header>
      <nav className="book__contents" aria-labelledby="book-contents">
        <h2 id="book-contents">{words.contents}</h2>
        <ol>
          {blocks.filter(isChapter).map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${chapterId(id)}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      {chaptersOf(blocks).map((chapter, index) => (
        <section key={chapter[0]?.kind === 'chapter' ? chapter[0].id : 'first'} className="book__part">
          <BookBlocks blocks={chapter} words={words} tag={tag} part={index} />
        </section>
      ))}
      <p className="book__colophon">{colophon}</p>
    </article>
  );
}
