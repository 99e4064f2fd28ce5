import { BALANCE_WEIGHTS, balanceOf } from '../../astrology/balance.ts';
import type { ChartFigure } from '../../astrology/chart-types.ts';
import { ELEMENT_IDS, type ElementId, MODE_IDS, type ModeId } from '../../astrology/ids.ts';
import { SIGNS } from '../../astrology/signs.ts';
import { ELEMENT_PAIRS, type ElementPair } from '../../locales/report-text-types.ts';

/** Which elements and modes a chart leans on, and which it hardly has. */
export interface Temperament {
  /** One, or the two that share the lead; none where it is spread evenly. */
  elementLeads: readonly ElementId[];
  elementLacks: readonly ElementId[];
  modeLeads: readonly ModeId[];
  modeLacks: readonly ModeId[];
}

/** From this weight on (of 21 in all) one kind outweighs the next: less is the work of a single slow planet. */
const CLEAR_LEAD = 2;

function leadersOf<Kind extends string>(
  kinds: readonly Kind[],
  weights: Readonly<Record<Kind, { weight: number }>>,
  most: number,
): Kind[] {
  const sorted = kinds.toSorted((a, b) => weights[b].weight - weights[a].weight);
  for (let count = 1; count <= most; count += 1) {
    const [last, next] = [sorted[count - 1], sorted[count]];
    if (last && next && weights[last].weight - weights[next].weight >= CLEAR_LEAD)
      return sorted.slice(0, count);
  }
  return [];
}

/**
 * A chart's leading and lacking elements and modes.
 * @param open bodies whose sign the day of birth leaves open: one of them might be in what is lacking, so that nothing is said of that.
 */
export function temperamentOf(
  figure: Pick<ChartFigure, 'bodies' | 'angles'>,
  open: ReadonlySet<string>,
): Temperament {
  const { elements, modes } = balanceOf(figure);
  const isWhole = [...open].every((id) => !Object.hasOwn(BALANCE_WEIGHTS, id));
  const lacks = <Kind extends string>(
    kinds: readonly Kind[],
    shares: Readonly<Record<Kind, { count: number }>>,
  ) => (isWhole ? kinds.filter((kind) => shares[kind].count === 0) : []);
  return {
    elementLeads: leadersOf(ELEMENT_IDS, elements, 2),
    elementLacks: lacks(ELEMENT_IDS, elements),
    modeLeads: leadersOf(MODE_IDS, modes, 1),
    modeLacks: lacks(MODE_IDS, modes),
  };
}

const PAIRS: Readonly<Record<string, ElementPair>> = Object.fromEntries(
  ELEMENT_PAIRS.map((pair) => [pair.toLowerCase(), pair]),
);

/** The elements of two signs as texts on pairs are keyed: in the order of the elements, whichever of the two comes first. */
export function elementPairOf(first: keyof typeof SIGNS, second: keyof typeof SIGNS): ElementPair {
  const [one, other] = [SIGNS[first].element, SIGNS[second].element];
  const pair = PAIRS[`${one}${other}`] ?? PAIRS[`${other}${one}`];
  if (!pair) throw new RangeError(`no pair of ${one} and ${other}`);
  return pair;
}
