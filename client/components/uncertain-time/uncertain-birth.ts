import type { ChartFields } from '../../../contract/birth-fields.ts';
import type { RisingGuess } from '../../../features/births/rising-guess.ts';
import type { RisingChoice } from '../../../features/rising-choice/rising-choice.ts';

/** What a result tells of a birth whose time is not known to the minute, beside the chart. */
export interface UncertainBirth {
  /** The signs that may have been rising. */
  choices: readonly RisingChoice[];
  /** The one that was chosen by its likeness; null where none was. */
  guess: RisingGuess | null;
  /** The birth as it was told, to be sent again with a choice. */
  fields: ChartFields;
}
