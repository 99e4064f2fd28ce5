import type { SignSubject } from '../../locales/interpretation-types.ts';
import type { Language } from '../../locales/locales.ts';
import { splitFirstSentence } from '../horoscopes/passage-opening.ts';

/**
 * How a text on Uranus, Neptune or Pluto names the house that makes it one's own. In Turkish, Spanish, French and Portuguese the word is
 * that of a home as well, which the first sentence may be about.
 */
const NAMES_HOUSE: Readonly<Record<Language, RegExp>> = {
  tr: /(?<!\p{L})ev(?:de|den|e|i|in|dir|deyse|idir|inde|inden|indeki|indedir|ine|ini|inin)?(?!\p{L})/iu,
  en: /\bhouses?\b/i,
  es: /\bcasas?\b/i,
  fr: /\bmaisons?\b/i,
  pt: /\bcasas?\b|\bsetor do céu\b/i,
};

const OF_GENERATIONS: readonly SignSubject[] = ['uranus', 'neptune', 'pluto'];

/** A text as far as it does not turn on a house: its first sentence, and those after it up to the one that names it. */
function untilHouse(text: string, names: RegExp): string {
  let left = splitFirstSentence(text).rest;
  while (left !== '') {
    const { first, rest } = splitFirstSentence(left);
    if (names.test(first)) break;
    left = rest;
  }
  return text.slice(0, text.length - left.length).trimEnd();
}

/**
 * What is written on a planet in a sign where no house is known. Of the planets that stand in a sign for years, a text tells what a
 * generation shares, and then what the house makes of it, which is left out.
 */
export function withoutHouse(text: string, subject: SignSubject, language: Language): string {
  return OF_GENERATIONS.includes(subject) ? untilHouse(text, NAMES_HOUSE[language]) : text;
}
