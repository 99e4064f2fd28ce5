import type { RetrogradePeriod } from '../../astrology/events/retrograde-periods.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** Right of the @, so that no other program's event has the same id. Not the site's address, which may change. */
const UID_DOMAIN = 'events.celestia';

/** What an event is, apart from when. */
function nameOf(event: CalendarEvent): string {
  switch (event.kind) {
    case 'ingress':
      return `ingress-${event.body}-${event.sign}-${event.direction}`;
    case 'station':
      return `station-${event.body}-${event.direction}`;
    case 'lunation':
      return `lunation-${event.phase}`;
    case 'eclipse':
      return `eclipse-${event.body}`;
    case 'aspect':
      return `aspect-${event.first}-${event.aspect}-${event.second}`;
  }
}

/**
 * Unique ids of the events of one whole UTC year, in its order: `2025-station-mercury-direct-2` is the second of its name.
 * They hold no instant, so that a better ephemeris moves an event in a subscriber's calendar and makes no second one.
 */
export function eventUids(year: number, events: readonly CalendarEvent[]): string[] {
  const counts = new Map<string, number>();
  return events.map((event) => {
    const name = nameOf(event);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${year}-${name}-${count}@${UID_DOMAIN}`.toLowerCase();
  });
}

/** Unique id of a retrograde period: no planet turns back twice in a month, so the month of its station tells it. */
export function periodUid({ body, stationRetrogradeMs }: RetrogradePeriod): string {
  const month = new Date(stationRetrogradeMs).toISOString().slice(0, 7);
  return `${month}-retrograde-${body}@${UID_DOMAIN}`;
}
