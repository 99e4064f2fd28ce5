import { type ChartFields, DEFAULT_HOUSE_SYSTEM, KEPT_FIELDS } from '../../../contract/birth-fields.ts';
import { hasOwnOptions } from '../../../features/births/own-options.ts';
import { timeKnownOf } from '../../../features/births/told-time.ts';
import { shownEnd } from '../../../features/births/window-end.ts';
import { clockHours, holdsPartOfTime, holdsTime, writeTime } from './time-inputs.ts';

type Control = HTMLInputElement | HTMLSelectElement | RadioNodeList;

/** A control that a birth is written into; null for what is sent unseen, or asked by the server: which of two times or places. */
function controlOf(form: HTMLFormElement, prefix: string, name: string): Control | null {
  const control = form.elements.namedItem(prefix + name);
  if (control instanceof RadioNodeList) return name === 'timeKnown' ? control : null;
  if (control instanceof HTMLSelectElement) return control;
  const isTyped =
    control instanceof HTMLInputElement && control.type !== 'hidden' && control.type !== 'radio';
  return isTyped ? control : null;
}

/** The controls under this prefix, each with its text where the form holds just this birth; `1` is a box that is ticked. */
function filled(form: HTMLFormElement, prefix: string, fields: ChartFields) {
  const hours = clockHours(form, prefix);
  const known = timeKnownOf(fields);
  const texts: Readonly<Record<string, string>> = {
    ...fields,
    houseSystem: fields.houseSystem || DEFAULT_HOUSE_SYSTEM,
    timeUnknown: known === 'exactly' ? '' : '1',
    timeKnown: known === 'exactly' ? 'nothing' : known,
    timeFrom: shownEnd(fields.timeFrom ?? '', hours),
    timeTo: shownEnd(fields.timeTo ?? '', hours),
  };
  return [...KEPT_FIELDS, 'timeKnown'].map(
    (name) => [controlOf(form, prefix, name), texts[name] ?? ''] as const,
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** What was wrong with the fields that the server alone renders, or asked about them, is so no longer; options open where they hold something. */
function settleParts(form: HTMLFormElement, prefix: string, fields: ChartFields): void {
  for (const name of ['time', 'options']) {
    const part = form.querySelector(`[data-part="${prefix}${name}"]`);
    for (const said of part?.querySelectorAll('.birth__error, .birth__folds') ?? []) said.remove();
    for (const field of part?.querySelectorAll('[aria-invalid]') ?? []) field.removeAttribute('aria-invalid');
    if (part instanceof HTMLDetailsElement && hasOwnOptions(fields)) part.open = true;
  }
}

/** Writes a kept chart's fields into those under this prefix; a field that it does not have is emptied. */
export function fillForm(form: HTMLFormElement, prefix: string, fields: ChartFields): void {
  for (const [control, text] of filled(form, prefix, fields)) {
    if (!control) continue;
    if (isBox(control)) control.checked = text !== '';
    else control.value = text;
  }
  settleParts(form, prefix, fields);
  const { time = '' } = fields;
  // What says the same by another clock stays as it was typed.
  if (!holdsTime(form, prefix, time)) writeTime(form, prefix, time);
}

function holds(control: Control | null, text: string): boolean {
  return !control || (isBox(control) ? control.checked === (text !== '') : control.value === text);
}

/** Whether the fields under this prefix hold just these, all others being empty. */
export function holdsFields(form: HTMLFormElement, prefix: string, fields: ChartFields): boolean {
  return (
    holdsTime(form, prefix, fields.time ?? '') &&
    filled(form, prefix, fields).every(([control, text]) => holds(control, text))
  );
}

/**
 * Whether each field under this prefix is empty or holds what the birth has: a browser that comes back to a page restores some of
 * its fields and not others.
 */
export function isPartOf(form: HTMLFormElement, prefix: string, fields: ChartFields): boolean {
  const empty = filled(form, prefix, {});
  return (
    holdsPartOfTime(form, prefix, fields.time ?? '') &&
    filled(form, prefix, fields).every(
      ([control, text], at) => holds(control, text) || holds(control, empty[at]?.[1] ?? ''),
    )
  );
}
