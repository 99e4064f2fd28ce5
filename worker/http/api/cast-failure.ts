import { AppError } from '../../../contract/app-error.ts';
import type { CastFailure } from '../../births/resolve-clock.ts';

/** A chart that could not be cast, as the API's failure. Who casts charts tells the log of a database that is down. */
export function castFailure({ code, fields, choices }: Omit<CastFailure, 'ok'>): AppError {
  return new AppError(code, 'the chart could not be cast', {
    fields,
    choices: choices?.length === 0 ? undefined : choices,
    isLogged: true,
  });
}
