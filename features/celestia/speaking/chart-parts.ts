import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { AngleFact, AspectFact, HouseFact, PlacementFact } from '../facts/fact.ts';
import { matterHelp } from './matter-lead.ts';
import { aspectLines, dwellLine, holdsLine, houseLines, placeLine } from './natal-parts.ts';
import { may, must, type Part } from './part.ts';
import { meaningLine } from './slant.ts';
import { freshFirst, type Turn } from './turn.ts';

export type Place = PlacementFact | AngleFact;

export function placesOf(points: readonly NamedPoint[], { known }: Turn): Place[] {
  return points.flatMap((point) => known.place(point) ?? []);
}

/** A place that was not spoken of yet, with what it means. */
export function alsoPart(fact: Place, turn: Turn): Part {
  const { teller } = turn;
  const dwells = matterHelp(fact, turn) ? null : dwellLine(fact, teller);
  return may(placeLine(fact, 'also', teller), meaningLine(fact, turn, 1), dwells);
}

/** The closest aspect of a point that was not told yet. */
export function aspectPart(point: NamedPoint, turn: Turn): Part | null {
  const aspect = freshFirst(turn.known.aspects(point), turn)[0];
  return aspect ? may(...aspectLines(aspect, 'alsoAspect', turn.teller)) : null;
}

/** Aspects one after the other: the first leads. */
export function aspectParts(facts: readonly AspectFact[], { teller }: Turn): Part[] {
  return facts.map((fact, index) =>
    index === 0
      ? must(...aspectLines(fact, 'aspect', teller))
      : may(...aspectLines(fact, 'alsoAspect', teller)),
  );
}

export function housePart(fact: HouseFact, turn: Turn): Part {
  return may(...houseLines(fact, 'alsoHouse', turn.teller), holdsLine(fact, turn.teller, turn.tag));
}
