import { LAUGHTER } from './fold.ts';
import { LIFE_PATTERNS } from './patterns/life.ts';
import { expression, type LifePatterns } from './patterns/pattern.ts';
import { spelled } from './spelled.ts';

/** What a message says of ending one's life, in any of the languages that care understands. */

export interface LifeSigns {
  /** How plainly: in plain words, perhaps, or not at all. */
  level: 'danger' | 'hint' | 'none';
  /** The writer says that they, or whom they worry about, are safe. */
  isSafe: boolean;
}

interface Reader {
  idioms: RegExp;
  danger: RegExp;
  hint: RegExp;
  safe: RegExp;
}

/** The expressions of a language, made when they are first asked for; they never change. */
const readers = new Map<LifePatterns, Reader>();

function readerOf(patterns: LifePatterns): Reader {
  const known = readers.get(patterns);
  if (known) return known;
  const { words } = patterns;
  const reader = {
    idioms: expression(patterns.idioms, words),
    danger: expression(patterns.danger, words),
    hint: expression(patterns.hint, words),
    safe: expression(patterns.safe, words),
  };
  readers.set(patterns, reader);
  return reader;
}

function matches(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}

/** A message in one language's spelling, as it stands and with that language's idioms taken out. */
interface Reading {
  reader: Reader;
  text: string;
  meant: string;
}

/** The stems of the word that several of the languages share. */
const SUICIDE = /(?:suicid|intihar)[^ |]*/g;
const MASK = '~';

function readAll(folded: string): Reading[] {
  const readings = LIFE_PATTERNS.map((patterns) => {
    const reader = readerOf(patterns);
    const text = spelled(folded, patterns.spelling);
    return { reader, text, meant: text.replaceAll(reader.idioms, MASK) };
  });
  // Political suicide in one language is no suicide in another that writes the word alike.
  const isIdiom = readings.some(({ text, meant }) => matches(SUICIDE, text) && !matches(SUICIDE, meant));
  if (!isIdiom) return readings;
  return readings.map((reading) => ({ ...reading, meant: reading.meant.replaceAll(SUICIDE, MASK) }));
}

function levelOf({ reader, text, meant }: Reading): LifeSigns['level'] {
  if (matches(reader.danger, meant)) return 'danger';
  // Who laughs at their own despair of a Monday is not asked; plain words are taken as they stand.
  const isHint = !text.includes(LAUGHTER) && (matches(reader.hint, meant) || matches(SUICIDE, meant));
  return isHint ? 'hint' : 'none';
}

/** The gravest that any language reads in a message; `folded` comes from fold.ts. */
export function lifeSigns(folded: string): LifeSigns {
  const readings = readAll(folded);
  const levels = readings.map(levelOf);
  return {
    level: (['danger', 'hint'] as const).find((level) => levels.includes(level)) ?? 'none',
    isSafe: readings.some(({ reader, text }) => matches(reader.safe, text)),
  };
}
