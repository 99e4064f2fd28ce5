import type { FoldChoice } from '../../contract/api-error.ts';
import type { ClockWindow } from '../../contract/day-parts.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { ResolvedBirthTime } from '../civil-time/birth-clock.ts';
import { resolveBirthTime } from '../civil-time/birth-time.ts';
import { CivilTimeError } from '../civil-time/civil-time-error.ts';
import { futureField } from './in-future.ts';
import { isoSeconds } from './iso-seconds.ts';

/** A clock time as it was told. */
export interface ToldClock {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM` or `HH:MM:SS`; null when unknown. */
  time: string | null;
  /** The part of the day that an unknown time lies in. */
  window?: ClockWindow | null | undefined;
  fold?: 0 | 1 | undefined;
  utcOffsetSeconds?: number | undefined;
}

/** Where the clock stood: a name of the tz database, and the longitude in degrees for the days before standard time. */
export interface ClockPlace {
  timeZone: string;
  longitude: number;
}

/** Codes of a chart that could not be cast, as the contract names them. */
export type CastErrorCode =
  | 'invalid_input'
  | 'date_out_of_range'
  | 'date_in_future'
  | 'time_does_not_exist'
  | 'time_is_ambiguous'
  | 'unknown_place'
  | 'places_unavailable';

export interface CastFailure {
  ok: false;
  code: CastErrorCode;
  fields: FieldErrors;
  choices?: readonly FoldChoice[];
}

/** The moment of a birth, or the stretch that it lies in where the time is not known. */
export type BirthMoment = Extract<ResolvedBirthTime, { kind: 'instant' | 'stretch' }>;

/** The contract's name for a field of the civil time. */
const CIVIL_FIELDS = {
  date: 'date',
  time: 'time',
  timeZone: 'timeZone',
  longitudeDeg: 'longitude',
  utcOffsetSeconds: 'utcOffset',
  fold: 'fold',
} as const;

function civilTimeFailure({ code, field }: CivilTimeError): CastFailure {
  const fieldCode = code === 'date_out_of_range' ? 'out_of_range' : 'malformed';
  return { ok: false, code, fields: { [CIVIL_FIELDS[field]]: fieldCode } };
}

function resolve(clock: ToldClock, place: ClockPlace): ResolvedBirthTime | CivilTimeError {
  const { date, time, window, fold, utcOffsetSeconds } = clock;
  const { timeZone, longitude: longitudeDeg } = place;
  try {
    return resolveBirthTime({ date, time, window, timeZone, longitudeDeg, fold, utcOffsetSeconds });
  } catch (error) {
    if (error instanceof CivilTimeError) return error;
    throw error;
  }
}

/** What of a clock was left out of the calendar: the time, the whole stretch, or the day. */
function skippedField({ time, window }: ToldClock): FieldErrors {
  if (time !== null) return { time: 'does_not_exist' };
  return window ? { timeFrom: 'does_not_exist' } : { date: 'skipped_day' };
}

/** The moment that a clock time means at its place; a failure where it means none, or two, or has not come yet. */
export function resolveClock(
  clock: ToldClock,
  place: ClockPlace,
  nowMs: number,
): { ok: true; moment: BirthMoment } | CastFailure {
  const resolved = resolve(clock, place);
  if (resolved instanceof CivilTimeError) return civilTimeFailure(resolved);
  const field = futureField(resolved, nowMs);
  if (field) return { ok: false, code: 'date_in_future', fields: { [field]: 'in_future' } };
  switch (resolved.kind) {
    case 'skipped': {
      return { ok: false, code: 'time_does_not_exist', fields: skippedField(clock) };
    }
    case 'ambiguous': {
      const choices = resolved.choices.map(({ fold, utcOffsetSeconds, instantMs }) => ({
        fold,
        utcOffsetSeconds,
        instant: isoSeconds(instantMs),
      }));
      return { ok: false, code: 'time_is_ambiguous', fields: { time: 'ambiguous' }, choices };
    }
    case 'instant':
    case 'stretch':
      return { ok: true, moment: resolved };
  }
}
