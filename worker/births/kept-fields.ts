import { KEPT_FIELDS } from '../../contract/birth-fields.ts';
import { MAX_BIRTH_FIELD_LENGTH } from '../../contract/limits.ts';
import type { BirthFieldTexts } from '../../contract/settled-birth.ts';

/** Those of a form's fields that are kept of a birth; what is empty or too long is not. */
export function keptFields(fields: Readonly<Record<string, unknown>>): BirthFieldTexts {
  const entries = KEPT_FIELDS.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is [(typeof KEPT_FIELDS)[number], string] => {
      const [, text] = entry;
      return typeof text === 'string' && text !== '' && text.length <= MAX_BIRTH_FIELD_LENGTH;
    }),
  );
}
