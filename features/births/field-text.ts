import { MAX_BIRTH_FIELD_LENGTH } from '../../contract/limits.ts';

/** What stands in a field of a birth form, without the spaces around it and no longer than any answer is. */
export function fieldText(fields: Readonly<Record<string, string>>, name: string): string {
  return (fields[name] ?? '').trim().slice(0, MAX_BIRTH_FIELD_LENGTH);
}
