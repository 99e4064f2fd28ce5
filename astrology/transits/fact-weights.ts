import type { AspectId, BodyId } from '../ids.ts';
import type { HoroscopeFact, PlainFact } from './horoscope-facts.ts';

/** How much each kind of fact matters before its particulars, from 0 to 100. */
const KIND_WEIGHTS = {
  lunation: 60,
  station: 56,
  ingress: 46,
  aspect: 42,
  rulerAspect: 40,
  moonHouse: 36,
  placement: 20,
} as const satisfies Record<HoroscopeFact['kind'], number>;

/** Slow bodies seldom change sign or direction, so it says more when they do. */
const EVENT_WEIGHTS: Partial<Record<BodyId, number>> = {
  sun: 8,
  mercury: 2,
  venus: 4,
  mars: 6,
  jupiter: 12,
  saturn: 12,
  uranus: 16,
  neptune: 16,
  pluto: 16,
};

/** Where fast bodies stand is news; where slow ones do was so last year as well. */
const PLACEMENT_WEIGHTS: Partial<Record<BodyId, number>> = {
  sun: 12,
  mercury: 6,
  venus: 8,
  mars: 8,
  jupiter: 6,
  saturn: 5,
  uranus: 2,
  neptune: 1,
  pluto: 1,
};

const ASPECT_WEIGHTS = {
  conjunction: 8,
  opposition: 6,
  square: 5,
  trine: 4,
  sextile: 2,
  quincunx: 0,
} as const satisfies Record<AspectId, number>;

const RULER_WEIGHT = 14;
const NEW_OR_FULL_WEIGHT = 20;
const ANGULAR_HOUSE_WEIGHT = 4;
/** The Moon aspects everything within a month, so one of its aspects is worth less. */
const MOON_ASPECT_WEIGHT = -14;
const ORB_WEIGHT_PER_DEG = -4;

function isAngular(house: number): boolean {
  return house % 3 === 1;
}

function particularsOf(fact: PlainFact, isRuler: (body: BodyId) => boolean): number {
  const ruler = (body: BodyId) => (isRuler(body) ? RULER_WEIGHT : 0);
  switch (fact.kind) {
    case 'lunation':
      return (
        (fact.phase === 'newMoon' || fact.phase === 'fullMoon' ? NEW_OR_FULL_WEIGHT : 0) + ruler('moon') / 2
      );
    case 'station':
    case 'ingress':
      return (EVENT_WEIGHTS[fact.body] ?? 0) + ruler(fact.body);
    case 'aspect':
      return (
        ASPECT_WEIGHTS[fact.aspect] +
        ((EVENT_WEIGHTS[fact.first] ?? 0) + (EVENT_WEIGHTS[fact.second] ?? 0)) / 4 +
        Math.max(ruler(fact.first), ruler(fact.second)) +
        (fact.first === 'moon' || fact.second === 'moon' ? MOON_ASPECT_WEIGHT : 0)
      );
    case 'rulerAspect':
      return ASPECT_WEIGHTS[fact.aspect] + fact.orb * ORB_WEIGHT_PER_DEG;
    case 'placement':
      return (PLACEMENT_WEIGHTS[fact.body] ?? 0) + ruler(fact.body);
    case 'moonHouse':
      return ruler('moon') / 2;
  }
}

/** How much a fact matters to a sign: what is rare, what concerns its ruler, what falls in an angular house. */
export function weightOf(fact: PlainFact, isRuler: (body: BodyId) => boolean): number {
  const house = 'house' in fact ? fact.house : fact.firstHouse;
  return (
    KIND_WEIGHTS[fact.kind] + particularsOf(fact, isRuler) + (isAngular(house) ? ANGULAR_HOUSE_WEIGHT : 0)
  );
}
