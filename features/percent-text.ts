import { cachedFormat } from './cached-format.ts';

const format = cachedFormat(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
);

/** A part of a whole, 0 to 1, in whole hundredths as the language writes them: `78%`, `%78`, `78 %`. */
export function percentText(part: number, tag: string): string {
  return format(tag).format(part);
}
