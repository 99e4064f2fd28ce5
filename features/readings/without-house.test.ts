import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { countWords } from '../../locales/interpretation-lengths.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { withoutHouse } from './without-house.ts';

describe.each(LANGUAGES)('without an hour, in %s', (language) => {
  it.each(['uranus', 'neptune', 'pluto'] as const)(
    'of %s what its house makes of it is left out',
    async (subject) => {
      const texts = await loadTexts(language, subject);
      for (const sign of SIGN_IDS) {
        const left = withoutHouse(texts[sign], subject, language);
        expect(texts[sign].startsWith(left)).toBe(true);
        expect(left, texts[sign]).not.toBe(texts[sign]);
        expect(countWords(left), left).toBeGreaterThanOrEqual(12);
        expect(left).toMatch(/[.!?…][”’»"]*$/u);
      }
    },
  );

  it('the quicker planets are told whole', async () => {
    for (const subject of ['moon', 'saturn'] as const) {
      const { cancer } = await loadTexts(language, subject);
      expect(withoutHouse(cancer, subject, language)).toBe(cancer);
    }
  });
});
