import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** Reads a printed book back: its pages as the lines that were written, in that order. */

function streamText(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) return '';
  return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());
}

function contentOf(page: PDFPage): string {
  const { context } = page.doc;
  const contents = page.node.get(PDFName.of('Contents'));
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  return parts.map((part) => streamText(part instanceof PDFRef ? context.lookup(part) : part)).join('\n');
}

function unicodeOf(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

/** The letters of a font's codes, by its table for readers. */
function lettersOf(font: PDFDict): Map<string, string> {
  const table = streamText(font.lookup(PDFName.of('ToUnicode')));
  return new Map(
    [...table.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>/g)].map(([, code = '', hex = '']) => [
      code.toUpperCase(),
      unicodeOf(hex),
    ]),
  );
}

function fontsOf(page: PDFPage): Map<string, PDFDict> {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'));
  if (!(fonts instanceof PDFDict)) return new Map();
  return new Map(
    fonts.keys().flatMap((key) => {
      const font = fonts.lookup(key);
      return font instanceof PDFDict ? [[key.asString().slice(1), font] as const] : [];
    }),
  );
}

/** The lines of a page. @throws Error where a code has no letter. */
export function linesOfPage(page: PDFPage): string[] {
  const letters = new Map([...fontsOf(page)].map(([key, font]) => [key, lettersOf(font)]));
  const texts = contentOf(page).match(/BT[\s\S]*?ET/g) ?? [];
  return texts.map((text) => {
    let own: Map<string, string> | undefined;
    let line = '';
    for (const [, key, codes] of text.matchAll(/\/(\S+) [\d.]+ Tf|(\[[^\]]*\] TJ|<[0-9A-Fa-f]+> Tj)/g)) {
      if (key) own = letters.get(key);
      for (const [, hex = ''] of codes?.matchAll(/<([0-9A-Fa-f]+)>/g) ?? []) {
        for (const code of hex.match(/.{4}/g) ?? []) {
          const letter = own?.get(code.toUpperCase());
          if (letter === undefined) throw new Error(`no letter for ${code}`);
          line += letter;
        }
      }
    }
    return line;
  });
}

/** Names of fonts that a page uses and that lie in the file. */
export function embeddedFonts(page: PDFPage): string[] {
  return [...fontsOf(page).values()].flatMap((font) => {
    const inner = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
    const file = inner.lookup(PDFName.of('FontDescriptor'), PDFDict).lookup(PDFName.of('FontFile2'));
    return file ? [font.lookup(PDFName.of('BaseFont'), PDFName).asString()] : [];
  });
}

interface ReadMark {
  title: string;
  inner: ReadMark[];
}

function readLevel(parent: PDFDict): ReadMark[] {
  const marks: ReadMark[] = [];
  let mark = parent.lookup(PDFName.of('First'));
  while (mark instanceof PDFDict) {
    const title = mark.lookup(PDFName.of('Title'));
    const text = title && 'decodeText' in title ? (title as { decodeText(): string }).decodeText() : '';
    marks.push({ title: text, inner: readLevel(mark) });
    mark = mark.lookup(PDFName.of('Next'));
  }
  return marks;
}

/** The bookmarks of a file. */
export function readOutline({ catalog }: PDFDocument): ReadMark[] {
  return readLevel(catalog.lookup(PDFName.of('Outlines'), PDFDict));
}

/** Opens a printed book as it is. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { updateMetadata: false });
}

/** Names, and letters by their codes, which differ from file to file. */
const NO_FIGURE = /\/\S+|<[\dA-Fa-f]*>|[[\]]/g;
const OPERATOR = /^((?:-?[\d.]+\s+)*)([A-Za-z][\w*]*)$/;

/**
 * What is drawn on a page, each kind of stroke with how many there are and the sum of its figures (points, shares of colour) by their
 * places: none of them changes and leaves it the same.
 */
export function strokesOf(page: PDFPage): string {
  const sums = new Map<string, { count: number; sum: number }>();
  for (const line of contentOf(page).split('\n')) {
    const [, figures = '', operator = ''] = OPERATOR.exec(line.replaceAll(NO_FIGURE, ' ').trim()) ?? [];
    if (operator === '') continue;
    const { count, sum } = sums.get(operator) ?? { count: 0, sum: 0 };
    const own = figures.split(/\s+/).filter(Boolean).map(Number);
    const weighed = own.reduce((all, figure, place) => all + figure * (place + 1), 0);
    sums.set(operator, { count: count + 1, sum: sum + weighed });
  }
  return [...sums].map(([operator, { count, sum }]) => `${operator} ${count}:${sum.toFixed(1)}`).join(' ');
}
