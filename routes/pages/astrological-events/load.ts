import { type RetrogradePeriod, retrogradePeriods } from '../../../astrology/events/retrograde-periods.ts';
import { EVENT_KIND_IDS, type EventKindId } from '../../../contract/choices.ts';
import type { CalendarEvent } from '../../../features/events/calendar-event.ts';
import { comingEvents } from '../../../features/events/coming-events.ts';
import {
  type EventMonth,
  eventDays,
  eventMonths,
  type TimedEvent,
} from '../../../features/events/event-days.ts';
import { readKinds, readMonth, readYear } from '../../../features/events/event-query.ts';
import { type EventTexts, eventText } from '../../../features/events/event-words.ts';
import { percentAt, type Ribbon, yearRibbons } from '../../../features/events/ribbons.ts';
import { eventsAround } from '../../../features/events/sky-events.ts';
import { wallMidnight } from '../../../features/local-time/civil-clock.ts';
import { type PageClock, pageClock } from '../../../features/local-time/page-clock.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import { type Language, LOCALES } from '../../../locales/locales.ts';
import { readAskedZone } from '../../events/asked-zone.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { zoneClock } from '../../zones/zone-clock.ts';

/** What is wrong with the query, by field: codes of the dictionary `errors.fields`. */
export interface QueryErrors {
  tz?: string;
  show?: string;
  month?: string;
}

/** The civil year of a zone. */
export interface YearData {
  year: number;
  clock: PageClock;
  /** The zone that the address names; null where it names none. */
  asked: string | null;
  kinds: readonly EventKindId[];
  errors: QueryErrors;
  /** All events of the year, whatever is shown. */
  events: readonly CalendarEvent[];
  /** What comes next of the chosen kinds; none in another year. */
  coming: readonly TimedEvent[];
  /** Twelve, January first; none at all where nothing of the chosen kinds happens. */
  months: readonly EventMonth[];
  /** The month, 0 to 11, that the address names; null where it names none. */
  askedMonth: number | null;
  /**
   * The month, 0 to 11, that lies open: the one asked for, this one, or January of another year. Null: all of them, where only some
   * kinds are asked for.
   */
  openMonth: number | null;
  /** What lies in the year of other zones alone. */
  beyond: readonly TimedEvent[];
  ribbons: readonly Ribbon[];
  /** First days of the months in percent of the year. */
  monthStarts: readonly number[];
  /** Now in percent of the year; null in another year. */
  now: number | null;
  periods: readonly RetrogradePeriod[];
  /** What the events bring of which the page tells. */
  eventTexts: ReadonlyMap<CalendarEvent, string>;
  /** The months, 0 to 11, of whose events something is written. */
  writtenMonths: ReadonlySet<number>;
  /** Origin of the site, for addresses that leave it. */
  origin: string;
}

function timed(events: readonly CalendarEvent[], clock: PageClock): TimedEvent[] {
  return events.map((event) => ({ event, wallMs: clock.wallMs(event.instantMs) }));
}

async function loadEventTexts(language: Language): Promise<EventTexts> {
  const [ingresses, eventLunations, eventRetrogrades, slowAspects] = await Promise.all([
    loadTexts(language, 'ingresses'),
    loadTexts(language, 'eventLunations'),
    loadTexts(language, 'eventRetrogrades'),
    loadTexts(language, 'slowAspects'),
  ]);
  return { ingresses, eventLunations, eventRetrogrades, slowAspects };
}

/** What a zone further east or west may count to a month. */
const REACH_MS = 15 * 3_600_000;

/** So many texts stand on the page of a whole year: with more of them it would be too heavy. */
const TOLD_OF_YEAR = 2;

/** What is shown of the year: wall times as if of UTC. */
interface Shown {
  year: number;
  askedMonth: number | null;
  openMonth: number | null;
  /** Null in another year. */
  todayMs: number | null;
}

/**
 * The texts on the events, each under its event: all of the month that is asked for, with what lies in it in other zones, or of the
 * kinds that are asked for; on the page of a whole year what is next in the open month.
 */
function textsOf(
  shown: readonly TimedEvent[],
  texts: EventTexts,
  { year, askedMonth, openMonth, todayMs }: Shown,
) {
  const written = shown.flatMap(({ event, wallMs }) => {
    const text = eventText(event, texts);
    return text === null ? [] : [{ event, wallMs, text }];
  });
  const told = written.filter(({ wallMs }) => {
    if (openMonth === null) return true;
    if (askedMonth !== null) return isAround(wallMs, year, askedMonth, REACH_MS);
    return isAround(wallMs, year, openMonth, 0) && wallMs >= (todayMs ?? 0);
  });
  const kept = openMonth !== null && askedMonth === null ? told.slice(0, TOLD_OF_YEAR) : told;
  return {
    eventTexts: new Map(kept.map(({ event, text }) => [event, text])),
    writtenMonths: new Set(
      written
        .map(({ wallMs }) => new Date(wallMs))
        .filter((wall) => wall.getUTCFullYear() === year)
        .map((wall) => wall.getUTCMonth()),
    ),
  };
}

function isAround(wallMs: number, year: number, month: number, reachMs: number): boolean {
  return wallMs >= Date.UTC(year, month, 1) - reachMs && wallMs < Date.UTC(year, month + 1, 1) + reachMs;
}

/** What was picked out of a year is shown whole; all of it would be a page of forty screens. */
function openMonthOf(kinds: readonly EventKindId[], todayMs: number | null): number | null {
  if (kinds.length < EVENT_KIND_IDS.length) return null;
  return todayMs === null ? 0 : new Date(todayMs).getUTCMonth();
}

/** The query's kinds and month; where the kinds are wrong, all of them, and no month where it is. */
function readQuery(request: ServedRequest<'clocks' | 'origin'>) {
  const { query } = request;
  const zone = readAskedZone(request);
  const kinds = readKinds(query.getAll('show'));
  const month = readMonth(query.get('month'));
  const errors: QueryErrors = {
    ...(zone.error && { tz: zone.error }),
    ...(!kinds.ok && { show: kinds.code }),
    ...(!month.ok && { month: month.code }),
  };
  return {
    ...zone,
    kinds: kinds.ok ? kinds.value : EVENT_KIND_IDS,
    askedMonth: month.ok ? month.value : null,
    errors,
  };
}

/** The year of the address by the clocks of the zone that is asked for; all of its sky is computed once. */
export async function loadYear(request: ServedRequest<'clocks' | 'origin'>): Promise<PageOutcome<YearData>> {
  const { params, query, services, nowMs, language } = request;
  const read = readYear(params.year);
  if (!read.ok) return { notFound: true };
  const year = read.value;
  const { zone, isAsked, kinds, askedMonth, errors } = readQuery(request);
  const [firstWallMs, endWallMs] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const civil = zoneClock(services.clocks, zone, firstWallMs, endWallMs);
  const clock = pageClock(zone, LOCALES[language].tag, civil.wallMs);
  const span = { fromMs: civil.dayStartMs(firstWallMs), toMs: civil.dayStartMs(endWallMs) };
  const around = timed(eventsAround(year), clock);
  const isOfYear = ({ wallMs }: TimedEvent) => wallMs >= firstWallMs && wallMs < endWallMs;
  const events = around.filter(isOfYear).map(({ event }) => event);
  const shown = around.filter(({ event }) => kinds.includes(event.kind));
  const periods = retrogradePeriods(year);
  const isCurrent = nowMs >= span.fromMs && nowMs < span.toMs;
  const todayMs = isCurrent ? wallMidnight(clock.wallMs(nowMs)) : null;
  const openMonth = askedMonth ?? openMonthOf(kinds, todayMs);
  const data: YearData = {
    year,
    clock,
    asked: isAsked ? zone : null,
    kinds,
    errors,
    events,
    coming: isCurrent ? timed(comingEvents(kinds, nowMs), clock) : [],
    months: shown.length === 0 ? [] : eventMonths(year, eventDays(shown.filter(isOfYear), todayMs)),
    askedMonth,
    openMonth,
    beyond: shown.filter((each) => !isOfYear(each)),
    ribbons: yearRibbons(events, periods, span),
    monthStarts: Array.from({ length: 12 }, (_, month) =>
      percentAt(civil.dayStartMs(Date.UTC(year, month, 1)), span),
    ),
    now: isCurrent ? percentAt(nowMs, span) : null,
    periods,
    ...textsOf(shown, await loadEventTexts(language), { year, askedMonth, openMonth, todayMs }),
    origin: services.origin,
  };
  const isDefault = !query.has('tz') && !query.has('show');
  return {
    data,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    personal: !isDefault || errors.month !== undefined,
    ...(askedMonth !== null && { ownQuery: `month=${askedMonth + 1}` }),
    // What comes next is next until it has come.
    holdsUntilMs: data.coming[0]?.event.instantMs,
  };
}
