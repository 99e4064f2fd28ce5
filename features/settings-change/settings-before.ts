import { fieldsUnder } from '../births/prefixed-fields.ts';

/** Before the names of the fields that tell by which settings the chart on the page was drawn, as it is drawn by others. */
export const SETTINGS_BEFORE = 'was-';

/** The settings that a form says were before; null for a form that switches nothing. */
export function settingsBefore(
  form: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | null {
  const before = fieldsUnder(form, SETTINGS_BEFORE);
  return Object.keys(before).length > 0 ? before : null;
}
