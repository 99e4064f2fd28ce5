import { normalizeDeg } from '../angles.ts';
import type { Angles, BodyPosition } from '../chart-types.ts';
import { MAIN_BODY_IDS } from '../ids.ts';

/** How many lights and planets stand on each side of the horizon and of the meridian. */
export interface Hemispheres {
  /** Above the horizon: houses 7 to 12. */
  above: number;
  below: number;
  /** On the side of the ascendant: houses 10 to 3. */
  east: number;
  west: number;
}

const MAIN_BODIES: ReadonlySet<string> = new Set(MAIN_BODY_IDS);

/** So many of ten planets on one side are more than chance makes of it. */
const ONE_SIDED = 7;

const SIDES = ['above', 'below', 'east', 'west'] as const satisfies readonly (keyof Hemispheres)[];

/** The halves of the sky that hold most of a chart's planets; none without a birth time. */
export function fullSides(sides: Hemispheres | null): (keyof Hemispheres)[] {
  return sides ? SIDES.filter((side) => sides[side] >= ONE_SIDED) : [];
}

/** Whether a longitude is above the horizon, of a point on the ecliptic. */
export function isAboveHorizon(longitudeDeg: number, { ascendant }: Pick<Angles, 'ascendant'>): boolean {
  return normalizeDeg(longitudeDeg - ascendant) >= 180;
}

/** Whether a longitude is on the side of the meridian where things rise. */
export function isEast(longitudeDeg: number, { midheaven }: Pick<Angles, 'midheaven'>): boolean {
  return normalizeDeg(longitudeDeg - midheaven) < 180;
}

/** A chart's planets by hemisphere, as their longitudes lie to its angles; null without a birth time. */
export function hemispheresOf(
  bodies: readonly Pick<BodyPosition, 'id' | 'longitude'>[],
  angles: Angles | null,
): Hemispheres | null {
  if (!angles) return null;
  const main = bodies.filter(({ id }) => MAIN_BODIES.has(id));
  const above = main.filter(({ longitude }) => isAboveHorizon(longitude, angles)).length;
  const east = main.filter(({ longitude }) => isEast(longitude, angles)).length;
  return { above, below: main.length - above, east, west: main.length - east };
}
