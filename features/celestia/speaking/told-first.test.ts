import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { HOURLESS, NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { NO_MEMORY } from './turn.ts';

/** Asked on 23 November 2026: the Moon is nearly full, Neptune in Aries. */
interface Asking {
  phase: string;
  neptune: string;
  house: string;
  square: string;
  difference: string;
}

const ASKED: Readonly<Record<Language, Asking>> = {
  tr: {
    phase: 'ay büyüyor mu küçülüyor mu',
    neptune: 'neptün koçta ne demek',
    house: '7. evimde ne var',
    square: 'mars satürn karesi ne demek',
    difference: 'güneş burcu ile yükselen arasındaki fark ne',
  },
  en: {
    phase: 'is the moon waxing or waning',
    neptune: 'what does Neptune in Aries mean',
    house: 'what is in my 7th house',
    square: 'what does a square between Mars and Saturn mean',
    difference: 'what is the difference between sun sign and rising',
  },
  es: {
    phase: '¿la luna está creciendo o menguando?',
    neptune: 'qué significa Neptuno en Aries',
    house: 'qué hay en mi casa 7',
    square: 'qué significa una cuadratura entre Marte y Saturno',
    difference: 'qué diferencia hay entre signo solar y ascendente',
  },
  fr: {
    phase: 'quelle est la phase de la lune',
    neptune: 'que veut dire Neptune en Bélier',
    house: 'que dit ma maison 7',
    square: 'que veut dire un carré entre Mars et Saturne',
    difference: 'quelle différence entre signe solaire et ascendant',
  },
  pt: {
    phase: 'a lua está crescente ou minguante',
    neptune: 'o que significa Netuno em Áries',
    house: 'o que tem na minha casa 7',
    square: 'o que significa uma quadratura entre Marte e Saturno',
    difference: 'qual a diferença entre signo solar e ascendente',
  },
};

describe.each(LANGUAGES)('what is told first in %s', async (language) => {
  const { frames } = await import(`../../../locales/${language}/celestia/frames.ts`);
  const { houses } = await import(`../../../locales/${language}/celestia/houses.ts`);
  const { planets } = await import(`../../../locales/${language}/celestia/planets.ts`);
  const { terms } = await import(`../../../locales/${language}/celestia/terms.ts`);
  const ask = (text: string, self = SELF as typeof SELF | typeof HOURLESS) =>
    answerEmbedded({
      text,
      pageLanguage: language,
      people: { self, partner: null },
      memory: NO_MEMORY,
      nowMs: NOW_MS,
      timeZone: 'UTC',
      seed: 'first',
    });

  it('is the Moon with its phase where that is asked', async () => {
    const [where, phase] = (await ask(ASKED[language].phase)).sentences;
    expect(where?.claims.map(({ fact }) => fact)).toContain('sky.moon');
    expect(phase?.claims.map(({ fact }) => fact)).toContain('sky.phase');
  });

  it('is the sky where a slow planet’s present sign is named', async () => {
    const [first] = (await ask(ASKED[language].neptune)).sentences;
    expect(first?.claims.some(({ fact }) => fact === 'sky.neptune')).toBe(true);
  });

  it('is what an aspect is where its word is asked about', async () => {
    const [first] = (await ask(ASKED[language].square)).sentences;
    expect(first?.text).toBe(terms.square[0]);
  });

  it('is what each of two points is about where their difference is asked for', async () => {
    const [one, two, other] = (await ask(ASKED[language].difference)).sentences;
    expect(planets.lore.sun).toContain(one?.text);
    expect(planets.lore.sun).toContain(two?.text);
    expect(planets.lore.ascendant).toContain(other?.text);
  });

  it('is the field of a house where no hour is known, and why no more is', async () => {
    const said = (await ask(ASKED[language].house, HOURLESS)).sentences.map(({ text }) => text);
    expect(said[0]).toContain(houses[7].field);
    expect(frames.houseNeedsHour).toContain(said[1]);
  });
});
