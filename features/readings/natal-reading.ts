import type { Aspect, ChartFigure } from '../../astrology/chart-types.ts';
import { signOf } from '../../astrology/signs.ts';
import { textOfPair } from '../../locales/aspect-texts.ts';
import type { PlanetHouseTexts, SignSubject } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { isHouse } from './house-name.ts';
import { placesOf } from './places-of.ts';
import type { AspectReading, NatalReading, PlacementReading, ReadPoint } from './reading-types.ts';

/** The points that are written about, the chief ones first, each with its subject. */
const SUBJECTS: readonly (readonly [ReadPoint, SignSubject])[] = [
  ['sun', 'sun'],
  ['moon', 'moon'],
  ['ascendant', 'rising'],
  ['mercury', 'mercury'],
  ['venus', 'venus'],
  ['mars', 'mars'],
  ['jupiter', 'jupiter'],
  ['saturn', 'saturn'],
  ['midheaven', 'midheaven'],
  ['uranus', 'uranus'],
  ['neptune', 'neptune'],
  ['pluto', 'pluto'],
  ['trueNode', 'node'],
  ['meanNode', 'node'],
  ['juno', 'juno'],
  ['chiron', 'chiron'],
  ['meanLilith', 'lilith'],
  ['trueLilith', 'lilith'],
];

function isInHouses(
  subject: SignSubject,
  texts: PlanetHouseTexts,
): subject is keyof PlanetHouseTexts & SignSubject {
  return Object.hasOwn(texts, subject);
}

async function houseTextOf(
  subject: SignSubject,
  house: number | null,
  language: Language,
): Promise<string | null> {
  if (!isHouse(house)) return null;
  if (subject === 'juno') return (await loadTexts(language, 'junoHouses'))[house];
  const texts = await loadTexts(language, 'planetHouses');
  return isInHouses(subject, texts) ? texts[subject][house] : null;
}

async function readPlacement(
  [point, subject]: readonly [ReadPoint, SignSubject],
  chart: ChartFigure,
  language: Language,
): Promise<PlacementReading[]> {
  const place = placesOf(chart)(point);
  if (!place) return [];
  const [signs, houseText] = await Promise.all([
    loadTexts(language, subject),
    houseTextOf(subject, place.house, language),
  ]);
  return [{ point, ...place, signText: signs[signOf(place.longitudeDeg)], houseText }];
}

/** What is written on each of a chart's aspects, the closest first. */
export async function readAspects(aspects: readonly Aspect[], language: Language): Promise<AspectReading[]> {
  const [main, juno] = await Promise.all([
    loadTexts(language, 'aspects'),
    loadTexts(language, 'junoAspects'),
  ]);
  const texts = { ...main, juno };
  return aspects
    .toSorted((a, b) => a.orb - b.orb)
    .map((aspect) => ({ aspect, text: textOfPair(texts, aspect) }));
}

/** What is written on some of a chart's points, in the order that they are asked for. */
export async function readPoints(
  points: readonly ReadPoint[],
  chart: ChartFigure,
  language: Language,
): Promise<PlacementReading[]> {
  const rows = points.flatMap((wanted) => SUBJECTS.filter(([point]) => point === wanted));
  return (await Promise.all(rows.map((row) => readPlacement(row, chart, language)))).flat();
}

/**
 * A chart's texts in one language: those of its own placements and aspects, and no others. A body whose sign the day of
 * birth leaves open is not read.
 */
export async function readChart(
  chart: ChartFigure,
  language: Language,
  unsteady: ReadonlySet<string>,
): Promise<NatalReading> {
  const [placements, aspects] = await Promise.all([
    readPoints(
      SUBJECTS.map(([point]) => point).filter((point) => !unsteady.has(point)),
      chart,
      language,
    ),
    readAspects(chart.aspects, language),
  ]);
  return { placements, aspects };
}
