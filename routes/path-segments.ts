/** What no path of this site holds: the URL parser takes them for steps, also in a redirect that names them. */
const DOT_SEGMENTS: ReadonlySet<string> = new Set(['.', '..']);

/**
 * A URL's path as its segments, each decoded once, empty ones left out. An encoded slash stays within its segment.
 * Null where the encoding is broken or a segment is a dot segment.
 */
export function readSegments(pathname: string): string[] | null {
  let segments: string[];
  try {
    segments = pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
  return segments.some((segment) => DOT_SEGMENTS.has(segment)) ? null : segments;
}

/** The one way in which this site writes a path: it begins with one slash, so that it can never name another host. */
export function writeSegments(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
