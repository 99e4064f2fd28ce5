import type { ChartFigure } from '../../astrology/chart-types.ts';
import { signOf } from '../../astrology/signs.ts';
import { textOfPair } from '../../locales/aspect-texts.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { isHouse } from './house-name.ts';
import { type PointPlace, placesOf } from './places-of.ts';
import type { AspectReading } from './reading-types.ts';
import { sharedAspects, unsteadyBodies } from './unsteady-bodies.ts';

/** The points of a chart of two that are written about. */
const POINTS = ['sun', 'moon', 'ascendant', 'venus', 'mars'] as const;
type JointPoint = (typeof POINTS)[number];

/** What a placement of a composite or Davison chart says, by its sign and, where there are houses, by its house; null what was said before. */
export interface JointPlacement {
  point: JointPoint;
  place: PointPlace;
  signText: string | null;
  houseText: string | null;
}

/** A chart of two people in words. */
export interface JointReading {
  placements: readonly JointPlacement[];
  /** Those that are written about, the closest first. */
  aspects: readonly AspectReading[];
}

function houseTextOf(
  texts: Interpretations['compositeHouses'],
  point: JointPoint,
  house: number | null,
): string | null {
  return point !== 'ascendant' && isHouse(house) ? texts[point][house] : null;
}

/**
 * The texts on a chart of two people in one language: those of its own placements and aspects, and no others. Where an hour is unknown
 * nothing is said of a body whose sign depends on it, nor of the Moon's aspects.
 */
export async function readJoint(chart: ChartFigure, language: Language): Promise<JointReading> {
  const [signs, houses, aspects] = await Promise.all([
    loadTexts(language, 'compositeSigns'),
    loadTexts(language, 'compositeHouses'),
    loadTexts(language, 'compositeAspects'),
  ]);
  const placeOf = placesOf(chart);
  const open = unsteadyBodies(chart, null);
  return {
    placements: POINTS.flatMap((point) => {
      const place = placeOf(point);
      if (!place || open.has(point)) return [];
      const signText = signs[point][signOf(place.longitudeDeg)];
      return [{ point, place, signText, houseText: houseTextOf(houses, point, place.house) }];
    }),
    aspects: sharedAspects(chart)
      .toSorted((a, b) => a.orb - b.orb)
      .map((aspect) => ({ aspect, text: textOfPair(aspects, aspect) }))
      .filter(({ text }) => text !== null),
  };
}

/** A second chart of the same two, without what the first has said in the same words. */
export function withoutTold(reading: JointReading, told: JointReading): JointReading {
  const texts = new Set(told.placements.flatMap(({ signText, houseText }) => [signText, houseText]));
  const aspects = new Set(told.aspects.map(({ text }) => text));
  const untold = (text: string | null) => (texts.has(text) ? null : text);
  return {
    placements: reading.placements
      .map((one) => ({ ...one, signText: untold(one.signText), houseText: untold(one.houseText) }))
      .filter(({ signText, houseText }) => signText !== null || houseText !== null),
    aspects: reading.aspects.filter(({ text }) => !aspects.has(text)),
  };
}
