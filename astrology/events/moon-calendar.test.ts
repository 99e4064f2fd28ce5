import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AstrologyError } from '../astrology-error.ts';
import { bodyPosition } from '../positions.ts';
import { signOf } from '../signs.ts';
import { moonIngresses } from './lunations.ts';
import { moonCalendar } from './moon-calendar.ts';

const DAY_MS = 86_400_000;

function daysFrom(startMs: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, k) => startMs + k * DAY_MS);
}

describe('the Moon of March 2025 in Istanbul', () => {
  const days = moonCalendar(daysFrom(Date.UTC(2025, 1, 28, 21), 31));
  const dayOfMonth = (phase: string) => days.findIndex(({ lunation }) => lunation?.phase === phase) + 1;

  test('has its lunations on the almanac days', () => {
    expect(days.length).toBe(31);
    expect(dayOfMonth('firstQuarter')).toBe(6);
    expect(dayOfMonth('fullMoon')).toBe(14);
    expect(dayOfMonth('lastQuarter')).toBe(22);
    expect(dayOfMonth('newMoon')).toBe(29);
  });

  test('is dark at new Moon, half lit at the quarters and bright at full Moon', () => {
    expect(days[28]?.illuminatedFraction).toBeLessThan(0.01);
    expect(days[13]?.illuminatedFraction).toBeGreaterThan(0.99);
    expect(days[5]?.illuminatedFraction).toBeCloseTo(0.5, 1);
  });

  test('changes sign when the Moon does', () => {
    const changes = days.flatMap(({ signChange }) => signChange ?? []);
    const ingresses = moonIngresses(days[0]?.startMs ?? 0, days.at(-1)?.endMs ?? 0);
    expect(changes).toEqual(ingresses.map(({ sign, instantMs }) => ({ sign, instantMs })));
  });
});

describe('any month', () => {
  test('has each day begin in the sign in which the day before ended, and the phase of its lunation, which no day beside it has', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 10, 1) }), (startMs) => {
        const days = moonCalendar(daysFrom(startMs, 30));
        for (const [index, { sign, phase, lunation }] of days.entries()) {
          const before = days[index - 1];
          if (before) expect(sign).toBe(before.signChange?.sign ?? before.sign);
          if (lunation) expect(phase).toBe(lunation.phase);
          else expect(phase).toMatch(/^(waxing|waning)/);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('has the Moon at the border of a sign as it enters one', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 10, 1) }), (startMs) => {
        const ingresses = moonIngresses(startMs, startMs + 28 * DAY_MS);
        expect([12, 13]).toContain(ingresses.length);
        for (const { instantMs, sign } of ingresses) {
          expect(signOf(bodyPosition('moon', instantMs + 10).longitudeDeg)).toBe(sign);
          expect(signOf(bodyPosition('moon', instantMs - 10).longitudeDeg)).not.toBe(sign);
        }
      }),
      { numRuns: 20 },
    );
  });
});

test('no boundaries make no days', () => {
  expect(moonCalendar([])).toEqual([]);
  expect(moonCalendar([0])).toEqual([]);
});

test.each([
  ['backwards', [DAY_MS, 0]],
  ['of three days', [0, 3 * DAY_MS]],
  ['of no number', [0, Number.NaN]],
])('a day %s is refused', (_, boundaries) => {
  expect(() => moonCalendar(boundaries)).toThrow(AstrologyError);
});
