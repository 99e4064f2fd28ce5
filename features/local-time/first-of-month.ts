/** A one that stands alone before a month or the end of a stretch of days. */
const ALONE = /\b1(?=\s?–|\s[a-z])/g;

/**
 * A date of Intl's, or two, with the first of a month as the language has it: French and Portuguese count that day and only name the others,
 * `1er novembre`, `1º – 4 de novembro`. Every page brings this along: it is short for that.
 * @param tag BCP 47.
 */
export function withFirst(dates: string, tag: string): string {
  return dates.replace(ALONE, tag === 'fr' ? '1er' : tag === 'pt-BR' ? '1º' : '1');
}
