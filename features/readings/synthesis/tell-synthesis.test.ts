import { describe, expect, test } from 'vitest';
import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { computeChart } from '../../../astrology/compute-chart.ts';
import { loadWords } from '../../../locales/index.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { synthesisOf } from './synthesis.ts';
import { tellSynthesis } from './tell-synthesis.ts';

const NONE: ReadonlySet<string> = new Set();
const OPEN_MOON: ReadonlySet<string> = new Set(['moon']);

/** Births that have nothing in common: places and hours by a walk of large steps. */
const births = Array.from({ length: 200 }, (_, index) => ({
  instantMs: Date.UTC(1925, 0, 1) + index * 187.3137 * 86_400_000,
  latitudeDeg: ((index * 37.7) % 125) - 55,
  longitudeDeg: ((index * 61.3) % 360) - 180,
  houseSystem: 'placidus' as const,
}));
const charts = births.map((birth) => computeChart(birth));

function withoutHour(chart: ChartFigure): ChartFigure {
  return {
    angles: null,
    houses: null,
    bodies: chart.bodies.map((body) => ({ ...body, house: null })),
    aspects: chart.aspects.filter(({ first, second }) =>
      [first, second].every((point) => point !== 'ascendant' && point !== 'midheaven'),
    ),
  };
}

async function tellerIn(language: Language) {
  const words = await loadWords(language, ['synthesis', 'astro']);
  const { inSign, inHouse, bodies, angles } = words.section('astro');
  const names = {
    inSign,
    inHouse,
    nameOf: (point: string) => ({ ...bodies, ...angles })[point as keyof typeof bodies],
  };
  const blanks = [
    ...Object.values(inSign),
    ...Object.values(inHouse),
    ...Object.values(bodies),
    ...Object.values(angles),
  ];
  const mask = (text: string) =>
    blanks.reduce((masked, name) => masked.replaceAll(name, '_'), text).replace(/\d+°\d+′/g, '_');
  const tell = (figure: ChartFigure, unsteady = NONE) =>
    tellSynthesis(figure, synthesisOf(figure, unsteady), words.section('synthesis'), names);
  return { tell, mask };
}

const wordsOf = (paragraphs: string[][]) => paragraphs.flat().join(' ').split(/\s+/).length;

describe.each(LANGUAGES)('a chart told as a whole in %s', (language) => {
  test('has 120 to 200 words in two paragraphs or three, of whole sentences', async () => {
    const { tell } = await tellerIn(language);
    for (const chart of charts) {
      const told = tell(chart);
      expect(told.length).toBeGreaterThanOrEqual(2);
      expect(wordsOf(told), told.flat().join(' ')).toBeGreaterThanOrEqual(120);
      expect(wordsOf(told)).toBeLessThanOrEqual(200);
      for (const text of told.flat()) expect(text).toMatch(/^[\p{Lu}\d].*[.!?]$/u);
      for (const text of told.flat()) expect(text).not.toContain('{{');
      expect(new Set(told.flat()).size).toBe(told.flat().length);
    }
  });

  test('is told without the hour too, a little shorter, and with the Moon’s sign open', async () => {
    const { tell } = await tellerIn(language);
    for (const chart of charts) {
      const figure = withoutHour(chart);
      for (const told of [tell(figure), tell(figure, OPEN_MOON)]) {
        expect(wordsOf(told), told.flat().join(' ')).toBeGreaterThanOrEqual(95);
        expect(wordsOf(told)).toBeLessThanOrEqual(200);
      }
    }
  });

  test('shares few of its sentences with another chart’s, and opens in many ways', async () => {
    const { tell, mask } = await tellerIn(language);
    const told = charts.map((chart) => tell(chart).flat().map(mask));
    let shared = 0;
    let all = 0;
    for (const [index, sentences] of told.entries()) {
      for (const other of told.slice(index + 1)) {
        shared += sentences.filter((text) => other.includes(text)).length;
        all += Math.min(sentences.length, other.length);
      }
    }
    expect(shared / all).toBeLessThan(0.15);
    expect(new Set(told.map(([opening]) => opening)).size).toBeGreaterThanOrEqual(25);
  });

  test('is told alike each time', async () => {
    const { tell } = await tellerIn(language);
    const [chart] = charts;
    if (chart) expect(tell(chart)).toEqual(tell(structuredClone(chart)));
  });
});
