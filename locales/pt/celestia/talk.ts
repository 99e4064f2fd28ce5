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
      'Não peguei bem o que você quer saber.',
      'Dá para perguntar de hoje, de um planeta seu ou de quando algo começa.',
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
    'Se você incluir os dados de nascimento da outra pessoa, ponho os dois mapas um sobre o outro.',
    'Para ler vocês dois juntos, eu precisaria também dos dados de nascimento da outra pessoa.',
  ],

  askPartnerHour: ['Com a hora e o lugar desse nascimento, posso colocar um mapa sobre o outro.'],
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
      'A última palavra é sua, então tome o que vem como uma segunda opinião.',
      'Antes do sim ou do não, vale ver o que você procura aí.',
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
      'Só os signos dizem pouco sobre duas pessoas; o seu mapa diz mais da sua metade do caminho.',
    ],
    either: [
      'Um mapa não sabe escolher entre duas coisas, mas mostra do que você precisa em qualquer uma delas.',
      'Essa escolha continua sua; o que posso trazer para ela é o que não pode faltar para você, num caso ou no outro.',
      'Qual das opções é a melhor eu não tenho como ver daqui, então olho o que você vai precisar encontrar na escolhida.',
    ],
    othersWay: [
      'O que a outra pessoa pensa, sente ou vai fazer não está no seu mapa; a sua parte nisso está.',
      'Do lado de lá só quem está lá sabe, então leio o que vem do seu.',
      'Eu leio um mapa só, o seu, e ele fala de como você lida com isso, não do que se passa com o outro lado.',
    ],
    thatWhy: [
      'Em parte, sim; nenhum posicionamento explica tudo sozinho.',
      'Tem a ver, embora um mapa fale com mais de uma voz.',
      'Isso entra na conta, e não é a única coisa.',
    ],
    whether: [
      'Um sim ou um não puro e simples o mapa não dá; ele mostra o que fala a favor e o que fala contra.',
      'Não seria honesto responder só com sim ou não, então conto o que o seu mapa diz disso.',
      'Nem sim nem não: veja isto e tire a sua conclusão.',
    ],
    cause: [
      'O motivo mais provável está no seu próprio mapa.',
      'Para entender de onde isso pode vir, olho primeiro o que você traz de nascença.',
      'Um porquê desses eu procuro no seu mapa antes de procurar fora.',
      'Certeza ninguém tem nesses assuntos, mas há um ponto do seu mapa onde eu começaria a busca.',
    ],
  },
  verdicts: {
    yes: [
      'Pelo seu mapa, em boa parte sim.',
      'No geral eu diria que sim, e dá para mostrar de onde tiro isso.',
      'O mapa pende para o sim, sem que isso conte você por inteiro.',
      'Isso tem fundamento no seu mapa, com as exceções que todo mundo tem.',
    ],
    partly: [
      'Sim e não: um lado seu é assim, outro nem tanto.',
      'Uma parte do seu mapa concorda com isso, e outra discorda.',
      'Depende de qual lado seu está à frente, porque nisso eles não combinam.',
      'Haverá quem diga que sim e quem estranhe a pergunta, e os dois têm de onde tirar.',
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
      'Mais para sim: nesse tempo há mais coisas ajudando do que atrapalhando.',
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
      'Quem na sua vida vê esse seu lado?',
      'Quando foi a última vez que se pegou fazendo isso?',
      'O que mudaria se você parasse de pedir desculpa por isso?',
    ],
    love: [
      'Do que você mais sente falta quando não tem?',
      'Em quem você pensou ao ler?',
      'O que você pediria se pedir fosse fácil?',
      'Quando alguém entendeu você nisso pela última vez?',
    ],
    work: [
      'Que parte do dia você faria até sem salário?',
      'Que tarefa espera de você um sim ou um não?',
      'O que você gostaria que pedissem a você?',
      'Onde você se sente mais útil agora?',
    ],
    money: [
      'Quanto é o bastante para você, em número?',
      'Qual foi a última compra que valeu mesmo?',
      'Que gasto compra sossego para você?',
      'Quanto você cobraria sem timidez?',
    ],
    family: [
      'De quem da família isso faz você lembrar?',
      'O que você gostaria de fazer diferente de quem veio antes?',
      'Do que nunca se falava na sua mesa?',
      'Quem na família entende você sem precisar de palavras?',
    ],
    friends: [
      'Para quem você contaria isso primeiro?',
      'Que amizade anda na sua cabeça?',
      'Onde você se sente parte sem esforço?',
      'Para que seus amigos procuram você?',
    ],
    home: [
      'O que um lugar precisa ter para ser seu?',
      'Em que cômodo você respira melhor?',
      'O que você levaria em qualquer mudança?',
      'Onde você dorme melhor?',
    ],
    learning: [
      'O que desperta sua curiosidade há anos?',
      'Quem explicou algo que nunca mais saiu da cabeça?',
      'O que você estudaria se ninguém desse nota?',
      'Onde chegam suas melhores ideias?',
    ],
    purpose: [
      'Para o que você sempre volta, mesmo sem pedirem?',
      'Que passo caberia nesta semana?',
      'O que você amava fazer aos dez anos?',
      'O que daria pena deixar sem tentar?',
    ],
    time: [
      'O que você planejou para essa época?',
      'Para o que você quer abrir espaço?',
      'O que pode ficar para depois?',
      'Quem você quer por perto em dias assim?',
      'Por onde você começaria?',
      'Tem algo que você espera para começar?',
      'O que faria disso uma boa fase para você?',
      'Que data importa mais para você?',
      'O que você queria ter resolvido até lá?',
    ],
    any: [
      'Parece com você?',
      'Em que situação isso aparece?',
      'Quem à sua volta diria o mesmo?',
      'O que você guarda disso?',
      'Tem uma cena recente assim?',
      'O que surpreende você aí?',
      'Que parte você quer ouvir melhor?',
      'Como isso chega a você?',
      'O que fez você pensar nisso agora?',
      'Onde você mais nota isso?',
      'O que você gostaria de fazer com isso?',
    ],
  },
  grains: [
    'Um mapa mostra inclinações, e quem decide o que fazer com elas é você.',
    'Tome como tendência, que num dia descansado pode ter outra cara.',
    'Nada disso é fixo; com os anos o mesmo dom serve de muitas formas.',
    'Não precisa concordar com tudo, e a parte que irrita pode ser a mais interessante.',
    'Aparece mais quando a coisa complica do que quando tudo vai bem.',
    'Quem é próximo de você teria uma história ou duas sobre isso.',
    'Aos vinte tem uma cara e aos quarenta tem outra.',
    'Dá para se apoiar nisso na correria, como num bom hábito.',
  ],
  timeGrains: [
    'Datas assim são uma mudança de tempo, e a roupa quem escolhe é você.',
    'Não precisa acontecer nada no dia exato; os de volta costumam dizer mais.',
    'Pense num tom para a época, não numa tabela de horários.',
    'Se passar sem barulho, também está bom.',
    'Basta uma linha na agenda, e depois você vê no que deu.',
    'O que você tiver pronto até lá faz mais que a data.',
    'Use como desculpa para levantar os olhos um instante.',
    'Anote o que perceber, porque o desenho só aparece olhando para trás.',
  ],
  whatSheIs: {
    header: 'Celestia é uma IA, não uma pessoa.',
    beforeFirst:
      'Eu sou a Celestia, uma IA. Respondo pelo seu mapa calculado e mostro cada fato que uso; o que fazer com isso é com você.',
    sharedPicture: 'Escrito por Celestia, uma IA, a partir de um mapa calculado.',
  },
};
