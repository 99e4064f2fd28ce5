import type { FoldChoice, NatalChartAnswer } from '../client/api/natal-chart.ts';
import type { PlaceChoice } from '../client/api/places.ts';
import type { ClockPeriod } from './events/civil-clock.ts';

/** What a posted birth form came to. Field errors are codes of the dictionary `errors.fields`. */
export type BirthFormOutcome =
  | { ok: true; chart: NatalChartAnswer }
  | {
      ok: false;
      /** `places_unavailable` where it is not the visitor's doing. */
      code: 'invalid_input' | 'places_unavailable';
      fields: Readonly<Record<string, string>>;
      /** Both instants of a clock time that happened twice. */
      folds: readonly FoldChoice[];
      /** Places of the name that was written. */
      places: readonly PlaceChoice[];
    };

/** A place that a visitor named. */
export interface NamedPlace extends PlaceChoice {
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** A name of the tz database. */
  timeZone: string;
}

/** What a posted form's place came to. `places` are those of the name that was written, where it is not the only one. */
export type PlaceFormOutcome =
  | { ok: true; place: NamedPlace }
  | {
      ok: false;
      code: 'required' | 'unknown' | 'choose' | 'unavailable';
      places: readonly PlaceChoice[];
    };

/** What the worker does for the pages: everything that reads a binding. */
export interface PageServices {
  /** Finds the place, settles the instant and computes the chart. */
  castFromForm(fields: Readonly<Record<string, string>>): Promise<BirthFormOutcome>;
  /** Finds the place of a form by its fields `place`, `placeId` and `placeFor`, as the birth form has them. */
  findPlaceByText(fields: Readonly<Record<string, string>>): Promise<PlaceFormOutcome>;
  /** What the clocks of a place are ahead of UTC at an instant, by the complete history of its time zone. */
  utcOffsetSeconds(place: Pick<NamedPlace, 'timeZone' | 'longitude'>, instantMs: number): number;
  /** What the clocks of a zone of the tz database showed from one instant to another; null for a name that is no zone. */
  clockPeriods(timeZone: string, fromMs: number, toMs: number): readonly ClockPeriod[] | null;
  /** Origin of this site, such as `https://example.com`, for addresses that leave it. */
  origin: string;
}
