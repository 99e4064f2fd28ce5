import { describe, expect, it } from 'vitest';
import { neighbour, type Period, periodAt, readPeriod } from './period.ts';

const NOW = Date.parse('2026-11-25T22:30:00Z');

/** First and last day of a period. */
function daysOf({ fromMs, toMs }: Period): string {
  expect(Number.isInteger(fromMs / 86_400_000)).toBe(true);
  const day = (instantMs: number) => new Date(instantMs).toISOString().slice(0, 10);
  return `${day(fromMs)}/${day(toMs - 1)}`;
}

describe('the period that holds an instant', () => {
  it.each([
    ['day', '2026-11-25/2026-11-25', '2026-11-24/2026-11-24', '2026-11-26/2026-11-26'],
    ['week', '2026-11-23/2026-11-29', '2026-11-16/2026-11-22', '2026-11-30/2026-12-06'],
    ['month', '2026-11-01/2026-11-30', '2026-10-01/2026-10-31', '2026-12-01/2026-12-31'],
    ['year', '2026-01-01/2026-12-31', '2025-01-01/2025-12-31', '2027-01-01/2027-12-31'],
  ] as const)('is a whole %s of the calendar, between its neighbours', (id, own, before, after) => {
    const period = periodAt(id, NOW);
    expect([period.id, daysOf(period)]).toEqual([id, own]);
    expect(daysOf(neighbour(period, -1))).toBe(before);
    expect(daysOf(neighbour(period, 1))).toBe(after);
  });

  it.each(['2026-11-23', '2026-11-29'])('begins on a Monday: the week of %s', (day) => {
    expect(daysOf(periodAt('week', Date.parse(day)))).toBe('2026-11-23/2026-11-29');
  });
});

describe('what an address asks for', () => {
  const asked = (period: string | null, date: string | null) => {
    const read = readPeriod(period, date, NOW);
    return read.ok ? `${read.period.id} ${daysOf(read.period)}` : `wrong: ${read.field}`;
  };

  it.each([
    [null, null, 'day 2026-11-25/2026-11-25'],
    ['week', null, 'week 2026-11-23/2026-11-29'],
    ['month', '2024-02-29', 'month 2024-02-01/2024-02-29'],
    ['day', '1900-01-01', 'day 1900-01-01/1900-01-01'],
    ['day', '2099-12-31', 'day 2099-12-31/2099-12-31'],
    ['decade', null, 'wrong: period'],
    ['', null, 'wrong: period'],
    ['day', '', 'wrong: date'],
    ['day', '2026-02-29', 'wrong: date'],
    ['day', '2026-1-1', 'wrong: date'],
    ['day', ' 2026-01-01', 'wrong: date'],
    ['day', '2026-01-01T00:00', 'wrong: date'],
    ['day', '1899-12-31', 'wrong: date'],
    ['day', '2100-01-01', 'wrong: date'],
  ])('period %j and date %j: %s', (period, date, expected) => {
    expect(asked(period, date)).toBe(expected);
  });
});
