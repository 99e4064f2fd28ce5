import type { Heard } from './heard.ts';

/** Questions in Portuguese that nobody had looked at when they were put to her for the first time. */
export const heard: readonly Heard[] = [
  ['minha lua fala oq', { about: 'placement', points: ['moon'] }],
  ['meu relacionamento vai mal', { about: 'love' }],
  ['como eu fico quando tenho ciúme', { about: 'love', want: null }],
  ['Por que me apego rápido demais?', { about: 'love' }],
  ['não aguento minha chefe', { about: 'work' }],
  ['tenho entrevista terça', { about: 'work', frame: 'week' }],
  ['tô sem grana', { about: 'money' }],
  ['Como é minha relação com a minha mãe?', { about: 'family' }],
  ['Não me sinto em casa em lugar nenhum', { about: 'home' }],
  ['pra que serve minha vida', { about: 'purpose' }],
  ['minha relação com o corpo', { about: 'self' }],
  ['não confio em mim', { about: 'self' }],
  ['qual a energia do dia', { about: 'period', frame: 'today' }],
  ['meu dia amanhã', { about: 'period', frame: 'tomorrow' }],
  ['2027 no amor', { about: 'love', year: 2027 }],
  ['Este é um bom ano para abrir minha empresa?', { about: 'work', frame: 'year', month: null }],
  ['plutão ta fazendo oq comigo', { about: 'event', event: 'transit', points: ['pluto'] }],
  ['quando começa a temporada de sagitário', { about: 'event', event: 'ingress' }],
  ['Em que casa fica o meu Sol?', { about: 'placement', points: ['sun'], want: 'where' }],
  ['Geminianos são mesmo falsos?', { about: 'sign', premise: null }],
  ['oq é trânsito', { about: 'term', term: 'transit' }],
  ['Vai chover amanhã em Recife?', { about: 'outside' }],
  ['astrologia prevê o futuro?', { about: 'belief' }],
  ['você errou', { about: 'agreement' }],
];
