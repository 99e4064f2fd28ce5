/**
 * How far from exact an aspect counts. No source settles it: the shares and the full orbs are the site's own choice within
 * what textbooks of the twentieth century use, wide for the lights and narrow for the minor aspect. Degrees throughout.
 */
import type { AspectPointId } from './chart-types.ts';
import type { AspectId, OrbSetId } from './ids.ts';

/** Angle of each aspect, and its share of the full orb: sextile and quincunx are held tighter. */
export const ASPECT_ANGLES = {
  conjunction: { angleDeg: 0, orbShare: 1 },
  sextile: { angleDeg: 60, orbShare: 0.6 },
  square: { angleDeg: 90, orbShare: 0.9 },
  trine: { angleDeg: 120, orbShare: 0.9 },
  quincunx: { angleDeg: 150, orbShare: 0.35 },
  opposition: { angleDeg: 180, orbShare: 1 },
} as const satisfies Record<AspectId, { angleDeg: number; orbShare: number }>;

/** Full orb of each point in degrees, in the usual modern measure. */
export const ORBS_DEG = {
  sun: 10,
  moon: 10,
  mercury: 7,
  venus: 7,
  mars: 7,
  jupiter: 7,
  saturn: 7,
  uranus: 6,
  neptune: 6,
  pluto: 6,
  trueNode: 3,
  meanNode: 3,
  meanLilith: 2,
  trueLilith: 2,
  juno: 2.5,
  chiron: 3,
  ascendant: 6,
  midheaven: 6,
} as const satisfies Record<AspectPointId, number>;

/**
 * What each set makes of every orb. Three sets, not a number for each aspect: who wants them tight or wide wants all so, and
 * the pairs keep their proportions. At the widest no pair can make two aspects.
 */
export const ORB_SET_FACTORS = { standard: 1, tight: 0.6, wide: 1.25 } as const satisfies Record<
  OrbSetId,
  number
>;

/** A lesser point next to the Sun counts for no more than this multiple of its own orb. */
const LESSER_POINT_FACTOR = 1.5;

/** The widest orb in degrees that two full orbs give an aspect: their mean, held in by the lesser of the two. */
export function combinedOrbDeg(firstOrbDeg: number, secondOrbDeg: number, aspect: AspectId): number {
  const mean = (firstOrbDeg + secondOrbDeg) / 2;
  const lesser = Math.min(firstOrbDeg, secondOrbDeg);
  return ASPECT_ANGLES[aspect].orbShare * Math.min(mean, LESSER_POINT_FACTOR * lesser);
}

/** The widest orb in degrees of an aspect between two points of one chart. */
export function widestOrbDeg(first: AspectPointId, second: AspectPointId, aspect: AspectId): number {
  return combinedOrbDeg(ORBS_DEG[first], ORBS_DEG[second], aspect);
}
