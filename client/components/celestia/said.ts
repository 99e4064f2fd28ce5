import type { CelestiaAnswer } from '../../../features/celestia/asking/celestia-answer.ts';

/** An answer with each of its paragraphs in whole sentences, as the page shows them one after another. */
export interface Said extends Omit<CelestiaAnswer, 'paragraphs'> {
  /** The question, as it was put. */
  question: string;
  paragraphs: readonly (readonly string[])[];
}
