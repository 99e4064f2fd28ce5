import { foldKey } from '../../../features/births/fold-key.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatOffset } from '../moment-text.ts';
import type { BirthFormProps, FieldError } from './birth-form-props.ts';
import { ErrorText, Radio } from './field-parts.tsx';

interface FoldChoicesProps {
  form: Pick<BirthFormProps, 'prefix' | 'words' | 'values' | 'folds'>;
  error: FieldError | undefined;
}

/** Which of the two, when the clock time happened twice; a choice that was made goes along with what it was made for. */
export function FoldChoices({ form, error }: FoldChoicesProps) {
  const { prefix = '', words, values, folds } = form;
  const isAsked = folds.length > 0;
  if (!isAsked && !values.fold) return null;
  const texts = [words.form.firstTime, words.form.secondTime] as const;
  return (
    <>
      {isAsked ? (
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
      ) : (
        <input type="hidden" name={`${prefix}fold`} value={values.fold} />
      )}
      <input type="hidden" name={`${prefix}foldFor`} value={foldKey(values)} />
    </>
  );
}
