import { describe, expect, it } from 'vitest';
import { loadCelestiaWords } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { chartOf, NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { NO_MEMORY } from './turn.ts';

/** Venus in a sign of Saturn's, Saturn in one of hers. */
const WITH_RECEPTION = chartOf(Date.UTC(1970, 0, 5, 12), 41, 29);

async function ask(text: string, pageLanguage: Language, self: typeof SELF = SELF) {
  const asking = { text, pageLanguage, people: { self, partner: null } };
  const rest = { memory: NO_MEMORY, nowMs: NOW_MS, timeZone: 'UTC', seed: 'craft' };
  const { asked, sentences } = await answerEmbedded({ ...asking, ...rest });
  return { asked, sentences, said: sentences.map((sentence) => sentence.text) };
}

const DIFFERENCE = {
  tr: 'transit ile progresyon arasındaki fark ne',
  en: 'what is the difference between a transit and a progression',
  es: '¿cuál es la diferencia entre un tránsito y una progresión?',
  fr: 'quelle est la différence entre un transit et une progression ?',
  pt: 'qual a diferença entre um trânsito e uma progressão?',
} as const;

const MOST_JEALOUS = {
  tr: 'en kıskanç burç hangisi',
  en: 'which sign is the most jealous',
  es: 'cuál es el signo más celoso',
  fr: 'quel est le signe le plus jaloux ?',
  pt: 'qual o signo mais ciumento',
} as const;

const MY_STRONGEST = {
  tr: 'benim en güçlü burcum hangisi',
  en: 'what is my strongest sign',
  es: 'cuál es mi signo más fuerte',
  fr: 'quel est mon signe le plus fort ?',
  pt: 'qual é o meu signo mais forte',
} as const;

const RECEPTION = {
  tr: 'karşılıklı ağırlama ne demek',
  en: 'what is mutual reception',
  es: 'qué es la recepción mutua',
  fr: 'c’est quoi une réception mutuelle ?',
  pt: 'o que é recepção mútua',
} as const;

const LAST_DEGREE = {
  tr: 'kritik derece ne demek',
  en: 'what does the 29th degree mean',
  es: 'qué significa el grado 29',
  fr: 'que veut dire le 29e degré ?',
  pt: 'o que é um grau crítico',
} as const;

const HAIR = {
  tr: 'saçımı hangi gün kestireyim',
  en: 'which day should I cut my hair',
  es: 'qué día me conviene cortarme el pelo',
  fr: 'quel jour me couper les cheveux ?',
  pt: 'que dia é bom para cortar o cabelo',
} as const;

describe.each(LANGUAGES)('in %s', (language) => {
  it('the difference of two words is told by what both mean', async () => {
    const { terms } = await loadCelestiaWords(language);
    const { said } = await ask(DIFFERENCE[language], language);
    expect(said).toEqual(expect.arrayContaining([terms.transit[0], terms.progressions[0]]));
  });

  it('the sign that leads in a trait is the one of its planet', async () => {
    const { terms, general } = await loadCelestiaWords(language);
    const { asked, said } = await ask(MOST_JEALOUS[language], language);
    expect(asked).toMatchObject({ about: 'term', term: 'topSign', trait: 'pluto' });
    expect(said[0]).toBe(terms.topSign[0]);
    expect(said).toContain(general.scorpio.love);
  });

  it('of one’s own signs none is ranked by tradition', async () => {
    const { asked } = await ask(MY_STRONGEST[language], language);
    expect(asked?.term).not.toBe('topSign');
  });

  it('a mutual reception is told by the chart’s own pair, or that there is none', async () => {
    const { frames } = await loadCelestiaWords(language);
    const { said } = await ask(RECEPTION[language], language);
    expect(frames.noReception).toContain(said[2]);
    const { sentences } = await ask(RECEPTION[language], language, WITH_RECEPTION);
    const facts = sentences.flatMap(({ claims }) => claims.map(({ fact }) => fact));
    expect(facts).toEqual(expect.arrayContaining(['natal.venus', 'natal.saturn']));
  });

  it('the last degree is shown by the planet that stands deepest in its sign', async () => {
    const { sentences } = await ask(LAST_DEGREE[language], language);
    expect(sentences[2]?.claims[0]?.fact).toBe('natal.saturn');
  });

  it('a day for one’s hair is an old custom and no promise', async () => {
    const { terms } = await loadCelestiaWords(language);
    const { said } = await ask(HAIR[language], language);
    expect(said.slice(0, 2)).toEqual(terms.haircut);
  });
});
