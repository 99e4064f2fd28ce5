import type { ReactNode, Ref } from 'react';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '../../../contract/limits.ts';
import type { FieldError, FormParts } from '../birth-form/birth-form-props.ts';
import { ChosenFold } from '../birth-form/chosen-fold.tsx';
import { DateFields, type LiveCalendar } from '../birth-form/date-fields.tsx';
import { ErrorSummary } from '../birth-form/error-summary.tsx';
import { describedBy } from '../birth-form/field-controls.ts';
import { ErrorText } from '../birth-form/field-parts.tsx';
import { PlaceField } from '../birth-form/place-field.tsx';
import type { LivePlace } from '../birth-form/place-input.tsx';
import type { LoverFormProps } from './lover-form-props.ts';
import '../birth-form/birth-form.css';
import '../birth-form/choice-inputs.ts';
import '../birth-form/form-faults.ts';
import './lover-fields.css';

/** What the island adds to the form once it runs. */
export interface LiveLover {
  form: Ref<HTMLFormElement>;
  onInput(event: { target: EventTarget }): void;
  onEntered(event: { target: EventTarget }): void;
  calendar: LiveCalendar;
  place: LivePlace;
  /** Charts that are kept, to fill the fields with. */
  kept: ReactNode;
}

interface Props extends LoverFormProps {
  parts: FormParts;
  live?: LiveLover | undefined;
}

/** Whose chart it is, who speaks, and the first message. It posts to the whole window: nothing signed-in happens in a frame. */
export function LoverFields({ live, parts, ...form }: Props) {
  const { lover, values, errors, refusal, note } = form;
  const errorOf = (field: string) => errors.find((error) => error.field === field);
  return (
    <form
      id="lover-form"
      className="birth card lover__form"
      method="post"
      action={form.action}
      target="_top"
      aria-labelledby="lover-heading"
      ref={live?.form}
      onInput={live?.onInput}
      onPaste={live?.onEntered}
      onBlur={live?.onEntered}
    >
      <h2 id="lover-heading">{lover.heading}</h2>
      {refusal !== null && (
        <p className="birth__error" role="alert">
          {refusal}
        </p>
      )}
      <ErrorSummary form={form} />
      {live?.kept}
      <Asked field="name" label={lover.name} error={errorOf('name')}>
        {(described) => (
          <input
            id="birth-name"
            name="name"
            className="birth__input"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            defaultValue={values.name}
            {...described}
          />
        )}
      </Asked>
      <DateFields form={form} errorOf={errorOf} live={live?.calendar} />
      <div data-part="time" {...parts.time} />
      <ChosenFold form={form} />
      <PlaceField form={form} error={errorOf('place')} live={live?.place} />
      <fieldset className="birth__field lover__who">
        <legend className="birth__label">{lover.who}</legend>
        {(['lover', 'couple'] as const).map((each) => (
          <label key={each} className="birth__choice">
            <input
              type="radio"
              name="persona"
              value={each}
              defaultChecked={each === (values.persona === 'couple' ? 'couple' : 'lover')}
            />
            <span>{lover[each]}</span>
          </label>
        ))}
      </fieldset>
      <Asked field="text" label={lover.message} error={errorOf('text')}>
        {(described) => (
          <textarea
            id="birth-text"
            name="text"
            className="birth__input lover__message"
            rows={3}
            maxLength={MAX_MESSAGE_LENGTH}
            defaultValue={values.text}
            {...described}
          />
        )}
      </Asked>
      <Agreement form={form} error={errorOf('agree')} />
      <div className="birth__end">
        <button type="submit" className="button">
          {lover.submit}
        </button>
        <p className="birth__hint">{note}</p>
      </div>
    </form>
  );
}

interface AskedProps {
  field: 'name' | 'text';
  label: string;
  error: FieldError | undefined;
  /** The control, with what says that it is missing. */
  children(described: ReturnType<typeof describedBy>): ReactNode;
}

function Asked({ field, label, error, children }: AskedProps) {
  return (
    <div className="birth__field">
      <label className="birth__label" htmlFor={`birth-${field}`}>
        {label}
      </label>
      <ErrorText field={field} error={error} />
      {children(describedBy(field, { error: error !== undefined }))}
    </div>
  );
}

interface AgreementProps {
  form: LoverFormProps;
  error: FieldError | undefined;
}

function Agreement({ form: { consent, lover }, error }: AgreementProps) {
  if (consent === null) return null;
  return (
    <div className="birth__field">
      {consent.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ErrorText field="agree" error={error} />
      <label className="birth__choice" htmlFor="birth-agree">
        <input
          id="birth-agree"
          type="checkbox"
          name="agree"
          value="1"
          required
          {...describedBy('agree', { error: error !== undefined })}
        />
        <span>{lover.agree}</span>
      </label>
    </div>
  );
}
