import * as v from 'valibot';
import { type ChartSettings, DEFAULT_SETTINGS } from '../../astrology/chart-settings.ts';
import { isCalendarDay } from '../../contract/calendar-day.ts';
import { DAY_PART_IDS } from '../../contract/day-parts.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { MAX_BIRTH_FIELD_LENGTH } from '../../contract/limits.ts';
import { ChosenSettings } from '../../contract/setting-choices.ts';
import { parseOffset } from '../../contract/utc-offset.ts';
import { isServedYear } from '../../contract/years.ts';
import { clockText, readClockFields, withTime } from '../../features/births/clock-fields.ts';
import { foldKey } from '../../features/births/fold-key.ts';
import { parseClockTime } from '../../features/births/parse-clock-time.ts';
import { timeKnownOf, toldTime } from '../../features/births/told-time.ts';
import type { ClockWindow } from '../civil-time/birth-clock.ts';
import { readWindow } from './read-window.ts';

/** A birth form as read: what is settled, and what is wrong with the rest. The place is still words or an id. */
export interface BirthForm {
  /** `YYYY-MM-DD`, or null where it is missing or wrong. */
  date: string | null;
  /** `HH:MM[:SS]`; null when unknown, missing or wrong. */
  time: string | null;
  /** The part of the day that an unknown time lies in; null where that is not known either. */
  window: ClockWindow | null;
  /** GeoNames id, from a choice or a suggestion. */
  placeId: number | null;
  placeQuery: string;
  settings: ChartSettings;
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

interface ReadTime {
  time: string | null;
  window: ClockWindow | null;
  errors: FieldErrors;
}

/** A time alone, without a stretch beside it. */
function readExactTime(fields: Fields): ReadTime {
  const reading = readClockFields(fields);
  if (!reading.ok) return { time: null, window: null, errors: { time: reading.code } };
  const { time } = reading;
  // Few know the second: it has a field apart, which a time that was written with its seconds does without.
  const second = text(fields, 'second');
  if (second === '' || time.length > 5) return { time, window: null, errors: {} };
  return /^[0-5]?\d$/.test(second)
    ? { time: `${time}:${second.padStart(2, '0')}`, window: null, errors: {} }
    : { time: null, window: null, errors: { time: 'malformed' } };
}

type ReadEnd = { time: string | null; error?: 'malformed' | 'no_half' };

/** One end of a stretch; nobody knows its minute, so a bare hour is whole. */
function readEnd(fields: Fields, name: 'timeFrom' | 'timeTo'): ReadEnd {
  const written = text(fields, name);
  if (written === '') return { time: null };
  if (name === 'timeTo' && /^24[:.h ]?00$/i.test(written)) return { time: '24:00' };
  const clock = parseClockTime(written);
  if (!clock) return { time: null, error: 'malformed' };
  if (clock.isOpen && fields.period !== undefined) return { time: null, error: 'no_half' };
  return { time: clockText({ ...clock, minute: clock.minute ?? 0 }) };
}

const DAY_PART_NAMES: ReadonlyMap<string, (typeof DAY_PART_IDS)[number]> = new Map(
  DAY_PART_IDS.map((id) => [id, id]),
);

function without(errors: FieldErrors): ReadTime {
  return { time: null, window: null, errors };
}

/** The time of birth, the stretch that it lies in, or neither where that is what is told. */
function readTime(fields: Fields): ReadTime {
  if (text(fields, 'timeUnknown') !== '') {
    const known = timeKnownOf({ timeUnknown: '1', timeKnown: fields.timeKnown });
    if (known === 'between') return without({ timeFrom: 'required', timeTo: 'required' });
    return without(known === 'part' ? { dayPart: 'required' } : {});
  }
  const hasTime = ['hour', 'minute', 'time'].some((name) => text(fields, name) !== '');
  const [from, to] = [readEnd(fields, 'timeFrom'), readEnd(fields, 'timeTo')];
  const part = text(fields, 'dayPart');
  const dayPart = DAY_PART_NAMES.get(part) ?? null;
  const faults: FieldErrors = {
    ...(from.error && { timeFrom: from.error }),
    ...(to.error && { timeTo: to.error }),
    ...(part !== '' && dayPart === null && { dayPart: 'malformed' }),
  };
  if (Object.keys(faults).length > 0) return without(faults);
  const { window, errors } = readWindow({ hasTime, timeFrom: from.time, timeTo: to.time, dayPart });
  if (window || Object.keys(errors).length > 0) return { time: null, window, errors };
  return hasTime ? readExactTime(fields) : without({ time: 'required' });
}

const SETTING_NAMES = ['houseSystem', 'zodiac', 'node', 'lilith', 'orbs'] as const;

/** What is chosen of how the chart is drawn; an empty field chooses nothing. */
function readSettings(fields: Fields): { settings: ChartSettings; errors: FieldErrors } {
  const written = SETTING_NAMES.map((name) => [name, text(fields, name) || undefined] as const);
  const chosen = Object.fromEntries(written.filter(([, value]) => value !== undefined));
  const parsed = v.safeParse(ChosenSettings, chosen);
  if (parsed.success) return { settings: parsed.output, errors: {} };
  const names = Object.keys(v.flatten<typeof ChosenSettings>(parsed.issues).nested ?? {});
  const errors = Object.fromEntries(names.map((name) => [name, 'malformed']));
  return { settings: DEFAULT_SETTINGS, errors };
}

function readOptions(fields: Fields) {
  const errors: Record<string, string> = {};
  const foldStale = fields.foldFor !== undefined && fields.foldFor !== foldKey(withTime(fields));
  const foldText = foldStale ? '' : text(fields, 'fold');
  const fold = foldText === '0' ? 0 : foldText === '1' ? 1 : undefined;
  if (foldText !== '' && fold === undefined) errors.fold = 'malformed';
  const offsetText = text(fields, 'utcOffset');
  const utcOffsetSeconds = offsetText === '' ? undefined : parseOffset(offsetText);
  if (offsetText !== '' && utcOffsetSeconds === undefined) errors.utcOffset = 'malformed';
  return { fold, utcOffsetSeconds, errors } as const;
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
  const { time, window, errors: timeErrors } = readTime(toldTime(fields));
  const placeQuery = text(fields, 'place');
  const placeId = readPlaceId(fields);
  if (placeQuery === '' && placeId === null) errors.place = 'required';
  const { settings, errors: settingErrors } = readSettings(fields);
  const { fold, utcOffsetSeconds, errors: optionErrors } = readOptions(fields);
  return {
    date,
    time,
    window,
    placeId,
    placeQuery,
    settings,
    fold,
    utcOffsetSeconds,
    fields: { ...errors, ...timeErrors, ...settingErrors, ...optionErrors },
  };
}
