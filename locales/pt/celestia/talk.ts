import type { TalkSentences } from '../../celestia-words.ts';

/** O que ela diz fora dos mapas. */
export const talk: TalkSentences = {
  social: {
    greeting: [
      [
        'Oi, que bom ver você por aqui.',
        'Por onde a gente começa: por você, por alguém que você ama, pelo trabalho ou pelo dia de hoje?',
      ],
      ['Olá!', 'Eu sou a Celestia, uma IA que lê mapas calculados. O que você quer saber?'],
      [
        'Que bom que veio.',
        'Pergunte o que quiser sobre o seu mapa ou o céu de agora; pergunta curta também vale.',
      ],
      ['Oi, pode chegar.', 'O que está na sua cabeça?'],
    ],
    thanks: [
      ['De nada.', 'Se no caminho de casa surgir outra pergunta, estou aqui.'],
      ['Imagina, foi um prazer.', 'Era uma boa pergunta, e isso já é metade.'],
      ['Que bom que serviu.', 'Fique com o que cabe e deixe o resto.'],
      ['Por nada.', 'Vamos olhar mais alguma coisa?'],
    ],
    farewell: [
      ['Se cuida.', 'O céu vai continuar no lugar, e eu também.'],
      ['Até mais.', 'Tomara que algo disso ajude.'],
      ['Até a próxima.', 'Durma bem, quando for a hora.'],
      ['Vá com calma.', 'Volte quando uma pergunta coçar.'],
      ['Até já, então.', 'Seu mapa não sai do lugar.'],
      ['Tchau, e bom caminho.', 'Deixo a luz acesa.'],
    ],
    wellbeing: [
      [
        'Que gentileza; como sou uma IA, não tenho dia bom nem ruim.',
        'E você, como está, o que vamos olhar?',
      ],
      ['Não tenho humor, sou um programa, então sou toda ouvidos.', 'O que anda acontecendo aí?'],
      ['Tudo em ordem, como dizem as máquinas.', 'Conte você como vão as coisas.'],
    ],
    identity: [
      [
        'Eu sou a Celestia, e sou uma IA, não uma pessoa.',
        'Respondo pelo seu mapa calculado e pelo céu como está, e mostro cada fato que uso.',
      ],
      [
        'Aqui não há ninguém: sou um programa que aprendeu a ler mapas.',
        'As posições são cálculo; o que faço delas é leitura, e você pode discordar.',
      ],
      [
        'Você fala com uma inteligência artificial chamada Celestia.',
        'Não tenho aniversário nem signo, só o seu para olhar. Vamos?',
      ],
    ],
    ability: [
      [
        'Você pode perguntar de si, de amor, trabalho, dinheiro, família, amizades ou de onde mora.',
        'Também de um planeta, um signo, uma casa, um eclipse, um retrógrado, ou de como está o seu dia e a sua semana.',
      ],
      [
        'Pergunte como a uma amiga que entende de mapas.',
        '“Como é a minha Vênus?”, “quando tem lua cheia?”, “como vai minha semana no trabalho?” são bons começos.',
      ],
      [
        'Leio o seu mapa natal e ponho por cima o céu de hoje.',
        'Uma boa primeira pergunta é aquela que não sai da cabeça.',
      ],
    ],
    belief: [
      [
        'Pergunta justa: as posições que uso são astronomia, e são exatas.',
        'Que elas digam algo de nós, a ciência não mostrou; use como espelho para pensar, e que ninguém decida por você, nem eu.',
      ],
      [
        'Não precisa acreditar para a gente conversar.',
        'Os estudos não mostraram que mapas preveem vidas. Mesmo assim, uma boa imagem ajuda muita gente a ver melhor a própria pergunta.',
      ],
    ],
    compliment: [
      ['Que gentileza.', 'O mapa fez quase tudo, eu pus as palavras.'],
      ['Obrigada, vou guardar.', 'A gente continua ou deixa descansar?'],
      ['Gosto de saber que serviu.', 'E onde não servir, me diga também.'],
      ['Fico contente, do meu jeito de programa.', 'O que mais tocou você?'],
      ['Que bom.', 'A gente aprofunda ou muda de assunto?'],
    ],
    disagreement: [
      [
        'Então deixe essa parte de lado; nenhum mapa conhece você melhor do que você.',
        'Como você diria? A partir daí eu olho de novo.',
      ],
      [
        'Pode ser: as posições são calculadas, e o que tiro delas é uma leitura, que pode errar.',
        'O que fica mais longe de você?',
      ],
      [
        'Que bom que você disse.',
        'Algumas coisas só aparecem com certas pessoas, outras não aparecem nunca. O que combinaria mais?',
      ],
    ],
    luck: [
      [
        'Um mapa não traz número, cor nem pedra da sorte; as listas que falam disso nem combinam entre si.',
        'Onde as coisas vêm com mais facilidade para você, isso aparece, e eu posso olhar.',
      ],
      [
        'Isso eu teria de inventar, e não invento.',
        'O que o mapa mostra é para que você tem boa mão. Vamos ver?',
      ],
    ],
    doubt: [
      [
        'Da posição dos planetas, sim: ela é calculada, e os dados ficam embaixo da resposta para você conferir.',
        'Do que isso significa, nem tanto: é uma leitura, e eu posso errar.',
      ],
      [
        'Tanta certeza quanto têm os seus dados de nascimento: se a hora estiver errada, as casas e o Ascendente mudam.',
        'Do que vai acontecer ninguém tem certeza, nem eu.',
      ],
      ['Das datas e das posições, sim; do resultado, nunca.', 'Que parte não convenceu? Eu olho de novo.'],
    ],
    site: [
      [
        'Isso é coisa do site e não do céu: seus dados de nascimento e seus mapas salvos ficam em “Conta”, e os de outra pessoa vão em “Compatibilidade” ou “Converse com seu amor”.',
        'O que fica guardado, o que é pago e como apagar tudo está em “Perguntas frequentes”.',
      ],
      [
        'Daqui eu não consigo mudar nada disso; em “Conta” estão seus dados de nascimento e seus mapas, e “Perguntas frequentes” diz o que fica guardado e o que é pago.',
        'Enquanto isso, seguimos com o mapa?',
      ],
    ],
  },
  agreement: [
    ['Certo.', 'Continuo por aí ou passamos a outra coisa?'],
    ['Entendo.', 'O que ajuda mais agora: saber quando ou saber por quê?'],
    ['Combinado.', 'Então mande a próxima pergunta, estou ouvindo.'],
    ['Tá bom.', 'Que parte você quer ouvir melhor?'],
    ['Anotado.', 'Me diga o que bate e o que não bate.'],
    ['Pois bem.', 'Também posso pegar isso por outro lado.'],
  ],
  outside: [
    [
      'Isso eu não enxergo daqui; só leio mapas e o céu.',
      'Posso olhar, em troca, como o dia está para você, ou o seu jeito de encarar algo assim.',
    ],
    [
      'Aí eu só estaria chutando, e isso eu não faço.',
      'Pergunte do seu mapa, do céu desta noite ou do próximo eclipse, e terei algo real.',
    ],
    [
      'Acho que para isso não sou a pessoa certa, nem pessoa eu sou.',
      'Com amor, trabalho, dinheiro, datas ou o seu mapa eu vou melhor.',
    ],
    [
      'Boa pergunta, mas dessa eu não entendo.',
      'A minha é o céu: quer saber o que se move para você nestes dias?',
    ],
    [
      'Essa eu tenho que deixar passar.',
      'Se há uma preocupação por trás, diga que parte da vida ela toca e eu olho ali.',
    ],
  ],
  unclear: [
    ['Falta um pedaço da pergunta.', 'É sobre uma pessoa, um momento, um planeta?'],
    ['Ainda não vejo em que você está pensando.', 'Me dê mais uma palavra.'],
    ['Não sei se acompanhei.', 'É sobre você, outra pessoa ou uma data?'],
    [
      'Me diz com outras palavras?',
      'Ajuda ouvir um assunto, como amor ou trabalho, ou o nome de um planeta.',
    ],
    [
      'Não entendi bem o que você quer saber.',
      'Você pode perguntar sobre o dia de hoje, um planeta seu ou quando algo começa.',
    ],
  ],
  greets: ['Oi!', 'Olá, que bom ter você aqui.', 'Que bom receber você.'],
  askBirth: [
    'Se você disser quando e onde nasceu, leio no seu próprio mapa.',
    'Com data, hora e lugar de nascimento eu diria o que isso significa para você.',
    'Este é o céu de todo mundo; me dê o seu nascimento e ele passa a ser seu.',
    'Ainda não tenho o seu nascimento, então leio só o céu.',
  ],
  unknownHour: [
    'Sem a sua hora de nascimento, deixo de lado as casas e o Ascendente.',
    'Não sei a que horas você nasceu, então não dá para dizer em que casa isso cai.',
  ],
  noAngle: [
    'Para o Ascendente e o Meio do Céu preciso da sua hora de nascimento, porque eles mudam em minutos.',
    'Esse ponto anda sem parar, e sem a sua hora de nascimento não consigo situar.',
  ],
  askPartner: [
    'Se você incluir os dados de nascimento da outra pessoa, comparo os dois mapas.',
    'Para ler vocês dois juntos, eu precisaria também dos dados de nascimento da outra pessoa.',
  ],

  askPartnerHour: ['Com a hora e o lugar desse nascimento, posso comparar os dois mapas.'],
  spent: [
    'Sobre isso já contei tudo o que vejo; o que mais passa pela sua cabeça?',
    'Daqui em diante eu só me repetiria, então me pergunte outra coisa.',
    'Sobre isso é tudo por enquanto; outra pergunta talvez abra outra porta.',
  ],
  openings: {
    hurt: [
      'Isso pesa, e que bom que você contou.',
      'Não é pouca coisa o que você está passando.',
      'Entendo que isso não saia da sua cabeça.',
      'Momento difícil, então vamos com calma.',
    ],
    othersHeart: [
      'O coração do outro eu não enxergo daqui; a sua parte, sim.',
      'O que alguém sente não aparece no seu mapa, então começo por você.',
      'Não leio a cabeça de ninguém, mas dá para dizer o que você põe nisso.',
    ],
    deciding: [
      'Não decido por você, mas posso mostrar como você costuma decidir.',
      'Um mapa não diz sim nem não para isso; diz o que está em jogo para você.',
      'O que fazer é com você, então tome o que vem como uma segunda opinião.',
      'Antes do sim ou do não, vale ver o que você procura aí.',
      'A escolha continua com você; eu só trago o que o mapa mostra do seu jeito de escolher.',
    ],
    promise: [
      'Prometer eu não posso; contar como você chega lá, sim.',
      'Nada disso está escrito de antemão, e o seu mapa fala mais da sua parte.',
      'Ninguém pode jurar isso, mas veja com o que você conta.',
    ],
    unsure: [
      'Talvez eu não tenha entendido bem o que você procura, então começo por você.',
      'Não sei ao certo de que lado seu a pergunta fala; eu começaria por aqui.',
      'Me diga se entendi errado; é isto que eu olharia primeiro.',
    ],
    past: ['O que ficou para trás foi você que viveu; eu olho de hoje em diante.'],
    guessed: [
      'Entendo isso como algo sobre {{topic.about}}; se não for, diga de outro jeito.',
      'Pelo que ouço, a pergunta é sobre {{topic.about}}; me corrija se for outra coisa.',
      'Acho que você fala sobre {{topic.about}}, mas posso ter entendido errado.',
    ],
    signPair: [
      'Dois signos não fazem um casal, então olho o que você leva.',
      'Só os signos dizem pouco sobre duas pessoas; o seu mapa fala mais do seu lado.',
    ],
    either: [
      'Um mapa não escolhe por ninguém, mas mostra do que você precisa, seja qual for o caminho.',
      'Essa escolha continua sua; o que posso trazer para ela é o que não pode faltar para você, num caso ou no outro.',
      'Qual das opções é a melhor eu não tenho como ver daqui, então olho o que você vai precisar encontrar na escolhida.',
    ],
    othersWay: [
      'O que a outra pessoa pensa, sente ou vai fazer não está no seu mapa; a sua parte nisso está.',
      'O que se passa do lado de lá, só quem está lá sabe; eu leio o seu lado.',
      'Eu leio um mapa só, o seu, e ele fala de como você lida com isso, não do que se passa com o outro lado.',
    ],
    thatWhy: [
      'Em parte, sim; nenhum posicionamento explica tudo sozinho.',
      'Tem a ver, embora um mapa fale com mais de uma voz.',
      'Isso entra na conta, e não é a única coisa.',
    ],
    whether: [
      'Um sim ou um não puro e simples o mapa não dá; ele mostra como você costuma viver esse assunto.',
      'Responder só com sim ou não seria pouco, então conto o que o seu mapa diz disso.',
      'O mapa não fecha a questão; veja o que ele mostra e tire a sua conclusão.',
      'Isso o mapa não crava, mas dá boas pistas sobre o seu lado da história.',
      'A resposta pronta eu não tenho; tenho o que o seu mapa conta sobre você nesse assunto.',
      'Garantir eu não posso, e mesmo assim o seu mapa tem algo a dizer.',
    ],
    cause: [
      'Parte da explicação pode estar no seu próprio mapa.',
      'Para entender de onde isso pode vir, olho primeiro o que você traz de nascença.',
      'Vamos ver se o seu mapa explica.',
      'Certeza ninguém tem nesses assuntos, mas há um ponto do seu mapa onde eu começaria a busca.',
      'O mapa não conhece todos os motivos, mas alguma luz ele costuma dar.',
    ],
  },
  whetherItComes: [
    'Como isso vai terminar eu não vejo daqui; como você entra nisso, vejo.',
    'Um sim ou um não seria invenção minha; o que dá para ler é o que você põe nisso.',
    'O resultado não está escrito em mapa nenhum, o seu jeito de chegar até ele está.',
    'Se vai acontecer ou não fica em aberto; vamos olhar a parte que é sua.',
    'Não vou fingir que sei o final; sei como você costuma ser nessas horas.',
  ],
  eitherOf: [
    'Sobre “{{asked.text}}”, quem decide é você; o seu mapa mostra do que você precisa nos dois casos.',
    'Nenhum mapa escolhe por você em “{{asked.text}}”, mas ele diz em que você se apoia na hora de escolher.',
    'Não dá para eu escolher por você em “{{asked.text}}”; dá para dizer o que não pode faltar, seja qual for a escolha.',
  ],
  verdicts: {
    yes: [
      'Em boa parte, o seu mapa confirma isso.',
      'No geral eu diria que sim, e dá para mostrar de onde tiro isso.',
      'O mapa pende para o sim, sem que isso conte você por inteiro.',
      'Isso tem fundamento no seu mapa, com as exceções que todo mundo tem.',
    ],
    partly: [
      'Em parte: há no seu mapa o que diga que sim e o que diga que não.',
      'Uma parte do seu mapa concorda com isso, e outra discorda.',
      'Depende do momento, porque você tem dois lados que não combinam nesse ponto.',
      'Haverá quem diga que sim e quem estranhe a pergunta, e cada lado tem lá suas razões.',
    ],
    hardly: [
      'Vejo pouco no seu mapa que leve a dizer isso.',
      'Pelo que leio, não muito, embora num dia ou noutro qualquer pessoa seja.',
      'Eu não chegaria a essa conclusão pelo seu mapa.',
      'Se essa ideia veio de algum lugar, não parece ter sido do seu mapa.',
    ],
  },
  times: {
    good: [
      'Nesse tempo há mais coisas ajudando do que atrapalhando.',
      'Em matéria de data, o seu mapa vê com bons olhos.',
      'O vento está mais a favor do que contra.',
    ],
    mixed: [
      'Nem bom nem ruim: uma coisa ajuda e outra atrapalha.',
      'Em matéria de data, o céu não pende para lado nenhum.',
      'Mais ou menos: nada fala claramente a favor, nem claramente contra.',
    ],
    hard: [
      'Não é o momento mais fácil, embora nada impeça.',
      'Há mais atrito do que ajuda nesse tempo; vá com calma ou escolha outro dia, se puder.',
      'Se der para escolher, melhor em outra hora: tem mais coisa atrapalhando do que ajudando.',
    ],
  },
  closers: {
    self: [
      'O que você reconheceu primeiro?',
      'Quem conhece bem esse seu lado?',
      'Onde você percebe isso no dia a dia?',
      'O que você gostaria de entender melhor em você?',
      'Em que momentos esse lado aparece mais?',
      'Esse jeito mais ajuda ou mais atrapalha?',
    ],
    love: [
      'O que é mais importante para você no amor?',
      'Do que você não abre mão numa relação?',
      'O que você gostaria de viver no amor?',
      'Como é, para você, uma relação boa?',
      'O que faz você confiar em alguém?',
      'De que jeito você gosta de receber carinho?',
    ],
    work: [
      'O que é mais importante para você no trabalho?',
      'Como você gostaria que fosse o seu dia de trabalho?',
      'Onde você se sente mais útil?',
      'O que faz um trabalho valer a pena para você?',
      'Que tipo de tarefa você faz com gosto?',
      'Com que tipo de gente você trabalha melhor?',
    ],
    money: [
      'O que o dinheiro representa para você?',
      'O que traria mais tranquilidade para você com dinheiro?',
      'Em que você faz questão de gastar bem?',
      'O que mudaria se sobrasse mais no fim do mês?',
      'O que é ter o bastante, para você?',
      'Com quem você consegue falar de dinheiro?',
    ],
    family: [
      'O que é mais importante para você na família?',
      'Qual costuma ser o seu papel na família?',
      'O que você aprendeu com a sua família?',
      'Com quem da família você se entende melhor?',
      'O que faz uma família dar certo, para você?',
      'O que você gostaria de dizer a alguém da família?',
    ],
    friends: [
      'O que você espera de uma amizade?',
      'Para que os amigos costumam procurar você?',
      'Que amizade faz bem a você?',
      'O que você não aceita numa amizade?',
      'O que faz uma amizade durar, para você?',
      'Como você costuma fazer amizade?',
    ],
    home: [
      'O que um lugar precisa ter para ser seu?',
      'O que você levaria em qualquer mudança?',
      'Onde você se sente mais à vontade?',
      'Como seria o lugar ideal para você?',
      'O que deixa um lugar com a sua cara?',
      'Com quem é bom dividir o mesmo teto?',
    ],
    learning: [
      'O que desperta a sua curiosidade?',
      'O que você gostaria de aprender?',
      'Que assunto prende a sua atenção?',
      'Como você aprende melhor?',
      'O que ajuda você a se concentrar?',
      'Com quem você gosta de aprender?',
    ],
    purpose: [
      'O que dá sentido aos seus dias?',
      'Que passo pequeno já ajudaria?',
      'O que você gostava de fazer na infância?',
      'O que você não quer deixar de tentar?',
      'O que você faria mesmo sem ganhar nada?',
      'O que você gostaria de deixar para os outros?',
    ],
    time: [
      'Você já tem algum plano para esse período?',
      'O que você gostaria que acontecesse nesse período?',
      'O que você gostaria de resolver primeiro?',
      'O que é prioridade para você nesse momento?',
      'Tem alguma data importante para você nesse período?',
      'O que te ajudaria nesse período?',
      'O que você espera desse período?',
      'Para que você queria ter mais tempo?',
      'O que mais pesa para você nisso tudo?',
      'O que seria um bom resultado para você?',
      'Tem outra data que você queira olhar?',
      'Com quem você pode contar nesse período?',
    ],
    any: [
      'Parece com você?',
      'Em que situação você percebe isso?',
      'Quem convive com você diria o mesmo?',
      'O que mais chamou a sua atenção?',
      'O que faz mais sentido para você?',
      'Alguma coisa aí você já sabia?',
      'Que parte você quer entender melhor?',
      'Alguma coisa te surpreendeu?',
      'Com que parte você concorda?',
      'Sobre o que mais você quer saber?',
      'O que você acha?',
      'Bate com o que você percebe em si?',
      'Como você diria isso com as suas palavras?',
      'Faltou alguma coisa?',
    ],
  },
  grains: [
    'O mapa mostra tendências; quem decide o que fazer com elas é você.',
    'Tome isso como uma tendência, que num dia descansado pode mudar de cara.',
    'Nada disso é fixo, e com os anos você aprende a usar melhor.',
    'Não precisa concordar com tudo; às vezes a parte que incomoda é a mais interessante.',
    'Costuma aparecer mais quando a vida aperta do que quando tudo vai bem.',
    'Quem é próximo de você deve ter uma história sobre isso.',
    'Aos vinte isso tem uma cara, e aos quarenta tem outra.',
    'Na correria, dá para contar com isso como se conta com um bom hábito.',
    'Pode ser que uma parte sirva e outra não, e as duas coisas dizem algo sobre você.',
    'Com gente diferente, o mesmo traço aparece de jeitos diferentes.',
    'O mapa é só o ponto de partida; o resto da história é você que escreve.',
  ],
  timeGrains: [
    'Datas assim são como previsão do tempo, e a roupa quem escolhe é você.',
    'Não precisa acontecer nada no dia exato; os dias em volta costumam contar mais.',
    'Veja isso como o clima da época, e não como hora marcada.',
    'Se passar sem barulho, também está bom.',
    'Basta uma linha na agenda, e depois você confere.',
    'O que você fizer até lá conta mais do que a data.',
    'Serve ao menos de pausa para pensar com calma no que vem.',
    'Anote o que perceber, porque muita coisa só faz sentido depois.',
    'Nem tudo se nota por fora; às vezes muda só o humor.',
    'Uma data dessas serve para prestar atenção, e não para ter medo.',
    'Se o dia não ajudar, o seguinte também serve.',
  ],
  whatSheIs: {
    header: 'Celestia é uma IA, não uma pessoa.',
    beforeFirst:
      'Eu sou a Celestia, uma IA. Respondo pelo seu mapa calculado e mostro cada fato que uso; o que fazer com isso é com você.',
    sharedPicture: 'Escrito por Celestia, uma IA, a partir de um mapa calculado.',
  },
};
