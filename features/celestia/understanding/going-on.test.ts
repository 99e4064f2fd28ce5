import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** What keeps the time, the part of life or the thing of the turn before, and what asks of no time at all. */

const KEPT: readonly Case[] = [
  ['en', ['how’s next week', 'love?'], { about: 'love', frame: 'nextWeek' }],
  ['tr', ['haftaya nasıl', 'aşkta'], { about: 'love', frame: 'nextWeek' }],
  ['es', ['cómo va mi semana', 'en el trabajo?'], { about: 'work', frame: 'week' }],
  ['fr', ['comment sera le 22 décembre ?', 'pour le travail ?'], { about: 'work', month: 12, day: 22 }],
  ['pt', ['como vai ser o mês que vem', 'no amor?'], { about: 'love', frame: 'nextMonth' }],
  ['fr', ['dois-je changer de métier ?', 'et si je reste ?'], { about: 'work', follows: true }],
  ['tr', ['işimde mutsuzum', 'ayrılayım mı'], { about: 'work', follows: true }],
  ['en', ['is work going anywhere', 'should I quit?'], { about: 'work', mood: 'deciding' }],
  ['fr', ['suis-je compatible avec un Taureau ?', 'et un Gémeaux ?'], { signs: ['gemini'] }],
  ['en', ['are a Leo and a Taurus a match?', 'and with a Gemini?'], { signs: ['leo', 'gemini'] }],
  ['fr', ['que dit mon Mercure ?', 'il est rétrograde ?'], { points: ['mercury'], whose: 'self' }],
  ['en', ['what is my Venus like?', 'is it retrograde?'], { points: ['venus'], event: 'retrograde' }],
  [
    'tr',
    ['merkür retrosu beni nasıl etkiler', 'ne zaman bitiyor'],
    { event: 'retrograde', want: 'untilWhen' },
  ],
];

/** A time alone is the time of what was spoken of; a word more, and it is another matter. */
const TIME_ALONE: readonly Case[] = [
  ['en', ['will I move', 'still this year?'], { about: 'home', frame: 'year' }],
  ['tr', ['ev alacak mıyım', 'bu sene mi?'], { about: 'home', frame: 'year' }],
  ['es', ['cómo voy de dinero', 'el año que viene?'], { about: 'money', frame: 'nextYear' }],
  ['fr', ['vais-je déménager', 'dès cette année ?'], { about: 'home', frame: 'year' }],
  ['pt', ['quando sai minha casa própria', 'esse ano ainda?'], { about: 'home', frame: 'year' }],
  ['en', ['how is love', 'today was awful'], { about: 'period', frame: 'today' }],
  ['en', ['how was last month', 'and in love?'], { about: 'love', frame: 'month', isOver: true }],
  ['tr', ['geçen ay neden o kadar kötüydü', 'peki aşkta?'], { about: 'love', frame: 'month', isOver: true }],
  ['en', ['how is 2028', 'and in five years?'], { yearsAhead: 5, year: null }],
  ['en', ['how was last month', 'and next month?'], { about: 'period', frame: 'nextMonth', isOver: false }],
  ['en', ['when will I find a boyfriend', 'and get married?'], { about: 'love', want: 'when' }],
  ['es', ['cuándo encontraré trabajo', 'y casarme?'], { about: 'love', want: 'when' }],
];

/** Small words that are no number, no decision, no past, no yes or no. */
const SMALL_WORDS: readonly Case[] = [
  ['en', ['the house I want is expensive'], { houses: [] }],
  ['en', ['tell me about house I'], { about: 'house', houses: [1] }],
  ['en', ['will this year be better than last year'], { about: 'period', mood: null, isOver: false }],
  ['tr', ['içe dönük müyüm dışa dönük mü'], { about: 'self', mood: null }],
  ['tr', ['istifa etsem mi kalsam mı'], { about: 'work', mood: 'either' }],
  ['tr', ['martın 3ünde sınavım var'], { day: 3, month: 3 }],
  ['tr', ['ayın 20sinden sonra düzelir mi'], { about: 'period', day: 20 }],
  ['tr', ['tezim ne zaman biter'], { about: 'learning', want: 'untilWhen' }],
  [
    'en',
    ['what does my Venus say', 'how does it affect my love life?'],
    { topic: 'love', points: ['venus'], follows: true },
  ],
];

/** Planets counted in a sign are asked of that sign, and of no element. */
const COUNTED: readonly Case[] = [
  ['en', ['how many planets do I have in Capricorn'], { about: 'sign', signs: ['capricorn'] }],
  ['tr', ['oğlakta kaç gezegenim var'], { about: 'sign', signs: ['capricorn'] }],
  ['es', ['cuántos planetas tengo en capricornio'], { about: 'sign', signs: ['capricorn'] }],
  ['fr', ['combien de planètes j’ai en capricorne'], { about: 'sign', signs: ['capricorn'] }],
  ['pt', ['quantos planetas eu tenho em capricórnio'], { about: 'sign', signs: ['capricorn'] }],
  ['es', ['qué tal abril'], { about: 'period', month: 4 }],
];

const IN_A_CLAUSE: readonly Case[] = [
  ['es', ['¿Qué ve la gente en mí cuando me conoce?'], { want: null }],
  ['es', ['¿y cuándo es la luna llena?'], { want: 'when' }],
  ['en', ['How do I know when a job is right for me?'], { about: 'work', want: 'should' }],
  ['pt', ['por que eu travo quando falam alto comigo'], { want: 'why' }],
  ['pt', ['meu ex volta quando?'], { want: 'when' }],
  ['fr', ['qu’est-ce que je montre quand on me critique'], { want: 'meaning' }],
];

const SIGN_IN_TIME: readonly Case[] = [
  ['en', ['taurus this week'], { about: 'period', frame: 'week', signs: ['taurus'] }],
  ['tr', ['balık burcu bugün'], { about: 'period', frame: 'today', signs: ['pisces'] }],
  ['es', ['cómo le va a los leo este mes'], { about: 'period', frame: 'month', signs: ['leo'] }],
  ['fr', ['bélier cette semaine'], { about: 'period', frame: 'week', signs: ['aries'] }],
  ['pt', ['touro 2027'], { about: 'period', year: 2027, signs: ['taurus'] }],
];

const NEXT_DAY: readonly Case[] = [
  ['en', ['next monday I have an interview, how will it go'], { weekdays: [1], frame: 'nextWeek' }],
  ['en', ['how is monday'], { weekdays: [1], frame: null }],
  ['tr', ['önümüzdeki salı nasıl geçer'], { weekdays: [2], frame: 'nextWeek' }],
  ['es', ['cómo será el lunes que viene'], { weekdays: [1], frame: 'nextWeek' }],
  ['fr', ['comment sera lundi prochain'], { weekdays: [1], frame: 'nextWeek' }],
  ['pt', ['como vai ser a próxima segunda-feira'], { weekdays: [1], frame: 'nextWeek' }],
];

const OVER: readonly Case[] = [
  ['en', ['why was yesterday so bad'], { about: 'period', mood: 'past' }],
  ['tr', ['dün neden o kadar kötüydü'], { about: 'period', mood: 'past' }],
  ['es', ['cómo fue mi semana, la semana pasada'], { about: 'period', mood: 'past' }],
  ['fr', ['pourquoi la semaine dernière était si dure'], { about: 'period', mood: 'past' }],
  ['pt', ['por que ontem foi tão ruim'], { about: 'period', mood: 'past' }],
];

const OF_ANOTHER: readonly Case[] = [
  ['es', ['mi jefe es aries, cómo lo trato'], { about: 'work', signs: ['aries'], premise: null }],
  ['es', ['Como buen escorpio, ¿cómo me irá en el amor?'], { about: 'love', signs: ['scorpio'] }],
];

const SAID: readonly Case[] = [
  ['en', ['what’s my lucky colour'], { about: 'luck' }],
  ['tr', ['şanslı rengim ne'], { about: 'luck' }],
  ['es', ['cuál es mi piedra de la suerte'], { about: 'luck' }],
  ['fr', ['quelle est ma couleur porte-bonheur ?'], { about: 'luck' }],
  ['pt', ['qual minha cor da sorte?'], { about: 'luck' }],
  ['en', ['how do I change my birth time here'], { about: 'site' }],
  ['tr', ['sevgilimin haritasını nasıl eklerim'], { about: 'site' }],
  ['es', ['¿mis datos son privados?'], { about: 'site' }],
  ['fr', ['comment ajouter le thème de mon copain ?'], { about: 'site' }],
  ['pt', ['é grátis?'], { about: 'site' }],
  ['en', ['what is my Venus like', 'that’s not me at all'], { about: 'disagreement' }],
  ['tr', ['venüsüm nasıl', 'bu ben değilim hiç bana uymuyor'], { about: 'disagreement' }],
  ['es', ['cómo es mi luna', 'yo no soy así'], { about: 'disagreement' }],
  ['fr', ['comment est ma lune ?', 'ça ne me ressemble pas du tout'], { about: 'disagreement' }],
  ['pt', ['como é minha lua', 'eu não sou assim não'], { about: 'disagreement' }],
  ['tr', ['iş yerinde kendimi nasıl değiştiririm'], { about: 'work' }],
  ['fr', ['je ne suis pas d’accord avec mon chef'], { about: 'work' }],
];

const OF_WHAT_WAS_TOLD: readonly Case[] = [
  ['pt', ['como é minha lua', 'e isso atrapalha no amor?'], { about: 'placement', points: ['moon'] }],
  ['en', ['what’s in my 7th house', 'so what does that mean for marriage'], { houses: [7] }],
  [
    'fr',
    ['Mercure est-il rétrograde ?', 'je peux quand même acheter un téléphone ?'],
    { points: ['mercury'] },
  ],
  ['fr', ['vais-je rencontrer quelqu’un ?', 'et ce serait quel genre de personne ?'], { slants: ['person'] }],
  ['tr', ['ne zaman evlenirim', 'nasıl biri olacak peki'], { about: 'love', slants: ['person'] }],
];

const OF_THEIR_KIND: readonly Case[] = [
  [
    'en',
    ['me and my sister dont speak, anything in my chart about siblings'],
    { about: 'family', matter: 'siblings' },
  ],
  ['tr', ['kardeslerimle iliskim haritada nasil gozukuyor'], { about: 'family', matter: 'siblings' }],
  ['en', ['when will jupiter do something nice for me'], { about: 'event', points: ['jupiter'] }],
  ['en', ['which of my aspects is the hardest one'], { about: 'term', term: 'hardAspect' }],
  ['en', ['thank you, that was weirdly accurate'], { about: 'thanks' }],
  ['pt', ['vc é de verdade ou é inteligencia artificial'], { about: 'identity' }],
  ['pt', ['como eu sou na hora de amar'], { about: 'love', want: 'isIt' }],
  ['tr', ['mars bogaya gecince bana ne olacak'], { about: 'event', event: 'ingress', whose: 'sky' }],
  ['tr', ['lilith kovada olunca insan nasıl oluyor'], { about: 'sign', isGeneral: true }],
  ['tr', ['yurtdisina cikma ihtimalim var mi'], { slants: ['abroad'] }],
  ['tr', ['ay düğümü nedir kısaca anlatır mısın'], { about: 'term', term: 'node' }],
  ['tr', ['ay düğümüm nerede'], { about: 'placement', points: ['node'] }],
  ['en', ['is a virgo moon really that bad, everyone says it is'], { whose: 'self', signs: ['virgo'] }],
  ['pt', ['vênus em virgem é ruim né, todo mundo fala'], { whose: 'self', signs: ['virgo'] }],
  ['fr', ['c’est quand la fin de mercure rétrograde'], { about: 'event', points: ['mercury'] }],
  ['es', ['Mercurio retrógrado me está afectando? se me ha roto el móvil'], { whose: 'sky' }],
  ['en', ['would i be a good mum'], { about: 'family', matter: 'children' }],
  ['en', ['how accurate is any of this honestly'], { about: 'belief' }],
  [
    'fr',
    ['où est Saturne en ce moment', 'et il part quand de là ?'],
    { event: 'ingress', points: ['saturn'] },
  ],
  [
    'en',
    ['my girlfriend is a gemini', 'does it matter that i dont know her birth time'],
    { tellsBirth: true },
  ],
];

describe.each([
  ['keeps what the turn before was of', KEPT],
  ['keeps the subject where a time alone is named', TIME_ALONE],
  ['counts in a sign', COUNTED],
  ['is not misled by a small word', SMALL_WORDS],
  ['asks of what was just told', OF_WHAT_WAS_TOLD],
  ['is heard as what it names', OF_THEIR_KIND],
  ['a "when" inside a clause asks for no date', IN_A_CLAUSE],
  ['a sign with a time asks of the time', SIGN_IN_TIME],
  ['"next" before a day of the week', NEXT_DAY],
  ['a time that is over', OVER],
  ['a sign told of somebody else', OF_ANOTHER],
  ['what is asked of the site, of luck, and said against a reading', SAID],
] as const)('%s', (_, cases) => {
  it.each(cases)('%s: %j', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});
