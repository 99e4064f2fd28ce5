import type { AspectPointId } from '../chart-types.ts';
import type { AspectId } from '../ids.ts';
import { combinedOrbDeg } from '../orbs.ts';

/**
 * Full orb of each point between two charts, in degrees: some two thirds of the orb within one chart, since two
 * charts make four times as many pairs. Points with 0 make no aspects.
 */
export const SYNASTRY_ORBS_DEG = {
  sun: 7,
  moon: 7,
  mercury: 5,
  venus: 5,
  mars: 5,
  jupiter: 5,
  saturn: 5,
  uranus: 3.5,
  neptune: 3.5,
  pluto: 3.5,
  trueNode: 2.5,
  meanNode: 0,
  meanLilith: 1.5,
  trueLilith: 1.5,
  juno: 2,
  chiron: 2,
  ascendant: 5,
  midheaven: 4,
} as const satisfies Record<AspectPointId, number>;

/** The widest orb in degrees of an aspect between two people's points; never wider than within one chart. */
export function synastryOrbDeg(first: AspectPointId, second: AspectPointId, aspect: AspectId): number {
  return combinedOrbDeg(SYNASTRY_ORBS_DEG[first], SYNASTRY_ORBS_DEG[second], aspect);
}
