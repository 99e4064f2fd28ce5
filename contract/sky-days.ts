import * as v from 'valibot';
import { ALL_MOVER_IDS } from '../astrology/transits/transit-movers.ts';
import { MAX_SKY_DAYS, MAX_SKY_POINTS, MAX_ZONE_LENGTH } from './limits.ts';
import { ChosenSettings } from './setting-choices.ts';
import { AspectName, AspectPoint, Body, Day, Instant, Longitude } from './vocabulary.ts';

/** A point of a chart by its longitude in the chart's zodiac: neither date, time nor place of the birth are asked. */
const SkyPoint = v.object(
  {
    id: AspectPoint,
    longitude: v.pipe(v.number('malformed'), v.minValue(0, 'malformed'), v.maxValue(360, 'malformed')),
  },
  'malformed',
);

/** POST /api/astrology/sky-days: the noons of some days in a row. The messages are codes of `errors.fields`. */
export const SkyDaysRequest = v.object({
  /** What the sky is to make aspects to; of each id one. */
  points: v.pipe(v.array(SkyPoint, 'malformed'), v.maxLength(MAX_SKY_POINTS, 'malformed')),
  zodiac: ChosenSettings.entries.zodiac,
  lilith: ChosenSettings.entries.lilith,
  /** The first day, `YYYY-MM-DD`. */
  from: v.string('malformed'),
  /** How many; days beyond the years served are left out. */
  days: v.pipe(
    v.number('malformed'),
    v.integer('malformed'),
    v.minValue(1, 'malformed'),
    v.maxValue(MAX_SKY_DAYS, 'malformed'),
  ),
  /** A name of the tz database; absent: UTC. */
  timeZone: v.optional(v.pipe(v.string('malformed'), v.maxLength(MAX_ZONE_LENGTH, 'malformed')), 'UTC'),
});

export const SkyDaysAnswer = v.object({
  days: v.array(
    v.object({
      day: Day,
      /** Its noon. */
      instant: Instant,
      /** In the zodiac that was asked for. */
      bodies: v.array(v.object({ id: Body, longitude: Longitude, speed: v.number() })),
    }),
  ),
  /** All that is within orb at some time of these days, each whole though it begin before or end after. */
  transits: v.array(
    v.object({
      body: v.picklist(ALL_MOVER_IDS),
      point: AspectPoint,
      aspect: AspectName,
      exact: v.array(Instant),
      /** The times within orb; null beyond the reach of the tables. */
      stays: v.array(v.object({ start: v.nullable(Instant), end: v.nullable(Instant) })),
    }),
  ),
});
export type SkyDaysAnswer = v.InferOutput<typeof SkyDaysAnswer>;
