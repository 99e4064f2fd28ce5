import { readFileSync } from 'node:fs';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { create } from 'fontkit';
import { LANGUAGES, type Language, LOCALES } from '../../locales/locales.ts';
import { breakLines } from '../../worker/books/print/break-lines.ts';
import { AFFILIATE_WORDS } from './affiliate-words.ts';

/** The paper about the affiliate programme: A4, a page a language, in our faces. The same bytes at each build. */

const PAGE = { width: 595.28, height: 841.89, side: 72, top: 84 } as const;
const MEASURE = PAGE.width - 2 * PAGE.side;
const INK = {
  text: rgb(0.106, 0.102, 0.22),
  soft: rgb(0.29, 0.282, 0.396),
  gold: rgb(0.525, 0.376, 0),
} as const;
/** When its words were last changed. */
const CHANGED = new Date(Date.UTC(2026, 10, 28));

const FONTS = new URL('../../worker/books/fonts/', import.meta.url);

interface Style {
  font: PDFFont;
  size: number;
  leading: number;
  ink: (typeof INK)[keyof typeof INK];
  /** Points below its last line. */
  after: number;
}

/** Sets paragraphs down a page, from its top. */
function setter(page: PDFPage) {
  let y = PAGE.height - PAGE.top;
  return (text: string, { font, size, leading, ink, after }: Style): void => {
    const width = (word: string) => font.widthOfTextAtSize(word, size);
    // A no-break space holds what it stands between together.
    const words = text.split(' ').map((word) => ({ text: word, width: width(word) }));
    for (const line of breakLines(words, { space: width(' '), measure: MEASURE })) {
      y -= leading;
      page.drawText(line.map((word) => word.text).join(' '), { x: PAGE.side, y, size, font, color: ink });
    }
    y -= after;
    if (y < PAGE.side) throw new Error('a page of the paper is too long');
  };
}

async function facesOf(document: PDFDocument) {
  document.registerFontkit({ create } as never);
  const embed = (file: string, features: Record<string, boolean>) =>
    document.embedFont(readFileSync(new URL(file, FONTS)), { subset: true, features });
  // Turkish tells i from ı by the dot, which a ligature swallows; one paper holds all languages.
  const features = { liga: false, kern: true };
  const [text, title, sans, strong] = await Promise.all([
    embed('celestia-serif-text.ttf', features),
    embed('celestia-serif-title.ttf', features),
    embed('celestia-sans-text.ttf', features),
    embed('celestia-sans-strong.ttf', features),
  ]);
  return { text, title, sans, strong };
}

function setPage(
  page: PDFPage,
  { text, title, sans, strong }: Awaited<ReturnType<typeof facesOf>>,
  language: Language,
  contact: string,
): void {
  const words = AFFILIATE_WORDS[language];
  const set = setter(page);
  const body = { font: text, size: 12.4, leading: 19, ink: INK.text, after: 8 } as const;
  set('CELESTIA', { font: sans, size: 9, leading: 12, ink: INK.gold, after: 14 });
  set(words.title, { font: title, size: 33, leading: 40, ink: INK.text, after: 6 });
  set(words.state, { font: strong, size: 13, leading: 20, ink: INK.gold, after: 14 });
  set(words.lede, { ...body, size: 14, leading: 21, ink: INK.soft, after: 16 });
  for (const part of words.parts) {
    set(part.heading, { font: title, size: 18, leading: 27, ink: INK.text, after: 3 });
    set(part.text, body);
  }
  set(words.write, { ...body, after: 2 });
  set(contact, { font: sans, size: 10, leading: 16, ink: INK.gold, after: 0 });
}

/** @param contactPath of each language's contact page: the paper does not know at which address the site stands. */
export async function affiliatePdf(contactPath: (language: Language) => string): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const faces = await facesOf(document);
  for (const language of LANGUAGES)
    setPage(document.addPage([PAGE.width, PAGE.height]), faces, language, contactPath(language));
  document.setTitle(`Celestia: ${LANGUAGES.map((language) => AFFILIATE_WORDS[language].title).join(' / ')}`);
  document.setAuthor('Celestia');
  document.setProducer('Celestia');
  document.setCreator('Celestia');
  document.setLanguage(LOCALES.en.tag);
  document.setCreationDate(CHANGED);
  document.setModificationDate(CHANGED);
  return document.save();
}
