import type { Cue, GuardWords } from '../../../locales/guard-words.ts';
import type { Language } from '../../../locales/locales.ts';
import { foldText } from './fold-text.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import type { Case, Meaning, Token } from './token.ts';

/** A language, ready to read by. */
export interface ReadingLanguage {
  language: Language;
  words: GuardWords;
  lexicon: Lexicon;
}

/** A sign in small letters counts where a point stands this many tokens before it: "moon in leo". */
const NEAR_TOKENS = 5;

const MARKS = /[,;:()[\]"“”«»!?.…—/]|-(?=[ ])|(?<=\d)-(?=\d)/y;
const WORD = /[a-z0-9_\u00c0-\uffff]+(?:'[a-z]+)?/y;
const ISO_DATE = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y;
const FIGURE_DATE = /(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?!\d)/y;
const CLOCK = /(\d{1,2})(?:(?::| ?h ?)(\d{2})|(?= ?[ap]\.?m\b)| ?h(?![a-z]))(?: ?([ap])\.?m\b\.?)?/y;
const DEGREE = /(\d{1,3})(?:[.,]\d+)? ?°(?: ?\d{1,2} ?['′])?/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Found {
  meaning: Meaning;
  length: number;
  cues?: readonly Cue[];
}

/** A run of figures: a date, a clock time, a degree, a number in a count or in an order. */
function figureAt(text: string, at: number, { dayFirst, ordinalEndings }: GuardWords): Found | null {
  const iso = matchAt(ISO_DATE, text, at);
  if (iso) {
    const [all, year, month, day] = iso;
    return {
      meaning: { kind: 'isoDate', year: Number(year), month: Number(month) - 1, day: Number(day) },
      length: all.length,
    };
  }
  const figures = matchAt(FIGURE_DATE, text, at);
  if (figures) {
    const [all, first, second, written] = figures;
    const [day, month] = dayFirst ? [first, second] : [second, first];
    const year = Number(written) < 100 ? 2000 + Number(written) : Number(written);
    return {
      meaning: { kind: 'isoDate', year, month: Number(month) - 1, day: Number(day) },
      length: all.length,
    };
  }
  const degree = matchAt(DEGREE, text, at);
  if (degree) return { meaning: { kind: 'degree', degree: Number(degree[1]) }, length: degree[0].length };
  const clock = matchAt(CLOCK, text, at);
  if (clock) {
    const [all, hour, minute, half] = clock;
    const base = half ? Number(hour) % 12 : Number(hour);
    return {
      meaning: { kind: 'clock', minutes: (base + (half === 'p' ? 12 : 0)) * 60 + Number(minute ?? 0) },
      length: all.length,
    };
  }
  const number = matchAt(
    new RegExp(`(\\d{1,4}(?:[.,]\\d+(?![.,\\d]))?)((?:${ordinalEndings})(?![a-z]))?`, 'y'),
    text,
    at,
  );
  if (!number) return null;
  const [all, value, ending] = number;
  return {
    meaning: {
      kind: 'number',
      value: Math.floor(Number(value?.replace(',', '.'))),
      isOrdinal: ending !== undefined,
      isFigure: true,
    },
    length: all.length,
  };
}

function isCapital(original: string, at: number): boolean {
  const letter = original.charAt(at);
  return letter !== letter.toLowerCase() || !/\p{L}/u.test(letter);
}

/** Whether an entry that asks for a capital may stand here. */
function isAllowed(
  { needsCapital, capitals, meaning }: Entry,
  original: string,
  { at, length }: { at: number; length: number },
  before: readonly Token[],
): boolean {
  if (!original.slice(at, at + length).includes(capitals)) return false;
  // With an apostrophe or its "burç" behind it a Turkish name is one in small letters too.
  const isMarked = /['’]| burc| burç/.test(original.slice(at, at + length));
  if (!needsCapital || isMarked || isCapital(original, at)) return true;
  if (meaning.kind === 'month') {
    const last = before.at(-1);
    return last?.kind === 'number' || last?.kind === 'monthPart';
  }
  if (meaning.kind === 'number') return before.at(-1)?.kind === 'houseWord';
  return meaning.kind === 'sign' && before.slice(-NEAR_TOKENS).some(({ kind }) => kind === 'point');
}

/** The longest of a language's patterns at a place; the cues of all that are as long. */
function entryAt(
  text: string,
  original: string,
  at: number,
  lexicon: Lexicon,
  before: readonly Token[],
): Found | null {
  const entries = lexicon.get(text.charAt(at)) ?? [];
  const tried = entries
    .map((entry) => ({ entry, length: matchAt(entry.pattern, text, at)?.[0].length ?? 0 }))
    .filter(({ entry, length }) => length > 0 && isAllowed(entry, original, { at, length }, before));
  const longest = Math.max(0, ...tried.map(({ length }) => length));
  const best = tried.filter(({ length }) => length === longest);
  const [first] = best;
  if (!first) return null;
  return {
    meaning: first.entry.meaning,
    length: longest,
    cues: best.flatMap(({ entry }) => entry.cue ?? []),
  };
}

function caseOf(text: string, { cases }: GuardWords): Case | null {
  return cases.find(([, ending]) => new RegExp(`(?:${ending})$`).test(text))?.[0] ?? null;
}

function foundAt(
  text: string,
  original: string,
  at: number,
  { words, lexicon }: ReadingLanguage,
  before: readonly Token[],
): Found {
  const character = text.charAt(at);
  const entry = entryAt(text, original, at, lexicon, before);
  if (entry) return entry;
  const figure = /\d/.test(character) ? figureAt(text, at, words) : null;
  if (figure) return figure;
  const mark = matchAt(MARKS, text, at);
  if (mark) return { meaning: { kind: 'mark', mark: mark[0] }, length: mark[0].length };
  const clitic = words.clitics ? matchAt(new RegExp(`(?:${words.clitics})'`, 'y'), text, at)?.[0] : null;
  return {
    meaning: { kind: 'word' },
    length: clitic?.length ?? matchAt(WORD, text, at)?.[0].length ?? 1,
  };
}

/** Blanks, hyphens within words and lone apostrophes mean nothing. */
const NOTHING = /[\s\-'*_|]/;

/**
 * Reads a sentence into tokens, each with what it means by itself. Every character of a word belongs to one; the longest pattern
 * wins, and of equally long ones what is of the sky before what joins it.
 */
export function readTokens(sentence: string, language: ReadingLanguage): Token[] {
  const original = sentence.normalize('NFC');
  const text = foldText(original);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (NOTHING.test(text.charAt(at)) && !matchAt(MARKS, text, at)) {
      at++;
      continue;
    }
    const { meaning, length, cues = [] } = foundAt(text, original, at, language, tokens);
    const piece = text.slice(at, at + length);
    const isName = meaning.kind === 'word' && /\p{Lu}/u.test(original.charAt(at));
    tokens.push({
      ...meaning,
      isName,
      start: at,
      end: at + length,
      text: piece,
      cues,
      case: caseOf(piece, language.words),
    });
    at += length;
  }
  return tokens;
}
