import type { HabitLexicon, Props } from './lexicon-types.ts';

/** A sentence ends at its mark, quotation marks after it included, where another begins. */
const BETWEEN_SENTENCES = /(?<=[.!?…][\s\u00a0\u202f]?[”’»"]*)\s+(?=[\p{Lu}\d¿¡«“‘])/u;

/** A text's sentences, in order. */
export function sentencesOf(text: string): string[] {
  return text.split(BETWEEN_SENTENCES);
}

function lastOf(text: string): string {
  return sentencesOf(text).at(-1) ?? '';
}

const BETWEEN_CLAUSES = /[,;:.!?…]+/;
const OUTSIDE_WORD = /^[^\p{L}]+|[^\p{L}]+$/gu;

function bare(word: string | undefined): string {
  return (word ?? '').replace(OUTSIDE_WORD, '').toLowerCase();
}

function isImperative(word: string, { imperatives, imperativeEndings }: HabitLexicon): boolean {
  return imperatives.has(word) || (imperativeEndings?.test(word) ?? false);
}

/** The words of a sentence that would tell the reader to do something. */
function commandingWords(sentence: string, { imperativeStands, conditions }: HabitLexicon): string[] {
  if (imperativeStands === 'last') {
    return sentence.split(BETWEEN_CLAUSES).map((clause) => bare(clause.trim().split(/\s+/).at(-1)));
  }
  const opened = sentence.replace(/^[^\p{L}]+/u, '');
  const after = conditions ? opened.replace(conditions, '') : opened;
  return [opened, after].map((clause) => bare(clause.split(/[\s,;:]+/)[0]));
}

/** Whether a text ends by telling its reader to do something. */
export function endsInAdvice(text: string, lexicon: HabitLexicon): boolean {
  const last = lastOf(text);
  return (
    lexicon.advice.test(last) || commandingWords(last, lexicon).some((word) => isImperative(word, lexicon))
  );
}

/** Whether a text ends with somebody who notices, sees or remembers. */
export function endsNoticed(text: string, { notices }: HabitLexicon): boolean {
  return notices.test(lastOf(text));
}

/** Whether a text says why, by an element, a mode, a ruler, or by a planet or a sign that something comes of. */
export function saysWhy(text: string, { nature, because }: HabitLexicon, skyNames: RegExp): boolean {
  return nature.test(text) || sentencesOf(text).some((one) => skyNames.test(one) && because.test(one));
}

/** In which sentence, from 1, a text names its planet beside its sign; null where it does not. */
export function namedIn(text: string, planet: RegExp, sign: RegExp): number | null {
  const at = sentencesOf(text).findIndex((one) => {
    const [first, second] = [one.search(planet), one.search(sign)];
    return first >= 0 && second >= 0 && Math.abs(first - second) <= BESIDE;
  });
  return at < 0 ? null : at + 1;
}

/** Letters between the beginnings of two names that are said as one. */
const BESIDE = 40;

/** Three things in a row and a colon, by which a text begins: "Keys, maps, a spare pen: …". */
const TRIAD =
  /^[^.:!?;]*\S,\s[^.:!?;]*\S(?:,|(?<!\p{L})(?:and|or|et|ou|y|e|o|ve|ile)(?!\p{L}))[^.:!?;]*\s?:\s/u;

export function opensByTriad(text: string): boolean {
  return TRIAD.test(text);
}

/** How often a word stands in a text. */
export function timesOf(text: string, word: RegExp | undefined): number {
  return word ? [...text.matchAll(word)].length : 0;
}

export function hasFormula(text: string, { formula }: HabitLexicon): boolean {
  return sentencesOf(text).some((one) => formula.test(one));
}

/** The things that a text names. */
export function propsIn(text: string, props: Props): string[] {
  return Object.entries(props).flatMap(([name, forms]) => (forms.test(text) ? [name] : []));
}
