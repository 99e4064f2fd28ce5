import { cachedFormat } from '../../features/cached-format.ts';
import { withFirst } from '../../features/local-time/first-of-month.ts';
import { nearestMinute } from '../../features/local-time/instant-format.ts';

/** How instants and offsets are written. Times of a birthplace are its own wall clock, not the reader's. */

const momentFormats = {
  medium: cachedFormat(
    (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }),
  ),
  short: cachedFormat(
    (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
  ),
};
const dateFormat = cachedFormat(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
);
const clockFormat = cachedFormat(
  (tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }),
);

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Offset from UTC as `+03:00`, with seconds where it has any: `+01:22:45`. */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60;
  const clock = `${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}`;
  const sign = offsetSeconds < 0 ? '\u2212' : '+';
  return seconds === 0 ? sign + clock : `${sign}${clock}:${two(seconds)}`;
}

/** Date and time as a clock at that offset showed them, in the reader's language. */
export function formatMoment(instantMs: number, offsetSeconds: number, tag: string): string {
  const withSeconds = (instantMs + offsetSeconds * 1000) % 60_000 !== 0;
  const moment = momentFormats[withSeconds ? 'medium' : 'short'](tag);
  return withFirst(moment.format(instantMs + offsetSeconds * 1000), tag);
}

/** The day alone, on a clock at that offset. */
export function formatDate(instantMs: number, offsetSeconds: number, tag: string): string {
  return withFirst(dateFormat(tag).format(instantMs + offsetSeconds * 1000), tag);
}

/** From one moment to another of clocks at that offset; a date that both have in common is written once. */
export function formatStretch(
  { fromMs, toMs }: { fromMs: number; toMs: number },
  offsetSeconds: number,
  tag: string,
): string {
  const [from, to] = [fromMs, toMs].map((instantMs) => instantMs + offsetSeconds * 1000);
  return withFirst(momentFormats.short(tag).formatRange(from ?? fromMs, to ?? toMs), tag);
}

/** Time of day alone, to the nearest minute, on a clock at that offset. */
export function formatClock(instantMs: number, offsetSeconds: number, tag: string): string {
  return clockFormat(tag).format(nearestMinute(instantMs + offsetSeconds * 1000));
}
