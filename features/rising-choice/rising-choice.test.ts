import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { risingSigns } from '../../astrology/rising-signs.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { risingChoices } from './rising-choice.ts';

const stretches = fc.record({
  fromMs: fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 0, 1) }),
  minutes: fc.integer({ min: 5, max: 24 * 60 }),
  latitudeDeg: fc.double({ min: -80, max: 80, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

interface Stretch {
  fromMs: number;
  minutes: number;
  latitudeDeg: number;
  longitudeDeg: number;
}

function dayOf({ fromMs, minutes, latitudeDeg, longitudeDeg }: Stretch) {
  const toMs = fromMs + minutes * 60_000;
  return {
    fromMs,
    toMs,
    risingSigns: risingSigns(fromMs, toMs, { latitudeDeg, longitudeDeg, zodiac: 'tropical' }),
  };
}

describe('the signs that may have been rising', () => {
  test('come once each, and their stays fill the stretch', async () => {
    await fc.assert(
      fc.asyncProperty(stretches, async (stretch) => {
        const choices = await risingChoices(dayOf(stretch), 'en');
        const signs = choices.map(({ sign }) => sign);
        expect(new Set(signs).size).toBe(signs.length);
        expect(choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        const stays = choices.flatMap((choice) => choice.stays).toSorted((a, b) => a.fromMs - b.fromMs);
        let end = 0;
        for (const { start, share } of stays) {
          expect(start).toBeCloseTo(end, 9);
          end = start + share;
        }
        expect(end).toBeCloseTo(1, 9);
      }),
      { numRuns: 40 },
    );
  });

  test('are all twelve in a day of Istanbul, each with its portrait', async () => {
    const day = dayOf({ fromMs: Date.UTC(1990, 5, 9, 21), minutes: 1440, latitudeDeg: 41, longitudeDeg: 29 });
    for (const language of LANGUAGES) {
      const choices = await risingChoices(day, language);
      expect(choices).toHaveLength(12);
      expect(new Set(choices.map(({ portrait }) => portrait)).size).toBe(12);
    }
  });
});

test.each(LANGUAGES)('portraits in %s neither begin nor end alike', async (language) => {
  const day = dayOf({ fromMs: Date.UTC(1990, 5, 9, 21), minutes: 1440, latitudeDeg: 41, longitudeDeg: 29 });
  const words = (await risingChoices(day, language)).map(({ portrait }) =>
    portrait.toLowerCase().split(/\s+/),
  );
  const [openings, closings] = [
    words.map((all) => all.slice(0, 2).join(' ')),
    words.map((all) => all.slice(-2).join(' ')),
  ];
  expect(new Set(openings).size).toBe(12);
  expect(new Set(closings).size).toBe(12);
});
