import type { MainBodyId, SignId } from '../astrology/ids.ts';

/** Where one of a person's bodies stands. `sign` is null where the day of birth leaves two open. */
export interface BasicPlanet {
  id: MainBodyId;
  /** Degrees of ecliptic longitude; at noon where the hour is not known. */
  longitude: number;
  sign: SignId | null;
  house: number | null;
  retrograde: boolean;
}

/**
 * GET /api/astrology/basic-planets: a person's own planets; empty and null where no birth is kept, or its place cannot be
 * looked up just now.
 */
export interface BasicPlanets {
  planets: readonly BasicPlanet[];
  ascendant: { longitude: number; sign: SignId; signDegree: number } | null;
  /** Why there are none. */
  missing: 'birth' | 'places' | null;
}
