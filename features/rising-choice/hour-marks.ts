import { cachedFormat } from '../cached-format.ts';

const MS_PER_HOUR = 3_600_000;

/** At most this many hours are marked between the two ends. */
const MOST_MARKS = 5;
const STEPS_H = [1, 2, 3, 6] as const;

const hourFormat = cachedFormat((tag) => new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' }));

/** A whole hour on a strip of time. */
export interface HourMark {
  /** As the language writes it: `18`, `6 PM`, `18 h`. */
  text: string;
  /** 0 at the beginning of the strip, 1 at its end. */
  at: number;
}

/** The whole hours of a stretch, UTC ms, by a clock that is `utcOffsetSeconds` ahead of UTC: few enough to be read on a phone. */
export function hourMarks(fromMs: number, toMs: number, utcOffsetSeconds: number, tag: string): HourMark[] {
  const [from, to] = [fromMs, toMs].map((instantMs) => instantMs + utcOffsetSeconds * 1000);
  if (from === undefined || to === undefined) return [];
  const stepH = STEPS_H.find((hours) => (to - from) / (hours * MS_PER_HOUR) <= MOST_MARKS) ?? 6;
  const stepMs = stepH * MS_PER_HOUR;
  const format = hourFormat(tag);
  const marks: HourMark[] = [];
  for (let at = Math.ceil(from / stepMs) * stepMs; at <= to; at += stepMs) {
    marks.push({ text: format.format(at), at: (at - from) / (to - from) });
  }
  return marks;
}
