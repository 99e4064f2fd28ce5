import type { FarAge, OrbitTables } from '../../astrology/orbit-ages.ts';
import { readBeside } from '../words-assets.ts';

/**
 * Takes the place of orbit-files.ts in the built worker: the orbits of a far age lie beside it among the words, 76 kB compressed that
 * neither its bundle nor its start knows of. @throws Error where they cannot be reached.
 */
export function readOrbits(age: FarAge): Promise<OrbitTables> {
  return readBeside(`orbits/${age}`);
}
