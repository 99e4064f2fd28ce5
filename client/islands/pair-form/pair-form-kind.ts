import type { PairFormProps } from '../../components/compatibility/pair-form-props.ts';
import type { FormIsland } from '../birth-form/post-form.ts';

/** The form for two. Its props are told by what no other island has; the server wrote them from the same type. */
export const PAIR_FORM: FormIsland<PairFormProps> = {
  name: 'pair-form',
  isForm: (props): props is PairFormProps =>
    typeof props === 'object' && props !== null && 'base' in props && 'people' in props,
};
