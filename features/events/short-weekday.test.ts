import { expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from '../../locales/locales.ts';
import { shortWeekday, shortWeekdays } from './short-weekday.ts';

test('a weekday beside a day’s number is no month’s name, and no two are alike', () => {
  for (const language of LANGUAGES) {
    const { tag } = LOCALES[language];
    const monthOf = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
    const names = shortWeekdays(tag).split(' ');
    const months = Array.from({ length: 12 }, (_, month) => monthOf.format(Date.UTC(2026, month, 1)));
    expect(new Set(names).size).toBe(7);
    // A French weekday that is cut has a full stop, its month has none.
    for (const name of names) expect(months, `${language} ${name}`).not.toContain(name);
  }
});

test('a Spanish Tuesday has two letters, and is the third of seven', () => {
  const tuesdayMs = Date.UTC(2026, 10, 24);
  expect(shortWeekday(tuesdayMs, 'es')).toBe('ma');
  expect(shortWeekdays('es').split(' ')[new Date(tuesdayMs).getUTCDay()]).toBe('ma');
});
