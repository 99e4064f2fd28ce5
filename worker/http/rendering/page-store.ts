import { createLru } from '../../../astrology/lru.ts';
import { edgeFor } from '../cache-control.ts';
import { type EdgeCache, edgeUrl } from '../edge-cache.ts';
import type { DocumentPieces } from './render.tsx';

/**
 * Anonymous pages stored at the edge, in two places: this isolate's memory, which answers without any I/O, and the
 * data centre's cache behind it. A stored page lies in pieces, parted where its nonce belongs; each serving stamps
 * its own.
 */

export interface StoredPage {
  /** UTF-8 bytes between the nonces: the document is these parts joined by the nonce. Encoded when first asked for. */
  parts: () => readonly Uint8Array[];
  /** Milliseconds since 1970. */
  madeAtMs: number;
  freshSeconds: number;
  staleSeconds: number;
  /** When it ceases to be so: an eclipse that was to come is over, a day has passed. UTC ms. */
  holdsUntilMs?: number | undefined;
}

/** When a page was made and how long it lasts. */
type PageAge = Omit<StoredPage, 'parts'>;

export type Freshness = 'fresh' | 'stale' | 'expired';

/** Parts the pieces in the data centre's cache, which holds text: no HTML document holds this character. */
const PIECE_END = '\u0000';

const MAX_PAGES_IN_MEMORY = 64;
const encoder = new TextEncoder();

/** Many pages are made and never asked for again: their encoding waits for the second visitor. */
function encodeLater(pieces: DocumentPieces): () => readonly Uint8Array[] {
  let parts: readonly Uint8Array[] | undefined;
  return () => {
    parts ??= pieces.map((piece) => encoder.encode(piece));
    return parts;
  };
}

/** One buffer with the nonce between the parts. */
export function stampNonce(parts: readonly Uint8Array[], nonce: string): Uint8Array<ArrayBuffer> {
  const nonceBytes = encoder.encode(nonce);
  const total = parts.reduce((sum, part) => sum + part.length, nonceBytes.length * (parts.length - 1));
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      bytes.set(nonceBytes, at);
      at += nonceBytes.length;
    }
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** How long another cache may keep a page from now on: no longer than it holds. */
export function lifetimeOf(
  { freshSeconds, staleSeconds, holdsUntilMs }: Omit<PageAge, 'madeAtMs'>,
  nowMs: number,
): { freshSeconds: number; staleSeconds: number } {
  if (holdsUntilMs === undefined) return { freshSeconds, staleSeconds };
  const leftSeconds = Math.max(0, Math.floor((holdsUntilMs - nowMs) / 1000));
  const fresh = Math.min(freshSeconds, leftSeconds);
  return { freshSeconds: fresh, staleSeconds: Math.min(staleSeconds, leftSeconds - fresh) };
}

/** A data centre's clocks differ by less; a page from later than that tells of a day that has not come. */
const CLOCKS_APART_SECONDS = 60;

export function freshness(page: StoredPage, nowMs: number): Freshness {
  if (page.holdsUntilMs !== undefined && nowMs >= page.holdsUntilMs) return 'expired';
  const ageSeconds = (nowMs - page.madeAtMs) / 1000;
  if (ageSeconds < -CLOCKS_APART_SECONDS) return 'expired';
  if (ageSeconds < page.freshSeconds) return 'fresh';
  return ageSeconds < page.freshSeconds + page.staleSeconds ? 'stale' : 'expired';
}

const MADE_AT = 'X-Made-At';
const FRESH_FOR = 'X-Fresh-For';
const HOLDS_UNTIL = 'X-Holds-Until';

function toResponse(pieces: DocumentPieces, page: PageAge): Response {
  const { freshSeconds, staleSeconds } = lifetimeOf(page, page.madeAtMs);
  return new Response(pieces.join(PIECE_END), {
    headers: {
      'Cache-Control': edgeFor(freshSeconds + staleSeconds),
      ...(page.holdsUntilMs !== undefined && { [HOLDS_UNTIL]: String(page.holdsUntilMs) }),
      [MADE_AT]: String(page.madeAtMs),
      [FRESH_FOR]: `${page.freshSeconds} ${page.staleSeconds}`,
    },
  });
}

async function fromResponse(response: Response): Promise<StoredPage> {
  const [freshSeconds = 0, staleSeconds = 0] = (response.headers.get(FRESH_FOR) ?? '').split(' ').map(Number);
  const madeAtMs = Number(response.headers.get(MADE_AT));
  const holdsUntil = response.headers.get(HOLDS_UNTIL);
  return {
    parts: encodeLater((await response.text()).split(PIECE_END)),
    madeAtMs,
    freshSeconds,
    staleSeconds,
    ...(holdsUntil !== null && { holdsUntilMs: Number(holdsUntil) }),
  };
}

export interface PageStore {
  get(key: string): Promise<StoredPage | undefined>;
  /** Keeps a page: in memory at once; the promise is for the data centre's cache. */
  put(key: string, pieces: DocumentPieces, age: PageAge): Promise<void>;
}

/**
 * A store of stored pages. `build` separates deployments: a new one never serves the pages of the last.
 * Memory holds the most recently served pages and nothing that depends on a visitor.
 */
export function createPageStore(openCache: () => EdgeCache | undefined, build: string): PageStore {
  const memory = createLru<string, StoredPage>(MAX_PAGES_IN_MEMORY);

  function cacheUrl(key: string): string {
    return edgeUrl(['pages', key], build);
  }

  /** A cache that fails is an empty one: the page is made anew. */
  async function fromCache(key: string): Promise<StoredPage | undefined> {
    try {
      const response = await openCache()?.match(cacheUrl(key));
      return response && (await fromResponse(response));
    } catch {
      return undefined;
    }
  }

  return {
    async get(key) {
      const known = memory.get(key);
      if (known) return known;
      const page = await fromCache(key);
      if (page) memory.set(key, page);
      return page;
    },
    async put(key, pieces, age) {
      memory.set(key, { ...age, parts: encodeLater(pieces) });
      await openCache()?.put(cacheUrl(key), toResponse(pieces, age));
    },
  };
}
