import type { SynthesisWords } from '../synthesis-types.ts';

export const synthesis: SynthesisWords = {
  heading: 'Seu mapa como um todo',
  points: { sun: 'o Sol', moon: 'a Lua', ascendant: 'o Ascendente', midheaven: 'o Meio do Céu' },
  lights: {
    fire: {
      fire: [
        'O Sol e a Lua ardem no mesmo fogo: o que você quer e aquilo de que precisa costumam apontar para o mesmo lado, e você sai antes de perguntarem para onde.',
        'Com Sol e Lua em fogo, você mal sentiu e já quer; esperar é que custa a aprender.',
        'Você se anima com pouco, coisa de Sol e Lua em fogo, e quem está perto acaba indo junto.',
      ],
      earth: [
        'Sol em fogo, Lua em terra: você gosta de se arriscar de dia e de dormir na própria cama, e vive melhor quando cabem as duas coisas.',
        'O Sol em fogo risca o fósforo, a Lua em terra confere se tem lenha; com o chão garantido, você se atreve a muita coisa.',
        'Quem vê esse Sol em fogo acha que você vai embora amanhã; a Lua em terra, bem quieta, já renovou o aluguel.',
      ],
      air: [
        'O fogo do Sol e o ar da Lua se atiçam: a ideia vem, você conta para alguém, e no fim do dia ela já está na metade.',
        'Primeiro você faz, depois conversa sobre o que fez, com o Sol em fogo e a Lua em ar; ao seu lado raramente há tédio.',
        'Com Sol em fogo e Lua em ar, basta você falar, e o mau humor passa, em geral antes do fim da conversa.',
      ],
      water: [
        'O Sol em fogo diz “vamos”, a Lua em água pergunta como cada um está, e você deve ter aprendido cedo a escutar os dois.',
        'Por fora, o calor e a segurança de um Sol em fogo; por dentro, uma Lua em água que se magoa mais fácil do que imaginam.',
        'O fogo do Sol com a água da Lua dá panela de pressão: a emoção quer sair na hora, e dali a pouco já baixou.',
      ],
    },
    earth: {
      fire: [
        'Seu Sol em terra constrói sem correr e sua Lua em fogo não aguenta a demora; a vida tende a alternar paciência e arrancada.',
        'De fora se vê a calma do Sol em terra; quem convive com você conhece também as faíscas da Lua em fogo.',
        'Você faz direito e ainda queria tudo pronto até o almoço: é nisso que dá um Sol em terra com a Lua em fogo.',
      ],
      earth: [
        'Sol e Lua estão em terra: você confia no que dura, faz mais do que fala, e mudar só por mudar não lhe diz nada.',
        'Com Sol e Lua em terra, você trabalha e gosta no mesmo passo, sem pressa, e não esquece quem cumpriu a palavra.',
        'Seu Sol e sua Lua, ambos em terra, são de pouca conversa: você cuida fazendo e só descansa com o serviço pronto.',
      ],
      air: [
        'O Sol em terra quer resultado, a Lua em ar quer considerar mais uma hipótese, e assim você entende a fundo e entrega um pouco depois.',
        'Você vai fazendo enquanto o coração procura a palavra certa, com seu Sol em terra e sua Lua em ar.',
        'O Sol em terra faz de você alguém com quem se pode contar; a Lua em ar deixa por dentro mais leveza do que se vê.',
      ],
      water: [
        'A terra do Sol e a água da Lua se dão bem: você mostra afeto ajudando e costuma ver o que falta antes que alguém peça.',
        'O Sol em terra pisa firme, a Lua em água sente cada maré, e é comum que os outros se apoiem em você.',
        'Com Sol em terra e Lua em água, você arruma a casa primeiro para os outros; às vezes alguém precisa lembrar que você também mora nela.',
      ],
    },
    air: {
      fire: [
        'Sol em ar e Lua em fogo não param: você pensa falando, sente fazendo, e uma tarde igual à outra já cansa.',
        'Seu Sol em ar ainda examina todos os lados e a Lua em fogo já escolheu um; suas melhores discussões não têm plateia.',
        'O Sol em ar sopra, a Lua em fogo se acende: uma ideia nova tira você do lugar e raramente espera até amanhã para ser contada.',
      ],
      earth: [
        'Seu Sol em ar vive de ideias, sua Lua em terra quer saber a que horas sai o jantar, e você precisa mais dos dois do que admite.',
        'Você muda de assunto e não muda de lugar: o Sol em ar gosta de novidade, a Lua em terra gosta da própria cadeira.',
        'Mudar de opinião leva um minuto, mudar de hábito leva dez anos; é a distância entre um Sol em ar e uma Lua em terra.',
      ],
      air: [
        'Sol e Lua estão em ar: as coisas só acontecem de verdade depois de contadas, e um silêncio comprido deixa você sem jeito.',
        'Com Sol e Lua em ar, você recua um passo para ver o que sente, descreve bem, e a emoção às vezes só chega no dia seguinte.',
        'Gente e ideias não podem faltar a um Sol e a uma Lua em ar; seu equilíbrio está em não chegar perto demais.',
      ],
      water: [
        'O Sol em ar explica, a Lua em água já sabia, e parte da sua vida se passa traduzindo de um para o outro.',
        'Falando, você parece mais distante do que é: o Sol em ar acha a frase e a Lua em água guarda o que não coube nela.',
        'Com o Sol em ar, você conversa sobre qualquer assunto; com a Lua em água, precisa depois de uma noite quieta para sentir o que ouviu.',
      ],
    },
    water: {
      fire: [
        'O Sol em água vai pelo que sente, a Lua em fogo quer resolver logo, e você pode pôr carinho e pressa na mesma frase.',
        'Com Sol em água e Lua em fogo, você se comove e já sai fazendo, e defende a causa dos outros melhor que a sua.',
        'A fundura do Sol em água é o que se vê primeiro; atrás dela, a Lua em fogo tem gênio forte, humor e pouca paciência com pena.',
      ],
      earth: [
        'O Sol em água percebe o que falta, a Lua em terra vai lá e traz, e fica difícil passar sem você.',
        'Você sente fundo, por conta do Sol em água, e se refaz na rotina, por conta da Lua em terra: comer, dormir, uma tarefa que acabe.',
        'Água sobre terra firme, assim estão seu Sol e sua Lua: a compaixão vem fácil, a confiança cresce devagar e depois fica.',
      ],
      air: [
        'Seu Sol em água absorve tudo, sua Lua em ar quer as coisas bem explicadas, e muitas vezes é você quem põe nome no que todo mundo sentiu.',
        'Com Sol em água e Lua em ar, você chega às pessoas pela intuição e depois se afasta um pouco para pensar no assunto.',
        'O Sol em água quer chegar perto, a Lua em ar pede a janela aberta; você se dá melhor onde há um pouco de cada coisa.',
      ],
      water: [
        'Sol e Lua estão em água: você pega o clima no ar, se lembra dele por anos e precisa ficar a sós para saber o que dali é seu.',
        'Com Sol e Lua em água, o que você sente e o que você é quase se confundem, e é difícil esconder alguma coisa de você.',
        'Sentir é o seu jeito de saber, com o Sol e a Lua em água, e você sabe mais do que consegue provar.',
      ],
    },
  },
  sunAlone: {
    fire: [
      'Seu Sol está num signo de fogo: você descobre quem é começando coisas, e o descanso cai melhor depois do risco do que antes.',
      'Com o Sol em fogo, você se anima com o que ainda não existe, e os olhos brilham bem antes de haver plano.',
      'Do desejo ao gesto o caminho é curto com o Sol em fogo, e curta também a paciência com quem ainda está lendo o manual.',
    ],
    earth: [
      'Seu Sol está num signo de terra: a confiança vem do que fica de pé, e um elogio convence menos que um resultado.',
      'Com o Sol em terra, você prefere mostrar a prometer e costuma levar até o fim o que aceitou.',
      'O Sol em terra dá a você a medida real das coisas e um orgulho discreto do que levou tempo para ficar pronto.',
    ],
    air: [
      'Seu Sol está num signo de ar: você descobre o que pensa ao dizer a alguém, e um dia sem boa conversa rende pouco.',
      'Com o Sol em ar, você precisa de espaço, e de gente nesse espaço; nas brigas dos outros costuma enxergar com justiça, nas suas demora mais.',
      'O Sol em ar quer saber como os outros veem a questão, às vezes por mais tempo do que a decisão pode esperar.',
    ],
    water: [
      'Seu Sol está num signo de água: você entende as pessoas antes das regras, e o que sente pesa nas suas decisões mais do que deixa ver.',
      'Com o Sol em água, quem leva o barco são os humores e as lembranças, e você se desvia menos do que parece.',
      'O Sol em água faz você absorver tudo e guardar lealdade; a companhia dos seus dias importa mais que o programa.',
    ],
  },
  leads: {
    fire: [
      'No conjunto do mapa, o fogo pesa mais: a ação vai na frente e os motivos vão a reboque.',
      'Há no mapa mais fogo do que qualquer outro elemento; você empresta coragem e esquece que a dos outros acaba antes.',
      'Somando tudo, quem manda é o fogo, que não gosta de meia medida; seu ânimo vem de uma vez, e de uma vez acaba.',
    ],
    earth: [
      'No conjunto do mapa, a terra pesa mais: você quer saber quanto custa, quanto demora e quem vai estar lá.',
      'Há no mapa mais terra do que qualquer outro elemento; você julga bem o que existe e demora a simpatizar com o que ainda é só ideia.',
      'Somando tudo, quem manda é a terra, e você cobra de si, em tudo o que faz, mais do que qualquer outra pessoa cobraria.',
    ],
    air: [
      'No conjunto do mapa, o ar pesa mais, e com ele a vontade de entender antes de participar.',
      'Há no mapa mais ar do que qualquer outro elemento: você liga pessoas e ideias sem esforço, e ficar num único ponto cansa.',
      'Somando tudo, quem manda é o ar: ver as coisas de outro ângulo descansa você mais que um dia de folga.',
    ],
    water: [
      'No conjunto do mapa, a água pesa mais: o tom de voz e o que ficou por dizer chegam a você primeiro.',
      'Há no mapa mais água do que qualquer outro elemento; você desarma ambientes pesados e leva um pouco do peso para casa.',
      'Somando tudo, quem manda é a água, e o seu faro para gente costuma chegar antes da cabeça.',
    ],
  },
  share: {
    fireEarth: [
      'Fogo e terra lideram juntos, mistura de quem quer começar hoje e à noite já ter o que mostrar.',
      'Mais da metade do mapa é fogo e terra: impulso que dura, e pouca vontade de ficar falando nele.',
    ],
    fireAir: [
      'Fogo e ar lideram juntos; com gente em volta seu ânimo sobe, e numa semana comprida e calada ele cai.',
      'Mais da metade do mapa é fogo e ar: você viu, falou, já foi para a próxima.',
    ],
    fireWater: [
      'Fogo e água lideram juntos: você reage forte, com boa intenção, e não consegue disfarçar.',
      'Mais da metade do mapa é fogo e água: a paixão vem sozinha, a calma se treina.',
    ],
    earthAir: [
      'Terra e ar lideram juntos, uma dupla sem floreio: pensar bem, depois ver se funciona.',
      'Mais da metade do mapa é terra e ar; você pondera até demais, e os sentimentos chegam quando podem.',
    ],
    earthWater: [
      'Terra e água lideram juntas: você cuida do que está crescendo e nota no mesmo dia quando para.',
      'Mais da metade do mapa é terra e água; você guarda, cuida e solta mais devagar do que gostaria.',
    ],
    airWater: [
      'Ar e água lideram juntos, e sobra para você pôr em palavras o que os outros mal pressentem.',
      'Mais da metade do mapa é ar e água: a imaginação ocupa a casa inteira, e as contas e os prazos ficam no quintal.',
    ],
  },
  even: [
    'Nenhum elemento se impõe; você tem vários jeitos de entrar num assunto, e escolher um leva algum tempo.',
    'Nenhum elemento se destaca muito dos outros, o que ajuda você a se adaptar e atrapalha quem tenta resumir você.',
    'Na conta dos elementos ninguém dispara; quem tenta resumir você acaba usando mais de um adjetivo.',
  ],
  lacks: {
    fire: [
      'Em fogo não há nenhum planeta; o primeiro empurrão pode vir de uma amizade, de um prazo ou de um desafio.',
      'Falta fogo, e correria não é com você; até a sua ousadia costuma ter hora marcada.',
    ],
    earth: [
      'Em terra não há nenhum planeta; a rotina não vem pronta, é coisa que você aprende porque quer.',
      'Falta terra; o lado prático da vida tende a esperar até ficar urgente.',
    ],
    air: [
      'Em ar não há nenhum planeta; você pode saber uma coisa por anos antes de achar a frase.',
      'O ar ficou de fora do mapa, e tomar distância custa: ou você entra de cabeça ou nem entra.',
    ],
    water: [
      'Em água não há nenhum planeta; os sentimentos tendem a demorar, e quando chegam são nítidos.',
      'A água ficou de fora do mapa, e você consola consertando alguma coisa, o que ajuda mais do que se pensa.',
    ],
  },
  modeLacks: {
    cardinal: [
      'Nenhum planeta está em signo cardinal; entrar no que já começou, e melhorar, agrada mais que dar a partida.',
      'Sem planetas em signos cardinais, a iniciativa costuma ficar com os outros; sua parte é o que vem depois.',
    ],
    fixed: [
      'Nenhum planeta está em signo fixo; manter o rumo por anos custa a você mais do que mudar.',
      'Sem planetas em signos fixos, sobra jogo de cintura, e a constância, para você, é uma decisão.',
    ],
    mutable: [
      'Nenhum planeta está em signo mutável; quando o plano muda, você sente mais que os outros.',
      'Sem planetas em signos mutáveis, você começa e persiste; o difícil é ceder no meio do caminho.',
    ],
  },
  modes: {
    cardinal: [
      'O ritmo vem dos signos cardinais, e muitas vezes é você quem põe a coisa para andar.',
      'Com tanto peso em signos cardinais, você rende mais no começo das coisas, e no meio delas já se inquieta.',
      'O mapa pende para os signos cardinais: basta ver que algo precisa ser feito para você começar.',
    ],
    fixed: [
      'O ritmo vem dos signos fixos; você muda tarde, a fundo e pelos seus próprios motivos.',
      'Com tanto peso em signos fixos, você continua ao lado de pessoas e de ideias que os outros já largaram.',
      'O mapa pende para os signos fixos: parar pela metade o que começou custa muito a você.',
    ],
    mutable: [
      'O ritmo vem dos signos mutáveis; você vai ajustando pelo caminho, e regra sem alternativa aborrece.',
      'Com tanto peso em signos mutáveis, você improvisa bem e assume melhor um compromisso quando sabe onde fica a saída.',
      'O mapa pende para os signos mutáveis: você ouve o outro lado da história e quase sempre acha lugar para ele.',
    ],
  },
  modesShare: {
    cardinalFixed: [
      'Signos cardinais e fixos carregam o mapa juntos: você põe as coisas em movimento e depois não larga.',
      'Entre cardinais e fixos a diferença é pequena: começar é fácil para você, ficar também; voltar atrás, nem tanto.',
    ],
    cardinalMutable: [
      'Signos cardinais e mutáveis carregam o mapa juntos: você começa cedo e se adapta no caminho, e o longo meio pede paciência.',
      'Entre cardinais e mutáveis a diferença é pequena: você se mexe rápido e muda de rumo rápido.',
    ],
    fixedMutable: [
      'Signos fixos e mutáveis carregam o mapa juntos: você mantém o rumo e sabe ceder antes que algo se quebre.',
      'Entre fixos e mutáveis a diferença é pequena: você sabe ficar e sabe mudar; o que demora é o primeiro passo.',
    ],
  },
  modesEven: [
    'Nenhuma modalidade fica com a última palavra; o ritmo você acerta conforme o caso.',
    'Das três modalidades, nenhuma dá o tom, e a sua pressa varia com o dia e com a tarefa.',
    'Sem modalidade que domine, o seu andamento depende mais da companhia que do temperamento.',
  ],
  ruler: {
    aries: [
      'Áries subia no horizonte, por isso o regente do mapa é Marte, {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Áries, quem conduz é Marte, {{inSign}}, {{inHouse}}.',
    ],
    taurus: [
      'Touro subia no horizonte, por isso o regente do mapa é Vênus, {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Touro, quem conduz é Vênus, {{inSign}}, {{inHouse}}.',
    ],
    gemini: [
      'Gêmeos subia no horizonte, por isso o regente do mapa é Mercúrio, {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Gêmeos, quem conduz é Mercúrio, {{inSign}}, {{inHouse}}.',
    ],
    cancer: [
      'Câncer subia no horizonte, por isso o regente do mapa é a Lua, {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Câncer, quem conduz é a Lua, {{inSign}}, {{inHouse}}.',
    ],
    leo: [
      'Leão subia no horizonte, por isso o regente do mapa é o Sol, {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Leão, quem conduz é o Sol, {{inSign}}, {{inHouse}}.',
    ],
    virgo: [
      'Virgem subia no horizonte, por isso o regente do mapa é Mercúrio, {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Virgem, quem conduz é Mercúrio, {{inSign}}, {{inHouse}}.',
    ],
    libra: [
      'Libra subia no horizonte, por isso o regente do mapa é Vênus, {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Libra, quem conduz é Vênus, {{inSign}}, {{inHouse}}.',
    ],
    scorpio: [
      'Escorpião subia no horizonte, por isso o regente do mapa é Plutão (para os antigos, Marte), {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Escorpião, quem conduz é Plutão (para os antigos, Marte), {{inSign}}, {{inHouse}}.',
    ],
    sagittarius: [
      'Sagitário subia no horizonte, por isso o regente do mapa é Júpiter, {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Sagitário, quem conduz é Júpiter, {{inSign}}, {{inHouse}}.',
    ],
    capricorn: [
      'Capricórnio subia no horizonte, por isso o regente do mapa é Saturno, {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Capricórnio, quem conduz é Saturno, {{inSign}}, {{inHouse}}.',
    ],
    aquarius: [
      'Aquário subia no horizonte, por isso o regente do mapa é Urano (para os antigos, Saturno), {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Aquário, quem conduz é Urano (para os antigos, Saturno), {{inSign}}, {{inHouse}}.',
    ],
    pisces: [
      'Peixes subia no horizonte, por isso o regente do mapa é Netuno (para os antigos, Júpiter), {{inSign}}, {{inHouse}}.',
      'Com o Ascendente em Peixes, quem conduz é Netuno (para os antigos, Júpiter), {{inSign}}, {{inHouse}}.',
    ],
  },
  rulerHouse: {
    1: [
      'O caminho parte de você: sua presença se nota logo, e pouca gente consegue mandar em você.',
      'Antes de quase toda decisão, você se faz a mesma pergunta: isso tem a ver com quem eu quero ser?',
    ],
    2: [
      'O assunto a que você sempre volta é este: o que é seu, o que custou e quanto vale.',
      'Muita coisa você decide pelo que sustenta a casa e pelo que não está à venda, e sabe quanto custa a independência.',
    ],
    3: [
      'O dia a dia leva você adiante: mensagens, trajetos curtos, gente do bairro, a conversa no portão em que tudo se resolve.',
      'Você acha o rumo perguntando, lendo e trocando ideia, e uma notícia pode virar seu mês do avesso.',
    ],
    4: [
      'Sua vida gira em torno da casa, seja aquela de onde você veio, seja a que está montando.',
      'O que acontece da porta para dentro pesa mais que um cargo, e a vida de fora se apoia nisso.',
    ],
    5: [
      'Você vai atrás da alegria: a brincadeira, o namoro, as crianças ou algo feito só pelo gosto de fazer.',
      'Quando você pode mostrar o que sabe criar, o resto da vida costuma vir atrás.',
    ],
    6: [
      'É no trabalho e na rotina que você se testa, e um dia que rendeu vale mais que um dia grandioso.',
      'Você procura seu lugar sendo útil, e o emprego marca você mais do que marca a maioria.',
    ],
    7: [
      'É diante do outro que você se descobre: na parceria, na rivalidade, na conversa com uma pessoa só.',
      'Você toma poucas decisões grandes sem consultar alguém, e quem escolhe para perto diz muito sobre você.',
    ],
    8: [
      'O que se reparte e o que se esconde atraem você: a confiança, o dinheiro em comum, a conversa que muda tudo.',
      'Meia verdade não satisfaz você, e a intimidade, com o que ela custa, é assunto para a vida inteira.',
    ],
    9: [
      'O que puxa você está longe: uma viagem, um estudo, uma fé, ou a teima de que o mundo não acaba aqui.',
      'De tempos em tempos o lugar fica pequeno, e nas suas viradas costuma haver uma viagem ou alguém que ensinou.',
    ],
    10: [
      'Sua vida se orienta pelo que você faz diante dos outros, e fazer direito costuma importar mais que agradar.',
      'Uma vocação, ou a procura por uma, põe o resto em ordem; no trabalho reparam em você, queira ou não.',
    ],
    11: [
      'Amizades e causas em comum decidem o rumo, e o futuro interessa mais que o cargo.',
      'Você cresce em turma, entre gente que quer a mesma coisa por motivos diferentes.',
    ],
    12: [
      'Seu caminho passa pelo silêncio: os bastidores, as horas a sós, o que não aceita pressa nem vitrine.',
      'Ninguém vê parte das suas melhores horas, e fechar a porta de vez em quando é uma necessidade.',
    ],
  },
  contrast: {
    fireEarth: [
      'Sol e Ascendente puxam para lados diferentes, fogo e terra: um salta, o outro mede. Marque data para saltar e prazo para medir.',
      'Entre o Sol e o Ascendente, a pressa discute com a cautela; deixe a cautela escolher o lugar e a pressa escolher a hora.',
      'Há quem conheça primeiro o seu fogo, há quem conheça a sua terra; os dois lados são sinceros, e rendem mais em turnos.',
    ],
    fireAir: [
      'Entre Sol e Ascendente, fogo e ar têm briga de amigos: fazer já ou conversar mais um pouco. Começar pequeno resolve.',
      'Por dentro e por fora você se divide entre fogo e ar, e o que diz e o que faz se revezam na frente.',
      'Fogo e ar, entre o Sol e o Ascendente, se animam um ao outro; só falta quem avise que ficou tarde.',
    ],
    fireWater: [
      'Sol e Ascendente misturam fogo e água: no mesmo assunto você tem coragem e tem a pele fina, e esperar um pouco ajuda nas duas coisas.',
      'Entre Sol e Ascendente, fogo e água não se acertam sobre quanto mostrar; a confiança decide melhor que o humor do dia.',
      'O que você mostra e o que traz por dentro são tão diferentes quanto fogo e água; quem viu os dois costuma ficar.',
    ],
    earthAir: [
      'Sol e Ascendente juntam terra e ar: um quer construir, o outro quer entender antes, e um rascunho no papel contenta os dois.',
      'Por dentro e por fora você se divide entre terra e ar, e pode prometer brincando e cumprir a sério, ou o contrário.',
      'Terra e ar se cruzam no Sol e no Ascendente; você pensa melhor com as mãos ocupadas.',
    ],
    earthWater: [
      'Terra e água, entre o Sol e o Ascendente, concordam em quase tudo e seguram o que têm; para largar, você precisa de motivo e de tempo.',
      'Entre Sol e Ascendente, terra e água somam bom senso e carinho; o que você mais precisa aprender é a dizer “não”.',
      'Com terra e água no Sol e no Ascendente, você mostra calma quando se comove, ou emoção quando por dentro já passou.',
    ],
    airWater: [
      'Sol e Ascendente reúnem ar e água: um explica o que o outro só sente, e escrever ajuda os dois a se entender.',
      'Por dentro e por fora você se divide entre ar e água; quer gente por perto, contanto que possa sair um instante.',
      'Ar e água repartem seu Sol e seu Ascendente; ora acham que você sente pouco, ora que sente demais, e erram nos dois casos.',
    ],
  },
  tightest: {
    conjunction: [
      'Entre os aspectos para ler primeiro está a conjunção entre {{first}} e {{second}}, com {{orb}} de orbe: é uma dupla que não se larga.',
      '{{first}} e {{second}} andam de mãos dadas, a {{orb}} de distância; é um laço estreito do mapa.',
      'Vale ler primeiro o encontro entre {{first}} e {{second}}, em conjunção com {{orb}} de orbe.',
    ],
    sextile: [
      'Entre os aspectos para ler primeiro está o sextil entre {{first}} e {{second}}, com {{orb}} de orbe: um lado ajuda o outro quando alguém pede.',
      '{{first}} e {{second}} fazem um sextil com {{orb}} de orbe, desses que só rendem com uso.',
      'Para ler primeiro: o sextil entre {{first}} e {{second}}, com {{orb}} de orbe.',
    ],
    square: [
      'Entre os aspectos para ler primeiro está a quadratura entre {{first}} e {{second}}, com {{orb}} de orbe: dá atrito, e do atrito sai movimento.',
      '{{first}} e {{second}} fazem uma quadratura com {{orb}} de orbe, e nenhum lado dá sossego ao outro.',
      'Para ler primeiro: a quadratura entre {{first}} e {{second}}, com {{orb}} de orbe; é ali que você mais trabalha.',
    ],
    trine: [
      'Entre os aspectos para ler primeiro está o trígono entre {{first}} e {{second}}, com {{orb}} de orbe: sai tão fácil que você talvez nem conte como talento.',
      '{{first}} e {{second}} fazem um trígono com {{orb}} de orbe, e se entendem sem combinar nada.',
      'Para ler primeiro: o trígono entre {{first}} e {{second}}, com {{orb}} de orbe.',
    ],
    opposition: [
      'Entre os aspectos para ler primeiro está a oposição entre {{first}} e {{second}}, com {{orb}} de orbe: são as duas pontas da mesma corda.',
      '{{first}} e {{second}} fazem uma oposição com {{orb}} de orbe, e um dos lados você costuma achar em outra pessoa.',
      'Para ler primeiro: a oposição entre {{first}} e {{second}}, com {{orb}} de orbe.',
    ],
  },
  next: {
    conjunction: [
      'Depois vem a conjunção entre {{first}} e {{second}}, com {{orb}} de orbe.',
      'Logo atrás, {{first}} e {{second}} se juntam, a {{orb}} de distância.',
    ],
    sextile: [
      'Depois vem o sextil entre {{first}} e {{second}}, com {{orb}} de orbe.',
      'Logo atrás, {{first}} e {{second}} se ajudam num sextil com {{orb}} de orbe.',
    ],
    square: [
      'Depois vem a quadratura entre {{first}} e {{second}}, com {{orb}} de orbe.',
      'Logo atrás, {{first}} e {{second}} se estranham numa quadratura com {{orb}} de orbe.',
    ],
    trine: [
      'Depois vem o trígono entre {{first}} e {{second}}, com {{orb}} de orbe.',
      'Logo atrás, {{first}} e {{second}} conversam à vontade num trígono com {{orb}} de orbe.',
    ],
    opposition: [
      'Depois vem a oposição entre {{first}} e {{second}}, com {{orb}} de orbe.',
      'Logo atrás, {{first}} e {{second}} se encaram numa oposição com {{orb}} de orbe.',
    ],
  },
  pairs: {
    'sun-moon':
      'O rumo que você toma e o sossego que procura vivem se consultando, e pouca coisa se decide sem os dois.',
    'sun-mercury': 'Você e as suas opiniões são quase uma coisa só, o que ora ajuda, ora atrapalha.',
    'sun-venus': 'O charme vem fácil, e agradar importa a você um pouco mais do que confessa.',
    'sun-mars': 'Quando você quer, quer já: raramente espera convite e não gosta de rédea.',
    'sun-jupiter': 'Você pensa grande, promete na mesma medida e costuma achar quem acredite.',
    'sun-saturn': 'Uma parte sua deve ter crescido cedo, e a segurança costuma vir das coisas bem-feitas.',
    'sun-uranus': 'Você precisa poder ser diferente, e a vida às vezes dá uma guinada sem aviso.',
    'sun-neptune':
      'Você se identifica logo com o que emociona; de vez em quando vale perguntar de quem é o sonho.',
    'sun-pluto': 'Sua força se percebe antes que você a use, e meio-termo raramente lhe serve.',
    'sun-ascendant': 'O que você é e o que mostra têm tudo a ver um com o outro, nem que seja brigando.',
    'sun-midheaven':
      'Quem você é e o que faz no mundo não se separam, e trabalho errado dá para ver na sua cara.',
    'moon-mercury': 'Você sente e já quer contar, e o que foi contado pesa a metade.',
    'moon-venus': 'Você sabe deixar um ambiente gostoso, e uma grosseria estraga seu dia mais do que devia.',
    'moon-mars': 'A emoção já vem com impulso: você reage primeiro e entende melhor horas depois.',
    'moon-jupiter': 'No seu coração costuma caber mais um, e a medida das coisas você aprende tarde.',
    'moon-saturn': 'Você esconde bem aquilo de que precisa; o que conquista você é o carinho que dura.',
    'moon-uranus': 'O humor vira como o tempo na beira do mar, e o laço que deixa você livre é o que fica.',
    'moon-neptune':
      'Você sente a alegria e a tristeza do ambiente como suas, e é bom saber a hora de sair dele.',
    'moon-pluto': 'Nada do que você sente é pequeno, e a confiança, quando vem, vem para valer.',
    'moon-ascendant': 'O que você sente aparece no rosto, e as pessoas lhe contam coisas sem saber por quê.',
    'moon-midheaven':
      'Seu humor e seu trabalho andam ligados, e em público você costuma ter um jeito que acolhe.',
    'mercury-venus': 'Você fala com graça, e uma frase bem dita também amolece você.',
    'mercury-mars': 'Você pensa rápido e responde na hora, e às vezes só nota depois que a frase cortou.',
    'mercury-jupiter': 'Você enxerga o conjunto e gosta de contar; a letra miúda pede uma segunda leitura.',
    'mercury-saturn': 'Você pensa devagar e até o fim, e raramente precisam lhe explicar duas vezes.',
    'mercury-uranus': 'As ideias chegam sem bater, e muitas vezes você tem razão um pouco cedo demais.',
    'mercury-neptune': 'Você pensa por imagens e ouve o que se quis dizer; datas e contas, é bom conferir.',
    'mercury-pluto': 'Você pergunta o que ninguém teve coragem de perguntar, e não esquece a resposta.',
    'mercury-ascendant': 'Você chega falando ou, no mínimo, com cara de quem está pensando.',
    'mercury-midheaven': 'As palavras fazem parte do seu trabalho, seja qual for o ofício.',
    'venus-mars': 'Em você, gostar e querer andam perto, e as pessoas sentem esse calor.',
    'venus-jupiter': 'Você ama com fartura, gasta do mesmo jeito, e raramente alguém reclama.',
    'venus-saturn': 'Você escolhe devagar e conserva o que escolheu; lealdade comove você mais que elogio.',
    'venus-uranus': 'A atração vem de repente, e fica mais tempo por perto quem não aperta demais.',
    'venus-neptune': 'Você vê as pessoas como poderiam ser, o que é bonito e, em má companhia, sai caro.',
    'venus-pluto': 'Você não ama pela metade, e deixar ir é o que mais custa aprender.',
    'venus-ascendant': 'Seu jeito com as pessoas costuma abrir portas antes de qualquer argumento.',
    'venus-midheaven': 'No trabalho, seu nome costuma vir ligado ao bom gosto ou ao tato.',
    'mars-jupiter': 'Você ousa muito, às vezes mais do que a tarefa pede; a lição é dosar.',
    'mars-saturn':
      'Acelerador e freio ficam lado a lado: você aguenta mais que os outros, desde que dose a força.',
    'mars-uranus': 'Você decide num segundo, detesta ordens e rende bem na confusão.',
    'mars-neptune': 'Você luta melhor por algo maior que você, e um dia sem rumo tira as suas forças.',
    'mars-pluto': 'Força você tem de sobra, e o trabalho é aprender onde usar.',
    'mars-ascendant': 'Você chega com firmeza e não precisa empurrar ninguém, ainda que um ou outro recue.',
    'mars-midheaven': 'Sua ambição é quase física e precisa de algo para empurrar.',
    'jupiter-saturn': 'Você sonha alto e faz a conta, e por isso seus planos costumam caber na vida.',
    'jupiter-uranus': 'As chances costumam aparecer onde ninguém procura, longe do caminho batido.',
    'jupiter-neptune': 'Acreditar vem fácil, nas pessoas, na arte ou no invisível; pôr limite, nem tanto.',
    'jupiter-pluto': 'Você pensa no que poderia mudar de cima a baixo, e sabe levar gente junto.',
    'jupiter-ascendant':
      'Você chega de bom humor, ocupa bastante espaço, e quase sempre lhe abrem lugar com gosto.',
    'jupiter-midheaven':
      'Quem vê seu trabalho tende a chamar você para mais, e subir fica melhor quando se reparte.',
    'saturn-uranus': 'Ordem e liberdade negociam em você por anos, até sair um acordo que é só seu.',
    'saturn-neptune': 'Você dá forma aos sonhos, ou duvida deles até que tenham uma.',
    'saturn-pluto': 'Você aguenta o aperto e segue em frente, mesmo quando podia pedir ajuda.',
    'saturn-ascendant':
      'De início você mostra reserva e uma idade que não tem; com o tempo, as duas diminuem.',
    'saturn-midheaven': 'Você sobe degrau por degrau e costuma conservar o que alcança.',
    'uranus-ascendant': 'É difícil confundir você com outra pessoa, e a mesmice cansa você depressa.',
    'uranus-midheaven': 'Seu caminho no mundo faz curva onde ninguém pôs placa.',
    'neptune-ascendant': 'As pessoas veem em você o que estão procurando; ajuda contar logo quem você é.',
    'neptune-midheaven': 'Seu trabalho precisa fazer bem a alguém; só o título não basta.',
    'pluto-ascendant': 'Quando você chega, as pessoas percebem, e a conversa fiada raramente sobrevive.',
    'pluto-midheaven':
      'Você transforma o que põem nas suas mãos, e talvez já tenha recomeçado do zero alguma vez.',
  },
  patterns: {
    grandCross: [
      'Uma grande cruz puxa você para quatro lados: a pressão vem de todos, e alivia quando você desiste de contentar cada um.',
      'Há uma grande cruz no mapa, quatro cobranças ao mesmo tempo, e a arte é saber qual delas pode esperar.',
      'A grande cruz do seu mapa não deixa apoiar o peso de um lado só; quem vê de fora chama isso de fôlego.',
    ],
    kite: [
      'O mapa desenha uma pipa: um dom que vem sem esforço e ganha serventia na ponta ({{apex}}).',
      'Facilidade e direção se juntam numa pipa, e a linha fica com um ponto só ({{apex}}).',
      'Seu mapa guarda uma pipa, figura rara; o que corre fácil por ela encontra uma saída ({{apex}}).',
    ],
    grandTrine: [
      'Três planetas fecham um grande trígono: algo em você simplesmente funciona, e pede uma tarefa para não virar comodismo.',
      'O mapa tem um grande trígono, um talento tão natural que talvez outra pessoa precise mostrá-lo a você.',
      'O grande trígono do seu mapa é um círculo que se basta; tirar proveito dele fica por sua conta.',
    ],
    yod: [
      'Um yod aponta para um lugar só ({{apex}}): ali o ajuste não termina nunca, e muitas vezes vira especialidade.',
      'Dois quincúncios se encontram num ponto ({{apex}}) e formam um yod; essa parte de você costuma demorar mais que as outras para achar lugar.',
      'Há um yod no mapa, e o que está na ponta ({{apex}}) faz um pedido esquisito e muito seu.',
    ],
    tSquare: [
      'Uma quadratura em T junta a tensão num ponto ({{apex}}): é onde mais se cobra de você, e onde você mais aprende.',
      'Dois pontos opostos pressionam um terceiro ({{apex}}); é uma quadratura em T, que incomoda e faz render.',
      'A quadratura em T do mapa tem uma ponta ({{apex}}), chamada sempre que os outros dois lados não se acertam.',
    ],
  },
  stelliumSigns: {
    aries:
      'Tantos planetas em Áries deixam boa parte de você com vontade de chegar antes e ter certeza depois.',
    taurus: 'Com tantos planetas em Touro, ir devagar já é, para você, uma convicção.',
    gemini:
      'A turma de planetas em Gêmeos mantém várias conversas dentro de você, quase todas ao mesmo tempo.',
    cancer: 'Com tantos planetas em Câncer, você vive pensando em quem é dos seus e se todo mundo já comeu.',
    leo: 'Tantos planetas em Leão pedem palco, nem que seja uma cozinha com três pessoas.',
    virgo: 'A turma de planetas em Virgem vê o defeito do outro lado da rua, e a intenção é ajudar.',
    libra:
      'Com tantos planetas em Libra, você pensa a dois, e decisão que ninguém comentou parece incompleta.',
    scorpio: 'Há tanta coisa em Escorpião que a superfície engana: o que importa, em você, corre por baixo.',
    sagittarius:
      'A turma de planetas em Sagitário quer saber o que há atrás do morro, e pergunta em voz alta.',
    capricorn:
      'Com tantos planetas em Capricórnio, você planeja em anos e tem mais doçura do que a agenda deixa ver.',
    aquarius:
      'Tantos planetas em Aquário fazem você preferir uma boa causa a uma festa, e uma amizade às duas.',
    pisces: 'A turma reunida em Peixes deixa tudo entrar, a música e a tristeza dos outros.',
  },
  stelliumHouses: {
    1: 'Tantos planetas na casa 1 põem você em primeiro plano, até nos dias em que você dispensaria.',
    2: 'Com tantos planetas na casa 2, ter segurança pesa em quase tudo o que você escolhe.',
    3: 'Há tanta coisa na casa 3 que você vive lendo, perguntando e com um pé na rua.',
    4: 'Tantos planetas na casa 4 puxam sua vida para dentro de casa e para o lugar de onde você vem.',
    5: 'Com tantos planetas na casa 5, você precisa de algo para criar ou de alguém para fazer rir.',
    6: 'Há tanta coisa na casa 6 que trabalho, para você, raramente é só trabalho.',
    7: 'Tantos planetas na casa 7 fazem sua história passar pelas pessoas com quem você se junta.',
    8: 'Com tantos planetas na casa 8, você vai fundo, nas pessoas e também nas contas.',
    9: 'Há tanta coisa na casa 9 que você vive estudando algum assunto, com diploma ou sem.',
    10: 'Tantos planetas na casa 10 põem você à vista de todos, para o aplauso e para a cobrança.',
    11: 'Com tantos planetas na casa 11, metade da sua história quem sabe contar são os amigos.',
    12: 'Há tanta coisa na casa 12 que você precisa de um canto onde ninguém entre, e volta melhor de lá.',
  },
  sides: {
    above: [
      'A maioria dos planetas estava acima do horizonte: sua vida tende a acontecer à vista, no meio de gente.',
      'O peso do mapa está acima do horizonte: você costuma saber o que os outros acham antes de saber o que acha.',
    ],
    below: [
      'A maioria dos planetas estava abaixo do horizonte: você vive de dentro para fora, e o que mostra ao mundo costuma amadurecer em casa.',
      'O peso do mapa está abaixo do horizonte: sua casa sabe de você bem mais que o seu trabalho.',
    ],
    east: [
      'A maioria dos planetas estava a leste, onde os astros nascem; você prefere ditar as condições e começar por conta própria.',
      'O peso do mapa está a leste: tomar a iniciativa lhe cai melhor que responder.',
    ],
    west: [
      'A maioria dos planetas estava a oeste, onde os astros se põem; muita coisa chega pelos outros, e você sabe responder.',
      'O peso do mapa está a oeste: a hora certa depende em parte dos outros, e você costuma ir ao encontro deles.',
    ],
  },
  phases: {
    newMoon: [
      'Você nasceu perto de uma Lua nova, quando tudo começa no escuro, e costuma ir pelo palpite antes de haver o que ver.',
      'Quem nasce perto da Lua nova tende a guardar, em qualquer idade, a franqueza de quem está começando.',
    ],
    waxingCrescent: [
      'Você nasceu sob a Lua crescente, com a luz recém-chegada: há do que se soltar, e impulso não falta.',
      'Quem nasce sob a Lua crescente tende a se afastar, um passo por vez, do que já veio pronto.',
    ],
    firstQuarter: [
      'Você nasceu no quarto crescente, tempo de decisões, e encontrar alguma resistência faz você render mais.',
      'Quem nasce no quarto crescente costuma ter jeito para obra: primeiro limpa o terreno, depois levanta.',
    ],
    waxingGibbous: [
      'Você nasceu com a Lua quase cheia, hora dos retoques, e o que você faz raramente lhe parece pronto.',
      'Quem nasce sob a Lua gibosa crescente costuma ter olho para o que ainda pode melhorar.',
    ],
    fullMoon: [
      'Você nasceu perto de uma Lua cheia, com tudo aceso: vê os dois lados de quase tudo, e muita gente lhe pede opinião.',
      'Quem nasce sob a Lua cheia costuma ver às claras a distância entre o que quer e o que sente.',
    ],
    waningGibbous: [
      'Você nasceu poucos dias depois de uma Lua cheia, hora de repartir o que se aprendeu, e explicar vem naturalmente.',
      'Quem nasce sob a Lua gibosa minguante gosta de passar adiante o que sabe, de preferência mostrando como se faz.',
    ],
    lastQuarter: [
      'Você nasceu no quarto minguante, hora de rever certezas, e talvez já tenha mudado de ideia sobre algo grande.',
      'Quem nasce no quarto minguante costuma ter olho crítico, inclusive com o próprio time.',
    ],
    waningCrescent: [
      'Você nasceu no fim da Lua minguante, hora de soltar; em alguns assuntos parece ter mais idade, e em quase todos, mais liberdade.',
      'Quem nasce sob a Lua minguante, já no fim, costuma sentir a hora de encerrar e o que vale guardar.',
    ],
  },
  mind: {
    fire: [
      'Mercúrio em fogo fala primeiro e confere depois.',
      'Com Mercúrio em fogo, sua cabeça dispara, e os detalhes que corram atrás.',
      'Mercúrio, num signo de fogo, vai direto ao ponto e gosta de convencer.',
    ],
    earth: [
      'Mercúrio em terra pede um exemplo e guarda o que entendeu.',
      'Com Mercúrio em terra, sua cabeça vai passo a passo e raramente precisa voltar.',
      'Mercúrio, num signo de terra, fala pouco e pensa no que diz.',
    ],
    air: [
      'Mercúrio em ar junta duas coisas distantes e vê a ligação.',
      'Com Mercúrio em ar, sua cabeça funciona conversando e emperra no silêncio.',
      'Mercúrio, num signo de ar, ouve todas as opiniões, a própria por último.',
    ],
    water: [
      'Mercúrio em água guarda de cor a frase e o jeito como foi dita.',
      'Com Mercúrio em água, sua cabeça pressente primeiro e acha as razões depois.',
      'Mercúrio, num signo de água, pensa melhor quando ninguém o apressa.',
    ],
  },
  heart: {
    fire: [
      'Vênus em fogo gosta de gente ousada e não esconde.',
      'No amor, sua Vênus em fogo quer calor e coragem, e um pouco de disputa não atrapalha.',
      'Vênus, num signo de fogo, se encanta depressa e logo demonstra.',
    ],
    earth: [
      'Vênus em terra acredita em toque, em boa comida e em chegar na hora.',
      'No amor, sua Vênus em terra confia mais em atos que em frases, e não esquece.',
      'Vênus, num signo de terra, quer o que ainda esteja de pé depois do Carnaval.',
    ],
    air: [
      'Vênus em ar se apaixona conversando, e conversando fica.',
      'No amor, sua Vênus em ar gosta de graça e de jogo limpo, com espaço para respirar.',
      'Vênus, num signo de ar, precisa que o amor seja também amizade.',
    ],
    water: [
      'Vênus em água adivinha o que o outro quer e se magoa com pouca coisa.',
      'No amor, sua Vênus em água procura ternura e reconhece a imitação.',
      'Vênus, num signo de água, se entrega aos poucos e depois por inteiro.',
    ],
  },
  drive: {
    fire: [
      'Marte em fogo age na hora, e a raiva dura pouco.',
      'Com Marte em fogo, você sai na frente e descobre o caminho depois.',
      'Marte, num signo de fogo, gosta de adversário declarado e pista livre.',
    ],
    earth: [
      'Marte em terra poupa as forças e aguenta até o fim.',
      'Com Marte em terra, você avança na constância; sua raiva demora a vir e não esquece a data.',
      'Marte, num signo de terra, prefere fazer uma vez só, e fazer bem.',
    ],
    air: [
      'Marte em ar briga com argumentos e costuma ter um de reserva.',
      'Com Marte em ar, você avança convencendo, em várias frentes ao mesmo tempo.',
      'Marte, num signo de ar, precisa ver sentido antes de se mexer.',
    ],
    water: [
      'Marte em água só se mexe quando se comove, e aí surpreende pela força.',
      'Com Marte em água, você avança contornando o que não dá para atravessar.',
      'Marte, num signo de água, protege primeiro e ataca por último.',
    ],
  },
};
