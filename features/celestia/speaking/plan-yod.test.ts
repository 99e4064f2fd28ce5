import { expect, it } from 'vitest';
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
    expect(frames.noYod).toContain(said[2]);
  },
);
