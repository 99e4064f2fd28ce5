import type { Matter, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { Facet } from '../../../locales/celestia-words.ts';
import type { AngleFact, HouseFact, PlacementFact } from '../facts/fact.ts';
import type { Line } from './line.ts';
import { pointOf } from './natal-parts.ts';
import { plain } from './part.ts';
import type { Turn } from './turn.ts';

/** What a sign says of what was asked about closer than its point or house says of a whole part of life. */

const OF_POINTS: Readonly<Partial<Record<Matter, readonly [NamedPoint, Facet]>>> = {
  fear: ['saturn', 'fear'],
  sleep: ['moon', 'rest'],
  rest: ['moon', 'rest'],
};

const OF_HOUSES: Readonly<Partial<Record<Matter, readonly [number, Facet]>>> = {
  children: [5, 'children'],
};

/** The sign of a place, told of what was asked about. */
export function matterLine(fact: PlacementFact | AngleFact, { asked, teller }: Turn): Line | null {
  const [point, facet] = (asked.matter && OF_POINTS[asked.matter]) || [];
  return facet && point === pointOf(fact) ? plain(teller.words.facets[fact.sign][facet]) : null;
}

/** The same of the sign on a cusp. */
export function houseMatterLine({ house, sign }: HouseFact, { asked, teller }: Turn): Line | null {
  const [number, facet] = (asked.matter && OF_HOUSES[asked.matter]) || [];
  return facet && number === house ? plain(teller.words.facets[sign][facet]) : null;
}
