import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Aspect, AspectPointId } from '../../astrology/chart-types.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { MAIN_BODY_IDS } from '../../astrology/ids.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { inDrill } from '../../tests/drills.ts';
import { readAspects } from './aspect-reading.ts';

const BIRTH = { latitudeDeg: 41.01, longitudeDeg: 28.95, houseSystem: 'placidus' } as const;
const PLANETS_AND_ANGLES: ReadonlySet<string> = new Set([...MAIN_BODY_IDS, 'ascendant', 'midheaven']);

const instants = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) });

async function textOf(first: AspectPointId, aspect: Aspect['aspect'], second: AspectPointId) {
  const [reading] = await readAspects(
    { aspects: [{ first, aspect, second, orb: 1, applying: null }], houses: null },
    'en',
  );
  return reading?.text;
}

describe('the aspects of a birth chart in words', () => {
  test.each(LANGUAGES)(
    'are all there in %s between planets and angles, and of the points to those all but quincunxes',
    async (language) => {
      await fc.assert(
        fc.asyncProperty(instants, async (instantMs) => {
          const chart = computeChart({ instantMs, ...BIRTH });
          for (const { aspect, text } of await readAspects(chart, language)) {
            const known = [aspect.first, aspect.second].filter((point) => PLANETS_AND_ANGLES.has(point));
            const isWritten = known.length === 2 || (known.length === 1 && aspect.aspect !== 'quincunx');
            expect([aspect, text !== null]).toEqual([aspect, isWritten]);
          }
        }),
        { numRuns: inDrill(2000, 40) },
      );
    },
  );

  test('come the closest first', async () => {
    const { aspects } = computeChart({ instantMs: Date.UTC(1990, 5, 10, 11, 30), ...BIRTH });
    const orbs = (await readAspects({ aspects, houses: null }, 'en')).map(({ aspect }) => aspect.orb);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
  });

  test('tell an opposition apart from a square, and read the same from either end', async () => {
    const [aspects, oppositions] = [await loadTexts('en', 'aspects'), await loadTexts('en', 'oppositions')];
    expect(await textOf('sun', 'square', 'moon')).toBe(aspects.sun.moon.tense);
    expect(await textOf('sun', 'opposition', 'moon')).toBe(oppositions.sun.moon);
    expect(await textOf('moon', 'opposition', 'sun')).toBe(oppositions.sun.moon);
    expect(await textOf('sun', 'opposition', 'ascendant')).toBe(oppositions.sun.ascendant);
    expect(await textOf('pluto', 'quincunx', 'venus')).toBe(
      (await loadTexts('en', 'quincunxes')).venus.pluto,
    );
  });

  test('name what stands opposite the north node as what is with the south node, of either node', async () => {
    const { node } = await loadTexts('en', 'pointAspects');
    for (const id of ['trueNode', 'meanNode'] as const) {
      expect(await textOf('venus', 'conjunction', id)).toBe(node.venus.joined);
      expect(await textOf('venus', 'opposition', id)).toBe(node.venus.opposed);
      expect(await textOf(id, 'square', 'ascendant')).toBe(node.ascendant.tense);
    }
  });

  test('of Chiron, Lilith and Juno are by their kind, an opposition as a square', async () => {
    const { chiron, lilith } = await loadTexts('en', 'pointAspects');
    expect(await textOf('mars', 'opposition', 'chiron')).toBe(chiron.mars.tense);
    expect(await textOf('meanLilith', 'trine', 'midheaven')).toBe(lilith.midheaven.flowing);
    expect(await textOf('trueLilith', 'conjunction', 'midheaven')).toBe(lilith.midheaven.joined);
    expect(await textOf('pluto', 'opposition', 'juno')).toBe(
      (await loadTexts('en', 'junoAspects')).pluto.tense,
    );
  });
});
