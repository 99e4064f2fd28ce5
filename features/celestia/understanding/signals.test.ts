import { expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import { namedInText } from './named-in-text.ts';
import { readyLexicon } from './phrases.ts';
import { namedSignals } from './signals.ts';

const lexicon = readyLexicon(await loadCelestiaLexicon('en'));

it.each([
  ['why do you say that', 'leans', ['wants.why']],
  ['house of money', 'houseOf', ['house', 'terms.house']],
  ['what kind of person suits me', 'slants', ['topics.self', 'social.agreement', 'own']],
] as const)('of “%s” the listener is not told what %s names', (text, group, told) => {
  const { named } = namedInText(text, { language: 'en', lexicon });
  expect(named.has(group)).toBe(true);
  expect(namedSignals(named)).toEqual(told);
});
