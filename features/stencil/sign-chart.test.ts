import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeChart } from '../../astrology/compute-chart.ts';
import { MAIN_BODY_IDS, SIGN_IDS } from '../../astrology/ids.ts';
import {
  countElements,
  decodeSigns,
  encodeSigns,
  leadingElements,
  type SignChart,
  signChartOf,
} from './sign-chart.ts';

const sign = fc.option(fc.constantFrom(...SIGN_IDS));
const charts: fc.Arbitrary<SignChart> = fc.record({
  signs: fc.record(Object.fromEntries(MAIN_BODY_IDS.map((id) => [id, sign]))) as fc.Arbitrary<
    SignChart['signs']
  >,
  rising: sign,
});

const CHART = computeChart({
  instantMs: Date.UTC(1990, 5, 10, 11, 30),
  latitudeDeg: 41.01,
  longitudeDeg: 28.95,
  houseSystem: 'placidus',
});

describe('the signs of a chart', () => {
  test('are those of its bodies and its ascendant', () => {
    const chart = signChartOf(CHART);
    expect(chart).toMatchObject({ rising: 'libra', signs: { sun: 'gemini', moon: 'capricorn' } });
  });

  test('leave out what the day leaves open', () => {
    const { signs } = signChartOf({ ...CHART, angles: null }, new Set(['moon']));
    expect([signs.moon, signs.sun]).toEqual([null, 'gemini']);
  });

  test('come back from an address as they were', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const isBlank = /^-+$/.test(encodeSigns(chart));
        expect(decodeSigns(encodeSigns(chart))).toEqual(isBlank ? null : chart);
      }),
    );
  });

  test('are none where the text is anything else', () => {
    for (const text of ['', 'aaaaaaaaaa', 'aaaaaaaaaaaa', 'maaaaaaaaaa', 'AAAAAAAAAAA', '<svg>aaaaaa']) {
      expect(decodeSigns(text), text).toBeNull();
    }
  });

  test('count every certain one once', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const certain = [...Object.values(chart.signs), chart.rising].filter((each) => each !== null);
        const counts = Object.values(countElements(chart));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(certain.length);
        const spread = Math.max(...counts) - Math.min(...counts);
        const leading = leadingElements(chart);
        expect(leading.length === 0).toBe(spread <= 1);
        for (const id of leading) expect(countElements(chart)[id]).toBe(Math.max(...counts));
      }),
    );
  });
});
