import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import type { Asked } from './asked.ts';
import { loadListener } from './load-listener.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

async function listenerOf(language: Language) {
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const listener = await loadListener(language);
  return (text: string, before: readonly Asked[] = []) =>
    understand({ text, language, lexicon, listener, before });
}

describe.each([
  ['tr', 'diş fırçasını bende bıraktı', 'cüzdanım ayın yirmisinde boşalıyor'],
  ['en', 'he left his razor at my place and stays over', 'my overdraft and I are old friends'],
  ['es', 'ya duerme en mi casa y tiene llaves', 'vivo en números rojos desde el día 15'],
  ['fr', 'il laisse son pull et son rasoir chez moi', 'à découvert depuis le 12 du mois'],
  ['pt', 'ele dorme aqui e já tem gaveta no meu armário', 'cartão estourado e boleto na gaveta'],
] as const)('in %s', async (language, first, second) => {
  const ask = await listenerOf(language);

  it('a scene is told by the everyday words in it', () => {
    expect(ask(first).about).toBe('love');
    expect(ask(second).about).toBe('money');
  });
});

describe.each([
  ['tr', 'topluluk önünde konuşmada nasılım'],
  ['en', 'am I any good at public speaking?'],
  ['es', '¿se me da bien hablar en público?'],
  ['fr', 'est-ce que je sais parler en public ?'],
  ['pt', 'sou bom em falar em público?'],
] as const)('in %s', async (language, text) => {
  const ask = await listenerOf(language);

  it('whoever asks how they speak before others is told of their Mercury', () => {
    expect(ask(text)).toMatchObject({ about: 'self', trait: 'mercury' });
  });
});

describe.each([
  ['tr', 'kocamla ev arkadaşı gibiyiz'],
  ['en', 'my husband and I live like flatmates'],
  ['es', 'mi marido y yo parecemos compañeros de piso'],
  ['fr', 'mon mari et moi on vit comme des colocs'],
  ['pt', 'meu marido e eu viramos colegas de quarto'],
] as const)('in %s', async (language, text) => {
  const ask = await listenerOf(language);

  it('two who live like flatmates are asked about as two, and not for their home or work', () => {
    const { about, topic } = ask(text);
    expect(['partner', 'love']).toContain(about);
    expect(['love', null]).toContain(topic);
  });
});

describe.each([
  ['fr', 'mon ado ne sort plus de sa chambre', 'ça va passer ?'],
  ['fr', 'mon ado ne sort plus de sa chambre', 'ça va s’arranger ?'],
  ['pt', 'minha filha só fala comigo por figurinha', 'isso passa?'],
  ['pt', 'minha irmã quer o anel da mãe', 'quem tem razão?'],
  ['es', 'mi hermana quiere el anillo de mi madre', '¿quién tiene razón?'],
  ['en', 'my sister wants our mother’s ring', 'who’s right?'],
] as const)('in %s', async (language, first, then) => {
  const ask = await listenerOf(language);

  it(`"${then}" goes on from what was said of the family`, () => {
    expect(ask(then, [ask(first)])).toMatchObject({ about: 'family', follows: true });
  });
});

describe.each([
  ['tr', 'bu yıl biri çıkar mı karşıma'],
  ['en', 'will this year bring me someone'],
  ['es', 'este año aparecerá alguien'],
  ['fr', 'quelqu’un va arriver cette année ?'],
  ['pt', 'esse ano aparece alguém?'],
] as const)('in %s', async (language, text) => {
  const ask = await listenerOf(language);

  it('somebody who may come this year is asked about for love', () => {
    expect(ask(text).about).toBe('love');
  });
});
