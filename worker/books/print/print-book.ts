import { PDFDocument, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import type { Book, BookBlock } from '../../../contract/book.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { BookWords } from '../../../locales/en/book.ts';
import { canvasOf, writeText } from './canvas.ts';
import { embedFaces } from './faces.ts';
import { flowChapters } from './flow-chapters.ts';
import type { PlacedBox } from './flow-pages.ts';
import { type NameWords, withWritableNames } from './names-in-print.ts';
import { PAGE } from './page-form.ts';
import { type BlockGiven, setBlock, tagOf } from './set-blocks.ts';
import { drawContents, type Entry } from './set-contents.ts';
import { drawCover } from './set-cover.ts';
import type { Draw, PrintBox } from './set-paragraph.ts';
import { STYLES } from './styles.ts';
import { type Bookmark, linkEntries, writeOutline } from './write-outline.ts';

/** The words that stand in print alone, and the names that a wheel writes. */
export interface PrintWords {
  book: Pick<BookWords, 'contents'> & NameWords;
  astro: Pick<AstroWords, 'anglesShort'>;
}

/** Cover and contents. */
const FRONT_PAGES = 2;

/** Where a chapter or a heading came to stand. */
interface Mark {
  block: Extract<BookBlock, { kind: 'chapter' | 'heading' }>;
  /** Of the text's pages, from 0. */
  page: number;
  top: number;
}

interface Flowed {
  pages: PlacedBox<Draw>[][];
  marks: Mark[];
}

/** A block's boxes; the first of a chapter or a heading is remembered. */
function boxesOf(book: Book, given: BlockGiven): { boxes: PrintBox[]; firsts: Map<Draw, Mark['block']> } {
  const firsts = new Map<Draw, Mark['block']>();
  const boxes = book.blocks.flatMap((block, index) => {
    const own = setBlock(block, book.blocks[index - 1], given);
    const [first] = own;
    if (first && (block.kind === 'chapter' || block.kind === 'heading')) firsts.set(first.drawing, block);
    return own;
  });
  return { boxes, firsts };
}

function flow(book: Book, given: BlockGiven): Flowed {
  const { boxes, firsts } = boxesOf(book, given);
  const pages = flowChapters(boxes, PAGE);
  const marks = pages.flatMap((page, number) =>
    page.flatMap(({ box, top }) => {
      const block = firsts.get(box.drawing);
      return block ? [{ block, page: number, top }] : [];
    }),
  );
  return { pages, marks };
}

/** The chapter that a page belongs to; null on the page that it begins. */
function runningTitle(page: number, marks: readonly Mark[]): string | null {
  const chapter = marks.findLast(({ block, page: at }) => block.kind === 'chapter' && at <= page);
  return chapter && chapter.page < page && chapter.block.kind === 'chapter' ? chapter.block.title : null;
}

function drawPage(
  page: PDFPage,
  boxes: readonly PlacedBox<Draw>[],
  head: string | null,
  number: number,
  given: BlockGiven,
): void {
  const canvas = canvasOf(page, given.faces);
  for (const { box, top, height } of boxes) box.drawing(canvas, top, height);
  const middle = { x: PAGE.width / 2, align: 'centre' } as const;
  if (head !== null) writeText(canvas, head, STYLES.running, { ...middle, y: PAGE.head });
  writeText(canvas, String(number), STYLES.folio, { ...middle, y: PAGE.folio });
}

/** Chapters, and below each its headings. */
function bookmarksOf(marks: readonly Mark[], pages: readonly PDFPage[]): Bookmark[] {
  const chapters: (Bookmark & { inner: Bookmark[] })[] = [];
  for (const { block, page: number, top } of marks) {
    const page = pages[number + FRONT_PAGES];
    if (!page) continue;
    if (block.kind === 'chapter') chapters.push({ title: block.title, page, top: 0, inner: [] });
    else if (block.level === 1) chapters.at(-1)?.inner.push({ title: block.text, page, top, inner: [] });
  }
  return chapters;
}

/** Title, language and day, all of the book: the same book is the same file. */
function describe(
  document: PDFDocument,
  { title, subtitle, language, made, wordsVersion, engineVersion }: Book,
): void {
  const day = new Date(`${made}T00:00:00Z`);
  document.setTitle([title, subtitle[0]].filter(Boolean).join(', '), { showInWindowTitleBar: true });
  document.setAuthor('Celestia');
  document.setCreator('Celestia');
  document.setProducer(`Celestia (${wordsVersion}, ${engineVersion})`);
  document.setCreationDate(day);
  document.setModificationDate(day);
  document.catalog.set(PDFName.of('Lang'), PDFString.of(tagOf({ language })));
}

/**
 * Sets a book in print: A5, with a cover, contents, bookmarks and running heads. The same book gives the same bytes.
 * @throws Error where a face cannot be read.
 */
export async function printBook(made: Book, words: PrintWords): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const faces = await embedFaces(document, made.language);
  const book = withWritableNames(made, words.book, faces);
  const given: BlockGiven = { faces, words: words.astro, tag: tagOf(book) };
  const { pages: flowed, marks } = flow(book, given);
  const pages = Array.from({ length: flowed.length + FRONT_PAGES }, () =>
    document.addPage([PAGE.width, PAGE.height]),
  );
  const [cover, contents] = pages;
  if (!cover || !contents) throw new Error('a book without pages');
  drawCover(canvasOf(cover, faces), book, given);
  const entries = marks.flatMap(({ block, page }): Entry[] =>
    block.kind === 'chapter' ? [{ title: block.title, page: page + FRONT_PAGES + 1 }] : [],
  );
  const front = { title: words.book.contents, entries, colophon: book.colophon };
  linkEntries(drawContents(canvasOf(contents, faces), front, given), contents, pages);
  for (const [index, boxes] of flowed.entries()) {
    const page = pages[index + FRONT_PAGES];
    if (page) drawPage(page, boxes, runningTitle(index, marks), index + FRONT_PAGES + 1, given);
  }
  writeOutline(bookmarksOf(marks, pages), document);
  describe(document, made);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}
