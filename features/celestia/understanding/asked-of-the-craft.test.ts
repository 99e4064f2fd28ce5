import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import type { Asked } from './asked.ts';
import { loadListener } from './load-listener.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

const OF_THE_SKY = { whose: 'sky' } as const;

type Question = readonly [text: string, asked: Partial<Asked>];

const NEVER_OWN = { premise: null };

const QUESTIONS: Readonly<Record<Language, readonly Question[]>> = {
  tr: [
    ['kocam temmuzda doğdu, nasıl biri', { month: null, day: null }],
    ['elementim ne', { about: 'balance' }],
    ['element ne demek', { about: 'term', term: 'element' }],
    ['yücelim ne demek', { about: 'term', term: 'dignity' }],
    ['bebeğim aslan, nasıl biri', { about: 'family', ...NEVER_OWN }],
    ['ay büyüyor mu küçülüyor mu', { about: 'event', event: 'moonPhase' }],
    ['merkür geri gidiyor beni etkiler mi', { about: 'event', event: 'retrograde', whose: 'sky' }],
    ['satürn balıkta herkes için ne demek', { about: 'placement', whose: 'sky' }],
    ['merkür retrosu telefonumu bozdu, ne zaman bitiyor', { event: 'retrograde', ...OF_THE_SKY }],
    ['plüton şu an balıkta, bu bana ne yapar', { points: ['pluto'], ...OF_THE_SKY }],
  ],
  en: [
    ['my husband was born in July, what is he like', { month: null, day: null }],
    ['what is my element', { about: 'balance' }],
    ['what does exaltation mean', { about: 'term', term: 'dignity' }],
    ['my baby is a Leo, what is she like', { about: 'family', ...NEVER_OWN }],
    ['is the moon waxing or waning', { about: 'event', event: 'moonPhase' }],
    ['Mercury is retrograde, does it affect me?', { about: 'event', event: 'retrograde', whose: 'sky' }],
    ['what does Saturn in Pisces mean for everyone', { about: 'placement', whose: 'sky' }],
    ['I moved house four times, why', { about: 'home', houses: [] }],
    ['mercury retrograde is killing my laptop, when does it end', { event: 'retrograde', ...OF_THE_SKY }],
    ['Pluto is in Pisces now, what does that mean for me?', { about: 'placement', ...OF_THE_SKY }],
    ['what happens in the sky on New Year’s Eve', { about: 'period', frame: null, month: 12 }],
    ['what sign is Mars in next month?', { about: 'placement', frame: 'nextMonth', ...OF_THE_SKY }],
    ['how’s Wednesday looking for me', { about: 'period', weekdays: [3] }],
    ['does Pluto rule Scorpio', { about: 'placement', points: ['pluto'] }],
    ['when does this Saturn square end', { about: 'event', points: ['saturn'], ...OF_THE_SKY }],
    [
      'he is a Capricorn, I’m a Pisces, is it good',
      {
        signs: ['capricorn', 'pisces'],
        premise: { point: 'sun', sign: 'pisces', house: null, isDenied: false },
      },
    ],
    ['do I have a stellium', { about: 'balance', term: 'stellium' }],
    [
      'what does it mean to have Mars in the 8th house',
      { about: 'placement', points: ['mars'], houses: [8], premise: null },
    ],
    ['my Pluto is in Pisces now, what does that mean for me?', { about: 'placement', whose: 'self' }],
  ],
  es: [
    ['mi marido nació en julio, cómo es', { month: null, day: null }],
    ['qué significa exaltación', { about: 'term', term: 'dignity' }],
    ['mi bebé es leo, cómo es', { about: 'family', ...NEVER_OWN }],
    ['he cambiado de casa cuatro veces, por qué', { about: 'home', houses: [] }],
    ['mercurio retrógrado me afecta?', { about: 'event', event: 'retrograde', whose: 'sky' }],
    ['mercurio retrógrado me rompió el móvil, hasta cuándo dura', { event: 'retrograde', ...OF_THE_SKY }],
    ['Plutón está en Piscis ahora, qué significa para mí', { about: 'placement', ...OF_THE_SKY }],
  ],
  fr: [
    ['mon mari est né en juillet, il est comment', { month: null, day: null }],
    ['c’est quoi l’exaltation', { about: 'term', term: 'dignity' }],
    ['mercure rétrograde ça me touche ?', { about: 'event', event: 'retrograde', whose: 'sky' }],
    ['mercure rétrograde bousille mon ordi, jusqu’à quand', { event: 'retrograde', ...OF_THE_SKY }],
    ['Pluton est en Poissons en ce moment, ça me fait quoi', { points: ['pluto'], ...OF_THE_SKY }],
    ['mon bébé est lion, il est comment', { about: 'family', ...NEVER_OWN }],
  ],
  pt: [
    ['meu marido nasceu em julho, como ele é', { month: null, day: null }],
    ['o que é exaltação', { about: 'term', term: 'dignity' }],
    ['meu bebê é leão, como ele é', { about: 'family', ...NEVER_OWN }],
    ['mercúrio retrógrado me afeta?', { about: 'event', event: 'retrograde', whose: 'sky' }],
    ['mercúrio retrógrado quebrou meu celular, até quando vai', { event: 'retrograde', ...OF_THE_SKY }],
    ['Plutão está em Peixes agora, o que significa pra mim', { about: 'placement', ...OF_THE_SKY }],
  ],
};

describe.each(LANGUAGES)('a question of the craft in %s', async (language) => {
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const listener = await loadListener(language);

  it.each(QUESTIONS[language])('%s', (text, asked) => {
    expect(understand({ text, language, lexicon, listener, before: [] })).toMatchObject(asked);
  });
});
