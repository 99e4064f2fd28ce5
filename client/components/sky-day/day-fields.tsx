import { SKY_PREFIX } from '../../../features/transits/sky-day-fields.ts';
import type { DatePart } from '../birth-form/birth-form-props.ts';
import type { SkyDayProps } from './sky-day-props.ts';
import '../birth-form/birth-form.css';
import '../birth-form/input.css';
import '../birth-form/form-faults.ts';

const PART_LENGTHS = { day: 2, month: 2, year: 4 } as const satisfies Record<DatePart, number>;

interface DayFieldsProps extends Pick<SkyDayProps, 'dateOrder' | 'values' | 'words' | 'parts'> {
  /** What is wrong with the day, in words; null: nothing. */
  fault: string | null;
}

const FAULT_ID = 'sky-day-fault';

/** Day, month and year of any day that is served, in the order of the language. */
export function DayFields({ dateOrder, values, words, parts, fault }: DayFieldsProps) {
  return (
    <fieldset className="birth__field birth__date" aria-describedby={fault ? FAULT_ID : undefined}>
      <legend className="birth__label">{words.legend}</legend>
      {fault && (
        <p id={FAULT_ID} className="birth__error" role="alert">
          {fault}
        </p>
      )}
      <div className="sky-day__parts">
        {dateOrder.map((part) => (
          <label key={part} className="birth__part" htmlFor={`sky-day-${part}`}>
            <span className="birth__hint">{parts[part]}</span>
            <input
              id={`sky-day-${part}`}
              name={SKY_PREFIX + part}
              className="birth__input"
              inputMode="numeric"
              autoComplete="off"
              maxLength={PART_LENGTHS[part]}
              size={PART_LENGTHS[part]}
              defaultValue={values[part]}
              aria-invalid={fault !== null || undefined}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
