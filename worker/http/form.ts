import { AppError } from '../../contract/app-error.ts';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** No form of the site has more fields, and none of them asks for more. What is read may be shown again. */
const MAX_FIELDS = 40;
const MAX_FIELD_LENGTH = 10_000;

/** The type without its parameters, in lower case. */
export function mediaType(contentType: string | null | undefined): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Text fields of a posted form. Of fields with the same name the last counts; files are left out.
 * @throws AppError unsupported_media_type for a body that is no form, broken_body for one that breaks off, invalid_input for
 * one that cannot be read.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!FORM_TYPES.includes(mediaType(type))) throw new AppError('unsupported_media_type');
  const bytes = await request.arrayBuffer().catch((error: unknown) => {
    throw new AppError('broken_body', 'the upload broke off', { cause: error });
  });
  const whole = new Response(bytes, { headers: { 'Content-Type': type } });
  const data = await whole.formData().catch((error: unknown) => {
    throw new AppError('invalid_input', 'unreadable form', { cause: error });
  });
  const texts = [...data.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const fields = texts.slice(0, MAX_FIELDS).map(([name, value]) => [name, value.slice(0, MAX_FIELD_LENGTH)]);
  return Object.fromEntries(fields);
}
