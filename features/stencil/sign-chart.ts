import type { ChartFigure } from '../../astrology/chart-types.ts';
import {
  ELEMENT_IDS,
  type ElementId,
  MAIN_BODY_IDS,
  type MainBodyId,
  SIGN_IDS,
  type SignId,
} from '../../astrology/ids.ts';
import { SIGNS, signOf } from '../../astrology/signs.ts';

/** A chart by its signs alone: enough for a picture. They still give the day of a birth to two or three, the hour to two. */
export interface SignChart {
  /** Null where the day of birth leaves two signs open. */
  signs: Readonly<Record<MainBodyId, SignId | null>>;
  /** Null where the time of birth is not known. */
  rising: SignId | null;
}

const SIGN_LETTERS = 'abcdefghijkl';
const UNKNOWN = '-';

/** A chart's signs; `unsteady` are bodies that pass into another sign on a day whose hour is not known. */
export function signChartOf(
  { bodies, angles }: Pick<ChartFigure, 'bodies' | 'angles'>,
  unsteady: ReadonlySet<string> = new Set(),
): SignChart {
  const signOfBody = (id: MainBodyId) =>
    unsteady.has(id) ? null : (bodies.find((body) => body.id === id)?.sign ?? null);
  return {
    signs: Object.fromEntries(MAIN_BODY_IDS.map((id) => [id, signOfBody(id)])) as SignChart['signs'],
    rising: angles ? signOf(angles.ascendant) : null,
  };
}

function letterOf(sign: SignId | null): string {
  return sign === null ? UNKNOWN : (SIGN_LETTERS[SIGN_IDS.indexOf(sign)] ?? UNKNOWN);
}

/** Signs as a text for an address: a letter for each body, Sun to Pluto, and one for the rising sign. */
export function encodeSigns({ signs, rising }: SignChart): string {
  return [...MAIN_BODY_IDS.map((id) => signs[id]), rising].map(letterOf).join('');
}

/** Reads what `encodeSigns` wrote; null for anything else. */
export function decodeSigns(code: string): SignChart | null {
  if (!/^[a-l-]{11}$/.test(code) || !/[a-l]/.test(code)) return null;
  const read = [...code].map((letter) => SIGN_IDS[SIGN_LETTERS.indexOf(letter)] ?? null);
  const signs = Object.fromEntries(MAIN_BODY_IDS.map((id, index) => [id, read[index] ?? null]));
  return { signs: signs as SignChart['signs'], rising: read[MAIN_BODY_IDS.length] ?? null };
}

/** How many bodies, the rising sign included, stand in signs of each element. */
export function countElements({ signs, rising }: SignChart): Record<ElementId, number> {
  const all = [...Object.values(signs), rising];
  const count = (element: ElementId) =>
    all.filter((sign) => sign !== null && SIGNS[sign].element === element).length;
  return Object.fromEntries(ELEMENT_IDS.map((id) => [id, count(id)])) as Record<ElementId, number>;
}

/** Counts that differ by no more are told as even. */
const EVEN_SPREAD = 1;

/** The element or elements with the most bodies; none where all four are about even. */
export function leadingElements(chart: SignChart): ElementId[] {
  const counts = countElements(chart);
  const most = Math.max(...Object.values(counts));
  const least = Math.min(...Object.values(counts));
  return most - least <= EVEN_SPREAD ? [] : ELEMENT_IDS.filter((id) => counts[id] === most);
}
