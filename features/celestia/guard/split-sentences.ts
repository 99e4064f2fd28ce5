import type { GuardWords } from '../../../locales/guard-words.ts';
import { foldText } from './fold-text.ts';

const ENDS = /[.!?…]+["”’»)\]]*/y;
const BLANKS = /\s+/y;

/** What a language's words say about stops. */
interface StopRules {
  abbreviations: ReadonlySet<string>;
  /** Turkish writes the order of a number with a stop: "12. ev". */
  hasOrdinalStops: boolean;
}

function rulesOf({ abbreviations, ordinalEndings }: GuardWords): StopRules {
  return { abbreviations: new Set(abbreviations), hasOrdinalStops: ordinalEndings.startsWith('\\.(?=') };
}

/** The word that ends at a place: letters, figures and stops within it. */
function wordBefore(folded: string, at: number): string {
  return /[a-z0-9](?:[a-z0-9.']*[a-z0-9])?$/.exec(folded.slice(Math.max(0, at - 24), at))?.[0] ?? '';
}

/** Whether what follows may begin a sentence: a capital, a figure, a quotation, or nothing. */
function mayBegin(text: string, at: number): boolean {
  const next = text.charAt(at);
  if (next === '') return true;
  if (/["“«‘¿¡([—–-]/.test(next)) return true;
  return next !== next.toLowerCase() || /[0-9\p{So}]/u.test(next);
}

/** Whether a single stop ends no sentence: of an abbreviation, an initial, an order, or "3 a.m." before a day. */
function isWithin(text: string, folded: string, stop: number, next: number, rules: StopRules): boolean {
  const word = wordBefore(folded, stop);
  if (rules.abbreviations.has(word)) return /^[ap]\.m$/.test(word) ? isGoingOn(text, next) : true;
  // An initial: "J. Kepler". A lone "I" ends sentences.
  if (/^[a-z]$/.test(word) && word !== 'i' && /\p{Lu}/u.test(text.charAt(stop - 1))) return true;
  if (!rules.hasOrdinalStops || !/^\d{1,2}$/.test(word)) return false;
  return /^\p{Ll}/u.test(text.slice(next)) || /^(?:ev|gun|yuzyil|burc|ve |ile )/.test(folded.slice(next));
}

/** After "3 a.m." a small letter goes on; so does the name of a day or a month, and a new sentence mostly opens otherwise. */
function isGoingOn(text: string, next: number): boolean {
  const word = /^\p{L}+/u.exec(text.slice(next))?.[0] ?? '';
  if (word === '' || word.charAt(0) === word.charAt(0).toLowerCase()) return word !== '';
  return /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December)/.test(
    word,
  );
}

/** Whether the marks at [stop, end) end a sentence, what follows beginning at `next`. */
function endsHere(
  text: string,
  folded: string,
  [stop, end, next]: readonly [number, number, number],
  rules: StopRules,
): boolean {
  if (next === end && end < text.length) return false;
  const marks = text.slice(stop, end);
  if (marks === '.' && isWithin(text, folded, stop, next, rules)) return false;
  // A question or a cry within a sentence goes on in small letters; so do three dots.
  return mayBegin(text, next);
}

/**
 * The sentences of a text, each with its marks, without the blanks between; a new line always ends one. `Intl.Segmenter` parts "Ay
 * 12. evden", "3 a.m. Tuesday" and "Sr. Marte".
 */
export function splitSentences(text: string, words: GuardWords): string[] {
  const rules = rulesOf(words);
  const original = text.normalize('NFC');
  const folded = foldText(original);
  const sentences: string[] = [];
  let from = 0;
  const close = (end: number) => {
    const sentence = original.slice(from, end).trim();
    if (sentence !== '') sentences.push(sentence);
    from = end;
  };
  for (let at = 0; at < original.length; at++) {
    if (original.charAt(at) === '\n') {
      close(at);
      continue;
    }
    ENDS.lastIndex = at;
    const marks = ENDS.exec(original)?.[0];
    if (!marks) continue;
    const end = at + marks.length;
    BLANKS.lastIndex = end;
    const next = end + (BLANKS.exec(original)?.[0].length ?? 0);
    if (endsHere(original, folded, [at, end, next], rules)) close(end);
    at = end - 1;
  }
  close(original.length);
  return sentences;
}
