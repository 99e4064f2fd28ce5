import { describe, expect, it } from 'vitest';
import { loadWords } from '../../locales/index.ts';
import { type Language, LOCALES } from '../../locales/locales.ts';
import { capitalised } from '../capitalised.ts';
import { bookDates } from './book-dates.ts';

const AT_MS = Date.UTC(2027, 1, 28, 22, 30);

async function datesIn(language: Language, zone = 'UTC') {
  const words = await loadWords(language, ['book']);
  return bookDates(LOCALES[language].tag, zone, words.section('book'));
}

describe('the dates of a book', () => {
  it('are written as its language writes them, by the clocks of its person', async () => {
    expect((await datesIn('fr')).day(AT_MS)).toBe('28 février 2027');
    expect((await datesIn('tr', 'Europe/Istanbul')).day(AT_MS)).toBe('1 Mart 2027');
    expect((await datesIn('tr', 'Europe/Istanbul')).iso(AT_MS)).toBe('2027-03-01');
    expect((await datesIn('en')).moment(AT_MS)).toMatch(/^February 28, 2027, 10:30\sPM$/);
  });

  it('have months that are capitals at the head of a page alone, where a language writes them small', async () => {
    const french = await datesIn('fr');
    expect(french.list([french.month(AT_MS), french.month(Date.UTC(2027, 7, 1))])).toBe(
      'février 2027 et août 2027',
    );
    expect(capitalised(french.month(AT_MS), 'fr')).toBe('Février 2027');
    expect(capitalised('ilk ev', 'tr')).toBe('İlk ev');
  });

  it('leave out the end of a stretch that lies beyond what is told', async () => {
    const english = await datesIn('en');
    expect(english.span(AT_MS, null)).toBe('from February 28, 2027');
    expect(english.span(null, AT_MS)).toBe('until February 28, 2027');
    expect(english.span(null, null)).toBe('the whole year');
  });
});
