import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppEnv } from '../env.ts';
import { type EdgeCache, edgeUrl, throughEdgeCache } from './edge-cache.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const URL_OF_IT = 'https://kept.invalid/build/it';

/** A cache that has this, or fails. */
function cacheOf(match: EdgeCache['match'], put: EdgeCache['put'] = async () => undefined) {
  const cache = { match: vi.fn(match), put: vi.fn(put) };
  vi.stubGlobal('caches', { default: cache });
  return cache;
}

/** What is answered, how often it was made, and what came of the work behind it. */
async function ask({ mayStore = true } = {}) {
  const behind: Promise<unknown>[] = [];
  const make = vi.fn(async () => ({ response: new Response('made'), mayStore }));
  const app = new Hono<AppEnv>();
  app.get('/', (c) => throughEdgeCache(c, URL_OF_IT, make));
  const context = { waitUntil: (work: Promise<unknown>) => behind.push(work), passThroughOnException() {} };
  const response = await app.request('/', undefined, {}, { ...context, props: {} });
  await Promise.all(behind);
  return { text: await response.text(), made: make.mock.calls.length };
}

describe('an answer by way of the edge', () => {
  it('that is kept there is not made anew', async () => {
    const cache = cacheOf(async () => new Response('kept'));
    expect(await ask()).toEqual({ text: 'kept', made: 0 });
    expect(cache.match).toHaveBeenCalledWith(URL_OF_IT);
    expect(cache.put).not.toHaveBeenCalled();
  });

  it('that is not is made, and kept whole for the next one', async () => {
    const cache = cacheOf(async () => undefined);
    expect(await ask()).toEqual({ text: 'made', made: 1 });
    const [url, stored] = cache.put.mock.calls[0] ?? [];
    expect([url, await stored?.text()]).toEqual([URL_OF_IT, 'made']);
  });

  it('that nobody else may have is not kept', async () => {
    const cache = cacheOf(async () => undefined);
    expect(await ask({ mayStore: false })).toEqual({ text: 'made', made: 1 });
    expect(cache.put).not.toHaveBeenCalled();
  });

  it('is made where the cache fails, or is not there', async () => {
    const fails = () => Promise.reject(new Error('the cache is down'));
    cacheOf(fails, fails);
    expect(await ask()).toEqual({ text: 'made', made: 1 });
    vi.stubGlobal('caches', undefined);
    expect(await ask()).toEqual({ text: 'made', made: 1 });
  });
});

describe('the address of what is kept', () => {
  it('is another for another build, and for any other question', () => {
    const addresses = [
      edgeUrl(['places', 'en', 'a/b'], 'one'),
      edgeUrl(['places', 'en', 'a', 'b'], 'one'),
      edgeUrl(['places', 'en', 'a?b'], 'one'),
      edgeUrl(['places', 'en', 'a'], 'one'),
      edgeUrl(['places', 'en', 'a/b'], 'two'),
      edgeUrl(['places', 'ena', 'b'], 'one'),
    ];
    expect(new Set(addresses.map((address) => new URL(address).href)).size).toBe(addresses.length);
    for (const address of addresses) expect(new URL(address)).toMatchObject({ search: '', hash: '' });
  });
});
