import type { LifeTopic } from '../../../locales/celestia-lexicon.ts';
import type { FrameName } from '../../../locales/celestia-words.ts';
import type { Fact } from '../facts/fact.ts';
import { alsoPart, placesOf } from './chart-parts.ts';
import { TOPIC_READINGS } from './life-topics.ts';
import type { Line, Slots } from './line.ts';
import { dwellLine, facetLine, houseFacetLine, loreLine, pointOf } from './natal-parts.ts';
import { must, type Part, presentParts } from './part.ts';
import { plainSlots, slotsOf } from './slots.ts';
import { freshFirst, type Turn } from './turn.ts';

/** Where it is not sure which of two parts of life is asked about, the second has its turn after what was told of the first. */

/** What stands of the first before the second comes: what leads, and one fact more. */
const PARTS_OF_THE_FIRST = 2;

function topicSlots(prefix: string, topic: LifeTopic, { teller }: Turn): Slots {
  return plainSlots(prefix, teller.words.names.topics[topic]);
}

function rivalLine(frame: FrameName, fact: Fact, topic: LifeTopic, turn: Turn): Line {
  const { teller } = turn;
  return {
    pool: teller.words.frames[frame],
    slots: { ...slotsOf(fact, teller), ...topicSlots('topic', topic, turn) },
  };
}

function factsIn(parts: readonly Part[]): Set<string> {
  const slots = parts.flatMap(({ lines }) => lines).flatMap((line) => Object.values(line.slots));
  return new Set(slots.flatMap(({ claim }) => (claim ? [claim.fact] : [])));
}

/** The second by a fact of the chart that the first has not told, else of the sky. */
function rivalParts(topic: LifeTopic, told: readonly Part[], turn: Turn): Part[] {
  const { known, teller } = turn;
  const { points, houses, houseLeads } = TOPIC_READINGS[topic];
  const taken = factsIn(told);
  const isFree = ({ id }: { id: string }) => !taken.has(id);
  if (!known.hasBirth) {
    const point = points.find((each) => known.place(each, 'sky') && isFree({ id: `sky.${each}` }));
    const place = point && known.place(point, 'sky');
    return point && place ? [must(rivalLine('rivalSky', place, topic, turn), loreLine(point, teller))] : [];
  }
  const house = freshFirst(
    houses.flatMap((number) => known.house(number) ?? []),
    turn,
  ).find(isFree);
  const [place, another] = freshFirst(placesOf(points, turn), turn).filter(isFree);
  if (house && (houseLeads || !place))
    return presentParts([
      must(rivalLine('rivalHouse', house, topic, turn), houseFacetLine(house, teller)),
      place && alsoPart(place, turn),
    ]);
  if (!place) return [];
  const facet = facetLine(pointOf(place), place.sign, teller) ?? dwellLine(place, teller);
  return presentParts([
    must(
      rivalLine(topic === 'self' ? 'rivalSelf' : 'rivalPlace', place, topic, turn),
      facet ?? loreLine(pointOf(place), teller),
    ),
    another && alsoPart(another, turn),
  ]);
}

/** The parts of an answer with the second subject told among them; as they are where there is none. */
export function withRival(parts: readonly Part[], turn: Turn): readonly Part[] {
  const { rival } = turn.asked;
  if (!rival) return parts;
  const first = parts.slice(0, PARTS_OF_THE_FIRST);
  return [...first, ...rivalParts(rival, first, turn), ...parts.slice(PARTS_OF_THE_FIRST)];
}

/** Asks which of the two was meant. */
export function askedWhich(turn: Turn): Line | null {
  const { rival, topic } = turn.asked;
  if (!rival || !topic) return null;
  const slots = { ...topicSlots('topic', topic, turn), ...topicSlots('rival', rival, turn) };
  return { pool: turn.teller.words.frames.rivalAsked, slots };
}
