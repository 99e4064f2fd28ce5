import { expect, test } from 'vitest';
import { birthdayText } from './birthday-text.ts';

test('a chart without a name is named by its birthday in the language', () => {
  expect(birthdayText({ day: '10', month: '6', year: '1990' }, 'fr')).toBe('10 juin 1990');
  expect(birthdayText({}, 'fr')).toBe('');
});

test('a day that there never was is not told as another', () => {
  expect(birthdayText({ day: '31', month: '2', year: '1990' }, 'en')).toBe('');
});
