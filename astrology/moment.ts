import { type EarthOrientation, earthOrientation } from './earth-orientation.ts';
import { heliocentricEarth } from './heliocentric.ts';
import { type Moon, moonAt } from './moon.ts';
import type { StateVector } from './vectors.ts';

/** What every body's position at one instant has in common, computed once. */
export interface Moment {
  instantMs: number;
  orientation: EarthOrientation;
  moon: Moon;
  /** The Earth's heliocentric state. */
  earth: StateVector;
}

/** The moment of an instant, UTC ms, within the tables (1897 to 2102). Some 25 microseconds of work, the Moon's most of it. */
export function momentOf(instantMs: number): Moment {
  const orientation = earthOrientation(instantMs);
  const moon = moonAt(orientation);
  return { instantMs, orientation, moon, earth: heliocentricEarth(moon.equatorial, orientation.ttDays) };
}
