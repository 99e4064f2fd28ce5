import type { CompatibilityWords } from '../../../locales/en/compatibility.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { BirthFormProps } from '../birth-form/birth-form-props.ts';
import { DateFields } from '../birth-form/date-fields.tsx';
import { controlOf } from '../birth-form/field-errors.ts';
import { MoreOptions } from '../birth-form/more-options.tsx';
import { PlaceField } from '../birth-form/place-field.tsx';
import { TimeField } from '../birth-form/time-field.tsx';

/** One of the two: a birth form's fields under a prefix of their own. */
export interface PairFormPerson extends BirthFormProps {
  prefix: string;
  /** "First person". */
  legend: string;
}

export interface PairFormProps {
  /** Path that the form is posted to: the page's own. */
  action: string;
  words: CompatibilityWords;
  people: readonly [PairFormPerson, PairFormPerson];
  /** How many things need attention, in words; empty where nothing does. */
  errorSummary: string;
}

/** Two births in one form. It posts to its own page, which answers with the comparison or with the errors named. */
export function PairForm({ action, words, people, errorSummary }: PairFormProps) {
  const { form } = words;
  return (
    <form id="pair-form" className="birth pair card" method="post" action={action} aria-label={form.legend}>
      {errorSummary !== '' && (
        <ErrorSummary heading={errorSummary} people={people} labelled={words.labelled} />
      )}
      <div className="pair__people">
        {people.map((person) => (
          <Person key={person.prefix} person={person} nameLabel={form.name} />
        ))}
      </div>
      <div className="birth__end">
        <button type="submit" className="button birth__submit">
          {form.submit}
        </button>
        <p className="birth__hint">{form.privacy}</p>
      </div>
    </form>
  );
}

function Person({ person, nameLabel }: { person: PairFormPerson; nameLabel: string }) {
  const { prefix, legend, values } = person;
  const errorOf = (field: string) => person.errors.find((error) => error.field === field);
  return (
    <fieldset className="pair__person">
      <legend className="pair__legend">{legend}</legend>
      <div className="birth__field">
        <label className="birth__label" htmlFor={`birth-${prefix}name`}>
          {nameLabel}
        </label>
        <input
          id={`birth-${prefix}name`}
          name={`${prefix}name`}
          className="birth__input"
          autoComplete="off"
          maxLength={40}
          defaultValue={values.name}
        />
      </div>
      <DateFields form={person} error={errorOf('date')} live={undefined} calendar={false} />
      <TimeField form={person} error={errorOf('time')} foldError={errorOf('fold')} />
      <PlaceField form={person} error={errorOf('place')} live={undefined} />
      <MoreOptions
        form={person}
        houseSystemError={errorOf('houseSystem')}
        utcOffsetError={errorOf('utcOffset')}
      />
    </fieldset>
  );
}

interface ErrorSummaryProps {
  heading: string;
  people: readonly PairFormPerson[];
  /** `{{label}}: {{text}}` */
  labelled: string;
}

/** What is wrong, person by person, each a link to the control that mends it. */
function ErrorSummary({ heading, people, labelled }: ErrorSummaryProps) {
  return (
    <div id="birth-errors" className="birth__summary" role="alert" tabIndex={-1}>
      <h2 className="birth__label">{heading}</h2>
      <ul>
        {people.flatMap((person) =>
          person.errors.map((error) => (
            <li key={person.prefix + error.field}>
              <a href={`#${controlOf(error, person)}`}>
                {fillText(labelled, { label: person.legend, text: error.message })}
              </a>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
