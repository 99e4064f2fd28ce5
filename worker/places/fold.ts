/** Letters that Unicode does not take apart, and those that people type for one another. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** All combining marks but the two that make a different kana. */
const marks = /[\p{M}--[\u3099\u309A]]/gv;

/** Inside a word these join: Xi'an is typed xian. */
const apostrophes = /['’‘ʻʼʹ`´]/gu;

/**
 * One spelling for all that sound the same to a person who types: no case, no accents, no Turkish dots.
 * FTS5's own folding leaves ı alone, so both the names and the queries pass through here.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophes, '')
    .normalize('NFC');
}

/** The folded words of a text: letters and digits only, so that nothing of FTS5's syntax can be among them. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Abbreviations in names, and what they are compared as. */
const longForms: Readonly<Record<string, string>> = {
  st: 'saint',
  sankt: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
};

function longForm(word: string): string {
  return Object.hasOwn(longForms, word) ? (longForms[word] ?? word) : word;
}

/** A whole name run together, the same for "St. Louis" and "Saint-Louis". */
export function joinedName(words: readonly string[]): string {
  return words.map(longForm).join('');
}

/** The word and those that stand for it in names: st, saint, sankt. */
export function wordForms(word: string): string[] {
  const long = longForm(word);
  const forms = Object.keys(longForms).filter((short) => longForms[short] === long);
  return [...new Set([word, long, ...forms])];
}

/**
 * A whole name as one word of the index, which makes "is called exactly this" a plain look-up.
 * Two letters that no name ends with set it apart from ordinary words.
 */
export function wholeNameTerm(words: readonly string[]): string {
  return `${joinedName(words)}qz`;
}

/** As `wholeNameTerm`, for a quarter of a place: it leads to its city, but the city is not called so. */
export function quarterTerm(words: readonly string[]): string {
  return `${joinedName(words)}qx`;
}
