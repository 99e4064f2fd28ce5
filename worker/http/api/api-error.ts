import type { Context } from 'hono';
import type { AppError, ErrorCode } from '../../../contract/app-error.ts';
import type { ApiError } from '../../../contract/natal-chart.ts';
import { loadWords, type Translator } from '../../../locales/index.ts';
import type { AppEnv } from '../../env.ts';

type ErrorWords = Translator<'errors'>;

/** Words for a field's code, `date` and `first.date` alike; null where the dictionary has none. */
function fieldMessage(words: ErrorWords, path: string, code: string): string | null {
  const field = path.slice(path.lastIndexOf('.') + 1);
  const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = words.section('errors').fields;
  return fields[field]?.[code] ?? null;
}

/** The body of an error answer, in the caller's language. `fields` maps a field's name to its code. */
export async function errorBody(
  c: Context<AppEnv>,
  code: ErrorCode,
  details: { fields?: Readonly<Record<string, string>>; choices?: ApiError['error']['choices'] } = {},
): Promise<ApiError> {
  const words = await loadWords(c.get('language'), ['errors']);
  const message = words.t(`errors.codes.${code}`);
  const fields = Object.fromEntries(
    Object.entries(details.fields ?? {}).map(([field, fieldCode]) => [
      field,
      { code: fieldCode, message: fieldMessage(words, field, fieldCode) ?? message },
    ]),
  );
  return {
    error: {
      code,
      message,
      ...(details.fields && { fields }),
      ...(details.choices && { choices: details.choices }),
    },
  };
}

/** Answers a thrown AppError as JSON. */
export async function apiErrorResponse(c: Context<AppEnv>, error: AppError): Promise<Response> {
  return c.json(await errorBody(c, error.code), error.status);
}
