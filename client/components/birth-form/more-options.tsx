import { HOUSE_SYSTEM_IDS } from '../../../astrology/ids.ts';
import { DEFAULT_HOUSE_SYSTEM } from '../../../contract/birth-fields.ts';
import type { FieldError, ServedFormProps } from './birth-form-props.ts';
import { describedBy } from './field-controls.ts';
import { ErrorText, HintText } from './field-parts.tsx';
import './input.css';
import './more-options.css';
import '../select.css';

interface MoreOptionsProps {
  form: Pick<ServedFormProps, 'prefix' | 'words' | 'values' | 'houseSystems'>;
  houseSystemError: FieldError | undefined;
  utcOffsetError: FieldError | undefined;
}

/** What most visitors leave alone. */
export function MoreOptions({ form, houseSystemError, utcOffsetError }: MoreOptionsProps) {
  const { prefix = '', words, values, houseSystems } = form;
  const system = values.houseSystem || DEFAULT_HOUSE_SYSTEM;
  return (
    <>
      <summary>{words.form.options}</summary>
      <div className="birth__field">
        <label className="birth__label" htmlFor={`birth-${prefix}houseSystem`}>
          {words.form.houseSystem}
        </label>
        <ErrorText field={`${prefix}houseSystem`} error={houseSystemError} />
        <select
          id={`birth-${prefix}houseSystem`}
          name={`${prefix}houseSystem`}
          className="birth__input"
          defaultValue={system}
          {...describedBy(`${prefix}houseSystem`, { error: houseSystemError !== undefined })}
        >
          {HOUSE_SYSTEM_IDS.map((id) => (
            <option key={id} value={id}>
              {houseSystems[id]}
            </option>
          ))}
        </select>
      </div>
      <div className="birth__field">
        <label className="birth__label" htmlFor={`birth-${prefix}second`}>
          {words.form.second}
        </label>
        <input
          id={`birth-${prefix}second`}
          name={`${prefix}second`}
          className="birth__input birth__input--short"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          defaultValue={values.second}
        />
      </div>
      <div className="birth__field">
        <label className="birth__label" htmlFor={`birth-${prefix}utcOffset`}>
          {words.form.utcOffset}
        </label>
        <HintText field={`${prefix}utcOffset`}>{words.form.utcOffsetHint}</HintText>
        <ErrorText field={`${prefix}utcOffset`} error={utcOffsetError} />
        <input
          id={`birth-${prefix}utcOffset`}
          name={`${prefix}utcOffset`}
          className="birth__input birth__input--short"
          autoComplete="off"
          maxLength={9}
          defaultValue={values.utcOffset}
          {...describedBy(`${prefix}utcOffset`, { hint: true, error: utcOffsetError !== undefined })}
        />
      </div>
    </>
  );
}
