import { LATEST_MS, type ZoneReader } from '../../features/consulting/wished-times.ts';
import type { ClockService } from '../services/clock-service.ts';
import { isZone, zoneClock } from '../zones/zone-clock.ts';

/** Reads times of a zone from now on; null for a name that is no zone. */
export function zoneReaderOf(clocks: ClockService, zone: string, nowMs: number): ZoneReader | null {
  if (zone === '' || !isZone(clocks, zone)) return null;
  const clock = zoneClock(clocks, zone, nowMs, nowMs + LATEST_MS);
  // The first instant at which the wall shows the time, or the change that leaps over it.
  return { instantOf: clock.dayStartMs };
}
