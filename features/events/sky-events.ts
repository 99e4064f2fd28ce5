import { type LunarEclipse, lunarEclipses } from '../../astrology/eclipses/lunar-eclipses.ts';
import { type SolarEclipse, solarEclipses } from '../../astrology/eclipses/solar-eclipses.ts';
import { eventsBetween, mergeEvents } from '../../astrology/events/year-events.ts';
import { isoInstant } from '../../astrology/time-scales.ts';
import type { CalendarEventJson } from '../../contract/events.ts';
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
    (eclipse): EclipseEvent => ({ ...eclipseFacts(eclipse), body: 'sun', type: eclipse.type }),
  );
  const ofMoon = lunarEclipses(fromMs, toMs).map(
    (eclipse): EclipseEvent => ({ ...eclipseFacts(eclipse), body: 'moon', type: eclipse.type }),
  );
  return [...ofSun, ...ofMoon];
}

/**
 * Everything that happens in the sky in [fromMs, toMs), UTC ms, in order of time: stations, ingresses, lunations,
 * eclipses, aspects of the slow planets. Some 15 ms of work for a year.
 * Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function skyEvents(fromMs: number, toMs: number): CalendarEvent[] {
  return mergeEvents<CalendarEvent>(eventsBetween(fromMs, toMs), eclipsesBetween(fromMs, toMs));
}

/** The form of the JSON contract: `instant` is UTC, ISO 8601, and an ingress says `retrograde` beside its direction. */
export function calendarEventJson({ instantMs, ...event }: CalendarEvent): CalendarEventJson {
  const instant = isoInstant(instantMs);
  if (event.kind !== 'ingress') return { ...event, instant };
  return { ...event, instant, retrograde: event.direction === 'retrograde' };
}
