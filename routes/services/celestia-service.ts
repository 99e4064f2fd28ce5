import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import type { CelestiaAnswer } from '../../features/celestia/asking/celestia-answer.ts';

/** A model outside of the site that is asked in Celestia's place: by whom, and in which country. */
export interface ModelSeat {
  provider: string;
  /** In the page's language. */
  country: string;
}

/** Why a question was not answered. */
export type AskRefusal =
  | {
      kind: 'faults';
      /** A code of the dictionary `errors.fields.question`. */
      question: string | null;
      birth: BirthFormFailure | null;
    }
  /** Too many were asked. */
  | { kind: 'limit'; retryAfterSeconds: number };

/** What became of a question. */
export type AskOutcome =
  | {
      answer: CelestiaAnswer;
      /** The chart that was asked about; null without a birth, and where it was not looked at. */
      chart: BirthChart | null;
    }
  | { refused: AskRefusal };

/** Celestia, asked once. Nothing of a question or a birth is stored. */
export interface CelestiaService {
  /**
   * Answers the question of a posted form: whoever may be in danger before anything is checked, counted or limited.
   * @param birth the fields of the birth that goes with it; null without.
   */
  ask(question: string, birth: Readonly<Record<string, string>> | null): Promise<AskOutcome>;
  /** The model that is asked; null where she answers by herself and nothing leaves the site. */
  model: ModelSeat | null;
}
