import { type ChartSettings, DEFAULT_SETTINGS } from '../chart-settings.ts';
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
  SynastryFigure,
  SynastryPerson,
} from './synastry-types.ts';

/** An aspect of both charts as they were cast. */
export interface CertainAspect extends SynastryAspect {
  /** False where an unknown birth time may undo it. */
  certain: boolean;
}

/** What two charts say together, whenever and wherever they were cast. */
export interface Comparison {
  /** The closest first. */
  aspects: CertainAspect[];
  overlays: Overlays;
  composite: CompositeChart;
  score: CompatibilityScore;
}

/** All that two charts say together. */
export interface Synastry extends Comparison {
  davison: DavisonChart;
}

/** The Davison chart is drawn as the first of the two, its houses where both charts agree on them. */
function sharedSettings(first: SynastryPerson, second: SynastryPerson): ChartSettings {
  const system = first.houses?.system;
  const agree = system !== undefined && system === second.houses?.system;
  return { ...first.settings, houseSystem: agree ? system : DEFAULT_SETTINGS.houseSystem };
}

function aspectsOf(first: SynastryFigure, second: SynastryFigure): CertainAspect[] {
  const isCertain = isAmongAll(
    outermostPairs(first, second).map(([one, other]) => synastryAspects(one, other)),
  );
  return synastryAspects(first, second)
    .map((aspect) => ({ ...aspect, certain: isCertain(aspect) }))
    .toSorted((a, b) => a.orb - b.orb);
}

/** Compares two charts by where things stand in them alone. */
export function compareFigures(first: SynastryFigure, second: SynastryFigure): Comparison {
  return {
    aspects: aspectsOf(first, second),
    overlays: houseOverlays(first, second),
    composite: compositeChart(first, second),
    score: compatibilityScore(first, second),
  };
}

/** Compares two charts. Throws AstrologyError where a chart's place or instant is out of bounds, which no cast chart's is. */
export function computeSynastry(first: SynastryPerson, second: SynastryPerson): Synastry {
  return {
    ...compareFigures(first, second),
    davison: davisonChart(first, second, sharedSettings(first, second)),
  };
}
