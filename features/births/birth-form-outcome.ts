import type { FoldChoice } from '../../contract/api-error.ts';
import type { PlaceChoice } from '../../contract/places.ts';
import type { BirthChart } from './birth-chart.ts';
import type { RisingGuess } from './rising-guess.ts';

/** Why a birth form gave no chart. Field errors are codes of the dictionary `errors.fields`. */
export interface BirthFormFailure {
  ok: false;
  /** `places_unavailable` where it is not the visitor's doing. */
  code: 'invalid_input' | 'places_unavailable';
  fields: Readonly<Record<string, string>>;
  /** Both instants of a clock time that happened twice. */
  folds: readonly FoldChoice[];
  /** Places that the words may mean, the likeliest first. */
  places: readonly PlaceChoice[];
  /** Words of the place that the likeliest of them does not account for, as they were typed. */
  unknownWords: string;
}

/** What a posted birth form came to. */
export type BirthFormOutcome = CastBirth | BirthFormFailure;

/** The chart of what was told, and, where a rising sign was chosen by its likeness, that of the guess. */
export interface CastBirth {
  ok: true;
  chart: BirthChart;
  guess: RisingGuess | null;
}
