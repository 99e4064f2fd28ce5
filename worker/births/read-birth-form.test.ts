import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../astrology/chart-settings.ts';
import { foldKey } from '../../features/births/fold-key.ts';
import { readBirthForm } from './read-birth-form.ts';

const FIELDS = { year: '1999', month: '10', day: '31', time: '02:30', place: 'Springfield' };

describe('a chosen place', () => {
  test('counts while its text stands', () => {
    const form = readBirthForm({ ...FIELDS, placeId: '7', placeFor: ' Springfield ' });
    expect(form.placeId).toBe(7);
  });

  test('is dropped where the text has been changed since', () => {
    const form = readBirthForm({ ...FIELDS, placeId: '7', placeFor: 'Springfield, Ohio' });
    expect([form.placeId, form.placeQuery]).toEqual([null, 'Springfield']);
  });

  test('does not stand in for a text that has been emptied', () => {
    const form = readBirthForm({ ...FIELDS, place: '', placeId: '7', placeFor: 'Springfield' });
    expect(form.fields.place).toBe('required');
  });

  test('that names no text is taken at its word', () => {
    expect(readBirthForm({ ...FIELDS, placeId: '7' }).placeId).toBe(7);
  });
});

describe('which of two times', () => {
  test('counts while date, clock and place stand', () => {
    expect(readBirthForm({ ...FIELDS, fold: '1', foldFor: foldKey(FIELDS) }).fold).toBe(1);
  });

  test('is asked anew once one of them has changed', () => {
    expect(readBirthForm({ ...FIELDS, day: '30', fold: '1', foldFor: foldKey(FIELDS) }).fold).toBeUndefined();
  });
});

describe('seconds', () => {
  test('in their own field are added to the clock time', () => {
    expect(readBirthForm({ ...FIELDS, second: '7' }).time).toBe('02:30:07');
  });

  test('in the clock time itself win', () => {
    expect(readBirthForm({ ...FIELDS, time: '02:30:15', second: '7' }).time).toBe('02:30:15');
  });

  test('that cannot be are an error of the time', () => {
    expect(readBirthForm({ ...FIELDS, second: '75' }).fields.time).toBe('malformed');
  });
});

describe('a time between two', () => {
  const { time: _time, ...DAY } = FIELDS;

  test('is read as times are', () => {
    const form = readBirthForm({ ...DAY, timeFrom: '2:00 pm', timeTo: '16.30' });
    expect(form).toMatchObject({ time: null, window: { from: '14:00', to: '16:30' }, fields: {} });
  });

  test.each(['00:00', '24:00', '24.00'])('may end at midnight, as %s', (timeTo) => {
    expect(readBirthForm({ ...DAY, timeFrom: '22:00', timeTo }).window).toEqual({
      from: '22:00',
      to: '24:00',
    });
  });

  test('may be a part of the day', () => {
    expect(readBirthForm({ ...DAY, dayPart: 'morning' }).window).toEqual({ from: '06:00', to: '11:00' });
  });

  test.each([
    [{ timeFrom: '14:00' }, { timeTo: 'required' }],
    [{ timeTo: '14:00' }, { timeFrom: 'required' }],
    [{ timeFrom: '23:00', timeTo: '01:00' }, { timeTo: 'before_from' }],
    [{ timeFrom: '14:00', timeTo: '14:00' }, { timeTo: 'before_from' }],
    [
      { timeFrom: 'lunch', timeTo: 'tea' },
      { timeFrom: 'malformed', timeTo: 'malformed' },
    ],
    [{ timeFrom: '14:00', timeTo: '16:00', time: '15:00' }, { timeFrom: 'not_with_time' }],
    [{ dayPart: 'evening', time: '15:00' }, { dayPart: 'not_with_time' }],
    [{ dayPart: 'evening', timeFrom: '14:00', timeTo: '16:00' }, { dayPart: 'not_with_time' }],
    [{ dayPart: 'constructor' }, { dayPart: 'malformed' }],
    [{}, { time: 'required' }],
  ])('is refused by its field: %j', (told, fields) => {
    const form = readBirthForm({ ...DAY, ...told });
    expect(form.fields).toEqual(fields);
    expect([form.time, form.window]).toEqual([null, null]);
  });

  test('does not count where the hour is said not to be known', () => {
    const form = readBirthForm({ ...DAY, timeUnknown: 'on', timeFrom: '14:00', timeTo: 'x' });
    expect(form).toMatchObject({ time: null, window: null, fields: {} });
  });
});

describe('the settings', () => {
  test('are the usual ones where their fields are empty', () => {
    expect(readBirthForm({ ...FIELDS, zodiac: '', orbs: ' ' }).settings).toEqual(DEFAULT_SETTINGS);
  });

  test('are read from their fields', () => {
    const chosen = { houseSystem: 'koch', zodiac: 'lahiri', node: 'mean', lilith: 'true', orbs: 'wide' };
    expect(readBirthForm({ ...FIELDS, ...chosen })).toMatchObject({ settings: chosen, fields: {} });
  });

  test('that nobody knows are errors of their fields', () => {
    const { fields } = readBirthForm({ ...FIELDS, zodiac: 'chinese', houseSystem: 'nowhere', orbs: 'wide' });
    expect(fields).toEqual({ zodiac: 'malformed', houseSystem: 'malformed' });
  });
});

describe('the clock time', () => {
  const { time: _whole, ...WITHOUT } = FIELDS;

  test('is hour and minute, in either clock', () => {
    expect(readBirthForm({ ...WITHOUT, hour: '14', minute: '30' }).time).toBe('14:30');
    expect(readBirthForm({ ...WITHOUT, hour: '2', minute: '30', period: 'pm' }).time).toBe('14:30');
    expect(readBirthForm({ ...WITHOUT, hour: 'öğleden sonra 2.30', minute: '' }).time).toBe('14:30');
  });

  test('tells by its field what is missing', () => {
    expect(readBirthForm(WITHOUT).fields.time).toBe('required');
    expect(readBirthForm({ ...WITHOUT, hour: '14', minute: '' }).fields.time).toBe('no_minute');
    expect(readBirthForm({ ...WITHOUT, hour: '2', minute: '30', period: '' }).fields.time).toBe('no_half');
  });

  test('is the same for the choice between two, however it is written', () => {
    const typed = { ...WITHOUT, hour: '2', minute: '30', period: 'am', fold: '1', foldFor: foldKey(FIELDS) };
    expect(readBirthForm(typed).fold).toBe(1);
    expect(readBirthForm({ ...typed, period: 'pm' }).fold).toBeUndefined();
  });
});
