import type { CalendarEvent } from './calendar-event.ts';

/** An event with the time that the chosen zone's clock shows: wall times are written as if they were UTC. */
export interface TimedEvent {
  event: CalendarEvent;
  wallMs: number;
}

/** A day on which something happens, or today. */
export interface EventDay {
  /** Midnight on the wall. */
  wallMidnightMs: number;
  isToday: boolean;
  events: readonly TimedEvent[];
}

const DAY_MS = 86_400_000;

/**
 * Events in order, by day of the wall clock; `todayMs`, its midnight on the wall, has its place among them though
 * nothing happens then.
 */
export function eventDays(events: readonly TimedEvent[], todayMs: number | null): EventDay[] {
  const days = new Map<number, TimedEvent[]>();
  if (todayMs !== null) days.set(todayMs, []);
  for (const timed of events) {
    const midnightMs = Math.floor(timed.wallMs / DAY_MS) * DAY_MS;
    days.set(midnightMs, [...(days.get(midnightMs) ?? []), timed]);
  }
  return Array.from(days, ([wallMidnightMs, ofDay]) => ({
    wallMidnightMs,
    isToday: wallMidnightMs === todayMs,
    events: ofDay,
  })).toSorted((a, b) => a.wallMidnightMs - b.wallMidnightMs);
}

export interface EventMonth {
  /** First midnight on the wall. */
  monthMs: number;
  days: readonly EventDay[];
}

/** The twelve months of a year with their days; one may have none. */
export function eventMonths(year: number, days: readonly EventDay[]): EventMonth[] {
  return Array.from({ length: 12 }, (_, month) => ({
    monthMs: Date.UTC(year, month, 1),
    days: days.filter(({ wallMidnightMs }) => new Date(wallMidnightMs).getUTCMonth() === month),
  }));
}
