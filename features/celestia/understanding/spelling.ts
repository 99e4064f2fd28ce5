/** Words and stems; a stem stands for every word that begins with it. */
interface WordList {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** What a language's lexicon knows. */
export interface Vocabulary extends WordList {
  /** What stands as it is typed, and what no other word is taken for. */
  kept: WordList;
}

/** Shorter words are too near to one another to be corrected. */
const SHORTEST_CORRECTED = 5;
/** From here on two slips are forgiven. */
const LONG_WORD = 9;

/**
 * Slips between two words: a letter left out, put in, taken for another, or two neighbours swapped (optimal string alignment).
 * Past the bound it stops counting.
 * @returns the distance, or `bound + 1` where it is greater than the bound.
 */
export function boundedDistance(one: string, other: string, bound: number): number {
  if (Math.abs(one.length - other.length) > bound) return bound + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > bound) return bound + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[other.length] ?? bound + 1, bound + 1);
}

function holds({ words, stems }: WordList, word: string): boolean {
  if (words.has(word)) return true;
  for (let length = 1; length <= word.length; length += 1) if (stems.has(word.slice(0, length))) return true;
  return false;
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return holds(vocabulary, word) || holds(vocabulary.kept, word);
}

/** First letters that sound alike in one of the five languages; any other first letter is hardly ever a slip. */
const ALIKE = ['vw', 'ck', 'sz', 'jy', 'bv', 'gj', 'xs', 'cs', 'qk'];

function beginAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one[0], other[0]];
  return a === b || ALIKE.some((pair) => pair.includes(a) && pair.includes(b));
}

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWELS = 'aeiouy';

function areNearKeys(one: string, other: string): boolean {
  if (VOWELS.includes(one) && VOWELS.includes(other)) return true;
  if (beginAlike(one, other)) return true;
  return KEY_ROWS.some((row) => {
    const [a, b] = [row.indexOf(one), row.indexOf(other)];
    return a >= 0 && b >= 0 && Math.abs(a - b) === 1;
  });
}

/** A short word with one letter that no finger takes for the other is another word: `Perou` is not `perdu`. */
function isOtherWord(word: string, known: string): boolean {
  if (word.length !== known.length) return false;
  const differing = [...known].flatMap((letter, index) => (letter === word[index] ? [] : [index]));
  const [only, ...others] = differing;
  if (only === undefined || others.length > 0) return false;
  return !areNearKeys(known[only] ?? '', word[only] ?? '');
}

/** Portuguese says what she did as it says what I do, and one letter more: `entrou` is no `entro`. */
function isPastOf(word: string, known: string): boolean {
  return known.endsWith('o') && word === `${known}u`;
}

/** The slips between a word and a known one; infinite where there are more than the known one's length forgives. */
function slips(word: string, known: string): number {
  if (isPastOf(word, known)) return Number.POSITIVE_INFINITY;
  if (known.length === SHORTEST_CORRECTED && isOtherWord(word, known)) return Number.POSITIVE_INFINITY;
  const bound = known.length >= LONG_WORD ? 2 : 1;
  const distance = boundedDistance(word, known, bound);
  return distance > bound ? Number.POSITIVE_INFINITY : distance;
}

/** How a word may be taken for one that is known: as a whole, or by its beginning for a stem, the rest kept. */
function* candidates(word: string, { words, stems }: Vocabulary): Generator<[string, number]> {
  for (const known of words) {
    if (known.length >= SHORTEST_CORRECTED && beginAlike(known, word)) yield [known, slips(word, known)];
  }
  for (const stem of stems) {
    if (stem.length < SHORTEST_CORRECTED || !beginAlike(stem, word)) continue;
    for (const length of [stem.length - 1, stem.length, stem.length + 1]) {
      if (length > word.length) continue;
      yield [`${stem}${word.slice(length)}`, slips(word.slice(0, length), stem)];
    }
  }
}

/** A folded word as the lexicon knows it, where it is one slip away (two in a long word) from a known one; else itself. */
export function corrected(word: string, vocabulary: Vocabulary): string {
  if (word.length < SHORTEST_CORRECTED || /\d/.test(word) || isKnown(word, vocabulary)) return word;
  let best: readonly [string, number] = [word, Number.POSITIVE_INFINITY];
  for (const candidate of candidates(word, vocabulary)) if (candidate[1] < best[1]) best = candidate;
  return best[0];
}
