import type { OfflinePages } from './kept-pages.ts';

/**
 * Where the network does not answer, a page is answered by the one of its language that says so. Nothing else is kept: while the
 * network works every page comes from it, and what a person drew lies in their browser's storage alone (client/offline/).
 */

/** Name of the caches of this worker, whichever build they are of. */
const CACHE_PREFIX = 'celestia-offline-';

/** The language of an address, or else of the browser, of those that there are pages in. */
export function languageOf(
  path: string,
  preferred: readonly string[],
  { paths, usual }: Pick<OfflinePages, 'paths' | 'usual'>,
): string {
  const prefix = path.split('/', 2)[1] ?? '';
  const named = [prefix, ...preferred.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '')];
  return named.find((language) => Object.hasOwn(paths, language)) ?? usual;
}

/** Fetches the pages anew, past the browser's own cache. @throws TypeError where one cannot be had: the worker is then not installed. */
export async function keepPages({ version, paths }: OfflinePages): Promise<void> {
  const cache = await caches.open(CACHE_PREFIX + version);
  await cache.addAll(Object.values(paths).map((path) => new Request(path, { cache: 'reload' })));
}

/** Removes the caches of other builds; with no version given those of all. */
export async function dropCaches(version?: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_PREFIX + version);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Answers a page that is asked for from the network, or by the page of its language that says that there is none. All else goes its own
 * way: files, APIs, and forms, which the browser itself knows to send again.
 */
export function handleFetch(event: FetchEvent, pages: OfflinePages): void {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(answerPage(event, pages));
}

async function answerPage({ request, preloadResponse }: FetchEvent, pages: OfflinePages): Promise<Response> {
  try {
    // Asked for while this worker was starting, where the browser can.
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch (failure) {
    const language = languageOf(new URL(request.url).pathname, navigator.languages, pages);
    const page = await caches.match(pages.paths[language] ?? '');
    if (!page) throw failure;
    return page;
  }
}
