import type { ChartSettings } from './chart-settings.ts';
import type { AspectId, BodyId, HouseSystemId, SignId } from './ids.ts';

/** One body as seen from the Earth's centre: apparent, on the true ecliptic of date, counted as the chart's zodiac does. */
export interface BodyPosition {
  id: BodyId;
  /** Ecliptic longitude in degrees, 0 <= x < 360. */
  longitude: number;
  /** Ecliptic latitude in degrees. */
  latitude: number;
  /** Change of longitude in degrees per day; negative while retrograde. */
  speed: number;
  sign: SignId;
  /** Degrees within the sign, 0 <= x < 30. */
  signDegree: number;
  /** 1..12, or null when the birth time is unknown. */
  house: number | null;
  retrograde: boolean;
}

/** Ecliptic longitudes of the angles, in degrees. */
export interface Angles {
  ascendant: number;
  midheaven: number;
  descendant: number;
  imumCoeli: number;
  vertex: number;
}

export interface Houses {
  system: HouseSystemId;
  /** Twelve ecliptic longitudes in degrees; cusps[0] is the first house. */
  cusps: number[];
}

/** A point that takes part in aspects: a body, or one of the two aspected angles. */
export type AspectPointId = BodyId | 'ascendant' | 'midheaven';

export interface Aspect {
  first: AspectPointId;
  second: AspectPointId;
  aspect: AspectId;
  /** Distance from the exact aspect in degrees, always positive. */
  orb: number;
  /** True while the orb shrinks. For an aspect to an angle, null: angles move by the minute. */
  applying: boolean | null;
}

/** Something that the reader of a chart should be told; the code is stable, the words are the page's. */
export type ChartNotice =
  | { code: 'polar_fallback'; requested: HouseSystemId; used: HouseSystemId }
  | { code: 'time_unknown' }
  | { code: 'time_window' };

export interface Chart {
  /** UTC milliseconds. For an unknown time local noon of the birthday, or the middle of the stretch that is known. */
  instantMs: number;
  /** What it was drawn by, the house system as it was asked for. */
  settings: ChartSettings;
  /** How far the equinox of date is from the first point of a sidereal zodiac, nutation included; degrees. Null in the tropical. */
  ayanamsa: number | null;
  bodies: BodyPosition[];
  angles: Angles | null;
  houses: Houses | null;
  aspects: Aspect[];
  notices: ChartNotice[];
}

/** What a chart looks like, apart from when it is: all that a wheel and its tables need. */
export type ChartFigure = Pick<Chart, 'bodies' | 'angles' | 'houses' | 'aspects'>;
