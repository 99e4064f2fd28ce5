import type { ReactNode, Ref, SubmitEvent } from 'react';
import { MAX_PAIR_NAME_LENGTH } from '../../../contract/limits.ts';
import { countedText } from '../../../locales/counted-text.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Plural } from '../../../locales/namespaces.ts';
import { DateFields, type LiveCalendar } from '../birth-form/date-fields.tsx';
import { controlOf } from '../birth-form/field-controls.ts';
import { MoreOptions } from '../birth-form/more-options.tsx';
import { PlaceField } from '../birth-form/place-field.tsx';
import type { LivePlace } from '../birth-form/place-input.tsx';
import { type LiveHour, TimeField } from '../birth-form/time-field.tsx';
import { SubmitButton } from '../submit-button.tsx';
import type { PairBirth, PairFormProps } from './pair-form-props.ts';
import '../birth-form/birth-form.css';
import './compatibility.css';

/** What the island adds to one person's fields. */
export interface LivePerson {
  calendar: LiveCalendar;
  hour: LiveHour;
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
  people: readonly [LivePerson, LivePerson];
}

interface Props extends PairFormProps {
  live?: LivePair | undefined;
}

/**
 * Two births in one form, complete without a script: it posts to its own page, which answers with the comparison
 * or with the errors named.
 */
export function PairFields({ action, words, base, people, errorSummary, live }: Props) {
  const births = [
    { ...base, ...people[0] },
    { ...base, ...people[1] },
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
    >
      {errorSummary && (
        <ErrorSummary phrase={errorSummary} births={births} tag={base.tag} labelled={words.labelled} />
      )}
      <div className="pair__people">
        {births.map((birth, index) => (
          <Person key={birth.prefix} birth={birth} nameLabel={words.name} live={live?.people[index]} />
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
  nameLabel: string;
  live: LivePerson | undefined;
}

function Person({ birth, nameLabel, live }: PersonProps) {
  const { prefix, legend, values } = birth;
  const errorOf = (field: string) => birth.errors.find((error) => error.field === field);
  return (
    <fieldset className="pair__person">
      <legend className="pair__legend">{legend}</legend>
      {live?.own}
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
      <DateFields form={birth} error={errorOf('date')} live={live?.calendar} />
      <TimeField form={birth} errorOf={errorOf} live={live?.hour} />
      <PlaceField form={birth} error={errorOf('place')} live={live?.place} />
      <MoreOptions
        form={birth}
        houseSystemError={errorOf('houseSystem')}
        utcOffsetError={errorOf('utcOffset')}
      />
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
