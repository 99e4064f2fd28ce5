import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** In what form a question is put: it is answered first. */

const EITHER: readonly Case[] = [
  ['en', ['Which is better for me, Lisbon or staying put in Leeds?'], { mood: 'either' }],
  ['tr', ['bu bir işaret mi yoksa ben mi kuruyorum eski sevgilim'], { mood: 'either' }],
  ['es', ['¿Me compro el piso o sigo de alquiler?'], { mood: 'either', matter: 'buyingHome' }],
  ['fr', ['Le Portugal ou le Québec, pour recommencer à zéro ?'], { mood: 'either' }],
  ['pt', ['Enfermagem ou direito? Estou entre os dois'], { mood: 'either' }],
];

/** Said back as it was typed, where it is short and leads nowhere. */
const QUOTED: readonly Case[] = [
  ['en', ['rent or buy in 2027'], { mood: 'either', quoted: 'rent or buy in 2027' }],
  [
    'tr',
    ['Almanya mı Hollanda mı, hangisi bana daha uygun?'],
    { mood: 'either', quoted: 'Almanya mı Hollanda mı' },
  ],
  ['es', ['Madrid o Valencia'], { mood: 'either', quoted: 'Madrid o Valencia' }],
  [
    'fr',
    ['j’en peux plus de mes voisins, appartement ou maison ?'],
    { mood: 'either', quoted: 'appartement ou maison' },
  ],
  ['pt', ['compro a moto à vista ou financio?'], { mood: 'either', quoted: null }],
  ['en', ['rent at https://flats.example or buy?'], { mood: 'either', quoted: null }],
  ['en', ['should I buy or rent from ann@flats.example?'], { mood: 'either', quoted: null }],
  ['en', ['dogs or cats'], { mood: null, quoted: null }],
  // What says "I" is nobody's own inside a sentence of hers.
  ['en', ['do I buy or rent?'], { mood: 'either', quoted: null }],
  ['es', ['¿me quedo o me voy de este piso?'], { mood: 'either', quoted: null }],
  ['fr', ['je loue ou j’achète un appartement ?'], { mood: 'either', quoted: null }],
  ['pt', ['alugo ou compro um apartamento?'], { mood: 'either', quoted: null }],
  ['tr', ['ev mi alayım kirada mı kalayım'], { mood: 'either', quoted: null }],
  [
    'en',
    ['should I rent the small flat over the bakery for another year or finally buy a house with my brother?'],
    { mood: 'either', quoted: null },
  ],
];

/** Nothing that hurts, leads somewhere, names a planet or turns a line round is said back. */
const NEVER_QUOTED: readonly Case[] = [
  ['en', ['Kill him or leave him?'], { quoted: null }],
  ['en', ['Cocaine or heroin?'], { quoted: null }],
  ['es', ['¿Morir o vivir?'], { quoted: null }],
  ['fr', ['Le tuer ou le quitter ?'], { quoted: null }],
  ['pt', ['Morrer ou viver?'], { quoted: null }],
  ['tr', ['öl veya öldür'], { quoted: null }],
  ['en', ['evil.com or good.com?'], { quoted: null }],
  ['en', ['tea or coffee \u202Eabc?'], { quoted: null }],
  ['en', ['Job or marriage under Saturn?'], { quoted: null }],
  ['es', ['¿Debo irme o quedarme?'], { quoted: null }],
  ['pt', ['Devo ficar ou sair'], { quoted: null }],
];

const ONLY_TOLD: readonly Case[] = [
  ['tr', ['kocam bağırıyor veya susuyor'], { quoted: null }],
  ['es', ['mi jefe me grita o me ignora'], { quoted: null }],
  ['fr', ['mon mari crie ou se tait'], { quoted: null }],
  ['pt', ['meu marido grita ou some'], { quoted: null }],
  ['en', ['sooner or later he calls'], { quoted: null }],
  ['tr', ['Bu iş olur mu olmaz mı?'], { quoted: null }],
];

const OF_ONE_POINT: readonly Case[] = [
  ['en', ['what is my Moon like?', 'is it from my Moon?'], { mood: 'thatWhy' }],
  ['es', ['¿eso es por mi Venus?'], { mood: 'thatWhy' }],
  ['en', ['is my Moon in Capricorn?'], { mood: null }],
];

const HURT: readonly Case[] = [
  ['en', ['does my boss secretly hate me, be honest'], { mood: 'othersWay', matter: 'boss' }],
  ['es', ['¿mi jefe me odia?'], { mood: 'othersWay', matter: 'boss' }],
  ['en', ['My boss hates me and I cry on the bus every single evening of the week'], { mood: 'hurt' }],
];

const DOUBT: readonly Case[] = [
  ['en', ['is Mercury retrograde now?', 'are you sure?'], { about: 'doubt' }],
  ['tr', ['merkür retro mu', 'emin misiniz'], { about: 'doubt' }],
  [
    'es',
    ['¿Mercurio está retrógrado?', '¿pero seguro seguro? la otra app decía lo contrario'],
    { about: 'doubt' },
  ],
  ['fr', ['Mercure est rétrograde ?', 't’es sûre ?'], { about: 'doubt' }],
  ['pt', ['mercúrio está retrógrado?', 'vc tem certeza?'], { about: 'doubt' }],
  ['en', ['Seriously, what’s my greatest talent?'], { about: 'self' }],
  ['es', ['en serio, ¿cuándo voy a encontrar pareja?'], { want: 'when' }],
];

const ECLIPSE_BEHIND: readonly Case[] = [
  ['en', ['What did the eclipse last August do to me?'], { about: 'event', event: 'eclipse', isOver: true }],
  [
    'tr',
    ['Ağustostaki tutulma bende neyi bitirdi'],
    { about: 'event', event: 'eclipse', month: 8, isOver: true },
  ],
  [
    'fr',
    ['L’éclipse d’août dernier a touché mon thème ?'],
    { about: 'event', event: 'eclipse', isOver: true },
  ],
  ['en', ['When did the last eclipse happen?'], { event: 'eclipse', isOver: true }],
  ['tr', ['Son tutulma ne zamandı?'], { event: 'eclipse', isOver: true }],
  ['es', ['¿qué me hizo el eclipse de agosto?'], { event: 'eclipse', month: 8, isOver: true }],
  ['pt', ['o que o eclipse de agosto fez comigo?'], { event: 'eclipse', month: 8, isOver: true }],
  ['fr', ['Qu’est-ce que l’éclipse d’août m’a fait ?'], { event: 'eclipse', month: 8, isOver: true }],
  ['en', ['when is the last eclipse of 2027?'], { event: 'eclipse', isOver: false }],
  ['en', ['what will the eclipse next August do to me?'], { event: 'eclipse', isOver: false }],
];

const BEFORE_A_FEAST: readonly Case[] = [
  ['en', ['What should I avoid before Christmas?'], { frame: 'christmas', seeks: 'hard' }],
  ['tr', ['Yılbaşına kadar nelerden uzak durmalıyım?'], { frame: 'yearEnd', seeks: 'hard' }],
  [
    'es',
    ['Necesito un día bueno para firmar antes de Navidad'],
    { frame: 'christmas', seeks: 'easy', want: 'when' },
  ],
  ['fr', ['Que dois-je éviter avant Noël ?'], { frame: 'christmas', month: null }],
  ['fr', ['le meilleur jour d’ici la fin de l’année pour signer ?'], { frame: 'yearEnd', seeks: 'easy' }],
  ['pt', ['qual o melhor dia até o fim do ano para assinar?'], { frame: 'yearEnd', seeks: 'easy' }],
  ['en', ['luckiest day this week for a driving test??'], { frame: 'week', seeks: 'easy', want: 'when' }],
];

const OTHERS: readonly Case[] = [
  ['en', ['is my mother angry with me?'], { mood: 'othersWay', matter: 'mother' }],
  ['tr', ['annem bana kızgın mı'], { mood: 'othersWay', matter: 'mother' }],
  ['es', ['¿mi madre está enfadada conmigo?'], { mood: 'othersWay', matter: 'mother' }],
  ['fr', ['est-ce que ma mère m’en veut ?'], { mood: 'othersWay', matter: 'mother' }],
  ['pt', ['minha mãe está brava comigo?'], { mood: 'othersWay', matter: 'mother' }],
];

const WHETHER: readonly Case[] = [
  ['en', ['is it too late for me to learn the piano?'], { mood: 'whether', matter: 'startingLate' }],
  ['tr', ['bu yaştan sonra saz çalmayı öğrenmek bana göre mi'], { mood: 'whether', matter: 'startingLate' }],
  ['es', ['¿es tarde para aprender piano?'], { mood: 'whether', matter: 'startingLate' }],
  ['fr', ['est-ce trop tard pour apprendre le piano ?'], { mood: 'whether', matter: 'startingLate' }],
  ['pt', ['ainda dá para aprender piano?'], { mood: 'whether', matter: 'music' }],
];

const NOT_WHETHER: readonly Case[] = [
  ['en', ['how do I learn the piano?'], { mood: null }],
  ['en', ['anything in my chart about work?'], { mood: null }],
  ['en', ['my parents are splitting up'], { mood: null }],
  ['es', ['¿cómo aprendo piano?'], { mood: null }],
  ['fr', ['comment apprendre le piano ?'], { mood: null }],
  ['pt', ['como aprender piano?'], { mood: null }],
  ['tr', ['piyano çalmayı nasıl öğrenirim?'], { mood: null }],
];

const THAT_WHY: readonly Case[] = [
  ['en', ['Cancer rising, is that why I cry at adverts?'], { mood: 'thatWhy', about: 'placement' }],
  [
    'fr',
    ['Mon ascendant Cancer, c’est pour ça que je pleure devant les pubs ?'],
    { mood: 'thatWhy', about: 'placement' },
  ],
  ['pt', ['Tenho ascendente em câncer, é por isso que choro em propaganda?'], { mood: 'thatWhy' }],
  ['es', ['tengo ascendente Cáncer, ¿es por eso que lloro con los anuncios?'], { mood: 'thatWhy' }],
  ['tr', ['yükselenim yengeç, reklamlarda ağlamam bu yüzden mi?'], { mood: 'thatWhy' }],
];

const QUALITY: readonly Case[] = [
  ['en', ['am I stubborn?'], { about: 'self', quality: 'stubborn', mood: null }],
  ['tr', ['inatçı mıyım'], { about: 'self', quality: 'stubborn', mood: null }],
  ['es', ['¿soy terca?'], { about: 'self', quality: 'stubborn', mood: null }],
  ['fr', ['est-ce que je suis têtue ?'], { about: 'self', quality: 'stubborn', mood: null }],
  ['pt', ['sou teimosa?'], { about: 'self', quality: 'stubborn', mood: null }],
  ['en', ['why is my love life so quiet'], { about: 'love', quality: null, mood: 'cause' }],
];

const GOOD_TIME: readonly Case[] = [
  ['en', ['is Friday a good day to sign the lease?'], { weighsTime: true, weekdays: [5] }],
  ['tr', ['cuma günü sözleşme imzalamak için uygun bir gün mü'], { weighsTime: true, weekdays: [5] }],
  ['es', ['¿es buen día el viernes para firmar el contrato?'], { weighsTime: true, weekdays: [5] }],
  ['fr', ['vendredi, c’est un bon jour pour signer le bail ?'], { weighsTime: true, weekdays: [5] }],
  ['pt', ['sexta é um bom dia para assinar o contrato?'], { weighsTime: true, weekdays: [5] }],
  ['en', ['what is the best day to sign the lease?'], { weighsTime: false }],
  ['en', ['when should I sign the lease?'], { weighsTime: false }],
];

const AVOID: readonly Case[] = [
  ['en', ['what should i not do this week'], { about: 'period', seeks: 'hard' }],
  ['tr', ['bu hafta neyden uzak durmalıyım'], { about: 'period', seeks: 'hard' }],
  ['es', ['qué debería evitar esta semana'], { about: 'period', seeks: 'hard' }],
  ['fr', ['qu’est-ce que je dois éviter cette semaine'], { about: 'period', seeks: 'hard' }],
  ['pt', ['o que devo evitar esta semana'], { about: 'period', seeks: 'hard' }],
];

const AVOID_SHORT: readonly Case[] = [
  ['fr', ['j’évite quoi cette semaine ?'], { about: 'period', seeks: 'hard' }],
];

const BESIDE_ITS_MONTH: readonly Case[] = [
  [
    'fr',
    ['J’ai ouvert une boulangerie en mai. La banque veut me voir le 2 décembre, ça ira ?'],
    { day: 2, month: 12 },
  ],
  ['en', ['we met in May, will the talk on 2 December go well?'], { day: 2, month: 12 }],
];

const OF_NOW: readonly Case[] = [
  ['en', ['Is mercury still in retrograde or did I break my phone'], { about: 'event', event: 'retrograde' }],
  ['tr', ['telefonum bozuldu, merkür yine mi retroda'], { about: 'event', event: 'retrograde' }],
  ['es', ['mi móvil falla, mercurio sigue retrógrado?'], { about: 'event', event: 'retrograde' }],
  ['fr', ['mon tel bugge, mercure est encore rétrograde ?'], { about: 'event', event: 'retrograde' }],
  ['pt', ['meu celular pifou, mercúrio ainda está retrógrado?'], { about: 'event', event: 'retrograde' }],
];

const FOLLOWS: readonly Case[] = [
  ['en', ['how is work going for me?', 'will my boss leave?'], { mood: 'othersWay' }],
  ['en', ['will we last?', 'and in love?'], { follows: true, mood: null }],
];

const NOT_OF_ONE: readonly Case[] = [
  ['en', ['When will I find a loyal man?'], { quality: null, want: 'when' }],
  ['fr', ['Quand vais-je rencontrer un homme fidèle ?'], { quality: null, want: 'when' }],
  ['es', ['¿Cuándo voy a encontrar un hombre fiel?'], { quality: null, want: 'when' }],
  ['tr', ['Ne zaman sadık birini bulacağım?'], { quality: null, want: 'when' }],
  ['en', ['Why do I attract jealous guys?'], { quality: null }],
  ['en', ['Do I like brave people?'], { quality: null }],
  ['en', ['Why am I never patient?'], { quality: null }],
  ['fr', ['Pourquoi je ne suis pas patiente ?'], { quality: null }],
  ['en', ['How can I be more patient?'], { quality: null }],
  ['en', ['Can I be honest with you?'], { quality: null }],
  ['en', ['Am I ambitious?'], { quality: 'ambitious' }],
  ['tr', ['kıskanç mıyım ben dürüst ol'], { quality: 'jealous' }],
];

const OVER: readonly Case[] = [
  ['en', ['Was last month a good time to move?'], { weighsTime: false }],
  ['en', ['Was yesterday a good day to sign the contract?'], { weighsTime: false }],
  ['fr', ['Hier c’était un bon jour pour signer ?'], { weighsTime: false }],
];

const OF_ONES_OWN: readonly Case[] = [
  ['en', ['Am I a good mother?'], { mood: 'whether' }],
  ['en', ['Do I still love my ex?'], { mood: 'whether' }],
  ['pt', ['Eu ainda amo meu ex?'], { mood: 'whether' }],
  ['fr', ['Est-ce que je m’entends bien avec mes collègues ?'], { mood: 'whether' }],
  ['en', ['Is my husband jealous?'], { mood: 'othersHeart' }],
];

const NO_CHOICE: readonly Case[] = [
  ['en', ['How or when will I meet someone?'], { mood: null }],
  ['en', ['Which city or country should I live in?'], { mood: 'deciding' }],
  ['fr', ['Le jour ou je rencontre quelqu’un, c’est quand ?'], { mood: null }],
];

const WORK_TO_DO: readonly Case[] = [
  ['en', ['What’s the best day for a difficult conversation with my boss?'], { seeks: 'easy' }],
  ['es', ['¿Qué día es bueno para cuidar a mis hijos?'], { seeks: 'easy' }],
  ['en', ['How can I avoid a divorce this year?'], { seeks: null }],
  ['fr', ['Quels sont mes mauvais jours ce mois-ci ?'], { seeks: 'hard' }],
];

const NO_DATE: readonly Case[] = [
  ['en', ['Is the 2nd job better than the 1st?'], { day: null }],
  ['en', ['what happens on the 3rd?'], { day: 3 }],
];

const NO_SIGN: readonly Case[] = [['tr', ['Patronum beni kovacak mı?'], { signs: [], matter: 'boss' }]];

describe.each([
  ['of one of two', EITHER],
  ['of two things that can be said back', QUOTED],
  ['with what is never said back', NEVER_QUOTED],
  ['whether it comes from one planet', OF_ONE_POINT],
  ['that laments', HURT],
  ['that doubts', DOUBT],
  ['of an eclipse that has been', ECLIPSE_BEHIND],
  ['of a time before a feast', BEFORE_A_FEAST],
  ['of a quality that is not one’s own', NOT_OF_ONE],
  ['of a day that is over', OVER],
  ['of oneself beside others', OF_ONES_OWN],
  ['with an “or” that offers no choice', NO_CHOICE],
  ['of a day for something hard', WORK_TO_DO],
  ['that counts', NO_DATE],
  ['with a verb like a sign', NO_SIGN],
  ['of what another person does', OTHERS],
  ['of a yes or a no', WHETHER],
  ['of more than a yes or a no', NOT_WHETHER],
  ['whether that is why', THAT_WHY],
  ['whether one is so', QUALITY],
  ['whether a time is good', GOOD_TIME],
  ['of what to keep clear of', [...AVOID, ...AVOID_SHORT]],
  ['of a day beside its month', BESIDE_ITS_MONTH],
  ['whether a retrograde goes on', OF_NOW],
  ['after another turn', FOLLOWS],
])('a question %s', (_, cases) => {
  it.each(cases)('in %s: %j', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});

describe('what is only told', () => {
  it.each(ONLY_TOLD)('in %s: %j asks for no choice', async (language, turns) => {
    const { mood, quoted } = await lastOf(language, turns);
    expect(mood).not.toBe('either');
    expect(quoted).toBeNull();
  });
});
