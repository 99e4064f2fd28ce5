import { expect, test } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { horoscopeFacts } from '../../astrology/transits/solar-houses.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { composeHoroscope } from './compose.ts';
import { dayLines } from './day-lines.ts';
import { periodAt } from './period.ts';
import { loadHoroscopeTexts, loadOpeningTexts } from './texts.ts';

test.each(LANGUAGES)('every sign has a line of its own on every day of a month in %s', async (language) => {
  const library = { moonHouses: await loadTexts(language, 'moonHouses') };
  for (const texts of [await loadOpeningTexts(language), library]) {
    for (let day = 0; day < 30; day++) {
      const lines = dayLines(periodAt('day', Date.UTC(2026, 10, 1) + day * MS_PER_DAY), texts);
      expect(lines.size).toBe(12);
      expect(new Set(lines.values()).size).toBe(12);
    }
  }
});

test('a line stands in the horoscope that it leads to', async () => {
  const texts = await loadHoroscopeTexts('en', 'day');
  const period = periodAt('day', Date.UTC(2026, 10, 23));
  const lines = dayLines(period, await loadOpeningTexts('en'));
  for (const sign of SIGN_IDS) {
    const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
    const whole = composeHoroscope(sign, period, facts, texts).map(({ text }) => text);
    expect(whole.some((text) => text.startsWith(lines.get(sign) ?? '?'))).toBe(true);
  }
});
