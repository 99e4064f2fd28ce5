import type { Aspect } from '../../astrology/chart-types.ts';
import type { BodyId } from '../../astrology/ids.ts';

/** A point of a birth chart that is written about. */
export type ReadPoint = BodyId | 'ascendant' | 'midheaven';

/** What a placement says, by its sign and, where there are houses, by its house. */
export interface PlacementReading {
  point: ReadPoint;
  /** Ecliptic longitude in degrees. */
  longitudeDeg: number;
  /** 1 to 12; null without a birth time, and for the angles, which make the houses. */
  house: number | null;
  signText: string;
  houseText: string | null;
}

/** An aspect of the chart; of some nothing is written. */
export interface AspectReading {
  aspect: Aspect;
  text: string | null;
}

/** A birth chart in words: the chief placements first, the closest aspects first. */
export interface NatalReading {
  placements: readonly PlacementReading[];
  aspects: readonly AspectReading[];
}
