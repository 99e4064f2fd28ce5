import { foldText } from '../guard/fold-text.ts';
import type { ReadingLanguage } from '../guard/read-tokens.ts';
import { MASK_PATTERNS } from './mask-patterns.ts';

/** What is taken out of a person's words before a model reads them: addresses, numbers, dates of a life, places and names. */

type Mask = 'mail' | 'link' | 'phone' | 'date' | 'time' | 'place' | 'name';

/** A stretch of the text, [start, end). */
interface Span {
  start: number;
  end: number;
  mask: Mask;
}

const MAIL = /[^\s@<>,;:"()[\]]+\s?@\s?[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const LINK = /(?:https?:\/\/|www\.)\S+/giu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}._]{2,}/gu;
/** Eight figures or more, however they are grouped. */
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().\-/]{0,2}\d){7,}(?![\p{L}\p{N}])/gu;
const NUMERIC_DATE = /(?<!\d)(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{1,4})(?!\d)/gu;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
const TIME = /(?<!\d)(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:\s?[ap]\.?m\.?)?(?!\d)|(?<!\d)1?\d\s?[ap]\.?m\b\.?/giu;

/** Days so far ahead are asked about; those of a life lie further back. */
const YEARS_AHEAD = 5;

function fullYear(figures: string): number {
  return figures.length <= 2 ? 2000 + Number(figures) : Number(figures);
}

function isAskedAbout(year: number, nowMs: number): boolean {
  const now = new Date(nowMs).getUTCFullYear();
  return year >= now - 1 && year <= now + YEARS_AHEAD;
}

function spansOf(text: string, pattern: RegExp, mask: Mask): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const place = match.groups?.place;
    const start = match.index + (place === undefined ? 0 : match[0].indexOf(place));
    return { start, end: start + (place ?? match[0]).length, mask };
  });
}

function numericDates(text: string, nowMs: number): Span[] {
  return [...text.matchAll(NUMERIC_DATE)]
    .filter(([, first = '', , , last = '']) => {
      const year = first.length > 2 ? first : last;
      return !isAskedAbout(fullYear(year), nowMs);
    })
    .map((match) => ({ start: match.index, end: match.index + match[0].length, mask: 'date' }));
}

/** Days with their month in words. One without a year is masked where a birth is spoken of. */
function wordedDates(
  folded: string,
  { language }: ReadingLanguage,
  nowMs: number,
  isOfBirth: boolean,
): Span[] {
  const { months, joint } = MASK_PATTERNS[language];
  const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|°)?`;
  const month = `(?:${months})(?:'?[a-z]{0,3})?`;
  const year = String.raw`(?:\s*${joint}\s*(?<year>\d{4}|'\d\d)(?!\d))`;
  const patterns = [
    String.raw`(?<![\da-z])${day}\s*${joint}\s*${month}${year}?(?![a-z])`,
    String.raw`(?<![a-z])${month}\s*(?:the\s)?${day}(?!\d)${year}?`,
    `(?<![a-z])${month}${year}`,
  ];
  return patterns.flatMap((source) =>
    [...folded.matchAll(new RegExp(source, 'gu'))]
      .filter(({ groups }) => {
        const told = groups?.year?.replace("'", '');
        return told === undefined ? isOfBirth : !isAskedAbout(fullYear(told), nowMs);
      })
      .map((match) => ({
        start: match.index,
        end: match.index + match[0].trimEnd().length,
        mask: 'date' as const,
      })),
  );
}

function yearsOf(text: string, nowMs: number): Span[] {
  return [...text.matchAll(YEAR)]
    .filter(([year]) => !isAskedAbout(Number(year), nowMs))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, mask: 'date' }));
}

/** Whether a word is of the sky: "in Leo" is no place. */
function isOfTheSky(word: string, { lexicon }: ReadingLanguage): boolean {
  const folded = foldText(word);
  return (lexicon.get(folded.charAt(0)) ?? []).some(({ pattern }) => {
    pattern.lastIndex = 0;
    return pattern.test(folded);
  });
}

function placesOf(text: string, folded: string, language: ReadingLanguage, isOfBirth: boolean): Span[] {
  const { places, told } = MASK_PATTERNS[language.language];
  const named = places.flatMap((source) => spansOf(text, new RegExp(source, 'gu'), 'place'));
  const spoken = isOfBirth ? told : told.slice(0, 1);
  const small = spoken.flatMap((source) => spansOf(folded, new RegExp(source, 'gu'), 'place'));
  return [...named, ...small].filter(({ start, end }) => !isOfTheSky(text.slice(start, end), language));
}

/** Names that the caller knows, wherever they stand: whole words, accents or not. */
function knownNames(folded: string, names: readonly string[]): Span[] {
  return names
    .map((name) => foldText(name.normalize('NFC')).trim())
    .filter(({ length }) => length > 2)
    .flatMap((name) => {
      const source = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
      return spansOf(folded, new RegExp(`(?<![a-z])${source}(?![a-z])`, 'gu'), 'name');
    });
}

/** The text with each stretch as `[mail]`; of stretches that overlap the first stands for all. */
function replaced(text: string, spans: readonly Span[]): string {
  let masked = '';
  let at = 0;
  for (const { start, end, mask } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start >= at) masked += `${text.slice(at, start)}[${mask}]`;
    at = Math.max(at, end);
  }
  return masked + text.slice(at);
}

export interface Masking {
  /** UTC ms: days about now are what is asked, and stay. */
  nowMs: number;
  /** Places and names that are known of the people spoken of. */
  names: readonly string[];
}

/**
 * A message as a model may read it: mails, links, phones, dates of a life and places are words in brackets. Dates from last year to
 * five years ahead stay, for they are what is asked about. It reads patterns: a place written small without a word of living or
 * birth beside it is not seen.
 */
export function maskText(message: string, language: ReadingLanguage, { nowMs, names }: Masking): string {
  const text = message.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const folded = foldText(text);
  const isOfBirth = new RegExp(`(?<![a-z])(?:${MASK_PATTERNS[language.language].birth})`, 'u').test(folded);
  return replaced(text, [
    ...spansOf(text, MAIL, 'mail'),
    ...spansOf(text, LINK, 'link'),
    ...spansOf(text, HANDLE, 'name'),
    ...numericDates(text, nowMs),
    ...wordedDates(folded, language, nowMs, isOfBirth),
    ...yearsOf(text, nowMs),
    ...(isOfBirth ? spansOf(text, TIME, 'time') : []),
    ...phones(text, nowMs),
    ...placesOf(text, folded, language, isOfBirth),
    ...knownNames(folded, names),
  ]);
}

/** Figures in a row that are no date that was let be. */
function phones(text: string, nowMs: number): Span[] {
  return spansOf(text, PHONE, 'phone').filter(({ start, end }) => {
    const [, first = '', , , last = ''] = new RegExp(NUMERIC_DATE, 'u').exec(text.slice(start, end)) ?? [];
    const year = first.length > 2 ? first : last;
    return year === '' || !isAskedAbout(fullYear(year), nowMs);
  });
}

/** A first name that may be said to a model; null for what is no name: instructions may hide in it. */
export function nameGiven(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/u);
  return /^\p{L}[\p{L}’'-]{0,24}$/u.test(first) ? first : null;
}
