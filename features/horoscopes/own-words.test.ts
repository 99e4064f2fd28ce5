import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign } from '../../astrology/transits/solar-houses.ts';
import type { PeriodId } from '../../contract/choices.ts';
import { countWords } from '../../locales/interpretation-lengths.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { inDrill } from '../../tests/drills.ts';
import { composeHoroscope, type HoroscopeTexts } from './compose.ts';
import { neighbour, periodAt } from './period.ts';
import { loadHoroscopeTexts } from './texts.ts';

/** The fewest and most words of a sign's horoscope over so many periods from 2024 on. */
function wordsOf(id: PeriodId, texts: HoroscopeTexts, count: number): readonly [number, number] {
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

describe.each([
  ['day', 120, 180, inDrill(365, 80)],
  ['week', 220, 320, inDrill(260, 52)],
  ['month', 400, 600, inDrill(240, 40)],
  ['year', 900, 1400, inDrill(50, 10)],
] as const)('a %s told in words of its own', (id, least, most, count) => {
  it.each(LANGUAGES)(
    'has its length in %s',
    async (language) => {
      const [fewest, longest] = wordsOf(id, await loadHoroscopeTexts(language, id), count);
      expect(fewest).toBeGreaterThanOrEqual(least);
      expect(longest).toBeLessThanOrEqual(most);
    },
    120_000,
  );
});
