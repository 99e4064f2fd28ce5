import type { HouseSystemId } from '../ids.ts';
import { compatibilityScore } from './compatibility.ts';
import { compositeChart } from './composite.ts';
import { davisonChart } from './davison.ts';
import { houseOverlays } from './overlays.ts';
import { synastryAspects } from './synastry-aspects.ts';
import type {
  CompatibilityScore,
  CompositeChart,
  DavisonChart,
  Overlays,
  SynastryAspect,
  SynastryPerson,
} from './synastry-types.ts';

/** All that two charts say together. */
export interface Synastry {
  /** The closest first. */
  aspects: SynastryAspect[];
  overlays: Overlays;
  composite: CompositeChart;
  davison: DavisonChart;
  score: CompatibilityScore;
}

const DEFAULT_HOUSE_SYSTEM: HouseSystemId = 'placidus';

/** The Davison chart's houses are those of both charts where these agree. */
function sharedHouseSystem(first: SynastryPerson, second: SynastryPerson): HouseSystemId {
  const system = first.houses?.system;
  return system !== undefined && system === second.houses?.system ? system : DEFAULT_HOUSE_SYSTEM;
}

/** Compares two charts. Throws AstrologyError where a chart's place or instant is out of bounds, which no cast chart's is. */
export function computeSynastry(first: SynastryPerson, second: SynastryPerson): Synastry {
  return {
    aspects: synastryAspects(first, second).toSorted((a, b) => a.orb - b.orb),
    overlays: houseOverlays(first, second),
    composite: compositeChart(first, second),
    davison: davisonChart(first, second, sharedHouseSystem(first, second)),
    score: compatibilityScore(first, second),
  };
}
