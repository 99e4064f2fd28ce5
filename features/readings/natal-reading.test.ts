import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withChosenNode } from '../../astrology/chart-facts.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { MAIN_BODY_IDS } from '../../astrology/ids.ts';
import { signOf } from '../../astrology/signs.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { inDrill } from '../../tests/drills.ts';
import { readChart, readPoints } from './natal-reading.ts';

const WRITTEN: ReadonlySet<string> = new Set([...MAIN_BODY_IDS, 'ascendant', 'midheaven']);
const BIRTH = { latitudeDeg: 41.01, longitudeDeg: 28.95, houseSystem: 'placidus' } as const;
const NONE: ReadonlySet<string> = new Set();

const instants = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) });

describe('a chart in words', () => {
  test('has a text for each aspect that can occur between Sun to Pluto and the angles', async () => {
    await fc.assert(
      fc.asyncProperty(instants, async (instantMs) => {
        const { aspects } = await readChart(computeChart({ instantMs, ...BIRTH }), 'en', NONE);
        const gaps = aspects.filter(
          ({ aspect: { first, second, aspect }, text }) =>
            text === null && aspect !== 'quincunx' && WRITTEN.has(first) && WRITTEN.has(second),
        );
        expect(gaps).toEqual([]);
      }),
      { numRuns: inDrill(4000, 150) },
    );
  });

  test('tells the chief placements first, each by the sign and house where it stands', async () => {
    const chart = computeChart({ instantMs: Date.UTC(1990, 5, 10, 11, 30), ...BIRTH });
    const { placements } = await readChart(chart, 'en', NONE);
    expect(placements.slice(0, 3).map(({ point }) => point)).toEqual(['sun', 'moon', 'ascendant']);
    const [signs, houses] = [await loadTexts('en', 'venus'), await loadTexts('en', 'planetHouses')];
    const venus = placements.find(({ point }) => point === 'venus');
    expect(venus).toMatchObject({ signText: signs.taurus, houseText: houses.venus[8], house: 8 });
    expect(venus && signOf(venus.longitudeDeg)).toBe('taurus');
    expect(placements.find(({ point }) => point === 'juno')?.houseText).toBe(
      (await loadTexts('en', 'junoHouses'))[2],
    );
    expect(placements.find(({ point }) => point === 'chiron')?.houseText).toBeNull();
  });

  test('says nothing on a body whose sign is open, and nothing on houses without an hour', async () => {
    const whole = computeChart({ instantMs: Date.UTC(1990, 5, 10, 11, 30), ...BIRTH });
    const timeless = {
      ...whole,
      angles: null,
      houses: null,
      bodies: whole.bodies.map((body) => ({ ...body, house: null })),
    };
    const { placements } = await readChart(timeless, 'en', new Set(['moon']));
    const points = placements.map(({ point }) => point);
    expect(points).not.toContain('moon');
    expect(points).not.toContain('ascendant');
    expect(placements.every(({ houseText }) => houseText === null)).toBe(true);
  });

  test.each(LANGUAGES)('is whole in %s', async (language) => {
    const chart = computeChart({ instantMs: Date.UTC(1975, 1, 3, 4, 5), ...BIRTH });
    const { placements, aspects } = await readChart(withChosenNode(chart, 'true'), language, NONE);
    expect(placements).toHaveLength(16);
    for (const { signText } of placements) expect(signText.length).toBeGreaterThan(150);
    expect(aspects.filter(({ text }) => text !== null).length).toBeGreaterThan(10);
  });
});

test('points are read in the order that they are asked for', async () => {
  const chart = computeChart({ instantMs: Date.UTC(1990, 5, 10, 11, 30), ...BIRTH });
  const readings = await readPoints(['venus', 'ascendant'], chart, 'fr');
  expect(readings.map(({ point }) => point)).toEqual(['venus', 'ascendant']);
});
