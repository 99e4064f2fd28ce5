import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BALANCE_WEIGHTS, balanceOf, chartRulerOf } from '../../../astrology/balance.ts';
import { computeChart } from '../../../astrology/compute-chart.ts';
import { ELEMENT_IDS, MAIN_BODY_IDS, MODE_IDS } from '../../../astrology/ids.ts';
import { findPatterns } from '../../../astrology/patterns/find-patterns.ts';
import { hemispheresOf } from '../../../astrology/patterns/hemispheres.ts';
import { SIGNS, signOf } from '../../../astrology/signs.ts';
import { synthesisOf } from './synthesis.ts';

const NONE: ReadonlySet<string> = new Set();
const charts = fc
  .record({
    instantMs: fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) }),
    latitudeDeg: fc.double({ min: -60, max: 60, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map((birth) => computeChart({ ...birth, houseSystem: 'placidus' }));

/** By how many heads the first is ahead of the next. */
function aheadOf(counts: readonly number[]): number {
  const [highest = 0, next = 0] = counts.toSorted((a, b) => b - a);
  return highest - next;
}

describe('what a chart comes down to', () => {
  test('says of elements, ruler and aspect what the chart has', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(charts, (chart) => {
        const { lead, lacking, ruler, tightest } = synthesisOf(chart, NONE);
        const { elements } = balanceOf(chart);
        const most = Math.max(...ELEMENT_IDS.map((id) => elements[id].weight));
        kinds.add(lead.kind);
        if (lead.kind === 'one') {
          expect(elements[lead.element].weight).toBe(most);
          // The table beside it counts heads: no other has as many.
          const { count } = elements[lead.element];
          expect(ELEMENT_IDS.filter((id) => elements[id].count >= count)).toEqual([lead.element]);
        }
        if (lead.kind === 'two') {
          const [highest = 0, next = 0] = ELEMENT_IDS.map((id) => elements[id].count).toSorted(
            (a, b) => b - a,
          );
          const counts = ELEMENT_IDS.filter((id) => lead.pair.toLowerCase().includes(id)).map(
            (id) => elements[id].count,
          );
          expect(counts.toSorted((a, b) => b - a)).toEqual([highest, next]);
        }
        if (lead.kind === 'even')
          expect(aheadOf(ELEMENT_IDS.map((id) => elements[id].count))).toBeLessThan(2);
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
    expect(kinds).toEqual(new Set(['one', 'two', 'even', 'unclear']));
  });

  test('says of lights, modes, figures, crowds, halves and the Moon what the core finds', () => {
    const told = { pattern: 0, stellium: 0, side: 0 };
    fc.assert(
      fc.property(charts, (chart) => {
        const { sun, moon, contrast, mode, lackingModes, pattern, stellium, side, phase } = synthesisOf(
          chart,
          NONE,
        );
        const bodyOf = (id: string) => chart.bodies.find((body) => body.id === id);
        expect(sun).toBe(SIGNS[bodyOf('sun')?.sign ?? 'aries'].element);
        expect(moon).toBe(SIGNS[bodyOf('moon')?.sign ?? 'aries'].element);
        expect(contrast === null).toBe(sun === SIGNS[signOf(chart.angles?.ascendant ?? 0)].element);
        const { modes } = balanceOf(chart);
        const leading = MODE_IDS.find((id) => id === mode);
        if (leading) {
          expect(modes[leading].weight).toBe(Math.max(...MODE_IDS.map((id) => modes[id].weight)));
          // The table beside it counts heads: no other has as many.
          const { count } = modes[leading];
          expect(MODE_IDS.filter((id) => modes[id].count >= count)).toEqual([leading]);
        }
        if (mode !== null && !leading) expect(aheadOf(MODE_IDS.map((id) => modes[id].count))).toBeLessThan(2);
        for (const id of MODE_IDS) expect(lackingModes.includes(id)).toBe(modes[id].count === 0);
        const [rarest] = findPatterns(chart.aspects);
        expect(pattern?.pattern ?? null).toBe(rarest?.pattern ?? null);
        if (pattern?.apex) expect(rarest?.corners[0]).toContain(pattern.apex);
        if (stellium) {
          const stands = MAIN_BODY_IDS.map(bodyOf).filter((body) =>
            'sign' in stellium ? body?.sign === stellium.sign : body?.house === stellium.house,
          );
          expect(stands.length).toBeGreaterThanOrEqual(4);
        }
        if (side) expect(hemispheresOf(chart.bodies, chart.angles)?.[side]).toBeGreaterThanOrEqual(7);
        const elongation = ((bodyOf('moon')?.longitude ?? 0) - (bodyOf('sun')?.longitude ?? 0) + 360) % 360;
        expect(phase === 'fullMoon').toBe(elongation >= 157.5 && elongation < 202.5);
        told.pattern += pattern ? 1 : 0;
        told.stellium += stellium ? 1 : 0;
        told.side += side ? 1 : 0;
      }),
      { numRuns: 300 },
    );
    for (const count of Object.values(told)) expect(count).toBeGreaterThan(20);
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
        const facts = synthesisOf(timeless, new Set(['moon', 'mercury']));
        const { ruler, lacking, lackingModes, tightest, moon, side, contrast } = facts;
        expect([ruler, moon, side, contrast]).toEqual([null, null, null, null]);
        expect([...lacking, ...lackingModes]).toEqual([]);
        for (const point of ['moon', 'mercury'])
          expect([tightest?.first, tightest?.second]).not.toContain(point);
      }),
      { numRuns: 60 },
    );
  });
});
