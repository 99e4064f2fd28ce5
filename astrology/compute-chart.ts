import { anglesOf } from './angle-points.ts';
import { aspectPointsOf, aspectsAmong } from './aspects.ts';
import { AstrologyError } from './astrology-error.ts';
import type { Chart, ChartNotice } from './chart-types.ts';
import { availableHouseSystem, housesOf } from './houses.ts';
import { HOUSE_SYSTEM_IDS, type HouseSystemId } from './ids.ts';
import { momentOf } from './moment.ts';
import { assertPlace, bodiesAt, localSphereOf } from './placements.ts';
import { assertInstant } from './time-scales.ts';

export { computeTimelessChart } from './timeless-chart.ts';

export interface ChartRequest {
  /** UTC, milliseconds since 1970; 1899-12-01 to 2100-02-01. */
  instantMs: number;
  /** Geographic, north positive, -90 to 90. */
  latitudeDeg: number;
  /** East positive, -180 to 180. */
  longitudeDeg: number;
  houseSystem: HouseSystemId;
}

/**
 * The chart of an instant and a place. Beyond the polar circles Placidus and Koch give way to Porphyry, with a notice.
 * Throws AstrologyError: `invalid_instant`, `date_out_of_range`, `invalid_latitude`, `invalid_longitude`,
 * `invalid_house_system`.
 */
export function computeChart({ instantMs, latitudeDeg, longitudeDeg, houseSystem }: ChartRequest): Chart {
  assertInstant(instantMs);
  assertPlace(latitudeDeg, longitudeDeg);
  if (!HOUSE_SYSTEM_IDS.includes(houseSystem)) {
    throw new AstrologyError('invalid_house_system', `no house system "${houseSystem}"`);
  }
  const moment = momentOf(instantMs);
  const sphere = localSphereOf(moment, latitudeDeg, longitudeDeg);
  const angles = anglesOf(sphere);
  const used = availableHouseSystem(houseSystem, sphere);
  const houses = housesOf(used, sphere, angles);
  const bodies = bodiesAt(moment, houses.cusps);
  const notices: ChartNotice[] =
    used === houseSystem ? [] : [{ code: 'polar_fallback', requested: houseSystem, used }];
  return {
    instantMs,
    bodies,
    angles,
    houses,
    aspects: aspectsAmong(aspectPointsOf(bodies, angles)),
    notices,
  };
}
