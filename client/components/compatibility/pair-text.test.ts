import { expect, it } from 'vitest';
import { loadWords } from '../../../locales/index.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { pairText } from './pair-text.ts';

it.each(LANGUAGES)('whose node it is stands in the one pair of brackets, in %s', async (language) => {
  const words = await loadWords(language, ['astro']);
  const { first, second } = pairText(
    { first: 'trueNode', second: 'meanLilith', aspect: 'trine' },
    { first: 'Ada', second: 'Deniz' },
    words.section('astro'),
  );
  expect(`${first}, ${second}`).toMatch(/^\p{L}[^()]* \(Ada\), \p{L}[^()]* \(Deniz\)$/u);
});
