import type { Language } from './locales.ts';

/** What no print has: straight apostrophes and quotation marks, three stops for an ellipsis, a hyphen for a minus. */
const STRAIGHT = String.raw`['"]|\.\.\.|(?<![\p{L}\d])-\d`;

/** A colon with a blank or nothing after it; the one in 14:30 is none. */
const FRENCH_COLON = String.raw`:(?=\s|$)`;

/** In French a high sign that may be parted from its word: U+202F stands before ; ? !, U+00A0 before : and inside « ». */
const PARTED = `[^\\u202f?!][;?!]|[^\\u00a0]${FRENCH_COLON}|«[^\\u00a0]|[^\\u00a0]»|[ \\u202f]:|^[;?!]`;

/** What is not set as the print of a language is. */
export function unsetMarks(language: Language): RegExp {
  return new RegExp(language === 'fr' ? `${STRAIGHT}|${PARTED}` : STRAIGHT, 'u');
}
