import type { AskWords } from '../en/ask.ts';

export const ask: AskWords = {
  title: 'Pergunte à Celestia, astróloga de inteligência artificial',
  description:
    'Faça uma pergunta sobre o seu mapa ou sobre o céu. Celestia é uma IA: responde com posições calculadas, e cada uma delas abre na mandala do mapa.',
  heading: 'Pergunte à Celestia',
  who: { name: 'Celestia', is: 'astróloga de IA, não uma pessoa' },
  lede: 'Sou uma IA, não uma pessoa. Leio o seu próprio mapa e o céu de verdade, e cada posição em que me apoio aparece ao lado da resposta.',
  form: {
    legend: 'Uma pergunta para a Celestia',
    question: 'Sua pergunta',
    hint: 'Do seu jeito. Leio português, inglês, espanhol, francês e turco.',
    birth: 'Seu nascimento, se quiser que eu leia o seu mapa',
    birthHint: 'Se ficar em branco, respondo só com o céu.',
    using: 'Seu nascimento: {{birth}}',
    without: 'Responder sem o meu nascimento',
    submit: 'Perguntar à Celestia',
    submitting: 'Celestia está olhando…',
    privacy:
      'Leio a pergunta e o nascimento, respondo e não guardo nada. Eles ficam nesta aba até você fechar.',
    offline: 'Parece que você está sem conexão. A pergunta continua aqui: envie quando ela voltar.',
    failed: 'A resposta não chegou. A pergunta continua aqui: envie de novo, por favor.',
    limit: 'As perguntas da sua rede acabaram por enquanto. Você pode perguntar de novo {{when}}.',
    starters: 'Ou toque em uma destas e mude como quiser',
  },
  starters: [
    'O que o meu mapa diz sobre o amor?',
    'Que tipo de trabalho combina comigo?',
    'O que esta semana traz para mim?',
    'Do que a minha Lua precisa?',
    'Como eu lido com dinheiro?',
    'O que Saturno faz no meu mapa este ano?',
    'Quando é a próxima Lua cheia?',
    'Mercúrio está retrógrado agora?',
  ],
  about: {
    sun: 'O que o meu Sol diz sobre mim?',
    moon: 'O que a minha Lua diz sobre mim?',
    mercury: 'O que o meu Mercúrio diz sobre mim?',
    venus: 'O que a minha Vênus diz sobre mim?',
    mars: 'O que o meu Marte diz sobre mim?',
    jupiter: 'O que o meu Júpiter diz sobre mim?',
    saturn: 'O que o meu Saturno diz sobre mim?',
    uranus: 'O que o meu Urano diz sobre mim?',
    neptune: 'O que o meu Netuno diz sobre mim?',
    pluto: 'O que o meu Plutão diz sobre mim?',
    node: 'O que o meu Nodo Norte diz sobre mim?',
    lilith: 'O que a minha Lilith diz sobre mim?',
    juno: 'O que a minha Juno diz sobre mim?',
    chiron: 'O que o meu Quíron diz sobre mim?',
    ascendant: 'O que o meu Ascendente diz sobre mim?',
    midheaven: 'O que o meu Meio do Céu diz sobre mim?',
  },
  answer: {
    heading: 'A resposta da Celestia',
    asked: 'Sua pergunta: {{question}}',
    born: 'Lida neste mapa: {{birth}}',
    sky: 'Lida só no céu, sem um nascimento.',
    rests: 'Em que ela se apoia',
    texts: 'Mais sobre estas posições',
    again: 'Perguntar outra coisa',
    note: 'Para refletir e se divertir. Decisões de saúde, de justiça ou de dinheiro ficam com quem conhece o seu caso.',
  },
  samples: {
    heading: 'Como é uma resposta',
    label: 'Exemplo',
    intro:
      'Celestia respondeu nesta última hora, para alguém que inventamos: 14 de março de 1994, 08:20, São Paulo.',
    questions: [
      'O que eu procuro no amor?',
      'Como está o dia de hoje para mim?',
      'Quando é a próxima Lua nova?',
    ],
  },
  does: {
    heading: 'O que eu faço',
    points: [
      'Leio signos, casas e aspectos como foram calculados para você, e o que passa por eles hoje.',
      'Se você pergunta quando, dou datas.',
      'Se não sei alguma coisa, digo. Se a pergunta parte de um engano, corrijo e sigo.',
    ],
  },
  wont: {
    heading: 'O que eu não faço',
    points: [
      'Decidir sobre saúde, justiça ou dinheiro, nem falar de morte, gravidez ou sentença.',
      'Fingir que sei o que alguém pensa de você, nem prometer como algo termina.',
      'Ler um mapa com você em perigo. Aí eu passo números para ligar, sem demora.',
    ],
  },
  sent: {
    heading: 'Para onde vai o que você escreve',
    here: 'Hoje respondo no servidor deste próprio site. O que você escreve não vai para mais ninguém.',
    model:
      'Quem redige a resposta é um modelo de linguagem da {{provider}} ({{country}}). Ele recebe a sua pergunta e as posições do seu mapa, das quais dá para deduzir um nascimento.',
    kept: 'Nem a pergunta nem o nascimento ficam guardados. Por um dia, contamos as perguntas por uma forma embaralhada do seu endereço de rede, para ter lugar para todo mundo.',
  },
  account: {
    text: 'Com uma conta gratuita, você guarda seu nascimento e seus mapas, e a página inicial já abre com o seu dia.',
    link: 'Criar uma conta',
  },
};
