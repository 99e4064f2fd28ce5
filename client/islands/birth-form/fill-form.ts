import { type ChartFields, KEPT_FIELDS } from '../../state/kept-charts.ts';

/** Writes a kept chart's fields into those under this prefix; a field that it does not have is emptied. */
export function fillForm(form: HTMLFormElement, prefix: string, fields: ChartFields): void {
  for (const name of KEPT_FIELDS) {
    const control = form.elements.namedItem(prefix + name);
    const value = fields[name] ?? '';
    if (control instanceof HTMLSelectElement) control.value = value || 'placidus';
    else if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue;
    else if (control.type === 'checkbox') control.checked = value !== '';
    else if (control.type !== 'radio') control.value = value;
  }
}
