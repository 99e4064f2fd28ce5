import type { ErrorsWords } from '../../locales/en/errors.ts';

/** The message for the code of a field of the query; undefined where nothing is wrong with it. */
export function fieldMessage(
  fields: ErrorsWords['fields'],
  field: 'tz' | 'show' | 'month',
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined;
  return field === 'month' && code === 'out_of_range' ? fields.month.out_of_range : fields[field].malformed;
}
