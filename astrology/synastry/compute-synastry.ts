import type { HouseSystemId } from '../ids.ts';
import { compatibilityScore } from './compatibility-score.ts';
import { compositeChart } from './composite.ts';
import { davisonChart } from './davison.ts';
import { houseOverlays } from './overlays.ts';
import { isAmongAll, outermostPairs } from './possible-figures.ts';
import { synastryAspects } from './synastry-aspects.ts';
import type {
  CompatibilityScore,
  CompositeChart,
  DavisonChart,
  Overlays,
  SynastryAspect,
  SynastryPerson,
} from './synastry-types.ts';

/** An aspect of both charts as they were cast. */
export interface CertainAspect extends SynastryAspect {
  /** False where an unknown birth time may undo it. */
  certain: boolean;
}

/** All that two charts say together. */
export interface Synastry {
  /** The closest first. */
  aspects: CertainAspect[];
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

function aspectsOf(first: SynastryPerson, second: SynastryPerson): CertainAspect[] {
  const isCertain = isAmongAll(
    outermostPairs(first, second).map(([one, other]) => synastryAspects(one, other)),
  );
  return synastryAspects(first, second)
    .map((aspect) => ({ ...aspect, certain: isCertain(aspect) }))
    .toSorted((a, b) => a.orb - b.orb);
}

/** Compares two charts. Throws AstrologyError where a chart's place or instant is out of bounds, which no cast chart's is. */
export function computeSynastry(first: SynastryPerson, second: SynastryPerson): Synastry {
  return {
    aspects: aspectsOf(first, second),
    overlays: houseOverlays(first, second),
    composite: compositeChart(first, second),
    davison: davisonChart(first, second, sharedHouseSystem(first, second)),
    score: compatibilityScore(first, second),
  };
}
