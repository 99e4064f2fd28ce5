import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropCaches, handleFetch, languageOf } from './offline.ts';

const PAGES = { version: 'b', paths: { tr: '/offline/tr', en: '/offline/en' }, usual: 'en' };

describe('the language of the page without a connection', () => {
  it.each([
    ['/tr/dogum-haritasi', ['en-US'], 'tr'],
    ['/', ['de-DE', 'tr-TR', 'en'], 'tr'],
    ['/', ['de'], 'en'],
    ['/constructor', ['__proto__'], 'en'],
  ])('of %s to a browser of %j is %s', (path, preferred, language) => {
    expect(languageOf(path, preferred, PAGES)).toBe(language);
  });
});

interface Asked {
  url?: string;
  mode?: string;
  method?: string;
  preload?: Promise<string | undefined>;
}

/** What answers a request: null where the browser is left to see to it. */
async function ask({
  url = 'https://celestia.test/tr',
  mode = 'navigate',
  method = 'GET',
  preload,
}: Asked): Promise<string | null> {
  let answer: Promise<string> | null = null;
  const event = {
    request: { url, mode, method },
    preloadResponse: preload ?? Promise.resolve(undefined),
    respondWith: (given: Promise<string>) => {
      answer = given;
    },
  };
  handleFetch(event as unknown as Parameters<typeof handleFetch>[0], PAGES);
  return answer;
}

/** A network and a cache that hold what they are told. */
function stand(network: () => Promise<string>, kept: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', { match: async (path: string) => kept[path] });
}

const DOWN = () => Promise.reject(new TypeError('no network'));
const KEPT = { '/offline/tr': 'no line', '/offline/en': 'no line either' };

describe('a page that is asked for', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('comes from the network while there is one, whatever is kept', async () => {
    stand(async () => 'the page', KEPT);
    expect(await ask({})).toBe('the page');
    expect(await ask({ preload: Promise.resolve('asked for ahead') })).toBe('asked for ahead');
  });

  it('is answered by the page of its language where there is none', async () => {
    stand(DOWN, KEPT);
    expect(await ask({})).toBe('no line');
    expect(await ask({ preload: Promise.reject(new TypeError('broken off')) })).toBe('no line');
  });

  it('is the browser’s own to answer where nothing is kept', async () => {
    stand(DOWN);
    await expect(ask({})).rejects.toThrow('no network');
  });

  it('is left alone where it is a form, a file or an API', async () => {
    stand(DOWN, KEPT);
    expect(await ask({ method: 'POST' })).toBeNull();
    expect(await ask({ mode: 'cors' })).toBeNull();
    expect(await ask({ mode: 'no-cors' })).toBeNull();
  });
});

describe('the caches of other builds', () => {
  afterEach(() => vi.unstubAllGlobals());

  function keep(...names: string[]): Set<string> {
    const kept = new Set(names);
    vi.stubGlobal('caches', {
      keys: async () => [...kept],
      delete: async (name: string) => kept.delete(name),
    });
    return kept;
  }

  it('go, and what is another’s stays', async () => {
    const kept = keep('celestia-offline-a', 'celestia-offline-b', 'another');
    await dropCaches('b');
    expect([...kept]).toEqual(['celestia-offline-b', 'another']);
  });

  it('go all where the worker is switched off', async () => {
    const kept = keep('celestia-offline-a', 'celestia-offline-b', 'another');
    await dropCaches();
    expect([...kept]).toEqual(['another']);
  });
});
