/** Marks a stem among words: no word has it. */
const MARK = '~';
/**
 * Letters that a stem keeps. Words of these languages change at their ends, Turkish ones most: what is alike so far is nearly always of
 * one root.
 */
const KEPT_LETTERS = 5;

/** `10th`, `10e`, `10ª`: a number is its own stem, whatever a language hangs on it. */
const NUMBER = /^\d+(?=\p{L}+$)/u;

/** A folded word as it is indexed and asked for: itself, and its stem where it is long enough to have one. */
export function stemmed(word: string): string[] {
  const [number] = NUMBER.exec(word) ?? [];
  if (number) return [word, number];
  return word.length < KEPT_LETTERS ? [word] : [word, word.slice(0, KEPT_LETTERS) + MARK];
}

/** Whether a term is a stem. */
export function isStem(term: string): boolean {
  return term.endsWith(MARK);
}
