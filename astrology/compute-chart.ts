import { aspectPointsOf, aspectsAmong } from './aspects.ts';
import { AstrologyError } from './astrology-error.ts';
import { type ChartSettings, DEFAULT_SETTINGS } from './chart-settings.ts';
import type { Chart, ChartNotice } from './chart-types.ts';
import { frameOf } from './house-frame.ts';
import { availableHouseSystem } from './houses.ts';
import { HOUSE_SYSTEM_IDS, type HouseSystemId } from './ids.ts';
import { momentOf } from './moment.ts';
import { assertPlace, bodiesAt, localSphereOf } from './placements.ts';
import { bodyIdsOf } from './shown-bodies.ts';
import { zodiacShift } from './sidereal.ts';
import { assertChartInstant } from './time-scales.ts';

export { computeTimelessChart } from './timeless-chart.ts';

export interface ChartRequest extends Partial<ChartSettings> {
  /** UTC, milliseconds since 1970; 1799-12-01 to 2200-02-01. */
  instantMs: number;
  /** Geographic, north positive, -90 to 90. */
  latitudeDeg: number;
  /** East positive, -180 to 180. */
  longitudeDeg: number;
  houseSystem: HouseSystemId;
}

/**
 * The chart of an instant and a place; what is not set is as in DEFAULT_SETTINGS. Beyond the polar circles Placidus and Koch
 * give way to Porphyry, with a notice. Before 1898 and after 2101 it wants the orbits of that age (orbit-ages.ts).
 * Throws AstrologyError: `invalid_instant`, `date_out_of_range`, `invalid_latitude`, `invalid_longitude`,
 * `invalid_house_system`.
 */
export function computeChart({ instantMs, latitudeDeg, longitudeDeg, ...chosen }: ChartRequest): Chart {
  assertChartInstant(instantMs);
  assertPlace(latitudeDeg, longitudeDeg);
  const settings: ChartSettings = { ...DEFAULT_SETTINGS, ...chosen };
  const { houseSystem, zodiac, node, orbs } = settings;
  if (!HOUSE_SYSTEM_IDS.includes(houseSystem)) {
    throw new AstrologyError('invalid_house_system', `no house system "${houseSystem}"`);
  }
  const moment = momentOf(instantMs);
  const sphere = localSphereOf(moment, latitudeDeg, longitudeDeg);
  const shift = zodiacShift(zodiac, moment.orientation);
  const used = availableHouseSystem(houseSystem, sphere);
  const { angles, houses } = frameOf(used, sphere, shift);
  const bodies = bodiesAt(moment, houses.cusps, { ids: bodyIdsOf(settings), shift });
  const notices: ChartNotice[] =
    used === houseSystem ? [] : [{ code: 'polar_fallback', requested: houseSystem, used }];
  return {
    instantMs,
    settings,
    ayanamsa: shift?.shiftDeg ?? null,
    bodies,
    angles,
    houses,
    aspects: aspectsAmong(aspectPointsOf(bodies, angles, node), orbs),
    notices,
  };
}
