import * as v from 'valibot';
import { isCalendarDay } from './calendar-day.ts';
import { DAY_PART_IDS } from './day-parts.ts';
import { MAX_ZONE_LENGTH } from './limits.ts';
import { ChosenSettings } from './setting-choices.ts';
import { parseOffset } from './utc-offset.ts';

/**
 * A birth as a program posts it. The messages are codes of the dictionary `errors.fields`, not sentences.
 * Latitude and longitude in degrees, north and east positive.
 */

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const END_PATTERN = /^(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?|24:00)$/;
const INSTANT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/;

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return isCalendarDay(year, month, day);
}

export const BirthLatitude = v.pipe(
  v.number('malformed'),
  v.minValue(-90, 'malformed'),
  v.maxValue(90, 'malformed'),
);
export const BirthLongitude = v.pipe(
  v.number('malformed'),
  v.minValue(-180, 'malformed'),
  v.maxValue(180, 'malformed'),
);

/** A place by its GeoNames id (GET /api/places), or by coordinates and a zone of the tz database. */
const BirthPlace = v.union(
  [
    v.object({ id: v.pipe(v.number('malformed'), v.safeInteger('malformed'), v.minValue(1, 'malformed')) }),
    v.object({
      latitude: BirthLatitude,
      longitude: BirthLongitude,
      timeZone: v.pipe(v.string('malformed'), v.maxLength(MAX_ZONE_LENGTH, 'malformed')),
    }),
  ],
  'malformed',
);

/** A birth by the clock of its place. */
export const ClockBirth = v.object({
  /** `YYYY-MM-DD`, of the years served. */
  date: v.pipe(v.string('malformed'), v.regex(DATE_PATTERN, 'malformed'), v.check(isDay, 'impossible')),
  /** `HH:MM` or `HH:MM:SS`; null or absent when it is not known. */
  time: v.optional(v.nullable(v.pipe(v.string('malformed'), v.regex(TIME_PATTERN, 'malformed'))), null),
  /** With `timeTo`, in the place of `time`: the birth lies between the two, on one date. */
  timeFrom: v.optional(v.nullable(v.pipe(v.string('malformed'), v.regex(TIME_PATTERN, 'malformed'))), null),
  /** After `timeFrom`; midnight at the end of the date is `24:00`. */
  timeTo: v.optional(v.nullable(v.pipe(v.string('malformed'), v.regex(END_PATTERN, 'malformed'))), null),
  /**
   * In the place of all three: night is 00:00 to 06:00, morning to 11:00, noon to 14:00, afternoon to 18:00, evening to
   * midnight.
   */
  dayPart: v.optional(v.nullable(v.picklist(DAY_PART_IDS, 'malformed')), null),
  place: BirthPlace,
  ...ChosenSettings.entries,
  /** Which of the two, when the clock time happened twice. */
  fold: v.optional(v.picklist([0, 1], 'malformed')),
  /** The caller's own offset instead of the zone's, `+03:00`. */
  utcOffset: v.optional(
    v.pipe(
      v.string('malformed'),
      v.check((text) => parseOffset(text) !== undefined, 'malformed'),
    ),
  ),
});

/** A chart of the sky: an instant in UTC, and where. */
export const InstantBirth = v.object({
  /** ISO 8601 in UTC. */
  instant: v.pipe(
    v.string('malformed'),
    v.regex(INSTANT_PATTERN, 'malformed'),
    v.check((text) => isDay(text) && !Number.isNaN(Date.parse(text)), 'malformed'),
  ),
  latitude: BirthLatitude,
  longitude: BirthLongitude,
  ...ChosenSettings.entries,
});

/** The body of what is asked of one birth; more may stand beside it. */
export const BirthRequest = v.union([ClockBirth, InstantBirth]);
export type BirthRequest = v.InferInput<typeof BirthRequest>;

/** The body of what is asked of two; fields of an error are named `first.date`, `second.place`. */
export const PairRequest = v.object({ first: BirthRequest, second: BirthRequest });
