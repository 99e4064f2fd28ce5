import type { AspectPointId, Chart } from '../../../astrology/chart-types.ts';
import type { DayFacts } from '../../../astrology/day-facts.ts';
import { type BodyId, MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import type { SynastryPerson } from '../../../astrology/synastry/synastry-types.ts';

/** A birth's chart as far as facts are read from it. The house's own charts of births are such. */
export interface KnownChart
  extends Pick<Chart, 'instantMs' | 'settings' | 'bodies' | 'angles' | 'houses' | 'aspects'> {
  /** What is certain of a day whose hour is unknown; null where the hour is known. */
  day: DayFacts | null;
  /** Where it was cast; degrees, north and east positive. */
  place: { latitude: number; longitude: number };
}

/** The bodies that are spoken of: of the two nodes and the two Liliths one, as the chart is set. */
export function spokenBodyIds({ node, lilith }: KnownChart['settings']): ReadonlySet<BodyId> {
  return new Set<BodyId>([
    ...MAIN_BODY_IDS,
    node === 'true' ? 'trueNode' : 'meanNode',
    lilith === 'true' ? 'trueLilith' : 'meanLilith',
    'juno',
    'chiron',
  ]);
}

/** Whether an aspect is spoken of, both its points being so. */
export function isSpokenPoint(spoken: ReadonlySet<BodyId>, point: AspectPointId): boolean {
  return point === 'ascendant' || point === 'midheaven' || spoken.has(point);
}

/** A chart as a person of the synastry. */
export function personOf({ bodies, angles, houses, instantMs, settings, place }: KnownChart): SynastryPerson {
  return {
    bodies,
    angles,
    houses,
    instantMs,
    settings,
    latitudeDeg: place.latitude,
    longitudeDeg: place.longitude,
  };
}
