import { KEPT_FIELDS } from '../../contract/birth-fields.ts';
import type { SettledBirth } from '../../contract/settled-birth.ts';

const LONGEST_FIELD = 200;

/** Those of a form's fields that are kept of a birth; what is empty or too long is not. */
export function keptFields(fields: Readonly<Record<string, unknown>>): SettledBirth['fields'] {
  const entries = KEPT_FIELDS.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is [(typeof KEPT_FIELDS)[number], string] => {
      const [, text] = entry;
      return typeof text === 'string' && text !== '' && text.length <= LONGEST_FIELD;
    }),
  );
}
