import { describe, expect, it } from 'vitest';
import { loadCelestiaWords } from '../../../locales/celestia.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { asksIn } from './ask-self.fixture.ts';

/** Asked on Monday, 23 November 2026: Mars makes a trine to the asker's Mercury on 21 December that lasts into June. */
const ASKED = {
  tr: {
    debts: '2027’de borçlarım biter mi',
    january: 'ocakta retro var mı',
    meaning: 'merkür retrosu nedir',
    count: 'oğlakta kaç gezegenim var',
    hard: 'bu haftanın zor günü hangisi',
    best: '2027’de evlenmek için en iyi ay hangisi',
    rest: 'ayın kalanında hangi günler iyi',
  },
  en: {
    debts: 'can I pay off my debts in 2027',
    january: 'is anything retrograde in January',
    meaning: 'what is Mercury retrograde',
    count: 'how many planets do I have in Capricorn',
    hard: 'which day this week is hard',
    best: 'which is the best month of 2027 to get married',
    rest: 'which days are good in what’s left of this month',
  },
  es: {
    debts: '¿podré pagar mis deudas en 2027?',
    january: '¿hay algo retrógrado en enero?',
    meaning: 'qué es Mercurio retrógrado',
    count: 'cuántos planetas tengo en capricornio',
    hard: 'qué día debo cuidarme esta semana',
    best: 'cuál es el mejor mes de 2027 para casarme',
    rest: 'qué días buenos quedan este mes',
  },
  fr: {
    debts: 'comment sera 2027 pour mon argent ?',
    january: 'y a-t-il une planète rétrograde en janvier ?',
    meaning: 'c’est quoi Mercure rétrograde ?',
    count: 'combien de planètes j’ai en capricorne',
    hard: 'quels jours éviter cette semaine',
    best: 'quel est le meilleur mois pour me marier en 2027',
    rest: 'quels jours sont bons d’ici la fin du mois',
  },
  pt: {
    debts: 'consigo quitar minhas dívidas em 2027?',
    january: 'tem algum planeta retrógrado em janeiro?',
    meaning: 'o que é mercúrio retrógrado',
    count: 'quantos planetas eu tenho em capricórnio',
    hard: 'que dia devo evitar essa semana',
    best: 'qual o melhor mês de 2027 para casar',
    rest: 'que dias devo evitar até o fim do mês',
  },
} as const;

describe.each(LANGUAGES)('in %s', (language) => {
  const ask = asksIn(language, 'to-come');

  it('a year that is to come is told by its own dates alone', async () => {
    const { sentences } = await ask(ASKED[language].debts);
    const ofTransits = sentences.filter(({ claims }) => claims.some(({ fact }) => /^transit\b/.test(fact)));
    // Of another year than this one, a date is told with it.
    for (const { text } of ofTransits.filter(({ text }) => /\d/.test(text))) expect(text).toContain('2027');
    expect(sentences.some(({ text }) => text.includes('2027'))).toBe(true);
  });

  it('what is left of a month is told by its own days first', async () => {
    const { asked, sentences } = await ask(ASKED[language].rest);
    expect(asked).toMatchObject({ about: 'period', frame: 'monthEnd' });
    const dated = sentences.flatMap(({ claims }) => claims.filter(({ says }) => says.includes('exact')));
    expect(dated[0]?.fact).toMatch(/2026-11-(?:2[3-9]|30)$/);
  });

  it('the ways back of a month are those that reach into it', async () => {
    const { sentences } = await ask(ASKED[language].january);
    const told = sentences.flatMap(({ claims }) => claims.map(({ fact }) => fact));
    for (const body of ['uranus', 'jupiter', 'mars']) {
      expect(told.some((fact) => fact.startsWith(`retrograde.${body}`))).toBe(true);
    }
  });

  it('what a way back is comes before when', async () => {
    const { terms } = await loadCelestiaWords(language);
    const { sentences } = await ask(ASKED[language].meaning);
    expect(sentences.slice(0, 2).map(({ text }) => text)).toEqual(terms.retrograde);
  });

  it('the planets of a sign are told together', async () => {
    const { sentences } = await ask(ASKED[language].count);
    const told = sentences[0]?.claims.map(({ fact }) => fact);
    expect(told).toEqual(
      expect.arrayContaining(['natal.moon', 'natal.saturn', 'natal.uranus', 'natal.neptune']),
    );
  });

  it.each([
    ['hard', true],
    ['best', false],
  ] as const)('days that are asked for are of their kind: %s', async (kind, isTense) => {
    const { sentences, facts } = await ask(ASKED[language][kind]);
    const told = sentences.flatMap(({ claims }) => claims.map(({ fact }) => fact));
    const transits = told.flatMap((id) => facts.filter((fact) => fact.kind === 'transit' && fact.id === id));
    const [lead] = transits.flatMap((fact) => (fact.kind === 'transit' ? [fact.aspect] : []));
    expect(lead === 'square' || lead === 'opposition').toBe(isTense);
  });
});
