import { dignityOf } from '../../../astrology/balance.ts';
import { MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { factsOf, type PlacementFact } from '../facts/fact.ts';
import { must, type Part, plain, presentParts } from './part.ts';
import { slotsOf } from './slots.ts';
import type { Turn } from './turn.ts';

/** How well a planet fits its sign, by the core's table of essential dignities. */

const WEIGHED: ReadonlySet<string> = new Set(MAIN_BODY_IDS);

function dignityPart(fact: PlacementFact, { teller }: Turn): Part | null {
  const dignity = dignityOf(fact.body, fact.sign);
  return dignity && must({ pool: teller.words.frames[dignity], slots: slotsOf(fact, teller) });
}

/** "Is my Venus well placed?": its dignity, or that it has none. Points that are no planet are not weighed so. */
export function fitPart(fact: PlacementFact, turn: Turn): Part | null {
  if (!WEIGHED.has(fact.body)) return null;
  const { teller } = turn;
  const none = { pool: teller.words.frames.noDignity, slots: slotsOf(fact, teller) };
  return dignityPart(fact, turn) ?? must(none);
}

/** The asker's own planets that have a dignity or lack one, or that none does. */
export function dignitiesOf(turn: Turn): Part[] {
  const own = factsOf(turn.known.facts, 'placement').filter(({ whose }) => whose === 'self');
  const told = presentParts(own.map((fact) => dignityPart(fact, turn)));
  return told.length > 0 ? told : [must(plain(turn.teller.words.frames.noneDignified))];
}
