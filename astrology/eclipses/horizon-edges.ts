/** Places where the edge of the penumbra crosses the line of sunrise and sunset. */
import { type BesselianElements, type Shadow, shadowAt } from './besselian.ts';
import { type FundamentalPoint, groundRates, outlineTowards } from './ground.ts';
import { rootBetween } from './roots.ts';
import { coneSection } from './shadow-limits.ts';

/** Which of the two crossings, seen from the axis along the Earth's outline. */
export type Turn = 'left' | 'right';

/** How far inside the penumbra a point is when negative. */
function outside(point: FundamentalPoint, shadow: Shadow, elements: BesselianElements): number {
  const { radius } = coneSection('penumbra', point, 0, shadow, elements);
  return Math.hypot(shadow.x - point.xi, shadow.y - point.eta) - radius;
}

export interface HorizonEdge {
  point: FundamentalPoint;
  shadow: Shadow;
  /** Positive where the eclipse ends there, negative where it begins. */
  ending: number;
  /** Positive where the Sun rises, negative where it sets. */
  rising: number;
}

/** The crossing on one side at an instant, or null while the penumbra lies wholly on the day side or off the Earth. */
export function horizonEdge(elements: BesselianElements, turn: Turn, hours: number): HorizonEdge | null {
  const shadow = shadowAt(elements, hours);
  const towards = Math.atan2(shadow.y, shadow.x);
  const pointAt = (angle: number) => outlineTowards(Math.cos(angle), Math.sin(angle), shadow);
  const opposite = towards + (turn === 'left' ? Math.PI : -Math.PI);
  const angle = rootBetween((at) => outside(pointAt(at), shadow, elements), towards, opposite);
  if (angle === null) return null;
  const point = pointAt(angle);
  const rates = groundRates(point, shadow);
  const [u, v] = [shadow.x - point.xi, shadow.y - point.eta];
  const { growth } = coneSection('penumbra', point, rates.zeta, shadow, elements);
  const ending = (u * (shadow.xRate - rates.xi) + v * (shadow.yRate - rates.eta)) / Math.hypot(u, v) - growth;
  return { point, shadow, ending, rising: rates.zeta };
}

/**
 * Whether places beyond this one see nothing: the eclipse ends here as the Sun rises, or begins as it sets. Where it
 * begins at sunrise or ends at sunset, all of it is seen on the one side and part of it on the other.
 */
export function isBorder({ ending, rising }: HorizonEdge): boolean {
  return ending * rising > 0;
}
