import { bodyPosition } from '../../astrology/positions.ts';
import { nextStation, type StationaryBodyId } from '../../astrology/stations.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { CalendarEvent } from '../events/calendar-event.ts';
import { eventsAhead } from '../events/coming-events.ts';
import { skyEvents } from '../events/sky-events.ts';
import type { Which } from './read-tag.ts';

/** A way back from one station to the other. UTC ms; longitudes in degrees of date. */
export interface WayBack {
  fromMs: number;
  toMs: number;
  fromDeg: number;
  toDeg: number;
}

/** A stretch of time that a tag asks about: [fromMs, toMs). */
interface Span {
  fromMs: number;
  toMs: number;
}

export function spanOfYear(year: number): Span {
  return { fromMs: Date.UTC(year, 0, 1), toMs: Date.UTC(year + 1, 0, 1) };
}

/** Longer than any way back, that of Pluto, and shorter than the way to the one before. */
const LOOK_BACK_DAYS = 200;
/** Mars turns back every 26 months at the latest. */
const LOOK_AHEAD_DAYS = 1000;

function longitudeAt(body: StationaryBodyId, instantMs: number): number {
  return bodyPosition(body, instantMs).longitudeDeg;
}

/** The ways back that touch a time, in order. */
function waysBack(body: StationaryBodyId, { fromMs, toMs }: Span): WayBack[] {
  const found: WayBack[] = [];
  let back = nextStation(body, fromMs - LOOK_BACK_DAYS * MS_PER_DAY);
  while (back !== null && back.instantMs < toMs) {
    const forth = nextStation(body, back.instantMs + MS_PER_DAY);
    if (forth === null) break;
    if (back.direction === 'retrograde' && forth.instantMs > fromMs) {
      const [startMs, endMs] = [back.instantMs, forth.instantMs];
      found.push({
        fromMs: startMs,
        toMs: endMs,
        fromDeg: longitudeAt(body, startMs),
        toDeg: longitudeAt(body, endMs),
      });
    }
    back = forth;
  }
  return found;
}

/** The ways back of a year, whole though they reach beyond it; or the one that is now or comes next. */
export function findWaysBack(body: StationaryBodyId, which: Which, nowMs: number): WayBack[] {
  if (which !== 'next') return waysBack(body, spanOfYear(which));
  return waysBack(body, { fromMs: nowMs, toMs: nowMs + LOOK_AHEAD_DAYS * MS_PER_DAY }).slice(0, 1);
}

/** Venus and Mars come to every sign within this many years, eclipses and Moons much sooner. */
const NEXT_YEARS = 3;

/** Events of a year that a test lets through; or the first of them after now. */
export function findEvents<Event extends CalendarEvent>(
  isMeant: (event: CalendarEvent) => event is Event,
  which: Which,
  nowMs: number,
): Event[] {
  if (which === 'next') return eventsAhead(isMeant, nowMs, { count: 1, years: NEXT_YEARS });
  const { fromMs, toMs } = spanOfYear(which);
  return skyEvents(fromMs, toMs).filter(isMeant);
}
