/** Any address serves: only whether the parser stays on it counts. */
const HERE = 'https://here.invalid';
const LONGEST = 2000;

/** Controls, spaces and backslashes are what parsers disagree about: no address of this site holds one unescaped. */
const DOUBTFUL = /[\s\p{Cc}\p{Cf}\\]/u;

/** Paths that answer programs and not readers. */
const NOT_PAGES = /^\/(?:api|assets|fonts|maps)(?:\/|$)/i;

/**
 * The path that a `redirect=` parameter may lead to: a page of this site, normalised, with query and hash. Null for
 * anything that is not one, or that some parser may take for another host.
 */
export function safeRedirect(raw: string | null | undefined): string | null {
  if (!raw || raw.length > LONGEST || DOUBTFUL.test(raw)) return null;
  if (!raw.startsWith('/') || raw.startsWith('//')) return null;
  const url = URL.parse(raw, HERE);
  if (url?.origin !== HERE) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` is a path to the parser and a host to whoever reads the path anew.
  return path.startsWith('//') || NOT_PAGES.test(path) ? null : path;
}
