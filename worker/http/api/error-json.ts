import type { Context } from 'hono';
import type { ApiError } from '../../../contract/api-error.ts';
import type { AppError } from '../../../contract/app-error.ts';
import { loadWords, type Translator } from '../../../locales/index.ts';
import type { AppEnv } from '../../env.ts';

type ErrorWords = Translator<'errors'>;

/** Words for a field's code, `date` and `first.date` alike; null where the dictionary has none. */
function fieldMessage(words: ErrorWords, path: string, code: string): string | null {
  const field = path.slice(path.lastIndexOf('.') + 1);
  const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = words.section('errors').fields;
  return fields[field]?.[code] ?? null;
}

/** A failure as the API tells it, in the caller's language. */
export async function apiError(
  c: Context<AppEnv>,
  {
    code,
    fields,
    choices,
    answerId,
    untilMs,
  }: Pick<AppError, 'code' | 'fields' | 'choices' | 'answerId' | 'untilMs'>,
): Promise<ApiError> {
  const words = await loadWords(c.get('language'), ['errors']);
  const message = words.t(`errors.codes.${code}`);
  const told = Object.entries(fields ?? {}).map(([field, fieldCode]) => [
    field,
    { code: fieldCode, message: fieldMessage(words, field, fieldCode) ?? message },
  ]);
  return {
    error: {
      code,
      message,
      ...(fields && { fields: Object.fromEntries(told) }),
      ...(choices && { choices: [...choices] }),
      ...(answerId !== undefined && { answerId }),
      ...(untilMs !== undefined && { until: new Date(untilMs).toISOString() }),
    },
  };
}
