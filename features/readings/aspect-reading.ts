import type { Aspect } from '../../astrology/chart-types.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { type NatalAspectSubject, natalAspectPlace } from './natal-aspect-place.ts';
import type { AspectReading } from './reading-types.ts';

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

/** What is written on each of a birth chart's aspects, the closest first. */
export async function readAspects(aspects: readonly Aspect[], language: Language): Promise<AspectReading[]> {
  const subjects = new Set(aspects.flatMap((aspect) => natalAspectPlace(aspect)?.subject ?? []));
  const texts = Object.fromEntries(
    await Promise.all(
      [...subjects].map(async (subject) => [subject, await loadTexts(language, subject)] as const),
    ),
  );
  return aspects
    .toSorted((a, b) => a.orb - b.orb)
    .map((aspect) => ({ aspect, text: textOfNatalAspect(aspect, texts) }));
}
