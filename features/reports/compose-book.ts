import { withChosenNode } from '../../astrology/chart-facts.ts';
import { ENGINE_VERSION } from '../../astrology/engine-version.ts';
import { solarReturnChart } from '../../astrology/solar-return.ts';
import { compareFigures } from '../../astrology/synastry/compute-synastry.ts';
import type { Book, BookBlock } from '../../contract/book.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { BookWords } from '../../locales/en/book.ts';
import { fillText } from '../../locales/fill-text.ts';
import { type Language, LOCALES } from '../../locales/locales.ts';
import type { BirthChart } from '../births/birth-chart.ts';
import { figureOf } from './book-blocks.ts';
import { bookDates } from './book-dates.ts';
import type { BookAsk, BookGiven } from './book-given.ts';
import type { TextsOf } from './book-texts.ts';
import { childBook } from './child/child-book.ts';
import { coverLines } from './cover-lines.ts';
import { junoBook } from './juno/juno-book.ts';
import { natalBook } from './natal/natal-book.ts';
import { readChartOf } from './read-chart.ts';
import { relationshipBook } from './relationship/relationship-book.ts';
import { REPORTS, type ReportId } from './report-kinds.ts';
import { vocationBook } from './vocation/vocation-book.ts';
import { yearBook } from './year/year-book.ts';

/** A birth as a book is made of it: its chart, and the day and time as they were told. */
export interface BookBirth {
  chart: BirthChart;
  /** `YYYY-MM-DD` of the calendar there. */
  date: string;
  /** `HH:MM` or `HH:MM:SS` of the clocks there; null where it is not known. */
  time: string | null;
  /** Of the place, by the tz database: a book writes its dates by those clocks. */
  timeZone: string;
}

export interface BookParts<Report extends ReportId> {
  report: Report;
  language: Language;
  births: readonly BookBirth[];
  ask: BookAsk;
  texts: TextsOf<Report>;
  words: BookWords;
  astro: AstroWords;
  /** Names the words that the book is made of. */
  wordsVersion: string;
}

/** What a report is written from. */
type Writer<Report extends ReportId> = (
  given: BookGiven<Report>,
  births: readonly [BookBirth, ...BookBirth[]],
  ask: BookAsk,
) => BookBlock[];

function fromMsOfYear({ date }: BookBirth, year: number): number {
  const [, month, day] = date.split('-').map(Number);
  return Date.UTC(year, (month ?? 1) - 1, day ?? 1, 12);
}

const writeYear: Writer<'year'> = (given, [birth], { year }) => {
  if (year === null) throw new Error('the book of a year wants a year');
  const { chart } = birth;
  const place = { latitudeDeg: chart.place.latitude, longitudeDeg: chart.place.longitude };
  const { node } = chart.settings;
  const returned = withChosenNode(solarReturnChart(chart, place, fromMsOfYear(birth, year)), node);
  const next = solarReturnChart(chart, place, fromMsOfYear(birth, year + 1));
  const stretch = { fromMs: returned.instantMs, toMs: next.instantMs };
  return yearBook({ ...given, ...stretch, chart: readChartOf(chart), returned });
};

const writeRelationship: Writer<'relationship'> = (given, [one, other], { names }) => {
  if (!other) throw new Error('the book on two people wants two births');
  const [first, second] = [readChartOf(one.chart), readChartOf(other.chart)];
  const people = {
    first: names[0] ?? given.words.people.first,
    second: names[1] ?? given.words.people.second,
  };
  return relationshipBook({ ...given, first, second, people, compared: compareFigures(first, second) });
};

const WRITERS: { readonly [Report in ReportId]: Writer<Report> } = {
  natal: (given, [{ chart }]) => natalBook({ ...given, chart: readChartOf(chart) }),
  year: writeYear,
  relationship: writeRelationship,
  vocation: (given, [{ chart }], { orderedMs }) =>
    vocationBook({ ...given, chart: readChartOf(chart), fromMs: orderedMs }),
  juno: (given, [{ chart }]) => junoBook({ ...given, chart: readChartOf(chart) }),
  child: (given, [{ chart }]) => childBook({ ...given, chart: readChartOf(chart) }),
};

/**
 * Makes a book. The same parts make the same book: it knows no clock, and its day is the order's.
 * @throws Error where the births or the year are not what the report asks for (REPORTS), which the order's form has seen to.
 */
export function composeBook<Report extends ReportId>(parts: BookParts<Report>): Book {
  const { report, language, births, ask, texts, words, astro, wordsVersion } = parts;
  const [birth, ...others] = births;
  const { withoutHour, births: wanted } = REPORTS[report];
  if (!birth || births.length !== wanted) throw new Error(`${report} wants ${wanted} births`);
  if (!withoutHour && births.some(({ chart }) => !chart.angles)) throw new Error(`${report} wants an hour`);
  const { tag } = LOCALES[language];
  const dates = bookDates(tag, birth.timeZone, words);
  const write: Writer<Report> = WRITERS[report];
  const blocks = write({ texts, words, astro, dates, tag }, [birth, ...others], ask);
  const made = new Date(ask.orderedMs).toISOString().slice(0, 10);
  const colophon = fillText(words.colophon, { date: bookDates(tag, 'UTC', words).day(Date.parse(made)) });
  return {
    format: 1,
    report,
    language,
    title: words.titles[report],
    ...coverLines({ report, births, ask, words, tag }),
    made,
    colophon,
    wordsVersion,
    engineVersion: ENGINE_VERSION,
    cover: figureOf(readChartOf(birth.chart)),
    blocks,
  };
}
