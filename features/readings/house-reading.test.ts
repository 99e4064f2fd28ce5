import { expect, test } from 'vitest';
import { computeChart } from '../../astrology/compute-chart.ts';
import { HOUSE_SYSTEM_IDS } from '../../astrology/ids.ts';
import { signOf } from '../../astrology/signs.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { readHouses } from './house-reading.ts';

const BIRTH = { instantMs: Date.UTC(1990, 5, 10, 11, 30), latitudeDeg: 41.01, longitudeDeg: 28.95 };

test.each(HOUSE_SYSTEM_IDS)('each house is read by its cusp and its ruler, by %s', async (houseSystem) => {
  const chart = computeChart({ ...BIRTH, houseSystem });
  const [signs, rulers] = [await loadTexts('en', 'cuspSigns'), await loadTexts('en', 'rulerPlaces')];
  const read = await readHouses(chart, 'en');
  expect(read.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const { house, sign, ruler, rulerHouse, signText, rulerText } of read) {
    expect(sign).toBe(signOf(chart.houses?.cusps[house - 1] ?? Number.NaN));
    expect(rulerHouse).toBe(chart.bodies.find(({ id }) => id === ruler)?.house);
    expect(rulerText).toBe(rulers[house][rulerHouse]);
    const isAngle = house === 1 || house === 4 || house === 7 || house === 10;
    expect(signText).toBe(isAngle ? null : signs[house][sign]);
  }
});

test('a chart without an hour has no houses to read', async () => {
  const chart = { ...computeChart({ ...BIRTH, houseSystem: 'placidus' }), angles: null, houses: null };
  expect(await readHouses(chart, 'en')).toEqual([]);
});
