import type { MonthRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Um planeta rápido que volta por uma casa solar durante o mês. */
export const monthRetrogrades: MonthRetrogradeTexts = {
  mercury: {
    1: [
      'A explicação que você sempre deu sobre si perdeu a validade na última vez em que a usou. Nestas semanas ela volta para revisão, frase por frase. Sai menos comprida, com menos desculpas, e combina melhor com a pessoa que hoje responde pelo seu nome.',
      'Apelidos de infância, perfis esquecidos, uma carta escrita aos quinze: as suas versões anteriores marcam hora para conversar. Nenhuma pede a vaga de volta. Elas só corrigem um detalhe da história oficial, e o detalhe muda o tom de todo o resto.',
    ],
    2: [
      'O orçamento engavetado sai para tomar ar. Relendo com calma, você talvez encontre um valor trocado, uma mensalidade esquecida, um trabalho cobrado abaixo do que valia. Refazer a soma toma uma tarde e deixa o sono mais comprido.',
      'Um objeto emprestado pode retornar com a história de por onde andou. A conversa puxa outra, sobre o que é seu, o que foi ficando, quanto custou. Certos preços só se entendem na segunda leitura, de óculos e com a nota fiscal ao lado.',
    ],
    3: [
      'Mensagens antigas podem reaparecer no alto da tela e pedir a resposta que não veio. Ainda dá tempo. Escrita agora, sem a pressa daquele dia, ela sai mais gentil e curta, e o assunto que parecia encerrado ganha um capítulo com parentes, colegas ou vizinhança.',
      'Errar o ponto de descida obriga você a voltar duas quadras a pé, e nelas mora um acaso útil. O mês repete trajetos e diálogos com pequenas diferenças. É nessas diferenças que está o recado, dito baixinho para um ouvido que já conhece a rua.',
    ],
    4: [
      'Toda família tem uma discussão que recomeça do mesmo lugar, com as mesmas falas. A deste mês pode voltar com um personagem que antes não tinha voz. Ouvindo a versão dele, você talvez entenda por que ninguém nunca mudou de cadeira.',
      'Papéis da casa saem da pasta para conferência: escritura, planta, o contrato com a letra miúda. Procurando um, aparece outro, que ninguém lembrava. Entre as folhas vem também uma conversa sobre morar, ficar, ampliar, que há meses esperava por um motivo.',
    ],
    5: [
      'O romance que parou no capítulo três, seja de papel, seja de carne e osso, pede releitura. Algumas frases continuam bonitas. Outras você riscaria com gosto. No intervalo entre umas e outras surge a vontade de escrever a continuação, agora com humor.',
      'Regras de jogo antigo precisam ser combinadas outra vez, porque cada um se lembra de um jeito. Assim também com crianças, flertes e projetos do coração. Da confusão nasce uma versão caseira, com menos pontos na tabela e gargalhada em dobro.',
    ],
    6: [
      'A lista de tarefas volta à estaca zero e isso tem seu lado bom. Na reescrita cai um terço, que estava ali por costume. O horário muda, o arquivo ganha nome decente, e uma rotina que se arrastava desde outra chefia finalmente anda direito.',
      'Talvez alguém explique o procedimento pela segunda vez, e só então ele fique claro. A distração não era sua. Faltava um passo no manual. O mês favorece essas correções humildes, que depois ninguém percebe porque tudo passa a funcionar como se sempre tivesse sido assim.',
    ],
    7: [
      '“Eu quis dizer outra coisa” é a frase da temporada, e quase sempre vem dos dois lados. Voltar à conversa com a outra pessoa, já sem a temperatura da primeira vez, permite ouvir o pedido que estava escondido atrás da queixa.',
      'Um acordo que parecia fechado pode se abrir de novo por causa de uma vírgula. Melhor agora. Reescrevendo a cláusula em conjunto, vocês descobrem que cada um tinha assinado um documento diferente na cabeça, e que há um terceiro bem mais simpático.',
    ],
    8: [
      'A senha esquecida obriga a responder às perguntas de segurança, e elas são mais íntimas do que se esperava. Dívidas, partilhas e pactos entram em recadastramento. O que se diz nesse balcão, com franqueza, destrava um bom tempo de silêncio contábil.',
      'Certos segredos mudam de tamanho quando revisitados. Aquilo que um dia ocupou a noite inteira hoje cabe num bilhete, e pode até ser contado a quem de direito. Já um combinado sobre dinheiro, tratado por alto, mostra que merecia mais parágrafos.',
    ],
    9: [
      'Podem devolver o seu texto com anotações na margem, e a primeira reação é torcer o nariz. Na segunda leitura as observações melhoram. Crenças, estudos e planos de viagem passam por essa banca camarada e saem com menos adjetivos e fundamento de sobra.',
      'Passagem remarcada, prova adiada, livro da biblioteca com o prazo renovado. O longe pode se atrasar um pouco e dar a você a chance de conferir o motivo da ida. Às vezes o roteiro muda inteiro por conta de uma pergunta feita na sala de espera.',
    ],
    10: [
      'Aquela apresentação de um ano atrás pode sair do arquivo e surpreender. Boa parte ainda se sustenta, e o resto mostra o quanto você andou. Conversas com chefias podem recomeçar por um ponto que já parecia decidido, e nessa segunda rodada a sua fala entra melhor.',
      'Num ofício, o difícil é explicar aos parentes o que se faz. O mês devolve essa questão em voz alta. Revendo currículo, metas e reputação, você troca uma palavra pomposa por outra exata, e a exata abre portas que a pomposa só arranhava.',
    ],
    11: [
      'Pode ressurgir no grupo uma ideia que foi aplaudida e abandonada. Quem era contra talvez tenha mudado de cidade, e quem era a favor, de ideia; no meio disso você relê a ata com interesse. Havia ali um plano viável disfarçado de brincadeira.',
      'Amigos de outra fase podem aparecer na memória, depois na caixa de entrada, quem sabe em carne e osso no saguão do aeroporto. A coincidência pede um café sem pauta. Na conversa se ajeita um mal-entendido tão antigo que ninguém lembrava quem tinha começado.',
    ],
    12: [
      'Sonhos repetidos têm paciência de professor. Este mês eles voltam à mesma sala, ao mesmo corredor, e uma noite dessas você repara na porta que ficava fora de quadro. Acordar e anotar três palavras já basta para que a lição siga.',
      'Pensamentos que você deu por encerrados voltam de pantufas e sentam na beira da cama. Não trazem cobrança. Querem só que a última frase seja trocada por outra menos severa, de preferência na sua letra, antes que a luz se apague de novo.',
    ],
  },
  venus: {
    1: [
      'O espelho e você renegociam. Um estilo abandonado volta do fundo do armário com ares de novidade, e um elogio que antes parecia exagero começa a soar possível. É uma revisão de gosto que passa pela roupa e termina na maneira de se querer bem.',
      'Agradar cansou um pouco, e nas próximas semanas você repassa a lista de pessoas a quem sorri por reflexo. Alguns nomes ficam com prazer. Outros recebem um aceno mais neutro. Da diferença sobra um charme mais barato de manter e muito mais seu.',
    ],
    2: [
      'Compras do passado vão a julgamento e algumas são absolvidas: ainda servem, ainda encantam. Outras contam quanta solidão cabia numa sacola. O mês reeduca o desejo sem castigo, e você aprende a distinguir, pelo tato, o que tem valor do que só tinha laço.',
      'Refaz-se a conta dos afetos em que o dinheiro se meteu. Presentes, empréstimos e jantares divididos ao meio voltam ao pensamento com outra luz. Talvez você descubra que pediu pouco a quem podia dar muito, e que isso ainda se conversa.',
    ],
    3: [
      'Escrever para alguém do passado já não tem o gosto de recaída. Tem o de uma visita curta, com hora de ir embora. As palavras carinhosas que ficaram presas lá atrás saem redondas, e às vezes a escrita faz mais bem a você do que ao destinatário.',
      'Entre parentes ou vizinhos, uma gentileza antiga pode voltar a ser assunto. Quem fez, quem esqueceu, quem ainda guarda. A lembrança adoça um trato que andava seco, e o elogio que não foi dito naquela época encontra enfim a boca que faltava.',
    ],
    4: [
      'A casa pede segunda chance para um canto que você nunca soube amar. Mudar a luz, aceitar a poltrona herdada, pendurar enfim o quadro da tia: o gosto faz as pazes com a origem. E junto com a poltrona entra uma ternura tardia por quem se sentava nela.',
      'Antigos amores por cidades, quintais e quartos alugados passam outra vez pela memória. Por que foi bom ali? A resposta pode ser uma pessoa, uma janela, um horário. Sabendo disso, fica mais fácil tratar melhor o lugar em que você mora hoje.',
    ],
    5: [
      'Uma paixão de outro tempo pode atravessar a rua e acenar. Pode ser gente, pode ser o violão, o pincel, a dança. Ao contrário do que se teme, a visita vem em paz e só quer saber se aquela alegria tem onde ficar na vida atual.',
      'Flertar de novo com a mesma pessoa, depois de anos de boleto em comum, é arte pouco praticada. Estas semanas oferecem aulas. Para quem está livre, a revisão recai sobre os critérios, e algum deles cai no chão fazendo barulho de coisa oca.',
    ],
    6: [
      'Os cuidados diários entram em revisão amorosa. Que creme, que caminhada, que colega de bancada você escolheria de novo? O que se fazia por obrigação pode voltar a ter graça com um ajuste bobo, uma flor sobre a mesa, uma conversa antes do expediente.',
      'Ambientes de trabalho guardam afetos mal resolvidos, como o elogio que não chegou e a ajuda que ninguém agradeceu. Parte disso volta para ser arrematada com linha fina. A convivência melhora sem decreto, por causa de um bilhete deixado no teclado.',
    ],
    7: [
      'É tempo de passar a limpo o namoro, a sociedade, a amizade que parece casamento. Por que mesmo vocês se escolheram? Contar de novo essa história, com os trechos que cada um gosta de pular, dá à relação um segundo começo, menos encantado e com mais endereço.',
      'O outro lado da mesa muda de rosto conforme a luz, e o mês acende uma lâmpada antiga. Você revê um pedido recusado, um carinho mal recebido, a desculpa aceita pela metade. Há o que completar, e basta boa vontade de ambas as partes.',
    ],
    8: [
      'O desejo volta aos lugares onde deixou uma luva. Nem sempre quer ficar; quer entender o que acontecia ali. Essa visita às profundezas do gostar devolve a você uma intensidade que andava emprestada, e esclarece com delicadeza quem deve o quê a quem.',
      'Bens em comum, presentes caros, fotografias a dois no fundo de uma nuvem: alguma partilha afetiva ficou incompleta. As semanas convidam a terminá-la com elegância. Sai daí uma leveza curiosa, a de quem finalmente devolve um livro com dedicatória.',
    ],
    9: [
      'Há um país, real ou inventado, por onde o seu coração deixou conta aberta. O mês sugere voltar, por carta, por filme ou por passagem. Do reencontro talvez não nasça viagem nenhuma, e ainda assim o seu gosto volta com outro sotaque.',
      'Convicções sobre o amor também envelhecem. As suas, aprendidas em livros, igrejas ou mesas de bar, passam por uma conversa honesta com a experiência. Umas resistem muito bem. As restantes se aposentam com direito a homenagem e a uma boa anedota.',
    ],
    10: [
      'A reputação ganha retoques de delicadeza. Você revê o modo como conquistou simpatias no trabalho e percebe por qual delas pagou caro demais. Alguém que já admirou o seu serviço pode tornar a aparecer, agora com mais tempo e uma proposta menos apressada.',
      'Gostar do que se faz é um namoro comprido, sujeito a crise. Neste mês a crise tem conversa. Você relembra o que o ofício tinha de bonito no começo e procura onde aquilo se escondeu. Geralmente está numa tarefa pequena que outros assumiram.',
    ],
    11: [
      'Amizades que esfriaram sem motivo pedem segunda temporada. Os personagens mudaram, o cenário também, e a piada interna resiste. Ao rever antigos companheiros de sonho, você atualiza o próprio sonho, que estava com o figurino de dez anos atrás.',
      'No meio da turma, um afeto pede nova definição. Quem era colega às vezes vira confidente, e ninguém sabe que nome usar. Estas semanas permitem voltar um passo e olhar com calma, sem plateia, para aquilo que o grupo já percebeu há algum tempo.',
    ],
    12: [
      'Um amor guardado em segredo, às vezes até de você, sobe um degrau e se deixa ver. Não exige nada. Quer um pouco de claridade e a dignidade de ter existido. Depois disso o quarto de dentro fica maior, com cheiro de janela aberta.',
      'Saudade não tem horário comercial, e a sua anda visitando o que terminou sem despedida. Receba a visita com música baixa. Da revisão silenciosa sai um carinho por si que antes ia todo para fora, em mesada, sem que alguém tivesse pedido.',
    ],
  },
  mars: {
    1: [
      'Largada queimada obriga todo mundo a voltar à linha, e a pausa vem em boa hora. Você sacode os braços, olha a raia, percebe que corria contra alguém que nem estava na prova. O segundo disparo encontra um corpo mais atento.',
      'Vontades antigas desfilam de novo à sua frente e perguntam se continuam valendo. Aquela briga, aquele recomeço, o esporte largado na segunda semana. Você dispensa umas duas com um tapinha nas costas e fica com a que ainda acelera o pulso.',
      'O modo de se impor passa por conserto. Tom de voz, cotovelos, o hábito de responder antes da hora: tudo vai para a bancada e volta com parafuso novo. Por algum tempo você chega com menos ruído e, curiosamente, se faz ouvir melhor.',
    ],
    2: [
      'Ganhar mais trabalhando igual, ou ganhar igual trabalhando menos? A disputa com o próprio sustento recomeça do rascunho. Ferramentas voltam para afiar, tabelas para corrigir, e a energia gasta em provar valor procura emprego mais tranquilo.',
      'Aquilo que você comprou com raiva ou por desafio reaparece na estante, pedindo destino. Cada peça conta uma batalha. Revendo o conjunto, dá para saber por quais valeu gastar munição e quais hoje seriam resolvidas com um simples dar de ombros.',
      'Por dentro da carteira há uma teimosia que o mês quer examinar. Ela já foi útil, construiu e poupou. Agora anda segurando também o que pedia movimento. Devagar, como quem destampa vidro de conserva, a mão descobre a volta certa da tampa.',
    ],
    3: [
      'Discussões que você tinha vencido voltam para a revanche, e desta vez o adversário trouxe exemplos. Falar menos rápido dá tempo de perceber onde ele acerta. No fim talvez ninguém ganhe, e a frase que fica de pé pertence um pouco a cada lado.',
      'Escreve, apaga, escreve outra vez. A sua palavra anda com mais força do que alvo e por isso prefere rascunhos. Uma pessoa próxima pode acabar lendo a terceira versão, a boa, e nem imaginar as faíscas que ficaram pelo chão.',
      'Sua marcha à ré apita no trânsito das ideias. Recuar meio quarteirão permite ver o carro que vinha, o pedestre, a conversa mal estacionada há tempos. Manobra feita, as ruas de sempre ficam mais largas e o humor, mais manso.',
    ],
    4: [
      'Obra interrompida por meses ganha de novo barulho de furadeira, ao menos na imaginação. Sob o reboco pode haver irritações de família que ninguém teve coragem de quebrar. Cutucando com jeito, descobre-se que a parede nem era de sustentação.',
      'A raiva de dentro de casa tem endereço antigo, quase sempre anterior aos moradores atuais. Estas semanas levam você até lá, pela via da lembrança, e a campainha ainda funciona. Com o remetente identificado, a briga da louça volta ao tamanho de louça.',
      'Mudar tudo de lugar e, uma semana depois, desfazer metade: eis um exercício doméstico com sua sabedoria. O corpo procura onde pode relaxar a guarda. No canto menos óbvio da casa ele encosta, suspira e resolve ficar por ali.',
    ],
    5: [
      'Volta ao campo a perna que andava poupada, e o primeiro chute vai para fora. Acontece. Criar, namorar e competir exigem reaprender a mira. Treinando longe da torcida, você redescobre o prazer do gesto, que dispensa o placar.',
      'Um projeto do coração, abandonado em plena empolgação, pede para ser retomado do ponto em que a tinta secou. Dá para lixar a borda e continuar. A pausa trouxe ao traço uma firmeza que a febre inicial não tinha, e agora há plano.',
      'Conquistas relembradas ficam menores ou maiores do que eram, nunca iguais. Revendo as suas, você nota o quanto corria por gosto e o quanto por desafio dos amigos. Essa distinção muda o próximo convite, que sai mais simples e com brilho nos olhos.',
    ],
    6: [
      'A máquina do cotidiano é desmontada sobre um jornal, peça por peça. Sobra um parafuso, falta uma arruela. Ao montar de novo, você encontra um jeito de trabalhar com menos atrito, e o corpo, que vinha rangendo, agradece sem fazer cerimônia.',
      'Com que força se faz cada coisa? Você aperta demais a caneta, a agenda, o prazo dos colegas. Em nova passagem pela rotina dá para graduar a pressão. O resultado sai idêntico, com a diferença de que à noite ainda restam dedos.',
      'Exercícios retomados doem em lugares que tinham se esquecido de existir. O mesmo vale para tarefas que voltam da pilha dos pendentes. Passados os primeiros dias, a musculatura lembra o caminho e mostra com quanta carga a sua semana funciona bem.',
    ],
    7: [
      'Velhos rivais podem se encontrar na fila do pão e, para espanto geral, parar para conversar. O que separava vocês perdeu a urgência. Da revisão da briga, feita sem testemunhas, sai um respeito meio ranzinza, matéria-prima de ótimas alianças.',
      'Frescobol não tem vencedor, e talvez por isso ensine tanto. A troca de golpes com a outra pessoa recomeça em ritmo lento, buscando a altura em que a bola fica no ar. Quem batia forte experimenta o pulso; quem só defendia arrisca um passo à frente.',
      'Do seu lado da mesa você repassa as vezes em que cedeu rangendo os dentes e as vezes em que ganhou sem graça. Os dois casos pedem emenda. Um desejo dito em voz normal, no meio do passeio, corrige mais do que dez ultimatos ensaiados no elevador.',
    ],
    8: [
      'Há disputas por dinheiro em que o dinheiro é o menor personagem. A sua retorna ao palco com roteiro revisto. Debaixo das cifras estava um pedido de lealdade, e assim que ele recebe nome os valores se ajeitam quase sem intérprete.',
      'O fundo do rio se mexe e solta galhos que você julgava presos. Ciúmes, posses, cobranças de outra estação passam boiando. Deixar que sigam corrente abaixo é um trabalho ativo, feito com vara comprida e muita atenção às margens.',
      'A intimidade recua um passo para tomar distância, como fotógrafo que procura o quadro inteiro. Vistas dali, as brigas de poder mostram a moldura. Sobra vontade, sobra até mais do que antes, só que agora ela pergunta antes de avançar.',
    ],
    9: [
      'Aquela cruzada em que você entrou de espada na mão pede um segundo exame do mapa. A causa pode continuar boa. O inimigo é que talvez nunca tenha morado naquele endereço, e descobrir isso a tempo poupa sola, voz e amizades.',
      'Viagens, diplomas e processos voltam algumas casas, como em jogo de tabuleiro, e a espera irrita menos do que se imaginava. No caminho refeito há pousadas que tinham passado em branco. Numa delas você encontra o argumento que faltava.',
      'Sua fé nas coisas perde velocidade e ganha aderência. Revendo mestres e manuais, você separa o que o entusiasmo comprou por atacado daquilo que resistiu ao uso. Com menos bandeiras na mochila, a subida seguinte sai mais agradável.',
    ],
    10: [
      'Uma meta profissional que vinha em disparada passa pelo posto de pedágio e precisa revirar os bolsos. Quanto custou até aqui? Para quem você está correndo? Feitas as contas, a cancela levanta e a estrada é outra, ou é a mesma com outra paisagem.',
      'Com a chefia ou com quem segue as suas ordens, um atrito antigo pode voltar ao assunto do dia. Há como refazer a conversa em tom de ofício, ponto por ponto. O respeito que não veio pela firmeza às vezes chega pela segunda explicação.',
      'Degraus subidos de dois em dois merecem uma descida conferida. Você revê etapas, recolhe ferramentas deixadas no patamar, cumprimenta quem ficou segurando o corrimão. A ambição descansa as pernas e, nesse descanso, muda um pouco de andar.',
    ],
    11: [
      'No grupo, uma disputa de liderança pode recomeçar onde parou. Desta vez você conhece o roteiro e pode escolher outra fala. Apoiar a ideia do adversário, se ela for boa, desarma a sala inteira e ainda libera seu fôlego para o que interessa.',
      'Sonhos de futuro vão para a revisão dos dez mil quilômetros. O óleo é trocado, aparece um chiado na suspensão, alguém do grupo segura a lanterna. Nada de grave. Era preciso parar para notar que o carro vinha puxando para um lado só.',
      'Entre amigos há causas que você defendeu mais alto do que a própria vontade pedia. Revisitando as mais barulhentas, dá para abaixar a bandeira sem trair ninguém. O braço fica livre, e é com ele que se puxa alguém para perto.',
    ],
    12: [
      'Raivas engolidas não têm sabor até o dia em que voltam. As suas retornam em goles pequenos, de madrugada ou no banho, e pedem apenas que você as reconheça. Bem recebidas, elas se convertem em algo parecido com coragem calada.',
      'Sua energia se recolhe como gato debaixo da cama, e chamar não adianta. Lá no escuro ela repassa sustos antigos um por um. Deixe um prato perto e a porta aberta. Na hora certa ela sai se espreguiçando, com mais elasticidade do que entrou.',
      'Cansaço acumulado manda a fatura com itens que você nem lembrava ter gastado. Em lugar de pagar tudo num fim de semana, o mês sugere parcelas de silêncio. A cada uma, volta um pouco da força que andava servindo a batalhas emprestadas.',
    ],
  },
};
