import { REPORT_SUBJECTS, type TextsOf } from '../../features/reports/book-texts.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import { named, reportTexts } from '../../features/reports/report-texts.fixture.ts';
import { loadWords } from '../../locales/index.ts';
import type { Subject } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { isReportSubject } from '../../locales/report-text-types.ts';
import type { ReadLibrary } from '../../worker/books/read-library.ts';

const MADE_UP = reportTexts(named);

/** The words as they are, but for those that are sold, which are made up: each says which it is. */
export const readMadeUp: ReadLibrary = async <Report extends ReportId>(
  report: Report,
  language: Language,
) => {
  const words = await loadWords(language, ['book', 'astro']);
  const subjects: readonly Subject[] = REPORT_SUBJECTS[report];
  const entries = subjects.map(async (subject) => [
    subject,
    isReportSubject(subject) ? MADE_UP[subject] : await loadTexts(language, subject),
  ]);
  const texts = Object.fromEntries(await Promise.all(entries)) as TextsOf<Report>;
  return { texts, words: words.section('book'), astro: words.section('astro'), version: 'made-up' };
};
