import type { ReadyGrammar, Said } from './phrases.ts';

/** "5", "five", "beş"; null for what is no such number. */
function countOf(word: string, { yearCount }: ReadyGrammar): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const named = Object.entries(yearCount.exec(word)?.groups ?? {}).find(([, found]) => found !== undefined);
  return named ? Number(named[0].slice(1)) : null;
}

/** Whether years are counted from whatever was told, and not from now. */
export function isLaterOn({ words, grammar }: Said): boolean {
  return grammar.yearsLater.test(words.join(' '));
}

/** How many years from now somebody asks about; null where none are counted. */
export function yearsAheadIn(words: readonly string[], grammar: ReadyGrammar): number | null {
  const [, ...counts] = grammar.yearsAhead.exec(words.join(' ')) ?? [];
  const count = counts.find((word) => word !== undefined);
  const years = count === undefined ? null : countOf(count, grammar);
  return years !== null && years > 1 ? years : null;
}
