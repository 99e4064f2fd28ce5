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
import { readKinds, readYear } from '../../../features/events/event-query.ts';
import { percentAt, type Ribbon, yearRibbons } from '../../../features/events/ribbons.ts';
import { eventsAround } from '../../../features/events/sky-events.ts';
import { wallMidnight } from '../../../features/local-time/civil-clock.ts';
import { type PageClock, pageClock } from '../../../features/local-time/page-clock.ts';
import type { IngressTexts } from '../../../locales/interpretation-types.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import { LOCALES } from '../../../locales/locales.ts';
import { readAskedZone } from '../../events/asked-zone.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { zoneClock } from '../../zones/zone-clock.ts';

/** What is wrong with the query, by field: codes of the dictionary `errors.fields`. */
export interface QueryErrors {
  tz?: string;
  show?: string;
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
  /** The month, 0 to 11, that lies open: this one, or January of another year. Null: all of them, where only some kinds are asked for. */
  openMonth: number | null;
  /** What lies in the year of other zones alone. */
  beyond: readonly TimedEvent[];
  ribbons: readonly Ribbon[];
  /** First days of the months in percent of the year. */
  monthStarts: readonly number[];
  /** Now in percent of the year; null in another year. */
  now: number | null;
  periods: readonly RetrogradePeriod[];
  /** What a slow planet's entry into a sign brings. */
  ingressTexts: ReadonlyMap<CalendarEvent, string>;
  /** Origin of the site, for addresses that leave it. */
  origin: string;
}

function timed(events: readonly CalendarEvent[], clock: PageClock): TimedEvent[] {
  return events.map((event) => ({ event, wallMs: clock.wallMs(event.instantMs) }));
}

/** The texts on entries into a sign, each under its event. A step back into the last sign brings nothing new. */
function textsOf(events: readonly CalendarEvent[], texts: IngressTexts): ReadonlyMap<CalendarEvent, string> {
  const isSlow = (body: string): body is keyof IngressTexts => Object.hasOwn(texts, body);
  return new Map(
    events.flatMap((event) =>
      event.kind === 'ingress' && event.direction === 'direct' && isSlow(event.body)
        ? [[event, texts[event.body][event.sign]] as const]
        : [],
    ),
  );
}

/** What was picked out of a year is shown whole; all of it would be a page of forty screens. */
function openMonthOf(kinds: readonly EventKindId[], todayMs: number | null): number | null {
  if (kinds.length < EVENT_KIND_IDS.length) return null;
  return todayMs === null ? 0 : new Date(todayMs).getUTCMonth();
}

/** The query's kinds; where they are wrong, all of them. */
function readQuery(request: ServedRequest<'clocks' | 'origin'>) {
  const { query } = request;
  const zone = readAskedZone(request);
  const kinds = readKinds(query.getAll('show'));
  const errors: QueryErrors = {
    ...(zone.error && { tz: zone.error }),
    ...(!kinds.ok && { show: kinds.code }),
  };
  return { ...zone, kinds: kinds.ok ? kinds.value : EVENT_KIND_IDS, errors };
}

/** The year of the address by the clocks of the zone that is asked for; all of its sky is computed once. */
export async function loadYear(request: ServedRequest<'clocks' | 'origin'>): Promise<PageOutcome<YearData>> {
  const { params, query, services, nowMs, language } = request;
  const read = readYear(params.year);
  if (!read.ok) return { notFound: true };
  const year = read.value;
  const { zone, isAsked, kinds, errors } = readQuery(request);
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
  const data: YearData = {
    year,
    clock,
    asked: isAsked ? zone : null,
    kinds,
    errors,
    events,
    coming: isCurrent ? timed(comingEvents(kinds, nowMs), clock) : [],
    months: shown.length === 0 ? [] : eventMonths(year, eventDays(shown.filter(isOfYear), todayMs)),
    openMonth: openMonthOf(kinds, todayMs),
    beyond: shown.filter((each) => !isOfYear(each)),
    ribbons: yearRibbons(events, periods, span),
    monthStarts: Array.from({ length: 12 }, (_, month) =>
      percentAt(civil.dayStartMs(Date.UTC(year, month, 1)), span),
    ),
    now: isCurrent ? percentAt(nowMs, span) : null,
    periods,
    ingressTexts: textsOf(
      around.map(({ event }) => event),
      await loadTexts(language, 'ingresses'),
    ),
    origin: services.origin,
  };
  const isDefault = !query.has('tz') && !query.has('show');
  return {
    data,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    personal: !isDefault,
    // What comes next is next until it has come.
    holdsUntilMs: data.coming[0]?.event.instantMs,
  };
}
