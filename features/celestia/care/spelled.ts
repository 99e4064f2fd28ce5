import { CLAUSE_END } from './fold-message.ts';
import type { Spelling } from './patterns/pattern.ts';

/** A folded message with a language's spelling set right. */

/** Letters to put in, take out, change or swap to get from one word to the other, as far as `most`; beyond it `most + 1`. */
function lettersApart(first: string, second: string, most: number): number {
  if (Math.abs(first.length - second.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let line = 1; line <= first.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[line - 1] === second[column - 1] ? 0 : 1;
      let best = Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + same);
      const isSwap = first[line - 1] === second[column - 2] && first[line - 2] === second[column - 1];
      if (line > 1 && column > 1 && isSwap) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[second.length] ?? most + 1;
}

/** Shorter words are too near to too many others. */
const SHORTEST_KEYWORD = 6;
const LONG_KEYWORD = 9;

function corrected(word: string, keywords: readonly string[]): string {
  if (word.length < SHORTEST_KEYWORD - 1 || keywords.includes(word)) return word;
  const near = keywords.find((keyword) => {
    const most = keyword.length >= LONG_KEYWORD ? 2 : 1;
    return keyword.startsWith(word.slice(0, 2)) && lettersApart(word, keyword, most) <= most;
  });
  return near ?? word;
}

/** A word that many were run together into, as the words that count in it. */
function parted(word: string, joined: readonly string[]): string {
  return joined.find((words) => word.includes(words.replaceAll(' ', ''))) ?? word;
}

export function spelled(folded: string, { apostrophe, slang, joined, keywords }: Spelling): string {
  const words = folded
    .replaceAll("'", apostrophe === 'join' ? '' : ' ')
    .trim()
    .split(/ +/);
  const right = words.map((word) => {
    if (word === CLAUSE_END) return word;
    const meant = Object.hasOwn(slang, word) ? slang[word] : undefined;
    return meant ?? parted(corrected(word, keywords), joined);
  });
  return ` ${right.join(' ')} `;
}
