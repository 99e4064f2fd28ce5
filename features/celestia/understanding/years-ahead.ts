import type { ReadyGrammar, Said } from './phrases.ts';

const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:2|two|iki|dos|deux|dois)$/, 2],
  [/^(?:3|three|uc|tres|trois)$/, 3],
  [/^(?:4|four|dort|cuatro|quatre|quatro)$/, 4],
  [/^(?:5|five|bes|cinco|cinq)$/, 5],
  [/^(?:6|six|alti|seis)$/, 6],
  [/^(?:7|seven|yedi|siete|sept|sete)$/, 7],
  [/^(?:8|eight|sekiz|ocho|huit|oito)$/, 8],
  [/^(?:10|ten|on|diez|dix|dez)$/, 10],
  [/^(?:15|fifteen|quince|quinze)$/, 15],
  [/^(?:20|twenty|yirmi|veinte|vingt|vinte)$/, 20],
];

/** Whether years are counted from whatever was told, and not from now. */
export function isLaterOn({ words, grammar }: Said): boolean {
  return grammar.yearsLater.test(words.join(' '));
}

/** How many years from now somebody asks about; null where none are counted. */
export function yearsAheadIn(words: readonly string[], { yearsAhead }: ReadyGrammar): number | null {
  const [, ...counts] = yearsAhead.exec(words.join(' ')) ?? [];
  const count = counts.find((word) => word !== undefined);
  return COUNTS.find(([way]) => count !== undefined && way.test(count))?.[1] ?? null;
}
