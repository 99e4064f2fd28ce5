import * as v from 'valibot';
import { KEPT_FIELDS } from './birth-fields.ts';
import { ChosenSettings } from './setting-choices.ts';
import { Day, GeoLatitude, GeoLongitude } from './vocabulary.ts';

/** Fields of the birth form, as they are kept; an empty one is absent. */
export const BirthFieldTexts = v.object(v.entriesFromList(KEPT_FIELDS, v.exactOptional(v.string())));
export type BirthFieldTexts = v.InferOutput<typeof BirthFieldTexts>;

const ClockTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}(?::\d{2})?$/));

/**
 * A birth of which nothing is open any more: whoever has it casts the chart without asking where the place is or which of
 * two times was meant.
 */
export const SettledBirth = v.object({
  /** Of the calendar at the place. */
  date: Day,
  /** `HH:MM` or `HH:MM:SS` of the clocks there; null where it is not known. */
  time: v.nullable(ClockTime),
  /** The stretch that the time lies in, where that is all that is known; it may end at `24:00`. */
  window: v.optional(v.nullable(v.object({ from: ClockTime, to: ClockTime })), null),
  place: v.object({
    /** GeoNames id. */
    id: v.number(),
    /** Name and region in the language in which they were asked for. */
    name: v.string(),
    region: v.nullable(v.string()),
    /** ISO 3166-1 alpha-2. */
    country: v.string(),
    latitude: GeoLatitude,
    longitude: GeoLongitude,
    /** A name of the tz database. */
    timeZone: v.string(),
  }),
  /** Which of the two, where the clock time happened twice; null where nobody was asked. */
  fold: v.nullable(v.picklist([0, 1])),
  /** The person's own word on what the clocks were ahead of UTC; null: the zone's. */
  utcOffsetSeconds: v.nullable(v.number()),
  /** Births kept before one of them could be chosen have it as it was drawn then. */
  ...ChosenSettings.entries,
  /** What the form is filled with to change it. */
  fields: BirthFieldTexts,
});
export type SettledBirth = v.InferOutput<typeof SettledBirth>;
