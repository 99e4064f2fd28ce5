import { REMEMBERED_BIRTH_KEY } from '../../state/remembered-keys.ts';
import { Island } from '../island.tsx';
import type { ServedFormProps } from './birth-form-props.ts';
import { ChosenFold } from './chosen-fold.tsx';
import { DateFields } from './date-fields.tsx';
import type { OwnFieldsProps } from './own-fields-props.ts';
import { PlaceField } from './place-field.tsx';
import { TimeField } from './time-field.tsx';
import './birth-form.css';
import './own-fields.css';
import './choice-inputs.ts';
import './form-faults.ts';

/** The fields of a birth in a form that asks for more than that. */
export function BirthFields({ birth }: { birth: ServedFormProps }) {
  const errorOf = (field: string) => birth.errors.find((error) => error.field === field);
  return (
    <div className="birth-fields">
      <DateFields form={birth} errorOf={errorOf} live={undefined} />
      <TimeField form={birth} errorOf={errorOf} />
      <ChosenFold form={birth} />
      <PlaceField form={birth} error={errorOf('place')} live={undefined} />
    </div>
  );
}

/** The same of a birth that may be the visitor's own: where tab or browser remembers one, it fills what is empty. */
export function OwnFields({ birth }: { birth: ServedFormProps }) {
  const { prefix = '', tag, words } = birth;
  const { known, forget } = words.form;
  const props: OwnFieldsProps = { prefix, tag, words: { known, forget } };
  return (
    <Island name="own-fields" strategy="interaction" props={props} wakeKey={REMEMBERED_BIRTH_KEY}>
      <BirthFields birth={birth} />
    </Island>
  );
}
