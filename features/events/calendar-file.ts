import type { PlanetId } from '../../astrology/events/event-types.ts';
import { type RetrogradePeriod, retrogradePeriods } from '../../astrology/events/retrograde-periods.ts';
import { yearSpan } from '../../astrology/events/year-events.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { EventKindId } from '../../contract/choices.ts';
import { isServedYear } from '../../contract/years.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Language } from '../../locales/locales.ts';
import { formatPlace, signPlaceOf } from '../degrees.ts';
import { type CalendarEntry, calendarObject } from '../ics/calendar-object.ts';
import { nearestMinute } from '../local-time/instant-format.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { type EventDictionaries, eventLongitudes, eventTitle } from './event-text.ts';
import { eventUids, periodUid } from './event-uids.ts';
import { skyEvents } from './sky-events.ts';

/** When these computations were last revised. */
const REVISED_MS = Date.UTC(2026, 0, 1);

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

function placesText(event: CalendarEvent, { words, astro }: EventDictionaries): string | undefined {
  const places = eventLongitudes(event).map(
    (longitude) => `${formatPlace(longitude)} ${astro.signs[signPlaceOf(longitude).sign]}`,
  );
  return places.length === 0 ? undefined : fillText(words.file.position, { places: places.join(', ') });
}

function timedEntry(event: CalendarEvent, uid: string, year: number, file: CalendarFile): CalendarEntry {
  return {
    uid,
    revisedMs: REVISED_MS,
    when: { fromMs: nearestMinute(event.instantMs) },
    title: eventTitle(event, file.dictionaries),
    description: placesText(event, file.dictionaries),
    category: file.dictionaries.words.kinds[event.kind],
    url: file.pageUrl(year),
  };
}

/** The days of the zone on which a planet goes backwards. */
function periodEntry(period: RetrogradePeriod, file: CalendarFile): CalendarEntry {
  const { wallMs } = file.zone;
  const { words, astro } = file.dictionaries;
  return {
    uid: periodUid(period),
    revisedMs: REVISED_MS,
    when: {
      fromMs: wallMs(nearestMinute(period.stationRetrogradeMs)),
      toMs: wallMs(nearestMinute(period.stationDirectMs)) + MS_PER_DAY,
      inDays: true,
    },
    title: fillText(words.file.retrograde, { planet: astro.bodies[period.body] }),
    category: words.kinds.station,
  };
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

function timedEntries(file: CalendarFile): CalendarEntry[] {
  return file.years.flatMap((year) =>
    eventsOfYear(year, file.zone).flatMap(([event, uid]) =>
      isAsked(event, file) ? [timedEntry(event, uid, year, file)] : [],
    ),
  );
}

/** Periods that touch the years, each once though it may touch two of them. */
function periodEntries(file: CalendarFile): CalendarEntry[] {
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
  return [...byUid.values()].map((period) => periodEntry(period, file));
}

/** The events as an iCalendar object: instants in UTC, retrograde periods as whole days of the zone. */
export function calendarFile(file: CalendarFile): string {
  return calendarObject({
    product: `Astrological events//${file.language.toUpperCase()}`,
    subscribed: { name: file.name, timeZone: file.zone.id },
    entries: [...timedEntries(file), ...periodEntries(file)],
  });
}
