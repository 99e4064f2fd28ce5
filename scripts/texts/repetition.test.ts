import { describe, expect, it } from 'vitest';
import { PERIOD_IDS } from '../../contract/choices.ts';
import { loadHoroscopeTexts } from '../../features/horoscopes/texts.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { inDrill } from '../../tests/drills.ts';
import { maskNames, measureRepetition } from './repetition.ts';

const FROM_MS = Date.UTC(2026, 0, 1);
const DAYS = inDrill(400, 70);
const LEAST_RETURN_DAYS = 60;

describe.each(LANGUAGES.slice(0, inDrill(LANGUAGES.length, 1)))(
  'the horoscopes of days on end in %s',
  (language) => {
    it('share no passage between signs nor between a sign’s periods, and none comes back before sixty days', async () => {
      const [day, week, month, year] = await Promise.all(
        PERIOD_IDS.map((id) => loadHoroscopeTexts(language, id)),
      );
      if (!day || !week || !month || !year) throw new Error('a period has no texts');
      const astro = (await loadWords(language, ['astro'])).section('astro');
      const mask = maskNames([...Object.values(astro.signs), ...Object.values(astro.bodies)]);
      const found = measureRepetition({ day, week, month, year }, mask, FROM_MS, DAYS);
      expect(found.betweenSigns).toEqual({ day: 0, week: 0, month: 0, year: 0 });
      expect([...found.betweenPeriods.values()]).toEqual([0, 0, 0, 0, 0, 0]);
      for (const id of PERIOD_IDS)
        expect(found.returnDays[id] ?? DAYS).toBeGreaterThanOrEqual(LEAST_RETURN_DAYS);
    }, 120_000);
  },
);
