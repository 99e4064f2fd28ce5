import { fillText } from '../../../locales/fill-text.ts';
import type { Plural } from '../../../locales/namespaces.ts';

/** A counted phrase in words: the form that the language has for the number, `{{count}}` as the language writes it. */
export function countedText(phrase: Plural, count: number, tag: string): string {
  const text = phrase[new Intl.PluralRules(tag).select(count)] ?? phrase.other;
  return fillText(text, { count: new Intl.NumberFormat(tag).format(count) });
}
