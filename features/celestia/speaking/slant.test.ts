import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../../../astrology/ids.ts';
import { loadCelestiaWords } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { HOURLESS, NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { type Memory, NO_MEMORY } from './turn.ts';

async function told(text: string, language: Language, self = SELF, memory: Memory = NO_MEMORY) {
  const people = { self, partner: null };
  return await answerEmbedded({
    text,
    pageLanguage: language,
    people,
    memory,
    nowMs: NOW_MS,
    timeZone: 'UTC',
    seed: 'slant',
  });
}

const SHADOW = {
  tr: 'zayıf yönlerim neler',
  en: 'what are my weaknesses',
  es: 'cuáles son mis puntos débiles',
  fr: 'quels sont mes points faibles',
  pt: 'quais são meus pontos fracos',
} as const;

const BOTH = {
  tr: 'zayıf ve güçlü yanlarım neler',
  en: 'what are my weaknesses and strengths',
  es: 'cuáles son mis debilidades y fortalezas',
  fr: 'quels sont mes défauts et mes qualités',
  pt: 'quais são minhas fraquezas e meus pontos fortes',
} as const;

const WITH_ADVICE = {
  tr: 'zayıf yönlerim neler, nasıl geliştirebilirim',
  en: 'what are my weaknesses and how can I work on them',
  es: 'cuáles son mis puntos débiles y cómo los mejoro',
  fr: 'quels sont mes points faibles et comment les travailler',
  pt: 'quais são meus pontos fracos e como trabalhar isso',
} as const;

const VERDICT = {
  tr: '8. evim Kova’da açılıyor, bu kötü bir şey mi?',
  en: 'my 8th house, is that a bad thing?',
  es: 'mi casa 8, es malo?',
  fr: 'ma maison 8, c’est grave ?',
  pt: 'minha casa 8, isso é ruim?',
} as const;

describe.each(LANGUAGES)('what is asked of a thing, in %s', async (language) => {
  const { slants } = await loadCelestiaWords(language);
  const all = (slant: 'advice' | 'shadow' | 'gift') => SIGN_IDS.flatMap((sign) => slants.signs[sign][slant]);

  it('is told by the sign of each place', async () => {
    const { sentences } = await told(SHADOW[language], language);
    const said = sentences.map(({ text }) => text);
    // The Sun in Taurus first, then another place by its own sign.
    expect(said.filter((text) => slants.signs.taurus.shadow.includes(text))).toHaveLength(1);
    expect(said.filter((text) => all('shadow').includes(text)).length).toBeGreaterThanOrEqual(2);
    expect(said.filter((text) => all('gift').includes(text))).toEqual([]);
  });

  it('is named before it is told', async () => {
    const [first] = (await told(SHADOW[language], language)).sentences;
    expect(slants.sides.shadow).toContain(first?.text);
  });

  it('is told of both sides in the order that is said, whichever was named first', async () => {
    const [first, ...rest] = (await told(BOTH[language], language)).sentences.map(({ text }) => text);
    expect(slants.sides.both).toContain(first);
    const [gift, shadow] = [all('gift'), all('shadow')].map((pool) =>
      rest.findIndex((text) => pool.includes(text)),
    );
    expect(gift).toBeGreaterThanOrEqual(0);
    expect(shadow).toBeGreaterThan(gift ?? 0);
  });

  it('is one alone beside what to do with it', async () => {
    const asked = { ...WITH_ADVICE }[language];
    const [first] = (await told(asked, language)).sentences;
    expect(slants.sides.shadow).toContain(first?.text);
  });

  it('is told without an hour of birth too', async () => {
    const { sentences } = await told(SHADOW[language], language, HOURLESS);
    expect(sentences.some(({ text }) => all('shadow').includes(text))).toBe(true);
  });

  it('is no verdict, where somebody asks whether it is good or bad', async () => {
    const { sentences } = await told(VERDICT[language], language);
    expect(slants.verdict).toContain(sentences[0]?.text);
    expect(sentences.some(({ text }) => all('gift').includes(text))).toBe(true);
  });
});

it('two questions after the same get two different sentences', async () => {
  const { slants } = await loadCelestiaWords('en');
  const first = await told('why does money slip through my fingers', 'en');
  const second = await told('how do I fix it', 'en', SELF, first.memory);
  const third = await told('and what else could I do about it?', 'en', SELF, second.memory);
  const advice = new Set(SIGN_IDS.flatMap((sign) => slants.signs[sign].advice));
  const of = ({ sentences }: typeof first) =>
    sentences.map(({ text }) => text).filter((text) => advice.has(text));
  expect(of(first)).toEqual([]);
  expect(of(second).length).toBeGreaterThan(0);
  expect(of(third).some((text) => of(second).includes(text))).toBe(false);
});
