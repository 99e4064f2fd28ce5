import type { Aspect } from '../../astrology/chart-types.ts';
import type { BodyId, SignId } from '../../astrology/ids.ts';
import type { HouseReading } from './house-reading.ts';

/** A point of a birth chart that is written about. */
export type ReadPoint = BodyId | 'ascendant' | 'midheaven';

/** A point that is read under the one across from it. */
export type AcrossPoint = 'southNode' | 'descendant' | 'imumCoeli';

/** What the point opposite says, by its sign. */
export interface AcrossReading {
  point: AcrossPoint;
  sign: SignId;
  text: string;
}

/** What a placement says, by its sign and, where there are houses, by its house. */
export interface PlacementReading {
  point: ReadPoint;
  /** Ecliptic longitude in degrees. */
  longitudeDeg: number;
  /** 1 to 12; null without a birth time, and for the angles, which make the houses. */
  house: number | null;
  signText: string;
  houseText: string | null;
  /** What it means that a planet goes back; null for one that does not. */
  retrogradeText: string | null;
  /** Null where nothing is written of what lies opposite. */
  across: AcrossReading | null;
}

/**
 * A body that stood in two signs on a day whose hour is unknown: what it means in each, in the order of time. Or an Ascendant
 * that stayed in one sign, at no degree that is known.
 */
export interface OpenReading {
  point: BodyId | 'ascendant';
  signs: readonly (readonly [sign: SignId, text: string])[];
}

/** A point that nothing stands at: the Part of Fortune by its house, the Vertex by its sign. */
export interface LotReading {
  point: 'partOfFortune' | 'vertex';
  /** Ecliptic longitude in degrees. */
  longitudeDeg: number;
  /** 1 to 12; null for the Vertex. */
  house: number | null;
  text: string;
}

/** An aspect of the chart; of some nothing is written. */
export interface AspectReading {
  aspect: Aspect;
  text: string | null;
}

/** A birth chart in words: the chief placements first, the closest aspects first. */
export interface NatalReading {
  placements: readonly (PlacementReading | OpenReading)[];
  /** None without a birth time. */
  lots: readonly LotReading[];
  aspects: readonly AspectReading[];
  /** None without a birth time. */
  houses: readonly HouseReading[];
}
