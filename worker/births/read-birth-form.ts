import { HOUSE_SYSTEM_IDS, type HouseSystemId } from '../../astrology/ids.ts';
import { isCalendarDay } from '../../contract/calendar-day.ts';
import { MAX_BIRTH_FIELD_LENGTH } from '../../contract/limits.ts';
import { parseOffset } from '../../contract/utc-offset.ts';
import { isServedYear } from '../../contract/years.ts';
import { readClockFields, withTime } from '../../features/births/clock-fields.ts';
import { foldKey } from '../../features/births/fold-key.ts';

/** A birth form as read: what is settled, and what is wrong with the rest. The place is still words or an id. */
export interface BirthForm {
  /** `YYYY-MM-DD`, or null where it is missing or wrong. */
  date: string | null;
  /** `HH:MM[:SS]`; null when unknown, missing or wrong. */
  time: string | null;
  /** GeoNames id, from a choice or a suggestion. */
  placeId: number | null;
  placeQuery: string;
  houseSystem: HouseSystemId;
  fold: 0 | 1 | undefined;
  utcOffsetSeconds: number | undefined;
  /** Field name to error code, as in the dictionary `errors.fields`. */
  fields: Record<string, string>;
}

type Fields = Readonly<Record<string, string>>;

function text(fields: Fields, name: string): string {
  return (fields[name] ?? '').trim().slice(0, MAX_BIRTH_FIELD_LENGTH);
}

function readDate(fields: Fields): { date: string | null; error?: string } {
  const parts = ['year', 'month', 'day'].map((name) => text(fields, name));
  if (parts.every((part) => part === '')) return { date: null, error: 'required' };
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return { date: null, error: 'malformed' };
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  // Two digits may be a year of either century: better asked than guessed.
  if ((parts[0] ?? '').length < 4) return { date: null, error: 'malformed' };
  if (!isCalendarDay(year, month, day)) return { date: null, error: 'impossible' };
  if (!isServedYear(year)) return { date: null, error: 'out_of_range' };
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return { date: `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` };
}

function readTime(fields: Fields): { time: string | null; error?: string } {
  if (text(fields, 'timeUnknown') !== '') return { time: null };
  const reading = readClockFields(fields);
  if (!reading.ok) return { time: null, error: reading.code };
  const { time } = reading;
  // Few know the second: it has a field apart, which a time that was written with its seconds does without.
  const second = text(fields, 'second');
  if (second === '' || time.length > 5) return { time };
  return /^[0-5]?\d$/.test(second)
    ? { time: `${time}:${second.padStart(2, '0')}` }
    : { time: null, error: 'malformed' };
}

function isHouseSystem(value: string): value is HouseSystemId {
  return (HOUSE_SYSTEM_IDS as readonly string[]).includes(value);
}

function readOptions(fields: Fields) {
  const errors: Record<string, string> = {};
  const system = text(fields, 'houseSystem') || 'placidus';
  if (!isHouseSystem(system)) errors.houseSystem = 'malformed';
  const foldStale = fields.foldFor !== undefined && fields.foldFor !== foldKey(withTime(fields));
  const foldText = foldStale ? '' : text(fields, 'fold');
  const fold = foldText === '0' ? 0 : foldText === '1' ? 1 : undefined;
  if (foldText !== '' && fold === undefined) errors.fold = 'malformed';
  const offsetText = text(fields, 'utcOffset');
  const utcOffsetSeconds = offsetText === '' ? undefined : parseOffset(offsetText);
  if (offsetText !== '' && utcOffsetSeconds === undefined) errors.utcOffset = 'malformed';
  const houseSystem: HouseSystemId = isHouseSystem(system) ? system : 'placidus';
  return { houseSystem, fold, utcOffsetSeconds, errors } as const;
}

/** The id of a chosen place, unless the text that it was chosen for (`placeFor`) has been changed since. */
function readPlaceId(fields: Fields): number | null {
  const written = text(fields, 'placeId');
  if (!/^[1-9]\d{0,11}$/.test(written)) return null;
  const stale = fields.placeFor !== undefined && text(fields, 'placeFor') !== text(fields, 'place');
  return stale ? null : Number(written);
}

/** Reads the fields of a birth form; never throws, whatever they hold. */
export function readBirthForm(fields: Fields): BirthForm {
  const errors: Record<string, string> = {};
  const { date, error: dateError } = readDate(fields);
  if (dateError) errors.date = dateError;
  const { time, error: timeError } = readTime(fields);
  if (timeError) errors.time = timeError;
  const placeQuery = text(fields, 'place');
  const placeId = readPlaceId(fields);
  if (placeQuery === '' && placeId === null) errors.place = 'required';
  const { houseSystem, fold, utcOffsetSeconds, errors: optionErrors } = readOptions(fields);
  return {
    date,
    time,
    placeId,
    placeQuery,
    houseSystem,
    fold,
    utcOffsetSeconds,
    fields: { ...errors, ...optionErrors },
  };
}
