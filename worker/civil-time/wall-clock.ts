import { FIRST_BIRTHDAY, LAST_BIRTHDAY } from '../../contract/years.ts';
import { CivilTimeError } from './civil-time-error.ts';

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * `1990-06-10` -> milliseconds of its midnight as if the wall clock were UTC.
 * Throws `invalid_input` for a text or day that is no date, `date_out_of_range` outside FIRST_BIRTHDAY..LAST_BIRTHDAY.
 */
export function parseDateMs(date: string): number {
  const match = datePattern.exec(date);
  if (match === null) throw new CivilTimeError('invalid_input', 'date');
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  // V8 rolls 30 February over into March, so the day is read back.
  if (Number.isNaN(midnightMs) || new Date(midnightMs).toISOString().slice(0, 10) !== date)
    throw new CivilTimeError('invalid_input', 'date');
  if (date < FIRST_BIRTHDAY || date > LAST_BIRTHDAY) throw new CivilTimeError('date_out_of_range', 'date');
  return midnightMs;
}

/** `14:30` or `14:30:15` -> milliseconds since midnight. Throws `invalid_input`. */
export function parseTimeMs(time: string): number {
  const match = timePattern.exec(time);
  if (match === null) throw new CivilTimeError('invalid_input', 'time');
  return (Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0)) * 1000;
}

/** The end of a stretch of the day: as `parseTimeMs`, or `24:00`. Throws `invalid_input`. */
export function parseEndMs(time: string): number {
  return time === '24:00' ? 24 * 3_600_000 : parseTimeMs(time);
}
