import { normalizeDeg } from '../../astrology/angles.ts';
import type { ChartFigure } from '../../astrology/chart-types.ts';
import { signOf } from '../../astrology/signs.ts';
import type { HouseTexts, SignSubject } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { isHouse } from './house-name.ts';
import { placesOf } from './places-of.ts';
import type { AcrossPoint, AcrossReading, PlacementReading, ReadPoint } from './reading-types.ts';
import { withoutHouse } from './without-house.ts';

/** The points whose opposite is read with them. */
const ACROSS: Readonly<Partial<Record<SignSubject, AcrossPoint>>> = {
  rising: 'descendant',
  midheaven: 'imumCoeli',
  node: 'southNode',
};

/** What is written on a point in some language, by its key; null where nothing is. */
function ownText<Text>(texts: Readonly<Record<string, Text>>, key: string): Text | null {
  return Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}

async function houseTextsOf(subject: SignSubject, language: Language): Promise<HouseTexts | null> {
  if (subject === 'juno') return loadTexts(language, 'junoHouses');
  const isPoint = subject === 'chiron' || subject === 'lilith';
  return ownText<HouseTexts>(await loadTexts(language, isPoint ? 'pointHouses' : 'planetHouses'), subject);
}

async function houseTextOf(
  subject: SignSubject,
  house: number | null,
  language: Language,
): Promise<string | null> {
  return isHouse(house) ? ((await houseTextsOf(subject, language))?.[house] ?? null) : null;
}

async function retrogradeTextOf(
  point: ReadPoint,
  { bodies }: Pick<ChartFigure, 'bodies'>,
  language: Language,
): Promise<string | null> {
  const isBack = bodies.some(({ id, retrograde }) => id === point && retrograde);
  return isBack ? ownText(await loadTexts(language, 'natalRetrogrades'), point) : null;
}

async function acrossOf(
  subject: SignSubject,
  longitudeDeg: number,
  language: Language,
): Promise<AcrossReading | null> {
  const point = ACROSS[subject];
  if (!point) return null;
  const sign = signOf(normalizeDeg(longitudeDeg + 180));
  return { point, sign, text: (await loadTexts(language, point))[sign] };
}

/** What is written on a point of a chart, by the subject that speaks of it; nothing where the chart does not show it. */
export async function readPlacement(
  [point, subject]: readonly [ReadPoint, SignSubject],
  chart: ChartFigure,
  language: Language,
): Promise<PlacementReading[]> {
  const place = placesOf(chart)(point);
  if (!place) return [];
  const [signs, houseText, retrogradeText, across] = await Promise.all([
    loadTexts(language, subject),
    houseTextOf(subject, place.house, language),
    retrogradeTextOf(point, chart, language),
    acrossOf(subject, place.longitudeDeg, language),
  ]);
  const told = (text: string) => (place.house === null ? withoutHouse(text, subject, language) : text);
  const signText = told(signs[signOf(place.longitudeDeg)]);
  const backText = retrogradeText === null ? null : told(retrogradeText);
  return [{ point, ...place, signText, houseText, retrogradeText: backText, across }];
}
