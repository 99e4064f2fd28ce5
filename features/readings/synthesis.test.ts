import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BALANCE_WEIGHTS, balanceOf, chartRulerOf } from '../../astrology/balance.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { ELEMENT_IDS } from '../../astrology/ids.ts';
import { signOf } from '../../astrology/signs.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { type Synthesis, synthesisOf } from './synthesis.ts';
import { synthesisSentences } from './synthesis-text.ts';

const NONE: ReadonlySet<string> = new Set();
const charts = fc
  .record({
    instantMs: fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) }),
    latitudeDeg: fc.double({ min: -60, max: 60, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map((birth) => computeChart({ ...birth, houseSystem: 'placidus' }));

describe('what a chart comes down to', () => {
  test('says of elements, ruler and aspect what the chart has', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(charts, (chart) => {
        const { lead, lacking, ruler, tightest } = synthesisOf(chart, NONE);
        const { elements } = balanceOf(chart);
        const most = Math.max(...ELEMENT_IDS.map((id) => elements[id].weight));
        kinds.add(lead.kind);
        if (lead.kind === 'one') expect(elements[lead.element].weight).toBe(most);
        for (const id of ELEMENT_IDS) expect(lacking.includes(id)).toBe(elements[id].count === 0);
        const rising = signOf(chart.angles?.ascendant ?? 0);
        const body = chart.bodies.find(({ id }) => id === chartRulerOf(chart));
        expect(ruler).toEqual({ rising, sign: body?.sign, house: body?.house });
        for (const aspect of chart.aspects) {
          const isTold = [aspect.first, aspect.second].every((point) =>
            ['sun', 'moon', 'mercury', 'venus', 'mars', 'ascendant'].includes(point),
          );
          if (isTold && aspect.aspect !== 'quincunx') expect(tightest?.orb).toBeLessThanOrEqual(aspect.orb);
        }
        if (tightest)
          for (const point of [tightest.first, tightest.second])
            expect(BALANCE_WEIGHTS).toHaveProperty(point);
      }),
      { numRuns: 300 },
    );
    expect(kinds).toEqual(new Set(['one', 'two', 'even']));
  });

  test('says nothing of the rising sign, the Moon or an open sign without the hour', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const timeless = {
          ...chart,
          angles: null,
          houses: null,
          bodies: chart.bodies.map((body) => ({ ...body, house: null })),
          aspects: chart.aspects.filter(({ first, second }) => ![first, second].includes('ascendant')),
        };
        const { ruler, lacking, tightest } = synthesisOf(timeless, new Set(['moon', 'mercury']));
        expect(ruler).toBeNull();
        expect(lacking).toEqual([]);
        for (const point of ['moon', 'mercury'])
          expect([tightest?.first, tightest?.second]).not.toContain(point);
      }),
      { numRuns: 60 },
    );
  });

  test.each(LANGUAGES)('is whole sentences in %s, each its own', async (language) => {
    const words = await loadWords(language, ['synthesis', 'astro']);
    const { inSign, inHouse, bodies } = words.section('astro');
    const synthesis = words.section('synthesis');
    const names = { inSign, inHouse, nameOf: () => bodies.sun };
    const seen = new Set<string>();
    fc.assert(
      fc.property(charts, (chart) => {
        for (const text of synthesisSentences(synthesisOf(chart, NONE), synthesis, names)) {
          expect(text).toMatch(/^\p{Lu}.*[.!?)]$/u);
          expect(text).not.toContain('{{');
          expect(text.length, text).toBeLessThanOrEqual(175);
          seen.add(text);
        }
      }),
      { numRuns: 100 },
    );
    const { leads, share, lacks, ruler, tightest } = synthesis;
    const all = [leads, share, lacks, ruler, tightest].flatMap((texts) => Object.values(texts));
    expect(new Set(all).size).toBe(all.length);
    expect(seen.size).toBeGreaterThan(100);
  });

  test('names the ruler’s sign and house, and the aspect with its orb', async () => {
    const words = await loadWords('en', ['synthesis', 'astro']);
    const { inSign, inHouse } = words.section('astro');
    const synthesis: Synthesis = {
      lead: { kind: 'two', pair: 'airWater' },
      lacking: ['fire'],
      ruler: { rising: 'libra', sign: 'taurus', house: 8 },
      tightest: { first: 'moon', second: 'mars', aspect: 'square', orb: 0.2 },
    };
    const sentences = synthesisSentences(synthesis, words.section('synthesis'), {
      inSign,
      inHouse,
      nameOf: (point) => point.toUpperCase(),
    });
    expect(sentences).toHaveLength(4);
    expect(sentences[2]).toContain('It’s in Taurus, in the 8th house');
    expect(sentences[3]).toContain('MOON and MARS');
    expect(sentences[3]).toContain('0°12′');
  });
});
