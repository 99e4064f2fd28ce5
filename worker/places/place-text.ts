import { isFiller, isInstitution } from './common-words.ts';
import { foldedWords, joinedName } from './fold.ts';

export interface PlaceWord {
  readonly folded: string;
  /** As the visitor wrote it. */
  readonly typed: string;
  /** Index of the part between commas that it stands in. */
  readonly part: number;
  /** Says nothing of its own, such as "city", "de" or the number of an arrondissement. */
  readonly isFiller: boolean;
  /** False in a part that names a hospital, which is no place's name, and for words beyond those that are looked up. */
  readonly isRead: boolean;
}

/** Words `from` (inclusive) to `to` (exclusive) of a text, all of one part. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A run of words with its name run together, as names are compared. */
export interface NamedSpan extends Span {
  readonly joined: string;
}

/** A text as it was read, once for all places that are held against it. */
export interface PlaceText {
  readonly words: readonly PlaceWord[];
  readonly spans: readonly NamedSpan[];
}

/** What is looked at of an over-long text; the form takes no longer one. */
const maxCharacters = 200;

/** How many words are looked up. No name of a place with its city, region and country comes near. */
const maxReadWords = 10;

/** No place that people name by words has more; a whole part is tried at any length. */
const maxSpanWords = 5;

/** What people put between quarter, city and country. A hyphen only between spaces: else it is part of a name. */
const separators = /[,，、،;|/()[\]\n]|\s[-–—]+\s|[–—]/u;

/** One typed word with the marks that belong to it; folding may make several of it ("D.C.") or none. */
const typedWord = /[\p{L}\p{N}\p{M}'’‘ʻʼʹ`´.]+/gu;

/** "City", "prefecture", "district" at the end of a name in Chinese, Japanese or Korean, which the index may lack. */
const cjkSuffix = /(?<=..)[市都府县縣区區시]$/u;

/** Han and kana: one of them can be a whole name's beginning, so one is enough to search for. */
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function readWords(text: string): PlaceWord[] {
  const parts = text
    .slice(0, maxCharacters)
    .split(separators)
    .map((part) =>
      [...part.matchAll(typedWord)].flatMap(([typed]) =>
        foldedWords(typed).map((word) => ({ typed, folded: word.replace(cjkSuffix, '') })),
      ),
    )
    .filter((words) => words.length > 0);
  const houses = parts.map((words) => words.some(({ folded }) => isInstitution(folded)));
  // Where nothing else is written, the house may well bear the name of its town.
  const onlyHouses = houses.every(Boolean);
  return parts
    .flatMap((words, part) => words.map((word) => ({ ...word, part })))
    .map(({ typed, folded, part }, index): PlaceWord => {
      const isRead = index < maxReadWords && (onlyHouses || houses[part] !== true);
      return { folded, typed, part, isFiller: isFiller(folded), isRead };
    });
}

/** Whether there is enough to search for: 2 characters, or 1 of Chinese, Japanese or Korean. */
export function isLongEnough(words: readonly string[]): boolean {
  const joined = words.join('');
  return joined.length >= 2 || cjk.test(joined);
}

/** As a beginning it would be looked up in a tenth of all words ("new y"): it only ranks what the other words find. */
export function isLoneLetter(word: string | undefined): boolean {
  return word !== undefined && word.length === 1 && !cjk.test(word);
}

export function foldedOf(words: readonly PlaceWord[], { from, to }: Span): string[] {
  return words.slice(from, to).map(({ folded }) => folded);
}

/** All runs of words that may be one name. A filler alone is one only where nothing else stands in its part. */
function spansOf(words: readonly PlaceWord[]): NamedSpan[] {
  const spans: NamedSpan[] = [];
  for (let from = 0; from < words.length; from++) {
    const part = words[from]?.part;
    const partLength = words.filter((word) => word.part === part).length;
    for (let to = from + 1; to <= words.length && words[to - 1]?.part === part; to++) {
      const isWholePart = to - from === partLength;
      const inside = words.slice(from, to);
      if (to - from > maxSpanWords && !isWholePart) continue;
      if (!isWholePart && inside.every((word) => word.isFiller)) continue;
      if (!inside.every((word) => word.isRead)) continue;
      spans.push({ from, to, joined: joinedName(inside.map(({ folded }) => folded)) });
    }
  }
  return spans;
}

/** One spelling for all texts that are read alike, however they were spaced and written large. */
export function canonicalText({ words }: PlaceText): string {
  return words
    .map(({ folded, part }, index) => {
      if (index === 0) return folded;
      return `${words[index - 1]?.part === part ? ' ' : ', '}${folded}`;
    })
    .join('');
}

/** Reads a text that names a place: its words part by part, and the runs of them that may be names. */
export function readPlaceText(text: string): PlaceText {
  const words = readWords(text);
  return { words, spans: spansOf(words) };
}
