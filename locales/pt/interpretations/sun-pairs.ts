import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two Sun signs, whoever has which. */
export const sunPairs: PairInterpretations['sunPairs'] = {
  aries: {
    aries:
      'Dois capacetes no cabide da entrada. A afinidade é imediata, quase esportiva: vocês se desafiam, se atiram na mesma ideia e disputam quem chegou antes à esquina. Como Áries não guarda rancor, as brigas são curtas. O que exige treino é a segunda metade dos projetos, quando a novidade acabou e falta alguém para varrer.',
    taurus:
      'Primeiro vem o grito de “vamos”; dez minutos depois, ouve-se a chave girar com calma. Vizinhos no zodíaco, fogo e terra têm relógios diferentes e precisam disso: o impulso tira a poltrona do lugar, a constância não deixa o telhado voar. Combinar por escrito a hora de sair preserva um amor ou uma amizade.',
    gemini:
      'Falta fôlego a quem acompanha vocês. Uma ideia é lançada, a frase seguinte já a melhora, e antes das oito existe um plano, um apelido para o plano e uma piada sobre ele. O calor do fogo gosta desse vento. A lista de coisas começadas merece, de tempos em tempos, uma visita sem pressa.',
    cancer:
      'Franqueza e sensibilidade abrem os olhos uma da outra, às vezes com um susto. Os dois signos gostam de dar o primeiro passo, mas a investida frontal e o avanço pela beirada se cruzam sem se ver. Há proteção feroz neste vínculo. Uma verdade dita com a voz de quem oferece cobertor costuma chegar aonde a pressa não chegaria.',
    leo: 'Que festa! Aqui se encontram coragem e grandeza, e o par tem vocação para abrir bailes, empresas e rodas de conversa. O ciúme é do palco, raramente da pessoa. Enquanto houver aplauso para ambas as partes, vocês dão calor a quem passa pela calçada; quando faltar, riam antes de cobrar.',
    virgo:
      'Ainda na porta, a pressa pergunta pela chave, e o método responde que ela está no gancho, como sempre. As duas naturezas se irritam e se completam sem querer. A rapidez aprende com o detalhe a não refazer o caminho; a minúcia descobre que um erro corrigido em pleno voo também é acerto.',
    libra:
      'Estão frente a frente no zodíaco, “eu” e “nós”, e a atração tem o puxão das coisas que faltam. Decidir de estalo ou ouvir todo mundo? O casal, a dupla de irmãos, os amigos refazem essa conversa por anos, e com gosto. Em boas épocas, a coragem aprende tato e a gentileza aprende a dizer não.',
    scorpio:
      'Marte governa Áries e, na tradição, também Escorpião; por isso, num desafio, ninguém recua. As diferenças estão no método: a carga aberta e a espera em silêncio. O respeito é grande, a paixão idem. Vocês se dão bem no que é sério e devem, de comum acordo, perder de vez em quando no dominó.',
    sagittarius:
      'Fogo com fogo, e janelas abertas. Vocês se entendem sobre o essencial: viver é sair, dizer o que se pensa, rir da queda. Poucos pares atravessam uma viagem ruim com tanto bom humor. A sinceridade, em dobro, deixa às vezes um pires quebrado, e ninguém se lembra bem de quem foi.',
    capricorn:
      'Gente que manda, em dois sotaques. O impulso quer a resposta hoje; a ambição de longo prazo já reservou uma data no ano que vem. Em sociedade, com papéis definidos, sobem qualquer ladeira. Nos dias de folga, melhor que nenhuma das partes leve a planilha nem a buzina para o piquenique.',
    aquarius:
      'Liberdade é a primeira palavra em comum. Vocês se animam com o que ainda não foi feito, defendem causas, desconfiam de ordens, e um projeto nascido na calçada fica pronto antes da licença. O que falta é demora. Sentar e contar como anda o coração parece, para este par, a verdadeira aventura.',
    pisces:
      'O último signo e o primeiro se encostam como fim de um filme e início de outro. Coragem e compaixão, juntas, são capazes de socorrer um quarteirão. Mas o tom direto fere com facilidade, e a evasiva exaspera; um gesto claro, dito baixinho, serve de língua comum.',
  },
  taurus: {
    taurus:
      'Quem chega de surpresa encontra a mesa posta e ninguém com pressa de levantar. O sossego deste par é quase uma propriedade rural: lealdade, bom gosto, hábitos que criam raiz. A teimosia também vem em dobro. Quando as duas opiniões se sentam, convém que uma terceira pessoa recolha as cadeiras.',
    gemini:
      'O passo lento e o passo saltitante seguem pela mesma rua, cada qual no seu compasso. Quem assiste se diverte, e quem anda também, se houver humor. A constância dá uma base à curiosidade, e em troca recebe notícias do mundo, algumas verdadeiras. Avisar a mudança de plano já é metade do carinho.',
    cancer:
      'Um cheiro de casa aproxima vocês. Conforto, família, memórias e bons lençóis unem terra e água num pacto que se assina sem notar, e muita gente acaba se agasalhando ali. O excesso é o ninho fechado. Uma viagem por ano, curta e com volta marcada, evita que o aconchego vire mofo.',
    leo: 'Ambos os signos gostam do que é bom, e por isso o par come bem, se veste bem, recebe bem. E teima bem, na mesma medida. A questão costuma ser de tempo e de cena: prazer discreto ou celebração com orquestra? A cada aniversário, tentem as duas coisas, uma na véspera e a outra no dia.',
    virgo:
      'Terra que entende terra. Há um prazer mútuo em fazer direito, guardar no lugar, cuidar do corpo e da horta, e a confiança chega sem alarde. Para a terra, promessa é coisa que se cumpre. O brilho nos olhos aparece com uma surpresa inútil, que nenhuma das duas partes teria coragem de comprar sozinha.',
    libra:
      'Vênus rege Touro e Libra, e nota-se: música, tecido, boas maneiras, um gosto por fazer as coisas com beleza. O resto difere. A vontade de tocar e possuir topa com o desejo de comparar e combinar. A cor da parede rende três semanas de discussão, e a sala, no fim, fica linda.',
    scorpio:
      'Face a face, posse e paixão. O que Touro quer manter intacto, Escorpião quer revirar, e a atração entre as duas forças tem peso de ímã. As palavras contam menos que a pele, ou que a lealdade. A confiança, uma vez conquistada, torna vocês quase imbatíveis; até lá, cada centímetro é negociado.',
    sagittarius:
      'Raiz e estrada se olham com desconfiança e um pouco de inveja. O conforto pergunta por que partir, a aventura pergunta por que ficar, e as duas perguntas fazem bem a quem as ouve. Um mesmo prazer aproxima vocês: a boa comida. De quitute em quitute, vocês chegam bem longe.',
    capricorn:
      'O tipo de dupla que compra o terreno antes do carro. Vocês confiam em esforço, prazo e matéria boa, e o afeto se prova em tarefas cumpridas. Pouca gente descansa tanto na palavra dada. Para que o laço não fique com cara de cartório, um domingo de luxo, sem culpa, resolve.',
    aquarius:
      'Uma pessoa muda um móvel de lugar, e a sala inteira reclama. Hábito e invenção são igualmente teimosos, cada qual na sua direção, o que rende ótimas discussões e alguma teatralidade. O meio-termo é raro; o respeito pela esquisitice alheia, possível. Inventem a dois uma tradição, e as duas metades ganham.',
    pisces:
      'Boa vizinhança entre a terra e o mar. Os sonhos de vocês ganham margem e balanço: uma canção vira disco, uma vontade vira jardim. Tudo vai macio. O que incomoda fica para depois, por gentileza, até que um dia vem bater à janela.',
  },
  gemini: {
    gemini:
      'São quatro pessoas na mesma carona, contando as que cada uma inventa. As histórias só terminam depois de três parênteses, e nisso está a festa. A inteligência alegre do par evita o tédio e, às vezes, o assunto. No silêncio de uma viagem longa, vocês descobrem coisas que a conversa escondia.',
    cancer:
      'A palavra e o sentimento moram lado a lado, sem muro. A curiosidade pergunta “o que foi?” e a sensibilidade responde daqui a dois dias, quando a frase está pronta. Vocês aprendem a esperar. O vínculo tem muito de infância, com histórias antes de dormir, fotografias comentadas e uma ternura que gosta de reprises.',
    leo: 'Alguém conta, alguém encena. A combinação de esperteza e esplendor diverte as salas de espera e faz dos jantares um espetáculo. O elogio espirituoso vale ouro neste par; a ironia, na hora errada, cai mal. Se a atenção ficar repartida, vocês têm graça para a temporada inteira.',
    virgo:
      'Mercúrio, regente de ambos, dá a este par uma só língua com dois dicionários. Vocês falam muito, leem de tudo, corrigem até placa de estrada. Uma cabeça quer variar, outra quer acertar, e para as duas fica o mesmo exercício: sentir antes de explicar.',
    libra:
      'Ar em movimento. Há uma leveza entre vocês que os amigos procuram em dias pesados, e o gosto de conversar até o garçom apagar as luzes. Decidir é outra história: cada argumento puxa outro. Fixem um prazo, tirem no par ou ímpar e celebrem o resultado como se fosse convicção.',
    scorpio:
      'Quem brinca na superfície se debruça sobre o poço, e há interesse recíproco. Curiosidade é o ponto comum; a profundidade, o desacordo. O que se diz por brincadeira pode ser guardado por muito tempo. Segredos respeitados e piadas explicadas a tempo constroem uma confiança rara.',
    sagittarius:
      'Estão em pontas opostas do zodíaco, e conversam de um lado a outro. Detalhe e panorama, pergunta e convicção: aprendem muito, se contestam sem cansar, viajam com livros demais na mala. A verdade do par aparece quando alguém admite não saber. Ninguém se aborrece, salvo talvez quem queira dormir.',
    capricorn:
      'Assuntos leves em cerimônia séria, ou o contrário. A agilidade de Gêmeos acha graça na compostura, e Capricórnio, que demora a rir, ri afinal por uma semana. O trabalho em comum funciona bem: ideias de sobra e alguém que se lembre dos prazos. Em casa, brinquem com hora marcada.',
    aquarius:
      'Falam de tudo com a naturalidade de quem se conhece do recreio. O laço começa pela cabeça, vive de amigos, descobertas e teorias, e tem pouca paciência com cenas. A distância não o gasta. Se alguém chora, o par estranha um pouco, procura um artigo sobre o assunto e, por fim, abraça.',
    pisces:
      'Os dois signos são duplos e mudam de forma, o que rende surpresas logo de manhã. A palavra pergunta, a imaginação responde com uma cor, e de alguma maneira se entendem. Combinados práticos escorregam. Escritos na parede do corredor, em letra grande, seguram a semana enquanto vocês inventam o resto.',
  },
  cancer: {
    cancer:
      'A maré sobe em dobro. Vocês se reconhecem pela memória, pelo cuidado, pelo jeito de perguntar se alguém comeu. Ninguém precisa explicar uma saudade. Nos dias de lua ruim, porém, as duas conchas se fecham; a que se abrir primeiro, por amor, sai ganhando um abraço longo.',
    leo: 'Lua e Sol no mesmo endereço. Cuidar e brilhar, recolher-se e receber: o par funciona quando cada talento tem seu cômodo. A lealdade é grande nos dois signos, e a suscetibilidade também. Um elogio com carinho ou um carinho com plateia, conforme a pessoa, desata quase todos os nós.',
    virgo:
      'Aqui se cuida. Um dos lados chega com o prato feito, o outro anota o horário de regar as plantas, e quem vive em volta passa muito bem. A afeição é discreta, feita de préstimos. Como pedir custa a ambos os signos, os dois lados servem e esperam; pedindo, ganhariam tempo.',
    libra:
      'O par quer paz e vai buscá-la por caminhos diferentes, o colo e a conversa bem-educada, e a mágoa escapa por entre eles. Em compensação, vocês sabem receber como poucos. Perguntar com delicadeza e responder com franqueza, na mesma noite, é a receita que faltava.',
    scorpio:
      'A água se entende sem palavras. Logo no começo há algo de pacto: a confidência, o instinto de defender, a memória que não perdoa data esquecida. O vínculo é profundo e dá abrigo. Os ciúmes, se vierem, pedem luz, e um pouco de bobagem em voz alta já faz o ar circular pelos cômodos.',
    sagittarius:
      'A mala está pronta, a cama também. Entre a vontade de ir e a vontade de ficar, vocês inventam soluções curiosas, como levar o travesseiro ou chamar o mundo para dentro de casa. A franqueza arranha. Em troca, a risada aberta espanta tristezas que nenhum carinho tinha conseguido mover.',
    capricorn:
      'O eixo do zodíaco que une a casa e o cume passa por vocês. Ternura e estrutura se procuram, pois a proteção tem fome de solidez e o dever, de colo. Vocês formam, sem perceber, uma espécie de família. A rigidez aparece quando o cansaço não é dito; uma sopa, servida em silêncio, já fala.',
    aquarius:
      'Intimidade e espaço, na mesma planta baixa. Quem acolhe estranha a independência de quem trata amigos como parentes, e a estranheza é mútua. Há muito a trocar: a emoção aprende a ter janelas, a ideia aprende a ter nome de gente. Convites claros, sem cobrança, fazem o resto.',
    pisces:
      'Deve haver música por perto. Vocês se adivinham, se consolam, guardam lembranças de coisas que talvez nem tenham acontecido. O afeto não precisa de prova. Precisa, isso sim, de alguém que se lembre da conta de luz; alternem esse papel sem drama, e a correnteza fica mansa.',
  },
  leo: {
    leo: 'Dois sóis, um céu bem iluminado. Generosidade, humor e uma certa pompa fazem deste par um acontecimento, e os amigos vêm ver. O drama é por vezes puro prazer de representar. Só quando as duas partes precisam de aplauso na mesma noite convém comprar ingressos para a peça de outra pessoa.',
    virgo:
      'O gesto largo encontra a mão que arruma. Há quem faça a festa e há quem saiba onde ficou o saca-rolhas, e o evento sai perfeito. A crítica, ainda que justa, ofende; o elogio, ainda que exagerado, ajuda. Vocês acertam quando a ordem é primeiro admirar, depois consertar.',
    libra:
      'Dá gosto de ver e vontade de convidar. Calor e cortesia se dão as mãos, e vocês gostam de arte, de gente, de romance à antiga. A dupla floresce em sociedade. A sós, tomem coragem para discordar, porque orgulho e receio de desagradar conspiram para calar o que importa.',
    scorpio:
      'Estes signos não amam nem brigam em meio tom. O orgulho exposto e o orgulho escondido se medem durante meses, e o respeito resultante é de gente grande. A lealdade não se discute. Poder, sim. Quando o trono e o bastidor concordam sobre o reino, sai de baixo.',
    sagittarius:
      'Alegria em alto volume. O calor deste par vem da confiança: vocês acreditam na vida, em si e no fim de semana, e convidam quem estiver por perto. O exagero aparece nas histórias, nas gorjetas, nas promessas. O que mantém o fogo é o riso compartilhado no dia seguinte, na hora das contas.',
    capricorn:
      'A realeza e o conselho de ministros. Ambição não falta; o que muda é a vitrine. Enquanto Leão quer que a obra seja celebrada, Capricórnio quer que ela dure, e as duas exigências produzem coisas boas. No trato íntimo, uma brincadeira afrouxa as armaduras, que são pesadas e dão calor.',
    aquarius:
      'Em extremos do zodíaco, o coração e o coletivo conversam de longe, em voz alta. Ser especial ou ser igual? A pergunta volta a cada festa e rende longos debates, com graça. O calor descongela ideias, e a distância ensina a brilhar sem posse. Amizade é o melhor terreno, mesmo nos amores.',
    pisces:
      'O palco e a névoa se dão bem: há romance, imaginação, uma generosidade sem recibo. A força do fogo protege o sonho, que sussurra de volta que a plateia não é tudo. Desencontros existem, quase sempre de volume. Baixar uma voz, erguer a que some, e a peça continua.',
  },
  virgo: {
    virgo:
      'Os panos de prato estão em ordem, e as consciências também. Este par se entende por detalhes, trabalha com gosto, ri de erro de digitação em cardápio. A autocrítica, multiplicada por dois, pode pesar. Instituam uma tarde de descuido por mês, cama sem fazer, e observem que o teto não se mexe.',
    libra:
      'Utilidade e beleza dividem a mesma bancada. Se a discussão é sobre como fazer, sobra capricho; se é sobre quando terminar, falta alguém que diga basta. Convivem com delicadeza. A observação franca e o sorriso que evita atrito precisam negociar, e costumam fazer isso muito bem em cartão escrito.',
    scorpio:
      'O olhar deste par deixa passar pouca coisa. A análise encontra a intuição, e de um problema alheio vocês fazem um relatório em duas horas. Com reserva, lealdade e nenhum alarde, criam uma intimidade de poucos sócios. Esquecer de propósito um defeito é prova de carinho maior que notá-lo.',
    sagittarius:
      'A lupa e o binóculo na mesma mochila. Vocês discutem o trajeto, a data, o sentido da vida e a validade do protetor solar, e no fim a viagem sai. Ambos os signos são mutáveis e se adaptam. A ironia ajuda: é ótimo que alguém exagere, é ótimo que alguém confira.',
    capricorn:
      'Uma engrenagem azeitada. Este par cumpre, economiza, melhora, e os outros se sentem amadores ao redor. A afinidade entre signos de terra dispensa discursos. O carinho anda de uniforme. De vez em quando, tirem o uniforme, sem outro propósito senão sentar numa grama que não precisa ser cortada.',
    aquarius:
      'Toda ideia precisa de parafuso, e todo parafuso, de uma ideia. Vocês se encontram na inteligência, na vontade de melhorar as coisas, e divergem quanto à receita: método testado ou ideia nunca vista. O afeto demora a ter linguagem própria. Ele aparece num projeto que era de ninguém e, de repente, é de vocês.',
    pisces:
      'De ponta a ponta do zodíaco, o copo medido e o mar. Aqui se ajuda com precisão e se perdoa sem medida, e as duas bondades se atraem. O incômodo vem da toalha molhada e do olhar de censura. Servir é o que vocês mais sabem fazer; receber, cada qual por sua vez, é o descanso.',
  },
  libra: {
    libra:
      'A porta fica aberta por minutos enquanto se repete “depois de você”. A relação é amável, equilibrada, rica em conversas que iluminam os dois lados de qualquer coisa. O que se pensa de verdade leva tempo para aparecer. Uma discordância bem-vestida, trazida de propósito, mostra que o carinho aguenta.',
    scorpio:
      'Elegância e intensidade vão jantar. A atração é forte, porque cada natureza possui uma discrição própria: a que evita ferir e a que evita se mostrar. Na calma do salão há algo embaixo da toalha. Dita em tom suave, a verdade torna o vínculo denso e, ao mesmo tempo, respirável.',
    sagittarius:
      'Uma roda na calçada, gente chegando, ideias altas. O bom humor de vocês tem educação e largueza, de modo que brigar dá quase vergonha. O tato se espanta com certas verdades ditas a galope, e toma nota. Falta, às vezes, alguém que fique para fechar a conta e marcar a próxima vez.',
    capricorn:
      'A forma e o cronograma são tratados aqui com igual seriedade. Como ambos os signos gostam de comandar, ainda que por sorrisos ou por regulamento, a negociação é permanente e costuma acabar em coisa sólida. Beleza útil é o lema do par. O afeto pede convite por extenso, com hora e endereço.',
    aquarius:
      'Que alívio conversar assim! A justiça, os amigos, a arte e as ideias do próximo século desfilam antes da sobremesa. O ar entende o ar, que não aperta nem cobra. Se a ternura precisar de corpo, procurem o gesto simples, um casaco nos ombros, uma mão por cima da outra.',
    pisces:
      'O par vive numa espécie de música de fundo. Delicadeza, romance, vontade de não magoar: as duas sensibilidades se enlaçam e, por excesso de gentileza, mal se sabe quem quer o quê. A beleza é o remédio comum. Cantem, se for preciso, a lista de decisões pendentes; ela sairá mais leve.',
  },
  scorpio: {
    scorpio:
      'Entre iguais, o silêncio é uma conversa inteira. Vocês sabem onde está cada coisa escondida porque a teriam posto no mesmo lugar. Força, lealdade, talvez ciúme e um humor que assusta as visitas compõem a casa. Para que a vigilância descanse, troquem um segredo pequeno por semana, sem motivo algum.',
    sagittarius:
      'De um lado interessa o fundo do lago, de outro, o que vem depois da serra. O mergulho e a aventura se respeitam quando viajam no mesmo carro, pois um ganha fôlego e a outra ganha sentido. A franqueza em doses, o mistério também, e o tédio passa longe.',
    capricorn:
      'Palavra medida, plano longo. Esta aliança atravessa invernos porque sabe esperar, guardar e trabalhar sem testemunhas. A confiança anda por etapas e não volta atrás. Vista de fora, parece severa; por dentro, há um senso de humor seco, de trincheira, e uma ternura da qual só vocês conhecem a senha.',
    aquarius:
      'Dois signos fixos, duas convicções, pouca vontade de mudar de assento. A intensidade quer fusão, a liberdade quer arejar, e ambas se intrigam: de onde vem tanta força, de onde vem tanta calma? Respeitando portas fechadas e janelas abertas, o par ganha uma lealdade original.',
    pisces:
      'Águas profundas se reconhecem no escuro. Há intuição, compaixão e uma curiosa facilidade de rir depois de chorar. A firmeza contém o que se dispersa, e o perdão amolece o que estava tenso. A sós, vocês se bastam a ponto de esquecer o calendário; a visita de um amigo barulhento faz milagres.',
  },
  sagittarius: {
    sagittarius:
      'O mapa foi aberto sobre o capô, e já há duas teorias sobre o caminho. Vocês riem, erram a saída, encontram coisa melhor. A fé na vida é contagiosa, e as opiniões saem em letra maiúscula. Este par sustenta amizades de décadas por pura alegria, e perde chaves, recibos e horários com a mesma alegria.',
    capricorn:
      'Fé e prudência dividem o volante. A primeira olha o horizonte, a segunda calcula o combustível, e o passeio termina onde devia. Vocês se bicam por causa de dinheiro e de otimismo. O tempo aproxima os temperamentos: mais pés no chão, mais apetite por sair, e ótimas histórias.',
    aquarius:
      'A amizade é o ponto de partida e o de chegada. Ideais largos, humor, gente diferente na sala, pouca paciência com ciúme. Vocês se dão espaço com naturalidade e se encontram no assunto seguinte. A intimidade precisa de convite especial, pois a dupla passa bem sem ela, e um belo dia não passa mais.',
    pisces:
      'Júpiter rege os dois signos na tradição, e a generosidade do par não tem trinco. Vocês acreditam, perdoam, emprestam, viajam em pensamento ou de ônibus. A franqueza e a fantasia tropeçam de quando em quando. Entre uma verdade nua e um sonho agasalhado, este laço escolhe a esperança.',
  },
  capricorn: {
    capricorn:
      'O compromisso chega antes da declaração. Vocês se entendem pela responsabilidade, pelo horário, pela piada dita sem mexer um músculo. O par sobe devagar e raramente perde o que conquistou. Um sábado à toa custa a entrar no programa; quando entra, aparecem duas crianças guardadas, com muita vontade de correr.',
    aquarius:
      'Na tradição, Saturno comanda ambos: daí vem a disciplina de um lado e o princípio inegociável do outro. A experiência quer preservar, a invenção quer rever, e da disputa sai algo que presta para o futuro. A frieza de superfície engana. Quem frequenta a casa sabe que, nos apertos, não existe dupla mais firme.',
    pisces:
      'A pedra e a água se moldam com o tempo. Uma sensibilidade dá cor a dias que seriam só de obrigação, e uma estrutura impede que os sonhos escorram pela calha. O cuidado é mútuo. O desafio é não fixar papéis de adulto e criança; troquem de cadeira, para variar.',
  },
  aquarius: {
    aquarius:
      'Inventaram um vínculo sem verbete no dicionário. Há liberdade, amigos em comum, apartes geniais, e cada qual respeita o quarto, as horas e as manias alheias. O mundo recebe muito desta dupla. Em contrapartida, a palavra “saudade” pode esperar anos para ser dita, sem reclamar.',
    pisces:
      'A causa e a compaixão andam no mesmo protesto, de cartaz e de cobertor. Vizinhas no zodíaco, ideia e emoção compartilham o gosto pelo que ainda não existe, e a intimidade nasce daí. O contato pode sumir numa nuvem; um horário fixo de conversa, ainda que prosaico, o traz de volta.',
  },
  pisces: {
    pisces:
      'Dois cardumes na mesma maré. A ternura é imensa, a imaginação maior ainda, e vocês são capazes de chorar com um anúncio e rir disso logo depois. O que é prático boia à deriva, com boletos e tudo. Uma terceira pessoa, de pés secos, merece agradecimento e um lugar cativo na ceia.',
  },
};
