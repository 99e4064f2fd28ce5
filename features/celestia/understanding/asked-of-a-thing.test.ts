import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** What is asked of a thing rather than how it is, by itself and of what was told before. */

const CASES: readonly Case[] = [
  ['tr', ['güçlü ve zayıf yönlerim neler'], { about: 'self', slants: ['gift', 'shadow'] }],
  ['en', ['What are my strengths and weaknesses'], { about: 'self', slants: ['gift', 'shadow'] }],
  ['es', ['cuáles son mis puntos débiles'], { about: 'self', slants: ['shadow'] }],
  ['fr', ['quels sont mes points faibles'], { about: 'self', slants: ['shadow'] }],
  ['pt', ['quais são meus pontos fracos'], { about: 'self', slants: ['shadow'] }],
  ['en', ['What sort of man would suit me?'], { about: 'love', slants: ['person'], rival: null }],
  ['tr', ['bana nasıl bir erkek uygun'], { about: 'love', slants: ['person'] }],
  ['es', ['qué tipo de hombre me conviene'], { about: 'love', slants: ['person'] }],
  ['fr', ['quel genre d’homme me correspond'], { about: 'love', slants: ['person'] }],
  ['pt', ['que tipo de homem combina comigo'], { about: 'love', slants: ['person'] }],
  ['en', ['what should I study'], { about: 'learning', slants: ['field'] }],
  [
    'tr',
    ['ya ben neden kimseye hayır diyemiyorum', 'bunu nasıl değiştiririm'],
    { about: 'self', slants: ['advice'] },
  ],
  [
    'en',
    ['why does money slip through my fingers', 'how do I fix it'],
    { about: 'money', slants: ['advice'] },
  ],
  [
    'es',
    ['soy malo con la plata, se ve eso en mi carta?', 'y qué hago entonces'],
    { about: 'money', slants: ['advice'] },
  ],
  [
    'fr',
    ['mon Mars', 'comment je peux l’équilibrer ?'],
    { about: 'placement', points: ['mars'], slants: ['advice'] },
  ],
  [
    'pt',
    ['onde está meu Marte', 'como eu equilibro isso'],
    { about: 'placement', points: ['mars'], slants: ['advice'] },
  ],
  ['en', ['what is in my 8th house', 'is that bad?'], { about: 'house', houses: [8], slants: ['verdict'] }],
  ['tr', ['8. evimde ne var', 'bu kötü bir şey mi'], { about: 'house', houses: [8], slants: ['verdict'] }],
  [
    'fr',
    ['Qu’est-ce qui saute aux yeux dans mon thème ?', 'et le côté moins glorieux ?'],
    { about: 'overview', slants: ['shadow'] },
  ],
  ['en', ['what is my Venus like', 'what is my greatest strength'], { about: 'self', slants: ['gift'] }],
  [
    'es',
    ['qué significa tener la Luna en cuadratura con Saturno', 'eso se quita con los años?'],
    { about: 'aspect', points: ['moon', 'saturn'] },
  ],
  [
    'tr',
    ['Merkür retrosu ne zaman başlıyor', 'o arada telefon alsam olur mu'],
    { about: 'event', event: 'retrograde' },
  ],
  [
    'en',
    ['Saturn. explain. why is everyone scared of it', 'so when does my return start?'],
    { about: 'term', term: 'saturnReturn' },
  ],
  [
    'en',
    ['tell me about my Jupiter', 'and when is the next return?'],
    { about: 'event', points: ['jupiter', 'jupiter'] },
  ],
];

describe('what is asked of a thing', () => {
  it.each(CASES)('%s: %s', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});

describe('what sounds like it', () => {
  it.each<Case>([
    ['en', ['when will I meet my future wife'], { about: 'partner', want: 'when' }],
    ['en', ['Saturn return, when is mine and should I be dreading it'], { mood: null, slants: ['verdict'] }],
    ['en', ['is mercury retrograde right now or is my phone just rubbish'], { about: 'event' }],
    ['es', ['Tengo Venus en la casa 12 o me lo he inventado?'], { about: 'placement' }],
    [
      'en',
      ['My boyfriend is a Gemini with a Leo moon, are we compatible?'],
      { about: 'partner', premise: null },
    ],
    [
      'tr',
      ['Oğlak kadını olarak Kova erkeğiyle anlaşmak zor mu'],
      { premise: { point: 'sun', sign: 'capricorn', house: null, isDenied: false } },
    ],
    [
      'en',
      ['Thirty years at the same desk, and on Friday they are giving me a cake and a card'],
      { weekdays: [] },
    ],
    ['en', ['hi, never done this before, how does it work'], { about: 'ability' }],
    ['es', ['buenas, es la primera vez que hago esto, por dónde empezamos?'], { about: 'ability' }],
    ['pt', ['Minha mãe e eu brigamos por qualquer coisa. O mapa explica essa relação?'], { about: 'family' }],
    ['pt', ['ele vai voltar?', 'e eu devo mandar mensagem primeiro?'], { about: 'love', mood: 'deciding' }],
    ['pt', ['tem alguma época melhor para assinar o financiamento?'], { want: 'when' }],
    ['en', ['How’s my love life looking this year'], { about: 'love', frame: 'year' }],
    ['en', ['How’s my love life looking this year', 'and work?'], { about: 'work', frame: 'year' }],
    [
      'pt',
      ['será que ainda esse ano aparece alguém legal na minha vida', 'em que mês mais ou menos?'],
      { about: 'love', frame: 'year', want: 'when' },
    ],
    ['es', ['me voy a enamorar este año o sigo esperando sentada'], { about: 'love', frame: 'year' }],
    ['tr', ['ev almak için uygun bir dönem mi'], { about: 'home', want: 'when' }],
    ['tr', ['Yurt dışına taşınmak görünüyor mu haritamda?'], { about: 'home', slants: ['abroad'] }],
    ['tr', ['hukuk mu psikoloji mi bana daha uygun'], { mood: 'either' }],
    [
      'pt',
      ['quem tem Sol em Leão é sempre metido? meu irmão é'],
      { about: 'sign', isGeneral: true, premise: null },
    ],
    [
      'fr',
      ['quand est la prochaine éclipse ?', 'faut que j’évite quelque chose ce jour-là ?'],
      { about: 'event', event: 'eclipse' },
    ],
    [
      'es',
      ['¿Qué día de este mes me conviene firmar el contrato del piso?'],
      { about: 'home', frame: 'month' },
    ],
    ['tr', ['aşk hayatım nasıl olacak', 'bu sene içinde olur mu'], { about: 'love', frame: 'year' }],
    ['en', ['will I fall in love again', 'will it happen this year'], { about: 'love', frame: 'year' }],
    ['pt', ['como vai minha vida amorosa', 'vai ser esse ano?'], { about: 'love', frame: 'year' }],
    ['en', ['born under Ophiuchus, am I still a Taurus'], { about: 'term', term: 'ophiuchus' }],
    ['en', ['Do I have a stellium?'], { about: 'balance', term: 'stellium' }],
    ['es', ['cómo me va en el amor', '¿cómo va a ser el mes?'], { about: 'period' }],
    ['en', ['what does it mean to have an intercepted sign'], { about: 'term', term: 'intercepted' }],
    [
      'en',
      ['is it true nobody should start anything when the moon is void of course'],
      { about: 'term', term: 'voidMoon' },
    ],
  ])('%s: %s', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});
