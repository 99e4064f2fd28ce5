import type { FinderWords } from '../en/finder.ts';

export const finder: FinderWords = {
  title: 'Qual consulta astrológica combina com você? Um teste',
  description:
    'Sete perguntas curtas sugerem uma de quatro conversas e com quem ter, e dizem por quê. Nada fica guardado.',
  heading: 'Qual conversa combina com você?',
  lede: 'Sete perguntas, dois minutos. No fim aparecem uma conversa, uma pessoa e os motivos das duas escolhas.',
  privacy: 'Nada fica guardado. As respostas vão no endereço da página e em nenhum outro lugar.',
  submit: 'Ver a sugestão',
  again: 'Mudar as minhas respostas',
  summary: { one: 'Falta responder uma pergunta.', other: 'Faltam {{count}} perguntas.' },
  unanswered: 'Escolha a resposta que chega mais perto.',
  result: {
    title: 'Uma sugestão para você',
    package: 'A conversa',
    person: 'A pessoa',
    why: 'Por que esta',
  },
  questions: {
    topic: {
      ask: 'O que anda na sua cabeça?',
      a: 'Eu: por que sou do jeito que sou',
      b: 'O que vem por aí, e quando',
      c: 'Alguém e eu',
      d: 'Uma decisão que não espera',
    },
    span: {
      ask: 'Que pedaço de tempo você quer olhar?',
      a: 'As próximas semanas',
      b: 'Um ano inteiro',
      c: 'A minha vida até aqui',
      d: 'Enquanto a gente durar',
    },
    leave: {
      ask: 'Com o que você quer sair da conversa?',
      a: 'Com uma imagem mais nítida de mim',
      b: 'Com datas para anotar',
      c: 'Com palavras para uma conversa que estou devendo',
      d: 'Com um próximo passo',
    },
    knows: {
      ask: 'O quanto você conhece do seu mapa?',
      a: 'Quase nada',
      b: 'Sei o Sol, a Lua e o Ascendente',
      c: 'Acompanho os trânsitos por conta própria',
      d: 'O bastante para uma pergunta exata',
    },
    manner: {
      ask: 'Como você prefere que falem com você?',
      direct: 'Sem rodeios',
      gentle: 'Com calma e jeito',
      technical: 'Mostrando o método',
      pictorial: 'Com imagens e histórias',
    },
    time: {
      ask: 'Você sabe a hora em que nasceu?',
      exact: 'Sim, com poucos minutos de diferença',
      rough: 'Mais ou menos',
      unknown: 'Não',
    },
    language: { ask: 'Em que língua você conversa melhor?' },
  },
  reasons: {
    topic: {
      a: 'Você quer saber por que é do jeito que é. É para isso que se lê um mapa inteiro.',
      b: 'A sua pergunta é quando. Uma hora sobre o ano pela frente é feita de datas.',
      c: 'O assunto são duas pessoas, então são dois mapas.',
      d: 'Existe uma decisão a tomar. Meia hora só para ela já basta.',
    },
    span: {
      a: 'Você olha algumas semanas à frente, e uma pergunta só alcança isso.',
      b: 'Um ano é exatamente o trecho que esta conversa abre.',
      c: 'Você olha para trás e para a frente; o mapa natal cobre tudo isso.',
      d: 'Você pensa no tempo dos dois, e é para os dois mapas que se olha.',
    },
    leave: {
      a: 'Você quer uma imagem mais nítida de si, e é ela que se desenha.',
      b: 'Você quer datas para anotar. Sai com uma lista delas.',
      c: 'Você procura palavras para um papo atrasado. Metade dos noventa minutos vai para encontrá-las.',
      d: 'Você quer um próximo passo, e é com ele que a conversa termina.',
    },
    knows: {
      a: 'Você ainda quase não conhece o mapa; faz sentido começar pelo todo.',
      c: 'Você já acompanha o céu por conta própria; aqui alguém acompanha junto.',
      d: 'Você tem uma pergunta exata, e aqui ela é a única.',
    },
    manner: {
      direct: '{{name}} diz o principal logo de cara, como você queria.',
      gentle: '{{name}} vai com calma e deixa você ir também.',
      technical: '{{name}} mostra de onde sai cada afirmação.',
      pictorial: '{{name}} fala por imagens, e assim fica na memória.',
    },
    language: '{{name}} conversa na sua língua: {{language}}.',
    time: {
      rough: 'Você sabe a hora mais ou menos. Diga isso no formulário: é o que define o peso das casas.',
      unknown: 'Sem a hora de nascimento, as casas ficam de fora. O resto continua valendo.',
    },
  },
};
