import * as v from 'valibot';
import { MS_PER_DAY } from '../astrology/time-scales.ts';
import { isCalendarDay } from './calendar-day.ts';
import { EARLIEST_MS, LATEST_MS } from './years.ts';

/** Where a stretch of time that is asked for begins or ends: a date, or a UTC instant such as `2027-08-02T10:06Z`. */
export const Border = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$/),
);

/** The time that a border means: a whole day, or one millisecond. `endMs` is the first beyond it. */
export interface BorderTime {
  startMs: number;
  endMs: number;
  /** Code of the dictionary `errors.fields`; absent where the border is good. */
  error?: 'required' | 'malformed' | 'out_of_range';
}

const NO_TIME = { startMs: 0, endMs: 0 } as const;

/** Reads what should be a border of the years served; absent and empty are the same. */
export function readBorder(value: unknown): BorderTime {
  if (value === undefined || value === '') return { ...NO_TIME, error: 'required' };
  if (!v.is(Border, value)) return { ...NO_TIME, error: 'malformed' };
  const [date = '', clock] = value.split('T');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const startMs = Date.parse(value);
  if (!isCalendarDay(year, month, day) || Number.isNaN(startMs)) return { ...NO_TIME, error: 'malformed' };
  const time = { startMs, endMs: startMs + (clock === undefined ? MS_PER_DAY : 1) };
  const isServed = startMs >= EARLIEST_MS && startMs < LATEST_MS;
  return isServed ? time : { ...time, error: 'out_of_range' };
}
