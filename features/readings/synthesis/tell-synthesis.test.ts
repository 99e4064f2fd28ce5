import { describe, expect, test } from 'vitest';
import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { computeChart } from '../../../astrology/compute-chart.ts';
import { loadWords } from '../../../locales/index.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import type { TightestPair, TightestPoint } from '../../../locales/synthesis-types.ts';
import { orbText } from '../orb-text.ts';
import { type Synthesis, synthesisOf } from './synthesis.ts';
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

/** Articles that stand twice, or beside a word that they grow together with. */
const DOUBLED: Readonly<Record<Language, RegExp>> = {
  tr: /(?!)/,
  en: /\b(?:the|a|an) the\b/i,
  es: /\b(?:(?:un|una|el|la|de|a) el|(?:un|una|el|la) la)\b/i,
  fr: /\b(?:(?:le|la|un|une|de|à|du) le|(?:le|la|un|une|du) la|(?:le|la|de la|du) l’)\b/i,
  pt: /\b(?:(?:um|uma|o|de|em|por) o|(?:um|uma|o|a|de|em|por) a)\b/i,
};

test('a house that holds a stellium and the ruler is told of once', async () => {
  const words = await loadWords('en', ['synthesis', 'astro']);
  const { inSign, inHouse, bodies } = words.section('astro');
  const texts = words.section('synthesis');
  const [chart] = charts;
  if (!chart) throw new Error('no chart');
  const ruler = { rising: 'leo', sign: 'aries', house: 3 } as const;
  const houseTold = (house: number) => {
    const facts: Synthesis = { ...synthesisOf(chart, NONE), ruler, stellium: { house } };
    const names = { inSign, inHouse, nameOf: (point: string) => bodies[point as keyof typeof bodies] };
    const told = tellSynthesis(chart, facts, texts, names).flat();
    return told.filter((text) => texts.rulerHouse[3].includes(text) || texts.stelliumHouses[3] === text);
  };
  expect(houseTold(3)).toEqual([texts.stelliumHouses[3]]);
  expect(texts.rulerHouse[3]).toContain(houseTold(5)[0]);
});

/** The points that have an article, without one. */
const BARE: Readonly<Record<Language, RegExp>> = {
  tr: /(?!)/,
  en: /(?<!\bthe )(?:Sun|Moon|Ascendant|Midheaven)/i,
  es: /(?<!\b(?:el|del|la) )(?:Sol\b|Luna|Ascendente|Medio Cielo)/i,
  fr: /(?<!\b(?:le |du |la |l’))(?:Soleil|Lune|Ascendant|Milieu du Ciel)/i,
  pt: /(?<!\b(?:o|do|a|da) )(?:Sol\b|Lua|Ascendente|Meio do Céu)/i,
};

const ORB = '0°07′';

describe.each(LANGUAGES)('the sentences on two points in %s', (language) => {
  /** All that is told of an aspect of two points, or of a figure with such a point, in each of its ways. */
  async function tellAll() {
    const words = await loadWords(language, ['synthesis', 'astro']);
    const { inSign, inHouse, bodies, angles } = words.section('astro');
    const texts = words.section('synthesis');
    const nameOf = (point: string) => ({ ...bodies, ...angles })[point as keyof typeof bodies];
    const [chart] = charts;
    if (!chart) throw new Error('no chart');
    const facts: Synthesis = {
      ...synthesisOf(chart, NONE),
      tightest: null,
      next: null,
      pattern: null,
      stellium: null,
    };
    const tell = (own: Partial<Synthesis>, minute: number) => {
      const figure = { ...chart, bodies: chart.bodies.map((body) => ({ ...body, longitude: minute / 60 })) };
      return tellSynthesis(figure, { ...facts, ...own }, texts, { inSign, inHouse, nameOf }).flat();
    };
    const pairs = Object.keys(texts.pairs) as TightestPair[];
    const ofPairs = pairs.flatMap((pair) => {
      const [first, second] = pair.split('-') as [TightestPoint, TightestPoint];
      return (['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const).flatMap((aspect) =>
        [0, 1, 2, 3, 4, 5].flatMap((minute) => {
          const one = { first, second, aspect, orb: 7 / 60, pair, range: null };
          const other = { ...one, first: second, second: first };
          return tell({ tightest: one, next: other }, minute + 0.5).filter((text) => text.includes(ORB));
        }),
      );
    });
    const quiet = new Set([0, 1, 2].flatMap((minute) => tell({}, minute + 0.5)));
    const ofFigures = (['sun', 'moon', 'mars', 'uranus'] as const).flatMap((apex) =>
      (['kite', 'yod', 'tSquare'] as const).flatMap((pattern) =>
        [0, 1, 2].flatMap((minute) =>
          tell({ pattern: { pattern, apex } }, minute + 0.5).filter((text) => !quiet.has(text)),
        ),
      ),
    );
    return { ofPairs, ofFigures };
  }

  test('have each point with its article, once', async () => {
    const { ofPairs, ofFigures } = await tellAll();
    expect(new Set(ofPairs).size).toBeGreaterThan(600);
    expect(ofFigures.length).toBeGreaterThan(30);
    for (const text of [...ofPairs, ...ofFigures]) {
      expect(text).not.toMatch(DOUBLED[language]);
      expect(text).not.toMatch(BARE[language]);
      expect(text).toMatch(/^\p{Lu}/u);
      expect(text).not.toMatch(/\{\{|undefined/);
    }
  });
});

test('without an hour an orb that moves with the day is told as what it lay between', async () => {
  const { tell } = await tellerIn('en');
  const moving = charts.map(withoutHour).flatMap((chart) => {
    const { tightest } = synthesisOf(chart, OPEN_MOON);
    return tightest?.range ? [{ chart, tightest }] : [];
  });
  expect(moving.length).toBeGreaterThan(10);
  for (const { chart, tightest } of moving) {
    const text = tell(chart, OPEN_MOON).flat().join(' ');
    expect(text).toContain(` ${orbText(tightest.orb, tightest.range)}`);
  }
});
