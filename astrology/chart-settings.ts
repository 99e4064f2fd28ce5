import type { BodyId, HouseSystemId, LunarOrbitId, OrbSetId, ZodiacId } from './ids.ts';
import { BODY_IDS } from './ids.ts';

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

const WITH_TRUE_LILITH: readonly BodyId[] = BODY_IDS.map((id) => (id === 'meanLilith' ? 'trueLilith' : id));

/** The bodies that a chart shows, in its order. */
export function bodyIdsOf({ lilith }: Pick<ChartSettings, 'lilith'>): readonly BodyId[] {
  return lilith === 'true' ? WITH_TRUE_LILITH : BODY_IDS;
}
