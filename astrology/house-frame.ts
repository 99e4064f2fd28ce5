import { anglesOf, type LocalSphere } from './angle-points.ts';
import type { Angles, Houses } from './chart-types.ts';
import { housesOf } from './houses.ts';
import type { HouseSystemId } from './ids.ts';
import { shiftedDeg, type ZodiacShift } from './sidereal.ts';

/** What a chart stands in. */
export interface HouseFrame {
  angles: Angles;
  houses: Houses;
}

function shiftedAngles(angles: Angles, shift: ZodiacShift): Angles {
  return {
    ascendant: shiftedDeg(angles.ascendant, shift),
    midheaven: shiftedDeg(angles.midheaven, shift),
    descendant: shiftedDeg(angles.descendant, shift),
    imumCoeli: shiftedDeg(angles.imumCoeli, shift),
    vertex: shiftedDeg(angles.vertex, shift),
  };
}

/**
 * The angles and houses of a place in a zodiac. Houses divide the sky, whatever the zodiac, but for whole signs, which are
 * the zodiac's own.
 */
export function frameOf(system: HouseSystemId, sphere: LocalSphere, shift: ZodiacShift | null): HouseFrame {
  const ofDate = anglesOf(sphere);
  if (!shift) return { angles: ofDate, houses: housesOf(system, sphere, ofDate) };
  const angles = shiftedAngles(ofDate, shift);
  if (system === 'wholeSign') return { angles, houses: housesOf(system, sphere, angles) };
  const cusps = housesOf(system, sphere, ofDate).cusps.map((cusp) => shiftedDeg(cusp, shift));
  return { angles, houses: { system, cusps } };
}
