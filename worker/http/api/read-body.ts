import type { Context } from 'hono';
import * as v from 'valibot';
import { invalidInput } from '../../../contract/app-error.ts';
import type { AppEnv } from '../../env.ts';
import { readJson } from './json-body.ts';

/** A JSON body by its schema. @throws AppError invalid_input with the faults by field. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, await readJson(c));
  if (read.success) return read.output;
  const faults = read.issues.map(({ path, message }) => {
    // The library's own sentences are for nobody: ours are all codes.
    const code = /^[a-z_]+$/.test(message) ? message : 'malformed';
    return [path?.map(({ key }) => String(key)).join('.') ?? 'body', code];
  });
  throw invalidInput(Object.fromEntries(faults));
}
