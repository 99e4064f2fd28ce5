import type { BookBlock } from '../../../contract/book.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { BiWheel } from '../bi-wheel/bi-wheel.tsx';
import { ChartWheel } from '../chart-wheel.tsx';
import { BookSpans, type SpansWords } from './book-spans.tsx';
import './book.css';

export interface BlockWords {
  astro: AstroWords;
  figure: SpansWords;
}

interface BookBlocksProps {
  blocks: readonly BookBlock[];
  words: BlockWords;
  /** BCP 47 tag of the book's language. */
  tag: string;
  /** Before the ids of chapters: where parts of a book stand on a page beside others. */
  idPrefix?: string;
  /** Which part of the page this is: its figures are told apart by it. */
  part?: number;
}

/** The address of a chapter within the page. */
export function chapterId(id: string, idPrefix = ''): string {
  return `${idPrefix}chapter-${id}`;
}

/** A book's blocks, one after another. The drawings of the signs stand elsewhere on the page. */
export function BookBlocks({ blocks, words, tag, idPrefix = '', part = 0 }: BookBlocksProps) {
  return blocks.map((block, index) => {
    const key = `${idPrefix}${part}-${index}`;
    return <Block key={key} block={block} id={key} {...{ words, tag, idPrefix }} />;
  });
}

interface BlockProps extends Required<Pick<BookBlocksProps, 'words' | 'tag' | 'idPrefix'>> {
  block: BookBlock;
  id: string;
}

function Block({ block, id, words, tag, idPrefix }: BlockProps) {
  switch (block.kind) {
    case 'chapter':
      return (
        <h2 id={chapterId(block.id, idPrefix)} className="book__chapter">
          {block.title}
        </h2>
      );
    case 'heading':
      return block.level === 1 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
    case 'facts':
      return (
        <dl className="book__facts">
          {block.rows.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'lead':
      return <p className="book__lead">{block.text}</p>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'aside':
      return (
        <div className="book__aside">
          {block.title !== null && <p className="book__aside-title">{block.title}</p>}
          <p>{block.text}</p>
        </div>
      );
    case 'table':
      return <BookTable block={block} />;
    case 'wheel':
      return <BookWheel block={block} id={id} words={words.astro} />;
    case 'spans':
      return <BookSpans block={block} words={words.figure} tag={tag} />;
  }
}

type Kind<Name extends BookBlock['kind']> = Extract<BookBlock, { kind: Name }>;

function BookTable({ block: { caption, head, rows } }: { block: Kind<'table'> }) {
  return (
    <table className="book__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={[first, ...others].join('|')}>
            <th scope="row">{first}</th>
            {others.map((text, column) => (
              <td key={head[column + 1] ?? text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BookWheel({ block, id, words }: { block: Kind<'wheel'>; id: string; words: AstroWords }) {
  const { caption, inner, outer } = block;
  return (
    <figure className="book__figure">
      {outer ? (
        <BiWheel
          first={inner}
          second={outer}
          names={{ first: words.biWheel.inside, second: words.biWheel.outside }}
          aspects={inner.aspects}
          words={words}
          title={caption}
          description={caption}
        />
      ) : (
        <ChartWheel
          chart={inner}
          words={words}
          title={caption}
          description={caption}
          idPrefix={`wheel-${id}`}
          withGlyphs={false}
          still
        />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
