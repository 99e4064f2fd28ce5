import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { Synastry } from '../../astrology/synastry/compute-synastry.ts';
import type { Overlay } from '../../astrology/synastry/synastry-types.ts';
import { textOfPair } from '../../locales/aspect-texts.ts';
import type { OverlayTexts } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { isHouse } from './house-name.ts';
import { readJoint, withoutTold } from './joint-reading.ts';
import { type PairReading, pairAspectKey, type ReadOverlay } from './pair-reading-types.ts';
import { readSignPairs, type SignedPerson } from './sign-pair-reading.ts';

function isRead(body: string, texts: OverlayTexts): body is keyof OverlayTexts {
  return Object.hasOwn(texts, body);
}

function readOverlays(overlays: readonly Overlay[] | null, texts: OverlayTexts): ReadOverlay[] | null {
  if (!overlays) return null;
  return overlays.flatMap(({ body, house }) =>
    isRead(body, texts) && isHouse(house) ? [{ body, house, text: texts[body][house] }] : [],
  );
}

/** What is compared, and the two it belongs to. */
export interface ReadPairOf extends Pick<Synastry, 'aspects' | 'overlays' | 'composite'> {
  davison: ChartFigure | null;
  people: readonly [first: SignedPerson, second: SignedPerson];
}

/** What is written on the charts that belong to both, and no sentence of it twice. */
async function readJoints(
  { composite, davison }: Pick<ReadPairOf, 'composite' | 'davison'>,
  language: Language,
): Promise<Pick<PairReading, 'composite' | 'davison'>> {
  const [first, second] = await Promise.all([
    readJoint(composite, language),
    davison && readJoint(davison, language),
  ]);
  return { composite: first, davison: second && withoutTold(second, first) };
}

/** The texts on two charts in one language: those of their own signs, aspects, overlays and joint charts, and no others. */
export async function readPair(pair: ReadPairOf, language: Language): Promise<PairReading> {
  const { aspects, overlays, people } = pair;
  const [synastry, houses, signs, joints] = await Promise.all([
    loadTexts(language, 'synastry'),
    loadTexts(language, 'overlays'),
    readSignPairs(...people, language),
    readJoints(pair, language),
  ]);
  const read = aspects.flatMap((aspect) => {
    const text = textOfPair(synastry, aspect);
    return text === null ? [] : [[pairAspectKey(aspect), text] as const];
  });
  return {
    signs,
    ...joints,
    aspects: Object.fromEntries(read),
    overlays: {
      firstInSecond: readOverlays(overlays.firstInSecond, houses),
      secondInFirst: readOverlays(overlays.secondInFirst, houses),
    },
  };
}
