import { foldKey } from '../../../features/births/fold-key.ts';
import type { BirthFormProps } from './birth-form-props.ts';

/** Which of two times was meant, where that is not asked any more: it goes along with what it was said of. */
export function ChosenFold({ form }: { form: Pick<BirthFormProps, 'prefix' | 'values' | 'folds'> }) {
  const { prefix = '', values, folds } = form;
  if (folds.length > 0 || !values.fold) return null;
  return (
    <>
      <input type="hidden" name={`${prefix}fold`} value={values.fold} />
      <input type="hidden" name={`${prefix}foldFor`} value={foldKey(values)} />
    </>
  );
}
