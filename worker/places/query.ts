import { quarterTerm, wholeNameTerm, wordForms } from './fold.ts';
import {
  foldedOf,
  isLoneLetter,
  isLongEnough,
  type PlaceText,
  type PlaceWord,
  type Span,
} from './place-text.ts';

/**
 * How a reading takes the text: a run of words as the whole name of a place, as an old or alternate name of one, as a
 * quarter of one, or as the name of an area; or the text as a name whose last word is unfinished.
 */
export type ReadingKind = 'name' | 'alias' | 'quarter' | 'area' | 'prefix' | 'aliasPrefix';

/** What FTS5 is asked; every expression is made of quoted words only, so nothing of its syntax comes from the visitor. */
export interface Reading {
  readonly kind: ReadingKind;
  /** The words that a hit accounts for by its name. */
  readonly span: Span;
  readonly expression: string;
}

/** A name of two letters is hardly ever an old one, but often an abbreviation. */
const shortestAlias = 3;

function anyOf(word: string): string {
  return `(${wordForms(word)
    .map((form) => `"${form}"`)
    .join(' OR ')})`;
}

/** A name of one word stands among the areas as a whole name only. */
function wholeWord(columns: string, word: string): string {
  return `{${columns}} : (${anyOf(word)} OR "${wholeNameTerm([word])}")`;
}

function beginning(columns: string, word: string): string {
  return isLoneLetter(word) ? wholeWord(columns, word) : `{${columns}} : "${word}" *`;
}

function allOf(parts: readonly string[]): string {
  return parts.map((part) => `(${part})`).join(' AND ');
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
  const areaParts = area.map((word, index) =>
    index === area.length - 1 ? beginning('area', word) : wholeWord('area', word),
  );
  return allOf([...parts, ...areaParts]);
}

/** The text as its writer may go on with it: a name, and behind a comma the area. */
function unfinished(head: readonly string[], area: readonly string[], span: Span): Reading[] {
  if (!isLongEnough(head)) return [];
  return [
    { kind: 'prefix', span, expression: prefixExpression('name', 'name area', head, area) },
    { kind: 'aliasPrefix', span, expression: prefixExpression('name alias', 'name alias area', head, area) },
  ];
}

function prefixReadings(words: readonly PlaceWord[]): Reading[] {
  const read = words.flatMap((word, index) => (word.isRead ? [{ word, index }] : []));
  const firstPart = read[0]?.word.part;
  const head = read.filter(({ word }) => word.part === firstPart).map(({ word }) => word.folded);
  const area = read.filter(({ word }) => word.part !== firstPart).map(({ word }) => word.folded);
  const from = read[0]?.index ?? 0;
  const whole = unfinished(head, area, { from, to: words.length });
  if (area.length === 0) return whole;
  // "Copacabana, Rio de Jan": the last part may be the city, still being typed.
  const lastPart = words.at(-1)?.part;
  const lastFrom = words.findIndex(({ part }) => part === lastPart);
  const last = { from: lastFrom, to: words.length };
  return [...whole, ...unfinished(foldedOf(words, last), [], last)];
}

function exactReadings(words: readonly PlaceWord[], span: Span): Reading[] {
  const name = foldedOf(words, span);
  const whole = wholeNameTerm(name);
  const readings: Reading[] = [
    { kind: 'name', span, expression: `{name} : "${whole}"` },
    { kind: 'area', span, expression: `{area} : "${whole}"` },
  ];
  const isShort = name.join('').length < shortestAlias;
  const isAlone = span.to - span.from === words.length;
  if (isAlone || !isShort) readings.push({ kind: 'alias', span, expression: `{alias} : "${whole}"` });
  if (!isShort) readings.push({ kind: 'quarter', span, expression: `{alias} : "${quarterTerm(name)}"` });
  return readings;
}

/** Readings of what a visitor typed, all to be tried at once. None where there is too little to search for. */
export function placeReadings({ words, spans }: PlaceText): Reading[] {
  if (!isLongEnough(words.map(({ folded }) => folded))) return [];
  return [...prefixReadings(words), ...spans.flatMap((span) => exactReadings(words, span))];
}
