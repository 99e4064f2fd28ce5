import { BALANCE_WEIGHTS, balanceOf, chartRulerOf } from '../../astrology/balance.ts';
import { bodyOf } from '../../astrology/chart-facts.ts';
import type { Aspect, AspectPointId, ChartFigure } from '../../astrology/chart-types.ts';
import { type AspectId, type BodyId, ELEMENT_IDS, type ElementId, type SignId } from '../../astrology/ids.ts';
import { signOf } from '../../astrology/signs.ts';
import { steadyFigure } from '../../astrology/steady-figure.ts';
import type { SynthesisWords } from '../../locales/en/synthesis.ts';

/** Two elements in the order of `ELEMENT_IDS`. */
type ElementPair = keyof SynthesisWords['share'];

/** How the weight of a chart lies on the elements: on one, on two alike, or on none more than on the rest. */
export type ElementLead =
  | { kind: 'one'; element: ElementId }
  | { kind: 'two'; pair: ElementPair }
  | { kind: 'even' };

/** An aspect that a sentence is written for. */
export interface TightestAspect extends Pick<Aspect, 'first' | 'second' | 'orb'> {
  aspect: keyof SynthesisWords['tightest'];
}

/** What a chart comes down to. */
export interface Synthesis {
  lead: ElementLead;
  /** Elements that hold no planet and no angle; none where a body's sign is open, which might be the one. */
  lacking: readonly ElementId[];
  /** The planet that rules the rising sign, and where it stands; null without a birth time. */
  ruler: { rising: SignId; sign: SignId; house: number | null } | null;
  /** The closest aspect between planets or angles; null where there is none to tell. */
  tightest: TightestAspect | null;
}

/** From this weight on (of 21 in all) one kind outweighs the next: less is the work of a single slow planet. */
const CLEAR_LEAD = 2;

const PAIRS: Readonly<Record<string, ElementPair>> = {
  'fire earth': 'fireEarth',
  'fire air': 'fireAir',
  'fire water': 'fireWater',
  'earth air': 'earthAir',
  'earth water': 'earthWater',
  'air water': 'airWater',
};

function leadOf(weights: Readonly<Record<ElementId, number>>): ElementLead {
  const [first, second, third] = ELEMENT_IDS.toSorted((a, b) => weights[b] - weights[a]);
  if (!first || !second || !third) return { kind: 'even' };
  if (weights[first] - weights[second] >= CLEAR_LEAD) return { kind: 'one', element: first };
  if (weights[second] - weights[third] < CLEAR_LEAD) return { kind: 'even' };
  const pair = PAIRS[ELEMENT_IDS.filter((id) => id === first || id === second).join(' ')];
  return pair ? { kind: 'two', pair } : { kind: 'even' };
}

/** Between these an aspect belongs to everybody of an age. */
const SLOWEST: ReadonlySet<AspectPointId> = new Set<BodyId>(['uranus', 'neptune', 'pluto']);

function isTold(aspect: AspectId): aspect is TightestAspect['aspect'] {
  return aspect !== 'quincunx';
}

function tightestOf({ aspects, angles }: Pick<ChartFigure, 'aspects' | 'angles'>): TightestAspect | null {
  const isCounted = (point: AspectPointId) => Object.hasOwn(BALANCE_WEIGHTS, point);
  // Without the hour the Moon's orb may be off by degrees.
  const isSure = (point: AspectPointId) => angles !== null || point !== 'moon';
  const told = aspects.flatMap(({ first, second, aspect, orb }) => {
    const isOfAll = SLOWEST.has(first) && SLOWEST.has(second);
    const isFit = [first, second].every((point) => isCounted(point) && isSure(point));
    return isTold(aspect) && isFit && !isOfAll ? [{ first, second, aspect, orb }] : [];
  });
  return told.toSorted((a, b) => a.orb - b.orb)[0] ?? null;
}

/**
 * What a chart comes down to: the element that leads and those that are lacking, its ruler, its tightest aspect.
 * @param unsteady bodies whose sign the day of birth leaves open; nothing is said of them
 */
export function synthesisOf(figure: ChartFigure, unsteady: ReadonlySet<string>): Synthesis {
  const steady = steadyFigure(figure, unsteady);
  const { bodies, angles } = steady;
  const { elements } = balanceOf(steady);
  const ruler = chartRulerOf(steady);
  const isWhole = figure.bodies.every(({ id }) => !unsteady.has(id) || !Object.hasOwn(BALANCE_WEIGHTS, id));
  return {
    lead: leadOf({
      fire: elements.fire.weight,
      earth: elements.earth.weight,
      air: elements.air.weight,
      water: elements.water.weight,
    }),
    lacking: isWhole ? ELEMENT_IDS.filter((id) => elements[id].count === 0) : [],
    ruler: angles && ruler && placeOfRuler(signOf(angles.ascendant), bodyOf(bodies, ruler)),
    tightest: tightestOf(steady),
  };
}

function placeOfRuler(rising: SignId, { sign, house }: { sign: SignId; house: number | null }) {
  return { rising, sign, house };
}
