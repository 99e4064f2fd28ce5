import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { AppEnv } from '../../env.ts';
import { mediaType } from '../form.ts';

/**
 * Reads a JSON body. The content type is required: a form on another site can send JSON text, but not this type
 * without the browser asking first.
 * @throws AppError unsupported_media_type, broken_body for one that breaks off; undefined is returned for text that is not JSON.
 */
export async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const type = mediaType(c.req.header('Content-Type'));
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(type)) throw new AppError('unsupported_media_type');
  const text = await c.req.text().catch((error: unknown) => {
    throw new AppError('broken_body', 'the upload broke off', { cause: error });
  });
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
