import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import type { FormIsland } from './post-form.ts';

/** The form for one birth. Its props are told by what no other island has; the server wrote them from the same type. */
export const BIRTH_FORM: FormIsland<BirthFormProps> = {
  name: 'birth-form',
  isForm: (props): props is BirthFormProps =>
    typeof props === 'object' && props !== null && 'errors' in props && 'values' in props,
};
