import { expect, test } from 'vitest';
import { withoutPlaceChoice } from './place-choice.ts';

const error = (field: string) => ({ field, code: 'x', message: field });
const SPRINGFIELD = { id: 7, name: 'Springfield', region: 'Illinois', countryName: 'United States' };

test('with the choice go the words that point to it, and no others', () => {
  const birth = { places: [SPRINGFIELD], errors: [error('date'), error('place')], prefix: 'a_' };
  expect(withoutPlaceChoice(birth)).toEqual({ places: [], errors: [error('date')], prefix: 'a_' });
});

test('a place that was not found stays wrong until the server says otherwise', () => {
  const birth = { places: [], errors: [error('place')] };
  expect(withoutPlaceChoice(birth)).toBe(birth);
});
