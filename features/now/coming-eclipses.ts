import { LAST_YEAR } from '../../contract/years.ts';
import type { EclipseEvent } from '../events/calendar-event.ts';
import { eventsAround } from '../events/sky-events.ts';

/** Four eclipses and more come in each two years. */
const REACH_YEARS = 2;

/** The eclipses whose maximum is still to come (UTC ms), in order, as many as are asked for; fewer at the end of the years served. */
export function comingEclipses(nowMs: number, count: number): readonly EclipseEvent[] {
  const year = new Date(nowMs).getUTCFullYear();
  const years = Array.from({ length: REACH_YEARS + 1 }, (_, ahead) => year + ahead);
  const found = years
    .filter((each) => each <= LAST_YEAR)
    .flatMap((each) => eventsAround(each).filter((event) => event.kind === 'eclipse'))
    .filter(({ instantMs }) => instantMs > nowMs);
  // What happens at New Year is told by both of its years.
  const byInstant = new Map(found.map((eclipse) => [eclipse.instantMs, eclipse]));
  return [...byInstant.values()].slice(0, count);
}
