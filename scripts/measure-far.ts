import { separationDeg } from '../astrology/angles.ts';
import { bodyOf } from '../astrology/chart-facts.ts';
import { computeChart } from '../astrology/compute-chart.ts';
import { BODY_IDS, type UsualBodyId } from '../astrology/ids.ts';
import { type FarAge, farAgeOf, giveFarOrbits } from '../astrology/orbit-ages.ts';
import * as after from '../astrology/tables/orbits-after.table.ts';
import * as before from '../astrology/tables/orbits-before.table.ts';

/** A reference chart of a far age: bodies as [longitude, latitude, speed a day]. */
export interface FarChart {
  instant: string;
  bodies: Record<UsualBodyId, readonly [number, number, number]>;
}

/** The largest errors of a body's longitude before 1900 and after 2099, in arcseconds. */
export interface FarRow extends Record<FarAge, number> {
  id: UsualBodyId;
}

/** Compares every body of charts that lie outside 1900 to 2099 with what this core computes; gives it their orbits. */
export function measureFar(charts: readonly FarChart[]): FarRow[] {
  giveFarOrbits('before', before);
  giveFarOrbits('after', after);
  const rows = new Map(BODY_IDS.map((id) => [id, { id, before: 0, after: 0 }]));
  for (const { instant, bodies: expected } of charts) {
    const instantMs = Date.parse(instant);
    const { bodies } = computeChart({ instantMs, latitudeDeg: 0, longitudeDeg: 0, houseSystem: 'equal' });
    const age = farAgeOf(instantMs) ?? (instantMs < 0 ? 'before' : 'after');
    for (const [id, row] of rows) {
      const error = separationDeg(expected[id][0], bodyOf(bodies, id).longitude) * 3600;
      row[age] = Math.max(row[age], error);
    }
  }
  return [...rows.values()];
}
