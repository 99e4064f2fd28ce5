import type { Language } from './locales.ts';

/**
 * What no print has: straight apostrophes and quotation marks, an accent for one, three stops for an ellipsis, a hyphen for a minus or a
 * dash, two blanks, a blank before a comma or full stop.
 */
const STRAIGHT = String.raw`['"\u0060´]|\.\.\.|(?<![\p{L}\d])-\d|(?<=\s)-(?=[\s\p{L}])|[^\S\n]{2}| [.,](?!\d)`;

/** A colon glued to what follows, and in languages other than French one with a blank before it. */
const COLON = String.raw`(?<!https?|\d|\{\{[\w.]{0,20}):(?=\p{L})|\s:(?=\s|$)`;

/** A colon with a blank or nothing after it; the one in 14:30 is none. */
const FRENCH_COLON = String.raw`:(?=\s|$)`;

/** In French a high sign that may be parted from its word: U+202F stands before ; ? !, U+00A0 before : and inside « ». */
const PARTED = `[^\\u202f?!][;?!]|[^\\u00a0]${FRENCH_COLON}|«[^\\u00a0]|[^\\u00a0]»|[ \\u202f]:|^[;?!]`;

/** What is not set as the print of a language is. */
export function unsetMarks(language: Language): RegExp {
  return new RegExp(`${STRAIGHT}|${language === 'fr' ? PARTED : COLON}`, 'u');
}
