import type { Balance, Share } from '../../../astrology/balance.ts';
import { ELEMENT_IDS, type ElementId, MODE_IDS, type ModeId } from '../../../astrology/ids.ts';
import type { ElementPair, ModePair } from '../../../locales/synthesis-types.ts';

/**
 * How the weight of a chart lies on the elements: on one, on two alike, or on none more than on the rest. It is unclear where the table that
 * counts heads says another thing.
 */
export type ElementLead =
  | { kind: 'one'; element: ElementId }
  | { kind: 'two'; pair: ElementPair }
  | { kind: 'even' }
  | { kind: 'unclear' };

/** A mode that outweighs the others and is seen to be ahead of them by heads, two that do together, or none that does; null where it is unclear. */
export type ModeLead = ModeId | ModePair | 'even' | null;

/** Whether each of the others has fewer heads: what leads by weight alone would stand against the table that counts. */
function leadsByHeads({ count }: Share, others: readonly Share[]): boolean {
  return others.every((other) => other.count < count);
}

/** From this weight on (of 21 in all) one kind outweighs the next: less is the work of a single slow planet. */
const CLEAR_LEAD = 2;

/** Who is ahead of all others by so many heads is seen to be. */
const SEEN_AHEAD = 2;

function isEvenByHeads(shares: readonly Share[]): boolean {
  const [highest = 0, next = 0] = shares.map(({ count }) => count).toSorted((a, b) => b - a);
  return highest - next < SEEN_AHEAD;
}

function noLead(elements: Balance['elements']): ElementLead {
  return { kind: isEvenByHeads(Object.values(elements)) ? 'even' : 'unclear' };
}

const PAIRS: Readonly<Record<string, ElementPair>> = {
  'fire earth': 'fireEarth',
  'fire air': 'fireAir',
  'fire water': 'fireWater',
  'earth air': 'earthAir',
  'earth water': 'earthWater',
  'air water': 'airWater',
};

/** Two different elements, whichever is named first; null for one and the same. */
export function pairOf(first: ElementId, second: ElementId): ElementPair | null {
  return PAIRS[ELEMENT_IDS.filter((id) => id === first || id === second).join(' ')] ?? null;
}

/** Two elements that share the lead, where each of the others has fewer heads than either. */
function pairLead(elements: Balance['elements'], first: ElementId, second: ElementId): ElementLead {
  const others = ELEMENT_IDS.filter((id) => id !== first && id !== second).map((id) => elements[id]);
  const isLed = [first, second].every((id) => leadsByHeads(elements[id], others));
  const pair = isLed ? pairOf(first, second) : null;
  return pair ? { kind: 'two', pair } : noLead(elements);
}

export function elementLead({ elements }: Pick<Balance, 'elements'>): ElementLead {
  const weight = (id: ElementId) => elements[id].weight;
  const [first, second, third] = ELEMENT_IDS.toSorted((a, b) => weight(b) - weight(a));
  if (!first || !second || !third) return noLead(elements);
  if (weight(first) - weight(second) >= CLEAR_LEAD) {
    const [level, another] = ELEMENT_IDS.filter(
      (id) => id !== first && elements[id].count >= elements[first].count,
    );
    if (!level) return { kind: 'one', element: first };
    return another ? noLead(elements) : pairLead(elements, first, level);
  }
  return weight(second) - weight(third) < CLEAR_LEAD ? noLead(elements) : pairLead(elements, first, second);
}

const MODE_PAIRS: Readonly<Record<ModeId, ModePair>> = {
  cardinal: 'fixedMutable',
  fixed: 'cardinalMutable',
  mutable: 'cardinalFixed',
};

/** With so many heads fewer than each of the others a mode is seen to be behind. */
const SEEN_BEHIND = 3;

export function modeLead({ modes }: Pick<Balance, 'modes'>): ModeLead {
  const [first, ...others] = MODE_IDS.toSorted((a, b) => modes[b].weight - modes[a].weight);
  const leads = (id: ModeId) =>
    others.every(
      (other) =>
        modes[id].weight - modes[other].weight >= CLEAR_LEAD &&
        modes[id].count - modes[other].count >= SEEN_AHEAD,
    );
  if (first && leads(first)) return first;
  if (!isEvenByHeads(Object.values(modes))) return null;
  const behind = MODE_IDS.find((id) =>
    MODE_IDS.every((other) => other === id || modes[other].count - modes[id].count >= SEEN_BEHIND),
  );
  return behind ? MODE_PAIRS[behind] : 'even';
}
