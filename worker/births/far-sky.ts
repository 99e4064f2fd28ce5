import { farAgeOf, giveFarOrbits, hasFarOrbits } from '../../astrology/orbit-ages.ts';
import { readOrbits } from './orbit-files.ts';

/** Sees to it that a chart of this instant can be drawn, UTC ms: the first of a far age reads its orbits. @throws Error where they cannot be read. */
export async function readSkyOf(instantMs: number): Promise<void> {
  const age = farAgeOf(instantMs);
  if (age && !hasFarOrbits(age)) giveFarOrbits(age, await readOrbits(age));
}
