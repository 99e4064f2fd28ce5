import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import type { EmbeddedAnswer } from './answer-in.ts';
import { asksIn } from './ask-self.fixture.ts';

/** Asked on Monday, 23 November 2026, by somebody whose rising sign the Moon runs. */
interface Asks {
  strongest: string;
  empty: string;
  house: string;
  gone: string;
  /** Each after the one before. */
  month: readonly [first: string, next: string, afterNext: string];
  sign: readonly [told: string, asked: string];
  moon: readonly [full: string, other: string];
  hard: string;
  match: string;
  comesBack: string;
}

const ASKS: Readonly<Record<Language, Asks>> = {
  tr: {
    strongest: 'haritamda en güçlü gezegen hangisi',
    empty: 'hangi evlerim boş',
    house: 'Venüs 12. evde genelde ne demek',
    gone: 'bu ay yeniay ne zaman',
    month: ['bu ay aşk nasıl', 'ondan sonraki ay?', 'peki ondan sonra?'],
    sign: ['sevgilim Aslan', 'kıskanç mı'],
    moon: ['dolunay ne zaman', 'peki yeniay?'],
    hard: 'en zor açım hangisi',
    match: 'hangi burçlarla iyi anlaşırım',
    comesBack: 'Jüpiter dönüşüm ne zaman',
  },
  en: {
    strongest: 'which planet is the strongest in my chart?',
    empty: 'which of my houses are empty?',
    house: 'Venus in the 12th house in general',
    gone: 'when is the new moon this month',
    month: ['how is love this month', 'and the month after that?', 'and after that?'],
    sign: ['I’m dating a Leo', 'is he jealous?'],
    moon: ['when is the full moon', 'and the new one?'],
    hard: 'what is my hardest aspect',
    match: 'which signs do I get along with',
    comesBack: 'when is my Jupiter return',
  },
  es: {
    strongest: '¿qué planeta es el más fuerte en mi carta?',
    empty: '¿qué casas tengo vacías?',
    house: 'Venus en la casa 12 en general',
    gone: '¿cuándo es la luna nueva de este mes?',
    month: ['¿cómo va el amor este mes?', '¿y el mes siguiente?', '¿y después de eso?'],
    sign: ['salgo con un Leo', '¿es celoso?'],
    moon: ['¿cuándo es la luna llena?', '¿y la nueva?'],
    hard: '¿cuál es mi aspecto más difícil?',
    match: '¿con qué signos me llevo bien?',
    comesBack: '¿cuándo es mi retorno de Júpiter?',
  },
  fr: {
    strongest: 'quelle est la planète dominante de mon thème ?',
    empty: 'quelles maisons sont vides chez moi ?',
    house: 'Vénus en maison 12 en général',
    gone: 'la nouvelle lune de ce mois, c’est quand ?',
    month: ['comment va l’amour ce mois-ci ?', 'et le mois d’après ?', 'et après ça ?'],
    sign: ['je sors avec un Lion', 'il est jaloux ?'],
    moon: ['c’est quand la pleine lune ?', 'et la nouvelle ?'],
    hard: 'quel est mon aspect le plus difficile ?',
    match: 'avec quels signes je m’entends bien ?',
    comesBack: 'quand est mon retour de Jupiter ?',
  },
  pt: {
    strongest: 'qual o planeta mais forte do meu mapa?',
    empty: 'quais casas estão vazias no meu mapa?',
    house: 'Vênus na casa 12 em geral',
    gone: 'quando é a lua nova deste mês?',
    month: ['como está o amor este mês?', 'e no mês seguinte?', 'e depois disso?'],
    sign: ['estou saindo com um Leão', 'ele é ciumento?'],
    moon: ['quando é a lua cheia?', 'e a nova?'],
    hard: 'qual é meu aspecto mais difícil?',
    match: 'com quais signos me dou bem?',
    comesBack: 'quando é meu retorno de Júpiter?',
  },
};

/** The facts that the answer rests on, in the order in which they are told. */
function factsOf({ sentences }: EmbeddedAnswer): string[] {
  return [...new Set(sentences.flatMap(({ claims }) => claims.map(({ fact }) => fact)))];
}

describe.each(LANGUAGES)('asked of the whole chart in %s', (language) => {
  const ask = asksIn(language, `whole ${language}`);
  const asks = ASKS[language];

  it('tells the planet that has most to do in it', async () => {
    const answer = await ask(asks.strongest);
    expect(answer.asked).toMatchObject({ about: 'term', term: 'strongest' });
    expect(factsOf(answer)[0]).toBe('natal.moon');
  });

  it('names all houses where no planet stands in one sentence', async () => {
    const answer = await ask(asks.empty);
    const empty = answer.facts.flatMap((fact) =>
      fact.kind === 'house' && fact.whose === 'self' && fact.bodies.length === 0 ? [fact.id] : [],
    );
    const told = answer.sentences.map(({ claims }) => claims.map(({ fact }) => fact));
    expect(told).toContainEqual(empty);
  });

  it('tells a planet in a house of anybody before the asker’s own', async () => {
    const answer = await ask(asks.house);
    expect(answer.sentences[0]?.claims).toEqual([]);
    expect(answer.sentences[0]?.text).toContain('12');
    expect(factsOf(answer)[0]).toBe('natal.venus');
  });

  it('tells the new Moon of this month that has been, then the next', async () => {
    const answer = await ask(asks.gone);
    expect(factsOf(answer).slice(0, 2)).toEqual(['lunation.2026-11-09', 'lunation.2026-12-09']);
  });

  it('goes on to the next month, and to the one after it', async () => {
    const [first, next, afterNext] = asks.month;
    const one = await ask(first);
    const two = await ask(next, one.memory);
    const three = await ask(afterNext, two.memory);
    expect([one, two, three].map(({ asked }) => [asked.about, asked.frame])).toEqual([
      ['love', 'month'],
      ['love', 'nextMonth'],
      ['love', 'monthAfter'],
    ]);
  });

  it('tells what a partner’s sign is like where a trait of theirs is asked for', async () => {
    const [told, asked] = asks.sign;
    const before = await ask(told);
    const answer = await ask(asked, before.memory);
    expect(answer.asked).toMatchObject({ signs: ['leo'], isGeneral: true, follows: true });
  });

  it('tells the new Moon after the full one', async () => {
    const [full, other] = asks.moon;
    const before = await ask(full);
    const answer = await ask(other, before.memory);
    expect(factsOf(answer)[0]).toBe('lunation.2026-12-09');
  });

  it('tells squares and oppositions as the hard aspects', async () => {
    const answer = await ask(asks.hard);
    const [first] = factsOf(answer);
    const fact = answer.facts.find(({ id }) => id === first);
    expect(fact?.kind === 'aspect' && ['square', 'opposition'].includes(fact.aspect)).toBe(true);
  });

  it('tells which signs get along by what they are made of', async () => {
    const { asked } = await ask(asks.match);
    expect(asked).toMatchObject({ about: 'term', term: 'compatibility' });
  });

  it('dates when a planet is where it was at birth', async () => {
    const answer = await ask(asks.comesBack);
    expect(factsOf(answer)[0]).toMatch(/^transit\.jupiter-conjunction-jupiter\./);
  });
});
