import { describe, expect, it } from 'vitest';
import { isWritten, PERIOD_LANGUAGES, PERIOD_SUBJECTS } from './horoscope-text-types.ts';
import { interpretationFile } from './interpretation-file.ts';
import { LANGUAGES } from './locales.ts';
import { readWordsFile } from './words-files.ts';

describe.each(['day', 'week', 'month', 'year'] as const)('the words of a %s', (period) => {
  it.each(LANGUAGES)('are whole in %s, or not yet asked for', async (language) => {
    const isAsked = PERIOD_LANGUAGES[period].includes(language);
    for (const subject of PERIOD_SUBJECTS[period]) {
      expect(isWritten(language, subject)).toBe(isAsked);
      if (isAsked) expect(await readWordsFile(interpretationFile(language, subject)), subject).not.toBeNull();
    }
  });
});
