import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import type { Asked } from './asked.ts';
import { loadListener } from './load-listener.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

/** What is asked, what of it must be understood, and what was asked before it. */
type Heard = readonly [text: string, understood: Partial<Asked>, before?: string];

const TRAVEL = { about: 'learning', term: 'house' } as const;
const MERCURY = { about: 'event', event: 'retrograde', points: ['mercury'], whose: 'sky' } as const;
const YEAR = { about: 'period', year: 2027 } as const;
const YOD = { about: 'term', term: 'yod' } as const;

const ASKED: Readonly<Record<Language, readonly Heard[]>> = {
  tr: [
    ['hangi ev parayı anlatır', { about: 'money', term: 'house' }],
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
    [
      'boğa burcuyum yükselenim yengeç nasıl biriyim',
      {
        about: 'placement',
        points: ['ascendant'],
        premise: { point: 'ascendant', sign: 'cancer', house: null, isDenied: false },
      },
    ],
    ['yöneticisi hangi gezegen', { about: 'term', term: 'ruler', houses: [10] }, 'tepe noktam ne anlatıyor'],
    ['kötü geçecek ay var mı', { about: 'money', frame: 'nextYear' }, 'seneye param nasıl olacak'],
    ['barışır mıyız', { about: 'family' }, 'kardeşimle küsüz ne yapmalıyım'],
    ['benim için iyi mi', { about: 'placement', points: ['mars'], whose: 'sky' }, 'mars şu an nerede'],
    ['o benim için doğru insan mı', { about: 'love' }],
    ['zıt burçlar birbirini çeker mi', { about: 'term', term: 'compatibility' }],
    [
      'ilişkilerimi nasıl etkiliyor',
      { about: 'placement', points: ['moon'], topic: 'love' },
      'ay burcum hangisi',
    ],
    ['nasıl düzeltirim', { about: 'money' }, 'ay sonunu neden getiremiyorum'],
    ['haksız mıydım', { about: 'friends' }, 'arkadaşımla tartıştım'],
    ['onu affedeyim mi', { about: 'family' }, 'kardeşimle küsüz ne yapmalıyım'],
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
    [
      'im a taurus with cancer rising, whats that like',
      {
        about: 'placement',
        points: ['ascendant'],
        premise: { point: 'ascendant', sign: 'cancer', house: null, isDenied: false },
      },
    ],
    ['and the ruler of it?', { about: 'term', term: 'ruler', houses: [10] }, 'explain my midheaven'],
    ['any bad months?', { about: 'money', frame: 'nextYear' }, 'how will my finances look next year'],
    ['will we make up', { about: 'family' }, 'my sister and I aren’t speaking'],
    ['what would i be good at', { about: 'work' }, 'should i quit and go freelance'],
    ['how should i talk to her', { about: 'friends' }, 'my best friend is a cancer'],
    ['are we in mercury retrograde rn', { about: 'event', event: 'retrograde' }],
    ['does astrology actually work tho', { about: 'belief' }],
    ['do opposites attract in astrology', { about: 'term', term: 'compatibility' }],
    ['my mom has a leo moon what’s she like', { about: 'placement', points: ['moon'], premise: null }],
    [
      'how does it affect me in relationships',
      { about: 'placement', points: ['moon'], topic: 'love' },
      'what’s my moon sign',
    ],
    ['how do i fix it', { about: 'money' }, 'why am i always broke'],
    ['was i wrong', { about: 'friends' }, 'I argued with my best friend'],
    ['which planet matters most in my chart', { about: 'term', term: 'strongest' }],
    ['should I forgive her', { about: 'family' }, 'my sister and I aren’t speaking'],
  ],
  es: [
    ['qué casa habla de los viajes', TRAVEL],
    ['a qué vine a este mundo', { about: 'purpose' }],
    ['qué me traerá el 2027', YEAR],
    ['qué es un yod', YOD],
    ['mercurio retrógrado me va a molestar?', MERCURY],
    ['cómo me irá en el trabajo', { about: 'work', trait: null }],
    ['será alguien de mi trabajo?', { about: 'love' }, 'cuándo voy a encontrar el amor'],
    ['cómo hago para que se abra', { about: 'partner' }, 'mi novio es acuario y no lo entiendo'],
    [
      'soy tauro con ascendente cáncer, cómo soy',
      {
        about: 'placement',
        points: ['ascendant'],
        premise: { point: 'ascendant', sign: 'cancer', house: null, isDenied: false },
      },
    ],
    ['y su regente', { about: 'term', term: 'ruler', houses: [10] }, 'explícame mi medio cielo'],
    ['algún mes malo', { about: 'money', frame: 'nextYear' }, 'cómo estará mi dinero el próximo año'],
    ['nos vamos a reconciliar', { about: 'family' }, 'mi hermana no me habla, qué hago'],
    ['para qué soy buena', { about: 'work', matter: 'vocation' }, 'renuncio y me pongo a viajar?'],
    ['cómo le hablo', { about: 'friends' }, 'mi mejor amiga es cáncer'],
    ['eso me favorece', { about: 'placement', points: ['mars'], whose: 'sky' }, 'dónde está marte ahora'],
    ['los opuestos se atraen en astrología?', { about: 'term', term: 'compatibility' }],
    ['mi mamá tiene luna en leo, cómo es', { about: 'placement', points: ['moon'], premise: null }],
    [
      'cómo influye en mis relaciones',
      { about: 'placement', points: ['moon'], topic: 'love' },
      'cuál es mi signo lunar',
    ],
    ['hice mal?', { about: 'friends' }, 'discutí con mi mejor amiga'],
    ['me compro el auto este mes?', { about: 'money', frame: 'month' }],
    ['me pidió un tiempo, qué hago', { about: 'love' }],
    ['debería perdonarlo', { about: 'love' }],
    ['debería perdonarla', { about: 'family' }, 'mi hermana no me habla, qué hago'],
  ],
  fr: [
    ['quelle maison parle du travail', { about: 'work', term: 'house' }],
    ['je suis venue faire quoi sur terre', { about: 'purpose', elements: [] }],
    ['que va m’apporter 2027', YEAR],
    ['c’est quoi un yod', YOD],
    ['mercure rétrograde ça me fait quoi', MERCURY],
    ['qui est mon âme sœur', { about: 'love', trait: null }],
    ['ce sera quelqu’un du travail ?', { about: 'love' }, 'quand vais-je trouver l’amour'],
    [
      'je suis taureau ascendant cancer, je suis comment',
      {
        about: 'placement',
        points: ['ascendant'],
        premise: { point: 'ascendant', sign: 'cancer', house: null, isDenied: false },
      },
    ],
    ['et son maître', { about: 'term', term: 'ruler', houses: [10] }, 'explique-moi mon milieu du ciel'],
    ['y a un mauvais mois ?', { about: 'money', frame: 'nextYear' }, 'mes finances l’année prochaine'],
    ['on va se réconcilier', { about: 'family' }, 'ma sœur ne me parle plus je fais quoi'],
    ['je suis douée pour quoi', { about: 'work' }, 'je quitte mon travail ?'],
    ['je lui parle comment', { about: 'friends' }, 'ma meilleure amie est cancer'],
    ['les opposés s’attirent en astrologie ?', { about: 'term', term: 'compatibility' }],
    ['ma mère a la lune en lion elle est comment', { about: 'placement', points: ['moon'], premise: null }],
    [
      'ça joue comment dans mes relations',
      { about: 'placement', points: ['moon'], topic: 'love' },
      'c’est quoi mon signe lunaire',
    ],
    ['j’ai eu tort ?', { about: 'friends' }, 'je me suis disputée avec ma meilleure amie'],
    ['quelle planète compte le plus chez moi', { about: 'term', term: 'strongest' }],
    ['je dois lui pardonner ?', { about: 'love' }],
    ['je dois lui pardonner ?', { about: 'family' }, 'ma sœur ne me parle plus je fais quoi'],
  ],
  pt: [
    ['que casa fala de viagem', TRAVEL],
    ['o que vim fazer na terra', { about: 'purpose', elements: [] }],
    ['o que 2027 vai me trazer', YEAR],
    ['o que é um yod', YOD],
    ['mercúrio retrógrado vai me atrapalhar?', MERCURY],
    ['vai ser alguém do trabalho?', { about: 'love' }, 'quando vou encontrar um amor'],
    [
      'sou touro com ascendente em câncer, como eu sou',
      {
        about: 'placement',
        points: ['ascendant'],
        premise: { point: 'ascendant', sign: 'cancer', house: null, isDenied: false },
      },
    ],
    ['e o regente dele', { about: 'term', term: 'ruler', houses: [10] }, 'explica meu meio do céu'],
    ['tem algum mês ruim', { about: 'money', frame: 'nextYear' }, 'como vai estar meu dinheiro ano que vem'],
    ['a gente vai fazer as pazes?', { about: 'family' }, 'minha irmã não fala comigo'],
    ['eu sou boa em que', { about: 'work' }, 'peço demissão do trabalho?'],
    ['como eu falo com ela', { about: 'friends' }, 'minha melhor amiga é câncer'],
    ['os opostos se atraem na astrologia?', { about: 'term', term: 'compatibility' }],
    ['minha mãe tem lua em leão, como ela é', { about: 'placement', points: ['moon'], premise: null }],
    [
      'como isso mexe nos meus relacionamentos',
      { about: 'placement', points: ['moon'], topic: 'love' },
      'qual meu signo lunar',
    ],
    ['fiz mal?', { about: 'friends' }, 'briguei com minha melhor amiga'],
    ['qual planeta pesa mais no meu mapa', { about: 'term', term: 'strongest' }],
    ['devo perdoar ele?', { about: 'love' }],
    ['devo perdoar ela?', { about: 'family' }, 'minha irmã não fala comigo'],
  ],
};

describe.each(Object.entries(ASKED))('what visitors ask, in %s', async (code, questions) => {
  const language = code as Language;
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const listener = await loadListener(language);
  const hear = (text: string, before: readonly Asked[]) =>
    understand({ text, language, lexicon, listener, before });

  for (const [text, understood, before] of questions) {
    it(before ? `${before} … ${text}` : text, () => {
      expect(hear(text, before ? [hear(before, [])] : [])).toMatchObject(understood);
    });
  }
});
