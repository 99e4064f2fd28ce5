import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPORT_SUBJECTS, type TextsOf } from '../../features/reports/book-texts.ts';
import { REPORT_IDS, type ReportId } from '../../features/reports/report-kinds.ts';
import { type Sample, sampleSpreads } from '../../features/reports/sample-spreads.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { BookWords } from '../../locales/en/book.ts';
import type { BookshopWords } from '../../locales/en/bookshop.ts';
import { interpretationFile } from '../../locales/interpretation-file.ts';
import type { Subject } from '../../locales/interpretation-types.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';

/** One export of a file of words. @throws Error where there is none. */
async function wordsOf<Words>(locales: string, file: string, name: string): Promise<Words> {
  const module = (await import(pathToFileURL(resolve(locales, `${file}.ts`)).href)) as Record<string, Words>;
  const words = module[name];
  if (words === undefined) throw new Error(`no ${name} in ${file}`);
  return words;
}

async function sampleOf<Report extends ReportId>(
  locales: string,
  report: Report,
  language: Language,
): Promise<Sample> {
  const subjects: readonly Subject[] = REPORT_SUBJECTS[report];
  const entries = subjects.map(
    async (subject) =>
      [subject, await wordsOf<unknown>(locales, interpretationFile(language, subject), subject)] as const,
  );
  const texts = Object.fromEntries(await Promise.all(entries)) as unknown as TextsOf<Report>;
  const [words, astro, { samplePerson: person }] = await Promise.all([
    wordsOf<BookWords>(locales, `${language}/book`, 'book'),
    wordsOf<AstroWords>(locales, `${language}/astro`, 'astro'),
    wordsOf<BookshopWords>(locales, `${language}/bookshop`, 'bookshop'),
  ]);
  return sampleSpreads({ report, language, texts, words, astro, person });
}

/** The sample of each book in each language, by the file that the worker reads it from. */
export async function* buildSamples(
  locales: string,
): AsyncGenerator<readonly [file: string, sample: Sample]> {
  for (const language of LANGUAGES)
    for (const report of REPORT_IDS)
      yield [`${language}/samples/${report}`, await sampleOf(locales, report, language)];
}
