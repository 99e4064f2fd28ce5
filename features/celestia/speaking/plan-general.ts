import type { SignId } from '../../../astrology/ids.ts';
import type { LifeTopic, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import { GENERAL_FACETS, type GeneralFacet, type HouseNumber } from '../../../locales/celestia-words.ts';
import type { About } from '../understanding/asked.ts';
import { fingerprint } from './line.ts';
import { facetLine, loreLine } from './natal-parts.ts';
import { may, must, type Part, plain } from './part.ts';
import { isOfPresentSky } from './plan-sky-placement.ts';
import { plainSlots } from './slots.ts';
import type { Turn } from './turn.ts';

/** What a sign is like for anybody: told where it is asked about for itself, or is somebody else's. */

/** Which of a sign's ways a point tells of; of the slow ones a whole generation has it, and nothing is told. */
const WAY_OF: Readonly<Partial<Record<NamedPoint, GeneralFacet>>> = {
  sun: 'self',
  ascendant: 'self',
  moon: 'feeling',
  mercury: 'mind',
  venus: 'love',
  mars: 'drive',
  // Who asks for jealousy asks for it.
  pluto: 'love',
};

const WAYS_OF_TOPIC: Readonly<Record<LifeTopic, readonly [GeneralFacet, GeneralFacet]>> = {
  self: ['self', 'feeling'],
  love: ['love', 'feeling'],
  work: ['drive', 'mind'],
  money: ['drive', 'self'],
  family: ['feeling', 'drive'],
  friends: ['self', 'mind'],
  home: ['feeling', 'self'],
  learning: ['mind', 'drive'],
  purpose: ['self', 'drive'],
};

/** Whose sign may be told in a question about a part of the asker's life: "my sister is a Capricorn". */
const OF_PEOPLE: ReadonlySet<About> = new Set(['family', 'friends', 'work', 'love', 'partner']);

function waysOf({ asked }: Turn): readonly GeneralFacet[] {
  // The trait of somebody's sister is that she is a sister.
  const trait = asked.isGeneral && asked.trait ? WAY_OF[asked.trait] : undefined;
  const isPair = asked.signs.length > 1;
  const [first, second] = WAYS_OF_TOPIC[asked.topic ?? (isPair ? 'love' : 'self')];
  const ways = trait && trait !== first ? [trait, first] : [first, second];
  return isPair ? ways.slice(0, 1) : ways;
}

function wasSaid(text: string, { memory }: Turn): boolean {
  return memory.told.includes(fingerprint(text));
}

export function signPart(sign: SignId, turn: Turn): Part {
  const { frames, names, general } = turn.teller.words;
  // What was said of the sign before gives way to what else is told of it, where the sign is what is asked about.
  const others = turn.asked.about === 'sign' ? GENERAL_FACETS : [];
  const ways = [...new Set([...waysOf(turn), ...others])];
  const fresh = ways.filter((way) => !wasSaid(general[sign][way], turn)).slice(0, waysOf(turn).length);
  if (fresh.length === 0) return may();
  const lines = fresh.map((way) => plain([general[sign][way]]));
  return must({ pool: frames.generalSign, slots: plainSlots('said', names.signs[sign]) }, ...lines);
}

/** "What is a Leo Moon like?", asked by somebody whose Moon is elsewhere. */
function placePart(point: NamedPoint, sign: SignId, turn: Turn): Part[] {
  const { frames, names, general } = turn.teller.words;
  const way = WAY_OF[point];
  if (point === 'pluto' || turn.known.place(point)?.sign === sign) return [];
  if (!way) return toldPlacePart(point, sign, turn);
  const slots = { ...plainSlots('a', names.points[point]), ...plainSlots('said', names.signs[sign]) };
  const more = way === 'self' ? 'drive' : 'self';
  return [
    must({ pool: frames.generalPlace, slots }, plain([general[sign][way]])),
    may(plain([general[sign][more]])),
  ];
}

/** "What does Saturn in the 10th house mean?", asked by somebody whose Saturn is elsewhere. */
function housePart(point: NamedPoint, house: HouseNumber, turn: Turn): Part[] {
  const { frames, names, houses } = turn.teller.words;
  const place = turn.known.place(point);
  if (place?.kind === 'angle' || (place?.kind === 'placement' && place.house === house)) return [];
  const slots = { ...plainSlots('a', names.points[point]), ...plainSlots('said', names.houses[house]) };
  const { dwell } = houses[house];
  return [
    must({ pool: frames.toldPlace, slots }, plain(dwell)),
    must(loreLine(point, turn.teller), plain(dwell)),
  ];
}

/** Of those whose sign is told of "you" alone. */
function toldPlacePart(point: NamedPoint, sign: SignId, turn: Turn): Part[] {
  const { frames, names } = turn.teller.words;
  const facet = facetLine(point, sign, turn.teller);
  if (!facet || turn.known.place(point)?.sign === sign) return [];
  const slots = { ...plainSlots('a', names.points[point]), ...plainSlots('said', names.signs[sign]) };
  return [must({ pool: frames.toldPlace, slots }, facet)];
}

function isHouseNumber(house: number): house is HouseNumber {
  return house >= 1 && house <= 12;
}

/** "I'm a Libra and he's an Aries, does it work?": the sign that is not called one's own. */
function othersSign(turn: Turn): Part[] {
  const { about, signs, points, premise } = turn.asked;
  if (points.length > 0 || premise?.point !== 'sun' || !OF_PEOPLE.has(about)) return [];
  const [sign, ...more] = signs.filter((each) => each !== premise.sign);
  return sign && more.length === 0 ? [signPart(sign, turn)] : [];
}

/** What is said of the signs that a question names and does not call the asker's own; nothing where there are none. */
export function planGeneral(turn: Turn): Part[] {
  const { about, signs, points, houses, premise, whose, isGeneral } = turn.asked;
  const [point, ...otherPoints] = points;
  const [sign, ...otherSigns] = signs;
  const [house, ...otherHouses] = houses;
  const isOfPlace = about === 'placement' && whose === 'self' && point !== undefined && premise === null;
  if (
    isOfPlace &&
    house !== undefined &&
    isHouseNumber(house) &&
    otherHouses.length + otherPoints.length === 0
  )
    return housePart(point, house, turn);
  if (premise) return othersSign(turn);
  if (!sign || houses.length > 0) return [];
  if (about === 'placement' && point && otherPoints.length === otherSigns.length && points.length < 3)
    return isOfPlace && !isOfPresentSky(point, turn)
      ? points.flatMap((each, index) => placePart(each, signs[index] ?? sign, turn))
      : [];
  const isTold = points.length === 0 && OF_PEOPLE.has(about);
  return isGeneral || isTold ? signs.slice(0, 2).map((each) => signPart(each, turn)) : [];
}
