import { describe, expect, it } from 'vitest';
import { skyEvents } from '../../../features/events/sky-events.ts';
import type { Language } from '../../../locales/locales.ts';
import { CLOCKS } from '../../../worker/civil-time/clocks.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import { loadMonth } from './load.ts';

function month(query: string, nowMs = Date.UTC(2026, 10, 30, 12), language: Language = 'tr') {
  const outcome = loadMonth(pageRequest({ query, nowMs, language, services: { clocks: CLOCKS } }));
  if (!('data' in outcome)) throw new Error('There is no such page');
  return outcome;
}

const isoDay = (ms: number | undefined) => new Date(ms ?? Number.NaN).toISOString().slice(0, 10);

describe('a month of the calendar', () => {
  it('is this one for all who ask for none, by the clock of the language’s home', () => {
    const { data, ...answer } = month('');
    expect(answer).toEqual({ status: 200, personal: false });
    expect(data).toMatchObject({ previous: '2026-10', next: '2026-12', asked: null, errors: {} });
    expect(isoDay(data.monthMs)).toBe('2026-11-01');
    // In Istanbul it is December three hours before it is in Greenwich.
    expect(isoDay(month('', Date.UTC(2026, 10, 30, 20, 59)).data.monthMs)).toBe('2026-11-01');
    expect(isoDay(month('', Date.UTC(2026, 10, 30, 21)).data.monthMs)).toBe('2026-12-01');
  });

  it('is the one that was asked for, by the clock that was asked for, on a page of one’s own', () => {
    const { data, ...answer } = month('month=2027-02&tz=Asia/Tokyo');
    expect(answer).toEqual({ status: 200, personal: true });
    expect(data).toMatchObject({ previous: '2027-01', next: '2027-03', asked: 'Asia/Tokyo', errors: {} });
    expect(data.clock.zone).toBe('Asia/Tokyo');
    for (const query of ['month=2027-02', 'tz=Asia/Tokyo']) expect(month(query).personal, query).toBe(true);
  });

  it('has six weeks from the first day of the language’s week, today and its own days marked', () => {
    for (const [language, first] of [
      ['tr', '2026-10-26'],
      ['en', '2026-11-01'],
    ] as const) {
      const { days } = month('', undefined, language).data;
      expect(days).toHaveLength(42);
      expect(isoDay(days[0]?.wallMidnightMs)).toBe(first);
      const own = days.filter(({ inMonth }) => inMonth).map(({ wallMidnightMs }) => isoDay(wallMidnightMs));
      expect([own.length, own[0], own.at(-1)]).toEqual([30, '2026-11-01', '2026-11-30']);
      const today = days.filter(({ isToday }) => isToday).map(({ wallMidnightMs }) => isoDay(wallMidnightMs));
      expect(today).toEqual(['2026-11-30']);
    }
    expect(month('month=2027-02').data.days.filter(({ isToday }) => isToday)).toEqual([]);
  });

  it('tells of the month’s events and of no other’s, by the day on which they fall there', () => {
    const days = (query: string) =>
      month(query).data.eventDays.map(({ wallMidnightMs }) => isoDay(wallMidnightMs));
    const tokyo = days('month=2025-03&tz=Asia/Tokyo');
    expect(tokyo.every((day) => day.startsWith('2025-03'))).toBe(true);
    // New Moon of 29 March, 10:58 UTC; Full Moon of 14 March, 06:55 UTC.
    expect(tokyo).toEqual(expect.arrayContaining(['2025-03-14', '2025-03-29']));
    expect(days('month=2025-03&tz=Pacific/Honolulu')).toContain('2025-03-13');
  });

  it('leaves no event of a year to no month, and none to two', () => {
    const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`);
    const told = months.flatMap((name) =>
      month(`month=${name}&tz=Pacific/Kiritimati`).data.eventDays.flatMap(({ wallMidnightMs, events }) => {
        expect(isoDay(wallMidnightMs)).toContain(name);
        return events.map(({ event }) => event.instantMs);
      }),
    );
    const aheadMs = 14 * 3_600_000;
    const all = skyEvents(Date.UTC(2025, 0, 1) - aheadMs, Date.UTC(2026, 0, 1) - aheadMs);
    expect(told).toEqual(all.map(({ instantMs }) => instantMs));
  });

  it('leads as far as years are served', () => {
    expect(month('month=1900-01').data).toMatchObject({ previous: null, next: '1900-02' });
    expect(month('month=2099-12').data).toMatchObject({ previous: '2099-11', next: null });
  });

  it.each([
    ['month=2026-13', { month: 'malformed' }],
    ['month=', { month: 'malformed' }],
    ['month=1899-12', { month: 'malformed' }],
    ['tz=Mars/Olympus', { tz: 'malformed' }],
    ['month=x&tz=y', { month: 'malformed', tz: 'malformed' }],
  ])('says what is wrong with what was asked, and shows this one: %s', (query, errors) => {
    const { data, ...answer } = month(query);
    expect(answer).toEqual({ status: 422, personal: true });
    expect(data.errors).toEqual(errors);
    expect([isoDay(data.monthMs), data.asked]).toEqual(['2026-11-01', null]);
  });
});
