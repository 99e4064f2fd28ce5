import type { PairInterpretations } from '../../pair-text-types.ts';

/** The sign of one person's Venus, then of the other's Mars: attraction, pursuit, timing. */
export const venusMarsPairs: PairInterpretations['venusMarsPairs'] = {
  aries: {
    aries:
      'Fogo atrai fogo, e a conquista dura o tempo de um semáforo. Olhou, quis, foi, e a graça está no empate. Quando nenhuma das partes se faz de difícil, inventem um obstáculo de brincadeira, que o fogo agradece.',
    taurus:
      'O convite vem lento, com sobremesa, e quem o espera já perguntou duas vezes pela hora. Há desejo de sobra na demora. Uma pitada de provocação acelera o passo pesado, que, uma vez em marcha, não recua.',
    gemini:
      'Rapidez agrada a rapidez. Uma mensagem atrevida, uma resposta melhor, e o encontro está marcado antes do almoço. O risco é ficar na conversa: palavras aquecem, desde que em algum momento se calem.',
    cancer:
      'Quem chega vem pela beirada, e quem espera queria uma abordagem de frente. O rodeio intriga, até aparecer o cuidado que há nele. Uma frase corajosa, dita com todas as letras, acerta o ritmo de vocês.',
    leo: 'Grandes gestos, recebidos com entusiasmo. A corte é calorosa, quase pública, e dá gosto ver alguém se arriscar assim por afeto. Vocês disputam quem surpreende mais, o que mantém vivo o jogo por temporadas.',
    virgo:
      'Quem quer faísca recebe primeiro um plano bem pensado. O ardor deste par mora nos detalhes: o lugar bem escolhido, o zíper que voltou a funcionar. Um improviso por encontro, e a precisão fica irresistível.',
    libra:
      'Polos que se procuram. A franqueza chama, a cortesia no agir responde com flores e uma hesitação, e o intervalo entre as duas coisas tem eletricidade. Peçam logo a conta e dancem.',
    scorpio:
      'Atração rápida e perseguição longa. O impulso diz sim na terça, a intensidade quer saber, na sexta, o que esse sim significa. Se a pergunta não virar interrogatório, a temperatura sobe de modo notável.',
    sagittarius:
      'Vocês riem, correm, chegam sem fôlego. A caça é aventura, sem mapa nem segunda intenção, e a presa participa da organização. Para durar, basta que o próximo destino esteja sempre por escolher.',
    capricorn:
      'São dois signos que gostam de mandar: um detesta esperar, o outro não se precipita. A ambição de fazer bem e a gana de fazer logo soltam boas faíscas. Um prazo curto, aceito com humor, contenta a pressa e a estratégia.',
    aquarius:
      'Nada de roteiro conhecido. Uma iniciativa estranha, um encontro no telhado, um convite por charada agradam em cheio. A liberdade do gesto excita; a falta de continuidade, às vezes, deixa o fósforo na mão.',
    pisces:
      'A abordagem tem a forma de uma onda, e quem a recebe procura uma mão. Sedução por sonho, por perfume, por atraso. Quando o desejo se confessa em voz clara, o encanto ganha, enfim, um corpo.',
  },
  taurus: {
    aries:
      'A pressa chega de apito na boca, e o prazer responde que ainda está no banho. Esperar aumenta o apetite. Aprendida a delícia da véspera, o ímpeto descobre um jeito novo de vencer.',
    taurus:
      'Na terra, Vênus e Marte têm a mesma cadência e a mesma fome. O toque dispensa introduções, os sentidos se reconhecem, e o tempo passa sem ninguém ver. A atração, sólida como armário antigo, só precisa ser levada de vez em quando ao sol.',
    gemini:
      'A conquista vem em palavras, para quem prefere as mãos. Há graça em provocar com histórias uma natureza que acredita no tato, e a risada serve de ponte. Ao telefone, muita coisa; na sala, convém guardar o aparelho.',
    cancer:
      'Aproximação de cozinha e de cobertor. Marte, em Câncer, se declara cuidando, e Vênus, que ama conforto, se rende ao segundo prato. Mais que incêndio, é um calor de forno, que permanece na casa até de manhã.',
    leo: 'Prazer farto e corte majestosa. Vocês gostam do melhor, de manhã sem hora, de jantar que não acaba. Teimosia também há. Ceder o controle da música, noite sim, noite não, mantém o calor.',
    virgo:
      'Muito jeito, pouco barulho. Vocês não têm pressa de provar nada, e a segurança faz parte do desejo. Um pequeno excesso, uma desordem consentida, acrescenta pimenta ao que já era bom.',
    libra:
      'O galanteio chega perfumado e educado, com perguntas demais. A sensualidade acha graça, responde com os olhos e aguarda. Como Vênus rege os signos de ambas as partes, a beleza é o atalho: pouca luz, boa louça, nenhum discurso.',
    scorpio:
      'O ímã dos opostos, em estado sólido. A intensidade persegue, a doçura se deixa alcançar devagar, e o corpo manda na conversa. Ciúme pode haver. Conversado cedo, e jamais tratado como lei, deixa espaço ao prazer de confiar.',
    sagittarius:
      'Quem avança já pensa na próxima cidade, bem quando a poltrona acabou de ficar confortável. O encontro tem de ser bom aqui mesmo. Um piquenique grande, longe o bastante, agrada aos dois apetites.',
    capricorn:
      'Terra com terra: sem pressa, com plena intenção. O interesse se demonstra em obras, e elas seduzem: a estante montada, a reserva feita com um mês. A química cresce com os anos, como certos móveis de boa madeira.',
    aquarius:
      'Um estímulo inesperado, seguido de um sumiço. Quem ama a continuidade franze a testa, embora a curiosidade permaneça. Funciona quando a surpresa traz algo para tocar e quando se avisa, com graça, a hora do próximo capítulo.',
    pisces:
      'Carícia que não se sabe onde começa. Uma vontade fluida envolve quem gosta de presença, e o resto da tarde se dissolve. Falta um passo firme na hora de propor; um sofá largo costuma fazer as vezes dele.',
  },
  gemini: {
    aries:
      'Um desafio dito na cara, uma resposta ainda mais rápida. O jogo verbal incendeia, o gesto vem em seguida, e ninguém se aborrece. Depois da chegada, talvez se procure o que dizer; uma caminhada ajuda.',
    taurus:
      'Frases leves, passos pesados. A conquista insiste sem palavras, e quem a recebe precisa de alguma conversa para acender. Leiam em voz alta, por turnos: o timbre grave e o texto ágil se casam bem.',
    gemini:
      'Flerte em mão dupla. Trocadilhos, olhares de lado, três assuntos abertos, e a atração corre entre eles como estudante no recreio. O corpo chega por último à festa e, quando chega, também tem senso de humor.',
    cancer:
      'Quem corteja ronda, deixa um doce, pergunta pela tia. Quem recebe só se acende com uma boa ideia e acha aquilo muito curioso. Quando vocês riem do rodeio, a distância acaba.',
    leo: 'Uma cantada vistosa encontra quem saiba comentar, e a comédia romântica de vocês anda depressa. Elogio esperto alimenta o fogo; ironia na noite errada apaga. Guardem a melhor piada para depois do abraço.',
    virgo:
      'Mercúrio rege os dois signos, e as mentes se despem primeiro. Corrigir uma frase vira carícia, achar o livro esgotado vira prova. O desejo do par é curioso e um pouco nervoso. Convém que alguém, por fim, apague a luz do abajur.',
    libra:
      'A aproximação é tão gentil que passa por conversa, e a conversa, por namoro. Tudo sai leve, charmoso, meio indeciso. Chegada a terceira despedida no portão, um passo adiante seria muito bem recebido.',
    scorpio:
      'Um olhar que não desvia interrompe a melhor das anedotas. Tanta gravidade intriga, e tanta leveza encanta, justamente porque não se deixa prender. Enquanto cada lado guardar um mistério, o efeito dura.',
    sagittarius:
      'Vocês se provocam por princípio. A opinião solta no ar é isca, a réplica é convite, e a viagem de ônibus termina tarde. Os signos se opõem, e a faísca salta pelo assunto. O silêncio confortável é a última conquista.',
    capricorn:
      'Cerimônia encontra malícia. O avanço vem com plano e boa apresentação, e uma Vênus brincalhona faz cócegas na gravata. Rir a sério, desejar com graça: o ritmo se acerta depois da primeira falha de protocolo.',
    aquarius:
      'Um recado insólito às duas da manhã, e o interesse dura o verão inteiro. As ideias de vocês se animam mutuamente, e as mãos demoram a saber. Experimentem, de olhos fechados, não ter nada inteligente a dizer.',
    pisces:
      'A cantada vem em forma de sugestão, e quem escuta completa a frase, às vezes errado. A graça de vocês está nesse mal-entendido bonito. Em certas ocasiões, uma pergunta direta salva a noite.',
  },
  cancer: {
    aries:
      'Um entusiasmo que entra de sapato num quarto acarpetado. O susto passa, fica o calor. A delicadeza se abre a quem defende com bravura, desde que a bravura aprenda a falar baixo depois das dez.',
    taurus:
      'A terra dá firmeza e a água assenta. Calma, persistente, a mão procura e encontra; a ternura gosta de ser desejada assim, sem ruído, sabendo que amanhã haverá mais. O amor se instala como visita que trouxe o próprio travesseiro.',
    gemini:
      'Cócegas antes do carinho. A brincadeira verbal diverte e deixa em dúvida um coração que lê nas entrelinhas. Sempre que a piada termina em abraço, vem pedido de bis; quando termina em nova piada, a concha fecha.',
    cancer:
      'Os dois lados esperam adivinhação, e geralmente ela vem. A atração sobe como água morna, protegida, entre lembranças e retratos. Quem dará o primeiro passo é o mistério da noite. Meio passo de cada lado serve.',
    leo: 'A corte vem em forma de festa; quem é alvo dela queria sossego e um lugar seu. Os dois desejos se juntam quando a comemoração acontece em casa, com poucos, e a estrela apaga as velas.',
    virgo:
      'O desejo vem vestido de cuidado. Traz uma solução, um conserto, uma fruta já lavada, e o coração que recebe isso fica do tamanho da sala. Faltando ousadia, apaguem as luzes por economia.',
    libra:
      'Galanteria na calçada, emoção lá dentro. A educação encanta, mas o coração espera um gesto menos ensaiado. Um beijo fora do programa, na testa que seja, muda a noite de vocês.',
    scorpio:
      'Entre signos de água, nada precisa de legenda. O desejo intenso adivinha a fragilidade e a protege, e a entrega acontece em segredo. O tempo, entre vocês, some. Dar notícia do que se sente, de manhã, mantém a confiança viva.',
    sagittarius:
      'A flecha passa rápido pela varanda. Alegria, franqueza, convites para longe atraem e assustam uma afeição caseira. Uma aventura de ida e volta no mesmo dia, com bolo, educa o arqueiro e anima o caranguejo.',
    capricorn:
      'De um lado, quem precisa de colo; do outro, quem demonstra cumprindo horário. A constância vai derretendo, com paciência, a cerimônia das primeiras semanas. Vocês se acendem no fim de um dia longo, quando o cansaço encontra abraço.',
    aquarius:
      'O interesse chega de um ângulo tão estranho que passa por amizade, e quem esperava aconchego fica sem saber o que pensar. Um pouco mais de presença, um pouco menos de teoria, e a esquisitice vira apelido carinhoso.',
    pisces:
      'Ninguém persegue, ninguém foge; vocês flutuam. Música baixa, compaixão, um filme que já se viu, e os corpos se entendem por osmose. O perigo delicioso é esquecer o mundo. Levem um relógio, que a maré não usa.',
  },
  leo: {
    aries:
      'Alguém salta o portão com flores na boca e tem a recepção que esperava. O ardor direto agrada ao orgulho, e o orgulho, satisfeito, é generosíssimo. Só não deixem a rivalidade escolher o restaurante.',
    taurus:
      'A admiração demora um pouco, e a vaidade, que a queria agora, faz pose. Quando chega, porém, vem em forma sólida: um presente de peso, uma noite longa. Elogiar em voz alta acelera o que a mão já sabia.',
    gemini:
      'Aqui o palco se conquista da plateia: uma graça certeira, um comentário que ninguém mais faria. O coração vaidoso ri e quer bis. Repetir o número não vale; inventem um por semana, nem que seja curto.',
    cancer:
      'A homenagem chega pé ante pé, com um agrado na mão, e quem gosta de holofote estranha e se encanta. Em vez de aplauso, há um lugar guardado. Ponham em palavras o que foi feito às escondidas: elogio, aqui, também é carinho.',
    leo: 'Duas entradas triunfais na mesma noite. O fascínio é recíproco, vistoso, cheio de beijos de cinema ou de abraços de reencontro. Quem admira primeiro? Revezem, e façam do revezamento uma cerimônia.',
    virgo:
      'Marte se ocupa dos bastidores, e Vênus espera no centro da cena. Custa a perceber que cada lâmpada foi trocada por amor. Quando percebe, brilha o dobro. Falta apenas agradecer de um jeito que se ouça.',
    libra:
      'Vocês abrem o baile: roupa escolhida, elogio na medida, tudo muito bonito. Entre tantas reverências, o momento de agir escapa; agarrem a ocasião assim que a orquestra afinar.',
    scorpio:
      'O olhar escuro não bate palmas, e por isso intriga. Quem vive de admiração sente ali outra coisa, mais séria, e se interessa. Há luta de tronos. A rendição alternada é o segredo dos bons reinados.',
    sagittarius:
      'O fogo gosta de fogo que venha de longe. Convites generosos, gargalhadas, promessas do tamanho do céu: o coração festivo diz sim a quase tudo. A aventura pede movimento, e o carinho, presença; uma viagem com muitas fotos contenta os dois lados.',
    capricorn:
      'Um interesse de roupa escura, que fala pouco e reserva o camarote. Quem ama o brilho reconhece o valor do tempo gasto. Quando a seriedade se permite um elogio desmedido, a noite está ganha.',
    aquarius:
      'Quem corteja não se ajoelha, e é justamente isso que atrai. A diferença excita, a frieza cutuca, o humor salva. No calor da festa, um gesto de exclusividade, por mínimo que seja, vale uma coroa.',
    pisces:
      'A adoração é o forte deste desejo, que escreve cartas e perde a hora. Virar inspiração faz bem a qualquer estrela. Na terceira ausência poética, porém, o palco pede alguém em cena, ainda que de roupão.',
  },
  virgo: {
    aries:
      'Impaciência na calçada, cautela atrás da porta. O ardor derruba o vaso, o refinamento repara no vaso e, sem querer, no ardor. Um pouco de jeito na abordagem vale por dez investidas.',
    taurus:
      'O elemento é o mesmo, e a pressa fica lá fora. A solidez de quem deseja acalma quem costuma exigir, e que relaxa por partes, do sapato ao pensamento. O prazer deste par é de longa conserva, como fruta em calda bem vedada.',
    gemini:
      'Inteligência com inteligência, nervos com nervos. A sedução é um quebra-cabeça a dois, cheio de achados. O gesto às vezes se dispersa antes do fim; um bilhete pedindo o desfecho, bem escrito, funciona.',
    cancer:
      'Quem se aproxima já sabe onde dói e traz o remendo pronto. Para quem repara em tudo, não existe galanteio melhor. Entre tanta gentileza, porém, o desejo de vocês fica com vergonha de falar; alguém precisa soprar as primeiras palavras.',
    leo: 'Flores demais, bilhete de menos. O espetáculo constrange um pouco quem aprecia o gesto exato, mas o calor atravessa a timidez. Um elogio específico, ao detalhe que ninguém vê, faz o que a serenata não fez.',
    virgo:
      'Vocês se observam por meses, com método. O primeiro passo é calculado por ambas as partes, e coincide. A partir daí há uma sensualidade precisa, tranquila, com senso de humor sobre os próprios cuidados.',
    libra:
      'Muito bem vestido, o interesse pede licença. A crítica, do outro lado do salão, aprova o traje e aguarda a decisão. Cada gentileza conta. A dúvida excessiva, contudo, esfria o chá; bebam logo, sem cerimônia.',
    scorpio:
      'O interesse trabalha em silêncio, e Vênus, discreta em Virgem, percebe e deixa uma fresta aberta. Com confiança, vocês descobrem que a timidez era menos tímida do que prometia, e a força, bem mais delicada.',
    sagittarius:
      'Chega alguém com areia nas barras da calça e um convite irrecusável para ontem. Quem gosta de horário confere o relógio, ri, aceita. Vocês se espantam várias vezes por dia, e o espanto atrai.',
    capricorn:
      'Para dois signos de terra, a competência encanta. O interesse se prova com obras, pontualidade, domínio de si, e quem repara em tudo dá nota alta. Uma noite por mês sem objetivo algum faz bem à máquina.',
    aquarius:
      'Uma mente que pensa ao contrário diverte outra, de linhas retas. O galanteio parece experimento, e os resultados são anotados com um sorriso. Para aquecer, desliguem a análise na terceira risada.',
    pisces:
      'O sonho vem sem hora; o jantar estava marcado para as oito. A irritação acaba em riso, porque cada lado tem o descanso que falta ao outro. Avisar o atraso, perdoar o atraso: vocês já estão dançando.',
  },
  libra: {
    aries:
      'O galope encontra o minueto. Uma vontade que pula etapas escandaliza e encanta a boa educação, e a resposta, com leque, é quase um sim. O tom baixa, o compasso acelera, e o encontro acontece no meio do salão.',
    taurus:
      'Vênus aprecia a mão segura, o vinho bem escolhido, a ausência de ruído. Devagar, o desejo conquista o que a pressa não teria alcançado. Uma noite para conversar, outra para calar, e vocês se acertam.',
    gemini:
      'O ar se move no ar, e as palavras se tocam antes das mãos. O cortejo é espirituoso, o acolhimento elegante, e o tempo voa. Ao fim da noite, a indecisão dupla chama dois táxis. Peçam um só, para experimentar.',
    cancer:
      'Uma delicadeza pergunta, a outra adivinha, e a tarde passa em gentilezas. Marte é tímido em Câncer, Vênus é polida em Libra. Um pouco de lua cheia, ou uma confissão ao descascar laranjas, apressa a felicidade.',
    leo: 'Serenata bem ensaiada para quem entende de música. O entusiasmo veste a melhor roupa, o charme agradece com uma reverência, e os amigos suspiram. Que o aplauso não substitua o recado sussurrado.',
    virgo:
      'O interesse se prova por atenções mínimas: o xale no assento, o parágrafo marcado. Um olhar refinado nota e se comove. Se em três semanas ninguém confessar nada, que fale primeiro quem tem o sorriso mais fácil.',
    libra:
      'Espelhos que se inclinam na mesma medida. Cada gesto encontra resposta à altura, e o namoro parece coreografado. O desejo, de tão cortês, cede a vez. Tirem a sorte, e que alguém conduza.',
    scorpio:
      'Marte em Escorpião não sabe ser leve, e é para a cara séria que o olhar volta. Um pouco de leveza torna a noite de vocês possível; um pouco de verdade, inesquecível.',
    sagittarius:
      'Um convite em voz alta, um sim com sorriso. Vocês viajam bem, fazem amigos em qualquer balcão e discutem pouco, porque o bom humor chega antes. Na volta, retomem o que foi dito sem filtro: era elogio.',
    capricorn:
      'É um pedido de mão, por assim dizer, com referências. A formalidade é um encanto comum, e a paciência faz o resto. Para que a atração não se resuma à etiqueta, alguém há de rir alto no lugar errado.',
    aquarius:
      'Um pensamento original é o melhor buquê. A amizade se enfeita até virar outra coisa, sem que se saiba o dia. Sobra invenção no gesto e falta toque; encurtem a distância das cadeiras.',
    pisces:
      'Romance, com maiúscula. Quem corteja se dissolve em canções, quem recebe as afina, e tudo parece acontecer atrás de um véu. Uma proposta simples, com data, prova que o sonho sabe andar.',
  },
  scorpio: {
    aries:
      'A investida é franca, a acolhida é desconfiada, e ainda assim a atração pega de primeira. Vocês até brigam com gosto. Quem avança ganha pontos por ficar, quando qualquer apressado já teria ido embora.',
    taurus:
      'Peso contra peso, na mesma balança. Um olhar que perfura encontra uma calma que não se abala, e a paixão, enfim, descansa. A força vem de serem signos opostos; a senha é o contato demorado.',
    gemini:
      'Brincadeiras ao redor de um cofre. A agilidade tenta combinações, o segredo se diverte e não abre. Basta uma frase verdadeira no meio das espertas para que o trinco ceda sem barulho.',
    cancer:
      'Água com água: ninguém precisa explicar por que demora. A aproximação é lenta e certeira, feita de memórias, medos e lealdades, e quem vive de guarda alta descansa um pouco. Com chuva lá fora, vocês nem saem.',
    leo: 'Paixão exposta diante da paixão encoberta. O gesto grandioso impressiona menos do que a constância dele. Com tanto orgulho dos dois lados, até o desejo anda de fita métrica. Perder a pose em companhia é a verdadeira proeza.',
    virgo:
      'Há desejo na precisão. Uma atenção discreta, que não invade, chega aonde outras, mais ruidosas, não chegaram. Entre lençóis ou entre arquivos, este par gosta de ir até o fim da tarefa.',
    libra:
      'A cortesia dá voltas em torno da fogueira, sem queimar a luva. A paixão quer saber se por baixo há fogo. Há, educado. Um dia, as luvas ficam no bolso, e o assunto muda de temperatura.',
    scorpio:
      'Tudo é sinal, nada é casual. Vocês se reconhecem sem falar, e a entrega, quando acontece, vem completa. Para não transformar o jogo em cerco, guardem só os segredos inocentes, como o presente de aniversário.',
    sagittarius:
      'O arco aponta longe, o olhar aponta fundo. A aventura tenta quem desconfia de superfícies, desde que a volta esteja prometida. Uma confidência em viagem aproxima mais que cem jantares à luz de velas.',
    capricorn:
      'Marte se exalta nesse signo frio, e a força contida atrai quem a sente de longe. A conquista é paciente, quase estratégica, e a resposta guarda tudo em segredo. O fogo é de brasa coberta; afastada a cinza, ilumina a sala.',
    aquarius:
      'Frio por fora, com fios soltos. O interesse se mostra em ideias e vai embora cedo, e quem fica passa a noite decifrando. A intriga diverte vocês. O carinho, para aparecer, precisa que ninguém esteja vencendo.',
    pisces:
      'Rendição recíproca. Um lado adivinha, o outro consola, e as horas de vocês se desfazem como açúcar. Somem os amigos, somem os compromissos. De madrugada, que alguém prudente abra a cortina.',
  },
  sagittarius: {
    aries:
      'Vamos? Já fomos. A iniciativa ardente combina com quem dificilmente recusa estrada, e o encontro tem poeira e sol. A paciência não foi convidada. Para as noites de inverno, arrumem um jogo comprido.',
    taurus:
      'A conquista propõe um jantar demorado a quem pensava em pegar o último ônibus. A comida é tão boa que o ônibus vai embora. Vocês se estranham no começo e, aos poucos, tomam gosto.',
    gemini:
      'Debate com beijos, ou com tapinhas nas costas, conforme o laço. As opiniões cruzam o ar, o interesse cresce a cada contradição. Quando enfim concordam, vocês estranham, e é hora de mudar de assunto.',
    cancer:
      'Alguém pergunta a que horas será a volta. Quem ama a estrada ri, e depois sente falta da pergunta. A sedução de vocês está nesse porto que acena, sem corda, para quem navega.',
    leo: 'Um convite para a festa, outro para a estrada: chamas da mesma lareira. Vocês se dão sem medida e exageram com talento. O único inimigo é o despertador da segunda.',
    virgo:
      'Enquanto o entusiasmo fala do Himalaia, o desejo confere os cadarços. Daí nasce uma ternura cômica e bastante prática. Deixar-se cuidar é aventura também, com direito a fotografia no cume.',
    libra:
      'Para encantar esta Vênus, é preciso saber conversar andando. A cortesia acompanha o passo largo, ajeita o chapéu, sugere um atalho bonito. A decisão sai na corrida; quem chegar antes ao portão escolhe.',
    scorpio:
      'Uma porta aberta e uma chave guardada. Quem coleciona segredos se intriga com quem não esconde nada. Sem cerco de uma parte nem deboche da outra, vocês se encontram num lugar alto, com vento e com verdade.',
    sagittarius:
      'Dois cavalos, uma planície. Não há quem fuja nem quem alcance, e vocês correm lado a lado por puro gosto. O amor fica contente desde que haja outra colina. Descer dos cavalos também faz parte do passeio.',
    capricorn:
      'A seriedade sobe devagar, a alegria já grita lá do alto. Um lado trabalha para merecer, e justamente quem não exige merecimento se comove. Um feriado fora do plano vale mais que o plano cumprido.',
    aquarius:
      'A proposta era absurda, por isso foi aceita. Independência atrai independência, e a relação se faz por encontros marcados em cidades improváveis. Falta, de tempos em tempos, quem diga “fica mais um dia”.',
    pisces:
      'Convite vago, resposta entusiasmada, endereço errado. O sonho e a viagem se parecem, e o acaso ajuda bastante. Vocês acham graça do desencontro. Um ponto de encontro bem iluminado evita poesias tristes.',
  },
  capricorn: {
    aries:
      'A bravura pula o muro de uma propriedade com porteiro. Quem recebe se impressiona menos com o salto que com a volta pela porta, no dia seguinte, à hora combinada. Por essa constância o ardor é muito bem pago.',
    taurus:
      'Boa matéria, bom prazo. A vontade firme agrada a quem só se abre ao que dura, e a corte tem a calma de quem constrói. Embaixo do casaco há mais calor do que a vizinhança supõe.',
    gemini:
      'Um atrevimento inteligente desmonta a cara séria, que não confessa, mas guarda cada gracejo. Para vocês passarem da graça ao fato, falta provar que alguém sabe a data de amanhã.',
    cancer:
      'Colo oferecido a quem não costuma pedir. O cuidado ronda, traz um agasalho, pergunta pela reunião, até que a defesa se esquece de estar armada. Vocês avançam mais numa tarde de chuva, sem planos, do que numa temporada de encontros marcados.',
    leo: 'Há luxo na oferta e prudência na resposta. O brilho do gesto custa a convencer uma Vênus econômica, que prefere saber o que sobra depois da festa. Sobra o calor, e ele vence, com recibo.',
    virgo:
      'A corte aparece em forma de ajuda exata, e quem repara em competência cora por dentro. Vocês avançam por capítulos. Um exagero qualquer, um assobio fora de hora, dá ao livro a sua melhor página.',
    libra:
      'O convite tem papel bom e caligrafia. A seriedade aprecia as formas, responde no prazo, e o flerte vai por correspondência muito além do razoável. Rasguem ao menos um envelope com os dentes.',
    scorpio:
      'Silêncio contra silêncio, com interesse. Vocês se testam sem pressa, sem testemunhas, e a confiança aumenta de prova em prova. Quem vê de fora nota apenas um aperto de mão um pouco longo.',
    sagittarius:
      'Alguém chega sem marcar, ri no corredor, quebra a etiqueta. A resposta é uma sobrancelha levantada e, por trás dela, muita diversão. A aventura de vocês ganha crédito quando devolve, no fim do passeio, a chave do portão.',
    capricorn:
      'Vocês desejam com método e recebem com medida. Ambições parecidas dão ao encontro um ar de reunião de cúpula, até que a porta se fecha. A ternura, sem testemunhas, é jovem e surpreendentemente brincalhona.',
    aquarius:
      'O desejo propõe um contrato que ninguém nunca assinou. A prudência lê as letras miúdas, se interessa pela quarta cláusula, sorri. Inovar com firma reconhecida: eis a maior extravagância deste par.',
    pisces:
      'Nem a terra dura resiste ao costume da água. A sedução é indireta, musical, e quem buscava solidez se surpreende à espera de mais. Combinado um horário, respeitado uma vez, a confiança desce do monte.',
  },
  aquarius: {
    aries:
      'A provocação abre caminho, e a ousadia ganha aplauso. Vocês gostam da rapidez, do inédito, da ausência de cobrança. Quando o impulso quer resposta imediata, porém, vem um silêncio de quem pensa. Meia hora basta.',
    taurus:
      'A atração se planta feito árvore numa praça de passagem. Quem detesta cerca acaba se encostando no tronco. O passo lento irrita e descansa; o toque, aceito em pequenas quantidades, vira hábito querido.',
    gemini:
      'Ideias a galope. O flerte acontece em rodapés, em memes, em teorias ditas ao pé da escada, e ninguém saberia dizer quando começou. Vez por outra um abraço longo, sem conteúdo, enriquece o debate.',
    cancer:
      'O cuidado se insinua, a independência dá um passo para trás e, já no corredor, sente falta. Vocês acertam quando perguntam menos e aparecem mais. Deixada em paz, a independência se achega sozinha, feito gato.',
    leo: 'A grandeza corteja quem não presta vassalagem. São extremos que se chamam: o gesto quente acende uma curiosidade fria, e a curiosidade, com o tempo, aplaude. Uma declaração de exclusividade por mês já basta.',
    virgo:
      'Consertar o projetor, trazer o cabo certo, chegar antes da falha: é servindo que se corteja aqui, e quem jura não precisar de ninguém se encanta. Um pouco de descontrole em comum apimenta o laboratório.',
    libra:
      'Dois signos de ar conversam antes de tudo, e o galanteio tem trama delicada. A cortesia aproxima o que a liberdade deixava vago. Ninguém atropela, ninguém se declara, e a primavera passa. Declarem-se por escrito, em coautoria.',
    scorpio:
      'Magnetismo e antena. O olhar insistente causa um curto-circuito em quem prefere a roda de amigos, e o curto-circuito agrada. Ficar a sós assusta um pouco. Combinem a palavra que reabre as janelas.',
    sagittarius:
      'Rumo desconhecido, companhia excelente. Quem se entedia fácil encontra alguém que muda de assunto, de rota e de cardápio, e vocês nem contam os passos. De tantos em tantos quilômetros, olhem para ver quem vem junto.',
    capricorn:
      'O avanço é tão correto que parece entrevista. Mas a constância, vinda de quem pouco fala, comove um coração avesso a regras. Um plano sério para uma coisa maluca: ninguém resiste a tal proposta.',
    aquarius:
      'O signo é o mesmo, e a frequência também. O convite é um enigma, a resposta outro, e a relação tem estatuto próprio, revisto todo ano. Tanta lucidez pede, às vezes, uma noite de pura bobagem com luz apagada.',
    pisces:
      'Marte flutua, Vênus observa o fenômeno com carinho. Nada pesa, tudo sugere, e o segundo encontro fica por marcar. O acaso marca. Retribuam a gentileza comparecendo de corpo inteiro.',
  },
  pisces: {
    aries:
      'Uma coragem salta na água sem perguntar a profundidade. A doçura se assusta e, encharcada, ri. Há um encanto de conto antigo nesse socorro. Baixar a voz ao chegar perto já é a metade da conquista.',
    taurus:
      'Mãos que sabem esperar o sonho assentar. O desejo traz cobertor, fruta, pão, e a ternura, que se perdia em nuvens, ganha um colo de terra. O tempo passa tão macio que vocês esquecem de ter pressa.',
    gemini:
      'A história é boa, e quem escuta ouve uma promessa. O enredo seduz, o detalhe magoa. Quando vocês avisam que é brincadeira, o jogo fica seguro e, por isso mesmo, muito mais ousado.',
    cancer:
      'Vocês chegam pela margem, já de pés molhados. O desejo protege, a ternura confia, e entre as duas coisas corre uma lembrança que parece comum. Decidir quem guarda a chave fica para outro dia, sem prejuízo.',
    leo: 'Holofote sobre a neblina, e que bonito. A corte solar dá forma a um devaneio que se deixa levar de bom grado. Depois do espetáculo, a emoção pede silêncio; reservem um camarim.',
    virgo:
      'Há carinho em quem arruma a cama onde o sonho se deitou. Vocês se atraem porque cada lado traz exatamente o que faltava ali. Corrigir menos, elogiar mais, e o mapa do tesouro aparece.',
    libra:
      'Um convite à dança sem pisar em ninguém. Gentileza ao quadrado, romance ao cubo, e a decisão adiada entre suspiros. Um horário escolhido com antecedência resolve parte; o restante, um beijo ou um cochicho.',
    scorpio:
      'Vênus se exalta neste mar, e Marte conhece o fundo dele. Uma paixão firme conquista uma ternura sem borda, e o que se troca tem peso de segredo. A confiança pede superfície: passeios à luz do dia, com sorvete e testemunhas.',
    sagittarius:
      'A aventura passa cantando, e a ternura segue a canção. É fácil idealizar o que corre depressa. Num mirante, por uma hora, vocês se veem de verdade, e gostam, com defeitos e tudo.',
    capricorn:
      'Uma Vênus que se dissolve em brumas encontra alguém de botas. A vontade sóbria não promete estrelas; leva a capa de chuva. E isso, numa noite qualquer, acaba sendo a declaração mais romântica da temporada.',
    aquarius:
      'Uma ideia acende o farol, e o barquinho vem ver. A conversa é quase teórica, o sentimento não tem teoria nenhuma, e a ponte de vocês são os apelidos e as causas. Um toque no ombro poupa muita explicação.',
    pisces:
      'Num signo sem bordas, querer e gostar se confundem, os gestos são meias notas, e o encontro acontece porque a maré quis. Todo domingo, tragam à terra um combinado simples, para ver se anda.',
  },
};
