import { LAUGHTER } from './fold-message.ts';
import { LIFE_PATTERNS } from './patterns/life.ts';
import { expression, type LifePatterns } from './patterns/pattern.ts';
import { spelled } from './spelled.ts';

/** What a message says of ending one's life, in any of the languages that care understands. */

export interface LifeSigns {
  /** How plainly: in plain words, perhaps, hardly, or not at all. */
  level: 'danger' | 'hint' | 'doubt' | 'none';
  /** The writer says that they, or whom they worry about, are safe. */
  isSafe: boolean;
}

/** An expression for each pattern: many small ones are made in half the time of a few large ones. */
interface Reader {
  idioms: readonly RegExp[];
  danger: readonly RegExp[];
  hint: readonly RegExp[];
  safe: readonly RegExp[];
}

/** The expressions of a language, made when they are first asked for; they never change. */
const readers = new Map<LifePatterns, Reader>();

function readerOf(patterns: LifePatterns): Reader {
  const known = readers.get(patterns);
  if (known) return known;
  const { words } = patterns;
  const each = (list: readonly string[]) => list.map((pattern) => expression([pattern], words));
  const reader = {
    idioms: each(patterns.idioms),
    danger: each(patterns.danger),
    hint: each(patterns.hint),
    safe: each(patterns.safe),
  };
  readers.set(patterns, reader);
  return reader;
}

function matches(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}

function matchesAny(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => matches(pattern, text));
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
    return { reader, text, meant: reader.idioms.reduce((left, idiom) => left.replaceAll(idiom, MASK), text) };
  });
  // Political suicide in one language is no suicide in another that writes the word alike.
  const isIdiom = readings.some(({ text, meant }) => matches(SUICIDE, text) && !matches(SUICIDE, meant));
  if (!isIdiom) return readings;
  return readings.map((reading) => ({ ...reading, meant: reading.meant.replaceAll(SUICIDE, MASK) }));
}

function levelOf({ reader, text, meant }: Reading): LifeSigns['level'] {
  if (matchesAny(reader.danger, meant)) return 'danger';
  // Who laughs at their own despair of a Monday is not asked; plain words are taken as they stand.
  const isHint = !text.includes(LAUGHTER) && (matchesAny(reader.hint, meant) || matches(SUICIDE, meant));
  return isHint ? 'hint' : 'none';
}

/** The gravest that any language reads in a message; `folded` comes from fold-message.ts. */
export function lifeSigns(folded: string): LifeSigns {
  const readings = readAll(folded);
  const levels = readings.map(levelOf);
  return {
    level: (['danger', 'hint'] as const).find((level) => levels.includes(level)) ?? 'none',
    isSafe: readings.some(({ reader, text }) => matchesAny(reader.safe, text)),
  };
}
