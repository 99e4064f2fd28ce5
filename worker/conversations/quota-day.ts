import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { civilDayMs } from '../../routes/zones/zone-clock.ts';
import { offsetAt } from '../civil-time/birth-time.ts';
import { CLOCKS } from '../civil-time/clocks.ts';

const MS_PER_SECOND = 1000;

/** How far a zone's clock is ahead of UTC, ms. */
export function zoneOffsetMs(zone: string, instantMs: number): number {
  return offsetAt(zone, instantMs, 0).utcOffsetSeconds * MS_PER_SECOND;
}

function dayText(dayMs: number): string {
  return new Date(dayMs).toISOString().slice(0, 10);
}

/** The day that messages are counted for. */
export interface QuotaDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** When the next one begins, UTC ms. */
  returnsMs: number;
}

/**
 * The day of a moment in a zone, or a later one that was counted for already: whoever moves west is not given a day twice.
 * @param lastDay `YYYY-MM-DD`, or empty.
 */
export function quotaDay(zone: string, nowMs: number, lastDay: string): QuotaDay {
  const today = dayText(civilDayMs(CLOCKS, zone, nowMs));
  const day = today < lastDay ? lastDay : today;
  const nextWallMs = Date.parse(day) + MS_PER_DAY;
  const about = nextWallMs - zoneOffsetMs(zone, nowMs);
  return { day, returnsMs: nextWallMs - zoneOffsetMs(zone, about) };
}
