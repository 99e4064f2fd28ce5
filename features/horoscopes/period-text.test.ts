import { expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from '../../locales/locales.ts';
import { periodAt } from './period.ts';
import { daysText, periodText } from './period-text.ts';

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

test.each([
  ['en', 'Monday – Wednesday', 'Monday', 'March 20 – June 20'],
  ['tr', 'Pazartesi – Çarşamba', 'Pazartesi', '20 Mart – 20 Haziran'],
] as const)('days of a period in %s are %s, %s and %s', (tag, some, one, longer) => {
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  const mondayMs = Date.UTC(2026, 10, 23);
  const until = (day: number) => ({ fromMs: mondayMs, toMs: Date.UTC(2026, 10, day) });
  const week = periodAt('week', mondayMs);
  expect(plain(daysText(until(26), week, tag))).toBe(some);
  expect(plain(daysText(until(24), week, tag))).toBe(one);
  const quarter = { fromMs: Date.UTC(2026, 2, 20), toMs: Date.UTC(2026, 5, 21) };
  expect(plain(daysText(quarter, periodAt('year', mondayMs), tag))).toBe(longer);
});

test('days that reach out of their week are told by their dates, for its weekdays would be read as its own', () => {
  const week = periodAt('week', NOW);
  const days = { fromMs: Date.UTC(2026, 10, 22), toMs: Date.UTC(2026, 10, 24) };
  expect(daysText(days, week, 'en').replace(/\s/gu, ' ')).toBe('November 22 – 23');
});

test.each(LANGUAGES)(
  'two days of a month are joined by one form in %s, whatever is told of them',
  (language) => {
    const { tag } = LOCALES[language];
    const week = periodAt('week', NOW);
    const beyond = { fromMs: Date.UTC(2026, 10, 22), toMs: Date.UTC(2026, 10, 25) };
    const told = [periodText(week, tag), periodText(week, tag, 'short'), daysText(beyond, week, tag)];
    const medium = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
    const joints = [...told, medium.formatRange(week.fromMs, week.toMs - 1)].map(
      (text) => /\d(\s?–\s?)\d/u.exec(text)?.[1],
    );
    expect(new Set(joints).size).toBe(1);
    // Between two months the dash has its spaces.
    const later = { fromMs: Date.UTC(2026, 10, 30), toMs: Date.UTC(2026, 11, 4) };
    expect(daysText(later, periodAt('month', NOW), tag)).toMatch(/\s–\s/u);
  },
);
