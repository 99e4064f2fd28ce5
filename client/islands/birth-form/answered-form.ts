import { DEFAULT_SETTINGS } from '../../../astrology/chart-settings.ts';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';

/** On the document, with the form as it was answered, once another part of the page has drawn a chart. */
export const ANSWERED_EVENT = 'celestia.answered-form';

/** Writes the settings into the form, which has some of them as choices and others unseen. */
function writeSettings(island: HTMLElement, { values }: BirthFormProps): void {
  for (const name of Object.keys(DEFAULT_SETTINGS)) {
    const control = island.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    const value = values[name];
    if (control && value) control.value = value;
  }
}

/** Tells the page's birth form by what its chart is drawn from now on, whether the form is awake or not. */
export function tellBirthForm(form: BirthFormProps): void {
  const island = document.querySelector<HTMLElement>('[data-island=birth-form]');
  if (!island) return;
  writeSettings(island, form);
  island.dataset.props = JSON.stringify(form);
  document.dispatchEvent(new CustomEvent(ANSWERED_EVENT, { detail: form }));
}
