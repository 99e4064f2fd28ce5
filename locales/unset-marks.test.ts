import { expect, test } from 'vitest';
import { LANGUAGES } from './locales.ts';
import { unsetMarks } from './unset-marks.fixture.ts';

test.each(LANGUAGES)('what is not set as print is would be found in %s', (language) => {
  for (const text of [
    "it's",
    'say "so"',
    'so...',
    'at -3°',
    'one - two',
    'two  blanks',
    'one , two',
    'l´an',
  ]) {
    expect(unsetMarks(language).test(text), text).toBe(true);
  }
  for (const text of [
    'at −3°',
    '14:30',
    'Saint-Denis',
    'one – two',
    'so…',
    'it’s',
    '“so”',
    'https://a.b',
    '+0.5',
  ]) {
    expect(unsetMarks(language).test(text), text).toBe(false);
  }
});

test('a colon is glued to its word in all languages but French, where a space that never breaks goes before it', () => {
  expect(unsetMarks('tr').test('Ay: Koç')).toBe(false);
  for (const text of ['Ay : Koç', 'Ay:Koç', 'Ay\u00a0: Koç'])
    expect(unsetMarks('tr').test(text), text).toBe(true);
  expect(unsetMarks('fr').test('Lune\u00a0: Bélier')).toBe(false);
  for (const text of ['Lune: Bélier', 'Lune : Bélier']) expect(unsetMarks('fr').test(text), text).toBe(true);
});
