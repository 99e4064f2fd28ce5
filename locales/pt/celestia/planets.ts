import type { PlanetSentences } from '../../celestia-words.ts';

/** De que fala cada planeta, e o que faz ao que encontra. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'O Sol mostra quem você vai se tornando, um pouco mais a cada ano.',
      'Leia o Sol como aquilo que você faria mesmo sem aplauso.',
    ],
    moon: [
      'A Lua diz do que você precisa antes de dormir bem.',
      'A Lua é uma memória que mora no corpo: reage primeiro e se explica depois.',
    ],
    mercury: [
      'Mercúrio fala de como você repara, aprende e passa adiante.',
      'Onde Mercúrio está moram suas perguntas, e o tom com que você pergunta.',
    ],
    venus: [
      'Vênus fala do que você acha digno de amor e de como deixa alguém chegar perto.',
      'Onde Vênus está o esforço pesa menos, porque você gosta de estar ali.',
    ],
    mars: [
      'Marte fala de querer, e do que você faz quando algo atravanca.',
      'Onde Marte está você prefere agir, e o mau humor avisa que esperou demais.',
    ],
    jupiter: [
      'Júpiter diz onde você confia que vai dar certo, e muitas vezes acerta.',
      'Onde Júpiter está sobra generosidade, e algum risco de exagero.',
    ],
    saturn: [
      'Saturno fala do que se conquista, e que depois é seu de vez.',
      'Onde Saturno está você começa com dúvida e acaba sendo quem todos consultam.',
    ],
    uranus: [
      'Urano divide o signo com a sua geração inteira; o pessoal é a casa e os contatos dele.',
      'Onde Urano está você surpreende, e a regra dura enquanto fizer sentido.',
    ],
    neptune: [
      'Netuno fica uns catorze anos num signo; a sua parte é onde ele cai e o que toca.',
      'Onde Netuno está as bordas se borram, e ali vivem suas melhores ideias e suas ilusões mais macias.',
    ],
    pluto: [
      'Plutão marca uma geração inteira e se torna pessoal pelo lugar onde age.',
      'Onde Plutão está você não faz nada de leve, e recomeça mais a fundo que a maioria.',
    ],
    node: [
      'O Nodo Norte não é corpo, é um cruzamento, lido como a direção em que você cresce.',
      'O que o Nodo Norte descreve parece estranho no começo e estranhamente certo depois.',
    ],
    lilith: [
      'Lilith é um ponto da órbita lunar, lido como o que em você se recusa a ser cômodo.',
      'O que Lilith marca talvez já tenha parecido demais, e hoje pode ser força.',
    ],
    juno: [
      'Juno é um asteroide que fala do que você precisa para ficar com alguém.',
      'Olhe para Juno se quiser saber a cláusula do contrato que não pode faltar.',
    ],
    chiron: [
      'Quíron se lê como uma ternura antiga que ensina você a guiar os outros.',
      'O que Quíron marca talvez nunca seja seu assunto fácil, e as pessoas trazem o delas.',
    ],
    ascendant: [
      'O Ascendente é o grau que nascia no leste quando você chegou, e dá a moldura do mapa.',
      'O Ascendente é como você abre a porta ao mundo, aconteça o que acontecer lá dentro.',
    ],
    midheaven: [
      'O Meio do Céu é o ponto mais alto do mapa, lido como o ofício e o nome para os quais se cresce.',
      'Olhe para o Meio do Céu para saber por que desconhecidos vão conhecer você um dia.',
    ],
  },
  touch: {
    sun: {
      joined: 'Assim {{theme}} fica sob luz forte, difícil de ignorar.',
      flowing: '{{theme}} tem vento a favor, e sai com naturalidade.',
      tense: 'Às vezes {{theme}} esbarra no seu orgulho, e cada lado precisa da sua vez.',
    },
    moon: {
      joined: 'Assim {{theme}} se enche de sentimento, e seu humor tem voto.',
      flowing: 'Sem alarde {{theme}} e seus sentimentos se ajudam.',
      tense: 'Aí {{theme}} puxa para um lado e o seu conforto para o outro.',
    },
    mercury: {
      joined: 'Assim {{theme}} ganha voz, e você vai querer falar disso.',
      flowing: 'Com esse laço {{theme}} se explica sem esforço.',
      tense: 'Daí que {{theme}} discute com a sua cabeça, de preferência na hora de dormir.',
    },
    venus: {
      joined: 'Assim {{theme}} ganha charme, e gostam de você por causa disso.',
      flowing: 'Naturalmente {{theme}} agrada, a você e aos outros.',
      tense: 'Muitas vezes {{theme}} hesita entre querer e agradar.',
    },
    mars: {
      joined: 'Assim {{theme}} esquenta, e se conter cansa mais que agir.',
      flowing: 'Resultado: {{theme}} tem músculo, e você arranca sem empurrão.',
      tense: 'Nesse ponto {{theme}} raspa a toda hora, o que cansa e também faz andar.',
    },
    jupiter: {
      joined: 'Assim {{theme}} cresce, com mais esperança e menos medida.',
      flowing: 'Com um aliado assim {{theme}} tem espaço de sobra e uma sorte que parece normal.',
      tense: 'De vez em quando {{theme}} promete mais do que cabe numa semana.',
    },
    saturn: {
      joined: 'Assim {{theme}} amadureceu cedo, demora a se abrir e dura.',
      flowing: 'Com isso {{theme}} ganha firmeza, e dá para se apoiar quando precisa.',
      tense: 'Por isso {{theme}} pede prova primeiro, e relaxa quando a prova aguenta.',
    },
    uranus: {
      joined: 'Assim {{theme}} não para no lugar, inventa, e foge de horário.',
      flowing: 'Com os anos {{theme}} não envelhece e acha sempre um caminho inesperado.',
      tense:
        'Às vezes, sem aviso, {{theme}} dispara justo quando tudo se assentava; deixe umas janelas abertas.',
    },
    neptune: {
      joined: 'Assim {{theme}} ganha finura e perde contorno, um dom que pede margem.',
      flowing: 'Nesse contato {{theme}} ganha imaginação e ouvido para o que não se diz.',
      tense: 'Volta e meia {{theme}} se enche de névoa, e olhar de novo outro dia compensa.',
    },
    pluto: {
      joined: 'Assim {{theme}} ganha uma intensidade que nada faz pela metade.',
      flowing: 'Mesmo no aperto {{theme}} aguenta firme e tem coragem de ver o que há.',
      tense: 'Um dia ou outro {{theme}} passa por perguntas duras e sai com mais força.',
    },
  },
  passing: {
    sun: {
      joined: ['Por um dia ou dois {{theme}} fica sob o refletor, e dá para aproveitar.'],
      flowing: ['Por uns dois dias {{theme}} fica à vontade.'],
      tense: ['Por um dia ou dois {{theme}} pode trombar com o plano de alguém.'],
    },
    moon: {
      joined: ['Por algumas horas {{theme}} fica à flor da pele.'],
      flowing: ['Por algumas horas {{theme}} segue o humor do dia.'],
      tense: ['Por algumas horas {{theme}} perde o passo do dia.'],
    },
    mercury: {
      joined: [
        'Com esse contato {{theme}} entra na conversa, e uma boa pergunta poupa três.',
        'Com esse contato {{theme}} pede a palavra, e dizer uma vez em voz alta arruma muita coisa.',
      ],
      flowing: [
        'Nesses dias {{theme}} acha as palavras, e aquela mensagem pode sair.',
        'Nesses dias {{theme}} se explica sem esforço, e a conversa adiada pode ir bem.',
      ],
      tense: [
        'Com esse contato {{theme}} se enrola nas palavras; releia antes de enviar.',
        'Com esse contato {{theme}} não sai da cabeça; anote antes de responder.',
      ],
    },
    venus: {
      joined: [
        'Por uns dias {{theme}} fica mais doce, e a gentileza volta depressa.',
        'Por uns dias {{theme}} recebe carinho, e as pessoas estão de bom humor.',
      ],
      flowing: [
        'Por uns dias {{theme}} pesa menos, boa hora para aceitar um convite.',
        'Por uns dias {{theme}} fica leve, e a boa companhia faz o resto.',
      ],
      tense: [
        'Por uns dias {{theme}} pede um mimo; é uma delícia até chegar a conta.',
        'Por uns dias {{theme}} e as suas vontades puxam para lados diferentes; um agrado pequeno resolve mais que um grande.',
      ],
    },
    mars: {
      joined: [
        'Com esse contato {{theme}} pega fogo fácil; dê uma tarefa a essa força antes que ela ache uma.',
        'Com esse contato {{theme}} esquenta; uma caminhada ou uma tarefa com fim aproveita bem isso.',
      ],
      flowing: [
        'De repente {{theme}} ganha embalo, e começar fica simples.',
        'De repente {{theme}} ganha força, e dá para começar o que vinha ficando para depois.',
      ],
      tense: [
        'Nessa hora {{theme}} tem pouca paciência; conte até cinco e fale claro.',
        'Nessa hora {{theme}} se inflama por pouco; deixe a resposta dura para amanhã.',
      ],
    },
    jupiter: {
      joined: ['Enquanto dura, {{theme}} se abre, e vale provar a chance que parece grande.'],
      flowing: ['Enquanto dura, {{theme}} acha o espaço que faltava há meses, se você pedir.'],
      tense: [
        'Enquanto dura, {{theme}} quer tudo de uma vez; escolher uma coisa é o jeito de ficar com ela.',
      ],
    },
    saturn: {
      joined: ['Nessa fase {{theme}} precisa amadurecer, com menos promessas e mais bem cumpridas.'],
      flowing: ['Nessa fase {{theme}} toma uma forma que aguenta, com trabalho constante e sem drama.'],
      tense: ['Nessa fase {{theme}} passa por um teste, e o que sobrar é seu de verdade.'],
    },
    uranus: {
      joined: ['Nesse tempo {{theme}} acorda num susto, e a mudança não pedida pode servir bem.'],
      flowing: ['Nesse tempo {{theme}} toma ar novo, com um acaso feliz aqui e ali.'],
      tense: ['Nesse tempo {{theme}} perde o sossego; plano flexível e bom humor por perto.'],
    },
    neptune: {
      joined: ['Por uns meses {{theme}} amolece nas bordas, ótimo para sonhar e ruim para assinar.'],
      flowing: ['Por uns meses {{theme}} ganha ternura e invenção.'],
      tense: ['Por uns meses {{theme}} fica sob névoa, e os fatos pedem conferência dupla.'],
    },
    pluto: {
      joined: ['Aos poucos {{theme}} desce até o alicerce, devagar e com motivo.'],
      flowing: ['Aos poucos {{theme}} ganha fundura, e uma força que você nota depois.'],
      tense: ['Aos poucos {{theme}} sente pressão até que o gasto se solte.'],
    },
  },
  retrogrades: {
    mercury: 'Enquanto dura, reler, consertar e retornar ligações rende mais que assinar e lançar.',
    venus: 'Afetos e gostos antigos passam para um oi, e não é preciso decidir no portão.',
    mars: 'Forçar rende menos que o normal, e um plano mais fino rende mais.',
    jupiter: 'O crescimento vira para dentro, e aquilo em que você crê se mede com o que viu.',
    saturn: 'Deveres assumidos na correria podem ser revistos e encurtados.',
    uranus: 'As mudanças tomam fôlego, e dá tempo de alcançá-las.',
    neptune: 'Um sonho pode mostrar o contorno real, mais simples e mais fácil de erguer.',
    pluto: 'O que parecia encerrado talvez peça mais um olhar honesto.',
  },
  bornRetrograde: [
    'Com isso você revira a coisa por dentro antes de mostrar, e seu segundo rascunho é o bom.',
    'Essa sua parte fica mais pensativa que vistosa, com ritmo e calendário próprios.',
  ],
};
