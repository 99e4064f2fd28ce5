import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_PART_IDS } from '../../contract/day-parts.ts';
import { withJoinedTime } from './joined-time.ts';
import { TIME_KNOWN_IDS, timeKnownOf, toldTime } from './told-time.ts';

/** A form in which everything has been tried once. */
const FULL = {
  hour: '14',
  minute: '30',
  second: '5',
  timeFrom: '14',
  timeTo: '16.30',
  dayPart: 'noon',
  place: 'Paris',
};

describe('of a time that is told', () => {
  test('counts what was chosen last, and nothing that was left standing beside it', () => {
    expect(toldTime({ ...FULL, timeKnown: 'between' })).toMatchObject({
      hour: '14',
      timeFrom: '',
      dayPart: '',
    });
    const between = toldTime({ ...FULL, timeUnknown: '1', timeKnown: 'between' });
    expect(between).toMatchObject({
      hour: '',
      timeFrom: '14:00',
      timeTo: '16:30',
      dayPart: '',
      place: 'Paris',
    });
    const part = toldTime({ ...FULL, timeUnknown: '1', timeKnown: 'part' });
    expect(part).toMatchObject({ hour: '', timeFrom: '', dayPart: 'noon', timeUnknown: '' });
    const nothing = toldTime({ ...FULL, timeUnknown: '1', timeKnown: 'nothing' });
    expect(nothing).toMatchObject({ timeFrom: '', dayPart: '', timeUnknown: '1' });
  });

  test('leaves no part of a clock beside a stretch or a part of the day, and none of those beside a clock', () => {
    const clock = { ...FULL, time: '14:30' };
    const noClock = { hour: '', minute: '', second: '', time: '' };
    const entered = { timeUnknown: '', timeKnown: '' };
    expect(toldTime({ ...clock, timeUnknown: '1', timeKnown: 'between' })).toEqual({
      ...noClock,
      ...entered,
      timeFrom: '14:00',
      timeTo: '16:30',
      dayPart: '',
      place: 'Paris',
    });
    expect(toldTime({ ...clock, timeUnknown: '1', timeKnown: 'part' })).toEqual({
      ...clock,
      ...noClock,
      ...entered,
      timeFrom: '',
      timeTo: '',
    });
    expect(toldTime({ ...clock, timeKnown: 'part' })).toEqual({
      ...clock,
      ...entered,
      timeFrom: '',
      timeTo: '',
      dayPart: '',
    });
  });

  test('stays as it is where no choice stands beside it', () => {
    const kept = { timeUnknown: '1', timeFrom: '14:00' };
    expect(toldTime(kept)).toBe(kept);
  });

  test('a choice that nothing was entered for is not lost', () => {
    for (const timeKnown of ['between', 'part'] as const) {
      const told = toldTime({ ...FULL, timeFrom: ' ', timeTo: '', dayPart: '', timeUnknown: '1', timeKnown });
      expect(timeKnownOf(told)).toBe(timeKnown);
    }
  });

  test('is the same told twice, and kept as it was told', () => {
    const figure = fc.constantFrom('', '2', '14', '14:30', '2 pm', 'noon', ' ');
    const field = fc.record({
      hour: figure,
      minute: fc.constantFrom('', '05'),
      timeFrom: figure,
      timeTo: figure,
      dayPart: fc.constantFrom('', ...DAY_PART_IDS),
      timeUnknown: fc.constantFrom('', '1'),
      timeKnown: fc.constantFrom(...TIME_KNOWN_IDS),
    });
    fc.assert(
      fc.property(field, (typed) => {
        const told = toldTime(typed);
        expect(toldTime(told)).toEqual(told);
        const { timeKnown: _choice, ...kept } = withJoinedTime(typed);
        const isEmpty = timeKnownOf(told) !== timeKnownOf(kept);
        expect(isEmpty ? timeKnownOf(kept) : timeKnownOf(told)).toBe(isEmpty ? 'nothing' : timeKnownOf(kept));
        if (!typed.timeUnknown) expect(timeKnownOf(told)).toBe('exactly');
      }),
    );
  });
});
