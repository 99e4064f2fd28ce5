import type { AspectPointId } from '../../astrology/chart-types.ts';
import type { CurrentTransit } from '../../astrology/transits/current-transits.ts';
import { type MoverId, TRANSIT_MOVERS } from '../../astrology/transits/transit-movers.ts';

/** How much a transit matters by what moves: the slow planets come once in years and stay for months. */
const MOVER_WEIGHTS = {
  pluto: 50,
  neptune: 48,
  uranus: 48,
  saturn: 46,
  jupiter: 40,
  mars: 8,
  sun: 5,
  venus: 4,
  mercury: 2,
  moon: 0,
} as const satisfies Record<MoverId, number>;

/** And by what is met: the lights and the angles are the person. */
const POINT_WEIGHTS: Readonly<Partial<Record<AspectPointId, number>>> = {
  sun: 10,
  moon: 10,
  ascendant: 10,
  midheaven: 8,
  mercury: 6,
  venus: 6,
  mars: 6,
};
const OTHER_POINT_WEIGHT = 3;

/** An exact transit counts so much more than one at the edge of its orb. */
const TIGHTNESS_WEIGHT = 10;
/** What is still to come is news; what goes away is known. */
const APPLYING_WEIGHT = 2;

type Weighed = Pick<CurrentTransit, 'mover' | 'point' | 'orbDeg' | 'applying'>;

/** How much a transit matters to its person just now, 0 to about 70. */
export function transitWeight({ mover, point, orbDeg, applying }: Weighed): number {
  const tightness = 1 - Math.min(1, orbDeg / TRANSIT_MOVERS[mover].orbDeg);
  return (
    MOVER_WEIGHTS[mover] +
    (POINT_WEIGHTS[point] ?? OTHER_POINT_WEIGHT) +
    tightness * TIGHTNESS_WEIGHT +
    (applying ? APPLYING_WEIGHT : 0)
  );
}

/** A page tells two or three, and leaves the rest to the summary. */
const CHIEF_COUNT = 3;
/** Of what is there for days: so that what is there for months has a place as well. */
const MOST_PASSING = 2;

/** Of these a transit lasts for days, of the others for months. */
const PASSING: ReadonlySet<MoverId> = new Set<MoverId>(['sun', 'mercury', 'venus', 'mars']);

/**
 * The transits of an instant that matter most: first what is of these days, then what lasts for months, of each the weightiest
 * first. The Moon's are told apart.
 */
export function chiefTransits<Transit extends Weighed>(transits: readonly Transit[]): Transit[] {
  const byWeight = transits
    .filter(({ mover }) => mover !== 'moon')
    .toSorted((a, b) => transitWeight(b) - transitWeight(a));
  const passing = byWeight.filter(({ mover }) => PASSING.has(mover));
  const lasting = byWeight.filter(({ mover }) => !PASSING.has(mover));
  const told = passing.slice(0, lasting.length > 0 ? MOST_PASSING : CHIEF_COUNT);
  return [...told, ...lasting.slice(0, CHIEF_COUNT - told.length)];
}
