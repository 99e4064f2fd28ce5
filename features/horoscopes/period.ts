import * as v from 'valibot';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { PeriodId } from '../../contract/choices.ts';
import { PeriodName } from '../../contract/horoscope.ts';
import { Day } from '../../contract/vocabulary.ts';
import { EARLIEST_MS, LATEST_MS } from '../../contract/years.ts';

export interface Period {
  id: PeriodId;
  /** First instant, UTC ms. */
  fromMs: number;
  /** First instant after it. */
  toMs: number;
}

/** Days since 1970: what variants of a text turn on. */
export function dayIndexOf(instantMs: number): number {
  return Math.floor(instantMs / MS_PER_DAY);
}

function weekStartMs(dayMs: number): number {
  const weekday = (new Date(dayMs).getUTCDay() + 6) % 7;
  return dayMs - weekday * MS_PER_DAY;
}

/** The period that holds an instant. Weeks begin on Monday. */
export function periodAt(id: PeriodId, instantMs: number): Period {
  const dayMs = dayIndexOf(instantMs) * MS_PER_DAY;
  const date = new Date(dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (id) {
    case 'day':
      return { id, fromMs: dayMs, toMs: dayMs + MS_PER_DAY };
    case 'week':
      return { id, fromMs: weekStartMs(dayMs), toMs: weekStartMs(dayMs) + 7 * MS_PER_DAY };
    case 'month':
      return { id, fromMs: Date.UTC(year, month, 1), toMs: Date.UTC(year, month + 1, 1) };
    case 'year':
      return { id, fromMs: Date.UTC(year, 0, 1), toMs: Date.UTC(year + 1, 0, 1) };
  }
}

/** The period just before (-1) or after (1). */
export function neighbour({ id, fromMs, toMs }: Period, step: -1 | 1): Period {
  return periodAt(id, step < 0 ? fromMs - 1 : toMs);
}

/** Clocks are between 12 hours behind universal time and 14 ahead of it. */
const MAX_BEHIND_MS = 12 * 3_600_000;
const MAX_AHEAD_MS = 14 * 3_600_000;

/** Whether a period, which is of civil days, holds the present of any clock. */
export function isSomewhereNow({ fromMs, toMs }: Period, nowMs: number): boolean {
  return fromMs <= nowMs + MAX_AHEAD_MS && nowMs - MAX_BEHIND_MS < toMs;
}

/** `YYYY-MM-DD` of an instant. */
export function isoDay(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 10);
}

/** Noon of a `YYYY-MM-DD`; null for no day of the calendar, or one out of range. */
function readDay(text: string): number | null {
  if (!v.is(Day, text)) return null;
  const instantMs = Date.parse(`${text}T12:00:00Z`);
  if (Number.isNaN(instantMs) || isoDay(instantMs) !== text) return null;
  return instantMs >= EARLIEST_MS && instantMs < LATEST_MS ? instantMs : null;
}

export type PeriodRequest = { ok: true; period: Period } | { ok: false; field: 'period' | 'date' };

/** Reads `period=` and `date=`; absent ones mean the day and now. */
export function readPeriod(period: string | null, date: string | null, nowMs: number): PeriodRequest {
  const id = period ?? 'day';
  if (!v.is(PeriodName, id)) return { ok: false, field: 'period' };
  const instantMs = date === null ? nowMs : readDay(date);
  if (instantMs === null) return { ok: false, field: 'date' };
  return { ok: true, period: periodAt(id, instantMs) };
}
