import { expect, it } from 'vitest';
import { REPORT_SUBJECTS } from '../../features/reports/book-texts.ts';
import { interpretationFile } from '../../locales/interpretation-file.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { isReportSubject } from '../../locales/report-text-types.ts';
import { readWordsFile } from './words-modules.ts';

const FREE = [...new Set(Object.values(REPORT_SUBJECTS).flat())].filter(
  (subject) => !isReportSubject(subject),
);

it.each(LANGUAGES)(
  'the worker of books carries every word in %s that a book is made of, and none beside',
  async (language) => {
    expect(FREE.length).toBeGreaterThan(8);
    for (const subject of FREE) {
      expect(await readWordsFile(interpretationFile(language, subject)), subject).toHaveProperty(subject);
    }
    expect(await readWordsFile(`${language}/book`)).toHaveProperty('book');
    expect(await readWordsFile(`${language}/astro`)).toHaveProperty('astro');
    expect(await readWordsFile(`${language}/interpretations/day-openings`)).toBeNull();
  },
);
