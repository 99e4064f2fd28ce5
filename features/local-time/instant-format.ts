/**
 * How an instant is written. One formatter serves the server and the browser, so that a page reads the same whoever
 * wrote it: Intl and nothing else.
 */

import { withFirst } from './first-of-month.ts';

const MINUTE_MS = 60_000;

/** The minute that an instant is told by, everywhere: the nearest. Intl alone would cut the seconds off. */
export function nearestMinute(instantMs: number): number {
  return Math.round(instantMs / MINUTE_MS) * MINUTE_MS;
}

type Part = 'clock' | 'day' | 'date' | 'shortDate';

/** What Intl is asked for. */
const PARTS: Readonly<Partial<Record<string, Intl.DateTimeFormatOptions>>> = {
  clock: { timeStyle: 'short' },
  day: { day: 'numeric', month: 'long' },
  date: { dateStyle: 'long' },
  shortDate: { dateStyle: 'medium' },
} satisfies Record<Part, Intl.DateTimeFormatOptions>;

/** The forms that an instant may take: a date, a time of day, or both. */
export type InstantForm = Part | 'dayTime' | 'moment';

/** The forms that are two parts: 24 November, 14:09 and 24 November 2026, 14:09. Each other form is its part. */
const JOINED: Readonly<Partial<Record<string, readonly string[]>>> = {
  dayTime: ['day', 'clock'],
  moment: ['date', 'clock'],
} satisfies Partial<Record<InstantForm, readonly Part[]>>;

/** Writes an instant, or the days from one to another; UTC ms. A form that is none is written as nothing. */
export type InstantWriter = (form: string, fromMs: number, toMs?: number) => string;

/**
 * A writer for a language and a zone of the tz database. It throws RangeError for a zone that this machine does not know.
 */
export function instantWriter(tag: string, timeZone: string): InstantWriter {
  const made: Partial<Record<string, Intl.DateTimeFormat>> = {};
  // A browser takes a millisecond for a formatter, and most pages use two of them.
  const format = (part: string) => {
    made[part] ??= new Intl.DateTimeFormat(tag, { ...PARTS[part], timeZone });
    return made[part];
  };
  return (form, fromMs, toMs) => {
    const from = nearestMinute(fromMs);
    return (
      (JOINED[form] ?? [form])
        .filter((part) => PARTS[part])
        .map((part) =>
          withFirst(
            toMs ? format(part).formatRange(from, nearestMinute(toMs)) : format(part).format(from),
            tag,
          ),
        )
        // Intl's own words between date and hour agree with no hour: "a las 1:09", "às 01:09".
        .join(tag === 'tr' ? ' ' : ', ')
    );
  };
}
