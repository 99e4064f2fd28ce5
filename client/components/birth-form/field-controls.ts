import type { BirthFormProps, FieldError } from './birth-form-props.ts';

/** Which part of a clock time is missing, by the code of its error. */
const CLOCK_PARTS: Readonly<Record<string, string>> = { no_minute: 'minute', no_half: 'period' };

/** Id of the control that mends an error: the choice where there is one, else the field. */
export function controlOf(
  { field, code }: FieldError,
  {
    prefix = '',
    dateOrder,
    folds,
    places,
  }: Pick<BirthFormProps, 'prefix' | 'dateOrder' | 'folds' | 'places'>,
): string {
  const control = (name: string) => `birth-${prefix}${name}`;
  if (field === 'date') return control(dateOrder[0] ?? 'day');
  if ((field === 'time' || field === 'fold') && folds[0]) return control(`fold-${folds[0].fold}`);
  if (field === 'time') return control(CLOCK_PARTS[code] ?? 'hour');
  if (field === 'place' && places[0]) return control(`place-${places[0].id}`);
  return control(field);
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
