import type { Hit } from './phrases.ts';

/** A day of the month that a question names by its number. */

/** `15`, `15th`, `15inde`; groups: the number, what is written to it. */
const DAY = /^(\d{1,2})(st|nd|rd|th|er|(?:s?[iu])?nd[ae]n?|[iu]|s[iu])?$/;
const LAST_DAY = 31;
const ORDINAL = /^(?:st|nd|rd|th)$/;
/** "On the 3rd date" counts; "on the 3rd should I" dates. */
const GOES_ON =
  /^(?:should|can|will|would|is|are|was|do|does|for|to|or|and|at|i|we|go|be|if|how|what|of|in|good|with|looks?|looking|then)$/;
/** "The 12 signs" counts, "the 12th" dates. */
const ARTICLE = 'the';
const BETWEEN: ReadonlySet<string> = new Set(['de', 'of', 'the']);

/** The day and the phrase before its number, which names nothing else: in Turkish it is the Moon's own word. */
export interface NamedDay {
  /** 1 to 31. */
  day: number;
  /** Null where the month itself stands beside it. */
  phrase: Hit | null;
  /** The month beside it. */
  month: Hit | null;
}

/** The month that stands beside a word, with at most a small word between. */
function monthBeside(words: readonly string[], at: number, hits: readonly Hit[]): Hit | null {
  const isBeside = ({ group, start, end }: Hit) => {
    if (group !== 'months') return false;
    const gap = start > at ? words.slice(at + 1, start) : words.slice(end, at);
    return gap.length === 0 || (gap.length === 1 && BETWEEN.has(gap[0] ?? ''));
  };
  return hits.find(isBeside) ?? null;
}

export function dayIn(words: readonly string[], hits: readonly Hit[]): NamedDay | null {
  if (hits.some(({ group }) => group === 'house')) return null;
  for (const [at, word] of words.entries()) {
    const [, digits = '', ending] = DAY.exec(word) ?? [];
    const day = Number(digits);
    if (day < 1 || day > LAST_DAY) continue;
    const phrase = hits.find(({ group, end }) => group === 'monthDays' && end === at) ?? null;
    const isCount = words[at - 1] === ARTICLE && ending === undefined;
    const month = monthBeside(words, at, hits);
    const next = words[at + 1];
    const isNth = ORDINAL.test(ending ?? '') && !month && next !== undefined && !GOES_ON.test(next);
    // "Is the 2nd job better than the 1st?"
    if (isNth) return null;
    if (phrase && !isCount) return { day, phrase, month };
    if (month) return { day, phrase: null, month };
  }
  return null;
}
