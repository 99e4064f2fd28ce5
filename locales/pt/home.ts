import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: seu mapa natal, preciso e bom de ler',
  description:
    'Faça grátis um mapa natal que um astrônomo assinaria e uma amiga leria com gosto. Veja onde a Lua está hoje, o que está retrógrado e o que diz o seu céu.',
  hero: {
    heading: 'O céu do seu nascimento, lido com cuidado',
    lede: 'Uma data, uma hora e um lugar: disso sai um mapa de verdade, contado em palavras simples.',
    promise: 'Grátis e sem cadastro.',
  },
  sample: {
    label: 'Exemplo',
    heading: 'Quem nasce a esta hora em São Paulo',
  },
  signs: 'Hoje, signo por signo',
  sky: {
    heading: 'O céu agora',
    wheelTitle: 'Os planetas nesta hora',
    wheelCaption:
      'Onde os planetas estão agora, vistos da Terra. As linhas entre eles são os aspectos mais próximos.',
    computedAt: 'Momento do cálculo: {{time}}',
    moon: 'A Lua',
    lit: '{{percent}} do disco iluminado',
    moonMoves: 'Entra em {{sign}}: {{when}}',
    sun: 'O Sol',
    nextNew: 'Próxima Lua Nova',
    nextFull: 'Próxima Lua Cheia',
    retrograde: 'Retrógrados',
    retrogradeNone: 'Nenhum planeta está retrógrado. Tudo segue em movimento direto.',
    retrogradeUntil: 'até {{date}}',
    positions: 'Todas as posições',
  },
  care: {
    heading: 'Seu e de mais ninguém',
    privacy:
      'Calculamos o mapa e o esquecemos. O que você escreve fica na sua aba até você fechá-la, e no seu navegador ou na sua conta só se você pedir. Um toque basta para esquecer.',
    exact: 'Quão exatos são os nossos números',
  },
};
