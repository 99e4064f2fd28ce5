import type { ComponentProps, ReactNode, Ref, SubmitEvent } from 'react';
import { MAX_QUESTION_LENGTH } from '../../../contract/limits.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { FormParts } from '../birth-form/birth-form-props.ts';
import { ChosenFold } from '../birth-form/chosen-fold.tsx';
import { DateFields, type LiveCalendar } from '../birth-form/date-fields.tsx';
import { ErrorSummary } from '../birth-form/error-summary.tsx';
import { describedBy } from '../birth-form/field-controls.ts';
import { ErrorText, HintText } from '../birth-form/field-parts.tsx';
import { PlaceField } from '../birth-form/place-field.tsx';
import type { LivePlace } from '../birth-form/place-input.tsx';
import { SubmitButton } from '../submit-button.tsx';
import type { AskFormProps } from './ask-form-props.ts';
import { birthName } from './birth-name.ts';
import '../birth-form/birth-form.css';
import './ask-form.css';
import '../birth-form/form-faults.ts';
import '../birth-form/choice-inputs.ts';

/** What the island adds to the form once it runs. */
export interface LiveAsk {
  form: Ref<HTMLFormElement>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onInput(event: { target: EventTarget }): void;
  onEntered(event: { target: EventTarget }): void;
  busy: boolean;
  /** Why the answer could not be fetched; null where nothing failed. */
  failed: string | null;
  /** Says from where the birth in the fields is known. */
  own: ReactNode;
  /** Charts that are kept, to fill the birth with. */
  kept: ReactNode;
  calendar: LiveCalendar;
  place: LivePlace;
}

/** The parts that no script changes: the birth's, and the questions to begin with. */
export interface AskParts extends FormParts {
  starters: Pick<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'>;
}

interface Props extends AskFormProps {
  parts: AskParts;
  live?: LiveAsk | undefined;
}

/**
 * The form that asks Celestia, complete without a script: it posts to its own page, which answers. What is typed before the
 * island wakes stays, for no field is controlled.
 */
export function AskFields({ live, parts, ...form }: Props) {
  const { ask, refusal } = form;
  const problem = live?.failed ?? (live?.busy ? null : refusal);
  return (
    <form
      id="ask-form"
      className="ask-form card"
      method="post"
      action={form.action}
      aria-label={ask.legend}
      ref={live?.form}
      onSubmit={live?.onSubmit}
      onInput={live?.onInput}
      onPaste={live?.onEntered}
      onBlur={live?.onEntered}
    >
      <ErrorSummary form={form} />
      <QuestionField form={form} />
      <BirthPart form={form} parts={parts} live={live} />
      <div className="birth__end">
        <SubmitButton data-replay="" aria-busy={live?.busy || undefined}>
          {live?.busy ? ask.submitting : ask.submit}
        </SubmitButton>
        <p className="birth__hint">{ask.privacy}</p>
      </div>
      <p role="status" className="sr">
        {live?.busy && ask.submitting}
      </p>
      <div role="alert">{problem !== null && <p className="birth__error">{problem}</p>}</div>
      <div data-part="starters" className="ask-form__starters" {...parts.starters} />
    </form>
  );
}

function QuestionField({ form: { ask, question, errors } }: { form: AskFormProps }) {
  const error = errors.find(({ field }) => field === 'question');
  return (
    <div className="birth__field">
      <label className="birth__label" htmlFor="birth-question">
        {ask.question}
      </label>
      <HintText field="question">{ask.hint}</HintText>
      <ErrorText field="question" error={error} />
      <textarea
        id="birth-question"
        name="question"
        className="birth__input ask-form__question"
        rows={3}
        maxLength={MAX_QUESTION_LENGTH}
        defaultValue={question}
        {...describedBy('question', { hint: true, error: error !== undefined })}
      />
    </div>
  );
}

interface BirthPartProps {
  form: AskFormProps;
  parts: AskParts;
  live: LiveAsk | undefined;
}

/** The birth, folded away: under its name where one is known, which may then be left out. */
function BirthPart({ form, parts, live }: BirthPartProps) {
  const { ask, errors, values, tag } = form;
  const errorOf = (field: string) => errors.find((error) => error.field === field);
  const name = birthName(values, tag);
  return (
    <>
      <details className="ask-form__birth" open={errors.some(({ field }) => field !== 'question')}>
        <summary>{name === null ? ask.birth : fillText(ask.using, { birth: name })}</summary>
        <div className="birth">
          <p className="birth__hint">{ask.birthHint}</p>
          {live?.kept}
          <DateFields form={form} errorOf={errorOf} live={live?.calendar} />
          <div data-part="time" {...parts.time} />
          <ChosenFold form={form} />
          <PlaceField form={form} error={errorOf('place')} live={live?.place} />
          {parts.options && <details className="birth__options" data-part="options" {...parts.options} />}
          {live?.own}
        </div>
      </details>
      {name !== null && (
        <label className="birth__choice" htmlFor="birth-without">
          <input
            id="birth-without"
            name="without"
            type="checkbox"
            value="1"
            defaultChecked={values.without === '1'}
          />
          <span>{ask.without}</span>
        </label>
      )}
    </>
  );
}
