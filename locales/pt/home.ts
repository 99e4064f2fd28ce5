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
    heading: 'Quem nasce neste minuto em São Paulo',
    at: 'Momento do cálculo: {{time}}',
    more: 'O seu mapa se lê assim: planeta por planeta, casa por casa, aspecto por aspecto.',
  },
  signs: 'Hoje, signo por signo',
  sky: {
    heading: 'O céu agora',
    wheelTitle: 'Os planetas nesta hora',
    wheelDescription: 'As mesmas posições estão na lista ao lado da figura.',
    wheelCaption: 'Onde os planetas estão agora, vistos da Terra. As linhas entre eles são os aspectos.',
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
  tools: {
    heading: 'O que mais tem aqui',
    /** By page. */
    items: {
      'relationship-compatibility-calculator': {
        title: 'Compatibilidade',
        text: 'Dois mapas lado a lado: o que atrai, o que se conversa, o que dura e onde há atrito.',
      },
      'rising-sign': {
        title: 'Signo ascendente',
        text: 'O signo no horizonte leste no seu primeiro respiro: o grau, o regente e o sentido.',
      },
      'astrological-summary': {
        title: 'Resumo astrológico',
        text: 'Seu mapa em uma página: os três pilares, o regente, os trânsitos de hoje com datas e o ano pela frente.',
      },
      'compatibility-test': {
        title: 'Teste de compatibilidade',
        text: 'Quinze perguntas sobre a vida a dois. A outra pessoa também pode responder, e vocês comparam as duas visões.',
      },
      'astrological-events': {
        title: 'O céu deste ano',
        text: 'Mudanças de signo, retrógrados, luas novas e cheias, eclipses: mês a mês e para a sua agenda.',
      },
      'solar-eclipse': {
        title: 'Eclipses solares',
        text: 'O próximo no mapa, e quanto dele se vê da sua cidade.',
      },
    },
  },
  care: {
    heading: 'Os cuidados que tomamos',
    time: {
      title: 'A hora certa',
      text: 'Desde 1900, os relógios foram adiantados e atrasados milhares de vezes. Usamos o histórico completo dos fusos horários, perguntamos quando uma hora aconteceu duas vezes e mostramos qual regra foi usada.',
    },
    unknown: {
      title: 'Sem a hora? Sem palpites',
      text: 'Quando falta a hora de nascimento, deixamos de fora casas e ângulos e contamos o que é certo, quanto a Lua andou naquele dia e quais signos ascendentes eram possíveis.',
    },
    privacy: {
      title: 'Seu e de mais ninguém',
      text: 'Calculamos o mapa e o esquecemos. O que você escreve fica na sua aba até você fechá-la, e no seu navegador ou na sua conta só se você pedir. Um toque basta para esquecer.',
    },
    exact: 'Quão exatos são os nossos números',
  },
};
