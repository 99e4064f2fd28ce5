import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';

/** The status of a page whose form failed so: ours where the list of places is down, else the visitor's. */
export function failureStatus({ code }: Pick<BirthFormFailure, 'code'>): 422 | 503 {
  return code === 'places_unavailable' ? 503 : 422;
}
