import { expect, it } from 'vitest';
import { instantWriter } from './instant-format.ts';

const FIRST_MS = Date.UTC(2026, 10, 1, 1, 1);
const THIRD_MS = Date.UTC(2026, 10, 3, 12);
const NEXT_MS = Date.UTC(2026, 11, 1, 12);

/** Intl parts stretches by spaces of several widths. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

it.each([
  ['fr', '1er novembre 2026, 01:01', '1er nov. 2026', '1er–3 novembre', '1er novembre – 1er décembre'],
  [
    'pt-BR',
    '1º de novembro de 2026, 01:01',
    '1º de nov. de 2026',
    '1º – 3 de novembro',
    '1º de novembro – 1º de dezembro',
  ],
  ['es', '1 de noviembre de 2026, 1:01', '1 nov 2026', '1–3 de noviembre', '1 de noviembre – 1 de diciembre'],
  ['tr', '1 Kasım 2026 01:01', '1 Kas 2026', '1 – 3 Kasım', '1 Kasım – 1 Aralık'],
])('the first of a month in %s is the first alone', (tag, moment, shortDate, days, months) => {
  const write = instantWriter(tag, 'UTC');
  expect(plain(write('moment', FIRST_MS))).toBe(moment);
  expect(write('shortDate', FIRST_MS)).toBe(shortDate);
  expect(plain(write('day', FIRST_MS, THIRD_MS))).toBe(days);
  expect(plain(write('day', FIRST_MS, NEXT_MS))).toBe(months);
});

it.each(['fr', 'pt-BR'])('no other day in %s is touched', (tag) => {
  const write = instantWriter(tag, 'UTC');
  for (let day = 2; day <= 31; day++) {
    expect(write('moment', Date.UTC(2011, 0, day, 1, 11))).not.toMatch(/1er|1º/);
  }
});
