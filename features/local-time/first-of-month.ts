/** The first day of a month where a language counts it and only names the others; by the BCP 47 tag. */
const FIRST: Readonly<Partial<Record<string, string>>> = { fr: '1er', 'pt-BR': '1º' };

/** A one that stands alone before a month or the end of a stretch of days. */
const ALONE = /\b1(?=\s?–|\s[a-z])/g;

/** A date of Intl's, or two, with the first of a month as the language has it: `1er novembre`, `1º – 4 de novembro`. */
export function withFirst(dates: string, tag: string): string {
  const first = FIRST[tag];
  return first ? dates.replace(ALONE, first) : dates;
}
