import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClockFields } from './clock-fields.ts';
import { shownClock, splitTime } from './clock-parts.ts';

test('a time is split by the clock of the language', () => {
  expect(splitTime('14:30', 24)).toEqual({ hour: '14', minute: '30', period: '' });
  expect(splitTime('14:30', 12)).toEqual({ hour: '2', minute: '30', period: 'pm' });
  expect(splitTime('00:05', 12)).toEqual({ hour: '12', minute: '05', period: 'am' });
  expect(splitTime('12:05:30', 12)).toEqual({ hour: '12', minute: '05', period: 'pm' });
  expect(splitTime('', 12)).toEqual({ hour: '', minute: '', period: '' });
});

test('what is no time is not lost', () => {
  expect(splitTime('25:00 or so', 24).hour).toBe('25:00 or so');
});

test('the parts of every minute are read as that minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.constantFrom<12 | 24>(12, 24), (at, hours) => {
      const pad = (value: number) => String(value).padStart(2, '0');
      const time = `${pad(Math.floor(at / 60))}:${pad(at % 60)}`;
      const { hour, minute, period } = splitTime(time, hours);
      // A form of 24 hours has no field for the half of the day.
      const fields = hours === 12 ? { hour, minute, period } : { hour, minute };
      expect(readClockFields(fields)).toEqual({ ok: true, time });
    }),
  );
});

test('figures that were typed are shown as they were', () => {
  expect(shownClock({ hour: '14', minute: '5', period: '', time: '14:05' }, 12)).toEqual({
    hour: '14',
    minute: '5',
    period: '',
  });
});

test('a whole time that was typed in one go is shown in its parts', () => {
  expect(shownClock({ hour: '2.30 pm', minute: '', period: '', time: '14:30' }, 12)).toEqual({
    hour: '2',
    minute: '30',
    period: 'pm',
  });
  expect(shownClock({ hour: 'x', minute: '30', time: '' }, 24)).toEqual({
    hour: 'x',
    minute: '30',
    period: '',
  });
});
