import type { RateLimit } from '@cloudflare/workers-types';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Bindings } from '../env.ts';
import { AppError } from '../errors.ts';

type LimitName = { [Key in keyof Bindings]: Bindings[Key] extends RateLimit ? Key : never }[keyof Bindings];

/**
 * Limits requests by address with a rate-limit binding. The binding is approximate: it guards against floods,
 * it does not count anything that is sold.
 */
export function rateLimit(name: LimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = c.req.header('CF-Connecting-IP') ?? 'local';
    const { success } = await c.env[name].limit({ key });
    if (!success) {
      c.header('Retry-After', '60');
      throw new AppError('too_many_requests');
    }
    await next();
  });
}
