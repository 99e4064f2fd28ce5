import type { ChartFigure } from '../../astrology/chart-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { natalAspectPlace } from './natal-aspect-place.ts';
import { textOfNatalAspect } from './natal-aspect-text.ts';
import type { AspectReading } from './reading-types.ts';
import { aspectWithoutHouse } from './without-house.ts';

/** What is written on each of a birth chart's aspects, the closest first; nothing of houses where there are none. */
export async function readAspects(
  { aspects, houses }: Pick<ChartFigure, 'aspects' | 'houses'>,
  language: Language,
): Promise<AspectReading[]> {
  const subjects = new Set(aspects.flatMap((aspect) => natalAspectPlace(aspect)?.subject ?? []));
  const texts = Object.fromEntries(
    await Promise.all(
      [...subjects].map(async (subject) => [subject, await loadTexts(language, subject)] as const),
    ),
  );
  return aspects
    .toSorted((a, b) => a.orb - b.orb)
    .map((aspect) => {
      const text = textOfNatalAspect(aspect, texts);
      return { aspect, text: text && !houses ? aspectWithoutHouse(text, aspect, language) : text };
    });
}
