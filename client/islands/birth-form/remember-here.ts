import { BIRTH_STORES } from '../../state/birth-stores.ts';
import { rememberInTab } from '../../state/remembered-birth.ts';
import { REMEMBERED_BIRTH_KEY } from '../../state/remembered-keys.ts';

/** Remembers a birth in this tab, and tells whoever shows what is remembered. */
export function rememberHere(fields: Readonly<Record<string, string>>): void {
  rememberInTab(BIRTH_STORES, fields);
  window.dispatchEvent(new Event(REMEMBERED_BIRTH_KEY));
}
