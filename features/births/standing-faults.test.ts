import { describe, expect, test } from 'vitest';
import { stillWrong } from './standing-faults.ts';
import { toldTime } from './told-time.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const SENT = {
  day: '31',
  month: '2',
  year: '2090',
  hour: '25',
  minute: '30',
  timeKnown: 'nothing',
  place: 'Xyz',
};
const EMPTY = { day: '', month: '', year: '', hour: '', minute: '', timeKnown: 'nothing', place: '' };

type Fields = Record<string, string>;

/** Whether an error, `field.code`, stands after some fields of a form are written anew. */
function stands(error: string, sent: Fields, written: Fields): boolean {
  const [field = '', code = ''] = error.split('.');
  return stillWrong({ field, code }, { sent, now: { ...sent, ...written }, nowMs: NOW });
}

describe('what was wrong with a birth', () => {
  test('stands while nothing is answered', () => {
    const said = ['date.beyond_month', 'year.in_future', 'time.no_such_hour', 'place.unknown'];
    expect(said.filter((error) => stands(error, SENT, {}))).toEqual(said);
    // The server gives back what counted of what was sent.
    expect(said.filter((error) => stands(error, toldTime(SENT), SENT))).toEqual(said);
  });

  test('stands by its own field alone', () => {
    expect(stands('time.no_such_hour', SENT, { place: 'Bursa' })).toBe(true);
    expect(stands('time.no_such_hour', SENT, { hour: '2' })).toBe(false);
    expect(stands('place.unknown', SENT, { hour: '2' })).toBe(true);
    expect(stands('place.unknown', SENT, { place: 'Bursa' })).toBe(false);
  });

  test('of day and year goes apart', () => {
    expect(stands('year.in_future', SENT, { year: '1990' })).toBe(false);
    expect(stands('date.beyond_month', SENT, { year: '1990' })).toBe(true);
    expect(stands('year.in_future', SENT, { day: '28' })).toBe(true);
    expect(stands('date.beyond_month', SENT, { day: '28' })).toBe(false);
  });

  test('stands until all of the answer is there', () => {
    expect(stands('date.required', EMPTY, { day: '1' })).toBe(true);
    expect(stands('date.required', EMPTY, { day: '1', month: '6', year: '199' })).toBe(true);
    expect(stands('date.required', EMPTY, { day: '1', month: '6', year: '1990' })).toBe(false);
    expect(stands('time.required', EMPTY, { hour: '14' })).toBe(true);
    expect(stands('time.required', EMPTY, { hour: '14', minute: '3' })).toBe(false);
    expect(stands('place.required', EMPTY, { place: ' ' })).toBe(true);
    expect(stands('place.required', EMPTY, { place: 'B' })).toBe(false);
  });

  test('with the time goes where the time is said not to be known', () => {
    expect(stands('time.required', EMPTY, { timeUnknown: '1' })).toBe(false);
  });

  test('with a stretch of time is told by its ends', () => {
    const sent = { ...EMPTY, timeUnknown: '1', timeKnown: 'between', timeFrom: '14:00', timeTo: '13:00' };
    expect(stands('timeTo.before_from', sent, { timeTo: '12:00' })).toBe(true);
    expect(stands('timeTo.before_from', sent, { timeTo: '16:00' })).toBe(false);
  });

  test('and only the server can tell goes with another answer', () => {
    const known = { ...SENT, day: '28', month: '3', year: '1999', hour: '2' };
    expect(stands('time.does_not_exist', known, { hour: '3' })).toBe(false);
    expect(stands('time.ambiguous', known, { fold: '1' })).toBe(false);
    expect(stands('place.choose', known, { placeId: '7' })).toBe(false);
    expect(stands('utcOffset.malformed', known, { utcOffset: '+03:00' })).toBe(false);
  });
});
