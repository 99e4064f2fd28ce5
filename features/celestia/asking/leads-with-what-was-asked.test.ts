import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerReading } from './answer-reading.ts';

/** What is asked, and what the first sentence must tell; now is Monday, 23 November 2026. */
type Led = readonly [text: string, lead: RegExp];

const ASKED: Readonly<
  Record<Language, Readonly<Record<'weekday' | 'birthday' | 'element' | 'lasting' | 'nextMonth', Led>>>
> = {
  tr: {
    weekday: ['cumartesi nikah kıyılır mı', /28 Kasım’da.*Aslan’da/],
    birthday: ['doğum günümde ne olacak', /15 Mayıs 2027/],
    element: ['haritamda ateş çok mu', /Venüs.* Koç’ta/],
    lasting: ['bu dönem ne zaman biter', /14 Şubat 2027/],
    nextMonth: ['gelecek ay dolunay var mı', /24 Aralık/],
  },
  en: {
    weekday: ['wedding on saturday?', /November 28.* Leo|Leo on November 28/],
    birthday: ['what will happen on my birthday', /May 15, 2027/],
    element: ['do i have many planets in fire', /Venus.* Aries/],
    lasting: ['how long will this rough patch last', /February 14, 2027/],
    nextMonth: ['full moon next month?', /December 24/],
  },
  es: {
    weekday: ['me caso el sábado?', /28 de noviembre.* Leo|Leo el 28 de noviembre/],
    birthday: ['qué pasará en mi cumpleaños', /15 de mayo de 2027/],
    element: ['tengo mucho fuego en mi carta?', /Venus.* Aries/],
    lasting: ['hasta cuándo dura esta mala racha', /14 de febrero de 2027/],
    nextMonth: ['luna llena el mes que viene?', /24 de diciembre/],
  },
  fr: {
    weekday: ['mariage samedi ?', /28 novembre.* Lion/],
    birthday: ['il se passe quoi à mon anniversaire', /15 mai 2027/],
    element: ["j'ai beaucoup de feu dans mon thème ?", /Vénus.* Bélier/],
    lasting: ['cette mauvaise passe dure jusqu’à quand', /14 février 2027/],
    nextMonth: ['pleine lune le mois prochain ?', /24 décembre/],
  },
  pt: {
    weekday: ['caso no sábado?', /28 de novembro.* Leão/],
    birthday: ['o que vai rolar no meu aniversário', /15 de maio de 2027/],
    element: ['tenho muito fogo no mapa?', /Vênus.* Áries/],
    lasting: ['até quando vai essa fase', /14 de fevereiro de 2027/],
    nextMonth: ['lua cheia mês que vem?', /24 de dezembro/],
  },
};

describe.each(LANGUAGES)('an answer in %s, past the guard, leads with', (language) => {
  it.each(['weekday', 'birthday', 'element', 'lasting', 'nextMonth'] as const)('the %s', async (kind) => {
    const [text, lead] = ASKED[language][kind];
    const { paragraphs } = await answerReading({
      text,
      language,
      chart: SELF,
      nowMs: NOW_MS,
      timeZone: 'UTC',
      offsetMs: 0,
    });
    expect(paragraphs.join(' ').slice(0, 160)).toMatch(lead);
  });
});
