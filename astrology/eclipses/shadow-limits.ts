/**
 * The lines on the ground that the edge of a moving shadow just reaches: its northern and southern limits. Lengths are
 * equatorial radii of the Earth, rates by the hour. Source: the condition of the Explanatory Supplement to the Astronomical
 * Almanac, 3rd ed., chapter 11, that a place on a limit is on the edge of the cone, and only for an instant.
 */
import { type BesselianElements, type Shadow, shadowAt } from './besselian.ts';
import { type FundamentalPoint, groundBelow, groundRates } from './ground.ts';
import { LIMB_VALLEYS } from './sun-and-moon.ts';

/** Which cone: the penumbra of the partial phase, or the umbra of totality and annularity. */
export type Cone = 'penumbra' | 'umbra';

export type Side = 'north' | 'south';

/** A cone at the height of a point of the ground: its radius, and how fast that grows there by the hour. */
export interface ConeSection {
  radius: number;
  growth: number;
}

/** The cone at the height `zeta` of a point that rises by `zetaRate`; the umbra's radius is taken without its sign. */
export function coneSection(
  cone: Cone,
  { zeta }: Pick<FundamentalPoint, 'zeta'>,
  zetaRate: number,
  shadow: Shadow,
  elements: BesselianElements,
): ConeSection {
  if (cone === 'penumbra') {
    return {
      radius: shadow.penumbraRadius - zeta * elements.penumbraTangent,
      growth: shadow.penumbraRadiusRate - zetaRate * elements.penumbraTangent,
    };
  }
  const radius = shadow.umbraRadius + LIMB_VALLEYS - zeta * elements.umbraTangent;
  const growth = shadow.umbraRadiusRate - zetaRate * elements.umbraTangent;
  return { radius: Math.abs(radius), growth: Math.sign(radius) * growth };
}

/** Where the section's edge is on one side, as it moves: there a place of the ground is on the edge, but only for an instant. */
function edgeOffset(velocity: readonly [number, number], { radius, growth }: ConeSection, side: Side) {
  const speed = Math.hypot(...velocity);
  const lean = Math.acos(Math.max(-1, Math.min(1, growth / speed)));
  // From the place to the axis: for the northern limit the axis lies to the right of the shadow's motion.
  const angle = Math.atan2(velocity[1], velocity[0]) + (side === 'north' ? -lean : lean);
  return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
}

const MAX_STEPS = 60;
const PRECISION = 1e-7;

/** The point of a limit so many hours from the elements' epoch, or null where that edge of the shadow misses the Earth. */
export function limitPoint(
  elements: BesselianElements,
  cone: Cone,
  side: Side,
  hours: number,
): FundamentalPoint | null {
  const shadow = shadowAt(elements, hours);
  let point: FundamentalPoint = { xi: shadow.x, eta: shadow.y, zeta: 0 };
  // Point and radius hang on each other by the height alone; half steps calm them near the horizon.
  for (let step = 0; step < MAX_STEPS; step++) {
    const rates = groundRates(point, shadow);
    const section = coneSection(cone, point, rates.zeta, shadow, elements);
    const velocity = [shadow.xRate - rates.xi, shadow.yRate - rates.eta] as const;
    const [u, v] = edgeOffset(velocity, section, side);
    const next = groundBelow(shadow.x - u, shadow.y - v, shadow);
    if (!next) return null;
    if (Math.abs(next.zeta - point.zeta) < PRECISION) return next;
    point = { ...next, zeta: (next.zeta + point.zeta) / 2 };
  }
  return null;
}
