/**
 * A message as care reads it: small letters without accents, as people write them in a hurry or hide them on purpose. What is
 * lost here (ı or i, ü or u) is lost in the patterns too, so that both stay alike.
 */

/** What stands between two clauses; a gap in a pattern never crosses it. */
export const CLAUSE_END = '|';
/** Stands for laughter, written or drawn. */
export const LAUGHTER = '@laugh';
/** Stands for a drawn pill. */
export const PILL = '@pill';

const LEET = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' } as const;

function isLeet(sign: string): sign is Extract<keyof typeof LEET, string> {
  return sign in LEET;
}

/** Small letters without marks: `İ`, `I`, `ı` become `i`; `أ` becomes `ا`; full-width and fancy letters become plain. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}ـ]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[’‘`´ʼ]/g, "'");
}

/** `k1ll`, `m0r1r`, `k!ll`: signs that stand for letters, where letters stand beside them. Ordinals (`8th`) keep their digits. */
function lettersForSigns(text: string): string {
  return text.replaceAll(/[\p{L}\d@$!]+/gu, (word) => {
    if (!/\p{L}/u.test(word) || /^(?:\d\p{L}{0,3}|\d{2,}\p{L}*)$/u.test(word)) return word;
    // A mark at the end ends a sentence.
    const ends = /!+$/.exec(word)?.[0] ?? '';
    const body = word.slice(0, word.length - ends.length);
    return [...body].map((sign) => (isLeet(sign) ? LEET[sign] : sign)).join('') + ends;
  });
}

/** `s.u.i.c.i.d.e` and `m o r i r` as words; two blanks or more part two spaced words. */
function joinSpacedLetters(text: string): string {
  const run = /(?<![\p{L}\d'])\p{L}(?:[ .\-_*·]\p{L}){2,}(?![\p{L}\d'])/gu;
  return text.replaceAll(run, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''));
}

const LAUGHS =
  /(?<![\p{L}@])(?:a?(?:ha){2,}h?|(?:ja){2,}j?|(?:ah){2,}a?|(?:he){2,}|k{3,}|(?:rs){2,}|lo+l+|lmf?ao+|rofl|mdr+|ptdr+|xd+|(?:sdf?g?h?j?){2,}|asd[asdfghjk]{3,})(?!\p{L})/gu;

/**
 * The message in plain letters, without punctuation but {@link CLAUSE_END}, one blank between words and around the whole; words
 * keep their apostrophes, which each language reads its own way.
 */
export function fold(message: string): string {
  const drawn = message.replaceAll(/[😂🤣😹😆]/gu, ` ${LAUGHTER} `).replaceAll('💊', ` ${PILL} `);
  // Letters of nobody's alphabet, so that what follows leaves them alone.
  const marked = drawn.replaceAll(LAUGHTER, '\uE000').replaceAll(PILL, '\uE001');
  const letters = joinSpacedLetters(lettersForSigns(plainLetters(marked)));
  const words = letters
    .replaceAll(LAUGHS, ' \uE000 ')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/(?<=\p{L})\*+(?=\p{L})/gu, '')
    .replaceAll(/[.!?…;:,\n،؟(){}[\]"«»“”]+(?=\s|$)|[\n,;¿¡()"«»“”]+/g, ` ${CLAUSE_END} `)
    .replaceAll(/[^\p{L}\d'|\uE000\uE001]+/gu, ' ')
    .replaceAll('\uE000', LAUGHTER)
    .replaceAll('\uE001', PILL);
  return ` | ${words} | `.replaceAll(/\s+/g, ' ').replaceAll(/\| (?:\| )+/g, '| ');
}
