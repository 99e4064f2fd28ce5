import { createLru } from '../astrology/lru.ts';

/** More than the site's languages. */
const MAX_CACHED_TAGS = 8;

/**
 * A formatter of Intl's for each language, by its BCP 47 tag. Making one costs some fifty times what using it does, and
 * a list would make one for each of its lines.
 */
export function cachedFormat<Format extends object>(make: (tag: string) => Format): (tag: string) => Format {
  const formats = createLru<string, Format>(MAX_CACHED_TAGS);
  return (tag) => formats.obtain(tag, () => make(tag));
}
