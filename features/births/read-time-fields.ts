import { type ClockWindow, DAY_PART_IDS } from '../../contract/day-parts.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { clockText, readClockFields } from './clock-fields.ts';
import { fieldText } from './field-text.ts';
import { parseClockTime } from './parse-clock-time.ts';
import { readWindow } from './read-window.ts';
import { timeKnownOf, toldTime } from './told-time.ts';

type Fields = Readonly<Record<string, string>>;

/** What a birth form's fields tell of its time. */
export interface ReadTime {
  /** `HH:MM[:SS]`; null when unknown, missing or wrong. */
  time: string | null;
  /** The part of the day that an unknown time lies in; null where that is not known either. */
  window: ClockWindow | null;
  /** Codes of the dictionary `errors.fields`. */
  errors: FieldErrors;
}

/** A time alone, without a stretch beside it. */
function readExactTime(fields: Fields): ReadTime {
  const reading = readClockFields(fields);
  if (!reading.ok) return { time: null, window: null, errors: { time: reading.code } };
  const { time } = reading;
  // Few know the second: it has a field apart, which a time that was written with its seconds does without.
  const second = fieldText(fields, 'second');
  if (second === '' || time.length > 5) return { time, window: null, errors: {} };
  return /^[0-5]?\d$/.test(second)
    ? { time: `${time}:${second.padStart(2, '0')}`, window: null, errors: {} }
    : { time: null, window: null, errors: { time: 'malformed' } };
}

type ReadEnd = { time: string | null; error?: 'malformed' | 'no_half' };

/** One end of a stretch; nobody knows its minute, so a bare hour is whole. */
function readEnd(fields: Fields, name: 'timeFrom' | 'timeTo'): ReadEnd {
  const written = fieldText(fields, name);
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
export function readTimeFields(typed: Fields): ReadTime {
  const fields = toldTime(typed);
  if (fieldText(fields, 'timeUnknown') !== '') {
    const known = timeKnownOf({ timeUnknown: '1', timeKnown: fields.timeKnown });
    if (known === 'between') return without({ timeFrom: 'required', timeTo: 'required' });
    return without(known === 'part' ? { dayPart: 'required' } : {});
  }
  const hasTime = ['hour', 'minute', 'time'].some((name) => fieldText(fields, name) !== '');
  const [from, to] = [readEnd(fields, 'timeFrom'), readEnd(fields, 'timeTo')];
  const part = fieldText(fields, 'dayPart');
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
