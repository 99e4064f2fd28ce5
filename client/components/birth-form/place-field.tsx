import type { BirthFormProps, FieldError } from './birth-form-props.ts';
import { describedBy } from './field-controls.ts';
import { ErrorText, HintText } from './field-parts.tsx';
import { type LivePlace, PlaceInput } from './place-input.tsx';

interface PlaceFieldProps {
  form: Pick<BirthFormProps, 'prefix' | 'words' | 'values' | 'places'>;
  error: FieldError | undefined;
  live: LivePlace | undefined;
}

/** The place of a birth, in words. */
export function PlaceField({ form, error, live }: PlaceFieldProps) {
  const { prefix = '', words } = form;
  return (
    <div className="birth__field birth__place">
      <label className="birth__label" htmlFor={`birth-${prefix}place`}>
        {words.form.place}
      </label>
      <HintText field={`${prefix}place`}>{words.form.placeHint}</HintText>
      <ErrorText field={`${prefix}place`} error={error} />
      <PlaceInput
        id={`birth-${prefix}place`}
        form={form}
        choose={words.form.choosePlace}
        described={describedBy(`${prefix}place`, { hint: true, error: error !== undefined })}
        live={live}
      />
    </div>
  );
}
