import { normalizeDeg } from '../angles.ts';
import { bodyOf } from '../chart-facts.ts';
import type { Chart } from '../chart-types.ts';
import type { LunarOrbitId } from '../ids.ts';
import { isAboveHorizon } from './hemispheres.ts';

/** Whether the Sun is above the horizon, so that it is a chart of the day; null without a birth time. */
export function isDayChart({ bodies, angles }: Pick<Chart, 'bodies' | 'angles'>): boolean | null {
  return angles && isAboveHorizon(bodyOf(bodies, 'sun').longitude, angles);
}

/**
 * The Part of Fortune, a longitude in degrees: as far from the ascendant as the Moon is from the Sun, by night the Sun from the Moon
 * (Paulus Alexandrinus, Introduction, 23). Null without a birth time.
 */
export function partOfFortuneDeg({ bodies, angles }: Pick<Chart, 'bodies' | 'angles'>): number | null {
  if (!angles) return null;
  const apart = bodyOf(bodies, 'moon').longitude - bodyOf(bodies, 'sun').longitude;
  return normalizeDeg(angles.ascendant + (isDayChart({ bodies, angles }) ? apart : -apart));
}

/** The Moon's descending node, opposite the ascending one that the chart shows; a longitude in degrees. */
export function southNodeDeg({ bodies }: Pick<Chart, 'bodies'>, node: LunarOrbitId): number {
  return normalizeDeg(bodyOf(bodies, node === 'true' ? 'trueNode' : 'meanNode').longitude + 180);
}
