import type { Context } from 'hono';
import type { AppEnv } from '../../env.ts';
import { edgeUrl, throughEdgeCache } from '../edge-cache.ts';

/**
 * An answer that is the same for all: the edge keeps it under the parts of its key, and every cache after it as its own
 * Cache-Control says.
 */
export async function sharedAnswer(
  c: Context<AppEnv>,
  key: readonly (string | number)[],
  make: () => Response | Promise<Response>,
): Promise<Response> {
  const stored = await throughEdgeCache(c, edgeUrl(key), async () => ({
    response: await make(),
    mayStore: true,
  }));
  return c.newResponse(stored.body, stored);
}
