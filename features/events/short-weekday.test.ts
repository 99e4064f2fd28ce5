import { expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from '../../locales/locales.ts';
import { shortWeekday } from './short-weekday.ts';

const DAY_MS = 86_400_000;
const MONDAY_MS = Date.UTC(2026, 10, 23);

test('a weekday beside a day’s number is no month’s name, and no two are alike', () => {
  for (const language of LANGUAGES) {
    const { tag } = LOCALES[language];
    const weekdays = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
    const monthOf = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
    const names = Array.from({ length: 7 }, (_, day) =>
      shortWeekday(weekdays, MONDAY_MS + day * DAY_MS, tag),
    );
    const months = Array.from({ length: 12 }, (_, month) => monthOf.format(Date.UTC(2026, month, 1)));
    expect(new Set(names).size).toBe(7);
    // A French weekday that is cut has a full stop, its month has none.
    for (const name of names) expect(months, `${language} ${name}`).not.toContain(name);
  }
});

test('a Spanish Tuesday has two letters', () => {
  const weekdays = new Intl.DateTimeFormat('es', { weekday: 'short', timeZone: 'UTC' });
  expect(shortWeekday(weekdays, MONDAY_MS + DAY_MS, 'es')).toBe('ma');
});
