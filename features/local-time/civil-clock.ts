import { MS_PER_DAY } from '../../astrology/time-scales.ts';

/** What the clocks of a zone showed between two changes: [startMs, endMs) in UTC ms, the offset east of Greenwich. */
export interface ClockPeriod {
  startMs: number;
  endMs: number;
  offsetSeconds: number;
}

/** The clock and the calendar of one zone. A wall time is written as if it were UTC: the ms of `Date.UTC(2025, 2, 29)`. */
export interface CivilClock {
  /** What the wall clock shows at an instant. */
  wallMs(instantMs: number): number;
  /** The instant at which a wall time first shows: of its midnight on the wall that at which a civil day begins. */
  dayStartMs(wallMidnightMs: number): number;
}

/** A clock from the zone's periods in order, which must cover the time that it is asked about. */
export function civilClock(periods: readonly ClockPeriod[]): CivilClock {
  function offsetMs(instantMs: number): number {
    const period = periods.find(({ endMs }) => instantMs < endMs) ?? periods.at(-1);
    return (period?.offsetSeconds ?? 0) * 1000;
  }

  return {
    wallMs: (instantMs) => instantMs + offsetMs(instantMs),
    dayStartMs: (wallMidnightMs) => {
      // Midnight may never show, where the clocks go forward at it: then the day begins with the change.
      for (const { startMs, endMs, offsetSeconds } of periods) {
        const instantMs = Math.max(startMs, wallMidnightMs - offsetSeconds * 1000);
        if (instantMs < endMs) return instantMs;
      }
      return wallMidnightMs;
    },
  };
}

/** Midnight on the wall of the day that a wall time falls on. */
export function wallMidnight(wallMs: number): number {
  return Math.floor(wallMs / MS_PER_DAY) * MS_PER_DAY;
}

/** Midnights on the wall of `count` days in a row. */
export function wallDays(firstMs: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => firstMs + index * MS_PER_DAY);
}
