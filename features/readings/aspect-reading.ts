import type { Aspect } from '../../astrology/chart-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { natalAspectPlace } from './natal-aspect-place.ts';
import { textOfNatalAspect } from './natal-aspect-text.ts';
import type { AspectReading } from './reading-types.ts';

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
