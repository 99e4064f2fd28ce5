import type { EventKindId } from '../../contract/choices.ts';
import { isServedYear } from '../../contract/years.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { skyEvents } from './sky-events.ts';

/** How many of what comes are told, and how many years are looked through for them. */
interface Reach {
  count: number;
  years: number;
}

/**
 * The events that a test lets through after a moment (UTC ms), in order of time, over the end of its year: fewer than were asked for
 * where the years looked through, or those served, have no more.
 */
export function eventsAhead<Event extends CalendarEvent>(
  isMeant: (event: CalendarEvent) => event is Event,
  nowMs: number,
  { count, years }: Reach,
): Event[] {
  const found: Event[] = [];
  const first = new Date(nowMs).getUTCFullYear();
  for (let year = first; year < first + years && found.length < count; year++) {
    if (!isServedYear(year)) continue;
    const ofYear = skyEvents(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
    found.push(...ofYear.filter(isMeant).filter(({ instantMs }) => instantMs > nowMs));
  }
  return found.slice(0, count);
}

/** What fits above a phone's fold. */
const COMING = 5;

/** The next few events of some kinds after a moment (UTC ms), in order of time. */
export function comingEvents(kinds: readonly EventKindId[], nowMs: number): CalendarEvent[] {
  const isMeant = (event: CalendarEvent): event is CalendarEvent => kinds.includes(event.kind);
  return eventsAhead(isMeant, nowMs, { count: COMING, years: 2 });
}
