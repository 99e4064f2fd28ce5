/**
 * The pieces that a learned ear knows a message by: its words, two and three words in a row, words with one between them, and runs
 * of letters within a word, each told by the number of a bucket. What shares a bucket shares a weight.
 */

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;

const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;

function bucketOf(kind: string, piece: string, buckets: number): number {
  let hash = FNV_START;
  for (const text of [kind, piece]) {
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME) >>> 0;
    }
  }
  // The low bits of the hash alone are uneven for pieces as short as these.
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}

function addWords(words: readonly string[], add: (kind: string, piece: string) => void) {
  words.forEach((word, index) => {
    add('1', word);
    const [second, third] = [words[index + 1], words[index + 2]];
    if (second === undefined) return;
    add('2', `${word} ${second}`);
    if (third === undefined) return;
    add('3', `${word} ${second} ${third}`);
    add('_', `${word} ${third}`);
  });
}

function addRuns(word: string, add: (kind: string, piece: string) => void) {
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1) {
    for (let start = 0; start + length <= word.length; start += 1)
      add('c', word.slice(start, start + length));
  }
}

/** The buckets of a message's folded words, each once. @param buckets how many there are. */
export function piecesOf(words: readonly string[], buckets: number): number[] {
  const found = new Set<number>();
  const add = (kind: string, piece: string) => {
    found.add(bucketOf(kind, piece, buckets));
  };
  addWords(words, add);
  for (const word of words) addRuns(` ${word} `, add);
  return [...found];
}
