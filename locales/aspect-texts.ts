import type { AspectId } from '../astrology/ids.ts';
import type { AspectTexts } from './interpretation-types.ts';

/** The kind of text that speaks of an aspect; a quincunx is of none. */
export const ASPECT_KINDS = {
  conjunction: 'joined',
  sextile: 'flowing',
  trine: 'flowing',
  square: 'tense',
  opposition: 'tense',
  quincunx: null,
} as const satisfies Record<AspectId, keyof AspectTexts | null>;

/** Texts on pairs of points, by the pair's first and second. */
type PairTexts = Readonly<Record<string, Readonly<Record<string, Readonly<Partial<AspectTexts>>>>>>;

interface Pair {
  first: string;
  second: string;
  aspect: AspectId;
}

function at(texts: PairTexts, first: string, second: string): Readonly<Partial<AspectTexts>> | undefined {
  const row = Object.hasOwn(texts, first) ? texts[first] : undefined;
  return row && Object.hasOwn(row, second) ? row[second] : undefined;
}

/** What is written on a pair in this order: who moves and who is met are not to be swapped. Null where nothing is. */
export function textInOrder(texts: PairTexts, { first, second, aspect }: Pair): string | null {
  const kind = ASPECT_KINDS[aspect];
  return kind === null ? null : (at(texts, first, second)?.[kind] ?? null);
}

/** What is written on a pair, whichever of the two comes first; null where nothing is. */
export function textOfPair(texts: PairTexts, { first, second, aspect }: Pair): string | null {
  const isWritten = at(texts, first, second) !== undefined;
  return textInOrder(texts, isWritten ? { first, second, aspect } : { first: second, second: first, aspect });
}
