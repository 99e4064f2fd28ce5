import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: seu mapa astral, preciso e bom de ler',
  description:
    'Faça grátis seu mapa astral, do minuto em que você nasceu, e leia em palavras simples. Veja também onde está a Lua e quais planetas estão retrógrados.',
  hero: {
    heading: 'O céu do seu nascimento, lido com cuidado',
    lede: 'Uma data, uma hora e um lugar: disso sai um mapa de verdade, contado em palavras simples.',
    promise: 'Grátis e sem cadastro.',
  },
  sample: {
    label: 'Exemplo',
    heading: 'Quem está nascendo agora em São Paulo',
  },
  signs: 'Hoje, signo por signo',
  articles: 'Artigos recentes',
  sky: {
    heading: 'O céu agora',
    wheelTitle: 'Os planetas nesta hora',
    wheelCaption:
      'Onde os planetas estão agora, vistos da Terra. As linhas entre eles são os aspectos mais exatos.',
    computedAt: 'Posições de {{time}}',
    moon: 'A Lua',
    lit: '{{percent}} do disco iluminado',
    moonMoves: 'Entra em {{sign}}: {{when}}',
    sun: 'O Sol',
    nextNew: 'Próxima Lua nova',
    nextFull: 'Próxima Lua cheia',
    retrograde: 'Retrógrados',
    retrogradeNone: 'Nenhum planeta está retrógrado. Tudo segue em movimento direto.',
    retrogradeUntil: 'até {{date}}',
    positions: 'Todas as posições',
  },
  care: {
    heading: 'Seu e de mais ninguém',
    privacy:
      'Calculamos o mapa e depois esquecemos. O que você escreve fica na sua aba até você fechá-la; no navegador ou na conta, só se você pedir. Um toque basta para apagar.',
    exact: 'A precisão dos nossos números',
  },
};
