import { env } from 'cloudflare:workers';
import type { FarAge, OrbitTables } from '../../astrology/orbit-ages.ts';
import { fetchWordsFile } from '../words-assets.ts';

/**
 * Takes the place of orbit-files.ts in the built worker: the orbits of a far age lie beside it among the words, 76 kB compressed that
 * neither its bundle nor its start knows of. @throws Error where they cannot be reached.
 */
export async function readOrbits(age: FarAge): Promise<OrbitTables> {
  const tables = await fetchWordsFile(env.ASSETS, `orbits/${age}`);
  if (!tables) throw new Error(`no orbits ${age}`);
  // The build wrote it from the module of this name (scripts/vite/tables-beside-worker.ts).
  return tables as unknown as OrbitTables;
}
