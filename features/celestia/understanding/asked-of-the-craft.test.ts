import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import type { Asked } from './asked.ts';
import { loadListener } from './load-listener.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

type Question = readonly [text: string, asked: Partial<Asked>];

const NEVER_OWN = { premise: null };

const QUESTIONS: Readonly<Record<Language, readonly Question[]>> = {
  tr: [
    ['elementim ne', { about: 'balance' }],
    ['element ne demek', { about: 'term', term: 'element' }],
    ['yücelim ne demek', { about: 'term', term: 'dignity' }],
    ['bebeğim aslan, nasıl biri', { about: 'family', ...NEVER_OWN }],
    ['ay büyüyor mu küçülüyor mu', { about: 'event', event: 'moonPhase' }],
    ['merkür geri gidiyor beni etkiler mi', { about: 'event', event: 'retrograde', whose: 'sky' }],
    ['satürn balıkta herkes için ne demek', { about: 'placement', whose: 'sky' }],
  ],
  en: [
    ['what is my element', { about: 'balance' }],
    ['what does exaltation mean', { about: 'term', term: 'dignity' }],
    ['my baby is a Leo, what is she like', { about: 'family', ...NEVER_OWN }],
    ['is the moon waxing or waning', { about: 'event', event: 'moonPhase' }],
    ['Mercury is retrograde, does it affect me?', { about: 'event', event: 'retrograde', whose: 'sky' }],
    ['what does Saturn in Pisces mean for everyone', { about: 'placement', whose: 'sky' }],
    ['I moved house four times, why', { about: 'home', houses: [] }],
  ],
  es: [
    ['qué significa exaltación', { about: 'term', term: 'dignity' }],
    ['mi bebé es leo, cómo es', { about: 'family', ...NEVER_OWN }],
    ['he cambiado de casa cuatro veces, por qué', { about: 'home', houses: [] }],
    ['mercurio retrógrado me afecta?', { about: 'event', event: 'retrograde', whose: 'sky' }],
  ],
  fr: [
    ['c’est quoi l’exaltation', { about: 'term', term: 'dignity' }],
    ['mercure rétrograde ça me touche ?', { about: 'event', event: 'retrograde', whose: 'sky' }],
    ['mon bébé est lion, il est comment', { about: 'family', ...NEVER_OWN }],
  ],
  pt: [
    ['o que é exaltação', { about: 'term', term: 'dignity' }],
    ['meu bebê é leão, como ele é', { about: 'family', ...NEVER_OWN }],
    ['mercúrio retrógrado me afeta?', { about: 'event', event: 'retrograde', whose: 'sky' }],
  ],
};

describe.each(LANGUAGES)('a question of the craft in %s', async (language) => {
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const listener = await loadListener(language);

  it.each(QUESTIONS[language])('%s', (text, asked) => {
    expect(understand({ text, language, lexicon, listener, before: [] })).toMatchObject(asked);
  });
});
