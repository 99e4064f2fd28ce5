import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseClockTime } from './parse-clock-time.ts';
import { keptEnd, shownEnd } from './window-end.ts';

test.each([
  ['14', '14:00'],
  ['9', '09:00'],
  ['14.30', '14:30'],
  ['14h30', '14:30'],
  ['1430', '14:30'],
  ['2 pm', '14:00'],
  ['12:15 AM', '00:15'],
  ['12 p.m.', '12:00'],
  ['24:00', '24:00'],
  [' 16:00 ', '16:00'],
])('an end in figures is kept as a clock of 24 hours shows it: %s', (typed, kept) => {
  expect(keptEnd(typed, false)).toBe(kept);
});

test.each(['', '25:00', '24:30', '14:75', '14 pm', 'noon', 'öğleden sonra 2', '2 or 3'])(
  'an end that is none, or in words, stays as it was written: "%s"',
  (typed) => {
    expect(keptEnd(typed, false)).toBe(typed);
  },
);

test('a figure of either half of the day is kept as it is where the halves are asked for', () => {
  expect(['2', '9:30', '09:30', '14', '2 PM'].map((typed) => keptEnd(typed, true))).toEqual([
    '2',
    '9:30',
    '09:30',
    '14:00',
    '14:00',
  ]);
});

test('what is shown is kept again as it was, by either clock, and read as the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(12 as const, 24 as const), (at, hours) => {
      const kept = [Math.floor(at / 60), at % 60].map((figure) => String(figure).padStart(2, '0')).join(':');
      const shown = shownEnd(kept, hours);
      expect(keptEnd(shown, hours === 12)).toBe(kept);
      expect(parseClockTime(shown)).toMatchObject({ hour: Math.floor(at / 60), minute: at % 60 });
    }),
  );
});

test('midnight at the end of a day is shown as midnight', () => {
  expect([shownEnd('24:00', 12), shownEnd('24:00', 24), shownEnd('noon', 12)]).toEqual([
    '12:00 AM',
    '24:00',
    'noon',
  ]);
});
