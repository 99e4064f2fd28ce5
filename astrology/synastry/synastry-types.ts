import type { ChartSettings } from '../chart-settings.ts';
import type { AspectPointId, Chart, ChartFigure } from '../chart-types.ts';
import type { AspectId, BodyId } from '../ids.ts';

/** What synastry reads of a chart. Without a birth time angles and houses are null, the bodies as at noon. */
export type SynastryFigure = Pick<ChartFigure, 'bodies' | 'angles' | 'houses'>;

/** A person: the chart, and when and where it was cast, which the Davison chart needs. */
export interface SynastryPerson extends SynastryFigure {
  instantMs: number;
  latitudeDeg: number;
  longitudeDeg: number;
  /** How both charts are drawn; they must be of one zodiac. */
  settings: ChartSettings;
}

/** An aspect from a point of the first chart to a point of the second. */
export interface SynastryAspect {
  /** Of the first person. */
  first: AspectPointId;
  /** Of the second person. */
  second: AspectPointId;
  aspect: AspectId;
  /** Distance from the exact aspect in degrees, always positive. */
  orb: number;
  /** How much it counts before the score is scaled: the pair's strength by closeness. 0 for pairs that the score does not read. */
  weight: number;
}

export interface Overlay {
  body: BodyId;
  /** 1..12, of the other person's houses. */
  house: number;
}

/** Whose bodies fall into whose houses; null where the hours of the houses' owner are unknown. */
export interface Overlays {
  firstInSecond: Overlay[] | null;
  secondInFirst: Overlay[] | null;
}

/** A chart of midpoints. Its aspects neither apply nor separate: midpoints belong to no one moment. */
export type CompositeChart = ChartFigure;

/** The chart of the time and place halfway between two births. */
export interface DavisonChart extends Chart {
  latitude: number;
  longitude: number;
}

export const THEME_IDS = ['attraction', 'talk', 'home', 'time', 'trouble'] as const;
/** `time` is what lasts; `trouble` is friction, and the only theme that takes points away. */
export type ThemeId = (typeof THEME_IDS)[number];

/** One aspect's part in the score. An aspect that both draws and chafes has two. */
export interface Contribution {
  first: AspectPointId;
  second: AspectPointId;
  aspect: AspectId;
  orb: number;
  /** Points of the total that it gives, or takes where negative; to a hundredth. */
  weight: number;
  theme: ThemeId;
  /** False where an unknown birth time may undo it. */
  certain: boolean;
}

export interface ThemeScore {
  theme: ThemeId;
  /** 0 to 100: how much of it there is. For `trouble`, more is harder. */
  level: number;
  /** The sum of its contributions. */
  points: number;
}

export interface CompatibilityScore {
  /** 0 to 100, the base and all contributions, rounded. */
  total: number;
  /** What two charts without a single aspect would get. */
  base: number;
  themes: ThemeScore[];
  /** The weightiest first. */
  contributions: Contribution[];
  /** The least and the greatest total over the hours that are possible; both the total where both hours are known. */
  range: { low: number; high: number };
  /** Whose hour is not known: their angles are left out. */
  unknownTimes: ('first' | 'second')[];
}
