import { REPORT_SUBJECTS, type TextsOf } from '../../features/reports/book-texts.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { BookWords } from '../../locales/en/book.ts';
import { loadWords } from '../../locales/index.ts';
import type { Subject } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { digestText } from '../reference.ts';

/** All words that a book is made of. */
export interface Library<Report extends ReportId> {
  texts: TextsOf<Report>;
  words: BookWords;
  astro: AstroWords;
  /** Names these words: another text makes another version. */
  version: string;
}

export type ReadLibrary = <Report extends ReportId>(
  report: Report,
  language: Language,
) => Promise<Library<Report>>;

const VERSION_LENGTH = 16;

/** The version of words: figures of a digest of all of them. */
export async function versionOf(words: object): Promise<string> {
  return (await digestText(JSON.stringify(words))).slice(0, VERSION_LENGTH);
}

/** The words of a report in a language. @throws Error where a subject is not written in it. */
export async function readLibrary<Report extends ReportId>(
  report: Report,
  language: Language,
): Promise<Library<Report>> {
  const subjects: readonly Subject[] = REPORT_SUBJECTS[report];
  const [translator, ...entries] = await Promise.all([
    loadWords(language, ['book', 'astro']),
    ...subjects.map(async (subject) => [subject, await loadTexts(language, subject)] as const),
  ]);
  const texts = Object.fromEntries(entries) as TextsOf<Report>;
  const [words, astro] = [translator.section('book'), translator.section('astro')];
  return { texts, words, astro, version: await versionOf([texts, words, astro]) };
}
