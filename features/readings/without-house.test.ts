import { describe, expect, it } from 'vitest';
import type { AspectPointId } from '../../astrology/chart-types.ts';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { countWords, flatTexts } from '../../locales/interpretation-lengths.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { aspectWithoutHouse, withoutHouse } from './without-house.ts';

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

  it('of an aspect of two slow planets what their houses show is left out, and no aspect of a quicker one is cut', async () => {
    const HOUSE =
      /\bhouses?\b|(?<!\p{L})evler söyler|(?<!\p{L})evi gösterir|\bmaisons? (?:dis|désigne|situe)|\bcasas? (?:mostr|cont)/iu;
    for (const subject of ['aspects', 'oppositions', 'quincunxes'] as const) {
      for (const [path, text] of flatTexts(await loadTexts(language, subject))) {
        const [first, second] = path.split('.') as [AspectPointId, AspectPointId];
        const left = aspectWithoutHouse(text, { first, second }, language);
        if (/^(?:saturn|uranus|neptune)\.(?:uranus|neptune|pluto)/.test(path))
          expect(left).not.toMatch(HOUSE);
        else expect(left).toBe(text);
        expect(left.length, left).toBeGreaterThan(40);
      }
    }
  });
});
