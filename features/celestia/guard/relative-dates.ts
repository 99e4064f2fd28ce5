import type { MonthPart, RelativeTime } from '../../../locales/guard-words.ts';
import { type Calendar, daysBetween, oneDay, type Stretch, wallDay } from './reader-days.ts';

export interface FoundDate extends Stretch {
  isDay: boolean;
  /** Said from now: "today", "next week". */
  isNear: boolean;
  isYearOpen?: boolean;
  /** How many tokens it takes. */
  count: number;
}

/** First and last day of a part of a month, with room for what people mean by it. */
const PARTS = { early: [1, 11], mid: [10, 21], late: [19, 31] } as const satisfies Record<
  MonthPart,
  readonly [number, number]
>;

export function partOf(year: number, month: number, part: MonthPart | null, calendar: Calendar): Stretch {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const [from, to] = part ? PARTS[part] : [1, last];
  return daysBetween([year, month, from], [year, month, Math.min(to, last)], calendar);
}

/** How far "the days ahead" reach. */
const DAYS_AHEAD = 6;

export function relativeStretch(time: RelativeTime, calendar: Calendar): Stretch {
  const { year, month, day, weekday } = wallDay(calendar.nowMs, calendar);
  if (time === 'now') return oneDay(year, month, day, calendar);
  const [, unit = '', sign = '+', digits = '0'] = /^([a-z]+)([+-])(\d+)$/.exec(time) ?? [];
  const count = Number(digits) * (sign === '-' ? -1 : 1);
  if (unit === 'day') return oneDay(year, month, day + count, calendar);
  if (unit === 'month') return partOf(year, month + count, null, calendar);
  if (unit === 'year') return daysBetween([year + count, 0, 1], [year + count, 11, 31], calendar);
  const monday = day - ((weekday + 6) % 7) + count * 7;
  if (unit === 'weekend') return daysBetween([year, month, monday + 5], [year, month, monday + 6], calendar);
  // On its last days "this week" is the days ahead, too.
  const last = count === 0 ? Math.max(monday + 6, day + DAYS_AHEAD) : monday + 6;
  return daysBetween([year, month, monday], [year, month, last], calendar);
}

const UNIT_DAYS = { day: 1, week: 7, month: 30.44, year: 365.25 } as const;

/** "In three weeks": that time, and as far about it as people are vague. */
export function distantStretch(
  count: number,
  unit: keyof typeof UNIT_DAYS,
  isBack: boolean,
  calendar: Calendar,
): Stretch {
  const { year, month, day } = wallDay(calendar.nowMs, calendar);
  const days = Math.round(count * UNIT_DAYS[unit]) * (isBack ? -1 : 1);
  const slack = unit === 'day' ? 0 : unit === 'week' ? 4 : unit === 'month' ? 17 : 190;
  return daysBetween([year, month, day + days - slack], [year, month, day + days + slack], calendar);
}

/** First and last month of each season of the north, with some room; winter runs over the year. */
const SEASONS = [
  [11, 14],
  [2, 5],
  [5, 8],
  [8, 11],
] as const;

/** A season is the one of now or the next. */
export function seasonDate(season: number, calendar: Calendar): FoundDate | null {
  const months = SEASONS[season];
  if (!months) return null;
  const { year } = wallDay(calendar.nowMs, calendar);
  const [from, to] = months;
  const spans = [year - 1, year, year + 1].map((own) => daysBetween([own, from, 1], [own, to, 23], calendar));
  const span = spans.find(({ toMs }) => toMs > calendar.nowMs);
  return span ? { ...span, isDay: false, isNear: false, count: 1 } : null;
}
