import type { ComponentProps, ReactNode } from 'react';
import type { BirthFormProps, DatePart, FieldError } from './birth-form-props.ts';
import { CalendarButton } from './calendar-button.tsx';
import { dateErrorOf, describedBy } from './field-controls.ts';
import { ErrorText } from './field-parts.tsx';
import './input.css';

const PART_LENGTHS = { day: 2, month: 2, year: 4 } as const satisfies Record<DatePart, number>;

/** What the island adds: attributes of the button, and the calendar while it is open. */
export interface LiveCalendar {
  button: ComponentProps<'button'>;
  dialog: ReactNode;
}

interface DateFieldsProps {
  form: Pick<BirthFormProps, 'prefix' | 'words' | 'dateOrder' | 'values'>;
  errorOf(field: string): FieldError | undefined;
  live: LiveCalendar | undefined;
}

/** Day, month and year to type, in the order of the language. */
export function DateFields({ form, errorOf, live }: DateFieldsProps) {
  const { prefix = '', words, dateOrder, values } = form;
  const error = errorOf('date');
  const describe = (part: DatePart) => {
    const wrong = dateErrorOf(part, errorOf);
    return describedBy(prefix + (wrong?.field ?? 'date'), { error: wrong !== undefined });
  };
  return (
    <fieldset className="birth__field birth__date" aria-describedby={error && `birth-${prefix}date-error`}>
      <legend className="birth__label">{words.form.date}</legend>
      <ErrorText field={`${prefix}date`} error={error} />
      <ErrorText field={`${prefix}year`} error={errorOf('year')} />
      <div className="birth__parts">
        {dateOrder.map((part) => (
          <label key={part} className={`birth__part birth__part--${part}`} htmlFor={`birth-${prefix}${part}`}>
            <span className="birth__hint">{words.form[part]}</span>
            <input
              id={`birth-${prefix}${part}`}
              name={prefix + part}
              className="birth__input"
              inputMode="numeric"
              autoComplete={prefix === '' ? `bday-${part}` : 'off'}
              maxLength={PART_LENGTHS[part]}
              size={PART_LENGTHS[part]}
              defaultValue={values[part]}
              {...describe(part)}
            />
          </label>
        ))}
        <CalendarButton label={words.calendar.open} live={live?.button} />
        {live?.dialog}
      </div>
    </fieldset>
  );
}
