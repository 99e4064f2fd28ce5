import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NIGHT_HOUR, TIDING_HOURS, TIDING_RHYTHMS } from '../../contract/tidings.ts';
import { CLOCKS } from '../../worker/civil-time/clocks.ts';
import { type CivilClock, civilClock } from '../local-time/civil-clock.ts';
import { civilDay, dueAt, nextDueMs, nextTryMs, owedAt, pieceEndMs } from './next-due.ts';

const HOUR_MS = 3_600_000;
const FROM_MS = Date.UTC(2026, 0, 1);
const TO_MS = Date.UTC(2027, 11, 31);

function clockOf(zone: string): CivilClock {
  return civilClock(CLOCKS.periods(zone, FROM_MS - 900 * 86_400_000, TO_MS + 900 * 86_400_000) ?? []);
}
const istanbul = clockOf('Europe/Istanbul');

describe('when somebody is told', () => {
  it('is their hour of the next Monday for a weekly letter', () => {
    // Saturday, 28 November 2026.
    const nextMs = nextDueMs(
      Date.UTC(2026, 10, 28, 12),
      { mail: 'weekly', push: 'never', hour: 9 },
      istanbul,
    );
    expect(nextMs).toBe(Date.UTC(2026, 10, 30, 6));
  });

  it('is one way a day: Monday’s letter, else a notification, else a daily mail', () => {
    const monday = Date.UTC(2026, 10, 30, 7);
    const tuesday = monday + 24 * HOUR_MS;
    const at = (ms: number, mail: 'never' | 'weekly' | 'daily', push: 'never' | 'weekly' | 'daily') =>
      dueAt(ms, { mail, push, hour: 9 }, istanbul);
    expect(at(monday, 'weekly', 'daily')).toEqual({ way: 'mail', rhythm: 'weekly' });
    expect(at(tuesday, 'weekly', 'daily')).toEqual({ way: 'push', rhythm: 'daily' });
    expect(at(tuesday, 'daily', 'daily')).toEqual({ way: 'push', rhythm: 'daily' });
    expect(at(tuesday, 'daily', 'weekly')).toEqual({ way: 'mail', rhythm: 'daily' });
    expect(at(tuesday, 'weekly', 'weekly')).toBeNull();
  });

  it('is never for nobody', () => {
    expect(nextDueMs(FROM_MS, { mail: 'never', push: 'never', hour: 9 }, istanbul)).toBeNull();
  });

  it('is not made up for once the hour is long over', () => {
    const times = { mail: 'daily', push: 'never', hour: 20 } as const;
    const at = (hour: number) => dueAt(Date.UTC(2026, 10, 25, hour - 3), times, istanbul);
    expect([19, 20, 21, 22, 23].map((hour) => at(hour) !== null)).toEqual([false, true, true, false, false]);
  });

  it('is the morning after for a week’s piece that came too late, until the week is half over', () => {
    const times = { mail: 'weekly', push: 'daily', hour: 9 } as const;
    const mondayMs = Date.UTC(2026, 10, 23, 6);
    const tuesdayMs = mondayMs + 24 * HOUR_MS;
    const late = mondayMs + 5 * HOUR_MS;
    expect(dueAt(late, times, istanbul, mondayMs)).toBeNull();
    expect(owedAt(late, mondayMs, times, istanbul)).toEqual({ way: 'mail', rhythm: 'weekly' });
    expect(nextTryMs(late, times, istanbul)).toBe(tuesdayMs);
    expect(dueAt(tuesdayMs, times, istanbul, mondayMs)).toEqual({ way: 'mail', rhythm: 'weekly' });
    const thursdayMs = mondayMs + 72 * HOUR_MS;
    expect(owedAt(thursdayMs, mondayMs, times, istanbul)).toBeNull();
    expect(dueAt(thursdayMs, times, istanbul, mondayMs)).toEqual({ way: 'push', rhythm: 'daily' });
    expect(owedAt(late + 24 * HOUR_MS, tuesdayMs, times, istanbul)).toBeNull();
  });

  it('is held for nobody after its hours, or into the night', () => {
    const noonMs = Date.UTC(2026, 10, 25, 9);
    const end = (hour: number) =>
      new Date(istanbul.wallMs(pieceEndMs(noonMs, { hour }, istanbul))).toISOString().slice(0, 16);
    expect(TIDING_HOURS.map(end)).toEqual([
      '2026-11-25T11:00',
      '2026-11-25T12:00',
      '2026-11-25T13:00',
      '2026-11-25T16:00',
      '2026-11-25T22:00',
      '2026-11-25T22:00',
    ]);
  });

  it('is never in anybody’s night and on no day twice, in any zone, hour and over any change of clocks', () => {
    const zones = [
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Africa/Casablanca',
    ];
    const people = fc.record({
      zone: fc.constantFrom(...zones),
      hour: fc.constantFrom(...TIDING_HOURS),
      mail: fc.constantFrom(...TIDING_RHYTHMS),
      push: fc.constantFrom(...TIDING_RHYTHMS),
      startMs: fc.integer({ min: FROM_MS, max: TO_MS - 40 * 86_400_000 }),
      lateHours: fc.double({ min: 0, max: 30, noNaN: true }),
    });
    fc.assert(
      fc.property(people, ({ zone, startMs, lateHours, ...times }) => {
        const clock = clockOf(zone);
        const days = new Set<string>();
        let atMs = startMs;
        for (let round = 0; round < 12; round++) {
          const nextMs = nextDueMs(atMs, times, clock);
          if (nextMs === null) {
            expect([times.mail, times.push]).toEqual(['never', 'never']);
            return;
          }
          expect(nextMs).toBeGreaterThan(atMs);
          expect(dueAt(nextMs, times, clock)).not.toBeNull();
          expect(days.has(civilDay(nextMs, clock))).toBe(false);
          days.add(civilDay(nextMs, clock));
          const lateMs = nextMs + lateHours * HOUR_MS;
          if (dueAt(lateMs, times, clock)) {
            const hour = (clock.wallMs(lateMs) / HOUR_MS) % 24;
            expect(hour).toBeGreaterThanOrEqual(7);
            expect(hour).toBeLessThan(NIGHT_HOUR);
          }
          atMs = nextMs;
        }
      }),
      { numRuns: 60 },
    );
  });
});
