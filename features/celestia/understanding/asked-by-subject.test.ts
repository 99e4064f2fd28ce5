import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** What is named by its subject rather than its number or name: a house, a matter within a part of life, a sign of one's own. */

const BY_SUBJECT: readonly Case[] = [
  ['en', ['which is my house of siblings'], { about: 'house', houses: [3] }],
  ['tr', ['evlilik evim hangi burçta'], { about: 'house', houses: [7] }],
  ['es', ['qué hay en mi casa del dinero'], { about: 'house', houses: [2], topic: null }],
  ['fr', ['quelle est la maison des frères et sœurs'], { about: 'house', houses: [3] }],
  ['pt', ['o que tem na minha casa do dinheiro'], { about: 'house', houses: [2], topic: null }],
  ['en', ['which house will the next Mercury retrograde fall in for me'], { about: 'event', whose: 'self' }],
  ['tr', ['bir sonraki Merkür retrosu hangi evime düşüyor'], { about: 'event', points: ['mercury'] }],
  ['es', ['en qué casa me cae el próximo Mercurio retrógrado'], { about: 'event', points: ['mercury'] }],
  ['fr', ['le prochain Mercure rétrograde tombe dans quelle maison chez moi'], { about: 'event' }],
  ['pt', ['em que casa cai o próximo Mercúrio retrógrado pra mim'], { about: 'event' }],
  ['tr', ['çocuk görünüyor mu haritamda'], { about: 'family', matter: 'children' }],
  ['en', ['do you see children in my chart'], { about: 'family', matter: 'children' }],
  [
    'es',
    ['cuándo se resuelve la herencia de mi padre'],
    { about: 'family', matter: 'inheritance', want: 'when' },
  ],
  [
    'fr',
    ['quand l’héritage de mon père sera-t-il réglé'],
    { about: 'family', matter: 'inheritance', want: 'when' },
  ],
  ['pt', ['você vê filhos no meu mapa'], { about: 'family', matter: 'children' }],
  ['tr', ['benim burcum ikizler mi boğa mı'], { about: 'placement', points: ['sun'], signs: [] }],
  ['en', ['am I a Gemini or a Taurus? born 21 May'], { about: 'placement', points: ['sun'], month: null }],
  ['es', ['soy géminis o tauro, nací el 21 de mayo'], { about: 'placement', points: ['sun'], premise: null }],
  ['fr', ['je suis gémeaux ou taureau, né le 21 mai'], { about: 'placement', points: ['sun'], day: null }],
  ['pt', ['sou gêmeos ou touro, nasci 21 de maio'], { about: 'placement', points: ['sun'], premise: null }],
  ['fr', ['quel signe irait bien avec moi'], { about: 'term', term: 'compatibility' }],
  ['en', ['what sign would go well with me'], { about: 'term', term: 'compatibility' }],
];

const PLACES: readonly Case[] = [
  ['fr', ['Dans quelle maison se trouve mon Jupiter, et qu’est-ce que ça m’apporte'], { about: 'placement' }],
  ['tr', ['Jüpiterim hangi evde ve bana ne getiriyor'], { about: 'placement', whose: 'self' }],
  ['en', ['I have no planets in my 7th house, will I stay single?'], { about: 'house', mood: 'promise' }],
  ['fr', ['vu que j’ai pas de planete en maison 7 je finirai célibataire'], { about: 'house', houses: [7] }],
  ['en', ['is my Venus well placed or badly?'], { about: 'placement', slants: ['verdict'] }],
  ['es', ['¿Tengo a Venus bien o mal puesta?'], { about: 'placement', slants: ['verdict'] }],
  ['tr', ['Venüsüm iyi yerde mi kötü yerde mi'], { about: 'placement', slants: ['verdict'] }],
  ['pt', ['minha Vênus está bem ou mal posicionada'], { about: 'placement', slants: ['verdict'] }],
  ['fr', ['la pleine lune m’empêche de dormir, normal ?'], { about: 'event', event: 'fullMoon' }],
  ['tr', ['dolunayda uyuyamıyorum neden'], { about: 'event', event: 'fullMoon', want: 'why' }],
  ['tr', ['bana üçgen açı ile altmışlık arasındaki farkı anlatır mısın'], { about: 'term', term: 'trine' }],
  ['tr', ['hangi mesleğe yatkınım, şu an muhasebedeyim'], { about: 'work', frame: null }],
  ['es', ['cuales van a ser mis mejores meses de este año'], { about: 'period', frame: 'year' }],
  ['fr', ['quels sont mes meilleurs mois cette année'], { about: 'period', frame: 'year' }],
  ['tr', ['Ev taşımak için bu ay uygun mu'], { about: 'home', frame: 'month' }],
  ['pt', ['esse mês é bom pra mudar de casa'], { about: 'home', frame: 'month' }],
];

/** What goes on from the turn before. */
const GOING_ON: readonly Case[] = [
  [
    'en',
    ['when does Mercury retrograde end', 'so shouldn’t I sign contracts until then'],
    { about: 'event' },
  ],
  ['tr', ['merkür retrosu ne zaman bitiyor', 'o zamana kadar sözleşme imzalamayayım mı'], { about: 'event' }],
  ['fr', ['quand finit Mercure rétrograde', 'donc je ne signe rien d’ici là ?'], { about: 'event' }],
  [
    'en',
    ['what’s my strongest planet', 'how do I use that in daily life'],
    { slants: ['advice'], frame: null },
  ],
  ['tr', ['en güçlü gezegenim hangisi', 'bunu günlük hayatta nasıl kullanırım'], { term: 'strongest' }],
  ['es', ['cuál es mi planeta más fuerte', 'cómo uso eso en la vida diaria'], { term: 'strongest' }],
  [
    'tr',
    ['aşk hayatım neden yarım kalıyor', 'bu hep böyle mi gidecek'],
    { about: 'love', want: 'untilWhen' },
  ],
  ['en', ['why do my relationships never last', 'will it always be like this'], { want: 'untilWhen' }],
  ['pt', ['por que meus namoros não duram', 'vai ser sempre assim?'], { want: 'untilWhen' }],
  ['tr', ['eski sevgilim geri döner mi', 'dönerse kabul edeyim mi'], { about: 'partner', follows: true }],
  [
    'en',
    ['are we compatible, he’s a Cancer', 'can you look if I give you his birth date'],
    { tellsBirth: true },
  ],
  ['tr', ['Sevgilim yengeç, uyumlu muyuz?', 'doğum tarihini versem bakabilir misin'], { tellsBirth: true }],
  ['es', ['somos compatibles?', 'si te doy su fecha de nacimiento puedes mirar?'], { tellsBirth: true }],
  [
    'fr',
    ['on est compatibles ?', 'si je te donne sa date de naissance tu peux regarder ?'],
    { about: 'partner' },
  ],
  ['pt', ['somos compatíveis?', 'se eu te der a data de nascimento dele você olha?'], { tellsBirth: true }],
];

describe('what is named by its subject', () => {
  it.each(BY_SUBJECT)('%s: %s', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});

describe('what is asked of a place or a time', () => {
  it.each(PLACES)('%s: %s', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});

describe('what goes on from the turn before', () => {
  it.each(GOING_ON)('%s: %s', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});
