import type { Aspect } from '../../astrology/chart-types.ts';
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

/** Less than this, in characters, is a question or an image, and says nothing yet. */
const LEAST_TOLD = 40;

/**
 * A text as far as it does not turn on a house: its first sentence, and those after it up to the one that names it. Where that is as good
 * as nothing, the one alone is left out.
 */
function untilHouse(text: string, names: RegExp): string {
  let left = splitFirstSentence(text).rest;
  while (left !== '') {
    const { first, rest } = splitFirstSentence(left);
    const told = text.slice(0, text.length - left.length).trimEnd();
    if (names.test(first)) return told.length < LEAST_TOLD ? `${told} ${rest}` : told;
    left = rest;
  }
  return text;
}

/**
 * What is written on a planet in a sign where no house is known. Of the planets that stand in a sign for years, a text tells what a
 * generation shares, and then what the house makes of it, which is left out.
 */
export function withoutHouse(text: string, subject: SignSubject, language: Language): string {
  return OF_GENERATIONS.includes(subject) ? untilHouse(text, NAMES_HOUSE[language]) : text;
}

/** From Saturn on: of two of these a text tells what those of an age have in common, and then where one has it for oneself. */
const SLOW: readonly string[] = ['saturn', ...OF_GENERATIONS];

/** Of an aspect in Turkish the plural is houses of the sky too. */
const NAMES_HOUSES: typeof NAMES_HOUSE = {
  ...NAMES_HOUSE,
  tr: new RegExp(`${NAMES_HOUSE.tr.source}|(?<!\\p{L})evler(?:i|in)?(?!\\p{L})`, 'iu'),
};

/** What is written on an aspect where no house is known: of two slow planets nothing that a house would show. */
export function aspectWithoutHouse(
  text: string,
  { first, second }: Pick<Aspect, 'first' | 'second'>,
  language: Language,
): string {
  return SLOW.includes(first) && SLOW.includes(second) ? untilHouse(text, NAMES_HOUSES[language]) : text;
}
