import type { PlanetId } from '../../astrology/events/event-types.ts';
import { type RetrogradePeriod, retrogradePeriods } from '../../astrology/events/retrograde-periods.ts';
import { yearSpan } from '../../astrology/events/year-events.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { EventKindId } from '../../contract/choices.ts';
import { isServedYear } from '../../contract/years.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Language } from '../../locales/locales.ts';
import { formatPlace, signPlaceOf } from '../degrees.ts';
import { nearestMinute } from '../local-time/instant-format.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { type EventDictionaries, eventLongitudes, eventTitle } from './event-text.ts';
import { eventUids, periodUid } from './event-uids.ts';
import { escapeText, icsBody, utcDate, utcDateTime } from './ics-lines.ts';
import { skyEvents } from './sky-events.ts';

/** When these computations were last revised; RFC 5545, 3.8.7.2. A moving DTSTAMP would look like a change of every event. */
const REVISED = '20260101T000000Z';

/** Nothing in the past changes and little in the future: calendars may ask again once a week. */
const REFRESH = 'P7D';

/** A zone of the tz database, and what its walls show at an instant, written as if it were UTC. */
export interface CalendarZone {
  id: string;
  wallMs(instantMs: number): number;
}

export interface CalendarFile {
  /** Whole civil years of the zone, in order. */
  years: readonly number[];
  /** Whose days and years the file goes by. */
  zone: CalendarZone;
  kinds: readonly EventKindId[];
  /** What this planet does alone; null: what all do. */
  planet: PlanetId | null;
  language: Language;
  /** What the calendar calls itself. */
  name: string;
  /** Address of the page of a year, for each event. */
  pageUrl: (year: number) => string;
  dictionaries: EventDictionaries;
}

function placesText(event: CalendarEvent, { words, astro }: EventDictionaries): string[] {
  const places = eventLongitudes(event).map(
    (longitude) => `${formatPlace(longitude)} ${astro.signs[signPlaceOf(longitude).sign]}`,
  );
  if (places.length === 0) return [];
  return [`DESCRIPTION:${escapeText(fillText(words.file.position, { places: places.join(', ') }))}`];
}

/** An instant: RFC 5545 lets a timed event without an end last no time. */
function timedEvent(event: CalendarEvent, uid: string, year: number, file: CalendarFile): string[] {
  const { words } = file.dictionaries;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${REVISED}`,
    `DTSTART:${utcDateTime(nearestMinute(event.instantMs))}`,
    `SUMMARY:${escapeText(eventTitle(event, file.dictionaries))}`,
    ...placesText(event, file.dictionaries),
    `CATEGORIES:${escapeText(words.kinds[event.kind])}`,
    `URL:${file.pageUrl(year)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The days of the zone on which a planet goes backwards; DTEND is the first day after them. */
function allDayPeriod(period: RetrogradePeriod, file: CalendarFile): string[] {
  const { wallMs } = file.zone;
  const { words, astro } = file.dictionaries;
  const title = fillText(words.file.retrograde, { planet: astro.bodies[period.body] });
  return [
    'BEGIN:VEVENT',
    `UID:${periodUid(period)}`,
    `DTSTAMP:${REVISED}`,
    `DTSTART;VALUE=DATE:${utcDate(wallMs(nearestMinute(period.stationRetrogradeMs)))}`,
    `DTEND;VALUE=DATE:${utcDate(wallMs(nearestMinute(period.stationDirectMs)) + MS_PER_DAY)}`,
    `SUMMARY:${escapeText(title)}`,
    `CATEGORIES:${escapeText(words.kinds.station)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The events of a civil year, each with the id that it has in its year of universal time, whatever the zone. */
function eventsOfYear(year: number, { wallMs }: CalendarZone): [event: CalendarEvent, uid: string][] {
  const own = (utcYear: number) => {
    const { fromMs, toMs } = yearSpan(utcYear);
    const events = skyEvents(fromMs, toMs);
    const uids = eventUids(utcYear, events);
    return events.flatMap((event, index): [CalendarEvent, string][] => {
      const isOfYear = new Date(wallMs(nearestMinute(event.instantMs))).getUTCFullYear() === year;
      return isOfYear ? [[event, uids[index] ?? '']] : [];
    });
  };
  return neighboursOf(year, wallMs).flatMap(own);
}

/** The years of universal time that a civil year shares something with: all of them are computed for their ids alone. */
function neighboursOf(year: number, wallMs: CalendarZone['wallMs']): number[] {
  const { fromMs, toMs } = yearSpan(year);
  const [before, after] = [Math.sign(wallMs(fromMs) - fromMs), Math.sign(wallMs(toMs) - toMs)];
  const years = [...(before > 0 ? [year - 1] : []), year, ...(after < 0 ? [year + 1] : [])];
  return years.filter(isServedYear);
}

function isAsked(event: CalendarEvent, { kinds, planet }: CalendarFile): boolean {
  if (!kinds.includes(event.kind)) return false;
  return planet === null || ('body' in event && event.body === planet);
}

function timedEvents(file: CalendarFile): string[] {
  return file.years.flatMap((year) =>
    eventsOfYear(year, file.zone).flatMap(([event, uid]) =>
      isAsked(event, file) ? timedEvent(event, uid, year, file) : [],
    ),
  );
}

/** Periods that touch the years, each once though it may touch two of them. */
function allDayPeriods(file: CalendarFile): string[] {
  if (!file.kinds.includes('station')) return [];
  const periods = file.years.flatMap((year) => {
    const { fromMs, toMs } = yearSpan(year);
    return retrogradePeriods(year).filter(
      ({ body, stationRetrogradeMs, stationDirectMs }) =>
        stationRetrogradeMs < toMs &&
        stationDirectMs >= fromMs &&
        (file.planet === null || body === file.planet),
    );
  });
  const byUid = new Map(periods.map((period) => [periodUid(period), period]));
  return [...byUid.values()].flatMap((period) => allDayPeriod(period, file));
}

/** The events as an iCalendar object: instants in UTC, retrograde periods as whole days of the zone. */
export function calendarFile(file: CalendarFile): string {
  return icsBody([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Celestia//Astrological events//${file.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(file.name)}`,
    `X-WR-CALNAME:${escapeText(file.name)}`,
    `X-WR-TIMEZONE:${file.zone.id}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...timedEvents(file),
    ...allDayPeriods(file),
    'END:VCALENDAR',
  ]);
}
