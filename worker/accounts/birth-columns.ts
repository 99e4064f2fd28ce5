import * as v from 'valibot';
import { KEPT_FIELDS } from '../../contract/birth-fields.ts';
import { type SettledBirth, SettledBirthSchema } from '../../contract/settled-birth.ts';
import { keptFields } from '../births/kept-fields.ts';

export type BirthFields = SettledBirth['fields'];

/** A birth as a row keeps it: what was typed, and what it was settled to. */
export interface KeptBirth {
  fields: BirthFields;
  /** Null where it was kept before births were settled, or while the list of places was down. */
  settled: SettledBirth | null;
}

function isSame(one: BirthFields, other: BirthFields): boolean {
  return KEPT_FIELDS.every((name) => one[name] === other[name]);
}

function parseSettled(text: string | null, fields: BirthFields): SettledBirth | null {
  if (text === null) return null;
  const read = v.safeParse(SettledBirthSchema, JSON.parse(text));
  // An older worker writes the fields alone: what is settled beside them is another birth then.
  return read.success && isSame(read.output.fields, fields) ? read.output : null;
}

/** Reads the columns of a birth, the fields as JSON and the settled birth as JSON. */
export function parseBirth(fieldsText: string, settledText: string | null): KeptBirth {
  const parsed: unknown = JSON.parse(fieldsText);
  const isRecord = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  const fields = isRecord ? keptFields({ ...parsed }) : {};
  return { fields, settled: parseSettled(settledText, fields) };
}

/** What a birth is written as, in the order of the columns. */
export function birthColumns({ fields, settled }: KeptBirth): [fields: string, settled: string | null] {
  return [JSON.stringify(fields), settled && JSON.stringify(settled)];
}
