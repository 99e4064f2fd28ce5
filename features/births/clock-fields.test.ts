import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClockFields, withTime } from './clock-fields.ts';

/** The time that fields say, or the code of what is wrong with them. */
function read(fields: Readonly<Record<string, string>>): string {
  const reading = readClockFields(fields);
  return reading.ok ? reading.time : reading.code;
}

describe('hour and minute', () => {
  test('make a time of 24 hours where the language has no other', () => {
    expect(read({ hour: '14', minute: '30' })).toBe('14:30');
    expect(read({ hour: '2', minute: '5' })).toBe('02:05');
    expect(read({ hour: ' 0 ', minute: '00' })).toBe('00:00');
  });

  test('are the whole time where the hour holds it', () => {
    expect(read({ hour: '1430', minute: '' })).toBe('14:30');
    expect(read({ hour: '2.30 pm', minute: '' })).toBe('14:30');
    expect(read({ hour: 'öğlen' })).toBe('12:00');
    expect(read({ hour: '14:30:15' })).toBe('14:30:15');
  });

  test('agree, or are none', () => {
    expect(read({ hour: '14:30', minute: '30' })).toBe('14:30');
    expect(read({ hour: '14:30', minute: '45' })).toBe('malformed');
    expect(read({ hour: '2 pm', minute: '30' })).toBe('14:30');
  });

  test('are asked for where one is missing', () => {
    expect(read({ hour: '14', minute: '' })).toBe('no_minute');
    expect(read({ hour: '', minute: '30' })).toBe('malformed');
    expect(read({ hour: '', minute: '', period: 'pm' })).toBe('required');
    expect(read({})).toBe('required');
  });

  test('that cannot be are told by what is beyond the clock', () => {
    expect(read({ hour: '25', minute: '30' })).toBe('no_such_hour');
    expect(read({ hour: '24', minute: '' })).toBe('no_such_hour');
    expect(read({ hour: '14', minute: '60' })).toBe('no_such_minute');
    expect(read({ hour: '25', minute: '70' })).toBe('no_such_time');
  });

  test('that are no numbers, or contradict their half of the day, are malformed', () => {
    expect(read({ hour: 'tea', minute: '00' })).toBe('malformed');
    expect(read({ hour: '14', minute: '30', period: 'am' })).toBe('malformed');
    expect(read({ hour: '14', minute: 'x' })).toBe('malformed');
  });
});

describe('a clock of 12 hours', () => {
  test('goes by the half that was chosen', () => {
    expect(read({ hour: '2', minute: '30', period: 'pm' })).toBe('14:30');
    expect(read({ hour: '12', minute: '05', period: 'am' })).toBe('00:05');
    expect(read({ hour: '2', minute: '', period: 'pm' })).toBe('no_minute');
  });

  test('may be left out for what only a clock of 24 hours writes', () => {
    expect(read({ hour: '14', minute: '30', period: '' })).toBe('14:30');
    expect(read({ hour: '02', minute: '30', period: '' })).toBe('02:30');
    expect(read({ hour: '0', minute: '30', period: '' })).toBe('00:30');
    expect(read({ hour: '10', minute: '30', period: '24' })).toBe('10:30');
  });

  test('is not guessed', () => {
    expect(read({ hour: '2', minute: '30', period: '' })).toBe('no_half');
    expect(read({ hour: '12:15', minute: '', period: '' })).toBe('no_half');
    expect(read({ hour: '2.30 pm', minute: '', period: '' })).toBe('14:30');
  });

  test('that contradicts the figure is none', () => {
    expect(read({ hour: '14', minute: '30', period: 'am' })).toBe('malformed');
    expect(read({ hour: '2 am', minute: '30', period: 'pm' })).toBe('malformed');
  });
});

describe('the whole time in one field', () => {
  test('counts where hour and minute are empty, by 24 hours', () => {
    expect(read({ time: '14:30' })).toBe('14:30');
    expect(read({ time: '2:30', period: '' })).toBe('02:30');
    expect(read({ time: '2:30 pm', hour: '', minute: '' })).toBe('14:30');
    expect(read({ time: '25:00' })).toBe('malformed');
    expect(read({ time: '14' })).toBe('malformed');
  });

  test('gives way to what was typed', () => {
    expect(read({ time: '14:30', hour: '15', minute: '45' })).toBe('15:45');
  });
});

describe('with its time', () => {
  test('a birth has it as HH:MM', () => {
    expect(withTime({ hour: '2', minute: '30', period: 'pm', day: '1' })).toMatchObject({
      time: '14:30',
      day: '1',
    });
    expect(withTime({ time: '1430' }).time).toBe('14:30');
  });

  test('a birth without one, or with none that can be read, has none', () => {
    expect(withTime({ day: '1' })).toEqual({ day: '1' });
    expect(withTime({ hour: 'x', minute: '', time: '14:30' }).time).toBe('');
    // What stands in the old field stays: it is shown again.
    expect(withTime({ time: '25:00' }).time).toBe('25:00');
  });

  test('nothing changes a second time', () => {
    const text = fc.constantFrom('', '2', '14', '30', '1430', '2 pm', 'x', '07');
    const period = fc.constantFrom('', 'am', 'pm', '24');
    fc.assert(
      fc.property(fc.record({ hour: text, minute: text, period, time: text }), (fields) => {
        const once = withTime(fields);
        expect(withTime(once)).toEqual(once);
      }),
    );
  });
});
