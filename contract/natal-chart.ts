import * as v from 'valibot';
import { DIGNITY_IDS } from '../astrology/ids.ts';
import { Chart, Placement } from './chart.ts';
import {
  AspectName,
  AspectPoint,
  Body,
  GeoLatitude,
  GeoLongitude,
  House,
  HouseSystem,
  Instant,
  Longitude,
  Orb,
  Sign,
  SignDegree,
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

const Span = v.object({ start: Placement, end: Placement });

/** What is certain of a day whose hour is not known, or of the part of it that is, and what is not. */
export const DayFacts = v.object({
  from: Instant,
  to: Instant,
  moon: Span,
  /** Bodies that are in one sign from the first instant to the last. */
  steadyBodies: v.array(Body),
  /** In order of time. */
  signChanges: v.array(SignChange),
  /** Aspects within orb at some time of it, or all of it; the smallest orb is that of the stretch. */
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
  /** What turns with the Earth: null of a whole day, in which it turns once. */
  turning: v.nullable(
    v.object({
      angles: v.object({ ascendant: Span, midheaven: Span }),
      houseSystem: HouseSystem,
      /** The houses of each body in order of time: one where its house is certain. */
      houses: v.array(v.object({ body: Body, houses: v.array(House) })),
    }),
  ),
});

/** What every answer about a birth begins with. The instant of an unknown time is local noon, of a stretch its middle. */
export const birthEntries = {
  instant: Instant,
  utcOffsetSeconds: v.number(),
  timeZone: TimeReceipt,
  place: ChartPlace,
};

/** A point that follows from others; the house is null where the birth time is unknown. */
const LotPosition = v.object({
  longitude: Longitude,
  sign: Sign,
  signDegree: SignDegree,
  house: v.nullable(House),
});

/** POST /api/astrology/natal-chart. */
export const NatalChartAnswer = v.object({
  ...Chart.entries,
  ...birthEntries,
  /** The Part of Fortune is null where the birth time is unknown; the South Node is opposite the node of the settings. */
  points: v.object({ southNode: v.nullable(LotPosition), partOfFortune: v.nullable(LotPosition) }),
  /** Whether the Sun is above the horizon; null where the birth time is unknown. */
  isDay: v.nullable(v.boolean()),
  /** The planets that their signs strengthen or weaken, in the order of the bodies; not those whose sign the day leaves open. */
  dignities: v.array(v.object({ body: Body, dignity: v.picklist(DIGNITY_IDS) })),
  /** What holds whatever the hour, or through the stretch that is known; null where the time is. */
  day: v.nullable(DayFacts),
});
export type NatalChartAnswer = v.InferOutput<typeof NatalChartAnswer>;
