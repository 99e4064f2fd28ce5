import type { ChartFields } from '../../contract/birth-fields.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { OwnFieldsProps } from '../components/birth-form/own-fields-props.ts';
import { BIRTH_STORES } from '../state/birth-stores.ts';
import { forgetBirth } from '../state/remembered-birth.ts';
import { REMEMBERED_BIRTH_KEY } from '../state/remembered-keys.ts';
import { fillForm } from './birth-form/fill-form.ts';
import { followBirth } from './birth-form/follow-birth.ts';
import { watchOwnBirth } from './birth-form/watch-own-birth.ts';
import { birthdayText } from './shared/birthday-text.ts';
import './birth-form/added-styles.ts';

/** A place that was chosen goes along unseen, with the words that it was chosen for. */
function fillPlace(form: HTMLFormElement, prefix: string, { place = '', placeId = '' }: ChartFields): void {
  for (const [name, text] of Object.entries({ placeFor: place, placeId })) {
    const control = form.elements.namedItem(prefix + name);
    if (control instanceof HTMLInputElement) control.value = text;
  }
}

/**
 * Fills a birth's fields in a form that is otherwise the browser's own with the birth that tab or browser remembers, says so below
 * them, and forgets it at a press. What the account holds is a choice of these forms themselves. Its element stands in the form.
 */
export function mount(element: HTMLElement, { prefix, tag, words }: OwnFieldsProps): void {
  const form = element.closest('form');
  if (!form) return;
  const line = document.createElement('div');
  line.className = 'birth-own';
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const forget = document.createElement('button');
  forget.type = 'button';
  forget.className = 'birth__link';
  forget.textContent = words.forget;
  line.append(status);
  element.append(line);
  const write = (fields: ChartFields) => {
    fillForm(form, prefix, fields);
    fillPlace(form, prefix, fields);
  };
  const watch = watchOwnBirth({
    form,
    prefix,
    follow: (heard) => followBirth(heard, null),
    fill: write,
    empty: () => write({}),
    tell: (birth) => {
      const date = birth && (birthdayText(birth.fields, tag) || birth.fields.place || '');
      status.textContent = birth && fillText(words.known[birth.home], { date: date ?? '' });
      if (birth) line.append(forget);
      else forget.remove();
    },
    onKeptOut: () => undefined,
  });
  forget.addEventListener('click', () => {
    // Before the button goes: taken away with the focus on it, it would be so twice.
    element.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
    forgetBirth(BIRTH_STORES);
    watch.clear();
    window.dispatchEvent(new Event(REMEMBERED_BIRTH_KEY));
  });
}
