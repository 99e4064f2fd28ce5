/**
 * Words and short expressions of everyday life, each with the kinds of question that it speaks of, told by their number. A word that is
 * typed with another ending is still known by what it begins with.
 */
export interface EverydayWords {
  kinds: ReadonlyMap<string, readonly number[]>;
  /** How many letters an ending may have. */
  ending: number;
}

const LONGEST_EXPRESSION = 4;
const SHORTEST_STEM = 4;

/** @param lists folded entries with a comma between them, a list for each kind. */
export function everydayWords(lists: readonly string[], ending: number): EverydayWords {
  const kinds = new Map<string, number[]>();
  lists.forEach((list, kind) => {
    for (const entry of list.split(',').filter(Boolean))
      kinds.set(entry, [...(kinds.get(entry) ?? []), kind]);
  });
  return { kinds, ending };
}

/** What begins at a word and how many words it has; the longest that is known. */
function knownAt(words: readonly string[], start: number, { kinds, ending }: EverydayWords) {
  for (let length = Math.min(LONGEST_EXPRESSION, words.length - start); length > 0; length -= 1) {
    const typed = words.slice(start, start + length).join(' ');
    const cuts = Math.min(ending, (words[start + length - 1] ?? '').length - SHORTEST_STEM);
    for (let cut = 0; cut <= Math.max(0, cuts); cut += 1) {
      const found = kinds.get(typed.slice(0, typed.length - cut));
      if (found) return { found, length };
    }
  }
  return null;
}

/** How much folded words speak of each kind that they speak of, by its number. */
export function spokenOf(words: readonly string[], known: EverydayWords): Map<number, number> {
  const votes = new Map<number, number>();
  let all = 0;
  for (let start = 0; start < words.length; start += 1) {
    const at = knownAt(words, start, known);
    if (!at) continue;
    for (const kind of at.found) votes.set(kind, (votes.get(kind) ?? 0) + 1 / at.found.length);
    start += at.length - 1;
    all += 1;
  }
  return new Map([...votes].map(([kind, count]) => [kind, count / Math.sqrt(all)]));
}
