import { type ClockTime, parseClockTime } from './parse-clock-time.ts';
import { toldTime } from './told-time.ts';

/** A birth's fields, by name. Of its clock time: `hour`, `minute` and `period`, or `time`, which is the whole of it. */
type Fields = Readonly<Record<string, string | undefined>>;

/** What is wrong with a clock time; codes of `errors.fields.time`. */
export type ClockFault =
  | 'required'
  | 'malformed'
  | 'no_minute'
  | 'no_half'
  | 'no_such_hour'
  | 'no_such_minute'
  | 'no_such_time';

export type ClockReading = { ok: true; time: string } | { ok: false; code: ClockFault };

const FAULT = {
  required: { ok: false, code: 'required' },
  malformed: { ok: false, code: 'malformed' },
  noMinute: { ok: false, code: 'no_minute' },
  noHalf: { ok: false, code: 'no_half' },
  noSuchHour: { ok: false, code: 'no_such_hour' },
  noSuchMinute: { ok: false, code: 'no_such_minute' },
  noSuchTime: { ok: false, code: 'no_such_time' },
} as const satisfies Record<string, ClockReading>;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** `14:30`, or `14:30:15` where there are seconds. */
export function clockText({ hour, minute, second }: Pick<ClockTime, 'hour' | 'minute' | 'second'>): string {
  return [hour, minute ?? 0, ...(second === null ? [] : [second])].map(pad).join(':');
}

/** The old field, which is a clock of 24 hours unless it says otherwise. */
function readWhole(text: string): ClockReading {
  const clock = parseClockTime(text);
  return clock && clock.minute !== null ? { ok: true, time: clockText(clock) } : FAULT.malformed;
}

const HOURS = 24;
const MINUTES = 60;

/** Whether a text is a number of one or two digits below this one. */
function isBelow(text: string, limit: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) < limit;
}

/** What is wrong with an hour or a minute that cannot be read: beyond the clock, where they are plain numbers. */
function unreadable(hour: string, minute: string): ClockReading {
  if (!/^\d{1,2}$/.test(hour) || !/^\d{0,2}$/.test(minute)) return FAULT.malformed;
  const [hasHour, hasMinute] = [isBelow(hour, HOURS), minute === '' || isBelow(minute, MINUTES)];
  if (hasHour) return hasMinute ? FAULT.malformed : FAULT.noSuchMinute;
  return hasMinute ? FAULT.noSuchHour : FAULT.noSuchTime;
}

/**
 * Reads the clock time of a birth's fields. The hour's field may hold the whole time, as it was pasted or typed in one go.
 * `period` is `am`, `pm`, `24`, empty where the choice was there and not made, absent where the language has none: a figure
 * of 1 to 12 that a clock of 12 hours would leave open is then asked for, and not guessed.
 */
export function readClockFields(fields: Fields): ClockReading {
  const [hour = '', minute = '', time] = [fields.hour, fields.minute, fields.time].map((text) =>
    text?.trim(),
  );
  if (!hour && !minute) return time ? readWhole(time) : FAULT.required;
  const half = fields.period === 'am' || fields.period === 'pm' ? fields.period : undefined;
  const clock = hour ? parseClockTime(hour, half) : null;
  const hasMinute = !minute || isBelow(minute, MINUTES);
  if (!clock || !hasMinute) return unreadable(hour, minute);
  const ownMinute = minute ? Number(minute) : null;
  // "14:30" and a minute of 45 beside it contradict each other; "2 pm" and 30 do not.
  const pairs = !clock.minute || ownMinute === null || clock.minute === ownMinute;
  if (!pairs) return FAULT.malformed;
  const whole = { ...clock, minute: ownMinute ?? clock.minute };
  if (whole.minute === null) return FAULT.noMinute;
  if (clock.isOpen && fields.period === '') return FAULT.noHalf;
  return { ok: true, time: clockText(whole) };
}

/**
 * What the fields tell of a time, by `toldTime`, with `time` as `HH:MM[:SS]` where theirs can be read; without it where what is
 * typed cannot.
 */
export function withTime<F extends Fields>(typed: F): F & { time?: string } {
  const fields = toldTime(typed);
  if (!fields.hour?.trim() && !fields.minute?.trim() && !fields.time?.trim()) return fields;
  const reading = readClockFields(fields);
  if (reading.ok) return { ...fields, time: reading.time };
  return fields.hour || fields.minute ? { ...fields, time: '' } : fields;
}
