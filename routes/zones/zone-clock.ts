import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/years.ts';
import { type CivilClock, civilClock, wallMidnight } from '../../features/local-time/civil-clock.ts';
import { type PageClock, pageClock } from '../../features/local-time/page-clock.ts';
import { type Language, LOCALES } from '../../locales/locales.ts';
import type { ClockService } from '../services/clock-service.ts';

/** The longest shadow that touches a time begins or ends this far outside of it; offsets need two days at most. */
const REACH_DAYS = 460;

/** A zone's clock for a time and for what reaches into it. */
export function zoneClock(clocks: ClockService, zone: string, fromMs: number, toMs: number): CivilClock {
  const reachMs = REACH_DAYS * MS_PER_DAY;
  return civilClock(clocks.periods(zone, fromMs - reachMs, toMs + reachMs) ?? []);
}

const FIRST_MS = Date.UTC(FIRST_YEAR - 1, 0, 1);
const LAST_MS = Date.UTC(LAST_YEAR + 2, 0, 1);

/** The clock of the zone that pages in a language are written in. Its history is read when it is first asked. */
export function homeClock(language: Language, clocks: ClockService): PageClock {
  const { homeZone, tag } = LOCALES[language];
  let clock: CivilClock | undefined;
  return pageClock(homeZone, tag, (instantMs) => {
    clock ??= zoneClock(clocks, homeZone, FIRST_MS, LAST_MS);
    return clock.wallMs(instantMs);
  });
}

/** Whether the tz database has a zone of this name, new or old. */
export function isZone(clocks: ClockService, zone: string): boolean {
  return clocks.periods(zone, 0, 0) !== null;
}

/** Midnight on the wall of the civil day that an instant falls on in a zone. */
export function civilDayMs(clocks: ClockService, zone: string, instantMs: number): number {
  return wallMidnight(zoneClock(clocks, zone, instantMs, instantMs).wallMs(instantMs));
}
