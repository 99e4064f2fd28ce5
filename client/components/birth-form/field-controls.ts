import type { BirthFormProps, DatePart, FieldError } from './birth-form-props.ts';

/** Which part of a clock time is wrong, by the code of its error. */
const CLOCK_PARTS: Readonly<Record<string, 'hour' | 'minute' | 'period'>> = {
  no_such_hour: 'hour',
  no_minute: 'minute',
  no_such_minute: 'minute',
  no_half: 'period',
};

/** Which part of a date is wrong, by the code of its error; of no other code is it one part alone. */
const DATE_PARTS: Readonly<Record<string, DatePart>> = {
  no_day: 'day',
  no_such_day: 'day',
  beyond_month: 'day',
  no_month: 'month',
  no_such_month: 'month',
  no_year: 'year',
  short_year: 'year',
  out_of_range: 'year',
};

/** Whether a part of the clock time is what its error is about: of some errors it is one part alone. */
export function isWrongClockPart(part: string, { code }: FieldError): boolean {
  return (CLOCK_PARTS[code] ?? part) === part;
}

/** The error that is one part's of a date, or the whole date's; the year's own stands beside the other. */
export function dateErrorOf(
  part: DatePart,
  errorOf: (field: 'date' | 'year') => FieldError | undefined,
): FieldError | undefined {
  const own = part === 'year' ? errorOf('year') : undefined;
  const whole = errorOf('date');
  return own ?? (whole && (DATE_PARTS[whole.code] ?? part) === part ? whole : undefined);
}

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
  if (field === 'date') return control(DATE_PARTS[code] ?? dateOrder[0] ?? 'day');
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
