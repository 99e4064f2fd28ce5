import type { BirthFormProps, FieldError } from './birth-form-props.ts';

/** Id of the control that mends an error: the choice where there is one, else the field. */
export function controlOf(
  { field }: FieldError,
  { dateOrder, folds, places }: Pick<BirthFormProps, 'dateOrder' | 'folds' | 'places'>,
): string {
  if (field === 'date') return `birth-${dateOrder[0] ?? 'day'}`;
  if ((field === 'time' || field === 'fold') && folds[0]) return `birth-fold-${folds[0].fold}`;
  if (field === 'place' && places[0]) return `birth-place-${places[0].id}`;
  return `birth-${field}`;
}

/** Attributes that tie a control to its hint and its error. */
export function describedBy(
  field: string,
  { hint = false, error = false }: { hint?: boolean; error?: boolean },
) {
  const ids = [hint && `birth-${field}-hint`, error && `birth-${field}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error || undefined,
  };
}
