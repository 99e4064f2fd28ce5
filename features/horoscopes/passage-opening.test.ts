import { expect, test } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { sentencesWithin, splitFirstSentence } from './passage-opening.ts';
import { loadOpeningTexts } from './texts.ts';

test.each([
  ['One. Two.', 'One.', 'Two.'],
  ['“Really?” she asks. Yes.', '“Really?”', 'she asks. Yes.'],
  ['Saat 14.30’da buluş. Sonra dinlen.', 'Saat 14.30’da buluş.', 'Sonra dinlen.'],
  ['On attend… Puis on rit\u202f! Et voilà.', 'On attend…', 'Puis on rit\u202f! Et voilà.'],
  ['Only one, without an end', 'Only one, without an end', ''],
])('of %j the first sentence is %j', (text, first, rest) => {
  expect(splitFirstSentence(text)).toEqual({ first, rest });
});

test('as many sentences are taken as fit, and none where the first is too long', () => {
  expect(sentencesWithin('One. Two. Three.', 9)).toBe('One. Two.');
  expect(sentencesWithin('One. Two. Three.', 100)).toBe('One. Two. Three.');
  expect(sentencesWithin('Something long. Two.', 9)).toBeNull();
});

test.each(LANGUAGES)(
  'what is written on the Moon’s day in %s opens with a sentence of its own',
  async (language) => {
    const openings = Object.values(await loadOpeningTexts(language)).flatMap((byHouse) =>
      Object.values<readonly string[]>(byHouse).flat(),
    );
    for (const text of openings) {
      const { first, rest } = splitFirstSentence(text);
      expect(first.length, text).toBeGreaterThan(15);
      expect(`${first} ${rest}`.trim()).toBe(text);
      expect(first).toMatch(/[.!?…”’»]$/u);
    }
  },
);
