import type { FoldChoice, NatalChartAnswer } from '../client/api/natal-chart.ts';
import type { PlaceChoice } from '../client/api/places.ts';

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

/** What the worker does for the pages: everything that reads a binding. */
export interface PageServices {
  /** Finds the place, settles the instant and computes the chart. */
  castFromForm(fields: Readonly<Record<string, string>>): Promise<BirthFormOutcome>;
}
