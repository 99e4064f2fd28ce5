import { DAY_PART_IDS } from '../../../contract/day-parts.ts';
import { MAX_CLOCK_LENGTH } from '../../../contract/limits.ts';
import { type TimeKnown, timeKnownOf } from '../../../features/births/told-time.ts';
import { shownEnd } from '../../../features/births/window-end.ts';
import type { FieldError, ServedFormProps } from './birth-form-props.ts';
import { describedBy } from './field-controls.ts';
import { ErrorText, HintText, Radio } from './field-parts.tsx';
import './input.css';
import '../select.css';

const ENDS = ['timeFrom', 'timeTo'] as const;

interface TimeDoubtProps {
  form: Pick<ServedFormProps, 'prefix' | 'words' | 'hours' | 'values'>;
  errorOf(field: string): FieldError | undefined;
}

/**
 * What is known of a time that is not known exactly: the two times that it lies between, the part of the day, or nothing. It
 * opens below its box, and shows the fields of what is chosen, by the style sheet alone.
 */
export function TimeDoubt({ form, errorOf }: TimeDoubtProps) {
  const { prefix = '', words, values } = form;
  const { timeKnown: texts } = words.form;
  const known = timeKnownOf(values);
  const choice = (value: Exclude<TimeKnown, 'exactly'>) => ({
    name: `${prefix}timeKnown`,
    id: `birth-${prefix}timeKnown-${value}`,
    value,
    chosen: known === value || (known === 'exactly' && value === 'nothing'),
  });
  return (
    <fieldset className="birth__choices birth__doubt">
      <legend className="birth__label">{texts.legend}</legend>
      <Radio {...choice('nothing')}>{texts.nothing}</Radio>
      <Radio {...choice('between')}>{texts.between}</Radio>
      <div className="birth__ends">
        <HintText field={`${prefix}timeFrom`}>{texts.hint}</HintText>
        {ENDS.map((end) => (
          <EndInput key={end} end={end} form={form} error={errorOf(end)} />
        ))}
      </div>
      <Radio {...choice('part')}>{texts.part}</Radio>
      <DayPartSelect form={form} error={errorOf('dayPart')} />
    </fieldset>
  );
}

interface PartProps extends Pick<TimeDoubtProps, 'form'> {
  error: FieldError | undefined;
}

function EndInput({ end, form, error }: PartProps & { end: (typeof ENDS)[number] }) {
  const { prefix = '', words, hours, values } = form;
  const { 'aria-describedby': hint } = describedBy(`${prefix}timeFrom`, { hint: true });
  const { 'aria-describedby': fault, ...state } = describedBy(`${prefix}${end}`, {
    error: error !== undefined,
  });
  return (
    <label className="birth__part" htmlFor={`birth-${prefix}${end}`}>
      <span className="birth__hint">{words.form.timeKnown[end]}</span>
      <input
        id={`birth-${prefix}${end}`}
        name={`${prefix}${end}`}
        className="birth__input birth__input--short"
        inputMode={hours === 24 ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={MAX_CLOCK_LENGTH}
        defaultValue={shownEnd(values[end] ?? '', hours)}
        aria-describedby={[hint, fault].filter(Boolean).join(' ')}
        {...state}
      />
      <ErrorText field={`${prefix}${end}`} error={error} />
    </label>
  );
}

function DayPartSelect({ form, error }: PartProps) {
  const { prefix = '', words, values } = form;
  const { timeKnown: texts } = words.form;
  return (
    <div className="birth__day-part">
      <ErrorText field={`${prefix}dayPart`} error={error} />
      <select
        id={`birth-${prefix}dayPart`}
        name={`${prefix}dayPart`}
        className="birth__input"
        aria-label={texts.dayPart}
        defaultValue={values.dayPart}
        {...describedBy(`${prefix}dayPart`, { error: error !== undefined })}
      >
        <option value="">{texts.choose}</option>
        {DAY_PART_IDS.map((id) => (
          <option key={id} value={id}>
            {texts.parts[id]}
          </option>
        ))}
      </select>
    </div>
  );
}
