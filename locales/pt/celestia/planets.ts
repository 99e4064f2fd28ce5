import type { PlanetSentences } from '../../celestia-words.ts';

/** De que fala cada planeta, e o que faz ao que encontra. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'O Sol mostra quem você vai se tornando, um pouco mais a cada ano.',
      'O Sol fala daquilo que você faria mesmo sem aplauso.',
    ],
    moon: [
      'A Lua mostra do que você precisa para se sentir em segurança.',
      'A Lua é a memória do seu corpo: reage primeiro e se explica depois.',
    ],
    mercury: [
      'Mercúrio fala de como você observa, aprende e se comunica.',
      'Mercúrio mostra as perguntas que você faz e o tom em que fala com os outros.',
    ],
    venus: [
      'Vênus mostra o que encanta você e como você deixa alguém chegar perto.',
      'Onde Vênus está, você se dedica sem perceber, porque gosta do que faz.',
    ],
    mars: [
      'Marte mostra como você corre atrás do que quer e o que faz quando algo atrapalha.',
      'Onde Marte está, você prefere agir, e o mau humor avisa que já esperou demais.',
    ],
    jupiter: [
      'Júpiter mostra onde você acredita que vai dar certo, e muitas vezes dá.',
      'Onde Júpiter está sobra generosidade, e vem junto o risco de exagerar.',
    ],
    saturn: [
      'Saturno fala do que dá trabalho para conquistar e que, depois, ninguém tira de você.',
      'Onde Saturno está, você começa com insegurança e, com os anos, vira referência.',
    ],
    uranus: [
      'Urano divide o signo com a sua geração inteira; o que é só seu é a casa e os aspectos dele.',
      'Onde Urano está, você surpreende e só segue uma regra enquanto ela faz sentido.',
    ],
    neptune: [
      'Netuno fica uns catorze anos num signo; o que é só seu é a casa e o que ele toca.',
      'Onde Netuno está, os limites se confundem: vêm daí as suas melhores ideias e também as ilusões.',
    ],
    pluto: [
      'Plutão marca uma geração inteira; o que é pessoal é o lugar onde ele age no seu mapa.',
      'Onde Plutão está, você vai até o fundo e sabe recomeçar quando precisa.',
    ],
    node: [
      'O Nodo Norte não é um corpo, é um ponto do mapa, e mostra em que direção você cresce.',
      'O que o Nodo Norte pede parece estranho no começo e, com o tempo, faz todo o sentido.',
    ],
    lilith: [
      'Lilith é um ponto da órbita lunar e mostra o que em você não aceita ser domesticado.',
      'Lilith é aquele lado seu que talvez já tenha parecido demais para os outros, e pode ser uma força.',
    ],
    juno: [
      'Juno é um asteroide que mostra do que você precisa para ficar com alguém.',
      'Juno fala daquela condição que, numa relação, você não negocia.',
    ],
    chiron: [
      'Quíron é uma ferida antiga que acaba ensinando você a cuidar dos outros.',
      'Quíron aponta a dor que talvez nunca passe de todo, e é nela que os outros pedem a sua ajuda.',
    ],
    ascendant: [
      'O Ascendente é o ponto que surgia no leste quando você nasceu, e dá a moldura do mapa.',
      'O Ascendente é como você chega aos lugares, não importa o que esteja sentindo.',
    ],
    midheaven: [
      'O Meio do Céu é o ponto mais alto do mapa e fala da profissão e da reputação.',
      'O Meio do Céu mostra por que as pessoas podem vir a conhecer o seu nome.',
    ],
  },
  touch: {
    sun: {
      joined: 'Esse aspecto põe em destaque {{theme}}, e todo mundo percebe.',
      flowing: 'Você tem segurança em relação a {{theme}} e não sente necessidade de provar nada a ninguém.',
      tense: 'Quando se trata de {{theme}}, o orgulho costuma entrar no meio e complicar as coisas.',
    },
    moon: {
      joined: 'O sentimento pesa bastante: basta mudar o humor do dia para mexer com {{theme}}.',
      flowing: 'Você tem bom instinto para lidar com {{theme}}, e o coração ajuda.',
      tense: 'Quando você busca conforto, {{theme}} pede outra coisa, e isso cansa um pouco.',
    },
    mercury: {
      joined: 'Você tem muito a dizer sobre {{theme}}, e quem convive com você já ouviu.',
      flowing: 'Você consegue falar sobre {{theme}} sem rodeios, e isso facilita muito.',
      tense: 'Você pensa demais sobre {{theme}}, de preferência na hora de dormir.',
    },
    venus: {
      joined: 'Você trata com carinho {{theme}}, e isso tem o seu charme.',
      flowing: 'Você lida de forma leve com {{theme}}, e quem convive com você sente essa calma.',
      tense: 'Quando se trata de {{theme}}, você oscila entre agradar aos outros e fazer o que prefere.',
    },
    mars: {
      joined: 'Você tem sangue quente quando o assunto é {{theme}}; se segurar cansa mais do que agir.',
      flowing: 'Quando se trata de {{theme}}, você sabe se impor e não espera empurrão.',
      tense: 'Quando mexem com {{theme}}, você se irrita logo; essa irritação também faz você andar.',
    },
    jupiter: {
      joined: 'Em você, tudo que envolve {{theme}} vem em dose grande, com mais esperança que medida.',
      flowing: 'A vida costuma abrir espaço para {{theme}}, com uma sorte que nem parece sorte.',
      tense: 'Quando o assunto é {{theme}}, você exagera um pouco e promete mais do que cabe na semana.',
    },
    saturn: {
      joined: 'Você leva muito a sério {{theme}}: demora a se abrir, e o que constrói dura.',
      flowing: 'Você sustenta com firmeza {{theme}}, e dá para contar com isso no aperto.',
      tense: 'Você pisa com cuidado em tudo que envolve {{theme}} e só relaxa quando tem certeza.',
    },
    uranus: {
      joined: 'Você não aceita regra para {{theme}}: inventa o próprio caminho e foge de horário.',
      flowing: 'Você não segue modelo quando se trata de {{theme}}, e costuma dar certo.',
      tense:
        'Justo quando tudo está calmo, uma vontade de mudança mexe com {{theme}}; deixe folga nos planos.',
    },
    neptune: {
      joined: 'Sonho e realidade se misturam em {{theme}}: é um dom, e pede limites claros.',
      flowing: 'Você traz inspiração para {{theme}} e capta o que ninguém disse.',
      tense:
        'Quando se trata de {{theme}}, às vezes você vê as coisas como gostaria que fossem; vale olhar de novo com calma.',
    },
    pluto: {
      joined: 'Você não faz nada pela metade quando o assunto é {{theme}}.',
      flowing: 'Nas horas difíceis você tira força de {{theme}} e tem coragem de ver as coisas como são.',
      tense:
        'Um dia ou outro a vida faz perguntas difíceis sobre {{theme}}, e você sai delas com mais força.',
    },
  },
  passing: {
    sun: {
      joined: [
        'Por um dia ou dois {{theme}} fica em evidência, e dá para aproveitar.',
        'Por um dia ou dois as atenções se voltam para {{theme}}; é bom momento para se mostrar.',
      ],
      flowing: [
        'Por uns dois dias você fica mais à vontade com {{theme}}.',
        'Por uns dois dias é mais fácil lidar com {{theme}}, e os outros percebem.',
      ],
      tense: [
        'Por um dia ou dois alguém pode questionar {{theme}}; tente não levar a mal.',
        'Por um dia ou dois dá para sentir algum atrito em torno de {{theme}}.',
      ],
    },
    moon: {
      joined: ['Por algumas horas, qualquer coisa mexe com {{theme}}.'],
      flowing: ['Por algumas horas, o humor do dia joga a favor de {{theme}}.'],
      tense: ['Por algumas horas, o humor oscila e pesa sobre {{theme}}.'],
    },
    mercury: {
      joined: [
        'Nesses dias você pensa e fala bastante sobre {{theme}}; dizer em voz alta ajuda a organizar.',
        'Nesses dias {{theme}} vira assunto de conversa, e uma boa pergunta ajuda.',
      ],
      flowing: [
        'Nesses dias fica mais fácil falar sobre {{theme}} e se fazer entender.',
        'Nesses dias você pensa com clareza sobre {{theme}}, e conversar rende.',
        'Nesses dias você organiza as ideias quanto a {{theme}} e fala com mais segurança.',
      ],
      tense: [
        'Nesses dias é fácil se enrolar nas palavras quando o assunto é {{theme}}; melhor pensar antes de responder.',
        'Nesses dias a cabeça dá voltas em torno de {{theme}}; pôr no papel ajuda.',
      ],
    },
    venus: {
      joined: [
        'Por uns dias você trata com mais carinho {{theme}}, e os outros também.',
        'Por uns dias existe mais doçura em torno de {{theme}}, e a gentileza volta depressa.',
      ],
      flowing: [
        'Por uns dias você encara com mais leveza {{theme}}, e dá gosto aceitar um convite.',
        'Por uns dias fica mais leve lidar com {{theme}}, e a boa companhia faz o resto.',
        'São dias agradáveis para dar atenção a {{theme}}, sem pressa e em boa companhia.',
      ],
      tense: [
        'Por uns dias você quer agrado e facilidade, e {{theme}} pede outra coisa.',
        'Por uns dias dá vontade de se mimar para não pensar em {{theme}}; um agrado pequeno basta.',
        'Por uns dias o prazer e {{theme}} puxam para lados diferentes; dá para achar um meio-termo.',
        'Por uns dias a vontade de facilitar as coisas esbarra em {{theme}}; espere um pouco antes de comprar ou prometer.',
        'Por uns dias falta doçura quando o assunto é {{theme}}; uma gentileza com você já melhora o clima.',
      ],
    },
    mars: {
      joined: [
        'Com esse aspecto você põe mais energia em {{theme}}; dê um alvo a ela antes que vire briga.',
        'Com esse aspecto o sangue esquenta quando mexem com {{theme}}; mexer o corpo ajuda a gastar essa energia.',
      ],
      flowing: [
        'Com esse aspecto {{theme}} ganha impulso, e começar fica simples.',
        'Com esse aspecto você tem energia de sobra e mais disposição para tudo que envolve {{theme}}.',
      ],
      tense: [
        'Com esse aspecto você fica com pouca paciência quando mexem com {{theme}}; conte até cinco e fale claro.',
        'Com esse aspecto qualquer comentário sobre {{theme}} irrita; respire antes de responder.',
      ],
    },
    jupiter: {
      joined: [
        'Enquanto dura, {{theme}} ganha espaço, e vale tentar até o que parece grande demais.',
        'Enquanto dura, você olha com mais esperança para {{theme}}, e uma porta pode se abrir.',
      ],
      flowing: [
        'Enquanto dura, você encontra apoio e espaço para {{theme}}; é só pedir.',
        'Enquanto dura, a sorte ajuda {{theme}}, sobretudo se você der o primeiro passo.',
      ],
      tense: [
        'Enquanto dura, a vontade de fazer tudo de uma vez mexe com {{theme}}; escolha uma coisa só.',
        'Enquanto dura, é fácil exagerar quando o assunto é {{theme}}; prometa menos e confira os custos.',
      ],
    },
    saturn: {
      joined: [
        'Nessa fase {{theme}} amadurece: você promete menos e cumpre melhor.',
        'Nessa fase você encara com mais maturidade {{theme}}, e o que parecia peso vira base.',
      ],
      flowing: [
        'Nessa fase dá para construir algo sólido em torno de {{theme}}, com constância e sem drama.',
      ],
      tense: [
        'Nessa fase a vida põe à prova {{theme}}, e o que ficar de pé é seu de verdade.',
        'Nessa fase {{theme}} pede mais paciência que o normal, e o resultado vem devagar.',
        'Nessa fase tudo que envolve {{theme}} dá mais trabalho; faça menos coisas, com mais cuidado.',
      ],
    },
    uranus: {
      joined: ['Nesse período uma mudança inesperada mexe com {{theme}}, e pode cair melhor do que parece.'],
      flowing: ['Nesse período {{theme}} ganha novos ares, com um acaso feliz de vez em quando.'],
      tense: [
        'Nesse período fica difícil ter sossego com {{theme}}; planos flexíveis e bom humor ajudam bastante.',
      ],
    },
    neptune: {
      joined: [
        'Por uns meses o sonho se mistura com {{theme}}: ótimo para criar, ruim para assinar contrato.',
      ],
      flowing: ['Por uns meses você encontra mais ternura e inspiração para {{theme}}.'],
      tense: ['Por uns meses fica difícil enxergar com clareza {{theme}}; confira os fatos duas vezes.'],
    },
    pluto: {
      joined: ['Aos poucos você revê desde a base {{theme}}, com calma e por um bom motivo.'],
      flowing: ['Aos poucos {{theme}} ganha profundidade, e você só percebe essa força depois.'],
      tense: ['Aos poucos a pressão sobre {{theme}} aumenta, até você soltar o que já não serve.'],
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
