import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withChosenNode } from '../../astrology/chart-facts.ts';
import type { ChartFigure } from '../../astrology/chart-types.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { lotsOf } from '../../astrology/patterns/lots.ts';
import { signOf } from '../../astrology/signs.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { inDrill } from '../../tests/drills.ts';
import { readChart, readPoints } from './natal-reading.ts';
import type { OpenReading, PlacementReading } from './reading-types.ts';

const BIRTH = { latitudeDeg: 41.01, longitudeDeg: 28.95, houseSystem: 'placidus' } as const;
const SETTLED = { unsteady: new Set<string>(), signChanges: [] };
const JUNE_1990 = Date.UTC(1990, 5, 10, 11, 30);

const instants = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) });

function timeless(chart: ChartFigure): ChartFigure {
  const bodies = chart.bodies.map((body) => ({ ...body, house: null }));
  return { ...chart, angles: null, houses: null, bodies };
}

/** The readings of what stands in one sign; fails where something is read in two. */
function placed(placements: readonly (PlacementReading | OpenReading)[]): PlacementReading[] {
  return placements.map((reading) => {
    if ('signs' in reading) throw new Error(`${reading.point} is open`);
    return reading;
  });
}

async function readOne(point: string, chart: ChartFigure): Promise<PlacementReading | undefined> {
  const { placements } = await readChart(chart, 'en', SETTLED);
  return placed(placements).find((reading) => reading.point === point);
}

describe('a chart in words', () => {
  test('tells the chief placements first, each by the sign and house where it stands', async () => {
    const chart = computeChart({ instantMs: JUNE_1990, ...BIRTH });
    const placements = placed((await readChart(chart, 'en', SETTLED)).placements);
    expect(placements.slice(0, 3).map(({ point }) => point)).toEqual(['sun', 'moon', 'ascendant']);
    const [signs, houses] = [await loadTexts('en', 'venus'), await loadTexts('en', 'planetHouses')];
    const venus = placements.find(({ point }) => point === 'venus');
    expect(venus).toMatchObject({ signText: signs.taurus, houseText: houses.venus[8], house: 8 });
    expect(venus && signOf(venus.longitudeDeg)).toBe('taurus');
    const [juno, points] = [await loadTexts('en', 'junoHouses'), await loadTexts('en', 'pointHouses')];
    expect(placements.find(({ point }) => point === 'juno')?.houseText).toBe(juno[2]);
    expect(placements.find(({ point }) => point === 'chiron')?.houseText).toBe(points.chiron[10]);
    const lilith = placements.find(({ point }) => point === 'meanLilith');
    expect(Object.values(points.lilith)).toContain(lilith?.houseText);
  });

  test('without an hour tells of the slow planets what a generation shares, and nothing of a house', async () => {
    const chart = timeless(computeChart({ instantMs: JUNE_1990, ...BIRTH }));
    for (const point of ['uranus', 'neptune', 'pluto'] as const) {
      const text = (await readOne(point, chart))?.signText ?? '';
      expect(text.length).toBeGreaterThan(60);
      expect(text).not.toMatch(/\bhouse\b/);
    }
  });

  test('says that a planet goes back where it does, and of no other', async () => {
    const texts = await loadTexts('en', 'natalRetrogrades');
    await fc.assert(
      fc.asyncProperty(instants, async (instantMs) => {
        const chart = computeChart({ instantMs, ...BIRTH });
        const { placements } = await readChart(chart, 'en', SETTLED);
        for (const { point, retrogradeText } of placed(placements)) {
          const isBack = chart.bodies.some(({ id, retrograde }) => id === point && retrograde);
          const isWritten = isBack && Object.hasOwn(texts, point);
          expect(retrogradeText).toBe(isWritten ? texts[point as keyof typeof texts] : null);
        }
      }),
      { numRuns: inDrill(1000, 60) },
    );
  });

  test('reads with the node, the Ascendant and the Midheaven what is opposite, by its own sign', async () => {
    const chart = computeChart({ instantMs: JUNE_1990, ...BIRTH });
    const south = await loadTexts('en', 'southNode');
    const { southNode } = lotsOf(chart);
    expect((await readOne('trueNode', chart))?.across).toEqual({
      point: 'southNode',
      sign: southNode?.sign,
      text: south[southNode?.sign ?? 'aries'],
    });
    const descendant = await loadTexts('en', 'descendant');
    expect((await readOne('ascendant', chart))?.across).toMatchObject({
      point: 'descendant',
      text: descendant.aries,
    });
    const imumCoeli = await loadTexts('en', 'imumCoeli');
    const sign = signOf(chart.angles?.imumCoeli ?? Number.NaN);
    expect((await readOne('midheaven', chart))?.across?.text).toBe(imumCoeli[sign]);
    expect((await readOne('sun', chart))?.across).toBeNull();
  });

  test('ends with the Part of Fortune by its house, of a day and of a night, and the Vertex by its sign', async () => {
    const [houses, signs] = [await loadTexts('en', 'fortuneHouses'), await loadTexts('en', 'vertexSigns')];
    for (const instantMs of [JUNE_1990, JUNE_1990 + 43_200_000]) {
      const chart = computeChart({ instantMs, ...BIRTH });
      const { partOfFortune } = lotsOf(chart);
      const { lots } = await readChart(chart, 'en', SETTLED);
      expect(lots).toMatchObject([
        {
          point: 'partOfFortune',
          longitudeDeg: partOfFortune?.longitude,
          text: houses[partOfFortune?.house as keyof typeof houses],
        },
        { point: 'vertex', text: signs[signOf(chart.angles?.vertex ?? Number.NaN)] },
      ]);
    }
  });

  test('says nothing on a body whose signs are not known, nor without an hour on what follows from it', async () => {
    const whole = timeless(computeChart({ instantMs: JUNE_1990, ...BIRTH }));
    const open = { unsteady: new Set(['moon']), signChanges: [] };
    const { placements, lots } = await readChart(whole, 'en', open);
    const points = placements.map(({ point }) => point);
    expect(points).not.toContain('moon');
    expect(points).not.toContain('ascendant');
    expect(placed(placements).every(({ houseText }) => houseText === null)).toBe(true);
    expect(placed(placements).find(({ point }) => point === 'trueNode')?.across?.point).toBe('southNode');
    expect(lots).toEqual([]);
  });

  test('reads a Moon that passed into another sign on a day without an hour in both of them', async () => {
    const whole = timeless(computeChart({ instantMs: JUNE_1990, ...BIRTH }));
    const texts = await loadTexts('en', 'moon');
    const { placements } = await readChart(whole, 'en', {
      unsteady: new Set(['moon']),
      signChanges: [{ body: 'moon', from: 'sagittarius', to: 'capricorn', instantMs: JUNE_1990 }],
    });
    expect(placements[1]).toEqual({
      point: 'moon',
      signs: [
        ['sagittarius', texts.sagittarius],
        ['capricorn', texts.capricorn],
      ],
    });
  });

  test.each(LANGUAGES)('is whole in %s', async (language) => {
    const chart = computeChart({ instantMs: Date.UTC(1975, 1, 3, 4, 5), ...BIRTH });
    const reading = await readChart(withChosenNode(chart, 'true'), language, SETTLED);
    const placements = placed(reading.placements);
    expect(placements).toHaveLength(16);
    for (const { signText } of placements) expect(signText.length).toBeGreaterThan(150);
    const angles = new Set(['ascendant', 'midheaven']);
    for (const { point, houseText } of placements) expect(houseText === null).toBe(angles.has(point));
    expect(reading.lots).toHaveLength(2);
    expect(reading.aspects.filter(({ text }) => text !== null).length).toBeGreaterThan(10);
  });
});

test('points are read in the order that they are asked for', async () => {
  const chart = computeChart({ instantMs: JUNE_1990, ...BIRTH });
  const readings = await readPoints(['venus', 'ascendant'], chart, 'fr');
  expect(readings.map(({ point }) => point)).toEqual(['venus', 'ascendant']);
});
