import { expect, test } from 'vitest';
import { zonePeriods } from '../../worker/civil-time/zone-history.ts';
import { EVENT_ZONES } from '../events/zones.ts';
import { civilClock, wallDays } from './civil-clock.ts';

function clockOf(timeZone: string, year: number) {
  return civilClock(zonePeriods(timeZone, Date.UTC(year - 1, 0), Date.UTC(year + 1, 11)) ?? []);
}

test('the year begins when the clocks of the zone strike midnight', () => {
  const newYear = Date.UTC(2025, 0, 1);
  expect(clockOf('UTC', 2025).dayStartMs(newYear)).toBe(newYear);
  expect(clockOf('Europe/Istanbul', 2025).dayStartMs(newYear)).toBe(Date.UTC(2024, 11, 31, 21));
  expect(clockOf('America/New_York', 2025).dayStartMs(newYear)).toBe(Date.UTC(2025, 0, 1, 5));
});

test('days have 23 and 25 hours where the clocks change', () => {
  const { dayStartMs } = clockOf('Europe/Paris', 2025);
  const hours = (month: number, day: number) => {
    const wall = Date.UTC(2025, month, day);
    return (dayStartMs(wall + 86_400_000) - dayStartMs(wall)) / 3_600_000;
  };
  expect([hours(2, 29), hours(2, 30), hours(9, 26)]).toEqual([24, 23, 25]);
});

test('a day whose midnight never showed begins with the change of the clocks', () => {
  // Sao Paulo, 4 November 2018: from 00:00 -03 to 01:00 -02.
  const clock = clockOf('America/Sao_Paulo', 2018);
  const startMs = clock.dayStartMs(Date.UTC(2018, 10, 4));
  expect(startMs).toBe(Date.UTC(2018, 10, 4, 3));
  expect(clock.wallMs(startMs)).toBe(Date.UTC(2018, 10, 4, 1));
});

test('each day begins after the one before, and its wall clock agrees', () => {
  for (const zone of ['Europe/Istanbul', 'America/Santiago', 'America/Bogota', 'Australia/Sydney']) {
    const clock = clockOf(zone, 2026);
    const walls = wallDays(Date.UTC(2026, 0, 1), 365);
    for (const [index, wall] of walls.entries()) {
      const startMs = clock.dayStartMs(wall);
      if (index > 0) expect(startMs).toBeGreaterThan(clock.dayStartMs(walls[index - 1] ?? 0));
      expect(clock.wallMs(startMs) - wall).toBeLessThanOrEqual(3_600_000);
      expect(clock.wallMs(startMs - 1)).toBeLessThan(wall + 3_600_000);
    }
  }
});

test('every zone that is offered has a history from 1899 to 2101', () => {
  for (const zone of Object.keys(EVENT_ZONES)) {
    const periods = zonePeriods(zone, Date.UTC(1899, 0, 1), Date.UTC(2101, 0, 1)) ?? [];
    expect(periods[0]?.startMs, zone).toBeLessThan(Date.UTC(1899, 0, 1));
    expect(periods.at(-1)?.endMs, zone).toBeGreaterThan(Date.UTC(2101, 0, 1));
  }
});
