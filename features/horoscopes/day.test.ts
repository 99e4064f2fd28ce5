import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign } from '../../astrology/transits/solar-houses.ts';
import { countWords } from '../../locales/interpretation-lengths.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { inDrill } from '../../tests/drills.ts';
import { composeHoroscope } from './compose.ts';
import { DAY_SECTIONS, type Passage } from './passage.ts';
import { type Period, periodAt } from './period.ts';
import { loadHoroscopeTexts } from './texts.ts';

const FIRST_MS = Date.UTC(2026, 0, 1);

function periodsOf(id: 'day' | 'month', count: number): Period[] {
  const at = (index: number) => (id === 'day' ? FIRST_MS + index * MS_PER_DAY : Date.UTC(2026, index, 1));
  return Array.from({ length: count }, (_, index) => periodAt(id, at(index)));
}

const textsIn = (passages: readonly Passage[]) => passages.map(({ text }) => text);

describe.each(LANGUAGES)('days in %s', (language) => {
  it('have all parts, their length, and no passage that another sign has or that came within 60 days', async () => {
    const texts = await loadHoroscopeTexts(language, 'day');
    const last = new Map<string, number>();
    for (const period of periodsOf('day', inDrill(400, 100))) {
      const sky = skyOfPeriod(period.fromMs, period.toMs);
      const told = SIGN_IDS.map((sign) => composeHoroscope(sign, period, factsForSign(sign, sky), texts));
      for (const [index, passages] of told.entries()) {
        expect(passages.map(({ section }) => section)).toEqual(['opening', ...DAY_SECTIONS]);
        const words = countWords(textsIn(passages).join(' '));
        expect(words, SIGN_IDS[index]).toBeGreaterThanOrEqual(115);
        expect(words).toBeLessThanOrEqual(180);
        for (const text of textsIn(passages)) {
          const key = `${index} ${text}`;
          const days = (period.fromMs - (last.get(key) ?? Number.NEGATIVE_INFINITY)) / MS_PER_DAY;
          expect(days, text).toBeGreaterThanOrEqual(60);
          last.set(key, period.fromMs);
        }
      }
      const all = told.flatMap(textsIn);
      expect(new Set(all).size).toBe(all.length);
    }
  }, 60_000);
});

describe.each(LANGUAGES)('months in %s', (language) => {
  it('open and close, have their length, and no passage that another sign has or that came a month before', async () => {
    const texts = await loadHoroscopeTexts(language, 'month');
    let before: Set<string>[] = [];
    for (const period of periodsOf('month', inDrill(60, 18))) {
      const sky = skyOfPeriod(period.fromMs, period.toMs);
      const told = SIGN_IDS.map((sign) => composeHoroscope(sign, period, factsForSign(sign, sky), texts));
      for (const [index, passages] of told.entries()) {
        expect([passages[0]?.section, passages.at(-1)?.section]).toEqual(['opening', 'closing']);
        const words = countWords(textsIn(passages).join(' '));
        expect(words, SIGN_IDS[index]).toBeGreaterThanOrEqual(370);
        expect(words).toBeLessThanOrEqual(600);
        expect(textsIn(passages).filter((text) => before[index]?.has(text))).toEqual([]);
      }
      const all = told.flatMap(textsIn);
      expect(new Set(all).size).toBe(all.length);
      before = told.map((passages) => new Set(textsIn(passages)));
    }
  }, 60_000);
});
