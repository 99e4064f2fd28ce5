import { REPORT_SUBJECTS, type TextsOf } from '../../features/reports/book-texts.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import { type Sample, sampleSpreads } from '../../features/reports/sample-spreads.ts';
import { loadWords } from '../../locales/index.ts';
import type { Subject } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';

async function textsOf<Report extends ReportId>(
  report: Report,
  language: Language,
): Promise<TextsOf<Report>> {
  const subjects: readonly Subject[] = REPORT_SUBJECTS[report];
  const entries = subjects.map(async (subject) => [subject, await loadTexts(language, subject)] as const);
  return Object.fromEntries(await Promise.all(entries)) as TextsOf<Report>;
}

/**
 * Makes the sample of a book. In the sources, tests and the development server it is made when somebody looks inside; the built worker reads
 * what the build has made from beside itself (worker/reports/sample-assets.ts takes this module's place there): what makes books is much.
 */
export async function makeSample(report: ReportId, language: Language): Promise<Sample> {
  const [texts, loaded] = await Promise.all([
    textsOf(report, language),
    loadWords(language, ['book', 'astro', 'bookshop']),
  ]);
  const [words, astro] = [loaded.section('book'), loaded.section('astro')];
  return sampleSpreads({
    report,
    language,
    texts,
    words,
    astro,
    person: loaded.section('bookshop').samplePerson,
  });
}
