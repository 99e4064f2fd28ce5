import { SIGN_IDS } from '../../../astrology/ids.ts';
import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import { factsOf } from '../facts/fact.ts';
import { SKY_OF_ENTRY, SKY_OF_EXIT } from '../facts/house-stays.ts';
import { loreLine } from './natal-parts.ts';
import { may, must, type Part, plain, presentParts } from './part.ts';
import { nextEvents, planPeriod, transitPart, transitsFor } from './plan-time.ts';
import { slotsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import { moonLines, passingHouseLine } from './time-parts.ts';
import type { Turn } from './turn.ts';

/** The sky as it stands, for an answer about it that would be short. */
export function skyNow(turn: Turn): Part[] {
  const { known, teller } = turn;
  const stretch = { fromMs: teller.clock.nowMs, toMs: teller.clock.nowMs + 14 * 86_400_000 };
  const [transit] = transitsFor(stretch, ['sun', 'moon'], turn);
  const moon = known.place('moon', 'sky');
  return presentParts([
    transit && transitPart(transit, turn, false),
    moon?.kind === 'placement' ? may(...moonLines(moon, teller)) : null,
  ]);
}

/** Where a body of the sky is, and through which house of one's own it goes. */
export function skyPlacePart(fact: Parameters<typeof moonLines>[0], turn: Turn): Part {
  const { frames } = turn.teller.words;
  const slots = slotsOf(fact, turn.teller);
  const pool = fact.house === null ? frames.skyPlacementOnly : frames.skyPlacement;
  const leaves = fact.stay?.toMs ? { pool: frames.leaves, slots } : null;
  return must({ pool, slots }, leaves, passingHouseLine(fact.house, turn.teller));
}

/** A body of the sky as it stands now. */
export function planSkyPlacement(point: NamedPoint, turn: Turn): Part[] {
  const { known, teller } = turn;
  const fact = known.place(point, 'sky');
  if (fact?.kind !== 'placement') return planPeriod({ ...turn, asked: { ...turn.asked, frame: 'today' } });
  const now = teller.clock.nowMs;
  const own = known.transits(now, now + 30 * 86_400_000).filter(({ body }) => body === point);
  return presentParts([
    skyPlacePart(fact, turn),
    ...own.slice(0, 2).map((transit) => transitPart(transit, turn, false)),
    may(loreLine(point, teller)),
    ...ingressParts(point, turn),
    ...skyNow(turn),
    ...nextEvents(turn),
  ]);
}

function ingressParts(point: NamedPoint, turn: Turn): Part[] {
  const { known, teller, asked } = turn;
  const ahead = factsOf(known.facts, 'ingress')
    .filter(
      ({ body, instantMs, sign }) =>
        namedPoint(body) === point &&
        instantMs > teller.clock.nowMs &&
        (asked.signs.length === 0 || asked.signs.includes(sign)),
    )
    .toSorted((a, b) => a.instantMs - b.instantMs);
  return ahead
    .slice(0, 1)
    .map((fact) => must({ pool: teller.words.frames.ingress, slots: slotsOf(fact, teller) }));
}

/** When a body comes or came into the house that is asked about, and when it goes on from it; of one that is there where it is now, too. */
function houseStayParts(point: NamedPoint, turn: Turn): Part[] {
  const { known, teller, asked } = turn;
  const { frames } = teller.words;
  if (asked.houses.length !== 1) return [];
  if (known.hasBirth && !known.hasHour) return [must(plain(frames.houseNeedsHour))];
  const enters = known.place(point, 'sky', SKY_OF_ENTRY);
  const leaves = known.place(point, 'sky', SKY_OF_EXIT);
  const isBehind = [enters, leaves].some(
    (fact) => fact?.kind === 'placement' && (fact.instantMs ?? 0) < teller.clock.nowMs,
  );
  return presentParts([
    enters &&
      must({ pool: frames[isBehind ? 'houseEntered' : 'houseEntry'], slots: slotsOf(enters, teller) }),
    leaves && must({ pool: frames[isBehind ? 'houseLeft' : 'houseExit'], slots: slotsOf(leaves, teller) }),
  ]);
}

/** When a body comes into a sign, or leaves the one it is in and came into it. */
export function planIngress(turn: Turn): Part[] {
  const { asked, known, teller } = turn;
  // A sign's season begins with the Sun.
  const point = asked.points[0] ?? (asked.signs.length > 0 ? 'sun' : undefined);
  if (!point) return planPeriod(turn);
  const ofHouse = houseStayParts(point, turn);
  const place = known.place(point, 'sky');
  if (ofHouse.length > 0) {
    const [there, ...others] = planSkyPlacement(point, turn);
    // "When does Neptune come into my 10th house?", where it is already.
    const house = place?.kind === 'placement' ? place.house : null;
    const isInside = house === asked.houses[0] && asked.want !== 'untilWhen' && !asked.isOver;
    return presentParts(isInside ? [there, ...ofHouse, ...others] : [...ofHouse, there, ...others]);
  }
  const isThere = place?.kind === 'placement' && place.stay?.toMs && asked.signs.includes(place.sign);
  // The other wordings go on from a sentence before.
  const until = isThere
    ? must({ pool: teller.words.frames.untilStay.slice(0, 1), slots: slotsOf(place, teller) })
    : null;
  const rest = [...ingressParts(point, turn), ...planSkyPlacement(point, turn)];
  if (isLeft(point, turn)) return presentParts([enteredPart(point, turn), ...planSkyPlacement(point, turn)]);
  if (!until || place?.kind !== 'placement') return rest;
  const [, ...others] = rest;
  const house = place.house === null ? null : skyPlacePart({ ...place, stay: null }, turn);
  return presentParts([until, enteredPart(point, turn), house, ...others]);
}

/** Those come to a sign again after years: the sign before theirs is asked of for when they left it. */
const SLOW: ReadonlySet<NamedPoint> = new Set(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']);

/** "What does Neptune in Aries mean?", asked while it is there and born elsewhere: the sky is meant, and not the birth. */
export function isOfPresentSky(point: NamedPoint, { asked, known }: Turn): boolean {
  const [sign] = asked.signs;
  if (!SLOW.has(point) || !sign || asked.premise || asked.houses.length > 0) return false;
  return known.place(point, 'sky')?.sign === sign && known.place(point)?.sign !== sign;
}

/** Whether the sign that is named is the one a slow body has just gone out of. */
function isLeft(point: NamedPoint, { asked, known }: Turn): boolean {
  const place = known.place(point, 'sky');
  const before = place ? SIGN_IDS.at(SIGN_IDS.indexOf(place.sign) - 1) : undefined;
  return SLOW.has(point) && before !== undefined && asked.signs.includes(before);
}

/** When a body came into the sign where it is. */
function enteredPart(point: NamedPoint, { known, teller }: Turn): Part | null {
  const entry = factsOf(known.facts, 'ingress')
    .filter(({ body, instantMs }) => namedPoint(body) === point && instantMs <= teller.clock.nowMs)
    .toSorted((a, b) => b.instantMs - a.instantMs)[0];
  return entry ? must({ pool: teller.words.frames.entered, slots: slotsOf(entry, teller) }) : null;
}
