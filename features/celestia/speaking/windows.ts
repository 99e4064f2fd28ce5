import { LAST_YEAR } from '../../../astrology/served-years.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import type { TimeFrame } from '../../../locales/celestia-lexicon.ts';
import type { Asked, ChosenTime } from '../understanding/asked.ts';

/** A stretch of time that was asked about, UTC ms. */
export interface Stretch {
  fromMs: number;
  toMs: number;
}

/** What of a question names a time. */
type NamedTime = Pick<Asked, 'frame' | 'weekdays' | 'day' | 'month' | 'year'>;

const daysOn = (nowMs: number, from: number, to: number): Stretch => ({
  fromMs: nowMs + from * MS_PER_DAY,
  toMs: nowMs + to * MS_PER_DAY,
});

function monthOf(year: number, month: number): Stretch {
  return { fromMs: Date.UTC(year, month, 1), toMs: Date.UTC(year, month + 1, 1) - 1 };
}

export function calendarYear(year: number): Stretch {
  return { fromMs: Date.UTC(year, 0, 1), toMs: Date.UTC(year + 1, 0, 1) - 1 };
}

function daysToMonday(nowMs: number): number {
  return (8 - new Date(nowMs).getUTCDay()) % 7 || 7;
}

/** Saturday and Sunday (UTC) of this week, what of them is still ahead. */
function weekendOf(nowMs: number): Stretch {
  const midnightMs = nowMs - (nowMs % MS_PER_DAY);
  const toMs = midnightMs + daysToMonday(nowMs) * MS_PER_DAY - 1;
  return { fromMs: Math.max(nowMs, toMs + 1 - 2 * MS_PER_DAY), toMs };
}

/** Of fewer days nobody asks for the best. */
const LEAST_REST_DAYS = 3;

/** What is left until an end; where that is next to nothing, "this month", which then looks on into the next. */
function restUntil(toMs: number, nowMs: number): Stretch {
  return toMs - nowMs > LEAST_REST_DAYS * MS_PER_DAY
    ? { fromMs: nowMs, toMs }
    : stretchOfFrame('month', nowMs);
}

function stretchOfFrame(frame: TimeFrame, nowMs: number): Stretch {
  const now = new Date(nowMs);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  switch (frame) {
    case 'now':
      return daysOn(nowMs, 0, 3);
    case 'today':
      return daysOn(nowMs, 0, 1);
    case 'tomorrow':
      return daysOn(nowMs, 1, 2);
    case 'dayAfter':
      return daysOn(nowMs, 2, 3);
    case 'week':
      return daysOn(nowMs, 0, 7);
    case 'weekend':
      return weekendOf(nowMs);
    case 'nextWeek':
      return daysOn(nowMs, daysToMonday(nowMs), daysToMonday(nowMs) + 7);
    case 'month':
      // Near its end "this month" looks on into the next.
      return { fromMs: nowMs, toMs: Math.max(monthOf(year, month).toMs, nowMs + 14 * MS_PER_DAY) };
    case 'monthEnd':
      return restUntil(monthOf(year, month).toMs, nowMs);
    case 'christmas': {
      const thisYearMs = Date.UTC(year, 11, 25) - 1;
      // Behind it the next one is meant; on its eve a day is left wherever somebody is.
      return thisYearMs > nowMs
        ? { fromMs: nowMs, toMs: Math.max(thisYearMs, nowMs + MS_PER_DAY) }
        : { fromMs: nowMs, toMs: Date.UTC(year + 1, 11, 25) - 1 };
    }
    case 'yearEnd':
      return restUntil(calendarYear(year).toMs, nowMs);
    case 'nextMonth':
      return monthOf(year, month + 1);
    case 'weekAfter':
      return daysOn(nowMs, daysToMonday(nowMs) + 7, daysToMonday(nowMs) + 14);
    case 'monthAfter':
      return monthOf(year, month + 2);
    case 'year':
      return { fromMs: nowMs, toMs: Math.max(Date.UTC(year + 1, 0, 1), nowMs + 120 * MS_PER_DAY) };
    case 'nextYear':
      return { fromMs: Date.UTC(year + 1, 0, 1), toMs: nowMs + 380 * MS_PER_DAY };
  }
}

/** What is gathered before it is asked for reaches this far. */
export const AHEAD_DAYS = 380;

/** A year by its number, as far as it is ahead: of the next what is gathered, of a later one, which is computed for the question, all. */
function stretchOfYear(year: number, nowMs: number): Stretch | null {
  const whole = calendarYear(year);
  const fromMs = Math.max(nowMs, whole.fromMs);
  const gatheredMs = nowMs + AHEAD_DAYS * MS_PER_DAY;
  const toMs = fromMs < gatheredMs ? Math.min(whole.toMs, gatheredMs) : whole.toMs;
  return fromMs < toMs && year < LAST_YEAR ? { fromMs, toMs } : null;
}

const WEEK_DAYS = 7;

/** Noon (UTC) of the next day of the week, today among them unless "next" was said; 1 Monday to 7 Sunday. */
export function noonOf(weekday: number, { frame }: Pick<NamedTime, 'frame'>, nowMs: number): number {
  const midnightMs = nowMs - (nowMs % MS_PER_DAY);
  const days = (weekday - new Date(nowMs).getUTCDay() + WEEK_DAYS) % WEEK_DAYS;
  const ahead = days === 0 && frame === 'nextWeek' ? WEEK_DAYS : days;
  return midnightMs + (ahead + 0.5) * MS_PER_DAY;
}

function stretchOfDays(asked: NamedTime, nowMs: number): Stretch {
  const noons = asked.weekdays.map((weekday) => noonOf(weekday, asked, nowMs));
  return {
    fromMs: Math.max(nowMs, Math.min(...noons) - MS_PER_DAY / 2),
    toMs: Math.max(...noons) + MS_PER_DAY / 2,
  };
}

/** Days of the month are asked for at most so many months ahead, until one has the day. */
const MOST_MONTHS = 3;

/** Midnight (UTC) of a day of the month: of the month that is named, else the next that has it and is not over. */
function midnightOf(day: number, { frame, month, year }: NamedTime, nowMs: number): number | null {
  const now = new Date(nowMs);
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth()];
  const isOver = month !== null && Date.UTC(thisYear, month - 1, day + 1) <= nowMs;
  const first =
    month === null
      ? Date.UTC(thisYear, thisMonth + (frame === 'nextMonth' ? 1 : 0))
      : Date.UTC(year ?? thisYear + (isOver ? 1 : 0), month - 1);
  for (let ahead = 0; ahead < MOST_MONTHS; ahead += 1) {
    const begins = new Date(first);
    const midnightMs = Date.UTC(begins.getUTCFullYear(), begins.getUTCMonth() + ahead, day);
    const isOfMonth = new Date(midnightMs).getUTCDate() === day;
    if (isOfMonth && midnightMs + MS_PER_DAY > nowMs) return midnightMs;
    if (month !== null) return null;
  }
  return null;
}

/** Noon (UTC) of the one day that is asked for by its number or as the day after tomorrow; null where none is. */
export function noonAsked(asked: NamedTime, nowMs: number): number | null {
  if (asked.frame === 'dayAfter') return nowMs + 2 * MS_PER_DAY;
  // What was understood before days of the month were read has none.
  const midnightMs = typeof asked.day === 'number' ? midnightOf(asked.day, asked, nowMs) : null;
  return midnightMs === null ? null : midnightMs + MS_PER_DAY / 2;
}

/** The stretch that a question names; half a year where it asks when without saying within what. */
export function stretchOf(asked: NamedTime, nowMs: number): Stretch {
  const { frame, weekdays, month, year } = asked;
  const noonMs = noonAsked(asked, nowMs);
  if (noonMs !== null && frame !== 'dayAfter')
    return { fromMs: Math.max(nowMs, noonMs - MS_PER_DAY / 2), toMs: noonMs + MS_PER_DAY / 2 };
  if (weekdays.length > 0) return stretchOfDays(asked, nowMs);
  if (month !== null) {
    const now = new Date(nowMs);
    const next = now.getUTCFullYear() + (month - 1 < now.getUTCMonth() ? 1 : 0);
    const stretch = monthOf(year ?? next, month - 1);
    if (stretch.toMs > nowMs) return { fromMs: Math.max(stretch.fromMs, nowMs), toMs: stretch.toMs };
  }
  const named = year === null ? null : stretchOfYear(year, nowMs);
  if (named) return named;
  return frame ? stretchOfFrame(frame, nowMs) : daysOn(nowMs, 0, 180);
}

/** What a frame is said of that lies behind: yesterday, last week, last month, last year. */
function stretchBehind(frame: TimeFrame | null, nowMs: number): Stretch {
  const now = new Date(nowMs);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  switch (frame) {
    case 'today':
      return daysOn(nowMs, -2, 0);
    case 'week':
      return daysOn(nowMs, -10, 0);
    case 'year':
      return calendarYear(year - 1);
    default:
      return monthOf(year, month - 1);
  }
}

/** The month that is named, of its year or its last; else the year, else what the frame is said of. */
function stretchNamed(
  { frame, month, year }: Pick<NamedTime, 'frame' | 'month' | 'year'>,
  nowMs: number,
): Stretch {
  if (month === null) return year === null ? stretchBehind(frame, nowMs) : calendarYear(year);
  const now = new Date(nowMs);
  const isYetToEnd = month - 1 >= now.getUTCMonth();
  return monthOf(year ?? now.getUTCFullYear() - (isYetToEnd ? 1 : 0), month - 1);
}

/** The stretch that a question names and that is over, as far as it is: null where none is meant, or where it is ahead. */
export function pastStretch(
  { frame, month, year, isOver }: Pick<Asked, 'frame' | 'month' | 'year' | 'isOver'>,
  nowMs: number,
): Stretch | null {
  const isYearBehind = year !== null && year < new Date(nowMs).getUTCFullYear();
  if (!isOver && !isYearBehind) return null;
  const named = stretchNamed({ frame, month, year }, nowMs);
  return named.fromMs < nowMs ? { fromMs: named.fromMs, toMs: Math.min(named.toMs, nowMs) } : null;
}

const HAPPENED_DAYS = 200;

/** In what stretch an event that is over is looked for: the month or year that is named, else the last half year. */
export function happenedStretch({ month, year }: Pick<Asked, 'month' | 'year'>, nowMs: number): Stretch {
  const isNamed = month !== null || year !== null;
  const named = isNamed ? pastStretch({ frame: null, month, year, isOver: true }, nowMs) : null;
  return named ?? daysOn(nowMs, -HAPPENED_DAYS, 0);
}

/** Whether what is asked about begins beyond what is gathered. */
export function isFar(asked: NamedTime, nowMs: number): boolean {
  return namesStretch(asked) && stretchOf(asked, nowMs).fromMs >= nowMs + AHEAD_DAYS * MS_PER_DAY;
}

/** Whether a question names a stretch of time. */
export function namesStretch({ frame, weekdays, day, month, year }: NamedTime): boolean {
  return frame !== null || typeof day === 'number' || weekdays.length > 0 || month !== null || year !== null;
}

/** One of two times that are chosen between. */
export function stretchOfChoice({ yearsOn, ...time }: ChosenTime, nowMs: number): Stretch {
  const first = stretchOf(time, nowMs);
  if (yearsOn === 0) return first;
  return stretchOf({ ...time, year: new Date(first.toMs).getUTCFullYear() + yearsOn }, nowMs);
}
