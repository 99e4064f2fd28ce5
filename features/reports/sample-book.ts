import { computeChart } from '../../astrology/compute-chart.ts';
import type { Book, BookBlock } from '../../contract/book.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { BookWords } from '../../locales/en/book.ts';
import { countWords } from '../../locales/interpretation-lengths.ts';
import type { Language } from '../../locales/locales.ts';
import type { TextsOf } from './book-texts.ts';
import { type BookBirth, composeBook } from './compose-book.ts';
import { REPORTS, type ReportId } from './report-kinds.ts';

/** Skies of nobody's: instants and places that were made up, so that no page shows a person. */
const SAMPLES = [
  { instantMs: Date.UTC(1988, 3, 17, 6, 40), latitude: 41.39, longitude: 2.17 },
  { instantMs: Date.UTC(1990, 10, 2, 17, 15), latitude: 38.72, longitude: -9.14 },
] as const;

const SAMPLE_YEAR = 2026;
/** The day on which the sample was ordered, so to say: it is the same book for everybody. */
const ORDERED_MS = Date.UTC(SAMPLE_YEAR, 0, 15);

function sampleBirth({ instantMs, latitude, longitude }: (typeof SAMPLES)[number]): BookBirth {
  const chart = computeChart({
    instantMs,
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    houseSystem: 'placidus',
  });
  const told = new Date(instantMs).toISOString();
  return {
    chart: {
      ...chart,
      day: null,
      utcOffsetSeconds: 0,
      timeZone: { id: 'UTC', rule: 'utc', source: 'given', abbreviation: null },
      place: { id: null, name: '', region: null, country: null, latitude, longitude },
    },
    date: told.slice(0, 10),
    time: told.slice(11, 16),
    timeZone: 'UTC',
  };
}

export interface SampleParts<Report extends ReportId> {
  report: Report;
  language: Language;
  texts: TextsOf<Report>;
  words: BookWords;
  astro: AstroWords;
  /** What stands on the cover for a name. */
  person: string;
}

/** The book of a sample birth, whole, as a bought one is made. */
export function sampleBook<Report extends ReportId>(parts: SampleParts<Report>): Book {
  const { report, person } = parts;
  const births = SAMPLES.slice(0, REPORTS[report].births).map(sampleBirth);
  // On two people the chapters call them by what a book calls whoever told no name.
  const names = births.map(() => (births.length === 1 ? person : null));
  const year = REPORTS[report].asks === 'year' ? SAMPLE_YEAR : null;
  return composeBook({
    ...parts,
    births,
    ask: { names, year, orderedMs: ORDERED_MS },
    wordsVersion: 'sample',
  });
}

/** Words of a printed page, roughly. */
const WORDS_OF_PAGE = 200;
/** Pages that are shown. */
const MOST_PAGES = 3;

function wordsOf(block: BookBlock): number {
  return 'text' in block && block.kind !== 'heading' ? countWords(block.text) : 0;
}

/** As many blocks as fill a page, from the start; of wheels and tables none, which have pages of their own. */
function firstPage(blocks: readonly BookBlock[]): BookBlock[] {
  const page: BookBlock[] = [];
  let words = 0;
  for (const block of blocks) {
    if (words >= WORDS_OF_PAGE) break;
    if (block.kind === 'wheel' || block.kind === 'table' || block.kind === 'spans') continue;
    page.push(block);
    words += wordsOf(block);
  }
  // A heading whose text is on the next page goes there with it.
  while (page.at(-1)?.kind === 'heading' || page.at(-1)?.kind === 'facts') page.pop();
  return page;
}

/** How the first chapters of a book open, a whole page each; those that are short, such as a word before, or all tables are left out. */
export function openingPages({ blocks }: Pick<Book, 'blocks'>): BookBlock[][] {
  const starts = blocks.flatMap(({ kind }, index) => (kind === 'chapter' ? [index] : []));
  return starts
    .map((start, index) => firstPage(blocks.slice(start, starts[index + 1])))
    .filter((page) => page.reduce((sum, block) => sum + wordsOf(block), 0) >= WORDS_OF_PAGE / 2)
    .slice(0, MOST_PAGES);
}
