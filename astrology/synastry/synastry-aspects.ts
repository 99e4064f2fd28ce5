import { type AspectPoint, aspectBetween, aspectPointsOf } from '../aspects.ts';
import type { AspectId } from '../ids.ts';
import { pairRowOf } from './pair-groups.ts';
import { synastryOrbDeg } from './synastry-orbs.ts';
import type { SynastryAspect, SynastryFigure } from './synastry-types.ts';

/** What a kind of aspect counts for beside an exact trine or conjunction. */
const ASPECT_SHARES = {
  conjunction: 1,
  sextile: 0.7,
  square: 1,
  trine: 1,
  opposition: 0.9,
  quincunx: 0.5,
} as const satisfies Record<AspectId, number>;

/** 1 when exact, 0 at the edge of the orb, and slow to fall at first: the score has no jumps. */
function closenessOf(orbDeg: number, widestDeg: number): number {
  return 1 - (orbDeg / widestDeg) ** 2;
}

function aspectOf(first: AspectPoint, second: AspectPoint): SynastryAspect | null {
  // Always from the lesser longitude, or the last digit of the orb would depend on who comes first.
  const inOrder = first.longitudeDeg <= second.longitudeDeg;
  const found = inOrder ? aspectBetween(first, second) : aspectBetween(second, first);
  if (!found) return null;
  const { aspect, orb } = found;
  const widestDeg = synastryOrbDeg(first.id, second.id, aspect);
  if (orb >= widestDeg) return null;
  const strength = pairRowOf(first.id, second.id)?.strength ?? 0;
  const weight = strength * ASPECT_SHARES[aspect] * closenessOf(orb, widestDeg);
  return { first: first.id, second: second.id, aspect, orb, weight };
}

/**
 * Every aspect from a point of the first chart to a point of the second, in the order of the points. Orbs are those
 * of synastry-orbs.ts, in degrees; there is no applying between charts of two moments.
 */
export function synastryAspects(first: SynastryFigure, second: SynastryFigure): SynastryAspect[] {
  const others = aspectPointsOf(second.bodies, second.angles);
  return aspectPointsOf(first.bodies, first.angles).flatMap((point) =>
    others.flatMap((other) => aspectOf(point, other) ?? []),
  );
}
