import { type RetrogradePeriod, retrogradePeriods } from '../../astrology/events/retrograde-periods.ts';
import { yearSpan } from '../../astrology/events/year-events.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { formatPlace, signPlaceOf } from '../../client/components/degrees.ts';
import type { CalendarEvent, EventKindId } from '../../client/components/events/calendar-event.ts';
import {
  type EventDictionaries,
  eventLongitudes,
  eventTitle,
} from '../../client/components/events/event-text.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Language } from '../../locales/locales.ts';
import { skyEvents } from '../../routes/events/sky-events.ts';
import { eventUids, periodUid } from './event-uids.ts';
import { escapeText, icsBody, utcDate, utcDateTime } from './ics-lines.ts';

/** When these computations were last revised; RFC 5545, 3.8.7.2. A moving DTSTAMP would look like a change of every event. */
const REVISED = '20260101T000000Z';

/** Nothing in the past changes and little in the future: calendars may ask again once a week. */
const REFRESH = 'P7D';

export interface CalendarFile {
  /** Whole UTC years, in order. */
  years: readonly number[];
  kinds: readonly EventKindId[];
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
    `DTSTART:${utcDateTime(event.instantMs)}`,
    `SUMMARY:${escapeText(eventTitle(event, file.dictionaries))}`,
    ...placesText(event, file.dictionaries),
    `CATEGORIES:${escapeText(words.kinds[event.kind])}`,
    `URL:${file.pageUrl(year)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The days, in UTC, on which a planet goes backwards; DTEND is the first day after them. */
function allDayPeriod(period: RetrogradePeriod, file: CalendarFile): string[] {
  const { words, astro } = file.dictionaries;
  const title = fillText(words.file.retrograde, { planet: astro.bodies[period.body] });
  return [
    'BEGIN:VEVENT',
    `UID:${periodUid(period)}`,
    `DTSTAMP:${REVISED}`,
    `DTSTART;VALUE=DATE:${utcDate(period.stationRetrogradeMs)}`,
    `DTEND;VALUE=DATE:${utcDate(period.stationDirectMs + MS_PER_DAY)}`,
    `SUMMARY:${escapeText(title)}`,
    `CATEGORIES:${escapeText(words.kinds.station)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function timedEvents(file: CalendarFile): string[] {
  return file.years.flatMap((year) => {
    const { fromMs, toMs } = yearSpan(year);
    const events = skyEvents(fromMs, toMs);
    const uids = eventUids(year, events);
    return events.flatMap((event, index) =>
      file.kinds.includes(event.kind) ? timedEvent(event, uids[index] ?? '', year, file) : [],
    );
  });
}

/** Periods that touch the years, each once though it may touch two of them. */
function allDayPeriods(file: CalendarFile): string[] {
  if (!file.kinds.includes('station')) return [];
  const periods = file.years.flatMap((year) => {
    const { fromMs, toMs } = yearSpan(year);
    return retrogradePeriods(year).filter(
      ({ stationRetrogradeMs, stationDirectMs }) => stationRetrogradeMs < toMs && stationDirectMs >= fromMs,
    );
  });
  const byUid = new Map(periods.map((period) => [periodUid(period), period]));
  return [...byUid.values()].flatMap((period) => allDayPeriod(period, file));
}

/** The events as an iCalendar object: instants in UTC, retrograde periods as whole days. */
export function calendarFile(file: CalendarFile): string {
  return icsBody([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Celestia//Astrological events//${file.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(file.name)}`,
    `X-WR-CALNAME:${escapeText(file.name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...timedEvents(file),
    ...allDayPeriods(file),
    'END:VCALENDAR',
  ]);
}
