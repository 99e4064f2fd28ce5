import { describe, expect, it } from 'vitest';
import { MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { findPatterns } from '../../../astrology/patterns/find-patterns.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { chartOf, NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { NO_MEMORY } from './turn.ts';

/** Three yods, of which the page of the chart names Neptune's first: in quincunx with Mars and with Jupiter, by half a degree. */
const WITH_YOD = chartOf(Date.UTC(1990, 10, 5, 12), 41, 29);

const ASKED = {
  tr: 'haritamda yod var mı',
  en: 'do I have a yod',
  es: '¿tengo un yod?',
  fr: 'est-ce que j’ai un yod ?',
  pt: 'tenho um yod?',
} as const;

it.each(LANGUAGES)(
  'the most exact yod is told by its two long sides, and where there is none that there is none, in %s',
  async (language) => {
    const { frames } = await import(`../../../locales/${language}/celestia/frames.ts`);
    const { terms } = await import(`../../../locales/${language}/celestia/terms.ts`);
    const ask = async (self: typeof SELF) => {
      const asking = { text: ASKED[language], pageLanguage: language, people: { self, partner: null } };
      const rest = { memory: NO_MEMORY, nowMs: NOW_MS, timeZone: 'UTC', seed: 'yod' };
      return (await answerEmbedded({ ...asking, ...rest })).sentences;
    };
    const [meaning, , one, other] = await ask(WITH_YOD);
    expect(meaning?.text).toBe(terms.yod[0]);
    const sides = [one, other].map((side) => side?.claims.map(({ fact }) => fact).join());
    expect(findPatterns(WITH_YOD.aspects).find(({ pattern }) => pattern === 'yod')?.corners).toEqual([
      ['neptune'],
      ['mars'],
      ['jupiter'],
    ]);
    expect(sides).toEqual([
      expect.stringMatching(/mars.*neptune/),
      expect.stringMatching(/jupiter.*neptune/),
    ]);
    const said = (await ask(SELF)).map(({ text }) => text);
    expect(frames.noFigure).toContain(said[2]);
  },
);

const FIGURES = {
  tSquare: {
    tr: 'bende t kare var mı',
    en: 'do I have a T-square',
    es: '¿tengo una T cuadrada?',
    fr: 'ai-je un carré en T ?',
    pt: 'tenho uma quadratura em T?',
  },
  grandTrine: {
    tr: 'bende büyük üçgen var mı',
    en: 'do I have a grand trine',
    es: '¿tengo un gran trígono?',
    fr: 'ai-je un grand trigone ?',
    pt: 'tenho um grande trígono?',
  },
} as const;

/** The first day of a year on which the chart has a figure of the kind, or has none. */
function chartWith(figure: keyof typeof FIGURES, has: boolean): typeof SELF {
  for (let day = 1; day < 365; day++) {
    const chart = chartOf(Date.UTC(1990, 0, day, 12), 41, 29);
    if (findPatterns(chart.aspects).some(({ pattern }) => pattern === figure) === has) return chart;
  }
  throw new Error(`no such day for ${figure}`);
}

describe.each(LANGUAGES)('a triangle, in %s', (language) => {
  it.each(['tSquare', 'grandTrine'] as const)(
    '%s is told by its three sides, or that there is none',
    async (figure) => {
      const { frames } = await import(`../../../locales/${language}/celestia/frames.ts`);
      const { terms } = await import(`../../../locales/${language}/celestia/terms.ts`);
      const ask = async (self: typeof SELF) => {
        const asking = {
          text: FIGURES[figure][language],
          pageLanguage: language,
          people: { self, partner: null },
        };
        const rest = { memory: NO_MEMORY, nowMs: NOW_MS, timeZone: 'UTC', seed: figure };
        return (await answerEmbedded({ ...asking, ...rest })).sentences;
      };
      const chart = chartWith(figure, true);
      const corners =
        findPatterns(chart.aspects)
          .find(({ pattern }) => pattern === figure)
          ?.corners.flat() ?? [];
      const said = await ask(chart);
      expect(said[0]?.text).toBe(terms[figure][0]);
      const sides = said
        .flatMap(({ claims }) => claims)
        .filter(({ fact }) => fact.startsWith('natal.') && fact.includes('-'));
      const bodies = new Set(
        sides.slice(0, 3).flatMap(({ fact }) => corners.filter((body) => fact.includes(body))),
      );
      expect(bodies.size).toBeGreaterThanOrEqual(3);
      expect(frames.noFigure).toContain((await ask(chartWith(figure, false)))[2]?.text);
    },
  );
});

/** The first day of a year on which no four stand together. */
function chartWithoutCrowd(): typeof SELF {
  for (let day = 1; day < 365; day++) {
    const chart = chartOf(Date.UTC(2003, 0, day, 12), 41, 29);
    const planets = chart.bodies.filter(({ id }) => MAIN_BODY_IDS.some((main) => main === id));
    const groups = [Map.groupBy(planets, ({ sign }) => sign), Map.groupBy(planets, ({ house }) => house)];
    if (groups.every((group) => [...group.values()].every(({ length }) => length < 4))) return chart;
  }
  throw new Error('no such day');
}

const STELLIUM = {
  tr: 'bende stelyum var mı',
  en: 'do I have a stellium',
  es: '¿tengo un stellium?',
  fr: 'ai-je un stellium ?',
  pt: 'tenho um stellium?',
} as const;

it.each(LANGUAGES)(
  'a stellium is told by those who stand in it, or that there is none, in %s',
  async (language) => {
    const { frames } = await import(`../../../locales/${language}/celestia/frames.ts`);
    const ask = async (self: typeof SELF) => {
      const asking = { text: STELLIUM[language], pageLanguage: language, people: { self, partner: null } };
      const rest = { memory: NO_MEMORY, nowMs: NOW_MS, timeZone: 'UTC', seed: 'stellium' };
      return (await answerEmbedded({ ...asking, ...rest })).sentences;
    };
    const crowd = (await ask(SELF))[2]?.claims.map(({ fact }) => fact).toSorted();
    expect(crowd).toEqual(['natal.moon', 'natal.neptune', 'natal.saturn', 'natal.uranus']);
    const none = chartWithoutCrowd();
    expect((await ask(none)).map(({ text }) => text)).toContain(frames.noStellium[0]);
  },
);
