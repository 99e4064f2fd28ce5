import { fillText } from './fill-text.ts';
import type { Plural } from './namespaces.ts';

/** Up to here each of the site's languages writes a whole number by its digits alone. */
const MOST_PLAIN = 999;

/** A browser takes twenty milliseconds of a visitor's typing for its first formatter of numbers. */
function numberText(count: number, tag: string): string {
  return count <= MOST_PLAIN ? String(count) : new Intl.NumberFormat(tag).format(count);
}

/**
 * A counted phrase in words: the form that the language has for the number, `{{count}}` as the language writes it.
 * @param count whole, not negative.
 * @param tag the language's BCP 47 tag.
 */
export function countedText(
  phrase: Plural,
  count: number,
  tag: string,
  params: Parameters<typeof fillText>[1] = {},
): string {
  const text = phrase[new Intl.PluralRules(tag).select(count)] ?? phrase.other;
  return fillText(text, { ...params, count: numberText(count, tag) });
}
