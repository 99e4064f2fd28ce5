import { expect, test } from 'vitest';
import { periodAt } from './period.ts';
import { periodText } from './period-text.ts';

const NOW = Date.UTC(2026, 10, 23, 20);

test.each([
  ['day', 'tr', '23 Kasım 2026', '23 Kasım'],
  ['week', 'en', 'November 23 – 29, 2026', 'Nov 23 – 29'],
  ['month', 'fr', 'novembre 2026', 'novembre 2026'],
  ['year', 'pt-BR', '2026', '2026'],
] as const)('a %s in %s is %s, in little room %s', (id, tag, long, short) => {
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  const period = periodAt(id, NOW);
  expect(plain(periodText(period, tag))).toBe(long);
  expect(plain(periodText(period, tag, 'short'))).toBe(short);
});
