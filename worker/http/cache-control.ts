/** What answers say of being kept, by whom and for how long (RFC 9111). */

/** For one visitor's eyes, and kept nowhere. */
export const NO_STORE = 'private, no-store';

/** The visitor's own browser may have it again once it has asked. */
export const OWN_BROWSER_ASKS = 'private, no-cache';

/** Any cache may keep it and has to ask each time. */
export const ASK_EACH_TIME = 'no-cache';

/** The same for all, and as good an hour later. */
export const SHARED_HOUR = 'public, max-age=3600';

/** At the edge alone: names of places change with a release at most. */
export const SHARED_DAY = 'public, max-age=86400';

/** The sky of a stretch of time is the same for all and changes with a release at most. */
export const SHARED_SKY = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

/** So many seconds in a browser, and so many in the caches that people share. */
export function sharedFor(browserSeconds: number, sharedSeconds: number): string {
  return `public, max-age=${browserSeconds}, s-maxage=${sharedSeconds}`;
}

/** So many seconds in the caches that people share. */
export function edgeFor(seconds: number): string {
  return `public, s-maxage=${seconds}`;
}
