import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site's page sends. Browsers send `Origin` with every such request; programs that
 * send none have no visitor's cookies to abuse.
 */
export function sameOrigin() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const origin = c.req.header('Origin');
    const own = [c.get('url').origin, c.env.SITE_ORIGIN];
    const foreign = origin !== undefined && !own.includes(origin);
    if (foreign && !SAFE_METHODS.has(c.req.method)) throw new AppError('forbidden_origin');
    await next();
  });
}
