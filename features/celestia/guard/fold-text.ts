/** Small letters and marks that no decomposition takes apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '–': '-',
  '‑': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};

function foldCharacter(character: string): string {
  const base = character.normalize('NFD').charAt(0).toLowerCase();
  return base.length === 1 ? (PLAIN_LETTERS[base] ?? base) : character;
}

/**
 * Small letters without accents, plain apostrophes and blanks; Portuguese "é" stays, for "e" is another word. Each character of the text gives one, so that places in the folded
 * text are places in the text. Give it composed text (NFC).
 */
export function foldText(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index++) {
    const isAlone = !/\p{L}/u.test(text.charAt(index - 1)) && !/\p{L}/u.test(text.charAt(index + 1));
    folded += isAlone && /[éÉ]/.test(text.charAt(index)) ? 'é' : foldCharacter(text.charAt(index));
  }
  return folded;
}
