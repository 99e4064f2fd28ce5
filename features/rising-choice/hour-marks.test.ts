import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../../locales/locales.ts';
import { hourMarks } from './hour-marks.ts';

const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(1990, 5, 9, 21);

test('a day is marked at midnight and each six hours', () => {
  const marks = hourMarks(MIDNIGHT, MIDNIGHT + 24 * HOUR, 10_800, 'tr');
  expect(marks).toEqual([
    { text: '00', at: 0 },
    { text: '06', at: 0.25 },
    { text: '12', at: 0.5 },
    { text: '18', at: 0.75 },
    { text: '00', at: 1 },
  ]);
});

test('two hours are marked hour by hour, as the language writes them', () => {
  const marks = hourMarks(MIDNIGHT + 14 * HOUR, MIDNIGHT + 16 * HOUR, 10_800, 'en');
  expect(marks.map(({ text }) => text.replace(/\s/g, ' '))).toEqual(['2 PM', '3 PM', '4 PM']);
});

test('marks lie within their stretch, in order, and are never too many for a phone', () => {
  const stretch = fc.record({
    fromMs: fc.integer({ min: MIDNIGHT - 1e12, max: MIDNIGHT + 1e12 }),
    minutes: fc.integer({ min: 1, max: 25 * 60 }),
    offset: fc.integer({ min: -43_200, max: 50_400 }),
    tag: fc.constantFrom(...Object.values(LOCALES).map(({ tag }) => tag)),
  });
  fc.assert(
    fc.property(stretch, ({ fromMs, minutes, offset, tag }) => {
      const marks = hourMarks(fromMs, fromMs + minutes * 60_000, offset, tag);
      expect(marks.length).toBeLessThanOrEqual(6);
      const places = marks.map(({ at }) => at);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places.every((at) => at >= 0 && at <= 1)).toBe(true);
    }),
  );
});
