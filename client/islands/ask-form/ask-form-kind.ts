import type { AskFormProps } from '../../components/celestia/ask-form-props.ts';
import type { FormIsland } from '../birth-form/post-form.ts';

/** The form that asks Celestia. Its props are told by what no other island has; the server wrote them from the same type. */
export const ASK_FORM: FormIsland<AskFormProps> = {
  name: 'ask-form',
  isForm: (props): props is AskFormProps =>
    typeof props === 'object' && props !== null && 'ask' in props && 'question' in props,
};
