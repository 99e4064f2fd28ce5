import * as v from 'valibot';
import { Chart, Placement } from './chart.ts';
import {
  AspectName,
  AspectPoint,
  Body,
  GeoLatitude,
  GeoLongitude,
  Instant,
  Orb,
  Sign,
} from './vocabulary.ts';

/** Which offset was used, and on whose word. */
export const TimeReceipt = v.object({
  /** Name in the tz database; null for a chart by instant. */
  id: v.nullable(v.string()),
  rule: v.picklist(['standard-time', 'daylight-time', 'local-mean-time', 'override', 'utc']),
  source: v.picklist(['tzdb', 'local-mean-time', 'override', 'given']),
  /** Letters or digits of the tz database, such as EEST or +03. */
  abbreviation: v.nullable(v.string()),
});
export type TimeReceipt = v.InferOutput<typeof TimeReceipt>;

export const ChartPlace = v.object({
  /** GeoNames id; null for bare coordinates. */
  id: v.nullable(v.number()),
  name: v.nullable(v.string()),
  region: v.nullable(v.string()),
  /** ISO 3166 code. */
  country: v.nullable(v.string()),
  latitude: GeoLatitude,
  longitude: GeoLongitude,
});
export type ChartPlace = v.InferOutput<typeof ChartPlace>;

/** A stretch of the day during which one sign rises. */
export const RisingInterval = v.object({ sign: Sign, from: Instant, to: Instant });
export type RisingInterval = v.InferOutput<typeof RisingInterval>;

/** A body's passage into another sign. */
export const SignChange = v.object({ body: Body, from: Sign, to: Sign, instant: Instant });
export type SignChange = v.InferOutput<typeof SignChange>;

/** What is certain of a day whose hour is not known, and what is not. */
export const DayFacts = v.object({
  moon: v.object({ start: Placement, end: Placement }),
  /** Bodies that are in one sign the whole day. */
  steadyBodies: v.array(Body),
  /** In order of time. */
  signChanges: v.array(SignChange),
  /** Aspects within orb at some time of the day, or all day; the smallest orb is that of the day. */
  aspects: v.array(
    v.object({
      first: AspectPoint,
      second: AspectPoint,
      aspect: AspectName,
      allDay: v.boolean(),
      smallestOrb: Orb,
    }),
  ),
  /** The signs that can have been rising, and when. */
  risingSigns: v.array(RisingInterval),
});

/** What every answer about a birth begins with. The instant of an unknown time is local noon. */
export const birthEntries = {
  instant: Instant,
  utcOffsetSeconds: v.number(),
  timeZone: TimeReceipt,
  place: ChartPlace,
};

/** POST /api/astrology/natal-chart. */
export const NatalChartAnswer = v.object({
  ...Chart.entries,
  ...birthEntries,
  /** What holds whatever the hour; null where the time is known. */
  day: v.nullable(DayFacts),
});
export type NatalChartAnswer = v.InferOutput<typeof NatalChartAnswer>;
