import type { SynthesisWords } from '../synthesis-types.ts';

export const synthesis: SynthesisWords = {
  heading: 'Seu mapa como um todo',
  lights: {
    fire: {
      fire: [
        'O Sol e a Lua ardem no mesmo fogo: o que você quer e o que você precisa costumam ir na mesma direção, e você parte antes de perguntarem para onde.',
        'Com as duas luzes em fogo, querer e sentir acontecem quase juntos em você; o que se aprende devagar é esperar.',
        'O entusiasmo chega a você com a pontualidade da fome, coisa de Sol e Lua em fogo, e quem está perto acaba pegando.',
      ],
      earth: [
        'Um Sol de fogo sobre uma Lua de terra: você gosta de começar com coragem e de dormir na própria cama, e seus melhores anos dão lugar aos dois.',
        'O Sol risca o fósforo, a Lua em terra confere se tem lenha; com o chão garantido, você se atreve a muita coisa.',
        'Olhando esse Sol em fogo, parece que você vai embora amanhã; a Lua em terra, calada, já renovou o aluguel.',
      ],
      air: [
        'O fogo do Sol e o ar da Lua se alimentam: uma ideia mexe com você, contá-la mexe mais, e à noite ela já está pela metade.',
        'Você faz e depois conversa, quase sempre nessa ordem, com o Sol em fogo e a Lua em ar; ao seu lado ninguém se entedia.',
        'Sol em fogo, Lua em ar: seu mau humor passa falando, e poucas vezes dura mais que a conversa.',
      ],
      water: [
        'O Sol em fogo diz “vamos”, a Lua em água pergunta como cada um está, e você deve ter aprendido cedo a escutar os dois.',
        'Por fora há calor e segurança, é o Sol em fogo; por baixo, a Lua em água se machuca com mais facilidade do que imaginam.',
        'Fogo no Sol e água na Lua fazem vapor: a emoção quer agir na hora, e uma hora depois já está mais mansa.',
      ],
    },
    earth: {
      fire: [
        'Seu Sol de terra constrói sem correr e sua Lua de fogo não aguenta a demora; sua vida tende a alternar paciência e saltos.',
        'Primeiro se conhece a calma do Sol em terra; quem mora com você conhece também a Lua em fogo e suas faíscas.',
        'Você faz direito e queria tudo pronto até o almoço: é o que dá um Sol em terra com uma Lua em fogo.',
      ],
      earth: [
        'Sol e Lua se encontram na terra: você confia no que dura, faz mais do que fala, e mudança só por mudar não lhe diz nada.',
        'As duas luzes em terra dão o mesmo passo ao trabalho e ao afeto, sem pressa, e boa memória para quem cumpriu a palavra.',
        'Seu Sol e sua Lua concordam no que é prático: você cuida fazendo e descansa em cima do que ficou pronto.',
      ],
      air: [
        'O Sol em terra quer resultado, a Lua em ar quer olhar por outro lado, e por isso você entende muito bem e termina um pouco tarde.',
        'Enquanto as mãos trabalham, o coração procura a palavra certa; assim funcionam um Sol de terra e uma Lua de ar.',
        'Lidar com você é fácil e firme, graças ao Sol em terra; por dentro há mais leveza do que parece, graças à Lua em ar.',
      ],
      water: [
        'A terra do Sol e a água da Lua se dão bem: você cuida com atos e costuma perceber o que falta antes que alguém peça.',
        'O Sol em terra fica com os pés secos enquanto a Lua em água sente cada maré; juntos dão alguém em quem os outros se apoiam.',
        'Você ergue abrigo, com Sol em terra e Lua em água, primeiro para os outros; às vezes é preciso lembrar que dá para morar nele.',
      ],
    },
    air: {
      fire: [
        'Sol em ar e Lua em fogo dão rapidez: você pensa falando, sente fazendo, e antes do almoço já pode se entediar.',
        'Seu Sol olha todos os lados e a Lua em fogo já escolheu um; suas melhores discussões são com você.',
        'Um Sol de ar abanado por uma Lua de fogo: as ideias pegam você pelo corpo e raramente ficam guardadas até amanhã.',
      ],
      earth: [
        'Seu Sol em ar vive entre ideias, sua Lua em terra pergunta a que horas sai o jantar, e os dois fazem mais falta do que você admite.',
        'Você fala leve e se assenta pesado: o Sol de ar gosta de mudança, a Lua de terra gosta da própria cadeira.',
        'Mudar de opinião leva um minuto, mudar de hábito leva dez anos; é a distância entre um Sol em ar e uma Lua em terra.',
      ],
      air: [
        'Sol e Lua estão em ar: a vida fica real quando vira conversa, e um silêncio entre duas pessoas incomoda você.',
        'Com as duas luzes em ar, você recua um passo para ver o que sente, descreve bem, e a emoção às vezes chega no dia seguinte.',
        'Gente, ideias e alguma distância: o Sol e a Lua em ar precisam das três, e se equilibram não chegando perto demais.',
      ],
      water: [
        'O Sol em ar explica, a Lua em água já sabia, e parte da sua vida se passa traduzindo de um para o outro.',
        'Sua voz soa mais fresca do que você é: o Sol de ar acha a frase e a Lua de água guarda o que não coube nela.',
        'Você conversa sobre qualquer assunto, Sol em ar; para sentir depois, a Lua em água pede uma noite sossegada.',
      ],
    },
    water: {
      fire: [
        'O Sol em água anda pelo sentimento, a Lua em fogo quer resolver logo: ternura e impaciência na mesma frase.',
        'O que comove você vira ação depressa, com Sol em água e Lua em fogo, e a causa dos outros você defende melhor que a sua.',
        'Encontra-se primeiro a doçura de um Sol em água; atrás dele, a Lua em fogo tem gênio, humor e pouca paciência com pena.',
      ],
      earth: [
        'O Sol em água percebe o que falta, a Lua em terra vai lá e traz, e fica difícil passar sem você.',
        'Você sente fundo, Sol em água, e se recupera na rotina, Lua em terra: comer, dormir, uma tarefa que tenha fim.',
        'Água pousada em terra, assim estão seu Sol e sua Lua: simpatia larga, e uma confiança que cresce aos poucos e fica.',
      ],
      air: [
        'Seu Sol em água absorve tudo, sua Lua em ar quer que se diga claro, e muitas vezes é você quem dá nome ao clima.',
        'Você entra nas pessoas pela intuição e sai pelo pensamento, obra de um Sol em água e de uma Lua em ar.',
        'O Sol em água chegaria mais perto, a Lua em ar pede uma janela aberta; seus laços vão melhor com um pouco de cada.',
      ],
      water: [
        'Sol e Lua estão em água: você capta o que paira no ar, lembra por anos e precisa de solidão para saber que parte é sua.',
        'Entre o que você sente e o que você é quase não há distância, com as duas luzes em água, e poucos segredos lhe escapam.',
        'Para o seu Sol e a sua Lua, ambos em água, sentir é um modo de saber; você sabe mais do que consegue provar.',
      ],
    },
  },
  sunAlone: {
    fire: [
      'Seu Sol está num signo de fogo: você descobre quem é começando coisas, e o descanso cai melhor depois do risco do que antes.',
      'Com o Sol em fogo, o que poderia ser move você mais do que o que é, e isso aparece no rosto bem antes de qualquer plano.',
      'Do desejo ao gesto o caminho é curto, com esse Sol em fogo, e curta também a paciência com quem para e consulta o mapa.',
    ],
    earth: [
      'Seu Sol está num signo de terra: a confiança vem do que fica de pé, e um elogio convence menos que um resultado.',
      'Com o Sol em terra você prefere mostrar a prometer, e o que aceitou costuma ir até o fim.',
      'Você sabe o tamanho real das coisas, é o Sol em terra, e guarda um orgulho discreto do que levou tempo.',
    ],
    air: [
      'Seu Sol está num signo de ar: você descobre o que pensa ao dizer a alguém, e um dia sem boa conversa fica magro.',
      'Com o Sol em ar, é preciso espaço em volta e gente dentro dele; você julga com justiça quase toda briga, a sua por último.',
      'Como o outro enxerga a coisa intriga um Sol em ar, às vezes por mais tempo do que a decisão pode esperar.',
    ],
    water: [
      'Seu Sol está num signo de água: você lê as pessoas antes das regras, e o que sente decide mais do que deixa ver.',
      'Com o Sol em água o leme fica embaixo, na mão dos humores e das lembranças, e você raramente sai tanto da rota quanto parece.',
      'Você absorve e é leal, Sol em água; com quem passa os dias importa mais do que o que faz neles.',
    ],
  },
  leads: {
    fire: [
      'No conjunto do mapa, o fogo pesa mais: a ação vem primeiro e as razões chegam depois.',
      'A maior parte do peso está em fogo; você empresta coragem e esquece que a dos outros acaba antes.',
      'No total quem manda é o fogo, e com ele o desgosto pela meia medida; sua energia vem em rajadas.',
    ],
    earth: [
      'No conjunto do mapa, a terra pesa mais: você quer saber quanto custa, quanto demora e quem vai estar lá.',
      'A maior parte do peso está em terra; você julga bem o que existe e demora a simpatizar com o que poderia existir.',
      'No total quem manda é a terra, e você se mede pelo que termina, com mais rigor que qualquer pessoa.',
    ],
    air: [
      'No conjunto do mapa, o ar pesa mais, e com ele a vontade de entender antes de tomar parte.',
      'A maior parte do peso está em ar: você liga pessoas e ideias sem esforço, e ficar num ponto só cansa.',
      'No total quem manda é o ar; mudar de ponto de vista descansa mais que um dia de folga.',
    ],
    water: [
      'No conjunto do mapa, a água pesa mais: o tom, a hora e o que não se disse chegam primeiro a você.',
      'A maior parte do peso está em água; você amacia ambientes duros e leva um pouco deles para casa.',
      'No total quem manda é a água, e o seu faro para gente é a última coisa de que convém duvidar.',
    ],
  },
  share: {
    fireEarth: [
      'Fogo e terra lideram juntos, uma mistura que quer começar hoje e ter o que mostrar à noite.',
      'Fogo e terra carregam quase todo o mapa: impulso que dura e pouca vontade de falar do assunto.',
    ],
    fireAir: [
      'Fogo e ar lideram juntos; seu ânimo sobe em companhia e cai nas semanas compridas e caladas.',
      'Fogo e ar carregam quase todo o mapa: viu rápido, disse rápido, já foi para a próxima.',
    ],
    fireWater: [
      'Fogo e água lideram juntos, o que dá reações fortes, bem-intencionadas e difíceis de esconder.',
      'Fogo e água carregam quase todo o mapa; a paixão vem sozinha e a calma se pratica.',
    ],
    earthAir: [
      'Terra e ar lideram juntos, uma dupla seca e útil: pensar bem e depois ver se aguenta.',
      'Terra e ar carregam quase todo o mapa; você é razoável além da conta e sente no seu próprio horário.',
    ],
    earthWater: [
      'Terra e água lideram juntos: você cuida do que cresce e nota na hora quando para de crescer.',
      'Terra e água carregam quase todo o mapa; você guarda, zela e solta mais devagar do que gostaria.',
    ],
    airWater: [
      'Ar e água lideram juntos, e sobra para você pôr em palavras o que os outros mal pressentem.',
      'Ar e água carregam quase todo o mapa: a imaginação ocupa a casa, e às datas e às contas resta o quintal.',
    ],
  },
  even: [
    'Nenhum elemento se impõe; dá para entrar em quase tudo por vários lados, e escolher um leva um momento.',
    'Os quatro elementos estão quase no mesmo nível, o que facilita a adaptação e dificulta o resumo.',
    'Fogo, terra, ar e água andam perto do empate; cada um vai jurar que conhece você e descrever outra pessoa.',
  ],
  lacks: {
    fire: [
      'Não há nada em fogo; o primeiro empurrão pode vir de uma amizade, de um prazo ou de uma aposta.',
      'Falta fogo, e com ele o gosto pela correria; a sua ousadia costuma ser planejada.',
    ],
    earth: [
      'Não há nada em terra: a rotina, mais que um dom, é um ofício aprendido de propósito.',
      'Falta terra; o lado prático da vida tende a esperar até ficar urgente.',
    ],
    air: [
      'Não há nada em ar; você pode saber uma coisa por anos antes de achar a frase.',
      'Falta ar, e tomar distância custa: ou você está dentro ou está fora.',
    ],
    water: [
      'Não há nada em água; os sentimentos chegam tarde, e chegam nítidos.',
      'Falta água, e você consola consertando alguma coisa, o que ajuda mais do que se pensa.',
    ],
  },
  modeLacks: {
    cardinal: [
      'Nenhum planeta está em signo cardinal; você se junta e melhora com mais gosto do que inicia.',
      'Os signos cardinais estão vazios: a abertura fica com os outros, e a sua parte é o que vem depois.',
    ],
    fixed: [
      'Nenhum planeta está em signo fixo; manter um rumo por anos pede mais de você do que mudá-lo.',
      'Os signos fixos estão vazios, o que dá jogo de cintura e faz da constância uma decisão.',
    ],
    mutable: [
      'Nenhum planeta está em signo mutável; um plano que desanda custa mais a você que aos outros.',
      'Os signos mutáveis estão vazios: você começa, persiste, e dobrar no meio do caminho é o que falta ensaiar.',
    ],
  },
  modes: {
    cardinal: [
      'Quem dá o ritmo são os signos cardinais, e muitas vezes é você quem põe a coisa para andar.',
      'Com o peso em signos cardinais, o seu melhor aparece no começo, e no meio vem a inquietação.',
      'O mapa pende para os signos cardinais: uma necessidade soa como instrução.',
    ],
    fixed: [
      'Quem dá o ritmo são os signos fixos; você muda tarde, a fundo e por razões suas.',
      'Com o peso em signos fixos, você se agarra a pessoas e a opiniões quando os outros já se foram.',
      'O mapa pende para os signos fixos: o que você começou não larga mais você.',
    ],
    mutable: [
      'Quem dá o ritmo são os signos mutáveis; você ajusta andando, e o que só se faz de um jeito cansa.',
      'Com o peso em signos mutáveis, você improvisa bem e se compromete melhor com uma saída à vista.',
      'O mapa pende para os signos mutáveis: você ouve a outra versão e quase sempre consegue viver com ela.',
    ],
  },
  modesEven: [
    'Começar, sustentar e mudar saem mais ou menos por igual; nenhuma das modalidades se impõe.',
    'Das três modalidades nenhuma vence: você abre, segura ou solta conforme o caso.',
    'As modalidades se equilibram, e o seu andamento depende mais da companhia que do temperamento.',
  ],
  ruler: {
    aries: [
      'Áries nascia no horizonte, por isso Marte rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Áries, quem conduz é Marte, {{inSign}}, {{inHouse}}.',
    ],
    taurus: [
      'Touro nascia no horizonte, por isso Vênus rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Touro, quem conduz é Vênus, {{inSign}}, {{inHouse}}.',
    ],
    gemini: [
      'Gêmeos nascia no horizonte, por isso Mercúrio rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Gêmeos, quem conduz é Mercúrio, {{inSign}}, {{inHouse}}.',
    ],
    cancer: [
      'Câncer nascia no horizonte, por isso a Lua rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Câncer, quem conduz é a Lua, {{inSign}}, {{inHouse}}.',
    ],
    leo: [
      'Leão nascia no horizonte, por isso o Sol rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Leão, quem conduz é o Sol, {{inSign}}, {{inHouse}}.',
    ],
    virgo: [
      'Virgem nascia no horizonte, por isso Mercúrio rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Virgem, quem conduz é Mercúrio, {{inSign}}, {{inHouse}}.',
    ],
    libra: [
      'Libra nascia no horizonte, por isso Vênus rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Libra, quem conduz é Vênus, {{inSign}}, {{inHouse}}.',
    ],
    scorpio: [
      'Escorpião nascia no horizonte, por isso Plutão rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Escorpião, quem conduz é Plutão, {{inSign}}, {{inHouse}}.',
    ],
    sagittarius: [
      'Sagitário nascia no horizonte, por isso Júpiter rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Sagitário, quem conduz é Júpiter, {{inSign}}, {{inHouse}}.',
    ],
    capricorn: [
      'Capricórnio nascia no horizonte, por isso Saturno rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Capricórnio, quem conduz é Saturno, {{inSign}}, {{inHouse}}.',
    ],
    aquarius: [
      'Aquário nascia no horizonte, por isso Urano rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Aquário, quem conduz é Urano, {{inSign}}, {{inHouse}}.',
    ],
    pisces: [
      'Peixes nascia no horizonte, por isso Netuno rege o mapa, e está {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Peixes, quem conduz é Netuno, {{inSign}}, {{inHouse}}.',
    ],
  },
  rulerHouse: {
    1: [
      'Um regente na casa 1 faz de você a sua própria obra, visível desde a porta e pouco manobrável.',
      'O caminho volta assim a você: diante de quase toda decisão, a pergunta é se combina com quem você vem se tornando.',
    ],
    2: [
      'Ganhar, ter e saber quanto vale: é para lá que você volta sempre.',
      'Muita coisa se decide pelo que dá para viver e pelo que não está à venda; você conhece o preço da independência.',
    ],
    3: [
      'O dia a dia carrega você: mensagens, trajetos curtos, irmãos e vizinhos, a prosa em que tudo se resolve.',
      'Você acha o rumo perguntando, lendo e contando, e uma palavra nova pode virar um mês do avesso.',
    ],
    4: [
      'A casa é o centro de gravidade, seja aquela de onde você veio ou a que está fazendo.',
      'O que acontece da porta para dentro pesa mais que um cargo, e a vida de fora se apoia nisso.',
    ],
    5: [
      'Quem guia é a alegria: o jogo, o namoro, os filhos ou algo feito só porque dá gosto.',
      'Onde você pode mostrar o que tem por dentro, o resto do mapa vem atrás.',
    ],
    6: [
      'Você se põe à prova no trabalho e na ordem dos dias, e um dia bem tocado faz mais bem que um grandioso.',
      'O seu lugar é buscado sendo útil, e o emprego molda você mais que à maioria.',
    ],
    7: [
      'Você se encontra pelos outros: o par, o sócio, o rival, aquela única pessoa do outro lado da mesa.',
      'Poucas das suas grandes decisões são tomadas sem ninguém, e quem você escolhe conta bastante de você.',
    ],
    8: [
      'Atrai você o que se divide e se esconde: a confiança, os recursos alheios, a conversa que muda tudo.',
      'Meia verdade não segura você, e a intimidade, com seu preço, é assunto para a vida toda.',
    ],
    9: [
      'O horizonte segura o leme: viajar, estudar, crer, ou recusar que isto seja tudo.',
      'De tempos em tempos a moldura fica pequena, e nas suas viradas deve ter havido uma viagem ou alguém que ensinava.',
    ],
    10: [
      'O que você faz em público vai na frente, e fazer bem importa mais do que agradar.',
      'Uma vocação, ou a procura dela, arruma o resto; no trabalho notam você, queira ou não.',
    ],
    11: [
      'Amizades e causas comuns traçam a rota; o futuro interessa mais que a posição.',
      'Você se revela entre gente que quer a mesma coisa por outros motivos.',
    ],
    12: [
      'O caminho passa pelo silêncio: trabalho nos bastidores, solidão, o que não gosta de pressa nem de vitrine.',
      'Parte das suas melhores horas ninguém vê, e uma porta fechada é necessidade antes de ser capricho.',
    ],
  },
  contrast: {
    fireEarth: [
      'Sol e Ascendente puxam cada um para um lado, fogo e terra: um salta, o outro mede. Marque data para o salto e fim para a medida.',
      'Entre o Sol e o Ascendente, a pressa discute com a cautela; deixe a cautela escolher o lugar e a pressa escolher a hora.',
      'Conhecem primeiro o seu fogo ou a sua terra e depois encontram o outro; ambos são sinceros e trabalham melhor em turnos.',
    ],
    fireAir: [
      'O Sol e o Ascendente são fogo e ar, uma briga de amigos entre fazer e comentar, que um começo pequeno resolve.',
      'Fogo e ar dividem o fundo e os modos, e assim o que você diz e o que faz se revezam na frente.',
      'Sol e Ascendente se animam um ao outro, fogo e ar; só falta alguém que avise que ficou tarde.',
    ],
    fireWater: [
      'Sol e Ascendente são fogo e água: no mesmo assunto você tem coragem e pele fina, e uma hora de espera serve aos dois.',
      'Entre fogo e água, o fundo e os modos não concordam sobre quanto mostrar; deixe a confiança decidir, e o humor do dia esperar.',
      'O que você mostra e o que traz por dentro diferem como fogo e água; quem viu os dois costuma ficar.',
    ],
    earthAir: [
      'Sol e Ascendente são terra e ar: um quer construído, o outro quer compreendido, e um desenho contenta os dois.',
      'Seus modos e seu fundo se dividem entre terra e ar; pode sair promessa leve e entrega pesada, ou o contrário.',
      'Terra e ar se cruzam no Sol e no Ascendente; você pensa melhor com as mãos ocupadas.',
    ],
    earthWater: [
      'Sol e Ascendente são terra e água, que concordam em quase tudo e seguram os dois; para soltar é preciso motivo e estação.',
      'Entre a terra e a água, o bom senso e a simpatia votam juntos, e dizer não é o que se aprende.',
      'Fundo e modos são de terra e água: calma por cima, movimento por baixo, ou o inverso.',
    ],
    airWater: [
      'Sol e Ascendente são ar e água: um explica o que o outro só sente, e escrever põe os dois na mesma mesa.',
      'Entre ar e água, seus modos e seu fundo discordam da distância; você quer perto, e uma fresta para respirar.',
      'Parece haver menos fundo do que há, ou mais do que você sente naquele dia: ar e água repartem Sol e Ascendente.',
    ],
  },
  tightest: {
    conjunction: [
      'O aspecto mais fechado é uma conjunção, {{first}} e {{second}}, a {{orb}}: os dois agem como um só.',
      '{{first}} e {{second}} andam de mãos dadas, a {{orb}}; o mapa não tem laço mais estreito.',
      'Nada está tão perto quanto {{first}} e {{second}}, em conjunção com {{orb}} de orbe.',
    ],
    sextile: [
      'O aspecto mais fechado é um sextil, {{first}} e {{second}}, a {{orb}} da exatidão: ajudam-se quando alguém pede.',
      '{{first}} e {{second}} formam seu aspecto mais estreito, um sextil com {{orb}} de orbe, uma porta que pede uso.',
      'Nada está tão perto quanto {{first}} e {{second}}, em sextil com {{orb}} de orbe.',
    ],
    square: [
      'O aspecto mais fechado é uma quadratura, {{first}} e {{second}}, a {{orb}} da exatidão: atrito, e também motor.',
      '{{first}} e {{second}} formam seu aspecto mais estreito, uma quadratura com {{orb}} de orbe, e um não dá sossego ao outro.',
      'Nada está tão perto quanto {{first}} e {{second}}, em quadratura com {{orb}} de orbe; é ali que você mais trabalha.',
    ],
    trine: [
      'O aspecto mais fechado é um trígono, {{first}} e {{second}}, a {{orb}} da exatidão: sai tão fácil que talvez nem conte como dom.',
      '{{first}} e {{second}} formam seu aspecto mais estreito, um trígono com {{orb}} de orbe, e se entendem sem aviso.',
      'Nada está tão perto quanto {{first}} e {{second}}, em trígono com {{orb}} de orbe.',
    ],
    opposition: [
      'O aspecto mais fechado é uma oposição, {{first}} e {{second}}, a {{orb}} da exatidão: as duas pontas de uma corda.',
      '{{first}} e {{second}} formam seu aspecto mais estreito, uma oposição com {{orb}} de orbe, e um dos dois você costuma achar em outra pessoa.',
      'Nada está tão perto quanto {{first}} e {{second}}, em oposição com {{orb}} de orbe.',
    ],
  },
  next: {
    conjunction: [
      'Depois vêm {{first}} e {{second}}, em conjunção a {{orb}}.',
      'Quase tão perto estão juntos {{first}} e {{second}}, a {{orb}}.',
    ],
    sextile: [
      'Depois vem um sextil, {{first}} e {{second}}, com {{orb}} de orbe.',
      'Quase tão perto, {{first}} e {{second}} estão em sextil, a {{orb}}.',
    ],
    square: [
      'Depois vem uma quadratura, {{first}} e {{second}}, com {{orb}} de orbe.',
      'Quase tão perto, {{first}} e {{second}} se atritam em quadratura, a {{orb}}.',
    ],
    trine: [
      'Depois vem um trígono, {{first}} e {{second}}, com {{orb}} de orbe.',
      'Quase tão perto, {{first}} e {{second}} estão em trígono, a {{orb}}.',
    ],
    opposition: [
      'Depois vem uma oposição, {{first}} e {{second}}, com {{orb}} de orbe.',
      'Quase tão perto, {{first}} e {{second}} se encaram, em oposição a {{orb}}.',
    ],
  },
  pairs: {
    'sun-moon':
      'O que você quer e o que você precisa vigiam um ao outro, e poucas decisões saem sem os dois.',
    'sun-mercury': 'Suas opiniões e sua pessoa se separam mal, para o bem e às vezes para o mal.',
    'sun-venus': 'O encanto está à flor da pele, e agradar importa um pouco mais do que você diria.',
    'sun-mars': 'Vontade e gênio usam a mesma porta; você raramente espera convite e não gosta de freio.',
    'sun-jupiter': 'Você pensa grande, promete na mesma medida e tem sorte com quem acredita.',
    'sun-saturn': 'Uma parte sua cresceu cedo, e a segurança costuma vir das coisas bem-feitas.',
    'sun-uranus':
      'É preciso licença para ser diferente, e a vida pode virar em dias que ninguém tinha marcado.',
    'sun-neptune':
      'Você se identifica logo com o que emociona; de vez em quando vale perguntar de quem é o sonho.',
    'sun-pluto': 'Há em você uma força que se sente antes do uso, e o meio-termo nunca lhe caiu bem.',
    'sun-ascendant': 'Ou você aparece mais ou menos como é, ou leva anos para juntar as duas coisas.',
    'sun-midheaven': 'Quem você é e o que faz no mundo andam amarrados, e um emprego errado aparece na cara.',
    'moon-mercury': 'O sentimento procura logo a palavra, e o que foi contado a alguém pesa a metade.',
    'moon-venus': 'Você sabe tornar a hora agradável, e uma grosseria estraga mais dia do que imagina.',
    'moon-mars': 'A emoção vem com o impulso junto: primeiro a reação, e à noite já se vê melhor.',
    'moon-jupiter': 'Coração espaçoso, consolos fartos, e uma medida que se aprende tarde.',
    'moon-saturn':
      'Suas necessidades ficam em ordem e fora de vista; quem conquista você é a ternura que dura.',
    'moon-uranus': 'O humor vira como o tempo na beira do mar, e o laço que deixa você livre é o que fica.',
    'moon-neptune': 'Você sente o que está na sala como se fosse seu, talento ao qual convém uma porta.',
    'moon-pluto': 'Nada do que você sente é pequeno, e a confiança, quando vem, vem para valer.',
    'moon-ascendant': 'O que você sente aparece no rosto, e lhe contam coisas sem saber por quê.',
    'moon-midheaven': 'O trabalho segue os seus humores, e na sua face pública há algo que acolhe.',
    'mercury-venus': 'Você diz as coisas com graça, e uma frase bem torneada também pode ganhar você.',
    'mercury-mars': 'Você pensa rápido e fala, com um fio cortante que às vezes nota um segundo depois.',
    'mercury-jupiter': 'Você vê o quadro grande e fala dele; as letras miúdas pedem uma segunda olhada.',
    'mercury-saturn': 'Você pensa devagar e até o fim, e quase ninguém precisa repetir uma instrução.',
    'mercury-uranus': 'As ideias chegam de lado, e muitas vezes a sua razão vem um pouco cedo demais.',
    'mercury-neptune': 'Você pensa em imagens e ouve o que se quis dizer; datas e somas, peça que confiram.',
    'mercury-pluto': 'Você faz a pergunta que está debaixo da pergunta, e a resposta não se apaga.',
    'mercury-ascendant': 'Você encontra o mundo falando, ou pelo menos pensando a olhos vistos.',
    'mercury-midheaven': 'As palavras fazem parte do seu trabalho, seja qual for o ofício.',
    'venus-mars': 'Gostar e desejar andam perto, e isso dá um calor que as pessoas notam.',
    'venus-jupiter': 'Você ama com largueza, gasta do mesmo jeito, e raramente alguém reclama.',
    'venus-saturn': 'Você escolhe devagar e conserva; a lealdade comove mais que o elogio.',
    'venus-uranus': 'A atração cai de repente, e a proximidade precisa deixar uma fresta.',
    'venus-neptune': 'Você vê as pessoas como poderiam ser, o que é bonito, e caro em má companhia.',
    'venus-pluto': 'Você não ama pela metade, e perder ensinou alguma coisa sobre guardar.',
    'venus-ascendant': 'A sua facilidade com as pessoas abre portas antes dos argumentos.',
    'venus-midheaven': 'O gosto ou o tato faz parte da sua fama no trabalho.',
    'mars-jupiter': 'Você ousa muito e quase sempre dá certo; a lição é dosar.',
    'mars-saturn':
      'Acelerador e freio ficam lado a lado: você cansa os outros por durar e se cansa por parar de repente.',
    'mars-uranus': 'Você age na hora, detesta ordens e rende bem na confusão.',
    'mars-neptune': 'Você luta melhor por algo maior que você, e dia sem rumo esvazia.',
    'mars-pluto': 'Sobra força para a ocasião, e o trabalho é aprender onde pôr.',
    'mars-ascendant': 'Você entra com energia, e há quem recue antes das apresentações.',
    'mars-midheaven': 'A ambição em você é física; precisa de algo para empurrar.',
    'jupiter-saturn': 'Você aumenta e apara, e seus planos costumam ser grandes e funcionar.',
    'jupiter-uranus': 'A sorte chega por cantos estranhos, ainda mais fora do caminho batido.',
    'jupiter-neptune': 'Crer é natural, nas pessoas, na arte ou no invisível; pôr limite, nem tanto.',
    'jupiter-pluto': 'Você pensa no que poderia mudar de cima a baixo, e sabe levar gente junto.',
    'jupiter-ascendant': 'Você entra de bom humor, e o espaço que ocupa é dado quase sempre de bom grado.',
    'jupiter-midheaven': 'A oportunidade acha você em público, e subir fica melhor quando se reparte.',
    'saturn-uranus': 'Ordem e liberdade negociam em você por anos, e o acordo sai original e resiste.',
    'saturn-neptune': 'Você dá forma aos sonhos, ou duvida deles até que tenham uma.',
    'saturn-pluto': 'Você sabe passar sem e seguir em frente, e não devia ser preciso tantas vezes.',
    'saturn-ascendant': 'No começo há reserva e parece haver mais idade; com o tempo, menos.',
    'saturn-midheaven': 'Você sobe pela escada, e o que alcança, conserva.',
    'uranus-ascendant': 'Ninguém confunde você com outra pessoa, e a mesmice dá comichão.',
    'uranus-midheaven': 'Seu caminho no mundo faz curva onde ninguém pôs placa.',
    'neptune-ascendant': 'As pessoas veem em você o que procuram; ajuda dizer quem está ali.',
    'neptune-midheaven': 'Seu trabalho precisa servir a alguma coisa, um título só não basta.',
    'pluto-ascendant': 'Sente-se quando você chega, e conversa fiada raramente sobrevive.',
    'pluto-midheaven': 'Você transforma o que põem nas suas mãos, e já deve ter recomeçado do zero uma vez.',
  },
  patterns: {
    grandCross: [
      'Quatro cantos do mapa se seguram numa grande cruz: pressão de todos os lados, e uma resistência notável assim que você desiste de contentar cada um.',
      'Uma grande cruz mantém quatro exigências em jogo ao mesmo tempo, e a sua força é saber qual pode esperar.',
      'A grande cruz do seu mapa não deixa apoiar o peso de um lado só; visto de fora, isso se chama fôlego.',
    ],
    kite: [
      'Uma pipa atravessa o mapa: um dom que vem sem esforço e, na ponta em que pode servir, {{apex}}.',
      'Facilidade e mira se juntam numa pipa, e a linha está com {{apex}}.',
      'Seu mapa guarda uma pipa, figura rara; o que corre por ela encontra esta saída: {{apex}}.',
    ],
    grandTrine: [
      'Três planetas fecham um grande trígono: algo em você simplesmente funciona, e pede tarefa para não virar comodismo.',
      'Um grande trígono percorre o mapa, talento tão liso que talvez outra pessoa tenha de apontá-lo.',
      'O grande trígono do seu mapa é um círculo que se basta; usá-lo depende de você.',
    ],
    yod: [
      'Um yod aponta para {{apex}}: dois talentos fáceis pedem ali um ajuste que nunca acaba e que muitas vezes vira especialidade.',
      'Dois quincúncios se encontram num ponto, {{apex}}, figura chamada yod; essa parte de você levou mais tempo que as outras para achar lugar.',
      'O dedo de um yod pousa em {{apex}}, e o que ele pede é esquisito, preciso e seu.',
    ],
    tSquare: [
      'Uma quadratura em T junta a tensão num ponto, {{apex}}: ali você mais trabalha e ali mais tem o que mostrar.',
      'Dois lados opostos pressionam um terceiro, {{apex}}; é uma quadratura em T, desconfortável e produtiva.',
      'Na ponta de uma quadratura em T está {{apex}}, sempre chamado quando os outros dois não se acertam.',
    ],
  },
  stelliumSigns: {
    aries: 'Há uma multidão em Áries, e boa parte de você prefere chegar antes a ter certeza.',
    taurus: 'Há tanta coisa em Touro que a lentidão, em você, passa de hábito a opinião.',
    gemini: 'A multidão em Gêmeos mantém várias conversas dentro de você, quase todas ao mesmo tempo.',
    cancer: 'Com tanto em Câncer, quem é dos seus e quem já comeu nunca sai da sua cabeça.',
    leo: 'Tantos planetas em Leão pedem palco, nem que seja uma cozinha com três pessoas.',
    virgo: 'A multidão em Virgem vê o defeito da calçada oposta, e a intenção é ajudar.',
    libra: 'Com tanto em Libra você pensa aos pares, e o que se decide sem ninguém parece inacabado.',
    scorpio: 'Há tanta coisa em Escorpião que a superfície fica calma e a vida corre por baixo.',
    sagittarius: 'A multidão em Sagitário quer saber o que há atrás do morro, e diz isso em voz alta.',
    capricorn: 'Com tanto em Capricórnio você conta em anos, e tem mais doçura que a sua agenda.',
    aquarius: 'Tantos planetas em Aquário preferem o princípio à festa, e uma amizade às duas coisas.',
    pisces: 'A multidão em Peixes deixa as fronteiras abertas, à música e às segundas-feiras alheias.',
  },
  stelliumHouses: {
    1: 'Tantos planetas na casa 1 põem você em primeiro plano, até nos dias em que dispensaria.',
    2: 'Com uma multidão na casa 2, a segurança é o fio que passa por quase tudo o que você escolhe.',
    3: 'Há tanto na casa 3 que você vive lendo, perguntando e indo de lá para cá em poucas quadras.',
    4: 'Uma multidão na casa 4 puxa a vida para dentro, para o lar e o lugar de onde você vem.',
    5: 'Com tantos planetas na casa 5, faz falta algo para criar ou alguém para fazer rir.',
    6: 'Há tanto na casa 6 que trabalho, para você, raramente é só trabalho.',
    7: 'Uma multidão na casa 7 entrega boa parte da sua história às pessoas com quem você forma par.',
    8: 'Com tanto na casa 8, você não fica na superfície, nem das pessoas nem das contas.',
    9: 'Há tanto na casa 9 que você está sempre estudando alguma coisa, com escola ou sem.',
    10: 'Uma multidão na casa 10 leva você para diante do público, com palmas e com perguntas.',
    11: 'Com tantos planetas na casa 11, metade da sua biografia quem conta são os amigos.',
    12: 'Há tanto na casa 12 que fazem falta quartos onde ninguém entra, e que retribuem.',
  },
  sides: {
    above: [
      'A maioria dos planetas estava acima do horizonte: sua vida tende a acontecer à vista, entre outros e para alguma coisa.',
      'Com o peso acima do horizonte, a opinião do mundo chega antes da sua.',
    ],
    below: [
      'A maioria dos planetas estava abaixo do horizonte: você vive de dentro para fora, e a fama não é o que faria falta.',
      'Com o peso abaixo do horizonte, as suas quatro paredes sabem mais de você que qualquer escritório.',
    ],
    east: [
      'A maioria dos planetas estava do lado que nasce; você prefere ditar as condições e partir por conta própria.',
      'Com o peso no leste, o primeiro lance cai melhor que a resposta.',
    ],
    west: [
      'A maioria dos planetas estava do lado que se põe; muita coisa chega pelos outros, e você sabe responder.',
      'Com o peso no oeste, a hora certa está em parte na mão dos outros, e você sabe encontrá-los no meio do caminho.',
    ],
  },
  phases: {
    newMoon: [
      'Você nasceu perto de uma Lua nova, quando tudo começa no escuro, e costuma agir por palpite antes de haver o que ver.',
      'Nascer junto à Lua nova empresta, em qualquer idade, a franqueza de quem está começando.',
    ],
    waxingCrescent: [
      'Você nasceu sob um crescente recém-aparecido: há de que se soltar e bastante impulso para isso.',
      'Nascer na Lua crescente vai afastando você, um passo pequeno por vez, do que já veio pronto.',
    ],
    firstQuarter: [
      'Você nasceu no quarto crescente, tempo de decisões, e um pouco de resistência tira o seu melhor.',
      'Nascer no quarto crescente dá mão para construir em terreno revolvido: primeiro limpa, depois levanta.',
    ],
    waxingGibbous: [
      'Você nasceu com a Lua quase cheia, quando a obra se retoca antes de ser mostrada, e raramente lhe parece pronta.',
      'Nascer sob a Lua gibosa crescente dá olho para o que ainda pode melhorar.',
    ],
    fullMoon: [
      'Você nasceu perto de uma Lua cheia, com tudo aceso: vê os dois lados de quase tudo, e vêm a você para se enxergar.',
      'Nascer na Lua cheia põe seus desejos e suas necessidades frente a frente, às claras.',
    ],
    waningGibbous: [
      'Você nasceu logo depois de uma Lua cheia, quando o que se entendeu passa de mão em mão, e explicar sai naturalmente.',
      'Nascer sob a Lua gibosa minguante faz de você alguém que passa adiante, o jeito de fazer acima de tudo.',
    ],
    lastQuarter: [
      'Você nasceu no quarto minguante, quando as crenças são desmontadas, e já deve ter mudado de ideia em algo grande.',
      'Nascer no quarto minguante empresta um olho crítico, também para o próprio lado.',
    ],
    waningCrescent: [
      'Você nasceu sob a última lasca de Lua, quando se solta; em certos lugares parece ter mais anos, e em quase todos mais liberdade.',
      'Nascer na Lua minguante, já no fim, dá ouvido para os finais e para o que vale guardar deles.',
    ],
  },
  mind: {
    fire: [
      'Mercúrio em fogo fala primeiro e confere depois.',
      'Sua mente anda aos saltos, com Mercúrio em fogo, e os detalhes alcançam.',
      'Mercúrio, num signo de fogo, vai direto ao ponto e gosta de convencer.',
    ],
    earth: [
      'Mercúrio em terra quer um exemplo, e guarda o que entendeu.',
      'Sua mente anda passo a passo, com Mercúrio em terra, e quase nunca precisa voltar.',
      'Mercúrio, num signo de terra, fala pouco e merece crédito.',
    ],
    air: [
      'Mercúrio em ar põe duas coisas lado a lado e vê a ligação.',
      'Sua mente se abre conversando, com Mercúrio em ar, e mofa no silêncio.',
      'Mercúrio, num signo de ar, ouve todas as opiniões, a própria por último.',
    ],
    water: [
      'Mercúrio em água escuta o tom, e lembra dele por anos.',
      'Sua mente pesa pelo tato, com Mercúrio em água, e acha as razões depois.',
      'Mercúrio, num signo de água, anota o que ninguém disse.',
    ],
  },
  heart: {
    fire: [
      'Vênus em fogo gosta de gente que ousa, e conta isso a ela.',
      'No amor, sua Vênus vai pelo calor e pela coragem, e um pouco de disputa não atrapalha.',
      'Vênus, num signo de fogo, se encanta depressa e mostra.',
    ],
    earth: [
      'Vênus em terra acredita em toque, em boa comida e em chegar na hora.',
      'No amor, sua Vênus vai mais pelos atos que pelas frases, e se lembra.',
      'Vênus, num signo de terra, quer algo que ainda esteja ali na primavera.',
    ],
    air: [
      'Vênus em ar se apaixona conversando, e conversando fica.',
      'No amor, sua Vênus vai pela graça e pela justiça, com espaço para respirar.',
      'Vênus, num signo de ar, precisa de amizade em quem ama.',
    ],
    water: [
      'Vênus em água ama adivinhando, e se fere com um tom.',
      'No amor, sua Vênus vai pela ternura, e reconhece a imitação.',
      'Vênus, num signo de água, se entrega aos poucos e depois por inteiro.',
    ],
  },
  drive: {
    fire: [
      'Marte em fogo age na hora, e a raiva dura pouco.',
      'Você avança começando, com Marte em fogo; o freio vem mais tarde.',
      'Marte, num signo de fogo, gosta de adversário claro e pista livre.',
    ],
    earth: [
      'Marte em terra gasta as forças por igual e dura mais que a média.',
      'Você avança na constância, com Marte em terra; sua raiva é lenta e lembra datas.',
      'Marte, num signo de terra, faz uma vez e faz bem.',
    ],
    air: [
      'Marte em ar briga com argumentos, e ganha muitas.',
      'Você avança convencendo, com Marte em ar, em várias frentes de uma vez.',
      'Marte, num signo de ar, precisa ver sentido antes de se mexer.',
    ],
    water: [
      'Marte em água se mexe quando se comove, e aí com uma força que surpreende.',
      'Você avança pelo tato, com Marte em água, contornando o que não dá para atravessar.',
      'Marte, num signo de água, protege primeiro e ataca por último.',
    ],
  },
};
