import type { LifeTopic, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { AngleFact, HouseFact } from '../facts/fact.ts';
import { factsOf, type PlacementFact } from '../facts/fact.ts';
import { TOPIC_READINGS } from './life-topics.ts';
import {
  aspectLines,
  dwellLine,
  facetLine,
  holdsLine,
  houseLines,
  loreLine,
  placeLine,
  pointOf,
} from './natal-parts.ts';
import { may, must, type Part, plain } from './part.ts';
import { plainSlots, slotsOf } from './slots.ts';
import { freshFirst, type Turn, wasTold } from './turn.ts';

type Place = PlacementFact | AngleFact;

/** A place that was not spoken of yet, with what it means. */
function alsoPart(fact: Place, turn: Turn): Part {
  const { teller } = turn;
  return may(
    placeLine(fact, 'also', teller),
    facetLine(pointOf(fact), fact.sign, teller),
    dwellLine(fact, teller),
  );
}

/** The closest aspect of a point that was not told yet. */
function aspectPart(point: NamedPoint, turn: Turn): Part | null {
  const aspect = freshFirst(turn.known.aspects(point), turn)[0];
  return aspect ? may(...aspectLines(aspect, 'alsoAspect', turn.teller)) : null;
}

function housePart(fact: HouseFact, turn: Turn): Part {
  return may(...houseLines(fact, 'alsoHouse', turn.teller), holdsLine(fact, turn.teller, turn.tag));
}

function placesOf(points: readonly NamedPoint[], { known }: Turn): Place[] {
  return points.flatMap((point) => known.place(point) ?? []);
}

function topicLead(
  place: Place | undefined,
  house: HouseFact | undefined,
  topic: LifeTopic,
  turn: Turn,
): Part | null {
  const { teller } = turn;
  if (house) {
    const slots = { ...slotsOf(house, teller), ...plainSlots('topic', teller.words.names.topics[topic]) };
    const [, facet] = houseLines(house, 'house', teller);
    return must(
      { pool: teller.words.frames.topicHouse, slots },
      facet ?? null,
      holdsLine(house, teller, turn.tag),
    );
  }
  if (!place) return null;
  const facet = facetLine(pointOf(place), place.sign, teller) ?? loreLine(pointOf(place), teller);
  return must(placeLine(place, 'topicPlacement', teller, topic), facet, dwellLine(place, teller));
}

function present(parts: readonly (Part | null | undefined)[]): Part[] {
  return parts.filter((part) => part !== null && part !== undefined);
}

/** A part of life from the birth chart: what leads, a second voice, an aspect, the house. */
export function planTopic(topic: LifeTopic, turn: Turn): Part[] {
  const { points, houses, houseLeads } = TOPIC_READINGS[topic];
  const { known, asked } = turn;
  const asksFor = asked.trait ? [...asked.points, asked.trait] : asked.points;
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
  const leads = houseLeads && named.length === 0 && houseFacts[0] && !wasTold(turn, houseFacts[0].id);
  const [first, ...others] = places;
  const lead = topicLead(first, leads ? houseFacts[0] : undefined, topic, turn);
  const rest = leads ? places : others;
  const second = rest[0];
  return present([
    lead,
    second && alsoPart(second, turn),
    first && aspectPart(pointOf(first), turn),
    houseFacts[leads ? 1 : 0] && housePart(houseFacts[leads ? 1 : 0] as HouseFact, turn),
    ...rest.slice(1).map((place) => alsoPart(place, turn)),
    second && aspectPart(pointOf(second), turn),
  ]);
}

/** Whether it is asked where something is, and its house cannot be told. */
export function lacksHouse(fact: Place | undefined, { asked }: Turn): boolean {
  return asked.want === 'where' && fact?.kind === 'placement' && fact.house === null;
}

/** One point of the birth chart. */
export function planPlacement(point: NamedPoint, turn: Turn): Part[] {
  const { known, teller, asked } = turn;
  const fact = known.place(point);
  if (!fact) return planOpenSign(point, turn);
  const facet = facetLine(point, fact.sign, teller);
  const lead = must(
    placeLine(fact, 'placement', teller),
    lacksHouse(fact, turn) ? plain(teller.words.talk.unknownHour) : null,
    facet ?? loreLine(point, teller),
    dwellLine(fact, teller),
  );
  const backwards =
    asked.event === 'retrograde' && fact.kind === 'placement' ? retrogradePart(fact, turn) : null;
  const ruled = fact.kind === 'angle' ? known.house(point === 'ascendant' ? 1 : 10) : undefined;
  return present([
    backwards,
    lead,
    aspectPart(point, turn),
    facet ? may(loreLine(point, teller)) : null,
    ruled && may(houseLines(ruled, 'alsoHouse', teller)[0] ?? null, holdsLine(ruled, teller, turn.tag)),
    // A second aspect, told by other words than the first.
    ...known
      .aspects(point)
      .slice(1, 4)
      .map((aspect) => may(...aspectLines(aspect, 'alsoAspect', teller))),
    ...placesOf(['sun', 'moon', 'ascendant'], turn)
      .filter((place) => place.id !== fact.id)
      .map((place) => alsoPart(place, turn)),
  ]);
}

/** Whether a planet went back when the person was born. */
function retrogradePart(fact: PlacementFact, turn: Turn): Part {
  const { frames, planets } = turn.teller.words;
  const slots = slotsOf(fact, turn.teller);
  if (!fact.retrograde)
    return must({ pool: frames.natalDirect, slots, says: [{ fact: fact.id, says: 'direct' }] });
  return must(
    { pool: frames.natalRetrograde, slots, says: [{ fact: fact.id, says: 'retrograde' }] },
    plain(planets.bornRetrograde),
  );
}

/** Without an hour a body may be in either of two signs; of the angles nothing is known. */
function planOpenSign(point: NamedPoint, turn: Turn): Part[] {
  const { known, teller } = turn;
  const open = factsOf(known.facts, 'openSign').find((fact) => fact.whose === 'self' && fact.body === point);
  const parts: Part[] = [];
  if (open) {
    const { names, frames, facets } = teller.words;
    const claim = { fact: open.id, says: 'sign' } as const;
    const [first, second] = open.signs.map((sign) =>
      Object.fromEntries(Object.entries(names.signs[sign]).map(([form, text]) => [form, { text, claim }])),
    );
    const slots = {
      ...slotsOf(open, teller),
      ...Object.fromEntries(Object.entries(first ?? {}).map(([form, slot]) => [`first.${form}`, slot])),
      ...Object.fromEntries(Object.entries(second ?? {}).map(([form, slot]) => [`second.${form}`, slot])),
    };
    parts.push(must({ pool: frames.openSign, slots }));
    if (point === 'moon')
      parts.push(must(plain([facets[open.signs[0]].feeling]), plain([facets[open.signs[1]].feeling])));
  } else {
    parts.push(must(plain(teller.words.talk.noAngle)));
  }
  parts.push(
    must(loreLine(point, teller)),
    ...placesOf(['sun', 'venus', 'mars'], turn).map((place) => alsoPart(place, turn)),
  );
  return parts;
}

/** One house: the sign on its cusp, who stands in it. */
export function planHouse(number: number, turn: Turn): Part[] {
  const { known, teller } = turn;
  const fact = known.house(number);
  if (!fact) {
    return [
      must(plain(teller.words.talk.unknownHour), plain(teller.words.terms.house)),
      ...placesOf(['sun', 'moon', 'venus'], turn).map((place) => alsoPart(place, turn)),
    ];
  }
  const inside = factsOf(known.facts, 'placement').filter(
    ({ whose, body }) => whose === 'self' && fact.bodies.includes(body),
  );
  return present([
    must(...houseLines(fact, 'house', teller), holdsLine(fact, teller, turn.tag)),
    ...inside.map((place) => alsoPart(place, turn)),
    may(plain(teller.words.terms.cusp)),
    ...inside.map((place) => aspectPart(pointOf(place), turn)),
    may(plain(teller.words.terms.house)),
    ...placesOf(['ascendant', 'sun', 'moon'], turn).map((place) => alsoPart(place, turn)),
  ]);
}

/** Two points of the chart, or one and whatever it meets. */
export function planAspect(turn: Turn): Part[] {
  const { known, teller, asked } = turn;
  const [one, other] = asked.points;
  if (one && other) {
    const fact = known.aspectBetween(one, other);
    const lead = fact
      ? must(...aspectLines(fact, 'aspect', teller))
      : must(plain(teller.words.frames.noAspect));
    const places = placesOf([one, other], turn);
    return present([
      lead,
      ...places.map((place) => ({ ...alsoPart(place, turn), must: true })),
      ...places.map((place) => aspectPart(pointOf(place), turn)),
    ]);
  }
  const kind = asked.aspects[0];
  const mine = freshFirst(known.aspects(one), turn);
  const sought = mine.filter(({ aspect }) => kind === undefined || aspect === kind);
  const shown = sought.length > 0 ? sought : mine;
  return present([
    ...shown
      .slice(0, 2)
      .map((fact, index) => must(...aspectLines(fact, index === 0 ? 'aspect' : 'alsoAspect', teller))),
    ...shown.slice(2, 5).map((fact) => may(...aspectLines(fact, 'alsoAspect', teller))),
    may(plain(teller.words.terms.aspect)),
    ...placesOf(['sun', 'moon'], turn).map((place) => alsoPart(place, turn)),
  ]);
}

/** The chart at a glance. */
export function planOverview(turn: Turn): Part[] {
  const { known, teller } = turn;
  const places = freshFirst(
    placesOf(['sun', 'moon', 'ascendant', 'mercury', 'venus', 'mars', 'saturn', 'midheaven', 'node'], turn),
    turn,
  );
  const closest = freshFirst(known.aspects(), turn)[0];
  const [first, second, third, ...rest] = places;
  return present([
    first && must(placeLine(first, 'placement', teller), facetLine(pointOf(first), first.sign, teller)),
    second && { ...alsoPart(second, turn), must: true },
    closest && may(...aspectLines(closest, 'alsoAspect', teller)),
    third && alsoPart(third, turn),
    ...rest.map((place) => alsoPart(place, turn)),
  ]);
}

/** What a sign has to do with this chart: who stands in it, which house it begins. */
export function planSign(turn: Turn): Part[] {
  const { known, asked, teller } = turn;
  const sign = asked.signs[0];
  const inside = factsOf(known.facts, 'placement').filter(
    (fact) => fact.whose === 'self' && fact.sign === sign,
  );
  const cusps = factsOf(known.facts, 'house').filter((fact) => fact.whose === 'self' && fact.sign === sign);
  const [first, ...rest] = freshFirst(inside, turn);
  return present([
    first &&
      must(
        placeLine(first, 'placement', teller),
        facetLine(pointOf(first), first.sign, teller),
        dwellLine(first, teller),
      ),
    ...cusps.slice(0, 1).map((fact) => must(...houseLines(fact, 'house', teller))),
    ...rest.map((place) => alsoPart(place, turn)),
    first && aspectPart(pointOf(first), turn),
    may(plain(teller.words.terms.element)),
    ...placesOf(['sun', 'moon', 'ascendant'], turn).map((place) => alsoPart(place, turn)),
  ]);
}

/** What the chart has most of, and what it lacks. */
export function planBalance(turn: Turn): Part[] {
  const { known, teller } = turn;
  const { frames, names, terms } = teller.words;
  const elements = factsOf(known.facts, 'balance').filter(
    ({ whose, of }) => whose === 'self' && of in ELEMENTS,
  );
  const most = elements.toSorted((a, b) => b.bodies.length - a.bodies.length)[0];
  const none = elements.find(({ bodies }) => bodies.length === 0);
  const slotsFor = (fact: (typeof elements)[number]) => {
    const claim = { fact: fact.id, says: 'count' } as const;
    const forms = Object.entries(names.elements[fact.of]).map(([form, text]) => [
      `element.${form}`,
      { text, claim },
    ]);
    const count = { text: names.counts[fact.bodies.length] ?? '', claim };
    return { ...Object.fromEntries(forms), count };
  };
  return present([
    most && must({ pool: frames.balanceMost, slots: slotsFor(most) }, plain(terms.element)),
    none && must({ pool: frames.balanceNone, slots: slotsFor(none) }),
    ...(most?.bodies ?? [])
      .flatMap((body) => known.facts.filter((fact) => fact.id === `natal.${body}`))
      .flatMap((fact) => (fact.kind === 'placement' ? [alsoPart(fact, turn)] : [])),
    ...placesOf(['sun', 'moon', 'ascendant'], turn).map((place) => alsoPart(place, turn)),
  ]);
}

const ELEMENTS = { fire: true, earth: true, air: true, water: true };
