import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../../../contract/app-error.ts';
import type { AppEnv } from '../../env.ts';

/**
 * Refuses a body of more than so many bytes. One without a length is read here, and may break off meanwhile.
 * @throws AppError body_too_large, broken_body.
 */
export function limitBody(maxBytes: number) {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('body_too_large');
    },
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    // What the handlers behind throw never comes by here: the app turns it into an answer before.
    await limit(c, next).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      throw new AppError('broken_body', 'the upload broke off', { cause: error });
    });
  });
}
