import type { HouseSystemId, LunarOrbitId, OrbSetId, ZodiacId } from './ids.ts';

/** What a person may choose of how a chart is drawn. */
export interface ChartSettings {
  houseSystem: HouseSystemId;
  zodiac: ZodiacId;
  /** Which of the Moon's two nodes makes aspects; both are shown. */
  node: LunarOrbitId;
  /** Which apogee of the Moon's is Lilith; the other is not shown. */
  lilith: LunarOrbitId;
  orbs: OrbSetId;
}

/** The settings of whoever chooses nothing. */
export const DEFAULT_SETTINGS: ChartSettings = {
  houseSystem: 'placidus',
  zodiac: 'tropical',
  node: 'true',
  lilith: 'mean',
  orbs: 'standard',
};
