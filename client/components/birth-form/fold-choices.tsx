import { foldKey } from '../../../features/births/fold-key.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatOffset } from '../moment-text.ts';
import type { FieldError, ServedFormProps } from './birth-form-props.ts';
import { ErrorText, Radio } from './field-parts.tsx';
import './choice-inputs.ts';

interface FoldChoicesProps {
  form: Pick<ServedFormProps, 'prefix' | 'words' | 'values' | 'folds'>;
  error: FieldError | undefined;
}

/** Which of the two, when the clock time happened twice; a choice that is made goes along with what it is made for. */
export function FoldChoices({ form, error }: FoldChoicesProps) {
  const { prefix = '', words, values, folds } = form;
  if (folds.length === 0) return null;
  const texts = [words.form.firstTime, words.form.secondTime] as const;
  return (
    <fieldset className="birth__choices birth__folds" aria-describedby={error && `birth-${prefix}fold-error`}>
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
      <input type="hidden" name={`${prefix}foldFor`} value={foldKey(values)} />
    </fieldset>
  );
}
