import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import type { TimeFrame } from '../../../locales/celestia-lexicon.ts';
import type { Asked } from '../understanding/asked.ts';

/** A stretch of time that was asked about, UTC ms. */
export interface Stretch {
  fromMs: number;
  toMs: number;
}

const daysOn = (nowMs: number, from: number, to: number): Stretch => ({
  fromMs: nowMs + from * MS_PER_DAY,
  toMs: nowMs + to * MS_PER_DAY,
});

function monthOf(year: number, month: number): Stretch {
  return { fromMs: Date.UTC(year, month, 1), toMs: Date.UTC(year, month + 1, 1) - 1 };
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
    case 'week':
      return daysOn(nowMs, 0, 7);
    case 'weekend':
      return weekendOf(nowMs);
    case 'nextWeek':
      return daysOn(nowMs, daysToMonday(nowMs), daysToMonday(nowMs) + 7);
    case 'month':
      // Near its end "this month" looks on into the next.
      return { fromMs: nowMs, toMs: Math.max(monthOf(year, month).toMs, nowMs + 14 * MS_PER_DAY) };
    case 'nextMonth':
      return monthOf(year, month + 1);
    case 'year':
      return { fromMs: nowMs, toMs: Math.max(Date.UTC(year + 1, 0, 1), nowMs + 120 * MS_PER_DAY) };
    case 'nextYear':
      return { fromMs: Date.UTC(year + 1, 0, 1), toMs: nowMs + 380 * MS_PER_DAY };
  }
}

/** What is computed reaches this far. */
const AHEAD_DAYS = 380;

/** A year by its number, as far as it is ahead and computed; null where nothing of it is. */
function stretchOfYear(year: number, nowMs: number): Stretch | null {
  const fromMs = Math.max(nowMs, Date.UTC(year, 0, 1));
  const toMs = Math.min(Date.UTC(year + 1, 0, 1) - 1, nowMs + AHEAD_DAYS * MS_PER_DAY);
  return fromMs < toMs ? { fromMs, toMs } : null;
}

/** Noon (UTC) of the next day of the week, today among them; 1 Monday to 7 Sunday. */
export function noonOf(weekday: number, nowMs: number): number {
  const midnightMs = nowMs - (nowMs % MS_PER_DAY);
  const ahead = (weekday - new Date(nowMs).getUTCDay() + 7) % 7;
  return midnightMs + (ahead + 0.5) * MS_PER_DAY;
}

function stretchOfDays(weekdays: readonly number[], nowMs: number): Stretch {
  const noons = weekdays.map((weekday) => noonOf(weekday, nowMs));
  return {
    fromMs: Math.max(nowMs, Math.min(...noons) - MS_PER_DAY / 2),
    toMs: Math.max(...noons) + MS_PER_DAY / 2,
  };
}

/** The stretch that a question names; half a year where it asks when without saying within what. */
export function stretchOf(
  { frame, weekdays, month, year }: Pick<Asked, 'frame' | 'weekdays' | 'month' | 'year'>,
  nowMs: number,
): Stretch {
  if (weekdays.length > 0) return stretchOfDays(weekdays, nowMs);
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

/** Whether a question names a stretch of time. */
export function namesStretch({
  frame,
  weekdays,
  month,
  year,
}: Pick<Asked, 'frame' | 'weekdays' | 'month' | 'year'>): boolean {
  return frame !== null || weekdays.length > 0 || month !== null || year !== null;
}
