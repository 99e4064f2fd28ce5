import { type ChartFields, DEFAULT_HOUSE_SYSTEM, KEPT_FIELDS } from '../../../contract/birth-fields.ts';
import { holdsTime, writeTime } from './time-inputs.ts';

/** Writes a kept chart's fields into those under this prefix; a field that it does not have is emptied. */
export function fillForm(form: HTMLFormElement, prefix: string, fields: ChartFields): void {
  for (const name of KEPT_FIELDS) {
    const control = form.elements.namedItem(prefix + name);
    const value = fields[name] ?? '';
    if (control instanceof HTMLSelectElement) control.value = value || DEFAULT_HOUSE_SYSTEM;
    else if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue;
    else if (control.type === 'checkbox') control.checked = value !== '';
    else if (control.type !== 'radio') control.value = value;
  }
  const { time = '' } = fields;
  // What says the same by another clock stays as it was typed.
  if (!holdsTime(form, prefix, time)) writeTime(form, prefix, time);
}

function holds(control: unknown, value: string): boolean {
  if (control instanceof HTMLSelectElement) return control.value === (value || DEFAULT_HOUSE_SYSTEM);
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return true;
  if (control.type === 'checkbox') return control.checked === (value !== '');
  return control.value === value;
}

/** Whether the fields under this prefix hold just these, all others being empty. */
export function holdsFields(form: HTMLFormElement, prefix: string, fields: ChartFields): boolean {
  return (
    holdsTime(form, prefix, fields.time ?? '') &&
    KEPT_FIELDS.every((name) => holds(form.elements.namedItem(prefix + name), fields[name] ?? ''))
  );
}

/**
 * Whether each field under this prefix is empty or holds what the birth has: a browser that comes back to a page restores some of
 * its fields and not others.
 */
export function isPartOf(form: HTMLFormElement, prefix: string, fields: ChartFields): boolean {
  return KEPT_FIELDS.every((name) => {
    const control = form.elements.namedItem(prefix + name);
    return holds(control, '') || holds(control, fields[name] ?? '');
  });
}
