import { fieldsUnder } from '../../../features/births/prefixed-fields.ts';
import { stillWrong } from '../../../features/births/standing-faults.ts';
import type { BirthFormProps, FieldError } from '../../components/birth-form/birth-form-props.ts';
import { formBody } from './form-body.ts';

type Told = Pick<BirthFormProps, 'prefix' | 'values' | 'errors'>;

/** What was said in a part that the server alone renders. */
function takeAway(form: HTMLFormElement, field: string): void {
  const text = form.querySelector(`[data-part] [id="birth-${field}-error"]`);
  if (!text) return;
  for (const control of form.querySelectorAll(`[aria-describedby~="${text.id}"]`)) {
    control.removeAttribute('aria-invalid');
    const others =
      control
        .getAttribute('aria-describedby')
        ?.split(' ')
        .filter((id) => id !== text.id) ?? [];
    if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
    else control.removeAttribute('aria-describedby');
  }
  text.remove();
}

/** The errors whose fields are rightly answered by now; their words in what the server alone rendered go at once. */
export function settledErrors(
  { prefix = '', values, errors }: Told,
  form: HTMLFormElement,
  nowMs: number,
): readonly FieldError[] {
  const now = fieldsUnder(Object.fromEntries(formBody(form, {})), prefix);
  const settled = errors.filter((error) => !stillWrong(error, { sent: values, now, nowMs }));
  for (const { field } of settled) takeAway(form, prefix + field);
  return settled;
}
