import { expect, test } from 'vitest';
import { countedText } from './counted-text.ts';

const PLACES = { one: '{{count}} lieu trouvé', other: '{{count}} lieux trouvés' };

test('a number gets the form that its language has for it', () => {
  expect(countedText(PLACES, 0, 'fr')).toBe('0 lieu trouvé');
  expect(countedText(PLACES, 2, 'fr')).toBe('2 lieux trouvés');
  expect(countedText(PLACES, 0, 'en')).toBe('0 lieux trouvés');
});

test('a form that the phrase does not have is the general one', () => {
  expect(countedText({ other: '{{count}} yer bulundu' }, 1, 'tr')).toBe('1 yer bulundu');
});

test.each(['tr', 'en', 'es', 'fr', 'pt'])('in %s a small number is its digits', (tag) => {
  expect(new Intl.NumberFormat(tag).format(999)).toBe('999');
});

test('the number is written as the language writes it', () => {
  expect(countedText({ other: '{{count}}' }, 12_345, 'es')).toBe('12.345');
});
