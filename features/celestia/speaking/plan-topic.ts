import type { LifeTopic } from '../../../locales/celestia-lexicon.ts';
import type { HouseFact } from '../facts/fact.ts';
import { alsoPart, aspectPart, housePart, type Place, placesOf } from './chart-parts.ts';
import { matterWithin, readingOf } from './life-topics.ts';
import { matterLead, matterRest } from './matter-lead.ts';
import { dwellLine, holdsLine, loreLine, placeLine, pointOf } from './natal-parts.ts';
import { must, type Part, presentParts } from './part.ts';
import { pointsOfQuality } from './quality-verdict.ts';
import { houseMeaningLine, meaningLine } from './slant.ts';
import { plainSlots, slotsOf } from './slots.ts';
import { subjectForms } from './subject.ts';
import { freshFirst, type Turn, wasTold } from './turn.ts';

function topicLead(
  place: Place | undefined,
  house: HouseFact | undefined,
  topic: LifeTopic,
  turn: Turn,
): Part | null {
  const { teller } = turn;
  if (house) {
    const slots = { ...slotsOf(house, teller), ...plainSlots('topic', subjectForms(topic, turn)) };
    return must(
      { pool: teller.words.frames.topicHouse, slots },
      houseMeaningLine(house, turn),
      holdsLine(house, teller, turn.tag),
    );
  }
  if (!place) return null;
  const facet = meaningLine(place, turn) ?? loreLine(pointOf(place), teller);
  // How one comes across is nothing of the inside.
  const isOutside = topic === 'self' && place.kind === 'angle' && !turn.asked.matter;
  const line = isOutside
    ? placeLine(place, 'placement', teller)
    : placeLine(place, 'topicPlacement', teller, subjectForms(topic, turn));
  return must(line, facet, dwellLine(place, teller));
}

/** A part of life from the birth chart: what leads, a second voice, an aspect, the house. */
export function planTopic(topic: LifeTopic, turn: Turn): Part[] {
  const { known, asked } = turn;
  const { points, houses, houseLeads } = readingOf(topic, asked);
  const ofQuality = pointsOfQuality(turn);
  const trait = ofQuality.length === 0 && asked.trait ? [asked.trait] : [];
  const asksFor = [...asked.points, ...ofQuality, ...trait];
  const named = asksFor.filter((point) => known.place(point));
  const places = [
    ...placesOf(named, turn),
    ...freshFirst(
      placesOf(
        points.filter((point) => !named.includes(point)),
        turn,
      ),
      turn,
    ),
  ];
  const houseFacts = freshFirst(
    houses.flatMap((number) => known.house(number) ?? []),
    turn,
  );
  // Only the foremost house stands for the whole of it.
  const foremost = houseFacts.find(({ house }) => house === houses[0]);
  const leads =
    houseLeads &&
    (named.length === 0 || matterWithin(topic, asked) !== null) &&
    foremost !== undefined &&
    !wasTold(turn, foremost.id);
  const [first, ...others] = places;
  const lead = matterLead(turn) ?? topicLead(first, leads ? foremost : undefined, topic, turn);
  const rest = leads ? places : others;
  const second = rest[0];
  return presentParts([
    lead,
    ...matterRest(turn),
    second && alsoPart(second, turn),
    first && aspectPart(pointOf(first), turn),
    houseFacts[leads ? 1 : 0] && housePart(houseFacts[leads ? 1 : 0] as HouseFact, turn),
    ...rest.slice(1).map((place) => alsoPart(place, turn)),
    second && aspectPart(pointOf(second), turn),
  ]);
}
