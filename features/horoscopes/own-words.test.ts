import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign } from '../../astrology/transits/solar-houses.ts';
import { countWords } from '../../locales/interpretation-lengths.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { inDrill } from '../../tests/drills.ts';
import { composeHoroscope, type HoroscopeTexts } from './compose.ts';
import { neighbour, periodAt } from './period.ts';
import { loadHoroscopeTexts } from './texts.ts';

/** The fewest and most words of a sign's horoscope over so many periods from 2024 on. */
function wordsOf(id: 'week' | 'year', texts: HoroscopeTexts, count: number): readonly [number, number] {
  let period = periodAt(id, Date.UTC(2024, 0, 3));
  const words: number[] = [];
  for (let index = 0; index < count; index++) {
    const sky = skyOfPeriod(period.fromMs, period.toMs);
    for (const sign of SIGN_IDS) {
      const passages = composeHoroscope(sign, period, factsForSign(sign, sky), texts);
      words.push(countWords(passages.map(({ text }) => text).join(' ')));
    }
    period = neighbour(period, 1);
  }
  return [Math.min(...words), Math.max(...words)];
}

/** Turkish says with endings what the others say with words of their own: the same text has fewer of them. */
const SHARE_OF_WORDS: Partial<Record<Language, number>> = { tr: 0.89 };

describe.each([
  ['week', 220, 320, inDrill(260, 52)],
  ['year', 900, 1400, inDrill(30, 8)],
] as const)('a %s told in words of its own', (id, least, most, count) => {
  it.each(LANGUAGES)(
    'has its length in %s',
    async (language) => {
      const [fewest, longest] = wordsOf(id, await loadHoroscopeTexts(language, id), count);
      expect(fewest).toBeGreaterThanOrEqual(least * (SHARE_OF_WORDS[language] ?? 1));
      expect(longest).toBeLessThanOrEqual(most);
    },
    60_000,
  );
});
