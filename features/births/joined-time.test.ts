import { expect, test } from 'vitest';
import { readClockFields } from './clock-fields.ts';
import { withJoinedTime } from './joined-time.ts';

test.each([
  [{ hour: '14', minute: '30' }, '14:30'],
  [{ hour: ' 9 ', minute: '5' }, '09:05'],
  [{ hour: '2', minute: '30', period: 'pm' }, '14:30'],
  [{ hour: '12', minute: '05', period: 'am' }, '00:05'],
  [{ hour: '12', minute: '05', period: 'pm' }, '12:05'],
  [{ hour: '02', minute: '30', period: '' }, '02:30'],
  [{ hour: '2', minute: '30', period: '24' }, '02:30'],
])('%j is %s, as the form reads it', (fields, time) => {
  expect(withJoinedTime(fields).time).toBe(time);
  expect(readClockFields(fields)).toEqual({ ok: true, time });
});

test.each([
  [{ hour: '', minute: '' }, ''],
  [{ hour: '2', minute: '30', period: '' }, ''],
  [{ hour: '14', minute: '' }, ''],
  [{ hour: 'öğleden sonra 2.30', minute: '' }, 'öğleden sonra 2.30'],
])('%j is no time yet, or what was typed', (fields, time) => {
  expect(withJoinedTime(fields).time).toBe(time);
});

test('fields that hold a whole time stay as they are', () => {
  expect(withJoinedTime({ time: '14:30', year: '1990' })).toEqual({ time: '14:30', year: '1990' });
});
