import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { loadListener } from './load-listener.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

/** A part of life that is asked of the chart: neither the whole chart nor oneself is meant. */
const ASKED: Readonly<Record<Language, readonly (readonly [text: string, about: string])[]>> = {
  tr: [
    ['Haritam aşk hakkında ne söylüyor?', 'love'],
    ['Haritamda aşk nasıl görünüyor?', 'love'],
    ['Haritam para konusunda ne diyor?', 'money'],
    ['haritam iş hakkında ne söylüyor', 'work'],
    ['Doğum haritam ailem hakkında ne anlatıyor?', 'family'],
  ],
  en: [
    ['What does my chart say about love?', 'love'],
    ['anything in my chart about work?', 'work'],
    ['what do you see in my chart about family', 'family'],
    ['what does my chart say about money', 'money'],
  ],
  es: [
    ['¿Qué dice mi carta sobre el amor?', 'love'],
    ['que dice mi carta del trabajo', 'work'],
    ['¿Qué ves en mi carta sobre el dinero?', 'money'],
  ],
  fr: [
    ['Que dit mon thème sur l’amour ?', 'love'],
    ['que dit mon theme du travail', 'work'],
    ['Qu’est-ce que tu vois dans mon thème pour l’argent ?', 'money'],
  ],
  pt: [
    ['O que meu mapa diz sobre o amor?', 'love'],
    ['o que meu mapa fala de dinheiro', 'money'],
    ['o que você vê no meu mapa sobre a família', 'family'],
  ],
};

describe.each(LANGUAGES)('a part of life, asked of the chart, in %s', (language) => {
  it.each(ASKED[language])('%s', async (text, about) => {
    const lexicon = readyLexicon(await loadCelestiaLexicon(language));
    const listener = await loadListener(language);
    const asked = understand({ text, language, lexicon, listener, before: [] });
    expect([asked.about, asked.topic, asked.trait, asked.mood]).toEqual([about, about, null, null]);
  });
});
