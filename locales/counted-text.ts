import { fillText } from './fill-text.ts';
import type { Plural } from './namespaces.ts';

/**
 * A counted phrase in words: the form that the language has for the number, `{{count}}` as the language writes it.
 * @param tag the language's BCP 47 tag.
 */
export function countedText(
  phrase: Plural,
  count: number,
  tag: string,
  params: Parameters<typeof fillText>[1] = {},
): string {
  const text = phrase[new Intl.PluralRules(tag).select(count)] ?? phrase.other;
  return fillText(text, { ...params, count: new Intl.NumberFormat(tag).format(count) });
}
