import type { ChartFigure } from '../../astrology/chart-types.ts';
import { lotsOf } from '../../astrology/patterns/lots.ts';
import { signOf } from '../../astrology/signs.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { isHouse } from './house-name.ts';
import type { LotReading } from './reading-types.ts';

/** What is written on the Part of Fortune and the Vertex of a chart; nothing without a birth time, which both follow from. */
export async function readLots(chart: ChartFigure, language: Language): Promise<LotReading[]> {
  if (!chart.angles) return [];
  const { partOfFortune: fortune } = lotsOf(chart);
  const { vertex } = chart.angles;
  const [houses, signs] = await Promise.all([
    loadTexts(language, 'fortuneHouses'),
    loadTexts(language, 'vertexSigns'),
  ]);
  const readings: LotReading[] = [
    { point: 'vertex', longitudeDeg: vertex, house: null, text: signs[signOf(vertex)] },
  ];
  if (!fortune || !isHouse(fortune.house)) return readings;
  const { longitude: longitudeDeg, house } = fortune;
  return [{ point: 'partOfFortune', longitudeDeg, house, text: houses[house] }, ...readings];
}
