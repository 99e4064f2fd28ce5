import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { MainBodyId, SignId } from '../../astrology/ids.ts';
import { rulerOf } from '../../astrology/patterns/rulers.ts';
import { signOf } from '../../astrology/signs.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { type HouseNumber, isHouse } from './house-name.ts';

/** A house by the sign on its cusp, and by where the planet that rules the sign stands. */
export interface HouseReading {
  house: HouseNumber;
  sign: SignId;
  /** By the scheme with Uranus, Neptune and Pluto. */
  ruler: MainBodyId;
  rulerHouse: HouseNumber;
  /** Null for the four houses that begin with an angle, whose sign has a text of its own. */
  signText: string | null;
  rulerText: string;
}

function isRead(house: HouseNumber, texts: Interpretations['cuspSigns']): house is keyof typeof texts {
  return Object.hasOwn(texts, house);
}

/** What is written on the houses of a chart; nothing without a birth time, which they follow from. */
export async function readHouses(
  { bodies, houses }: ChartFigure,
  language: Language,
): Promise<HouseReading[]> {
  if (!houses) return [];
  const [signs, rulers] = await Promise.all([
    loadTexts(language, 'cuspSigns'),
    loadTexts(language, 'rulerPlaces'),
  ]);
  return houses.cusps.flatMap((cusp, index) => {
    const house = index + 1;
    const sign = signOf(cusp);
    const ruler = rulerOf(sign, 'modern');
    const rulerHouse = bodies.find(({ id }) => id === ruler)?.house ?? null;
    if (!isHouse(house) || !isHouse(rulerHouse)) return [];
    const signText = isRead(house, signs) ? signs[house][sign] : null;
    return [{ house, sign, ruler, rulerHouse, signText, rulerText: rulers[house][rulerHouse] }];
  });
}
