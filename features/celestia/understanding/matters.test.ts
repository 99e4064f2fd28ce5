import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** What in life is asked about, closer than its part of life says. */

const BOSS = { about: 'work', matter: 'boss', mood: 'othersWay' } as const;
const SLEEP = { about: 'self', topic: 'self', matter: 'sleep', mood: 'cause' } as const;
const EXAM = { about: 'learning', matter: 'exam' } as const;
const IN_LAWS = { about: 'family', matter: 'inLaws' } as const;
const FEAR = { about: 'self', matter: 'fear', rival: null } as const;
const DEBTS = { about: 'money', matter: 'debts' } as const;

const BY_NAME: readonly Case[] = [
  ['en', ['will my boss ever leave'], BOSS],
  ['tr', ['patronum beni takdir ediyor mu'], BOSS],
  ['es', ['¿mi jefe me valora?'], BOSS],
  ['fr', ['est-ce que mon chef m’apprécie ?'], BOSS],
  ['pt', ['Meu chefe me valoriza?'], BOSS],
  ['en', ['why cant i sleep before 3 lately'], SLEEP],
  ['tr', ['neden geceleri uyuyamıyorum'], SLEEP],
  ['es', ['por qué duermo tan mal'], SLEEP],
  ['fr', ['pourquoi j’ai des insomnies'], SLEEP],
  ['pt', ['por que tenho insônia'], SLEEP],
  ['en', ['how will my exam on 8 December go'], { ...EXAM, day: 8, month: 12 }],
  ['tr', ['sınavım nasıl geçer'], EXAM],
  ['es', ['cómo me irá en el examen'], EXAM],
  ['fr', ['comment va se passer mon concours'], EXAM],
  ['pt', ['como vai ser a minha prova'], EXAM],
  ['en', ['how do I get on with my mother-in-law'], IN_LAWS],
  ['tr', ['kayınvalidemle nasıl anlaşırım'], IN_LAWS],
  ['es', ['cómo me llevo mejor con mi suegra'], IN_LAWS],
  ['fr', ['comment mieux m’entendre avec ma belle-mère'], IN_LAWS],
  ['pt', ['como me dar melhor com a minha sogra'], IN_LAWS],
  ['en', ['What am I really afraid of, deep down?'], FEAR],
  ['tr', ['aslında neyden korkuyorum'], FEAR],
  ['es', ['¿De qué tengo miedo yo, en el fondo?'], FEAR],
  ['fr', ['de quoi ai-je peur au fond'], FEAR],
  ['pt', ['do que eu tenho medo no fundo'], FEAR],
  ['fr', ['qu’est-ce qui me fait le plus peur'], FEAR],
  ['en', ['when will my debts be paid'], { ...DEBTS, want: 'when' }],
  ['tr', ['borçlarım ne zaman biter'], { ...DEBTS, want: 'untilWhen' }],
  ['es', ['cuándo salgo de deudas'], { ...DEBTS, want: 'when' }],
  ['fr', ['quand est-ce que mes dettes seront remboursées'], { ...DEBTS, want: 'when' }],
  ['pt', ['quando vou pagar minhas dívidas?'], { ...DEBTS, want: 'when' }],
];

/** What people get stuck on, named by no noun. */
const STUCK: readonly Case[] = [
  ['en', ['is he gonna text me back'], { matter: 'message' }],
  ['tr', ['bana mesaj atar mı'], { matter: 'message' }],
  ['es', ['¿me va a escribir?'], { matter: 'message' }],
  ['fr', ['est-ce qu’il va m’écrire'], { matter: 'message' }],
  ['pt', ['ele vai me mandar mensagem?'], { matter: 'message' }],
  ['en', ['what kind of man would put up with me'], { about: 'love', matter: 'idealPartner' }],
  ['tr', ['bana nasıl biri lazım'], { about: 'love', matter: 'idealPartner' }],
  ['es', ['¿qué tipo de hombre me conviene?'], { about: 'love', matter: 'idealPartner' }],
  ['fr', ['quel genre d’homme me convient ?'], { about: 'love', matter: 'idealPartner' }],
  ['pt', ['que tipo de homem combina comigo?'], { about: 'love', matter: 'idealPartner' }],
  ['en', ['why can’t I say no to people?'], { about: 'self', matter: 'sayingNo' }],
  ['tr', ['neden kimseye hayır diyemiyorum'], { about: 'self', matter: 'sayingNo' }],
  ['es', ['¿por qué no sé decir que no?'], { about: 'self', matter: 'sayingNo' }],
  ['fr', ['pourquoi je n’arrive pas à dire non ?'], { about: 'self', matter: 'sayingNo' }],
  ['pt', ['por que não consigo dizer não?'], { about: 'self', matter: 'sayingNo' }],
  ['en', ['why do I put everything off?'], { matter: 'delay' }],
  ['tr', ['neden her işi erteliyorum'], { matter: 'delay' }],
  ['es', ['¿por qué dejo todo para el final?'], { matter: 'delay' }],
  ['fr', ['pourquoi je remets tout au lendemain ?'], { matter: 'delay' }],
  ['pt', ['por que eu deixo tudo pra última hora?'], { matter: 'delay' }],
  ['en', ['which job suits me?'], { about: 'work', matter: 'vocation' }],
  ['tr', ['bana hangi meslek uygun'], { about: 'work', matter: 'vocation' }],
  ['es', ['¿qué profesión me conviene?'], { about: 'work', matter: 'vocation' }],
  ['fr', ['quel métier me convient ?'], { about: 'work', matter: 'vocation' }],
  ['pt', ['que profissão combina comigo?'], { about: 'work', matter: 'vocation' }],
  // On whose first dates no date is asked for.
  ['en', ['do I scare people off on first dates?'], { matter: 'dating', want: 'isIt' }],
];

const OF_TWO: readonly Case[] = [
  ['en', ['should I ask my boss for a raise'], { matter: 'raise' }],
  ['fr', ['mon frère et l’héritage, ça finit quand'], { matter: 'inheritance' }],
  ['en', ['does my mother in law like me?'], { matter: 'inLaws' }],
  ['en', ['my sister and I keep arguing'], { matter: 'siblings' }],
  ['en', ['will my ex text me back'], { matter: 'message' }],
  ['en', ['how do I say no to my mother'], { matter: 'sayingNo' }],
  ['en', ['should I quit my job?', 'and my boss?'], { about: 'work', matter: 'boss' }],
];

const STORIES: readonly Case[] = [
  [
    'en',
    ['been seeing a guy four months, he met my mom and still says "my friend" when he introduces me'],
    { about: 'partner', matter: null },
  ],
  [
    'fr',
    [
      'mon copain veut qu’on emménage ensemble après quatre mois, mais j’ai mon petit studio et mon chat et ma paix',
    ],
    { matter: 'moving' },
  ],
];

const NO_MATTER: readonly Case[] = [
  ['tr', ['iki ay dedi, sekiz ay oldu, para gelir mi'], { points: [] }],
  ['tr', ['ay burcum ne'], { points: ['moon'] }],
  ['pt', ['estou a fim de um colega de trabalho, invisto?'], { about: 'love' }],
];

describe.each([
  ['what is named', BY_NAME],
  ['what people get stuck on', STUCK],
  ['of two the thing before the person', OF_TWO],
  ['in a story who is only told of is no subject', STORIES],
  ['what only sounds so', NO_MATTER],
])('%s', (_, cases) => {
  it.each(cases)('in %s: %j', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});
