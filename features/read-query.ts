import { MS_PER_DAY } from '../astrology/time-scales.ts';
import { isCalendarDay } from '../contract/calendar-day.ts';
import type { FieldErrors } from '../contract/field-errors.ts';
import { EARLIEST_MS, LATEST_MS } from '../contract/years.ts';

/** What a request asks, read; or what is wrong with it, by the field. */
export type Parsed<T> = { ok: true; query: T } | { ok: false; fields: FieldErrors };

/** The stretch that a date or an instant means: a whole day, or one millisecond. `endMs` is the first beyond it. */
export interface Border {
  startMs: number;
  endMs: number;
  /** Code of the dictionary `errors.fields`; absent where the text is good. */
  error?: 'required' | 'malformed' | 'out_of_range';
}

function readStretch(text: string): Border | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$/.exec(text);
  if (!match) return null;
  const [, year, month, day, clock] = match;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return null;
  const startMs = Date.parse(text);
  return Number.isNaN(startMs) ? null : { startMs, endMs: startMs + (clock ? 1 : MS_PER_DAY) };
}

/** Reads `2027-08-02` or a UTC instant such as `2027-08-02T10:06Z`, of the years served. */
export function readBorder(text: string): Border {
  const border = text === '' ? null : readStretch(text);
  if (!border) return { startMs: 0, endMs: 0, error: text === '' ? 'required' : 'malformed' };
  const isInside = border.startMs >= EARLIEST_MS && border.startMs < LATEST_MS;
  return isInside ? border : { ...border, error: 'out_of_range' };
}
