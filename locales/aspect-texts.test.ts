import { expect, test } from 'vitest';
import { MAJOR_ASPECT_IDS } from '../astrology/events/aspect-events.ts';
import { MAIN_BODY_IDS } from '../astrology/ids.ts';
import { ALL_MOVER_IDS } from '../astrology/transits/transit-movers.ts';
import { textInOrder, textOfPair } from './aspect-texts.ts';
import { loadTexts } from './interpretations.ts';
import { LANGUAGES } from './locales.ts';

test.each(LANGUAGES)(
  'a transit in %s is told by the text on its own mover, never by the reverse',
  async (language) => {
    const texts = await loadTexts(language, 'natalTransits');
    for (const first of ALL_MOVER_IDS) {
      for (const second of [...MAIN_BODY_IDS, 'ascendant', 'midheaven'] as const) {
        for (const aspect of MAJOR_ASPECT_IDS) {
          const text = textInOrder(texts, { first, second, aspect });
          // Of the Moon, whose transits last hours, nothing is written.
          if (first === 'moon') expect(text).toBeNull();
          else expect(Object.values(texts[first][second])).toContain(text);
        }
      }
    }
  },
);

test('Saturn over Venus and Venus over Saturn are two transits', async () => {
  const texts = await loadTexts('en', 'natalTransits');
  const pair = { first: 'saturn', second: 'venus', aspect: 'square' } as const;
  expect(textInOrder(texts, pair)).toBe(texts.saturn.venus.tense);
  expect(textInOrder(texts, { ...pair, first: 'venus', second: 'saturn' })).toBe(texts.venus.saturn.tense);
});

test('an aspect of a birth chart reads the same from either end', async () => {
  const texts = await loadTexts('en', 'aspects');
  const pair = { first: 'venus', second: 'saturn', aspect: 'square' } as const;
  expect(textOfPair(texts, pair)).toBe(texts.venus.saturn.tense);
  expect(textOfPair(texts, { ...pair, first: 'saturn', second: 'venus' })).toBe(texts.venus.saturn.tense);
});
