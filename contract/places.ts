import * as v from 'valibot';
import { MAX_PLACE_QUERY_LENGTH } from './limits.ts';
import { GeoLatitude, GeoLongitude, LanguageName } from './vocabulary.ts';

/** A place to choose from, when words name several. */
export const PlaceChoice = v.object({
  /** GeoNames id. */
  id: v.number(),
  /** Of the place and of its country in the caller's language where that is known. */
  name: v.string(),
  region: v.nullable(v.string()),
  countryName: v.string(),
  /** Words of the query that it does not account for, without case and accents. */
  unmatched: v.optional(v.array(v.string())),
});
export type PlaceChoice = v.InferOutput<typeof PlaceChoice>;

/** GET /api/places. */
export const PlacesQuery = v.object({
  /** The letters of a place, its region and country in any order. */
  q: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PLACE_QUERY_LENGTH)),
  lang: v.optional(LanguageName),
});

const FoundPlace = v.object({
  ...PlaceChoice.entries,
  unmatched: v.array(v.string()),
  /** ISO 3166-1 alpha-2. */
  country: v.string(),
  latitude: GeoLatitude,
  longitude: GeoLongitude,
  /** A name of the tz database. */
  timeZone: v.string(),
  population: v.number(),
});

/** The likeliest first. */
export const PlacesAnswer = v.object({ places: v.array(FoundPlace) });
export type PlacesAnswer = v.InferOutput<typeof PlacesAnswer>;
