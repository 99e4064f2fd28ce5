import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../locales/locales.ts';
import { habitsOf } from './language-habits.ts';

it.each(LANGUAGES)('the readings in %s have no habit beyond its bound', async (language) => {
  const { table, over } = await habitsOf(language, 8);
  expect(table.length).toBeGreaterThan(50);
  expect(over).toEqual([]);
});
