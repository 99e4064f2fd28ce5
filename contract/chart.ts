import * as v from 'valibot';
import { ChartSettings } from './setting-choices.ts';
import {
  AspectName,
  AspectPoint,
  Body,
  House,
  HouseSystem,
  Instant,
  Longitude,
  Orb,
  Sign,
  SignDegree,
} from './vocabulary.ts';

/** One body as seen from the Earth's centre: apparent, on the true ecliptic of date. */
export const BodyPosition = v.object({
  id: Body,
  longitude: Longitude,
  /** Ecliptic latitude in degrees. */
  latitude: v.number(),
  /** Degrees per day; negative while retrograde. */
  speed: v.number(),
  sign: Sign,
  signDegree: SignDegree,
  /** Null where the birth time is unknown. */
  house: v.nullable(House),
  retrograde: v.boolean(),
});

/** Ecliptic longitudes. */
export const Angles = v.object({
  ascendant: Longitude,
  midheaven: Longitude,
  descendant: Longitude,
  imumCoeli: Longitude,
  vertex: Longitude,
});

/** Twelve ecliptic longitudes; the first is the first house's. */
export const Houses = v.object({ system: HouseSystem, cusps: v.pipe(v.array(Longitude), v.length(12)) });

export const Aspect = v.object({
  first: AspectPoint,
  second: AspectPoint,
  aspect: AspectName,
  orb: Orb,
  /** Whether the orb shrinks; null for an aspect to an angle, which moves by the minute. */
  applying: v.nullable(v.boolean()),
});

/** Something that the reader of a chart should be told. */
export const ChartNotice = v.variant('code', [
  v.object({ code: v.literal('polar_fallback'), requested: HouseSystem, used: HouseSystem }),
  v.object({ code: v.literal('time_unknown') }),
  /** The time is known as a stretch of the day. */
  v.object({ code: v.literal('time_window') }),
]);
export const ChartNotices = v.array(ChartNotice);

/** A longitude with the sign that it falls in. */
export const Placement = v.object({ longitude: Longitude, sign: Sign, signDegree: SignDegree });

/** What a chart looks like, apart from when it is. Angles and houses are null where the hour is unknown. */
export const ChartFigure = v.object({
  bodies: v.array(BodyPosition),
  angles: v.nullable(Angles),
  houses: v.nullable(Houses),
  aspects: v.array(Aspect),
});

/** A chart of the sky; for an unknown time of local noon, for a stretch of time of its middle. */
export const Chart = v.object({
  instant: Instant,
  settings: ChartSettings,
  /** How far the equinox of date is from the first point of a sidereal zodiac, nutation included; degrees. Null in the tropical. */
  ayanamsa: v.nullable(v.number()),
  ...ChartFigure.entries,
  notices: ChartNotices,
});
