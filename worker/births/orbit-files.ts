import type { FarAge, OrbitTables } from '../../astrology/orbit-ages.ts';

/**
 * The orbits of a far age. In the sources, tests and the development server they are modules; the built worker reads the same from
 * beside itself (worker/births/orbit-assets.ts takes this module's place there).
 */
export function readOrbits(age: FarAge): Promise<OrbitTables> {
  return age === 'before'
    ? import('../../astrology/tables/orbits-before.table.ts')
    : import('../../astrology/tables/orbits-after.table.ts');
}
