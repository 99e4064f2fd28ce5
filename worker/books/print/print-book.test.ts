import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../../contract/book.ts';
import { isOwnSource, REPORT_SUBJECTS, type TextsOf } from '../../../features/reports/book-texts.ts';
import { composeBook } from '../../../features/reports/compose-book.ts';
import { drawnBirth } from '../../../features/reports/drawn-births.fixture.ts';
import { REPORT_IDS, REPORTS, type ReportId } from '../../../features/reports/report-kinds.ts';
import { reportTexts } from '../../../features/reports/report-texts.fixture.ts';
import { loadWords } from '../../../locales/index.ts';
import type { Subject } from '../../../locales/interpretation-types.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import type { Language } from '../../../locales/locales.ts';
import { isReportSubject } from '../../../locales/report-text-types.ts';
import { embedFaces, type Faces } from './faces.ts';
import { flowPages } from './flow-pages.ts';
import { MEASURE, PAGE } from './page-form.ts';
import { printBook } from './print-book.ts';
import { embeddedFonts, linesOfPage, openPdf, readOutline, strokesOf } from './read-pdf.fixture.ts';
import { linesOf, setText } from './set-paragraph.ts';
import { setTable } from './set-table.ts';
import { runsOf, widthOf } from './shape-text.ts';
import { STYLES } from './styles.ts';

/** Letters that a language has and others lack, and those that grow together. */
const LETTERS: Readonly<Record<Language, string>> = {
  tr: 'ığdır fikri şöyle İĞŞÇÖÜ âlâ fırfır',
  en: 'office fluffy naïve résumé “so” it’s',
  es: '¿qué? ¡sí! mañana «pingüino»',
  fr: 'œuvre çà où\u202f? l’île\u00a0: « ÿ »',
  pt: 'ação coração às três õ',
};

const made = (language: Language) =>
  reportTexts((path, words) =>
    [path, ...Array.from({ length: words - 1 }, (_, at) => LETTERS[language].split(' ')[at % 5] ?? '')].join(
      ' ',
    ),
  );

async function bookOf<Report extends ReportId>(
  report: Report,
  language: Language,
  names: string[] = [],
): Promise<Book> {
  const words = await loadWords(language, ['book', 'astro']);
  const own = made(language);
  const subjects: readonly Subject[] = REPORT_SUBJECTS[report];
  const entries = subjects.map(async (subject) => [
    subject,
    isReportSubject(subject) ? own[subject] : await loadTexts(language, subject),
  ]);
  return composeBook({
    report,
    language,
    births: Array.from({ length: REPORTS[report].births }, (_, index) => drawnBirth(21 + index)),
    ask: { names, year: report === 'year' ? 2027 : null, orderedMs: Date.UTC(2026, 10, 28) },
    texts: Object.fromEntries(await Promise.all(entries)) as TextsOf<Report>,
    words: words.section('book'),
    astro: words.section('astro'),
    wordsVersion: 'made-up',
  });
}

async function print(book: Book): Promise<Uint8Array> {
  const words = await loadWords(book.language, ['book', 'astro']);
  return printBook(book, { book: words.section('book'), astro: words.section('astro') });
}

describe.each(REPORT_IDS)('the printed book of the kind %s', (report) => {
  it('is the same, byte for byte, each time it is set', async () => {
    const book = await bookOf(report, 'tr');
    expect(Buffer.compare(await print(book), await print(JSON.parse(JSON.stringify(book)) as Book))).toBe(0);
  });

  it('has every word of the book on its pages, in the order of reading, page by page', async () => {
    for (const language of ['tr', 'fr', 'es'] as const) {
      const book = await bookOf(report, language);
      const document = await openPdf(await print(book));
      const text = document.getPages().flatMap(linesOfPage).join(' ');
      let from = 0;
      for (const block of book.blocks) {
        if (block.kind !== 'paragraph' && block.kind !== 'lead') continue;
        const words = block.text.split(' ').filter((word) => word !== '');
        const [first = '', last = ''] = [words.slice(0, 3).join(' '), words.at(-1)];
        const found = text.indexOf(first.normalize('NFC'), from);
        expect(found, `${language}: ${first}`).toBeGreaterThan(-1);
        from = found;
        expect(text.indexOf(last, from), `${language}: ${last}`).toBeGreaterThan(-1);
      }
    }
  });
});

/** The book with one sentence for each text that everybody may read: those are bettered often, and their lines break elsewhere then. */
function withoutPublicTexts(book: Book): Book {
  const blocks = book.blocks.map((block) =>
    block.kind === 'paragraph' && !isOwnSource(block.source)
      ? { ...block, text: 'It is what everybody may read.' }
      : block,
  );
  return { ...book, blocks };
}

describe.each(['child', 'year'] as const)('the pages of a %s book', (report) => {
  it('are drawn as when somebody last looked', async () => {
    const book = withoutPublicTexts(await bookOf(report, 'en', ['Ayşe']));
    const document = await openPdf(await print(book));
    const pages = document
      .getPages()
      .map(
        (page, index) => `${index + 1} ${linesOfPage(page).slice(0, 3).join(' / ')}\n  ${strokesOf(page)}`,
      );
    expect(pages.join('\n')).toMatchSnapshot();
  });
});

describe('a printed book', () => {
  let book: Book;
  let document: PDFDocument;
  beforeAll(async () => {
    book = await bookOf('natal', 'tr', ['Ayşe']);
    document = await openPdf(await print(book));
  });

  it('says what it is: title, language, and the day of the order, not of the making', () => {
    expect(document.getTitle()).toBe(`${book.title}, Ayşe`);
    expect(document.catalog.lookup(PDFName.of('Lang'))?.toString()).toBe('(tr)');
    expect(document.getCreationDate()).toEqual(new Date('2026-11-28T00:00:00Z'));
    expect(document.getModificationDate()).toEqual(document.getCreationDate());
    expect(document.getProducer()).toContain('made-up');
  });

  it('has bookmarks for its chapters and headings, and a page of contents with their numbers', () => {
    const chapters = book.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.title] : []));
    const marks = readOutline(document);
    expect(marks.map(({ title }) => title)).toEqual(chapters);
    expect(marks.some(({ inner }) => inner.length > 3)).toBe(true);
    const contents = linesOfPage(document.getPage(1));
    for (const chapter of chapters) {
      const number = Number(contents[contents.indexOf(chapter) + 1]);
      expect(linesOfPage(document.getPage(number - 1))).toContain(chapter);
    }
    expect(contents.join(' ')).toContain(book.colophon.split(' ').slice(0, 3).join(' '));
  });

  it('has A5 pages, none of them empty, and on each but the first two its number', () => {
    for (const [index, page] of document.getPages().entries()) {
      expect(page.getSize()).toEqual({ width: PAGE.width, height: PAGE.height });
      const lines = linesOfPage(page);
      expect(lines.length).toBeGreaterThan(2);
      if (index > 1) expect(lines.at(-1)).toBe(String(index + 1));
    }
  });

  it('has every font that it uses within it', () => {
    const names = new Set(document.getPages().flatMap(embeddedFonts));
    expect([...names].toSorted()).toEqual([
      '/CELEST+CelestiaSans-Strong',
      '/CELEST+CelestiaSans-Text',
      '/CELEST+CelestiaSerif-Text',
      '/CELEST+CelestiaSerif-Title',
    ]);
  });
});

describe('a name on the cover', () => {
  it.each([
    ['Łucja Świątek', 'Łucja Świątek'],
    ['Жанна Ковальчук', 'Жанна Ковальчук'],
    ['Ґалаґан Ђорђе', 'Ґалаґан Ђорђе'],
    ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
    ['Vəfa', 'Vəfa'],
    ['Zoë 🌙✨', 'Zoë'],
    ['A'.repeat(80), 'A'.repeat(20)],
    ['Nguyễn Ünlü\u0301\u0489 Öz', 'Nguyễn Ünlu Öz'],
  ])('%s is written', async (name, shown) => {
    const document = await openPdf(await print(await bookOf('child', 'tr', [name])));
    expect(linesOfPage(document.getPage(0)).join('\n')).toContain(shown);
  });

  it.each(['李小龙 Bruce', '李', 'नेहा', '🌙✨'])(
    '%s, which no face has, is left to the page, and the cover gives the day of the book',
    async (name) => {
      const book = await bookOf('child', 'tr', [name]);
      expect(book.subtitle).toContain(name);
      const cover = linesOfPage((await openPdf(await print(book))).getPage(0));
      expect(cover).toContain('28 Kasım 2026 tarihli kitap');
      expect(cover.join(' ')).not.toMatch(/·|Bruce/);
    },
  );

  it('of two people one of whom cannot be written: the chapters call that one by no name', async () => {
    const document = await openPdf(await print(await bookOf('relationship', 'tr', ['Ayşe', '李'])));
    const [cover = [], ...pages] = document.getPages().map(linesOfPage);
    expect(cover).toContain('Ayşe');
    expect(cover).toContain('28 Kasım 2026 tarihli kitap');
    const text = pages.flat().join(' ');
    expect(text).toContain('İkinci kişi: Alçalan');
    expect(text).not.toContain('·');
  });

  it('of a book that was made before its people were told apart stands as it is', async () => {
    const { people: _people, ...older } = await bookOf('natal', 'tr', ['Ayşe']);
    const cover = linesOfPage((await openPdf(await print(older))).getPage(0));
    expect(cover).toEqual(expect.arrayContaining(['Ayşe', ...older.subtitle]));
  });
});

describe('paragraphs', () => {
  let faces: Faces;
  beforeAll(async () => {
    faces = await embedFaces(await PDFDocument.create({ updateMetadata: false }), 'tr');
  });

  it('no line of one stands alone at the top or at the foot of a page', () => {
    const boxes = Array.from({ length: 120 }, (_, index) => ({
      index,
      lines: setText('word '.repeat(3 + ((index * 37) % 90)), { style: STYLES.body, before: 7 }, faces),
    }));
    const owner = new Map(boxes.flatMap(({ index, lines }) => lines.map((line) => [line, index] as const)));
    const pages = flowPages(
      boxes.flatMap(({ lines }) => lines),
      PAGE,
    );
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const byOwner = Map.groupBy(page, ({ box }) => owner.get(box) ?? -1);
      for (const [index, own] of byOwner) {
        const whole = boxes[index]?.lines.length ?? 0;
        if (own.length < whole) expect(own.length).toBeGreaterThan(1);
      }
      const last = page.at(-1);
      expect(last && last.top + last.height).toBeLessThanOrEqual(PAGE.foot);
    }
  });

  it('a word longer than a line is parted into pieces that fit, and no letter of it is lost or written twice', () => {
    const name = 'Llanfairpwllgwyngyll'.repeat(6);
    const lines = linesOf(name, STYLES.body, MEASURE, faces);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(name);
    for (const line of lines) expect(widthOf(line, STYLES.body, faces)).toBeLessThanOrEqual(MEASURE);
  });

  it('letters that no face has become one dot, and marks and pictures fall away without a gap', () => {
    const text = (of: string) =>
      runsOf(of, 'title', faces)
        .map((run) => run.text)
        .join('');
    expect(text('a 李小 b')).toBe('a · b');
    expect(text('a Жж b')).toBe('a Жж b');
    expect(text('a 🌙 b')).toBe('a b');
    expect(text('Şişli’de 5 ₺')).toBe('Şişli’de 5 ₺');
  });
});

describe('a long table of two columns', () => {
  let faces: Faces;
  beforeAll(async () => {
    faces = await embedFaces(await PDFDocument.create({ updateMetadata: false }), 'tr');
  });
  const tableOf = (cell: string) =>
    setTable(
      {
        kind: 'table',
        caption: 'Aspects',
        head: ['Aspect', 'Orb'],
        rows: Array.from({ length: 12 }, () => [cell, cell]),
      },
      faces,
    );
  const [CAPTION, HEAD] = [1, 1];

  it('is set twice beside itself where its cells are short', () => {
    expect(tableOf('Sun')).toHaveLength(CAPTION + HEAD + 6);
  });

  it('stays one row below the other where its cells would be broken', () => {
    const boxes = tableOf('Sun opposite Neptune');
    expect(boxes).toHaveLength(CAPTION + HEAD + 12);
    const heights = new Set(boxes.slice(CAPTION + HEAD).map(({ height }) => height));
    expect([...heights]).toEqual([tableOf('Sun').at(-1)?.height]);
  });
});
