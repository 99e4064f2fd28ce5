import type { Aspect } from '../../astrology/chart-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { natalAspectPlace } from './natal-aspect-place.ts';
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

/** What is written on each of a birth chart's aspects, the closest first. */
export async function readAspects(aspects: readonly Aspect[], language: Language): Promise<AspectReading[]> {
  const closest = aspects
    .toSorted((a, b) => a.orb - b.orb)
    .map((aspect) => ({ aspect, place: natalAspectPlace(aspect) }));
  const subjects = new Set(closest.flatMap(({ place }) => place?.subject ?? []));
  const texts = new Map(
    await Promise.all(
      [...subjects].map(async (subject) => [subject, await loadTexts(language, subject)] as const),
    ),
  );
  return closest.map(({ aspect, place }) => {
    const found = place?.paths.map((path) => textAt(texts.get(place.subject), path));
    return { aspect, text: found?.find((text) => text !== null) ?? null };
  });
}
