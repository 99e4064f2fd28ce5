import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { SamplePage } from '../../client/components/bookshop/spread.tsx';
import { REPORT_SUBJECTS, type TextsOf } from '../../features/reports/book-texts.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import { loadWords } from '../../locales/index.ts';
import type { Subject } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';

/** What is shown of a sample book: its wheel, and pages of its text. */
export interface Sample {
  figure: ChartFigure;
  /** Two spreads: the wheel with a page beside it, and two pages more. */
  spreads: readonly (readonly [SamplePage, SamplePage])[];
}

/** Samples that this isolate has made: one a report and language, the same for all. What is still being made is its own request's. */
const made = new Map<string, Sample>();

async function textsOf<Report extends ReportId>(
  report: Report,
  language: Language,
): Promise<TextsOf<Report>> {
  const subjects: readonly Subject[] = REPORT_SUBJECTS[report];
  const entries = subjects.map(async (subject) => [subject, await loadTexts(language, subject)] as const);
  return Object.fromEntries(await Promise.all(entries)) as TextsOf<Report>;
}

async function make(report: ReportId, language: Language): Promise<Sample> {
  // Read once somebody looks inside: what makes books is much.
  const [{ openingPages, sampleBook }, texts, loaded] = await Promise.all([
    import('../../features/reports/sample-book.ts'),
    textsOf(report, language),
    loadWords(language, ['book', 'astro', 'bookshop']),
  ]);
  const [words, astro] = [loaded.section('book'), loaded.section('astro')];
  const person = loaded.section('bookshop').samplePerson;
  const book = sampleBook({ report, language, texts, words, astro, person });
  const [first = [], second = [], third = []] = openingPages(book);
  const wheel: SamplePage = [{ kind: 'wheel', caption: person, inner: book.cover, outer: null }];
  return {
    figure: book.cover,
    spreads: [
      [wheel, first],
      [second, third],
    ],
  };
}

/** What is shown of a report's sample book. @throws Error where its words cannot be read. */
export async function samplePages(report: ReportId, language: Language): Promise<Sample> {
  const key = `${report} ${language}`;
  const known = made.get(key);
  if (known) return known;
  const sample = await make(report, language);
  made.set(key, sample);
  return sample;
}
