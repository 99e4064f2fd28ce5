import type { RateLimit } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../../../contract/app-error.ts';
import type { Bindings } from '../../bindings.ts';
import type { AppEnv } from '../../env.ts';

export type LimitName = {
  [Key in keyof Bindings]-?: Bindings[Key] extends RateLimit ? Key : never;
}[keyof Bindings];

/** What every limit of wrangler.toml counts over. */
const PERIOD_SECONDS = 60;

const GROUPS = 8;

/** Groups of an IPv6 address, those that `::` stands for written out. */
function groupsOf(address: string): string[] {
  const [head = [], tail] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  if (!tail) return head;
  return [...head, ...Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0'), ...tail];
}

/** What is counted as one visitor: an IPv4 address, or the /64 network of an IPv6 one, whose owner has all of it. */
export function limitKey(address: string): string {
  const plain = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address;
  if (!plain.includes(':')) return plain;
  const network = groupsOf(plain).slice(0, GROUPS / 2);
  return network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}

/** What a request is counted by: the visitor's network. */
export function visitorKey(c: Context<AppEnv>): string {
  return limitKey(c.req.header('CF-Connecting-IP') ?? 'local');
}

/**
 * Counts a request against a rate-limit binding. The binding is approximate: it guards against floods, it does
 * not count anything that is sold.
 * @throws AppError too_many_requests.
 */
export async function checkLimit(c: Context<AppEnv>, name: LimitName): Promise<void> {
  const { success } = await c.env[name].limit({ key: visitorKey(c) });
  if (success) return;
  throw new AppError('too_many_requests', undefined, { retryAfterSeconds: PERIOD_SECONDS });
}

/** Limits every request to a resource. */
export function rateLimit(name: LimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await checkLimit(c, name);
    await next();
  });
}
