import type { Context } from 'hono';
import { buildId } from '../build.ts';
import type { AppEnv } from '../env.ts';

/** The part of the Cache API that the worker uses. */
export interface EdgeCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
}

/** The data centre's cache; undefined where there is none (it works on a custom domain, not on workers.dev). */
export function openEdgeCache(): EdgeCache | undefined {
  const platform: object = globalThis;
  const caches: { default?: EdgeCache } | undefined = Reflect.get(platform, 'caches');
  return caches?.default;
}

/** The address by which the cache knows an answer. A new build never serves the answers of the last. */
export function edgeUrl(parts: readonly (string | number)[], build = buildId): string {
  return ['https://kept.invalid', build, ...parts.map(encodeURIComponent)].join('/');
}

/** An answer that was made anew. */
export interface MadeAnswer {
  response: Response;
  /** Whether the next visitor may have it. */
  mayStore: boolean;
}

/** Answers from the data centre's cache, which is filled behind the answer. A cache that fails is no cache. */
export async function throughEdgeCache(
  c: Context<AppEnv>,
  url: string,
  make: () => Promise<MadeAnswer>,
): Promise<Response> {
  const cache = openEdgeCache();
  const known = await cache?.match(url).catch(() => undefined);
  if (known) return known;
  const { response, mayStore } = await make();
  if (cache && mayStore) {
    c.executionCtx.waitUntil(cache.put(url, response.clone()).catch(() => undefined));
  }
  return response;
}
