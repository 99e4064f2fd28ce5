import type { PlaceChoice } from '../../contract/places.ts';

/** A place that a visitor named. */
export interface NamedPlace extends PlaceChoice {
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** A name of the tz database. */
  timeZone: string;
}

/**
 * What a posted form's place came to. `places` are those that the words may mean, the likeliest first: `choose` of
 * several, `confirm` the only one, or `nearest` to what no place accounts for, which is `unknownWords`.
 */
export type PlaceFormOutcome =
  | { ok: true; place: NamedPlace }
  | {
      ok: false;
      code: 'required' | 'unknown' | 'choose' | 'confirm' | 'nearest' | 'unavailable';
      places: readonly PlaceChoice[];
      unknownWords: string;
    };
