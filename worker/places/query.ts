import { foldedWords, joinedName, wholeNameTerm, wordForms } from './fold.ts';

/** What FTS5 is asked; every expression is made of quoted words only, so nothing of its syntax comes from the visitor. */
export interface PlaceQuery {
  /** The name as typed, run together by `joinedName`: what a name must begin with to be liked best. */
  readonly start: string;
  /** Places called exactly so. */
  readonly exactName: string;
  readonly exactAlias: string;
  /** Places whose name has all the words, the last of which may be unfinished. */
  readonly namePrefix: string;
  readonly aliasPrefix: string;
}

/** What is looked at of an over-long text, and of many words. */
const maxCharacters = 120;
const maxWords = 8;

/** Han and kana: one of them can be a whole name's beginning, so one is enough to search for. */
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "City", "prefecture", "district" at the end of a name in Chinese, Japanese or Korean, which the index may lack. */
const cjkSuffix = /(?<=..)[市都府县縣区區시]$/u;

function anyOf(word: string): string {
  return `(${wordForms(word)
    .map((form) => `"${form}"`)
    .join(' OR ')})`;
}

function wholeWord(columns: string, word: string): string {
  return `{${columns}} : ${anyOf(word)}`;
}

/** As a beginning it would be looked up in a tenth of all words ("new y"): it only ranks what the other words find. */
function isLoneLetter(word: string | undefined): boolean {
  return word !== undefined && word.length === 1 && !cjk.test(word);
}

function beginning(columns: string, word: string): string {
  return isLoneLetter(word) ? wholeWord(columns, word) : `{${columns}} : "${word}" *`;
}

/** The first word must be in `first`, the others may be in `rest`; the last may be unfinished, and `area` narrows. */
function prefixExpression(
  first: string,
  rest: string,
  head: readonly string[],
  area: readonly string[],
): string {
  const words = isLoneLetter(head.at(-1)) && head.length > 1 ? head.slice(0, -1) : head;
  const parts = words.map((word, index) => {
    const columns = index === 0 ? first : rest;
    return index === head.length - 1 ? beginning(columns, word) : wholeWord(columns, word);
  });
  return [...parts, ...areaParts(area)].map((part) => `(${part})`).join(' AND ');
}

function areaParts(words: readonly string[]): string[] {
  return words.map((word, index) =>
    index === words.length - 1 ? beginning('area', word) : wholeWord('area', word),
  );
}

/** The words are the whole name, or all but the last one or two of them are and those tell the area ("paris fr"). */
function exactExpression(column: string, head: readonly string[], area: readonly string[]): string {
  const options = [0, 1, 2].flatMap((areaWords) => {
    if (areaWords >= head.length) return [];
    const name = head.slice(0, head.length - areaWords);
    const parts = [
      `{${column}} : "${wholeNameTerm(name)}"`,
      ...areaParts([...head.slice(name.length), ...area]),
    ];
    return [`(${parts.map((part) => `(${part})`).join(' AND ')})`];
  });
  return options.join(' OR ');
}

function isLongEnough(words: readonly string[]): boolean {
  const joined = words.join('');
  return joined.length >= 2 || cjk.test(joined);
}

function reading(head: readonly string[], area: readonly string[]): PlaceQuery {
  return {
    start: joinedName(head),
    exactName: exactExpression('name', head, area),
    exactAlias: exactExpression('alias', head, area),
    namePrefix: prefixExpression('name', 'name area', head, area),
    aliasPrefix: prefixExpression('name alias', 'name alias area', head, area),
  };
}

/** Only places called exactly so; aliases are left out, because airport codes are among them. */
function exactReading(words: readonly string[]): PlaceQuery {
  const exact = `{name} : "${wholeNameTerm(words)}"`;
  return {
    start: joinedName(words),
    exactName: exact,
    exactAlias: exact,
    namePrefix: exact,
    aliasPrefix: exact,
  };
}

/**
 * Readings of what a visitor typed, to be tried in order until one finds something. Behind a comma stands the area;
 * if that does not fit, it may be the city itself ("Moda, İstanbul"), and else it is left out. Without a comma
 * the last word is left out. Empty when there is too little to search for: 2 characters, or 1 of Chinese or Japanese.
 */
export function placeQueries(text: string): PlaceQuery[] {
  const [beforeComma = '', ...afterComma] = text.slice(0, maxCharacters).split(/[,，、،]/u);
  const head = foldedWords(beforeComma)
    .slice(0, maxWords)
    .map((word) => word.replace(cjkSuffix, ''));
  const area = foldedWords(afterComma.join(' ')).slice(0, maxWords);
  if (!isLongEnough(head)) return [];
  if (area.length > 0) return [reading(head, area), exactReading(area), reading(head, [])];
  const shorter = head.slice(0, -1);
  return isLongEnough(shorter) ? [reading(head, []), reading(shorter, [])] : [reading(head, [])];
}
