import type { RateLimit } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Bindings } from '../env.ts';
import { AppError } from '../errors.ts';

type LimitName = { [Key in keyof Bindings]: Bindings[Key] extends RateLimit ? Key : never }[keyof Bindings];

/** What is counted as one visitor: an IPv4 address, or the network of an IPv6 one, whose owner has all of it. */
export function limitKey(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

/**
 * Counts a request against a rate-limit binding. The binding is approximate: it guards against floods, it does
 * not count anything that is sold.
 * @throws AppError too_many_requests.
 */
export async function checkLimit(c: Context<AppEnv>, name: LimitName): Promise<void> {
  const { success } = await c.env[name].limit({ key: limitKey(c.req.header('CF-Connecting-IP') ?? 'local') });
  if (success) return;
  c.header('Retry-After', '60');
  throw new AppError('too_many_requests');
}

/** Limits every request to a resource. */
export function rateLimit(name: LimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await checkLimit(c, name);
    await next();
  });
}
