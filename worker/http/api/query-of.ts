import { invalidInput } from '../../../contract/app-error.ts';
import type { Parsed } from '../../../features/parsed.ts';

/**
 * What a request asks.
 * @throws AppError invalid_input with its faults, by the field.
 */
export function queryOf<Query>(parsed: Parsed<Query>): Query {
  if (!parsed.ok) throw invalidInput(parsed.fields);
  return parsed.query;
}
