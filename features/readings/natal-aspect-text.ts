import type { Aspect } from '../../astrology/chart-types.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';
import { type NatalAspectSubject, natalAspectPlace } from './natal-aspect-place.ts';

/** The text that some keys lead to; null where they lead to none. */
function textAt(texts: unknown, path: readonly string[]): string | null {
  const found = path.reduce(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Readonly<Record<string, unknown>>)[key]
        : null,
    texts,
  );
  return typeof found === 'string' ? found : null;
}

/** What some of the texts on aspects say of one; null where nothing is written of it, or not in these. */
export function textOfNatalAspect(
  aspect: Pick<Aspect, 'first' | 'second' | 'aspect'>,
  texts: Readonly<Partial<Pick<Interpretations, NatalAspectSubject>>>,
): string | null {
  const place = natalAspectPlace(aspect);
  const found = place?.paths.map((path) => textAt(texts[place.subject], path));
  return found?.find((text) => text !== null) ?? null;
}
