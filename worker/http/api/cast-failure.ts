import { AppError } from '../../../contract/app-error.ts';
import type { CastOutcome } from '../../births/cast-chart.ts';

/** A chart that could not be cast, as the API's failure. Who casts charts tells the log of a database that is down. */
export function castFailure({
  code,
  fields,
  choices,
}: Omit<Extract<CastOutcome, { ok: false }>, 'ok'>): AppError {
  return new AppError(code, 'the chart could not be cast', {
    fields,
    choices: choices?.length === 0 ? undefined : choices,
    isLogged: true,
  });
}
