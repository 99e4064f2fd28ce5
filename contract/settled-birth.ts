import * as v from 'valibot';
import { HOUSE_SYSTEM_IDS } from '../astrology/ids.ts';
import { KEPT_FIELDS } from './birth-fields.ts';

const text = v.string();
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/** The fields of the birth form that are kept, as they were typed; those left empty are not there. */
const typed = v.object({
  ...v.entriesFromList(KEPT_FIELDS, v.exactOptional(text)),
});

/**
 * A birth of which nothing is open any more: whoever has it casts the chart without asking where the place is or which of
 * two times was meant.
 */
export const SettledBirthSchema = v.object({
  /** `YYYY-MM-DD`, of the calendar at the place. */
  date: v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** `HH:MM` or `HH:MM:SS` of the clocks there; null where it is not known. */
  time: v.nullable(v.pipe(text, v.regex(/^\d{2}:\d{2}(?::\d{2})?$/))),
  place: v.object({
    /** GeoNames id. */
    id: v.number(),
    /** Name and region in the language in which they were typed. */
    name: text,
    region: v.nullable(text),
    /** ISO 3166-1 alpha-2. */
    country: text,
    /** Degrees, north and east positive. */
    latitude: degrees(90),
    longitude: degrees(180),
    /** A name of the tz database. */
    timeZone: text,
  }),
  /** Which of the two, where the clock time happened twice; null where nobody was asked. */
  fold: v.nullable(v.picklist([0, 1])),
  /** The person's own word on what the clocks were ahead of UTC; null: the zone's. */
  utcOffsetSeconds: v.nullable(v.number()),
  houseSystem: v.picklist(HOUSE_SYSTEM_IDS),
  /** What the form is filled with to change it. */
  fields: typed,
});

export type SettledBirth = v.InferOutput<typeof SettledBirthSchema>;
