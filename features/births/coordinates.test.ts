import { expect, test } from 'vitest';
import { astro as en } from '../../locales/en/astro.ts';
import { astro as tr } from '../../locales/tr/astro.ts';
import { formatCoordinates } from './coordinates.ts';

test('a place is told by its quarters and never by a sign', () => {
  const lima = { latitude: -12.04, longitude: -77.0282 };
  expect(formatCoordinates(lima, en.compass, 'en')).toBe('12.04°\u00a0S, 77.03°\u00a0W');
  expect(formatCoordinates({ latitude: 41, longitude: 28.95 }, tr.compass, 'tr')).toBe(
    '41,00°\u00a0K, 28,95°\u00a0D',
  );
});
