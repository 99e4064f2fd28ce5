import { MAX_CLOCK_LENGTH } from '../../../contract/limits.ts';
import { type ClockParts, shownClock } from '../../../features/births/clock-parts.ts';
import { timeKnownOf } from '../../../features/births/told-time.ts';
import type { FieldError, ServedFormProps } from './birth-form-props.ts';
import { describedBy, isWrongClockPart } from './field-controls.ts';
import { ErrorText, HintText } from './field-parts.tsx';
import { FoldChoices } from './fold-choices.tsx';
import { TimeDoubt } from './time-doubt.tsx';
import './input.css';
import './choice-inputs.ts';
import '../select.css';

interface TimeFieldProps {
  form: Pick<ServedFormProps, 'prefix' | 'words' | 'hours' | 'values' | 'folds'>;
  errorOf(field: string): FieldError | undefined;
}

/** The clock time, or the word that it is not known exactly, and then what is known of it. */
export function TimeField({ form, errorOf }: TimeFieldProps) {
  const { prefix = '', words, values } = form;
  const error = errorOf('time');
  const clock = shownClock(values, form.hours);
  return (
    <fieldset
      className="birth__field birth__time"
      aria-describedby={
        describedBy(`${prefix}time`, { hint: true, error: error !== undefined })['aria-describedby']
      }
    >
      <legend className="birth__label">{words.form.time}</legend>
      <HintText field={`${prefix}time`}>{words.form.timeHint}</HintText>
      <ErrorText field={`${prefix}time`} error={error} />
      <div className="birth__clock">
        <ClockInputs form={form} clock={clock} error={error} />
        <label className="birth__choice" htmlFor={`birth-${prefix}timeUnknown`}>
          <input
            id={`birth-${prefix}timeUnknown`}
            name={`${prefix}timeUnknown`}
            type="checkbox"
            value="1"
            defaultChecked={timeKnownOf(values) !== 'exactly'}
          />
          <span>{words.form.timeUnknown}</span>
        </label>
      </div>
      <TimeDoubt form={form} errorOf={errorOf} />
      <FoldChoices form={form} error={errorOf('fold')} />
    </fieldset>
  );
}

interface ClockInputsProps extends Pick<TimeFieldProps, 'form'> {
  clock: ClockParts;
  error: FieldError | undefined;
}

/** Hour and minute, and the half of the day where the language's clock goes by twelve. */
function ClockInputs({ form, clock, error }: ClockInputsProps) {
  const { prefix = '', words, hours, folds } = form;
  const stateOf = (part: 'hour' | 'minute' | 'period') => {
    const wrong = error !== undefined && isWrongClockPart(part, error);
    const { 'aria-describedby': fault } = describedBy(`${prefix}time`, { error: wrong });
    return { 'aria-describedby': fault, 'aria-invalid': (wrong && folds.length === 0) || undefined };
  };
  return (
    <div className="birth__hands">
      <label className="birth__part" htmlFor={`birth-${prefix}hour`}>
        <span className="birth__hint">{words.form.hour}</span>
        <input
          id={`birth-${prefix}hour`}
          name={`${prefix}hour`}
          className="birth__input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_CLOCK_LENGTH}
          defaultValue={clock.hour}
          {...stateOf('hour')}
        />
      </label>
      <span aria-hidden="true">:</span>
      <label className="birth__part" htmlFor={`birth-${prefix}minute`}>
        <span className="birth__hint">{words.form.minute}</span>
        <input
          id={`birth-${prefix}minute`}
          name={`${prefix}minute`}
          className="birth__input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          defaultValue={clock.minute}
          {...stateOf('minute')}
        />
      </label>
      {hours === 12 && (
        <label className="birth__part" htmlFor={`birth-${prefix}period`}>
          <span className="birth__hint">AM or PM</span>
          <select
            id={`birth-${prefix}period`}
            name={`${prefix}period`}
            className="birth__input"
            defaultValue={clock.period}
            {...stateOf('period')}
          >
            <option value="">–</option>
            <option value="am">AM</option>
            <option value="pm">PM</option>
            <option value="24">24 h</option>
          </select>
        </label>
      )}
    </div>
  );
}
