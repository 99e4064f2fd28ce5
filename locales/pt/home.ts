import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: seu mapa natal, preciso e bom de ler',
  description:
    'Faça grátis um mapa natal que um astrônomo assinaria e uma amiga leria com gosto. Veja onde a Lua está hoje, o que está retrógrado e o que diz o seu céu.',
  hero: {
    heading: 'O céu do seu nascimento, lido com cuidado',
    lede: 'Informe data, hora e lugar. Você recebe um mapa de verdade: cada posição calculada, cada horário conferido com os relógios daquele dia e o significado em palavras simples.',
    action: 'Faça seu mapa',
    promise:
      'Grátis e sem cadastro. Seus dados de nascimento não entram em links, no histórico do navegador nem em registros do sistema.',
  },
  sky: {
    heading: 'O céu agora',
    wheelTitle: 'Os planetas nesta hora',
    wheelDescription: 'As mesmas posições estão na lista ao lado da figura.',
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
    heading: 'Por onde começar',
    /** By page. */
    items: {
      'natal-chart': {
        title: 'Mapa natal',
        text: 'Mandala, posições, casas e aspectos, com sete sistemas de casas e o recibo da hora do seu nascimento.',
        action: 'Abrir a calculadora',
      },
      'rising-sign': {
        title: 'Signo ascendente',
        text: 'O signo no horizonte leste no seu primeiro respiro: o grau, o regente e o sentido.',
        action: 'Descobrir meu ascendente',
      },
      'relationship-compatibility-calculator': {
        title: 'Compatibilidade',
        text: 'Dois mapas lado a lado: o que atrai, o que se conversa, o que dura e onde há atrito.',
        action: 'Comparar dois mapas',
      },
      horoscopes: {
        title: 'Horóscopos',
        text: 'O dia, a semana, o mês e o ano de cada signo, com os aspectos em que cada linha se apoia.',
        action: 'Escolher um signo',
      },
      'astrological-summary': {
        title: 'Resumo astrológico',
        text: 'Seu mapa em uma página: os três pilares, o regente, os trânsitos de hoje com datas e o ano pela frente.',
        action: 'Ver meu resumo',
      },
      'compatibility-test': {
        title: 'Teste de compatibilidade',
        text: 'Quinze perguntas sobre a vida a dois. A outra pessoa também pode responder, e vocês comparam as duas visões.',
        action: 'Fazer o teste',
      },
      'juno-calculation': {
        title: 'Juno',
        text: 'O que você leva para um vínculo duradouro, o que precisa dele e em que parte da vida isso pesa.',
        action: 'Encontrar minha Juno',
      },
      'solar-eclipse': {
        title: 'Eclipses solares',
        text: 'O próximo no mapa, e quanto dele se vê da sua cidade.',
        action: 'Ver os eclipses',
      },
      'lunar-eclipse': {
        title: 'Eclipses lunares',
        text: 'Quando a Lua entra na sombra da Terra, de onde se vê e em que signo cai.',
        action: 'Ver os eclipses',
      },
      'astrological-events': {
        title: 'O céu deste ano',
        text: 'Mudanças de signo, retrógrados, luas novas e cheias, eclipses: mês a mês e para a sua agenda.',
        action: 'Abrir o ano',
      },
      about: {
        title: 'Qual é a precisão?',
        text: 'Comparamos nossos números com uma efeméride de referência e mostramos as diferenças, astro por astro.',
        action: 'Ver os números',
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
      text: 'O mapa é calculado e esquecido. Se você quiser salvá-lo, ele fica no seu próprio navegador até você apagar.',
    },
  },
};
