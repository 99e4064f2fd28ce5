import { readDateFields } from '../../features/births/read-date-fields.ts';
import type { KeptBirth } from '../accounts/birth-columns.ts';

/**
 * The day that a kept birth is of, `YYYY-MM-DD`; null where none is kept, or none that is a day. An age is told by it whether or not
 * the place has ever been found.
 */
export function bornOn(birth: KeptBirth | null): string | null {
  return birth && (birth.settled?.date ?? readDateFields(birth.fields).date);
}
