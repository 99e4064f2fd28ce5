import { retrogradePeriods } from '../../astrology/events/retrograde-periods.ts';
import {
  type CalendarEvent,
  EVENT_KIND_IDS,
  type EventKindId,
} from '../../client/components/events/calendar-event.ts';
import { type EventDay, eventDays, eventMonths } from '../../client/components/events/event-days.ts';
import type { WallPeriod } from '../../client/components/events/retrograde-table.tsx';
import { percentAt, type Ribbon, yearRibbons } from '../../client/components/events/ribbons.ts';
import { DEFAULT_ZONE, type EventZone } from '../../client/components/events/zones.ts';
import type { IngressTexts } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { PageOutcome, PageRequest } from '../page.ts';
import { type CivilClock, wallMidnight } from './civil-clock.ts';
import { readKinds, readYear } from './event-query.ts';
import { skyEvents } from './sky-events.ts';
import { readZone, zoneClock } from './zone-clock.ts';

/** What is wrong with the query, by field: codes of the dictionary `errors.fields`. */
export interface QueryErrors {
  tz?: string;
  show?: string;
}

/** The civil year of a zone. */
export interface YearData {
  year: number;
  zone: EventZone;
  kinds: readonly EventKindId[];
  errors: QueryErrors;
  /** All events of the year, whatever is shown. */
  events: readonly CalendarEvent[];
  months: readonly { monthMs: number; days: EventDay[] }[];
  ribbons: readonly Ribbon[];
  /** First days of the months in percent of the year. */
  monthStarts: readonly number[];
  /** Now in percent of the year; null in another year. */
  now: number | null;
  periods: readonly WallPeriod[];
  /** What a slow planet's entry into a sign brings. */
  ingressTexts: ReadonlyMap<CalendarEvent, string>;
  /** Origin of the site, for addresses that leave it. */
  origin: string;
}

interface Span {
  fromMs: number;
  toMs: number;
}

function wallPeriods(clock: CivilClock, periods: ReturnType<typeof retrogradePeriods>) {
  return periods.map(
    ({ body, shadowStartMs, stationRetrogradeMs, stationDirectMs, shadowEndMs }): WallPeriod => ({
      body,
      shadowStartMs: clock.wallMs(shadowStartMs),
      stationRetrogradeMs: clock.wallMs(stationRetrogradeMs),
      stationDirectMs: clock.wallMs(stationDirectMs),
      shadowEndMs: clock.wallMs(shadowEndMs),
    }),
  );
}

function monthsOf(
  events: readonly CalendarEvent[],
  kinds: readonly EventKindId[],
  clock: CivilClock,
  todayMs: number | null,
) {
  const shown = events
    .filter(({ kind }) => kinds.includes(kind))
    .map((event) => ({ event, wallMs: clock.wallMs(event.instantMs) }));
  return shown.length === 0 ? [] : eventMonths(eventDays(shown, todayMs));
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

/** The query's zone and kinds; where one is wrong, the default, and what is wrong. */
function readQuery(query: URLSearchParams) {
  const zone = readZone(query.get('tz'));
  const kinds = readKinds(query.getAll('show'));
  const errors: QueryErrors = {
    ...(!zone.ok && { tz: zone.code }),
    ...(!kinds.ok && { show: kinds.code }),
  };
  return {
    zone: zone.ok ? zone.value : DEFAULT_ZONE,
    kinds: kinds.ok ? kinds.value : EVENT_KIND_IDS,
    errors,
    isDefault: !query.has('tz') && !query.has('show'),
  };
}

/** The year of the address by the clocks of the zone that is asked for; all of its sky is computed once. */
export async function loadYear({
  params,
  query,
  services,
  nowMs,
  language,
}: PageRequest): Promise<PageOutcome<YearData>> {
  const asked = readYear(params.year);
  if (!asked.ok) return { notFound: true };
  const year = asked.value;
  const { zone, kinds, errors, isDefault } = readQuery(query);
  const [firstWallMs, endWallMs] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const clock = zoneClock(services, zone, firstWallMs, endWallMs);
  const span: Span = { fromMs: clock.dayStartMs(firstWallMs), toMs: clock.dayStartMs(endWallMs) };
  const events = skyEvents(span.fromMs, span.toMs);
  const periods = retrogradePeriods(year);
  const isCurrent = nowMs >= span.fromMs && nowMs < span.toMs;
  const todayMs = isCurrent ? wallMidnight(clock.wallMs(nowMs)) : null;
  const data: YearData = {
    year,
    zone,
    kinds,
    errors,
    events,
    months: monthsOf(events, kinds, clock, todayMs),
    ribbons: yearRibbons(events, periods, span),
    monthStarts: Array.from({ length: 12 }, (_, month) =>
      percentAt(clock.dayStartMs(Date.UTC(year, month, 1)), span),
    ),
    now: isCurrent ? percentAt(nowMs, span) : null,
    periods: wallPeriods(clock, periods),
    ingressTexts: textsOf(events, await loadTexts(language, 'ingresses')),
    origin: services.origin,
  };
  return { data, status: Object.keys(errors).length > 0 ? 422 : 200, personal: !isDefault };
}
