import type { ServedFormProps, ServedPart } from './birth-form-props.ts';
import { TimeField } from './time-field.tsx';

type TimeForm = Pick<ServedFormProps, 'prefix' | 'words' | 'hours' | 'values' | 'errors' | 'folds'>;

/** The fields of the time of birth, which the server alone renders. */
export function servedTime(form: TimeForm): ServedPart {
  const errorOf = (field: string) => form.errors.find((error) => error.field === field);
  return { children: <TimeField form={form} errorOf={errorOf} /> };
}
