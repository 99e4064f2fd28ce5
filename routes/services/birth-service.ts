import type { BirthFormOutcome } from '../../features/births/birth-form-outcome.ts';

/** Charts of posted birth forms. */
export interface BirthService {
  /** Finds the place, settles the instant and computes the chart. */
  cast(fields: Readonly<Record<string, string>>): Promise<BirthFormOutcome>;
}
