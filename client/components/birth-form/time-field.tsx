import { foldKey } from '../../../features/births/fold-key.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatOffset } from '../moment-text.ts';
import type { BirthFormProps, FieldError } from './birth-form-props.ts';
import { describedBy } from './field-controls.ts';
import { ErrorText, HintText, Radio } from './field-parts.tsx';
import './input.css';

interface TimeFieldProps {
  form: Pick<BirthFormProps, 'prefix' | 'words' | 'values' | 'folds'>;
  error: FieldError | undefined;
  foldError: FieldError | undefined;
}

/**
 * The clock time, or the word that it is not known. The browser's own field follows the visitor's 12 or 24 hours;
 * `step="any"` lets a time with seconds through without asking everyone for seconds.
 */
export function TimeField({ form, error, foldError }: TimeFieldProps) {
  const { prefix = '', words, values, folds } = form;
  const invalid = error !== undefined && folds.length === 0;
  return (
    <div className="birth__field birth__time">
      <label className="birth__label" htmlFor={`birth-${prefix}time`}>
        {words.form.time}
      </label>
      <HintText field={`${prefix}time`}>{words.form.timeHint}</HintText>
      <ErrorText field={`${prefix}time`} error={error} />
      <div className="birth__clock">
        <input
          id={`birth-${prefix}time`}
          name={`${prefix}time`}
          type="time"
          step="any"
          className="birth__input"
          defaultValue={values.time}
          {...describedBy(`${prefix}time`, { hint: true, error: error !== undefined })}
          aria-invalid={invalid || undefined}
        />
        <label className="birth__choice" htmlFor={`birth-${prefix}timeUnknown`}>
          <input
            id={`birth-${prefix}timeUnknown`}
            name={`${prefix}timeUnknown`}
            type="checkbox"
            value="1"
            defaultChecked={Boolean(values.timeUnknown)}
          />
          <span>{words.form.timeUnknown}</span>
        </label>
      </div>
      {folds.length > 0 && <FoldChoices form={form} error={foldError} />}
      {folds.length === 0 && values.fold && (
        <input type="hidden" name={`${prefix}fold`} value={values.fold} />
      )}
      {(folds.length > 0 || values.fold) && (
        <input type="hidden" name={`${prefix}foldFor`} value={foldKey(values)} />
      )}
    </div>
  );
}

/** Which of the two, when the clock time happened twice. */
function FoldChoices({ form, error }: Pick<TimeFieldProps, 'form' | 'error'>) {
  const { prefix = '', words, values, folds } = form;
  const texts = [words.form.firstTime, words.form.secondTime] as const;
  return (
    <fieldset className="birth__choices" aria-describedby={error && `birth-${prefix}fold-error`}>
      <legend className="birth__label">{words.form.chooseTime}</legend>
      <ErrorText field={`${prefix}fold`} error={error} />
      {folds.map(({ fold, utcOffsetSeconds }) => (
        <Radio
          key={fold}
          name={`${prefix}fold`}
          id={`birth-${prefix}fold-${fold}`}
          value={fold}
          chosen={values.fold === String(fold)}
        >
          {fillText(texts[fold], { offset: formatOffset(utcOffsetSeconds) })}
        </Radio>
      ))}
    </fieldset>
  );
}
