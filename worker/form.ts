import { AppError } from './errors.ts';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Text fields of a posted form. Of fields with the same name the last counts; files are left out.
 * @throws AppError unsupported_media_type for a body that is no form, invalid_input for a broken one.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!FORM_TYPES.some((known) => type.startsWith(known))) throw new AppError('unsupported_media_type');
  const data = await request.formData().catch((error: unknown) => {
    throw new AppError('invalid_input', 'unreadable form', { cause: error });
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of data.entries()) {
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}
