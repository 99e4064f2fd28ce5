import { describe, expect, test } from 'vitest';
import { futureFaults } from './future-date.ts';
import { readDateFields } from './read-date-fields.ts';

/** The faults of a date written `day month year`, a stop for what is left empty. */
function faultsOf(written: string) {
  const [day, month, year] = written.split(' ').map((text) => (text === '.' ? '' : text));
  return readDateFields({ day: day ?? '', month: month ?? '', year: year ?? '' }).faults;
}

describe('a date in three fields', () => {
  test('is read', () => {
    expect(readDateFields({ day: ' 5', month: '1', year: '1990' })).toEqual({
      date: '1990-01-05',
      year: 1990,
      faults: {},
    });
    expect(faultsOf('29 2 2000')).toEqual({});
  });

  test.each([
    ['. . .', { date: 'required' }],
    ['. 6 1990', { date: 'no_day' }],
    ['10 . 1990', { date: 'no_month' }],
    ['10 6 .', { date: 'no_year' }],
    ['10 . .', { date: 'malformed' }],
    ['10 June 1990', { date: 'malformed' }],
    ['10 6 90', { date: 'short_year' }],
    ['32 6 1990', { date: 'no_such_day' }],
    ['0 6 1990', { date: 'no_such_day' }],
    ['10 13 1990', { date: 'no_such_month' }],
    ['40 13 1990', { date: 'impossible' }],
    ['1 13 1990', { date: 'no_such_month' }],
    ['31 13 1990', { date: 'no_such_month' }],
    ['10 0 1990', { date: 'no_such_month' }],
    ['32 1 1990', { date: 'no_such_day' }],
    ['32 12 1990', { date: 'no_such_day' }],
    ['0 0 1990', { date: 'impossible' }],
    ['31 2 1990', { date: 'beyond_month' }],
    ['29 2 1900', { date: 'beyond_month' }],
    ['10 6 1750', { date: 'out_of_range' }],
    ['31 2 1750', { date: 'beyond_month', year: 'out_of_charts' }],
    ['. 6 2250', { date: 'no_day', year: 'out_of_charts' }],
  ])('%s: tells what is wrong, the year apart from the day', (written, faults) => {
    expect(faultsOf(written)).toEqual(faults);
  });
});

describe('a date that is still to come', () => {
  const NOW = Date.UTC(2026, 10, 23, 12);

  test.each([
    [{ date: '2026-11-24', year: 2026 }, {}],
    [{ date: '2026-11-25', year: 2026 }, { date: 'in_future' }],
    [{ date: null, year: 2090 }, { year: 'in_future' }],
    [{ date: null, year: 2026 }, {}],
    [{ date: null, year: null }, {}],
    // Beyond the years served, which is said already.
    [{ date: null, year: 2250 }, {}],
    [{ date: null, year: 2150 }, { year: 'in_future' }],
  ])('%j', (read, faults) => {
    expect(futureFaults(read, NOW)).toEqual(faults);
  });
});
