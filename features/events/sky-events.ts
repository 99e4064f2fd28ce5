import { type LunarEclipse, lunarEclipses } from '../../astrology/eclipses/lunar-eclipses.ts';
import { type SolarEclipse, solarEclipses } from '../../astrology/eclipses/solar-eclipses.ts';
import { eventJson, type SkyEventJson } from '../../astrology/events/event-json.ts';
import { eventsBetween, mergeEvents } from '../../astrology/events/year-events.ts';
import { isoInstant } from '../../astrology/time-scales.ts';
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

type EclipseEventJson = Omit<EclipseEvent, 'instantMs'> & { instant: string };

/** An event as the API writes it. */
export type CalendarEventJson = SkyEventJson | EclipseEventJson;

/** The form of the JSON contract: `instant` is UTC, ISO 8601. */
export function calendarEventJson(event: CalendarEvent): CalendarEventJson {
  if (event.kind !== 'eclipse') return eventJson(event);
  const { instantMs, ...facts } = event;
  return { ...facts, instant: isoInstant(instantMs) };
}
