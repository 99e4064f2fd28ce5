import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { answerReading } from '../asking/answer-reading.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { asksIn } from './ask-self.fixture.ts';

/** The asker has the Sun in Taurus, the Moon in Capricorn, and nothing in Gemini. */
const ASKED: Readonly<Record<Language, Record<'moon' | 'jealous' | 'pair' | 'sister' | 'mine', string>>> = {
  tr: {
    moon: 'Aslan Ayı nasıl olur?',
    jealous: 'Akrepler kıskanç mı?',
    pair: 'Koç ile Oğlak anlaşır mı',
    sister: 'kız kardeşim Oğlak, neden sürekli kavga ediyoruz',
    mine: 'ikizlerde gezegenim var mı',
  },
  en: {
    moon: 'What is a Leo Moon like?',
    jealous: 'are Scorpios jealous?',
    pair: 'do Aries and Capricorn get along',
    sister: 'my sister is a Capricorn, why are we always fighting',
    mine: 'do I have any planet in Gemini',
  },
  es: {
    moon: '¿Cómo es la Luna en Leo?',
    jealous: '¿Los Escorpio son celosos?',
    pair: '¿Aries y Capricornio se llevan bien?',
    sister: 'mi hermana es Capricornio, ¿por qué peleamos tanto?',
    mine: '¿tengo algún planeta en Géminis?',
  },
  fr: {
    moon: 'C’est comment, une Lune en Lion ?',
    jealous: 'les Scorpions sont-ils jaloux ?',
    pair: 'est-ce que Bélier et Capricorne s’entendent',
    sister: 'ma sœur est Capricorne, pourquoi on se dispute toujours ?',
    mine: 'j’ai une planète en Gémeaux ?',
  },
  pt: {
    moon: 'Como é a Lua em Leão?',
    jealous: 'escorpianos são ciumentos?',
    pair: 'Áries e Capricórnio se dão bem?',
    sister: 'minha irmã é capricorniana, por que a gente briga tanto?',
    mine: 'tenho algum planeta em Gêmeos?',
  },
};

describe.each(LANGUAGES)('a sign that is nobody’s or another’s, in %s', async (language) => {
  const { general } = await import(`../../../locales/${language}/celestia/general.ts`);
  const asked = ASKED[language];
  const answer = asksIn(language, 'signs');
  const ask = async (text: string) => {
    const { sentences } = await answer(text);
    return sentences.map((sentence) => sentence.text);
  };

  it('is told for anybody first, then of the asker’s own', async () => {
    const [, first, ...rest] = await ask(asked.moon);
    expect(first).toBe(general.leo.feeling);
    expect(rest.join(' ')).toMatch(/Capricorn|Oğlak|Capricórnio/);
  });

  it('is told by the trait that is asked about', async () => {
    expect(await ask(asked.jealous)).toContain(general.scorpio.love);
  });

  it('is told of both where there are two', async () => {
    const said = await ask(asked.pair);
    expect(said).toContain(general.aries.love);
    expect(said).toContain(general.capricorn.love);
  });

  it('is told of the sister whose sign it is', async () => {
    expect(await ask(asked.sister)).toContain(general.capricorn.feeling);
  });

  it('is said to hold none of the asker’s planets where it holds none, past the guard', async () => {
    const question = { language, chart: SELF, nowMs: NOW_MS, timeZone: 'UTC', offsetMs: 0 };
    const [first = ''] = await ask(asked.mine);
    expect(first).toMatch(/Gemini|İkizler|Géminis|Gémeaux|Gêmeos/);
    const { paragraphs } = await answerReading({ ...question, text: asked.mine });
    expect(paragraphs.join(' ').slice(0, 60)).toMatch(/Gemini|İkizler|Géminis|Gémeaux|Gêmeos/);
    const told = (await answerReading({ ...question, text: asked.moon })).paragraphs.join(' ');
    expect(told).toContain(general.leo.feeling);
  });
});
