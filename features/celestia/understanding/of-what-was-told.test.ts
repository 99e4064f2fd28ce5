import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** Follow-ups of many words that name nothing, and what is told beside a question. */

const ECLIPSE: Partial<Case[2]> = { about: 'event', event: 'eclipse', follows: true };
const ASPECT: Partial<Case[2]> = {
  about: 'aspect',
  points: ['sun', 'saturn'],
  want: 'untilWhen',
  mood: null,
};
const MERCURY: Partial<Case[2]> = { about: 'event', event: 'retrograde', follows: true };
const EIGHTH: Partial<Case[2]> = { about: 'house', houses: [8], want: 'isIt', whose: 'self' };
const LEO: Partial<Case[2]> = { about: 'partner', signs: ['leo'], tellsBirth: true };
const HOUR: Partial<Case[2]> = { about: 'term', term: 'birthHour' };

const OF_THAT: readonly Case[] = [
  ['en', ['when is the next eclipse', 'and what will that stir in me?'], ECLIPSE],
  ['es', ['cuándo es el próximo eclipse', 'y eso qué me va a mover?'], ECLIPSE],
  ['fr', ['c’est quand la prochaine éclipse', 'et ça va remuer quoi chez moi ?'], ECLIPSE],
  ['pt', ['quando é o próximo eclipse', 'e isso vai mexer com o quê em mim?'], ECLIPSE],
  ['tr', ['bir sonraki tutulma ne zaman', 'peki bu bende neyi hareket ettirir?'], ECLIPSE],
];

const STAYED: Partial<Case[2]> = { about: 'work', topic: 'work', mood: 'deciding', follows: true };
const ABROAD: Partial<Case[2]> = { about: 'home', slants: ['abroad'] };

const OTHER_WAY: readonly Case[] = [
  ['en', ['should I go freelance?', 'and if I stayed employed?'], STAYED],
  ['es', ['¿renuncio a mi trabajo?', '¿y si me quedo?'], STAYED],
  ['fr', ['je me lance à mon compte ?', 'et si je restais salariée ?'], STAYED],
  ['pt', ['devo largar o emprego?', 'e se eu ficar?'], STAYED],
  ['tr', ['iş değiştirsem mi?', 'ya kalırsam?'], STAYED],
  // What names a subject of its own begins anew.
  ['en', ['should I go freelance?', 'what if I move abroad?'], ABROAD],
  ['pt', ['devo largar o emprego?', 'e se eu me mudar para o exterior?'], ABROAD],
  ['es', ['¿renuncio a mi trabajo?', '¿y si me voy a vivir al extranjero?'], ABROAD],
];

const FOR_EVER: readonly Case[] = [
  ['en', ['what does sun square saturn mean', 'will it pass one day or is it for ever?'], ASPECT],
  ['es', ['qué es mi cuadratura de sol con saturno', 'pero se me va a pasar o es para siempre?'], ASPECT],
  ['fr', ['que veut dire soleil carré saturne', 'ça va passer un jour ou c’est pour toujours ?'], ASPECT],
  ['pt', ['o que significa sol quadratura saturno', 'isso passa um dia ou é pra sempre?'], ASPECT],
  ['tr', ['güneş satürn karesi ne demek', 'bu bir gün geçer mi yoksa hep böyle mi kalır?'], ASPECT],
];

const MEANWHILE: readonly Case[] = [
  ['en', ['when is mercury retrograde', 'and what should I avoid during that time'], MERCURY],
  ['es', ['cuándo es mercurio retrógrado', 'y qué debo evitar mientras tanto'], MERCURY],
  ['fr', ['mercure rétrograde c’est quand', 'et je dois éviter quoi pendant ce temps'], MERCURY],
  ['pt', ['quando é mercúrio retrógrado', 'e o que eu devo evitar nesse tempo'], MERCURY],
  ['tr', ['merkür retrosu ne zaman', 'peki bu sürede neden kaçınmalıyım'], { ...MERCURY, want: null }],
];

const EMPTY: readonly Case[] = [
  ['en', ['tell me about my 8th house', 'wait so is it empty or not'], EIGHTH],
  ['es', ['háblame de mi casa 8', 'entonces está vacía o no?'], EIGHTH],
  ['fr', ['parle-moi de ma maison 8', 'alors elle est vide ou pas ?'], EIGHTH],
  ['pt', ['me fala da minha casa 8', 'então ela tá vazia ou não?'], EIGHTH],
  ['tr', ['8. evimi anlat', 'yani boş mu dolu mu'], EIGHTH],
];

const THEIR_BIRTH: readonly Case[] = [
  ['en', ['my boyfriend’s a leo, are we compatible?', 'he was born on 4 august 91, does that help?'], LEO],
  ['es', ['mi novio es leo, somos compatibles?', 'el nació el 4 de agosto del 91, te sirve?'], LEO],
  ['fr', ['mon copain est lion, on est compatibles ?', 'il est né le 4 août 91, ça t’aide ?'], LEO],
  ['tr', ['sevgilim aslan, uyumlu muyuz?', '4 ağustos 91 doğumlu, işine yarar mı?'], LEO],
  ['en', ['my boyfriend’s a leo, are we any good?', 'what about living together?'], { topic: 'home' }],
  ['es', ['mi novio es leo, pegamos?', 'y vivir juntos?'], { about: 'partner', topic: 'home' }],
  ['tr', ['sevgilim aslan, olur mu bizden?', 'peki aynı evde yaşamak?'], { about: 'partner', topic: 'home' }],
];

const UNKNOWN_HOUR: readonly Case[] = [
  ['en', ['I don’t know my birth time, does that matter?'], HOUR],
  ['es', ['no sé mi hora de nacimiento, importa?'], HOUR],
  ['fr', ['je ne connais pas mon heure de naissance, c’est grave ?'], HOUR],
  ['pt', ['não sei a hora que nasci, tem problema?'], HOUR],
  ['tr', ['doğum saatimi bilmiyorum, olur mu'], HOUR],
  [
    'fr',
    ['mon copain est né le 14 mars 1991, ça colle ?', 'je connais pas l’heure exacte, ça change ?'],
    HOUR,
  ],
];

const IN_TIME: readonly Case[] = [
  ['en', ['I have venus trine jupiter, is that luck?', 'and when will I notice it?'], { want: 'when' }],
  ['es', ['tengo venus trígono júpiter, es suerte?', 'y para cuándo se nota?'], { about: 'period' }],
  ['fr', ['j’ai vénus trigone jupiter, bonne chance ?', 'et ça se voit quand ?'], { about: 'period' }],
  [
    'en',
    ['what does my venus say about love?', 'and when will that happen?'],
    { about: 'love', want: 'when' },
  ],
  [
    'en',
    ['is this year good to buy a house?', 'and if I leave it for the next one?'],
    { about: 'home', frame: 'nextYear' },
  ],
  ['es', ['este año es bueno para comprar casa?', 'y si lo dejo para el que viene?'], { frame: 'nextYear' }],
  [
    'pt',
    ['esse ano é bom pra comprar casa?', 'e se eu deixar pro próximo?'],
    { about: 'home', frame: 'nextYear' },
  ],
];

const WHICH_WAY: readonly Case[] = [
  ['en', ['what job suits me?', 'and rather employed or on my own?'], { about: 'work', follows: true }],
  ['es', ['¿qué trabajo me va?', '¿y mejor empleada o por mi cuenta?'], { about: 'work', follows: true }],
  ['fr', ['quel métier me va ?', 'et plutôt salariée ou à mon compte ?'], { about: 'work', follows: true }],
  ['pt', ['que trabalho combina comigo?', 'e melhor empregada ou por conta própria?'], { about: 'work' }],
  ['tr', ['bana hangi iş uyar', 'peki maaşlı mı kendi işim mi?'], { about: 'work' }],
];

const BOTH: readonly Case[] = [
  ['en', ['what’s my rising', 'is it different from my sun sign?'], { points: ['ascendant', 'sun'] }],
  ['fr', ['c’est quoi mon ascendant ?', 'c’est différent de mon signe solaire ?'], { about: 'aspect' }],
  ['tr', ['natal harita ile transit arasındaki fark ne'], { term: 'natalChart', otherTerm: 'transit' }],
  ['es', ['diferencia entre carta natal y tránsito'], { otherTerm: 'transit' }],
];

/** What is told behind a question, or of what is over, asks of no time, no event and no word of the craft. */
const ONLY_TOLD: readonly Case[] = [
  [
    'es',
    ['mi luna está en piscis o en acuario? en una app me sale otra cosa'],
    { event: null, whose: 'self' },
  ],
  ['fr', ['quelles sont mes plus grandes forces ? je doute de moi en ce moment'], { frame: null }],
  ['en', ['will I get the job? the interview is on Thursday'], { about: 'work', weekdays: [4] }],
  ['en', ['hi, how are you? what does my venus say about me'], { about: 'placement', want: 'meaning' }],
  [
    'en',
    ['last one left home in september, I still lay the table for four'],
    { about: 'family', month: null },
  ],
  ['tr', ['eski numarası aradı iki yıl sonra durduk yere niye?'], { yearsAhead: null, frame: null }],
  ['en', ['what will I be doing in two years, I left my job last month'], { yearsAhead: 2 }],
  ['es', ['q tal me va a ir en el trabajo este mes'], { about: 'work', frame: 'month' }],
  ['fr', ['mon métier idéal, salariée ou à mon compte ?'], { about: 'work', want: null }],
  ['fr', ['et mon Vénus est où ?'], { about: 'placement', want: 'where' }],
  ['es', ['buenos días, quisiera saber si este año es favorable para comprar casa'], { frame: 'year' }],
];

/** Of a planet, a word, an eclipse that was told: in a part of life, how it goes, whether it is bad, and after it. */
const OF_ITS_WAYS: readonly Case[] = [
  ['tr', ['venüsüm nerede', 'aşkta nasıl yansır bu'], { about: 'love', points: ['venus'] }],
  ['pt', ['onde fica minha lua?', 'e isso no amor?'], { about: 'love', points: ['moon'] }],
  ['tr', ['satürn dönüşüm ne zaman', 'nasıl geçer bu dönem, kolay mı zor mu'], { term: 'saturnReturn' }],
  [
    'fr',
    ['c’est quand la prochaine éclipse', 'c’est mauvais signe ?'],
    { event: 'eclipse', slants: ['verdict'] },
  ],
  ['en', ['how’s my week', 'which day is the worst'], { frame: 'week', seeks: 'hard' }],
  [
    'en',
    ['is my boyfriend right for me? he’s a leo', 'he doesn’t know his birth time, does it matter'],
    HOUR,
  ],
];

/** Who and what is meant by the words beside it. */
const BY_ITS_WORDS: readonly Case[] = [
  ['fr', ['je suis avec un Bélier depuis six mois, ça colle ?'], { about: 'partner', premise: null }],
  ['en', ['I’m with a Leo, are we a match?'], { premise: null, signs: ['leo'] }],
  ['fr', ['quand Jupiter va-t-il passer sur mon Soleil ?'], { aspects: ['conjunction'] }],
  ['en', ['when does jupiter go over my sun?'], { aspects: ['conjunction'] }],
  ['fr', ['j’ai lu que les Gémeaux sont tous hypocrites, c’est vrai ?'], { about: 'sign', isGeneral: true }],
  ['tr', ['Jüpiter şu an hangi evimden geçiyor'], { about: 'placement', whose: 'sky' }],
  ['tr', ['şu an haritamda neler oluyor'], { elements: [] }],
  ['pt', ['qual a diferença entre signo solar e lunar'], { points: ['sun', 'moon'] }],
  ['pt', ['em que ano eu caso??'], { about: 'love', matter: 'marriage', want: 'when' }],
  ['tr', ['evlilik ne zaman görünüyor'], { about: 'love', matter: 'marriage' }],
  ['en', ['which careers suit me? I’ve changed jobs four times in six years'], { yearsAhead: null }],
  ['pt', ['minha chefe colocou a menina que entrou em março no lugar que era meu'], { month: null }],
  [
    'fr',
    ['le dernier est parti à la fac dimanche, je sais plus quoi faire de mes journées'],
    { weekdays: [] },
  ],
  ['fr', ['mon ex va t-il revenir'], { about: 'partner', trait: null }],
  ['es', ['me podés hacer una receta de pastel de papa?'], { about: 'outside' }],
];

/** What only looks like a way into a house, a time that is over, or something told. */
const AS_IT_IS: readonly Case[] = [
  ['en', ['I have Saturn in the 7th house, when will I get married?'], { want: 'when', event: null }],
  ['es', ['tengo Saturno en la casa 7, ¿cuándo me voy a casar?'], { event: null }],
  ['fr', ['j’ai Saturne en maison 7, quand vais-je me marier ?'], { event: null }],
  ['pt', ['tenho Saturno na casa 7, quando vou casar?'], { event: null }],
  ['tr', ['Satürn’üm 7. evde, ne zaman evlenirim?'], { event: null }],
  ['fr', ['suis-je prête à changer de travail en mars ?'], { isOver: false, month: 3 }],
  [
    'tr',
    ['20 haziranda mülakatım var, nasıl geçer sence'],
    { about: 'work', isOver: false, day: 20, month: 6 },
  ],
  ['tr', ['haziranda aşk hayatım nasıl'], { about: 'love', isOver: false, month: 6 }],
  ['tr', ['martta işten çıktım, neden oldu bu'], { isOver: true, month: 3 }],
  ['en', ['what’s my sign?'], { about: 'placement', points: ['sun'] }],
  ['tr', ['burcum ne benim'], { about: 'placement', points: ['sun'] }],
  ['es', ['¿cuál es mi signo?'], { about: 'placement', points: ['sun'] }],
  ['fr', ['c’est quoi mon signe ?'], { about: 'placement', points: ['sun'] }],
  ['pt', ['qual é o meu signo?'], { about: 'placement', points: ['sun'] }],
  ['fr', ['ma lune est dans quel signe ?'], { about: 'placement', points: ['moon'], whose: 'self' }],
  [
    'pt',
    ['onde tá minha vênus e como ela me afeta'],
    { about: 'placement', points: ['venus'], whose: 'self' },
  ],
  ['pt', ['júpiter vai entrar em que signo agora?'], { about: 'event', event: 'ingress', whose: 'sky' }],
  ['en', ['thank you so much, that really hit home'], { about: 'thanks' }],
  ['en', ['I was born on 3 May 1990, when is the next full moon?'], { about: 'event', event: 'fullMoon' }],
  ['es', ['nací en mayo, ¿cuándo es la próxima luna llena?'], { about: 'event', event: 'fullMoon' }],
  ['tr', ['1990’da doğdum, dolunay ne zaman?'], { about: 'event', event: 'fullMoon' }],
  ['fr', ['quel cadeau de naissance offrir à la nouvelle lune ?'], { about: 'event', event: 'newMoon' }],
  ['en', ['my daughter was born under a full moon, what does it mean?'], { about: 'event' }],
  ['en', ['when does Saturn leave my 7th house? It was awful'], { isOver: false, premise: null }],
  ['en', ['I lost my job, when does Jupiter enter my 10th house?'], { isOver: false }],
  ['es', ['¿cuándo entra Júpiter en mi casa 10? el año pasado fue duro'], { isOver: false }],
  ['en', ['when does Pluto touch my Sun for the last time?'], { isOver: false }],
  ['tr', ['kredi için Jüpiter 2. evime ne zaman girer'], { isOver: false }],
  ['en', ['when was Jupiter in my 7th house?'], { isOver: true, premise: null }],
  ['en', ['how is my love life?', 'and if it was at 5 am?'], { mood: null }],
  ['en', ['do they have enemies?'], { houses: [] }],
  ['en', ['what’s the best month to sign a lease'], { about: 'home', want: 'when', term: null }],
  ['en', ['what am I worst at'], { about: 'self', slants: ['shadow'] }],
  ['fr', ['le meilleur mois de l’année prochaine pour changer de travail ?'], { frame: 'nextYear' }],
  ['es', ['¿cuál es el mejor mes del año que viene para el trabajo?'], { frame: 'nextYear' }],
  ['en', ['where is my Saturn transit happening?'], { about: 'event', whose: 'sky' }],
  ['tr', ['bağışıklığım zayıf, sağlığım nasıl olacak'], { slants: [] }],
  ['en', ['when is the full moon before the end of the month?'], { want: 'when', frame: 'monthEnd' }],
  ['fr', ['dans trois ans, est-ce que je peux arriver à trouver l’amour ?'], { yearsAhead: 3 }],
  ['en', ['I lost my job, where am I in five years?'], { yearsAhead: 5 }],
  ['pt', ['ela mudou. daqui a cinco anos eu tenho família?'], { yearsAhead: 5 }],
  ['en', ['I started my job in 2015, is a change of work coming?'], { year: null }],
  ['en', ['I have need of a break, how is work in march?'], { isOver: false }],
  ['en', ['will I find love? I really want to know when'], { about: 'love', want: 'when' }],
  ['es', ['hola, ¿cómo estás hoy? háblame del próximo eclipse'], { about: 'event', event: 'eclipse' }],
  ['tr', ['merhaba nasılsın bugün? bana sıradaki tutulmayı anlat'], { event: 'eclipse' }],
  ['fr', ['Jupiter, où en ce moment ?'], { want: 'where' }],
  ['fr', ['dans mon thème, où chercher l’amour ?'], { want: 'where' }],
];

describe.each([
  ['what was told', OF_THAT],
  ['the other way', OTHER_WAY],
  ['whether it lasts', FOR_EVER],
  ['what to do meanwhile', MEANWHILE],
  ['an empty house', EMPTY],
  ['the other’s birth', THEIR_BIRTH],
  ['a birth without its hour', UNKNOWN_HOUR],
  ['its time', IN_TIME],
  ['which of two ways', WHICH_WAY],
  ['two things', BOTH],
  ['its ways', OF_ITS_WAYS],
  ['what its words say', BY_ITS_WORDS],
  ['what is as it is', AS_IT_IS],
  ['what is only told', ONLY_TOLD],
])('a question of %s', (_, cases) => {
  it.each(cases)('in %s: %j', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});
