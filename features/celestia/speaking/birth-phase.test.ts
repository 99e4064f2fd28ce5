import { describe, expect, it } from 'vitest';
import { MOON_PHASE_IDS } from '../../../astrology/ids.ts';
import { elongationDeg, phaseOf } from '../../../astrology/moon-phase.ts';
import { loadCelestiaWords } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { factsOf } from '../facts/fact.ts';
import { chartOf, hourlessChartOf, NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { natalFacts } from '../facts/natal-facts.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { NO_MEMORY } from './turn.ts';

const MS_PER_DAY = 86_400_000;

const ASKED = {
  tr: 'doğduğumda Ay hangi evredeydi?',
  en: 'what phase was the Moon in when I was born?',
  es: '¿en qué fase estaba la Luna cuando nací?',
  fr: 'la Lune était en quelle phase à ma naissance ?',
  pt: 'em que fase estava a Lua quando eu nasci?',
} as const;

const AT_FULL = {
  tr: 'ben dolunayda mı doğmuşum?',
  en: 'was I born at full Moon?',
  es: '¿nací en luna llena?',
  fr: 'suis-je née à la pleine lune ?',
  pt: 'nasci em lua cheia?',
} as const;

async function ask(text: string, pageLanguage: Language, self: typeof SELF) {
  const asking = { text, pageLanguage, people: { self, partner: null } };
  return answerEmbedded({ ...asking, memory: NO_MEMORY, nowMs: NOW_MS, timeZone: 'UTC', seed: 'phase' });
}

/** One birth in each phase of a month. */
const BIRTHS = MOON_PHASE_IDS.map((phase, index) => {
  const instantMs = Date.UTC(1990, 0, 26, 19) + index * 3.69 * MS_PER_DAY;
  return { phase, chart: chartOf(instantMs, 41, 29) };
});

describe('the Moon’s phase at a birth', () => {
  it.each(BIRTHS)('is a fact of a birth at $phase', ({ phase, chart }) => {
    expect(phaseOf(elongationDeg(chart.instantMs))).toBe(phase);
    expect(factsOf(natalFacts(chart, 'self'), 'phase')).toMatchObject([
      { id: 'natal.phase', whose: 'self', phase, instantMs: chart.instantMs },
    ]);
  });

  it('is open without its hour on a day that holds two of them, and on no other', () => {
    const days = MOON_PHASE_IDS.map((_, index) => Date.UTC(1990, 0, 25 + index));
    const told = days.map(
      (dayMs) => factsOf(natalFacts(hourlessChartOf(dayMs, 41, 29), 'self'), 'phase').length,
    );
    const steady = days.map((dayMs) => {
      const [first, last] = [dayMs, dayMs + MS_PER_DAY].map((ms) => phaseOf(elongationDeg(ms)));
      return Number(first === last);
    });
    expect(told).toEqual(steady);
    expect(new Set(told)).toEqual(new Set([0, 1]));
  });

  describe.each(LANGUAGES)('asked in %s', (language) => {
    it.each(BIRTHS)('is told of $phase, and what is said of it', async ({ phase, chart }) => {
      const { asked, sentences } = await ask(ASKED[language], language, chart);
      const { moon, names } = await loadCelestiaWords(language);
      expect(asked).toMatchObject({ about: 'term', term: 'birthPhase' });
      const said = sentences.map(({ text }) => text);
      expect(said).toContain(moon.born[phase]);
      const told = sentences.filter(({ claims }) => claims.some(({ fact }) => fact === 'natal.phase'));
      expect(told.map(({ text }) => text).join(' ')).toContain(names.phases[phase].name);
      expect(told[0]).toBe(sentences[0]);
    });

    it('is said to be open where the day without its hour holds two', async () => {
      const open = hourlessChartOf(Date.UTC(1990, 0, 28), 41, 29);
      expect(factsOf(natalFacts(open, 'self'), 'phase')).toEqual([]);
      const { sentences } = await ask(ASKED[language], language, open);
      const { frames } = await loadCelestiaWords(language);
      expect(sentences[0]?.text).toBe(frames.bornPhaseOpen[0]);
    });

    it('is told to who asks whether it was full', async () => {
      const { asked } = await ask(AT_FULL[language], language, SELF);
      expect(asked).toMatchObject({ about: 'term', term: 'birthPhase' });
    });
  });
});
