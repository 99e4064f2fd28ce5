import type { Synastry } from '../../astrology/synastry/compute-synastry.ts';
import type { Overlay } from '../../astrology/synastry/synastry-types.ts';
import { textOfPair } from '../../locales/aspect-texts.ts';
import type { OverlayTexts } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { isHouse } from './house-name.ts';
import { type PairReading, pairAspectKey, type ReadOverlay } from './pair-reading-types.ts';

function isRead(body: string, texts: OverlayTexts): body is keyof OverlayTexts {
  return Object.hasOwn(texts, body);
}

function readOverlays(overlays: readonly Overlay[] | null, texts: OverlayTexts): ReadOverlay[] | null {
  if (!overlays) return null;
  return overlays.flatMap(({ body, house }) =>
    isRead(body, texts) && isHouse(house) ? [{ body, house, text: texts[body][house] }] : [],
  );
}

/** The texts on two charts in one language: those of their own aspects and overlays, and no others. */
export async function readPair(
  { aspects, overlays }: Pick<Synastry, 'aspects' | 'overlays'>,
  language: Language,
): Promise<PairReading> {
  const [synastry, houses] = await Promise.all([
    loadTexts(language, 'synastry'),
    loadTexts(language, 'overlays'),
  ]);
  const read = aspects.flatMap((aspect) => {
    const text = textOfPair(synastry, aspect);
    return text === null ? [] : [[pairAspectKey(aspect), text] as const];
  });
  return {
    aspects: Object.fromEntries(read),
    overlays: {
      firstInSecond: readOverlays(overlays.firstInSecond, houses),
      secondInFirst: readOverlays(overlays.secondInFirst, houses),
    },
  };
}
