import type { EventKindId } from '../../contract/choices.ts';
import { LAST_YEAR } from '../../contract/years.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { eventsAround } from './sky-events.ts';

/** What fits above a phone's fold. */
const COMING = 5;

/** The next few events of some kinds in order of time, from a moment (UTC ms) of a year on and over its end. */
export function comingEvents(year: number, kinds: readonly EventKindId[], nowMs: number): CalendarEvent[] {
  const found: CalendarEvent[] = [];
  for (let each = year; each <= Math.min(year + 1, LAST_YEAR) && found.length < COMING; each++) {
    // Years as they are cached overlap by what lies in both by some clock.
    const fromMs = each === year ? nowMs : Math.max(nowMs, Date.UTC(each, 0, 1));
    const toMs = Date.UTC(each + 1, 0, 1);
    const isAhead = ({ instantMs }: CalendarEvent) => instantMs > fromMs && instantMs < toMs;
    found.push(...eventsAround(each).filter((event) => kinds.includes(event.kind) && isAhead(event)));
  }
  return found.slice(0, COMING);
}
