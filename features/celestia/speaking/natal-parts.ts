import type { BodyId, SignId } from '../../../astrology/ids.ts';
import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { Facet, Forms, FrameName, HouseNumber, Pool } from '../../../locales/celestia-words.ts';
import type { AngleFact, AspectFact, HouseFact, PlacementFact, SynastryFact } from '../facts/fact.ts';
import type { Line } from './line.ts';
import { plain } from './part.ts';
import { seedOf } from './seed.ts';
import { plainSlots, slotsOf, type Teller } from './slots.ts';
import { colorist, namedPoint } from './spoken-points.ts';

/** What a sign does through each point. Slow planets share their sign with a generation: of them it is not told. */
const FACET_OF = {
  sun: 'self',
  moon: 'feeling',
  mercury: 'mind',
  venus: 'love',
  mars: 'drive',
  jupiter: 'growth',
  saturn: 'duty',
  ascendant: 'approach',
  midheaven: 'calling',
  juno: 'partner',
  node: 'north',
} as const satisfies Partial<Record<NamedPoint, Facet>>;

/** What the sign on a cusp tells of the house's part of life. */
const FACET_OF_HOUSE = {
  1: 'approach',
  2: 'money',
  3: 'mind',
  4: 'home',
  6: 'duty',
  7: 'partner',
  8: 'shared',
  9: 'growth',
  10: 'calling',
  11: 'company',
  12: 'retreat',
} as const satisfies Partial<Record<HouseNumber, Facet>>;

function facetOf(point: NamedPoint): Facet | null {
  return point in FACET_OF ? FACET_OF[point as keyof typeof FACET_OF] : null;
}

/** How a sign does what the point is about. */
export function facetLine(point: NamedPoint, sign: SignId, { words }: Teller): Line | null {
  const facet = facetOf(point);
  return facet ? plain(words.facets[sign][facet]) : null;
}

export function houseFacetLine({ house, sign }: HouseFact, { words }: Teller): Line | null {
  const facet = house in FACET_OF_HOUSE ? FACET_OF_HOUSE[house as keyof typeof FACET_OF_HOUSE] : null;
  return facet ? plain(words.facets[sign][facet]) : null;
}

export function loreLine(point: NamedPoint, { words }: Teller): Line {
  return plain(words.planets.lore[point]);
}

export function dwellLine(fact: PlacementFact | AngleFact, { words }: Teller): Line | null {
  if (fact.kind === 'angle' || fact.house === null) return null;
  return plain(words.houses[fact.house as HouseNumber].dwell);
}

/** The frame of a placement, by whether its house is known: `placement` or `placementOnly`. */
export function placeLine(
  fact: PlacementFact | AngleFact,
  frame: 'placement' | 'also' | 'topicPlacement',
  teller: Teller,
  subject: Forms | null = null,
): Line {
  const { frames } = teller.words;
  const slots = {
    ...slotsOf(fact, teller),
    ...(subject ? plainSlots('topic', subject) : {}),
  };
  if (fact.kind === 'angle') {
    const pools = {
      placement: frames.angle,
      also: frames.alsoAngle,
      topicPlacement: frames.topicPlacementOnly,
    };
    return { pool: pools[frame], slots };
  }
  const name: FrameName = fact.house === null ? `${frame}Only` : frame;
  return { pool: frames[name], slots };
}

/** The point that a placement or an angle is of. */
export function pointOf(fact: PlacementFact | AngleFact): NamedPoint {
  return fact.kind === 'angle' ? fact.angle : namedPoint(fact.body);
}

/** What comes of it, said of the point's theme; the theme's wording goes by the seed. */
export function themed(pool: Pool, theme: NamedPoint, { words }: Teller): Line {
  const texts = words.themes[theme];
  const text = texts[seedOf(`${theme} ${pool[0]}`) % texts.length] ?? texts[0];
  return { pool, slots: { theme: { text } } };
}

/** An aspect of the birth chart, and what the slower of the two does to the quicker. */
export function aspectLines(
  fact: AspectFact | SynastryFact,
  frame: 'aspect' | 'alsoAspect' | 'synastry' | 'alsoSynastry',
  teller: Teller,
): (Line | null)[] {
  const meaning = meetingLine(fact, teller);
  return [{ pool: teller.words.frames[frame], slots: slotsOf(fact, teller) }, meaning];
}

function meetingLine(fact: AspectFact | SynastryFact, teller: Teller): Line | null {
  const kind = ASPECT_KINDS[fact.aspect];
  if (!kind) return null;
  const [first, second] = [namedPoint(fact.first), namedPoint(fact.second)];
  const { touch } = teller.words.planets;
  // Between two people it is always the other who does something to a theme of one's own.
  if (fact.kind === 'synastry') {
    return second in touch ? themed([touch[second as keyof typeof touch][kind]], first, teller) : null;
  }
  const pair = colorist(first, second);
  return pair ? themed([touch[pair.by][kind]], pair.theme, teller) : null;
}

export function houseLines(fact: HouseFact, frame: 'house' | 'alsoHouse', teller: Teller): (Line | null)[] {
  return [{ pool: teller.words.frames[frame], slots: slotsOf(fact, teller) }, houseFacetLine(fact, teller)];
}

/** "the Moon, Saturn and Neptune" */
export function listed(bodies: readonly BodyId[], { words }: Teller, tag: string): string {
  return new Intl.ListFormat(tag).format(
    bodies.map((body) => words.names.points[namedPoint(body)].the ?? ''),
  );
}

/** Who stands in a house, or that nobody does. */
export function holdsLine(fact: HouseFact, teller: Teller, tag: string): Line {
  const { frames } = teller.words;
  const claim = { fact: fact.id, says: 'count' } as const;
  if (fact.bodies.length === 0) return { pool: frames.houseEmpty, slots: {}, says: [claim] };
  const text = listed(fact.bodies, teller, tag);
  return { pool: frames.houseHolds, slots: { bodies: { text, claim } } };
}
