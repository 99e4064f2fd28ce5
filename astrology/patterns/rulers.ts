import type { Angles, BodyPosition } from '../chart-types.ts';
import { MAIN_BODY_IDS, type MainBodyId, type SignId } from '../ids.ts';
import { SIGNS, signOf } from '../signs.ts';

/** By the seven planets of antiquity, or with Uranus, Neptune and Pluto in Aquarius, Pisces and Scorpio. */
export const RULER_SCHEMES = ['traditional', 'modern'] as const;
export type RulerScheme = (typeof RULER_SCHEMES)[number];

type Placed = readonly Pick<BodyPosition, 'id' | 'sign'>[];

/** The planet that rules a sign. */
export function rulerOf(sign: SignId, scheme: RulerScheme): MainBodyId {
  return scheme === 'modern' ? SIGNS[sign].ruler : SIGNS[sign].traditionalRuler;
}

/** The rulers of the rising sign, by both schemes; null without a birth time. */
export function chartRulersOf(angles: Angles | null): Record<RulerScheme, MainBodyId> | null {
  if (!angles) return null;
  const sign = signOf(angles.ascendant);
  return { traditional: rulerOf(sign, 'traditional'), modern: rulerOf(sign, 'modern') };
}

/** From a planet by the ruler of its sign to the ruler of that one's, and on. */
export interface RulerChain {
  /** In order, the planet itself first; each once. */
  bodies: MainBodyId[];
  /** Where it comes to rest: with the planet in its own sign (one), or among those that pass it round (two and more). */
  rest: MainBodyId[];
}

function dispositorOf(bodies: Placed, body: MainBodyId, scheme: RulerScheme): MainBodyId | null {
  const sign = bodies.find(({ id }) => id === body)?.sign;
  return sign ? rulerOf(sign, scheme) : null;
}

/** The chain of rulers that a planet's place begins; a chart that lacks one of them ends it there. */
export function rulerChain(bodies: Placed, from: MainBodyId, scheme: RulerScheme): RulerChain {
  const chain: MainBodyId[] = [];
  let next: MainBodyId | null = from;
  while (next && !chain.includes(next)) {
    chain.push(next);
    next = dispositorOf(bodies, next, scheme);
  }
  return { bodies: chain, rest: next ? chain.slice(chain.indexOf(next)) : chain.slice(-1) };
}

/** The planet in its own sign that all chains of a chart lead to; null where there is none, or more than one place of rest. */
export function finalDispositor(bodies: Placed, scheme: RulerScheme): MainBodyId | null {
  const chains = MAIN_BODY_IDS.map((body) => rulerChain(bodies, body, scheme));
  const [rest] = chains[0]?.rest ?? [];
  if (!rest) return null;
  return chains.every((chain) => chain.rest.length === 1 && chain.rest[0] === rest) ? rest : null;
}

/** Pairs of planets each of which stands in a sign that the other rules. */
export function mutualReceptions(bodies: Placed, scheme: RulerScheme): (readonly [MainBodyId, MainBodyId])[] {
  return MAIN_BODY_IDS.flatMap((first, index) =>
    MAIN_BODY_IDS.slice(index + 1)
      .filter(
        (second) =>
          dispositorOf(bodies, first, scheme) === second && dispositorOf(bodies, second, scheme) === first,
      )
      .map((second) => [first, second] as const),
  );
}
