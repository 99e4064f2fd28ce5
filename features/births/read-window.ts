import { type ClockWindow, DAY_PARTS, type DayPartId } from '../../contract/day-parts.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';

/** What was told of the time of a birth beside the time itself; each text as the clock reads it, null where it is absent. */
export interface ToldWindow {
  /** Whether a time stands beside it. */
  hasTime: boolean;
  timeFrom: string | null;
  timeTo: string | null;
  dayPart: DayPartId | null;
}

export interface ReadWindow {
  /** Null where none was told, or a wrong one. */
  window: ClockWindow | null;
  /** Codes of the dictionary `errors.fields`. */
  errors: FieldErrors;
}

/** With its seconds: so written, clock times are in order as texts. */
function withSeconds(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}

/** Midnight as an end is that of the same date. */
function endOf(timeTo: string): string {
  return timeTo === '00:00' || timeTo === '00:00:00' ? '24:00' : timeTo;
}

/**
 * The part of the day that a birth lies in. It lies on one date: a stretch over midnight would leave the date open, which is
 * asked for before all, so it is refused by its end.
 */
export function readWindow({ hasTime, timeFrom, timeTo, dayPart }: ToldWindow): ReadWindow {
  const none = { window: null, errors: {} };
  if (timeFrom === null && timeTo === null) {
    if (dayPart === null) return none;
    if (hasTime) return { window: null, errors: { dayPart: 'not_with_time' } };
    return { window: DAY_PARTS[dayPart], errors: {} };
  }
  if (hasTime) return { window: null, errors: { timeFrom: 'not_with_time' } };
  if (dayPart !== null) return { window: null, errors: { dayPart: 'not_with_time' } };
  if (timeFrom === null) return { window: null, errors: { timeFrom: 'required' } };
  if (timeTo === null) return { window: null, errors: { timeTo: 'required' } };
  const to = endOf(timeTo);
  if (withSeconds(to) <= withSeconds(timeFrom)) return { window: null, errors: { timeTo: 'before_from' } };
  return { window: { from: timeFrom, to }, errors: {} };
}
