import { expect, test } from 'vitest';
import { birthdayText } from './keep.ts';

test('a chart without a name is named by its birthday in the language', () => {
  expect(birthdayText({ day: '10', month: '6', year: '1990' }, 'fr')).toBe('10 juin 1990');
  expect(birthdayText({}, 'fr')).toBe('');
});
