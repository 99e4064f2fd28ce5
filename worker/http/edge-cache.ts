/** The part of the Cache API that the worker uses. */
export interface EdgeCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
}

/** The data centre's cache; undefined where there is none (it works on a custom domain, not on workers.dev). */
export function openEdgeCache(): EdgeCache | undefined {
  // The DOM's types know `caches` without Cloudflare's `default`.
  return (globalThis.caches as (CacheStorage & { default?: EdgeCache }) | undefined)?.default;
}
