import type { ReactNode, Ref, SubmitEvent } from 'react';
import { MAX_PAIR_NAME_LENGTH } from '../../../contract/limits.ts';
import { countedText } from '../../../locales/counted-text.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Plural } from '../../../locales/namespaces.ts';
import type { FormParts } from '../birth-form/birth-form-props.ts';
import { ChosenFold } from '../birth-form/chosen-fold.tsx';
import { DateFields, type LiveCalendar } from '../birth-form/date-fields.tsx';
import { controlOf } from '../birth-form/field-controls.ts';
import { PlaceField } from '../birth-form/place-field.tsx';
import type { LivePlace } from '../birth-form/place-input.tsx';
import { SubmitButton } from '../submit-button.tsx';
import type { PairBirth, PairFormProps } from './pair-form-props.ts';
import '../birth-form/birth-form.css';
import './pair-form.css';
import '../birth-form/form-faults.ts';

/** What the island adds to one person's fields. */
export interface LivePerson {
  calendar: LiveCalendar;
  place: LivePlace;
  /** Charts kept in this browser, to fill the fields with. */
  kept: ReactNode;
  /** Says that the birth was filled in from the account. */
  own: ReactNode;
}

/** What the island adds to the form. */
export interface LivePair {
  form: Ref<HTMLFormElement>;
  busy: boolean;
  /** The answer could not be fetched. */
  failed: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onInput(event: { target: EventTarget }): void;
  /** Something was pasted, or left: the hours' fields take a whole time as well. */
  onEntered(event: { target: EventTarget }): void;
  people: readonly [LivePerson, LivePerson];
}

interface Props extends PairFormProps {
  parts: readonly [FormParts, FormParts];
  live?: LivePair | undefined;
}

/**
 * Two births in one form, complete without a script: it posts to its own page, which answers with the comparison
 * or with the errors named.
 */
export function PairFields({ action, words, base, people, errorSummary, parts, live }: Props) {
  const births = [
    { ...base, ...people[0], parts: parts[0] },
    { ...base, ...people[1], parts: parts[1] },
  ];
  return (
    <form
      id="pair-form"
      className="birth pair card"
      method="post"
      action={action}
      aria-label={words.legend}
      ref={live?.form}
      onSubmit={live?.onSubmit}
      onInput={live?.onInput}
      onPaste={live?.onEntered}
      onBlur={live?.onEntered}
    >
      {errorSummary && (
        <ErrorSummary phrase={errorSummary} births={births} tag={base.tag} labelled={words.labelled} />
      )}
      <div className="pair__people">
        {births.map(({ parts, ...birth }, index) => (
          <Person
            key={birth.prefix}
            birth={birth}
            parts={parts}
            nameLabel={words.name}
            live={live?.people[index]}
          />
        ))}
      </div>
      <div className="birth__end">
        <SubmitButton aria-busy={live?.busy || undefined}>
          {live?.busy ? words.submitting : words.submit}
        </SubmitButton>
        <p className="birth__hint">{words.privacy}</p>
      </div>
      <p role="status" className="sr">
        {live?.busy && words.submitting}
      </p>
      <div role="alert">{live?.failed && <p className="birth__error">{base.words.failed}</p>}</div>
    </form>
  );
}

interface PersonProps {
  birth: PairBirth;
  parts: FormParts;
  nameLabel: string;
  live: LivePerson | undefined;
}

function Person({ birth, parts, nameLabel, live }: PersonProps) {
  const { prefix, legend, values } = birth;
  const errorOf = (field: string) => birth.errors.find((error) => error.field === field);
  return (
    <fieldset className="pair__person">
      <legend className="pair__legend">{legend}</legend>
      {live?.kept}
      <div className="birth__field">
        <label className="birth__label" htmlFor={`birth-${prefix}name`}>
          {nameLabel}
        </label>
        <input
          id={`birth-${prefix}name`}
          name={`${prefix}name`}
          className="birth__input"
          autoComplete="off"
          maxLength={MAX_PAIR_NAME_LENGTH}
          defaultValue={values.name}
        />
      </div>
      <DateFields form={birth} errorOf={errorOf} live={live?.calendar} />
      <div data-part={`${prefix}time`} {...parts.time} />
      <ChosenFold form={birth} />
      <PlaceField form={birth} error={errorOf('place')} live={live?.place} />
      {parts.options && (
        <details className="birth__options" data-part={`${prefix}options`} {...parts.options} />
      )}
      {live?.own}
    </fieldset>
  );
}

interface ErrorSummaryProps {
  phrase: Plural;
  births: readonly PairBirth[];
  tag: string;
  labelled: string;
}

/** What is wrong, person by person, each a link to the control that mends it. */
function ErrorSummary({ phrase, births, tag, labelled }: ErrorSummaryProps) {
  const count = births.reduce((sum, { errors }) => sum + errors.length, 0);
  if (count === 0) return null;
  return (
    <div id="birth-errors" className="birth__summary" role="alert" tabIndex={-1}>
      <h2 className="birth__label">{countedText(phrase, count, tag)}</h2>
      <ul>
        {births.flatMap((birth) =>
          birth.errors.map((error) => (
            <li key={birth.prefix + error.field}>
              <a href={`#${controlOf(error, birth)}`}>
                {fillText(labelled, { label: birth.legend, text: error.message })}
              </a>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
