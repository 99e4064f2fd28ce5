import type { FoldChoice } from '../../contract/api-error.ts';
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

/** The moment of a birth, or its day where the hour is not known. */
export type BirthMoment = Extract<ResolvedBirthTime, { kind: 'instant' | 'day' }>;

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
  const { date, time, fold, utcOffsetSeconds } = clock;
  const { timeZone, longitude: longitudeDeg } = place;
  try {
    return resolveBirthTime({ date, time, timeZone, longitudeDeg, fold, utcOffsetSeconds });
  } catch (error) {
    if (error instanceof CivilTimeError) return error;
    throw error;
  }
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
      const fields: FieldErrors = clock.time === null ? { date: 'skipped_day' } : { time: 'does_not_exist' };
      return { ok: false, code: 'time_does_not_exist', fields };
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
    case 'day':
      return { ok: true, moment: resolved };
  }
}
