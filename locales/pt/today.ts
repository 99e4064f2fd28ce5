import type { TodayWords } from '../en/today.ts';

export const today: TodayWords = {
  heading: 'O seu dia',
  zodiac: 'Conforme os ajustes do seu mapa: {{zodiac}}.',
  wheel: 'Seu mapa',
  moon: {
    heading: 'A Lua agora',
    place: '{{body}} {{inSign}}, {{inHouse}}',
    entersSign: 'Entra em {{sign}}: {{when}}',
    leavesHouse: 'Sai desta casa: {{when}}',
    touches: 'O que ela toca nas próximas 24 horas',
    touchesNone: 'Nada no seu mapa nas próximas 24 horas.',
  },
  transits: {
    heading: 'O que pesa agora',
    none: 'Nenhum planeta está perto de um ponto do seu mapa neste momento.',
    start: 'De',
    exact: 'Exato',
    end: 'Até',
    open: 'não calculado',
    all: 'Todos os trânsitos e o ano pela frente',
  },
  sign: { heading: '{{sign}} hoje', more: 'Ler o horóscopo inteiro' },
  next: {
    heading: 'O que vem por aí',
    transit: 'Próximo trânsito exato',
    newMoon: 'Próxima Lua nova',
    fullMoon: 'Próxima Lua cheia',
    solar: 'Próximo eclipse solar',
    lunar: 'Próximo eclipse lunar',
    place: '{{inSign}}, {{inHouse}}',
  },
  untimed:
    'Sem a hora de nascimento não há casas aqui, nem trânsitos sobre a sua Lua, o seu Ascendente ou o seu Meio do Céu.',
  doors: {
    label: 'Continuar por aqui',
    chat: 'Converse com a Celestia sobre o seu dia',
    chart: 'Seu mapa inteiro',
    sky: 'Para todo mundo: os signos e o céu agora',
    year: 'O céu deste ano',
    pair: 'Você e outra pessoa',
    other: 'Outro nascimento',
  },
  fromAccount: 'A partir do nascimento guardado na sua conta.',
  change: 'Mudar na sua conta',
  waiting: 'Lendo o seu dia…',
  failed: 'Não deu para buscar o seu dia. Tente de novo ou informe um nascimento aqui embaixo.',
  again: 'Tentar de novo',
  keep: {
    text: 'Guarde seu nascimento na conta, e o seu dia vai esperar por você aqui.',
    link: 'Adicionar à sua conta',
  },
};
