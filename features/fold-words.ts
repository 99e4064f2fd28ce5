/** Small letters that a keyboard may lack and no decomposition takes apart, told by what is typed in their place. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
};

/**
 * A text as it is compared: lower case, without accents, apostrophes and marks apart from its words, a letter held down
 * ("loooove") once. `Satürn’ün` is `saturn un`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıœæß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
