import type { ReactNode, Ref, SubmitEvent } from 'react';
import { SubmitButton } from '../submit-button.tsx';
import type { BirthFormProps, FormParts } from './birth-form-props.ts';
import { ChosenFold } from './chosen-fold.tsx';
import { DateFields, type LiveCalendar } from './date-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PlaceField } from './place-field.tsx';
import type { LivePlace } from './place-input.tsx';
import './birth-form.css';
import './form-faults.ts';

/** What the island adds to the form once it runs. */
export interface LiveForm {
  form: Ref<HTMLFormElement>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onInput(event: { target: EventTarget }): void;
  /** Something was pasted, or left: the hour's field takes a whole time as well. */
  onEntered(event: { target: EventTarget }): void;
  busy: boolean;
  /** The answer could not be fetched. */
  failed: boolean;
  /** Says from where the birth in the fields is known, at the card's foot; nothing where none is. */
  own: ReactNode;
  calendar: LiveCalendar;
  place: LivePlace;
}

interface Props extends BirthFormProps {
  parts: FormParts;
  live?: LiveForm | undefined;
}

/**
 * The birth form, complete without a script: it posts to its own page, which answers with the chart or with the
 * form, its errors named. Fields are uncontrolled, so that what is typed before the island wakes stays.
 */
export function BirthForm({ live, parts, ...form }: Props) {
  const { words, errors } = form;
  const errorOf = (field: string) => errors.find((error) => error.field === field);
  return (
    <form
      id="birth-form"
      className="birth card"
      method="post"
      action={form.action}
      aria-label={words.form.legend}
      ref={live?.form}
      onSubmit={live?.onSubmit}
      onInput={live?.onInput}
      onPaste={live?.onEntered}
      onBlur={live?.onEntered}
    >
      {Object.entries(form.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={form.values[name] ?? value} />
      ))}
      <ErrorSummary form={form} />
      <DateFields form={form} errorOf={errorOf} live={live?.calendar} />
      <div data-part="time" {...parts.time} />
      <ChosenFold form={form} />
      <PlaceField form={form} error={errorOf('place')} live={live?.place} />
      {parts.options && <details className="birth__options" data-part="options" {...parts.options} />}
      <div className="birth__end">
        <SubmitButton aria-busy={live?.busy || undefined}>
          {live?.busy ? words.form.submitting : words.form.submit}
        </SubmitButton>
        <p className="birth__hint">{words.form.privacy}</p>
      </div>
      <div role="alert">{live?.failed && <p className="birth__error">{words.failed}</p>}</div>
      {live?.own}
      <p role="status" className="sr">
        {live?.busy && words.form.submitting}
      </p>
    </form>
  );
}
