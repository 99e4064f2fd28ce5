import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What a quincunx of two points of a birth chart says: two that have nothing in common, and an adjustment made over and over. */
export const quincunxes: NatalInterpretations['quincunxes'] = {
  sun: {
    moon: 'O que você quer ser e o que conforta você falam línguas sem uma só palavra parecida. Falta intérprete. A cada mudança de fase é preciso acertar a dose: um pouco mais de rumo, um pouco mais de sono.',
    mars: 'A sua energia sai, mas sai para a tarefa ao lado. O Sol aponta, Marte obedece a outro mapa, e o cansaço chega antes do resultado. Uma correção de poucos graus no começo da manhã poupa a tarde inteira.',
    jupiter:
      'Poucos planos saem do tamanho da ocasião: sobra pano ou falta. Júpiter cresce sem perguntar onde a sua vontade mora, por isso você vive fazendo bainha. Com os anos, a mão de costura fica muito boa.',
    saturn:
      'Os deveres calçam como sapato meio número menor: dá para andar, e ninguém percebe. Saturno rege o dever, que nunca foi apresentado à sua vontade. Certas responsabilidades melhoram só de trocar o cadarço.',
    uranus:
      'Volta e meia, uma parte sua decide, e a outra só fica sabendo pelo jornal. A liberdade que você defende não tem muito a ver com a vida que planejou. Com uma janela aberta em dia certo, essa liberdade deixa de arrombar a porta.',
    neptune:
      'Há um desfoque entre a pessoa que existe e a que você imagina, e ele muda de lugar quando se chega perto. O ideal não serve à agenda, a agenda ofende o ideal. Acerte a lente aos poucos, sem esperar nitidez de uma vez por todas.',
    pluto:
      'A força que você tem nem sempre aparece quando é convocada; costuma surgir em outra sala. Sol e Plutão a cento e cinquenta graus nem se enxergam direito. Quando a reação sai maior do que o caso, convém perguntar a que caso ela pertencia.',
    ascendant:
      'É sincera a cara que chega primeiro, mas fala de outra pessoa. Entre o seu jeito e o seu propósito falta um degrau, e você o improvisa a cada apresentação. Os amigos antigos já o sobem sem olhar.',
    midheaven:
      'O cargo e o nome não combinam de todo, como paletó bonito, mas emprestado. Você muda o título, depois a rotina, depois o título. O ajuste nunca fecha por completo, e por isso a carreira continua interessante.',
  },
  moon: {
    mercury:
      'Você explica muito bem aquilo que não estava sentindo. Mercúrio traduz de um idioma, a Lua fala outro, e as pessoas recebem a carta do dia errado. Uma pausa de uma noite aproxima os dois textos.',
    venus:
      'O que agrada não é bem o que consola. Você compra o vinho quando queria a sopa, aceita a festa quando queria o telefone. A Lua pede hábito, Vênus pede encanto; perceber qual das duas está com fome já resolve meia semana.',
    mars: 'A raiva da rua chega fora de hora, ou fica presa na garganta e se vinga na tampa da panela. Os instintos de proteger e de atacar não dividem elemento nem modo. Vale inventar um sinal, por bobo que seja, de que algo passou do ponto.',
    jupiter:
      'Vai um pouco de comida a mais, um pouco de promessa a mais, e o sentimento original continua à espera. Júpiter oferece fartura a uma necessidade que era pequena e precisa. Perguntar “quanto basta?” tem gosto de descoberta.',
    saturn:
      'A sua parte sensível trabalha em horário que o relógio de ponto não aceita. A obrigação chama, o humor já fechou a loja. De ajuste em ajuste, você vai descobrindo que alguma ternura cabe entre duas tarefas, contanto que ninguém a agende.',
    uranus:
      'Enquanto a Lua vive de costume, Urano detesta aviso prévio, e você nem sempre sabe qual dos dois vale hoje. O susto vem quando tudo estava bem; o tédio, quando havia surpresa. O corpo costuma avisar antes, num dedo que batuca.',
    neptune:
      'Há saudades suas que não são de nada. A Lua procura um quarto conhecido, Netuno, um mar sem margem, e os dois se desencontram no mesmo suspiro. Em vez de decifrá-lo, às vezes basta acender uma luz e comer alguma coisa.',
    pluto:
      'O sentimento parece tranquilo até que uma reação enorme entra por um buraco de agulha. Entre o que você sente e o que teme faltam apresentações. Quando passa, é como se você tivesse arrumado a casa de outra família.',
    ascendant:
      '“Tudo bem”, diz o rosto, com alguns minutos de adiantamento. A emoção verdadeira vem depois, em outro tom, e já encontra a visita de casaco vestido. Quem conhece você aprende a esperar mais um pouco.',
    midheaven:
      'Para o trabalho você leva um humor que o trabalho não pediu, e para casa, um crachá. O encaixe tem essa folga desde sempre. A cada emprego, o que alimenta e o que dá projeção precisam ser medidos de novo.',
  },
  mercury: {
    mars: 'A língua e o braço não usam o mesmo relógio. É comum falar quando era hora de agir e agir antes de a frase acabar. Há um certo humor nesse desacerto, e com treino você aprende a deixar um segundo de silêncio entre a ideia e o gesto.',
    jupiter:
      'O fato que você tem na mão não prova a teoria que tem na cabeça, embora ambos sejam bons. Júpiter conclui antes de virar a página. Um “até onde sei” no meio da frase conserta muita coisa.',
    saturn:
      'Às vezes as palavras saem leves quando o assunto pesa, e pesadas quando era brincadeira. É um defeito de registro, e dos simpáticos. De tanto recalibrar o tom, você acaba com um ouvido raro para o que cada sala aguenta.',
    uranus:
      'O melhor pensamento vem num lugar onde não se pode anotar. Urano não espera o caderno abrir, e o raciocínio fica com emendas aparentes. Ande com um lápis curto: cabe no bolso e não precisa de bateria.',
    neptune:
      'Você lê uma coisa, recorda outra, e a segunda é bem mais bonita. Netuno vaza para o recado sem má intenção. Repetir em voz alta o combinado parece infantil, e evita aquele encontro em duas praças diferentes.',
    pluto:
      'A curiosidade costuma escavar meio metro ao lado do tesouro, porque Plutão enterra sem dar coordenadas. Quando enfim acerta, o que aparece não era o que se procurava, e era mais importante. Aceite o método torto; ele tem resultados que o reto desconhece.',
    ascendant:
      'Entre a sua frase e o seu gesto há um descompasso de filme dublado. As pessoas respondem ao gesto. Se perguntarem em que língua você pensa, diga que está atualizando a legenda.',
    midheaven:
      'A sua inteligência não cabe no título do cargo. O jeito é improvisar: uma tarefa a mais, uma troca de função, um segundo cartão. A vocação vai sendo redigida nas margens e, no fim, é o texto que se lê.',
  },
  venus: {
    mars: 'Você deseja de um jeito e ama de outro, e ambos têm razão em dias diferentes. O convite chega quando passou a vontade; a vontade, quando a visita saiu. Um bom par para esse desencontro é quem sabe rir e remarcar.',
    jupiter:
      'O gosto pede pouco, a mão serve muito. Sobra doce na travessa, sobra elogio no ar, e o prazer exato fica meio de lado. Júpiter só conhece um tamanho. Afine a porção, e a alegria dura mais.',
    saturn:
      'Cada afeto seu parece ter uma etiqueta virada para a pele. Você gosta, e algo arranha; trabalha, e algo pede beleza. Como os dois planetas não têm assunto em comum, cabe a você cortar a etiqueta de cada amor novo.',
    uranus:
      'As pessoas que o encanto escolhe raramente são as que a liberdade escolheria. Isso aparece num feriado, numa reserva para dois. A cada viagem a dois você inventa outra distância, e há distâncias muito bem decoradas.',
    neptune:
      'O belo que você vê e o belo que existe não têm a mesma altura. Um ajuste pequeno, feito com carinho, basta: tirar uma pena da fantasia, acrescentar uma ruga ao retrato. O amor aguenta bem essas emendas.',
    pluto:
      'Uma simpatia qualquer puxa, às vezes, uma corda que não estava no programa. O ciúme aparece onde nem havia romance. Vênus trata da superfície, Plutão do fundo, e o elevador entre os dois para em andares improváveis.',
    ascendant:
      'O charme sai de lado. As pessoas se encantam com algo que você não pretendia mostrar e passam reto pelo enfeite escolhido. Convém fazer dos outros um espelho: eles sabem qual é o seu melhor ângulo.',
    midheaven:
      'O que dá prazer e o que dá posição se cruzam na rua sem se cumprimentar. A carreira pede cinza, o gosto pede verde. Um objeto bonito na mesa de trabalho não resolve a questão, mas lembra que ela existe e está sendo vista.',
  },
  mars: {
    jupiter:
      'O impulso quer um alvo e a fé oferece uma paisagem. Você corre em linha reta para um lugar que ficava à esquerda. O que falta é ensaiar a curva; com ela, você chega aonde os muito certeiros nem sabiam que dava para ir.',
    saturn:
      'A pressa mede em milhas, o prazo mede em quilômetros. As duas contas estão certas e nunca fecham, porque Marte e Saturno não têm tabela em comum. Um ajuste modesto, repetido sem rancor, vale mais que o grande plano de disciplina.',
    uranus:
      'A sua ação e o seu gosto pela novidade usam tomadas de voltagem diferente. Vai tudo bem até a ligação errada. Um adaptador simples, como avisar antes de mudar de ideia, poupa fusíveis aos que trabalham perto.',
    neptune:
      'A vontade parte resoluta e chega em outro porto, sem que se saiba quem mexeu no leme. Netuno é todo correnteza. Você navega corrigindo, e às vezes o porto errado era lindo.',
    pluto:
      'Quando quer pouco, você empurra muito; quando quer tudo, finge desinteresse. As duas forças não se combinaram, e a dose sai por estimativa. A medida costuma aparecer depois do primeiro exagero, já com as desculpas no bolso.',
    ascendant:
      'O corpo é território de Marte e anda meio passo fora do ritmo da intenção. Você aperta a mão com força demais, ou chega mansamente a uma briga. As pessoas se confundem de leve. Um esporte com bola ou tambor acerta o compasso.',
    midheaven:
      'No trabalho, a sua garra aparece onde ninguém pediu e falta na hora do discurso. É o desencontro de quem treinou em outra modalidade. Trocar de prova, de vez em quando, dá mais resultado que treinar o dobro.',
  },
  jupiter: {
    saturn:
      'A esperança faz a lista, a prudência perde a caneta. Você cresce num assunto e se contém em outro, sem que uma coisa compense a outra. Gente da sua idade vive emendando essa lista, com algum humor.',
    uranus:
      'A sorte e o susto entram por portas que não se enxergam. A fé que você tem não serve para o imprevisto que aparece; serve para o seguinte. Outros da mesma época também carregam a chave trocada, e convém comparar.',
    neptune:
      'Você acredita numa coisa e sonha com outra, ambas enormes. O resultado é uma boa vontade que erra o endereço por dois números. Basta bater na casa ao lado e perguntar: por ali costumam saber do que se trata.',
    pluto:
      'O seu otimismo não sabe que existe um porão, e o porão não recebe convites. Quando os dois se encontram por acaso, é num negócio estranho ou numa frase forte demais. Um degrau iluminado entre eles já muda a casa.',
    ascendant:
      'Em festa, você entra com mais, ou com menos, entusiasmo do que sente, pois Júpiter nunca usou trena. As pessoas ajustam a expectativa e acertam na metade das vezes. É um chapéu de abas largas: em certas noites, dá o tom.',
    midheaven:
      'As grandes chances costumam aparecer em ramos que não são o seu. Você recusa, lamenta e se adapta, nessa ordem. Júpiter abre a janela de outro prédio, e a sua carreira vai sendo feita um pouco na travessia.',
  },
  saturn: {
    uranus:
      'A ordem e a novidade, em você, nunca marcaram reunião. A reforma chega à sala quando o projeto era o banheiro. A sua geração conhece o desencaixe; na casa de cada um, ele pede uma chave de fenda à mão.',
    neptune:
      'O limite que você traça não cerca o que escorre. A grade vai para o sonho errado, e o prazo fica solto. Quem nasceu por esses anos aprende a trabalhar com fita crepe: provisória, reposicionável, surpreendentemente firme.',
    pluto:
      'Você exerce o controle com rigor onde nada ameaçava. Já a força que importava mora ao lado e nem foi avisada. De tempos em tempos, a sua geração troca o cadeado de lugar, e respira.',
    ascendant:
      'Às vezes a seriedade chega ao rosto em momentos de piada, e some quando era para assinar. As pessoas hesitam um segundo. Esse pequeno desajuste, admitido com um sorriso, costuma inspirar mais confiança que a pose perfeita.',
    midheaven:
      'O trabalho é duro, e o esforço aparece em coluna que ninguém lê. O método que você tem não é o do lugar onde está. Ajuste a régua ou mude de parede: as duas saídas já ensinaram bastante.',
  },
  uranus: {
    neptune:
      'A técnica e o sonho da sua geração usam fusos horários distintos. Quando um inventa, o outro já dormiu. Na área da vida em que caem, cabe a você servir de intérprete e, às vezes, rir da tradução.',
    pluto:
      'Duas vontades de mudar, e nenhuma quer mudar a mesma coisa. É uma herança de época, vivida em cada mapa num ponto pequeno. Mexe-se devagar: solta um parafuso, aperta outro, e a máquina anda de novo.',
    ascendant:
      'A sua originalidade escapa por onde você não olhava: numa meia, num horário, numa risada em hora solene. O resto da apresentação é bem-comportado. Em vez de corrigir a meia, muita gente acaba copiando o modelo.',
    midheaven:
      'As viradas profissionais vêm por causa de coisas que nem eram profissionais. Um vizinho, um defeito de máquina, um curso por engano, e lá se vai o plano de cinco anos. Convém escrevê-lo sempre a giz.',
  },
  neptune: {
    pluto:
      'O desencontro é lento e pertence a muita gente: a fé se desfaz num canto enquanto o poder se junta em outro. Na sua vida ele mal se ouve. Quando se ouvir, será como aquele rangido de casa velha que algumas gotas de óleo acalmam.',
    ascendant:
      'Há quem jure que você disse o que apenas pareceu dizer. Netuno se mexe um pouco antes da foto, e cada um leva a sua versão. Corrigir todas seria ofício de tempo integral; corrija a de quem fica para jantar.',
    midheaven:
      'A vocação tem um lado que não consta de nenhuma lista de vagas. Você se encaixa, e sobra um pedaço de música do lado de fora. Netuno nem quer mandar no cargo e se contenta com uma tarde livre por semana.',
  },
  pluto: {
    ascendant:
      'O peso da sua presença surpreende quem vinha conversar sobre o tempo. Por dentro, você nem notou. É uma força sem botão de brilho, que se regula pelo olhar dos outros: quando baixarem os olhos, diminua um pouco a luz.',
    midheaven:
      'Uma ambição que você não declarou dirige certas curvas da sua carreira. A que declarou fica no banco de trás, olhando o mapa. De parada em parada elas trocam de lugar, e o percurso vai ficando mais parecido com quem dirige.',
  },
};
