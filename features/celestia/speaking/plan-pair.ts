import { type FactOf, factsOf } from '../facts/fact.ts';
import { matterLead } from './matter-lead.ts';
import { aspectLines } from './natal-parts.ts';
import { inOrder, may, must, type Part, presentParts } from './part.ts';
import { planTopic } from './plan-topic.ts';
import { slotsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import { freshFirst, type Turn } from './turn.ts';

/** What of a pair is told first: the lights and the planets that people mean by love. */
const HEART = ['sun', 'moon', 'venus', 'mars', 'ascendant'];

function heartFirst(facts: readonly FactOf<'synastry'>[]): FactOf<'synastry'>[] {
  const weight = (fact: FactOf<'synastry'>) =>
    (HEART.includes(fact.first) ? 0 : 3) + (HEART.includes(fact.second) ? 0 : 3) + fact.orbDeg / 4;
  return facts.toSorted((a, b) => weight(a) - weight(b));
}

/** Aspects between the two that she speaks of: certain ones, of planets, no quincunx. */
function meetings({ known, asked }: Turn): FactOf<'synastry'>[] {
  const facts = factsOf(known.facts, 'synastry').filter(
    ({ aspect, certain, second }) =>
      aspect !== 'quincunx' && certain && second !== 'ascendant' && second !== 'midheaven',
  );
  const named = facts.filter(({ first, second }) =>
    [first, second].some((point) => asked.points.includes(namedPoint(point))),
  );
  return heartFirst(named.length > 0 ? named : facts);
}

function overlayPart(fact: FactOf<'overlay'>, turn: Turn): Part {
  return may({ pool: turn.teller.words.frames.overlay, slots: slotsOf(fact, turn.teller) });
}

/** Two charts; without the other's, what one's own says of being two. */
export function planPair(turn: Turn): Part[] {
  const { known, teller, asked } = turn;
  if (!known.hasPartner || !known.hasBirth) return planTopic(asked.topic ?? 'love', turn);
  const [first, second, third, ...rest] = freshFirst(meetings(turn), turn);
  const overlays = factsOf(known.facts, 'overlay').filter(
    ({ whose, body }) => whose === 'partner' && HEART.includes(body),
  );
  const place = asked.points[0] ? known.place(asked.points[0], 'partner') : known.place('sun', 'partner');
  const theirs = place
    ? must({ pool: teller.words.frames.partnerPlacement, slots: slotsOf(place, teller) })
    : null;
  const parts = [
    matterLead(turn),
    asked.follows ? theirs : null,
    first && must(...aspectLines(first, 'synastry', teller)),
    asked.follows ? null : theirs,
    second && must(...aspectLines(second, 'alsoSynastry', teller)),
    ...freshFirst(overlays, turn)
      .slice(0, 1)
      .map((fact) => overlayPart(fact, turn)),
    third && may(...aspectLines(third, 'alsoSynastry', teller)),
    ...rest.slice(0, 2).map((fact) => may(...aspectLines(fact, 'alsoSynastry', teller))),
    may(...inOrder(teller.words.terms.synastry)),
  ];
  return presentParts(parts);
}
