import { moonCalendar } from '../../../astrology/events/moon-calendar.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import type { MoonMonthDay } from '../../../client/components/events/moon-month.tsx';
import { isServedYear } from '../../../contract/years.ts';
import { type EventDay, eventDays } from '../../../features/events/event-days.ts';
import { skyEvents } from '../../../features/events/sky-events.ts';
import { type CivilClock, wallDays, wallMidnight } from '../../../features/local-time/civil-clock.ts';
import { type PageClock, pageClock } from '../../../features/local-time/page-clock.ts';
import { firstWeekdayOf } from '../../../features/local-time/week-start.ts';
import { LOCALES } from '../../../locales/locales.ts';
import { readAskedZone } from '../../events/asked-zone.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { zoneClock } from '../../zones/zone-clock.ts';

/** A page of the calendar: 7 days by 6 weeks, whatever the month. */
const PAGE_DAYS = 42;
const MONTH_PATTERN = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** A month of a civil calendar. */
export interface MonthData {
  /** First midnight of the month on the wall. */
  monthMs: number;
  /** `2026-10` and `2026-12`; null beyond the years served. */
  previous: string | null;
  next: string | null;
  clock: PageClock;
  /** The zone that the address names; null where it names none. */
  asked: string | null;
  days: readonly MoonMonthDay[];
  /** What happens in the month, by day. */
  eventDays: readonly EventDay[];
  /** Codes of the dictionary `errors.fields`. */
  errors: { month?: string; tz?: string };
}

/** First midnight of the month that is named `2026-11`; null for what is none of the years served. */
function readMonth(text: string): number | null {
  const [, year, month] = MONTH_PATTERN.exec(text) ?? [];
  return isServedYear(Number(year)) ? Date.UTC(Number(year), Number(month) - 1, 1) : null;
}

function monthAfter(monthMs: number, months: number): number {
  const date = new Date(monthMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}

function nameOf(monthMs: number): string | null {
  const name = new Date(monthMs).toISOString().slice(0, 7);
  return readMonth(name) === null ? null : name;
}

/** First midnight of the page: of the week's first day, on or before the first of the month. */
function pageStart(monthMs: number, tag: string): number {
  const weekday = new Date(monthMs).getUTCDay();
  return monthMs - ((weekday - firstWeekdayOf(tag) + 7) % 7) * MS_PER_DAY;
}

function moonDays(startMs: number, monthMs: number, todayMs: number, clock: CivilClock): MoonMonthDay[] {
  const walls = wallDays(startMs, PAGE_DAYS + 1);
  const endMs = monthAfter(monthMs, 1);
  return moonCalendar(walls.map(clock.dayStartMs)).map((moon, index) => {
    const wallMidnightMs = walls[index] ?? startMs;
    return {
      wallMidnightMs,
      inMonth: wallMidnightMs >= monthMs && wallMidnightMs < endMs,
      isToday: wallMidnightMs === todayMs,
      moon,
    };
  });
}

/** The month of the query by the clocks of its zone; without one, this month in the language's home zone. */
export function loadMonth(request: ServedRequest<'clocks'>): PageOutcome<MonthData> {
  const { language, query, services, nowMs } = request;
  const { zone, isAsked, error } = readAskedZone(request);
  const askedText = query.get('month');
  const asked = askedText === null ? null : readMonth(askedText);
  const errors = {
    ...(askedText !== null && asked === null && { month: 'malformed' }),
    ...(error && { tz: error }),
  };
  const { tag } = LOCALES[language];
  const aroundMs = asked ?? nowMs;
  const clock = zoneClock(services.clocks, zone, Math.min(aroundMs, nowMs), Math.max(aroundMs, nowMs));
  const todayMs = wallMidnight(clock.wallMs(nowMs));
  const monthMs = asked ?? monthAfter(todayMs, 0);
  const endMs = monthAfter(monthMs, 1);
  const shown = pageClock(zone, tag, clock.wallMs);
  const events = skyEvents(clock.dayStartMs(monthMs), clock.dayStartMs(endMs));
  const timed = events.map((event) => ({ event, wallMs: shown.wallMs(event.instantMs) }));
  const isCurrent = todayMs >= monthMs && todayMs < endMs;
  return {
    data: {
      monthMs,
      previous: nameOf(monthAfter(monthMs, -1)),
      next: nameOf(endMs),
      clock: shown,
      asked: isAsked ? zone : null,
      days: moonDays(pageStart(monthMs, tag), monthMs, todayMs, clock),
      eventDays: eventDays(timed, isCurrent ? todayMs : null),
      errors,
    },
    status: Object.keys(errors).length > 0 ? 422 : 200,
    personal: query.has('month') || query.has('tz'),
  };
}
