import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import type { Asked } from './asked.ts';
import { loadListener } from './load-listener.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

/** What is asked, what of it must be understood, and what was asked before it. */
type Heard = readonly [text: string, understood: Partial<Asked>, before?: string];

const TRAVEL = { about: 'house', topic: 'learning', houses: [] } as const;
const MERCURY = { about: 'event', event: 'retrograde', points: ['mercury'], whose: 'sky' } as const;
const YEAR = { about: 'period', year: 2027 } as const;
const YOD = { about: 'term', term: 'yod' } as const;

const ASKED: Readonly<Record<Language, readonly Heard[]>> = {
  tr: [
    ['hangi ev parayı anlatır', { about: 'house', topic: 'money', houses: [] }],
    ['dünyaya neden geldim', { about: 'purpose' }],
    ['2027 bana ne getirecek', YEAR],
    ['yod nedir', YOD],
    ['uğurlu günüm hangisi', { about: 'period' }],
    ['Merkür ne zaman düzeliyor', { about: 'event', event: 'direct', points: ['mercury'] }],
    ['satürn ne zaman düzelecek', { about: 'event', event: 'direct', points: ['saturn'] }],
    ['işlerim ne zaman düzelecek', { about: 'work', event: null }],
    ['beni nasıl etkiler', { about: 'event', whose: 'sky' }, 'Merkür retrosu ne zaman bitiyor'],
    ['bu aralar çok soğuk davranıyor', { about: 'partner' }, 'sevgilim aslan, anlaşabilir miyiz'],
    ['tanıdığım biri olacak mı', { about: 'love' }, 'aşkı ne zaman bulacağım'],
  ],
  en: [
    ['which house is about travel', TRAVEL],
    ['what is my purpose here on earth', { about: 'purpose', elements: [] }],
    ['what will 2027 bring me', YEAR],
    ['do i have a yod', YOD],
    ['whats mercury retrograde gonna do to me', MERCURY],
    ['what is my lucky day', { about: 'period' }],
    ['he’s been distant lately', { about: 'love' }, 'when will I find love'],
    ['will it be someone from work', { about: 'love' }, 'when will I find love'],
    ['how do i get them to open up', { about: 'love' }, 'when will I find love'],
  ],
  es: [
    ['qué casa habla de los viajes', TRAVEL],
    ['a qué vine a este mundo', { about: 'purpose' }],
    ['qué me traerá el 2027', YEAR],
    ['qué es un yod', YOD],
    ['mercurio retrógrado me va a molestar?', MERCURY],
    ['cómo me irá en el trabajo', { about: 'work', trait: null }],
    ['debería perdonarlo', { about: 'love' }],
    ['será alguien de mi trabajo?', { about: 'love' }, 'cuándo voy a encontrar el amor'],
    ['cómo hago para que se abra', { about: 'partner' }, 'mi novio es acuario y no lo entiendo'],
  ],
  fr: [
    ['quelle maison parle du travail', { about: 'house', topic: 'work', houses: [] }],
    ['je suis venue faire quoi sur terre', { about: 'purpose', elements: [] }],
    ['que va m’apporter 2027', YEAR],
    ['c’est quoi un yod', YOD],
    ['mercure rétrograde ça me fait quoi', MERCURY],
    ['qui est mon âme sœur', { about: 'love', trait: null }],
    ['je dois lui pardonner ?', { about: 'love' }],
    ['ce sera quelqu’un du travail ?', { about: 'love' }, 'quand vais-je trouver l’amour'],
  ],
  pt: [
    ['que casa fala de viagem', TRAVEL],
    ['o que vim fazer na terra', { about: 'purpose', elements: [] }],
    ['o que 2027 vai me trazer', YEAR],
    ['o que é um yod', YOD],
    ['mercúrio retrógrado vai me atrapalhar?', MERCURY],
    ['devo perdoar ele?', { about: 'love' }],
    ['vai ser alguém do trabalho?', { about: 'love' }, 'quando vou encontrar um amor'],
  ],
};

describe.each(Object.entries(ASKED))('what visitors ask, in %s', async (code, questions) => {
  const language = code as Language;
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const listener = await loadListener(language);
  const hear = (text: string, before: readonly Asked[]) =>
    understand({ text, language, lexicon, listener, before });

  it.each(questions)('%s', (text, understood, before) => {
    expect(hear(text, before ? [hear(before, [])] : [])).toMatchObject(understood);
  });
});
