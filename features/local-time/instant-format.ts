/**
 * How an instant is written. One formatter serves the server and the browser, so that a page reads the same whoever
 * wrote it: Intl and nothing else.
 */

const MINUTE_MS = 60_000;

/** The minute that an instant is told by, everywhere: the nearest. Intl alone would cut the seconds off. */
export function nearestMinute(instantMs: number): number {
  return Math.round(instantMs / MINUTE_MS) * MINUTE_MS;
}

/** The forms that an instant may take: a date, a time of day, or both. */
export type InstantForm = 'clock' | 'day' | 'dayTime' | 'date' | 'shortDate' | 'moment' | 'iso';

/** Writes an instant, or the days from one to another; UTC ms. A form that is none is written as nothing. */
export type InstantWriter = (form: string, fromMs: number, toMs?: number) => string;

/**
 * A writer for a language and a zone of the tz database. Throws RangeError for a zone that this machine does not know.
 */
export function instantWriter(tag: string, timeZone: string): InstantWriter {
  const format = (options: Intl.DateTimeFormatOptions, language = tag) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone });
  const clock = format({ timeStyle: 'short' });
  const day = format({ day: 'numeric', month: 'long' });
  const date = format({ dateStyle: 'long' });
  const forms: Readonly<Partial<Record<string, readonly Intl.DateTimeFormat[]>>> = {
    /** 14:09, 2:09 PM */
    clock: [clock],
    /** 24 November */
    day: [day],
    /** 24 November, 14:09 */
    dayTime: [day, clock],
    /** 24 November 2026 */
    date: [date],
    /** 24 Nov 2026 */
    shortDate: [format({ dateStyle: 'medium' })],
    /** 24 November 2026, 14:09 */
    moment: [date, clock],
    /** 2026-11-24, a civil day's own name: Swedish writes dates as ISO 8601 does. */
    iso: [format({ dateStyle: 'short' }, 'sv')],
  } satisfies Record<InstantForm, readonly Intl.DateTimeFormat[]>;
  return (form, fromMs, toMs) =>
    (forms[form] ?? [])
      .map((part) =>
        toMs
          ? part.formatRange(nearestMinute(fromMs), nearestMinute(toMs))
          : part.format(nearestMinute(fromMs)),
      )
      // Intl's own words between date and hour agree with no hour: "a las 1:09", "às 01:09".
      .join(tag === 'tr' ? ' ' : ', ');
}
