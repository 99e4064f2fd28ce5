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

function signsIn(folded: string, patterns: LifePatterns): LifeSigns {
  const reader = readerOf(patterns);
  const text = spelled(folded, patterns.spelling);
  const meant = text.replaceAll(reader.idioms, '~');
  const isSafe = matches(reader.safe, text);
  if (matches(reader.danger, meant)) return { level: 'danger', isSafe };
  // Who laughs at their own despair of a Monday is not asked; plain words are taken as they stand.
  const isHint = !text.includes(LAUGHTER) && matches(reader.hint, meant);
  return { level: isHint ? 'hint' : 'none', isSafe };
}

/** The gravest that any language reads in a message; `folded` comes from fold.ts. */
export function lifeSigns(folded: string): LifeSigns {
  const found = LIFE_PATTERNS.map((patterns) => signsIn(folded, patterns));
  const isSafe = found.some((signs) => signs.isSafe);
  const level = (['danger', 'hint'] as const).find((one) => found.some((signs) => signs.level === one));
  return { level: level ?? 'none', isSafe };
}
