import { type LunarEclipse, lunarEclipses } from '../../astrology/eclipses/lunar-eclipses.ts';
import { type SolarEclipse, solarEclipses } from '../../astrology/eclipses/solar-eclipses.ts';
import { eventsBetween, mergeEvents, yearSpan } from '../../astrology/events/year-events.ts';
import { createLru } from '../../astrology/lru.ts';
import { isoInstant } from '../../astrology/time-scales.ts';
import type { CalendarEventJson } from '../../contract/events.ts';
import { isServedYear } from '../../contract/years.ts';
import type { CalendarEvent, EclipseEvent } from './calendar-event.ts';

function eclipseFacts({ maximumMs, sign, eclipticLongitude, saros }: SolarEclipse | LunarEclipse) {
  return {
    kind: 'eclipse',
    instantMs: Math.round(maximumMs),
    sign,
    longitude: eclipticLongitude,
    saros,
  } as const;
}

function eclipsesBetween(fromMs: number, toMs: number): EclipseEvent[] {
  const ofSun = solarEclipses(fromMs, toMs).map(
    (eclipse): EclipseEvent => ({
      ...eclipseFacts(eclipse),
      magnitude: eclipse.magnitude,
      body: 'sun',
      type: eclipse.type,
    }),
  );
  const ofMoon = lunarEclipses(fromMs, toMs).map(
    (eclipse): EclipseEvent => ({
      ...eclipseFacts(eclipse),
      magnitude: eclipse.type === 'penumbral' ? eclipse.penumbralMagnitude : eclipse.umbralMagnitude,
      body: 'moon',
      type: eclipse.type,
    }),
  );
  return [...ofSun, ...ofMoon];
}

function computeEvents(fromMs: number, toMs: number): readonly CalendarEvent[] {
  return mergeEvents<CalendarEvent>(eventsBetween(fromMs, toMs), eclipsesBetween(fromMs, toMs));
}

/** Clocks are at most this far from universal time: it reaches what any zone counts to a year. */
const REACH_MS = 15 * 3_600_000;

/** A year has some 160 events, 25 kB. */
const MAX_CACHED_YEARS = 48;
const cachedYears = createLru<number, readonly CalendarEvent[]>(MAX_CACHED_YEARS);

/**
 * Everything that happens in a UTC year and a little beyond both its ends, in order of time: what is New Year in one
 * zone is the old year in another. Some 15 ms of work, once for each year that is cached.
 * Throws AstrologyError `date_out_of_range` for what is no year from 1900 to 2099.
 */
export function eventsAround(year: number): readonly CalendarEvent[] {
  return cachedYears.obtain(year, () => {
    const { fromMs, toMs } = yearSpan(year);
    return computeEvents(fromMs - REACH_MS, toMs + REACH_MS);
  });
}

/** The year whose sky, as far as it is cached, holds all of a stretch of time; undefined where none does. */
function yearAround(fromMs: number, toMs: number): number | undefined {
  const year = new Date((fromMs + toMs) / 2).getUTCFullYear();
  if (!isServedYear(year)) return undefined;
  const span = yearSpan(year);
  return fromMs >= span.fromMs - REACH_MS && toMs <= span.toMs + REACH_MS ? year : undefined;
}

/**
 * Everything that happens in the sky in [fromMs, toMs), UTC ms, in order of time: stations, ingresses, lunations,
 * eclipses, aspects of the slow planets. Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function skyEvents(fromMs: number, toMs: number): readonly CalendarEvent[] {
  const year = yearAround(fromMs, toMs);
  if (year === undefined) return computeEvents(fromMs, toMs);
  return eventsAround(year).filter(({ instantMs }) => instantMs >= fromMs && instantMs < toMs);
}

/** The form of the JSON contract: `instant` is UTC, ISO 8601, and an ingress says `retrograde` beside its direction. */
export function calendarEventJson({ instantMs, ...event }: CalendarEvent): CalendarEventJson {
  const instant = isoInstant(instantMs);
  if (event.kind === 'eclipse') {
    const { magnitude: _, ...told } = event;
    return { ...told, instant };
  }
  if (event.kind !== 'ingress') return { ...event, instant };
  return { ...event, instant, retrograde: event.direction === 'retrograde' };
}
