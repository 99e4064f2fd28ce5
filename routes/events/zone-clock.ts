import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { DEFAULT_ZONE, type EventZone, isEventZone } from '../../client/components/events/zones.ts';
import type { PageServices } from '../services.ts';
import { type CivilClock, civilClock } from './civil-clock.ts';
import type { Asked } from './event-query.ts';

/** The zone of the query's `tz`; none asked for means universal time. */
export function readZone(text: string | null): Asked<EventZone> {
  if (text === null || text === '') return { ok: true, value: DEFAULT_ZONE };
  return isEventZone(text) ? { ok: true, value: text } : { ok: false, code: 'malformed' };
}

/** The longest shadow that touches a time begins or ends this far outside of it; offsets need two days at most. */
const REACH_DAYS = 460;

/** A zone's clock for a time and for what reaches into it. */
export function zoneClock(services: PageServices, zone: EventZone, fromMs: number, toMs: number): CivilClock {
  const reachMs = REACH_DAYS * MS_PER_DAY;
  return civilClock(services.clockPeriods(zone, fromMs - reachMs, toMs + reachMs) ?? []);
}
