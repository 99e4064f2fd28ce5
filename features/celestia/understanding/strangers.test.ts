import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import type { About, Asked } from './asked.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

/** What somebody asks, what it is about, and what else of it must be understood. */
type Stranger = readonly [text: string, about: About, rest?: Partial<Asked>];

/** Questions that nobody had looked at when they were put to her for the first time. */
const STRANGERS: Readonly<Partial<Record<Language, readonly Stranger[]>>> = {
  fr: [
    ['ma lune elle dit koi', 'placement', { points: ['moon'] }],
    ['J’ai beaucoup de planètes en Capricorne, ça veut dire quoi ?', 'sign', { signs: ['capricorn'] }],
    ['mon couple va mal', 'love'],
    ['il ne veut pas s’engager', 'love'],
    ['C’est quoi mon style en amour quand je suis jalouse', 'love', { want: 'meaning' }],
    ['quand je vais trouver un travail', 'work', { want: 'when' }],
    ['je supporte plus ma cheffe', 'work'],
    ['je galère niveau thunes', 'money'],
    ['Mes beaux-parents sont envahissants', 'family'],
    ['J’ai du mal à me sentir chez moi quelque part', 'home'],
    ['à quoi sert ma vie', 'purpose'],
    ['c’est quoi l’énergie de la journée', 'period', { frame: 'today' }],
    ['lundi prochain c une bonne journée ?', 'period', { frame: 'nextWeek' }],
    ['jusqu’à quand ça va durer ce passage difficile', 'period', { want: 'untilWhen' }],
    ['2027 en amour', 'love', { year: 2027 }],
    ['Mon copain est né le 12 mars 1990, on est faits l’un pour l’autre ?', 'partner', { points: [] }],
    ['Que signifie le carré entre mon Soleil et ma Lune ?', 'aspect', { aspects: ['square'] }],
    ['pluton me fait quoi en ce moment', 'event', { event: 'transit', points: ['pluto'] }],
    ['saison du sagittaire c quand', 'event', { event: 'ingress', signs: ['sagittarius'] }],
    ['Quel est le maître de mon Ascendant ?', 'placement', { term: 'ruler' }],
    ['Les Gémeaux sont-ils vraiment menteurs ?', 'sign', { premise: null }],
    ['quelle est la capitale du Pérou', 'outside'],
    ['Quel temps fera-t-il demain à Lyon ?', 'outside'],
    ['l’astrologie prédit l’avenir ?', 'belief'],
    ['tu te trompes', 'agreement'],
    ['à bientôt Celestia', 'farewell'],
  ],
  pt: [
    ['minha lua fala oq', 'placement', { points: ['moon'] }],
    ['meu relacionamento vai mal', 'love'],
    ['como eu fico quando tenho ciúme', 'love', { want: null }],
    ['Por que me apego rápido demais?', 'love'],
    ['não aguento minha chefe', 'work'],
    ['tenho entrevista terça', 'work', { frame: 'week' }],
    ['tô sem grana', 'money'],
    ['Como é minha relação com a minha mãe?', 'family'],
    ['Não me sinto em casa em lugar nenhum', 'home'],
    ['pra que serve minha vida', 'purpose'],
    ['minha relação com o corpo', 'self'],
    ['não confio em mim', 'self'],
    ['qual a energia do dia', 'period', { frame: 'today' }],
    ['meu dia amanhã', 'period', { frame: 'tomorrow' }],
    ['2027 no amor', 'love', { year: 2027 }],
    ['Este é um bom ano para abrir minha empresa?', 'work', { frame: 'year', month: null }],
    ['plutão ta fazendo oq comigo', 'event', { event: 'transit', points: ['pluto'] }],
    ['quando começa a temporada de sagitário', 'event', { event: 'ingress' }],
    ['Em que casa fica o meu Sol?', 'placement', { points: ['sun'], want: 'where' }],
    ['Geminianos são mesmo falsos?', 'sign', { premise: null }],
    ['oq é trânsito', 'term', { term: 'transit' }],
    ['Vai chover amanhã em Recife?', 'outside'],
    ['astrologia prevê o futuro?', 'belief'],
    ['você errou', 'agreement'],
  ],
};

describe.each(Object.entries(STRANGERS))('strangers’ questions in %s', async (code, questions) => {
  const language = code as Language;
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const whole = questions.map(([text, about, rest]) => ({ text, about, rest: { ...rest } }));
  it.each(whole)('$text is about $about', ({ text, about, rest }) => {
    expect(understand({ text, language, lexicon, before: [] })).toMatchObject({ about, ...rest });
  });
});

describe('a question that leans on the one before', async () => {
  const lexicon = readyLexicon(await loadCelestiaLexicon('fr'));
  const ask = (text: string, before: readonly Asked[] = []) =>
    understand({ text, language: 'fr', lexicon, before });

  it('names another house by its number alone', () => {
    expect(ask('et la 10', [ask('que dit ma maison 6')])).toMatchObject({ about: 'house', houses: [10] });
  });

  it('takes a pronoun for the planet, not for a partner', () => {
    const prior = ask('vénus est dans quel signe');
    expect(ask('elle change quand', [prior])).toMatchObject({ points: ['venus'], whose: 'self' });
  });

  it('goes on with another planet of the sky', () => {
    const prior = ask('saturne en ce moment');
    expect(ask('et jupiter', [prior])).toMatchObject({ points: ['jupiter'], whose: 'sky' });
  });

  it('is about what was just said where a few words name nothing', () => {
    expect(ask('qu’est-ce qui cloche', [ask('mon travail')])).toMatchObject({ about: 'work', follows: true });
  });
});
