import type { BookWords } from '../../locales/en/book.ts';
import { fillText } from '../../locales/fill-text.ts';
import { instantWriter } from '../local-time/instant-format.ts';

/** How a book writes its dates: in its language, by the clocks of a zone. Instants are UTC ms. */
export interface BookDates {
  /** `3 March 2027` */
  day(atMs: number): string;
  /** `3 March 2027, 14:09` */
  moment(atMs: number): string;
  /** `March 2027`, `mars 2027`, as it stands within a line */
  month(atMs: number): string;
  /** Several, as the language lists them. */
  list(texts: readonly string[]): string;
  /** `2027-03-03`, the day there. */
  iso(atMs: number): string;
  /** A stretch of time; an end that is null lies beyond what is told. */
  span(fromMs: number | null, toMs: number | null): string;
}

export function bookDates(
  tag: string,
  timeZone: string,
  words: Pick<BookWords, 'fromTo' | 'since' | 'until' | 'wholeYear'>,
): BookDates {
  const write = instantWriter(tag, timeZone);
  const monthFormat = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone });
  // Swedish writes a day as ISO does.
  const isoFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  const listFormat = new Intl.ListFormat(tag);
  const day = (atMs: number) => write('date', atMs);
  return {
    day,
    moment: (atMs) => write('moment', atMs),
    month: (atMs) => monthFormat.format(atMs),
    list: (texts) => listFormat.format(texts),
    iso: (atMs) => isoFormat.format(atMs),
    span(fromMs, toMs) {
      if (fromMs !== null && toMs !== null)
        return fillText(words.fromTo, { from: day(fromMs), to: day(toMs) });
      if (fromMs !== null) return fillText(words.since, { from: day(fromMs) });
      return toMs === null ? words.wholeYear : fillText(words.until, { to: day(toMs) });
    },
  };
}
