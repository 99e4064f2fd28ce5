import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What aspects of the Moon's node, Chiron and Lilith to planets and angles say in a birth chart. */
export const pointAspects: NatalInterpretations['pointAspects'] = {
  node: {
    sun: {
      joined:
        'Ser quem você é parece, por vários anos, escrever com a outra mão. O caminho novo passa pelo próprio nome, pelo desejo dito sem rodeio. Há um cansaço de aprendiz nisso, e depois um gosto que não passa.',
      opposed:
        'Brilhar você já sabia ao chegar, e talvez por isso o holofote virou poltrona. O Sol ilumina de graça o que é antigo em você. Emprestar essa luz a um assunto em que você ainda gagueja deixa o talento mais moço.',
      flowing:
        'O que você quer da vida e o rumo em que ela ensina andam no mesmo passo. Uma vontade sua costuma destravar o que faltava, e a bagagem antiga vai junto sem discussão.',
      tense:
        'Entre o costume e a direção, o seu orgulho ficou parado na catraca. Quer reconhecimento antes de passar. Sempre que o caminho dá uma volta, essa parte pede atenção de novo, e anda quando recebe uma tarefa com assinatura.',
    },
    moon: {
      joined:
        'Você cresce pelo que sente, embora tenha aprendido a andar por outros sinais. A Lua conhece o caminho antes da cabeça, porque lembra com o corpo. No início é estranho decidir assim; depois, vira bússola.',
      opposed:
        'O colo, o hábito, a lembrança: nesse quarto você entra de olhos fechados. A Lua junto do Nodo Sul acolhe muito bem, sobretudo quem já conhece. Falta às vezes deixar a cama por fazer e sair sem saber a que horas volta.',
      flowing:
        'As emoções remam a favor da sua mudança. O conforto que você traz de longe serve de merenda para a viagem, e a gente de casa, mesmo sem entender o destino, tende a ajudar com a mala.',
      tense:
        'Uma saudade sem nome puxa a sua manga a cada passo novo e a cada recuo. A Lua quer um teto, e nenhum dos dois lados da estrada o oferece pronto. Você vai precisar armá-lo no acostamento, com as próprias mãos, e segue melhor depois.',
    },
    mercury: {
      joined:
        'É perguntando, inclusive o que parece bobo, que você cresce. Mercúrio leva adiante quem aceita ser aprendiz, e há um caderno na sua vida mais valioso que certos diplomas.',
      opposed:
        'A esperteza veio de fábrica: em assunto conhecido, você entende na segunda palavra e responde na terceira. Por ser tão fácil, a inteligência pode substituir o passo que ela descreve. Conte menos a viagem e compre a passagem.',
      flowing:
        'Para cada mudança que importa, costuma aparecer uma conversa que a facilita. Mercúrio liga o que você sabe ao que ainda falta, como o funcionário que conhece a baldeação e a explica sem enfado.',
      tense:
        'Falta dizer uma coisa, e ela volta a faltar em cada curva. Pode ser um pedido, uma dúvida de escola, a explicação que não saiu. Dita em palavras simples, destrava tanto o que ficou atrás quanto o que vem.',
    },
    venus: {
      joined:
        'Em público, receber bem um elogio talvez seja matéria de curso avançado. O rumo leva ao prazer, ao acordo, à beleza sem desculpa, coisas que Vênus entende e que no começo parecem mimo. Fique na sala mesmo assim.',
      opposed:
        'O encanto é um velho amigo seu e, entre conhecidos, já resolveu muita coisa. Agradar, enfeitar, ceder com graça: disso você tem reserva para décadas. O difícil é descobrir o que sobra de firme quando ninguém sorri de volta.',
      flowing:
        'Os afetos costumam apontar para a frente. Quem gosta de você gosta também de quem você está aprendendo a ser, e o bom gosto trazido de antes encontra serventia no caminho.',
      tense:
        'O amor fica atravessado na sua rota feito um belo armário no meio do corredor. Nem o passado nem o futuro passam por ele sem negociar. A questão é o que, a seu ver, vale a pena, e Vênus a repete com paciência.',
    },
    mars: {
      joined:
        'A coragem é o seu terreno desconhecido, por mais enérgico que seja o resto do mapa. Agir primeiro, dizer não, suar por um desejo: Marte abre a trilha a facão. O braço dói na primeira semana.',
      opposed:
        'Os seus reflexos são de veterano, e um aperto de verdade os chama de volta. Nessa hora, lutar resolve depressa, e às vezes você luta até contra quem já concordou. O mesmo ímpeto, cedido a uma causa que não é urgente, aprende a construir.',
      flowing:
        'A energia não costuma faltar na hora de mudar de vida. A força que você já tinha serve ao gesto novo, e uma iniciativa sua, tomada sem muito cálculo, adianta meses de estrada.',
      tense:
        'Alguma briga por travar ficou na encruzilhada e espera você a cada passagem. Marte, de lado para os dois nodos, quer ser usado de propósito. Um enfrentamento honesto, do tamanho certo, libera o trânsito por um bom tempo.',
    },
    jupiter: {
      joined:
        'O mundo vai ficando maior à medida que você aceita não o conhecer. Júpiter alarga o caminho, põe nele professores e estradas, e pede em troca uma fé que ainda range um pouco.',
      opposed:
        'A confiança de que tudo se arranja já nasceu com você e, de fato, quase tudo se arranja. Mas uma sorte antiga pode virar preguiça com boa conversa. Gaste esse otimismo naquilo em que você ainda tropeça.',
      flowing:
        'As ocasiões de aprender chegam em hora conveniente e com gente simpática. Do que você trazia, Júpiter aproveita a largueza; do que vem, mostra o sentido. O único esforço é dizer sim.',
      tense:
        'Que crença você deixou para trás? Algum estudo adiado, alguma promessa grande demais ou pequena demais pode reaparecer a cada mudança de rumo. Retomada sem pompa, a pendência vira apoio de um lado e do outro.',
    },
    saturn: {
      joined:
        'Crescer, no seu caso, tem horário e gente que confere. A responsabilidade assusta como prédio visto da calçada, até você perceber que já está no terceiro andar. Saturno leva tempo porque quer que fique.',
      opposed:
        'A disciplina é a sua velha casa, e nela nada falta, exceto convidados. Você sabe cumprir, poupar, aguentar; o excesso é aguentar o que ninguém pediu. Um compromisso a menos abre espaço para o que é novo.',
      flowing:
        'O tempo trabalha a favor da sua direção. Alguém mais velho, um método, um hábito firme vêm em auxílio quando você troca o conhecido pelo incerto, e a troca se faz degrau por degrau.',
      tense:
        'Há uma obrigação antiga que cobra pedágio nos dois sentidos da estrada. Pode ser um limite que ninguém pôs, ou um ofício deixado no segundo ano. Saturno não esquece, mas aceita parcelar.',
    },
    uranus: {
      joined:
        'O passo que faz você crescer costuma parecer maluco na véspera. Urano junto do Nodo Norte convida a destoar, inventar, largar o grupo na esquina. O hábito protesta, e a vida fica bem mais arejada.',
      opposed:
        'Ser diferente já foi difícil; hoje é o seu sofá. Nas ideias, a ruptura sai com tanta facilidade que ninguém repara no que ela evita. Ficar, consertar e repetir podem ser as verdadeiras novidades.',
      flowing:
        'Os imprevistos têm o dom de empurrar você na direção certa. Um convite estranho, um plano cancelado, e a antiga independência serve de colete para atravessar o que ainda não tem trilha.',
      tense:
        'Entre o velho e o novo há um fio desencapado. A liberdade que você não tomou na hora volta a dar choque em cada cruzamento, às vezes pela mão dos outros. Bem isolado, o fio permite usar a corrente.',
    },
    neptune: {
      joined:
        'Confiar sem mapa é o estranho dever de casa que coube a você. Netuno conduz pela música, pela compaixão, por uma calma que não dá recibo. Quem gosta de provas acha isso vago por um bom trecho.',
      opposed:
        'Para sonhar, você dispensa aula. A imaginação e a piedade chegam antes do fato, e é confortável morar nelas em dias de conta vencendo. Um pedaço de realidade por vez já dá corpo ao que era só bonito.',
      flowing:
        'Uma intuição mansa acompanha as suas mudanças e raramente se engana de rua. O que você sonhou muito antes encontra lugar no que começa, sem precisar de explicação para os práticos.',
      tense:
        'Alguma ilusão ficou por desfazer e enevoa os dois lados da travessia. Netuno pede que se olhe para ela com bondade e sem pressa. Dito o nome da coisa, o caminho reaparece, até menos íngreme.',
    },
    pluto: {
      joined:
        'Aquilo que você evita tem o hábito de estar no fim da sua estrada, de cartaz na mão, à sua espera. Plutão aprofunda: poder, verdade, recomeço. Assusta, e no entanto é ali que a voz ganha corpo.',
      opposed:
        'Sobreviver é a sua especialidade mais antiga, com instinto, reserva e mão firme. O costume de viver em alerta, porém, cava trincheira em jardim. Deixe uma semana correr sem vigiar ninguém e veja quem fica.',
      flowing:
        'Você recomeça com certa elegância. O que precisa acabar acaba em prazo razoável, e a força recolhida dos velhos tempos vira guindaste, desses que erguem muito com pouco barulho.',
      tense:
        'Um poder que você não quis usar, ou usou demais, está sentado no meio da ponte. Cada travessia negocia com ele. A conversa é séria, mas depois dela tanto o antigo quanto o novo ficam mais leves de carregar.',
    },
    ascendant: {
      joined:
        'A própria cara é a sua novidade. O Nodo Norte no Ascendente pede que você entre na frente, escolha a roupa e responda por si, quando o costume seria consultar alguém. Os primeiros passos saem duros e ficam na memória.',
      opposed:
        'Em multidão ou a sós, o instinto é o mesmo: cuidar primeiro de si. Com o Nodo Sul nesse ponto, a autonomia nasceu pronta e tomou muito espaço. O que se aprende agora chega pela mão dos outros.',
      flowing:
        'O seu jeito de chegar combina com o lugar para onde você vai. As pessoas certas costumam se interessar pelo começo da história, e você reage bem ao inesperado sem se trair.',
      tense:
        'De través na estrada, o seu modo de se apresentar serve para parar, mas não para seguir nem para voltar. Uma correção pequena no primeiro gesto, no tom ou na pressa, muda o resto da viagem.',
    },
    midheaven: {
      joined:
        'A vida pública chama, e o seu primeiro impulso é fingir que não está em casa. Há aí um ofício, um nome, uma função que só se aprende exercendo. O Meio do Céu se vê de longe porque é alto.',
      opposed:
        'Os títulos e as funções já caíam bem em você antes da hora. O conforto de ser alguém lá fora, com crachá e agenda, pode adiar por muito tempo a intimidade. O rumo novo mora embaixo, junto de quem ainda usa o seu apelido.',
      flowing:
        'O trabalho e o crescimento assinam o mesmo projeto. Uma promoção, uma troca de ramo ou um mestre podem aparecer quando a pessoa por dentro também mudou, e o lar acompanha sem muita queixa.',
      tense:
        'A carreira cruza o seu caminho em ângulo reto e obriga a olhar para os dois lados. Alguma decisão de ofício ficou em suspenso. Tomada a sério, mesmo tarde, ela dá passagem a tudo que vinha atrás.',
    },
  },
  chiron: {
    sun: {
      joined:
        'Sentir-se alguém nunca foi, para você, uma coisa automática. O reconhecimento pode ter tardado, e o orgulho manca um pouco em dias de prova. Dessa falta nasceu um olho certeiro para quem está prestes a desistir de si.',
      flowing:
        'Você fala da própria fraqueza sem drama, e isso dá aos outros licença para respirar. A velha ferida encontrou trabalho: encorajar. Dificilmente alguém sai menor de uma conversa dessas.',
      tense:
        'O desejo de aparecer e o medo do vexame dividem o mesmo camarim. Qualquer crítica acerta onde já doía, porque ali o Sol nunca ganhou casca. Anos de conserto podem dar a você mão boa para ensaiar estreantes.',
    },
    moon: {
      joined:
        'Você dá aos outros o consolo de que sentiu falta. A pele emocional é fina, lembra frases antigas e se arrepia com certos tons de voz. Para quem chora escondido, a sua presença costuma ser o primeiro lugar seguro.',
      flowing:
        'Da sua sensibilidade você fez uma espécie de enfermaria sem horário de visita: entra quem precisa, fica quanto quer. A Lua sabe ninar até o que não sara de todo, inclusive o seu próprio caso.',
      tense:
        'Pedir carinho dói antes mesmo de alguém negar. A Lua quer colo, Quíron duvida que ele venha, e você acaba cuidando dos outros como quem dá indiretas. Um pedido simples, feito numa hora boa, surpreende pela resposta.',
    },
    mercury: {
      joined:
        'As palavras talvez tenham falhado um dia em público, e a lembrança ainda esquenta a nuca. Ficou daí o escrúpulo de explicar tudo direito. Gente que gagueja, troca letras ou estuda tarde encontra em você uma escuta sem relógio.',
      flowing:
        'Nomear o que incomoda é, nas suas mãos, meio caminho andado. Quíron empresta a Mercúrio uma fala sem vaidade, e os amigos guardam certas mensagens suas para reler em semanas difíceis.',
      tense:
        'Dentro da sua cabeça, um revisor antigo risca a frase antes que ela chegue à boca. A cautela vira silêncio, o silêncio, rótulo. Quem escreve para um leitor só, e bondoso, tende a recuperar a fluência aos poucos.',
    },
    venus: {
      joined:
        'Há uma dúvida velha sobre merecer o que é bonito. Ela faz você escolher o assento do corredor no amor, perto da saída, e enxergar encanto justamente em quem não se acha grande coisa. Sob o seu olhar, muita gente se enfeita.',
      flowing:
        'Amar sem esconder as falhas é uma elegância que você tem. Com o tempo, a cobrança de perfeição costuma afrouxar, e você acha bonito também o que foi consertado, com o remendo aparecendo. O afeto, assim, envelhece bem.',
      tense:
        'A rejeição, mesmo suposta, arde como água de mar em joelho ralado. Vênus quer agradar, e agradar passou a custar caro. Você tem, em troca, mão rara para reconciliar casais, irmãos e a pessoa com o espelho.',
    },
    mars: {
      joined:
        'A raiva, ou a falta dela, já pode ter dado problema. Marte é quem golpeia e defende, e aqui o braço hesita por lembrança. Você ensina os tímidos a dizer não como se ensina alguém a boiar, com a mão por baixo.',
      flowing:
        'A sua força conhece o próprio avesso e por isso não humilha. Em mutirão, em treino, em protesto, há um cuidado com quem fica por último. Agir, para você, tem algo de reparo.',
      tense:
        'Entre avançar e encolher passa um nervo exposto. Na rua, uma provocação tola pode receber resposta de guerra, e a injustiça de verdade, um sorriso torto. Vale treinar em terreno neutro, num esporte ou num debate com juiz.',
    },
    jupiter: {
      joined:
        'Acreditar pode ter custado uma decepção das grandes, e a esperança ficou mais séria. Quando você diz que vai melhorar, as pessoas dão ouvidos, porque dá para notar que a frase passou pela alfândega.',
      flowing:
        'O bom humor, em você, é um bálsamo com receita própria. Júpiter alarga a história até a dor caber nela, e a história, contada na hora certa, devolve a alguém o apetite pela vida.',
      tense:
        'Você promete sentido, corre atrás dele, compra a coleção completa, e o buraco fica do mesmo tamanho. Numa noite sem tese, em que ninguém precisa ter razão, a fé perdida costuma puxar conversa.',
    },
    saturn: {
      joined:
        'A autoridade pode ter arranhado você, com dureza ou com ausência, e a competência cresceu em volta do arranhão feito casca de árvore. Hoje é um lugar resistente. Quem começa do zero, sem padrinho, reconhece o tipo de madeira.',
      flowing:
        'Com os limites você vai fazendo as pazes e já os ensina sem severidade. Saturno dá forma àquilo que doía solto, e da forma saiu um ofício, ou ao menos um método que os aflitos copiam.',
      tense:
        'Sempre um ponto abaixo da nota: essa conta você refaz talvez desde criança. Saturno exige, Quíron fraqueja no mesmo lugar, e o cansaço se disfarça de mérito. Poucos orientam tão bem um iniciante com medo de errar.',
    },
    uranus: {
      joined:
        'Ser o caso fora da curva pode ter machucado antes de virar assinatura. Muitos da sua geração levam marca parecida, cada um na sua casa do mapa. Perto de você, as esquisitices alheias perdem a vergonha.',
      flowing:
        'As feridas, em você, costumam sarar por vias que o manual desconhece. Uma troca de ares, uma técnica nova, um amigo improvável, e a dor antiga perde a exclusividade. Essa invenção serve a mais gente.',
      tense:
        'A liberdade e o abandono podem ter se parecido muito em algum momento. Daí, às vezes, o impulso de partir antes que partam, de mudar antes que mandem. Sair com a data da volta já marcada é um bom remédio.',
    },
    neptune: {
      joined:
        'Sem bater à porta, a dor do mundo passa por você, e nem sempre se sabe de quem ela é. Netuno dissolve a fronteira; Quíron sente onde ela falta. Na arte e no cuidado, essa permeabilidade vira linguagem.',
      flowing:
        'Existe consolo nas suas mãos, na sua voz, na lista de músicas que você monta para alguém. A imaginação trata do que a explicação não alcança e ainda deixa o paciente com vontade de cantar.',
      tense:
        'Uma desilusão antiga pode ter ensinado você a desconfiar do encanto, e o encanto a voltar de mansinho. Salvar, fugir, adormecer: as três saídas são tentadoras. A quarta é ajudar com horário de encerramento.',
    },
    pluto: {
      joined:
        'Você conhece a dor pela raiz e não se espanta com ela. Plutão desce fundo, e no fundo pode estar uma perda de poder que o seu grupo de idade também conheceu. Quem volta dali sabe acompanhar quem desce.',
      flowing:
        'Em certas crises os outros procuram a saída, e você procura o machucado. Quase sempre acerta. Dessa calma de garimpo vem uma força que se renova sem precisar de vítima nem de herói.',
      tense:
        'Controlar para não sofrer é um contrato que você assinou sem ler. O domínio aperta, a dor acha outra fresta. Rasgada uma cláusula por vez, com testemunha de confiança, a mão relaxa e continua forte.',
    },
    ascendant: {
      joined:
        'A primeira impressão que você causa tem uma delicadeza meio avariada, muito humana. Pode ter havido vergonha do corpo, do nome ou da fala. Hoje isso funciona como placa na estrada: aqui se pode parar.',
      flowing:
        'Você se apresenta sem esconder o que falta, e a sinceridade desarma. As pessoas contam o que as aflige antes da sobremesa, como se já soubessem que ninguém vai rir.',
      tense:
        'Entrar num lugar desperta a antiga suspeita de estar sobrando. Por isso a armadura, a piada contra si, ou um par que fica com o papel de quem se machuca. Quem aprende a chegar devagar abre espaço para outros que também hesitam.',
    },
    midheaven: {
      joined:
        'O seu ofício passa pelo que um dia foi obstáculo. Ensinar, reparar, orientar: a vida pública quer ver essa cicatriz trabalhando. Um currículo com falhas, aqui, inspira mais do que um sem nenhuma.',
      flowing:
        'A reputação que você ganha é a de quem entende. Chefias e clientes procuram o seu jeito de tratar erro como material de obra, e com ele se ergue uma carreira sem muito mármore e com boa luz.',
      tense:
        'O reconhecimento toca numa mágoa, e o sucesso vem com um gosto de prova. Pode haver também, na raiz, um ponto de que não se fala em família. Trazer ao trabalho um pouco dessa verdade dá peso ao cargo.',
    },
  },
  lilith: {
    sun: {
      joined:
        'Talvez tenham dito que a sua presença era demais, e ela continuou do mesmo tamanho. Há uma altivez que não se negocia, um brilho sem pedido de licença. Quem tentou diminuir a chama costuma contar a história até hoje.',
      flowing:
        'O seu lado indócil e a sua vontade se dão bem. Você contraria a norma com tanta naturalidade que às vezes ela é que parece exótica. Ganha quem anda ao lado e precisava de um exemplo.',
      tense:
        'A pessoa que você apresenta e a que você é em noite de vento não se cumprimentam. Uma obedece bem; a outra cobra juros. O Sol pode abrir espaço para ambas, dizendo em pleno dia o que só se dizia rosnando.',
    },
    moon: {
      joined:
        'As emoções, na sua versão, não cabem no tamanho único. O desejo de ser ninho e o de queimar o ninho moram juntos, e a Lua os sente ao mesmo tempo. Afeto que não exige mansidão acalma os dois.',
      flowing:
        'Você cuida sem se anular e se irrita sem fazer cena, o que intriga quem aprendeu uma coisa só. A parte bravia tem acesso ao colo, e o colo, por isso, não sufoca.',
      tense:
        'Sentir assim pode ter passado por exagero, e no trabalho você aprendeu a esconder a maré. Ela sobe do mesmo jeito, em silêncios compridos, em recusas súbitas. Dar nome à primeira onda evita que a sétima leve os móveis.',
    },
    mercury: {
      joined:
        'A palavra proibida é a primeira que vem. Você pensa por fora do combinado, com ironia e pontaria, e tem horror a frase de almanaque. Talvez alguém chame isso de insolência; outros anotam.',
      flowing:
        'Os assuntos espinhosos saem da sua boca sem espinho e sem disfarce. Mercúrio dá agilidade ao que costuma engasgar, e uma conversa que prometia escândalo termina em gargalhada e alívio.',
      tense:
        'Em família, calar custa, falar custa, e o bilhete mal-educado se escreve sozinho na cabeça. A mente guarda verdades que alguém mandou engolir. Soltas numa crônica ou num diário, elas afiam o estilo e poupam os parentes.',
    },
    venus: {
      joined:
        'A sua atração foge às regras da etiqueta e não pede desculpas por isso. Você gosta do que os outros acham demais: a cor, o perfume, a pessoa. Amor que exige discrição perde a graça no segundo encontro.',
      flowing:
        'Na conquista, desejo e gentileza combinam, e você é a prova. O gosto corre solto sem ferir, escolhe sem culpa, recusa sem crueldade. A moda, com algum atraso, costuma dar razão a você.',
      tense:
        'Entre agradar a todos e amar com liberdade uns poucos, o seu coração perde o sono. Vênus pede harmonia; Lilith não assina acordo que comece por “comporte-se”. Uma preferência dita sem enfeite resolve mais que dez concessões.',
    },
    mars: {
      joined:
        'O desejo e a fúria têm em você um só cavalo, e ele nunca aceitou sela. O nome que davam a isso talvez fosse agressividade. Com alguma arte, vira a força de quem não se deixa empurrar nem precisa empurrar ninguém.',
      flowing:
        'Você defende o próprio território com uma calma que dispensa dentes à mostra. Marte executa o que o instinto decide, sem remorso nem espetáculo, e a vontade anda de cabeça erguida.',
      tense:
        'Basta uma ordem seca para o sangue ferver. A raiva, em algum momento, pode ter ficado proibida, e por isso explode onde não devia. Dança, luta, corrida na areia: o corpo agradece uma saída que não machuque ninguém.',
    },
    jupiter: {
      joined:
        'A sua fé é herege e generosa. Você acredita no que as doutrinas deixaram do lado de fora, no riso, no corpo, na exceção, e o faz em grande estilo. Os bem-pensantes coçam a cabeça e pedem o endereço.',
      flowing:
        'Sem exigir rompimento, a liberdade abre horizontes. Viagens, livros e amizades fora do esperado confirmam que havia lugar no mundo para o seu tamanho, e até sobra para hóspedes.',
      tense:
        'Toda moral em voz alta desperta em você a vontade de pecar por escrito. Às vezes o excesso vem só para contrariar o sermão, e quem paga é a manhã seguinte. Uma ética de próprio punho dura mais do que o desafio.',
    },
    saturn: {
      joined:
        'A regra e a recusa dividem o mesmo escritório em você. Saturno proíbe, Lilith não se curva, e dessa convivência sai uma autoridade incomum: séria, sem chefe e sem medo de feiura. Obedecem por respeito.',
      flowing:
        'Você encontrou forma para o que não se doma. Há horário para o selvagem, há método na desobediência, e as instituições acabam por tolerar, e até por promover, essa pessoa que nunca bajulou.',
      tense:
        'Talvez tenham posto cadeado no seu quintal, e você aprendeu a pular o muro sem fazer barulho. O desejo vive de contrabando, a culpa cobra a passagem. É tempo de rever quais proibições ainda têm fiscal.',
    },
    uranus: {
      joined:
        'É rebeldia em estado puro, repartida com a sua geração e aplicada por você a um assunto particular. Nada de corrente, nem de ouro. O curioso é que, quando ninguém segura, a vontade é ficar.',
      flowing:
        'Ser diferente não pesa em você; chega a ser repouso. O instinto e a invenção conversam por alto, e dessa conversa saem arranjos de vida que os vizinhos primeiro comentam e depois imitam.',
      tense:
        'A liberdade, mesmo muita, ainda parece pouca, e qualquer expectativa cheira a cerca. Urano dá o choque, Lilith dá o motivo. Antes de cortar o fio, veja se do outro lado não está alguém que apenas perguntou a que horas você volta.',
    },
    neptune: {
      joined:
        'Há em você um encanto que escorre entre os dedos de quem o quer explicar. Cada qual põe ali anjos e demônios, e a verdade costuma achar graça. Netuno protege o mistério; a arte o põe em cena.',
      flowing:
        'O seu lado sem dono sabe nadar. Ele se move bem entre sonho, música e penumbra, e tira dessas águas uma ternura que não dá conselhos nem pede nada em troca.',
      tense:
        'A ilusão e a recusa se revezam: primeiro você se apaga por alguém, depois some mar adentro. Querer talvez tenha passado anos com fama de egoísmo. Um querer dito com contorno, a tal hora, com tal pessoa, já não afoga.',
    },
    pluto: {
      joined:
        'O que se teme em você é o que você sabe. Duas forças do subsolo se somam, olham fundo e não desviam, e a sua época inteira recebeu um pouco disso. Sedução, aqui, é dizer a verdade em voz baixa.',
      flowing:
        'Diante do tabu, você não perde a fome. Você toca em assuntos interditos com as mãos limpas e sai deles mais forte do que entrou. A vergonha de muita gente costuma se desfazer ao seu lado.',
      tense:
        'É possível que poder e desejo tenham se medido cedo demais e deixado uma vigilância de bicho. Dominar parece a única saída contra o medo. Há outra, bem menos cansativa: escolher a quem mostrar o ponto fraco.',
    },
    ascendant: {
      joined:
        'Onde há protocolo, você chega, e alguém já acha que foi provocação. Lilith na fachada do mapa dá à presença um quê de onça à paisana, que atrai e intimida em partes iguais. Sorrir por obrigação, nesse rosto, nunca funcionou.',
      flowing:
        'O seu jeito indomado tem boas entradas. As pessoas sentem que podem largar a pose, sem que você precise dar o exemplo mais escandaloso. Um certo descaramento, em dose exata, virou simpatia.',
      tense:
        'Quanto mais você se arruma para agradar, mais Lilith aparece pela manga. O desejo proscrito volta como rival, como par difícil ou como gafe. Mostre-o um pouco por vontade própria, e ele perde o gosto de emboscada.',
    },
    midheaven: {
      joined:
        'A sua fama tem um cheiro de pólvora, merecido ou não. O mundo do trabalho quer enquadrar o que em você não tem moldura, e o ofício só começa a render quando inclui essa parte. Vá aonde o incômodo é ferramenta.',
      flowing:
        'O público gosta do que em você não se dobra. Sem fazer campanha, a sua independência vira marca profissional, e mesmo chefes nervosos preferem ter por perto quem diz a frase que falta.',
      tense:
        'Subir exigiria uma docilidade que você não tem em estoque. Entre o cargo e a recusa há um vão, às vezes cavado por regras da família sobre o que fica bem. Um degrau fora da escada oficial também conta como degrau.',
    },
  },
};
