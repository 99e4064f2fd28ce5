import type { TransitHouseTexts } from '../../interpretation-types.ts';

/** Each planet passing through each solar house: the reader's own sign is the first, in three variants. */
export const transitHouses: TransitHouseTexts = {
  sun: {
    1: [
      'Mês de velinhas e de espelho. O Sol na sua primeira casa devolve presença: você ocupa melhor a cadeira, a roupa, a própria voz. Comece por um gesto que só dependa de você, e dê ao resto da casa tempo de se acostumar.',
      'Aniversário à vista ou recém-comemorado: o Sol percorre o seu signo e a vontade volta a ter endereço. Recuse um favor prestado de cara fechada e veja quanto fôlego sobra até a noite.',
      'Alguém talvez comente que você anda diferente. É o efeito de um mês em que o Sol ilumina a identidade: troque a foto antiga do perfil, peça a palavra na reunião, apresente-se pelo nome inteiro.',
    ],
    2: [
      'Sobre a mesa da cozinha, o extrato, a lista de desejos e uma pergunta: o que tem valor para mim? O Sol ilumina seus ganhos e pertences por algumas semanas. Arrume a gaveta das notas fiscais e cobre com gentileza o que é justo.',
      'Quanto custa uma hora do seu tempo? Agora que o Sol ilumina o sustento, a conta merece ser feita sem modéstia nem fantasia. Some o que entra, o que escapa pelo ralo e o que lhe dá gosto manter.',
      'Feira de sábado, moedas no bolso, o melão escolhido pelo cheiro: o mês solar dos recursos ensina a reconhecer qualidade. Conserte aquele objeto querido antes de pensar em substituí-lo e dê um destino aos que sobram.',
    ],
    3: [
      'De repente a rua fica interessante. O Sol passa pela casa das conversas, e cabem no mês um curso curto, o primo que sumiu, a padaria nova. Pergunte mais do que afirma; costuma haver assunto de sobra no seu quarteirão.',
      'Janela do ônibus aberta, trechos de conversa alheia, uma placa que você nunca tinha lido. O Sol na terceira casa põe a curiosidade para trabalhar; troque de esquina e cumprimente o porteiro do prédio ao lado.',
      'Escrever bem um recado já resolve metade dos assuntos deste mês. O Sol favorece a palavra, o estudo breve, a visita a quem mora perto. Guarde dez minutos por dia para uma leitura que não tenha nada a ver com trabalho.',
    ],
    4: [
      'Chaves, tapete, cheiro de café passado: durante este mês, o Sol esquenta a parte da vida que não aparece na foto. Cuide do canto onde você descansa e ligue para quem guarda as histórias da família.',
      'Fotografias numa lata de biscoito contam de onde você veio. O Sol atravessa a casa das origens e aproxima você dos seus. Mude o quarto de cor e peça a um parente para contar a mesma história outra vez.',
      'Depois de um dia na rua, o que faz você suspirar ao fechar a porta? O mês pede essa atenção ao lar. Consertar a torneira que pinga pode trazer mais sossego do que uma viagem.',
    ],
    5: [
      'Brincar também é assunto sério quando o Sol visita a quinta casa. O coração quer plateia, as mãos querem tinta, e um flerte pode iluminar a tarde. Separe algumas horas sem finalidade e convide uma criança para ditar as regras.',
      'Glitter no tapete, bola na vidraça, poema no verso do recibo: quando o Sol visita os prazeres, admite-se alguma bagunça. Mostre um talento que você só usa no chuveiro e deixe a autocrítica do lado de fora.',
      'Namorar, inventar, torcer por um time pequeno. Há meses feitos para lembrar por que a vida vale o cansaço, e este passa pela sua casa do prazer. Compre dois ingressos e só depois decida com quem.',
    ],
    6: [
      'Pequenos consertos pedem luz do dia. Com o Sol na casa do trabalho cotidiano, dá gosto acertar horários, limpar a mesa, aprender um atalho. Escolha um único hábito para cuidar neste mês; meia dúzia de promessas cansa já na largada.',
      'Cadarço amarrado, garrafa de água cheia, fila de tarefas com começo e fim. O Sol passa pela casa da rotina e dá dignidade ao miúdo. Antes de aceitar mais uma incumbência, descubra qual delas já perdeu a razão de existir.',
      'Trabalhar bem também é saber parar às seis. Durante este mês, o Sol mostra onde o seu método ajuda e onde ele só cansa. Ensine um truque do ofício a quem começou agora e aceite aprender outro.',
    ],
    7: [
      'Quem se senta à sua frente ganha destaque. O Sol na sétima casa mostra a outra pessoa em boa luz, com razões e manias. Ouça até o fim antes de responder e ponha no papel os acordos que andavam só de boca.',
      'Convites a dois brilham mais do que planos individuais enquanto o Sol percorre a casa das parcerias. Sente-se do lado de lá da mesa, ao menos em pensamento, e repita a pergunta que você costuma evitar.',
      'Aquilo que você admira no outro pode ser um talento seu pedindo uso. Com o Sol na sétima casa, sócios, amores e até rivais servem de espelho. Agradeça por algo específico e reveja um combinado que perdeu a validade.',
    ],
    8: [
      'Há um mês mais fundo no calendário de cada pessoa, e o Sol o atravessa agora, na oitava casa. Contas divididas, confiança, apegos antigos pedem conversa franca. Solte uma coisa que já cumpriu seu tempo e repare no espaço que ficou.',
      'Desça ao porão com calma, um degrau por vez. O Sol na casa dos vínculos profundos clareia heranças afetivas, contas em comum, desejos que ninguém mencionou. Basta arejar uma caixa; as outras esperam a vez delas.',
      'Confiança tem senha, e você decide quem recebe. O mês solar da intimidade favorece a conversa sobre limites, empréstimos e ciúmes, sem plateia. Conte primeiro o seu lado e deixe um silêncio confortável para a resposta.',
    ],
    9: [
      'Um mapa aberto no chão da sala já muda o ar. Na nona casa, o Sol anima estudos, viagens e convicções postas à prova. Mesmo sem passagem comprada, leia uma autora de outro continente ou puxe conversa com quem pensa diferente.',
      'Entre duas estantes de biblioteca pode começar o assunto do seu ano. O Sol na nona casa faz a cabeça pedir distância e altura. Assista a uma palestra fora da sua área e leve uma dúvida bem-feita.',
      'Mirante, estrada de terra, uma aula de que você ainda se lembra. Os horizontes do Sol nesta fase cabem num fim de semana ou num capítulo. Que crença sua ficou pequena? Experimente dizê-la em voz alta e ouça como soa.',
    ],
    10: [
      'Seu nome circula um pouco mais longe do que o habitual. O Sol no alto da roda favorece reuniões, entregas, decisões de carreira vistas por muita gente. Mostre o trabalho sem pedir desculpas por ele e reserve a noite para tirar os sapatos.',
      'Crachá no peito, sala cheia, a sua vez de falar. Com o Sol no ponto mais alto do mapa, o trabalho aparece, inclusive aquele que ninguém via. Escolha um resultado para apresentar e conte também quem o fez com você.',
      'Uma chefe, um avô, uma vizinha teimosa: quem lhe serviu de exemplo? O mês da vocação convida a pensar no nome que você quer construir. Atualize o portfólio e deixe de fora o que já não representa seu ofício.',
    ],
    11: [
      'Turma, churrasco, conversa que se estica até tarde: é entre amigos que o Sol trabalha nestas semanas. Conte um plano em voz alta e veja quem se anima. Talvez a ajuda venha de alguém que você mal conhece.',
      'Cadeiras de plástico na calçada e alguém gritando que falta gelo. O Sol ilumina as amizades e os planos compartilhados. Volte a um grupo que você abandonou por falta de tempo e ofereça uma tarefa fácil de cumprir.',
      'Sonhos ganham perna quando mais gente os conhece. Neste mês de turma e de futuro, escreva o que gostaria de ver pronto daqui a dois anos e mostre a três amigos. O mais sincero deles fará a melhor pergunta.',
    ],
    12: [
      'Antes da festa, o camarim. O Sol se recolhe à décima segunda casa, e a sua energia pode preferir meia-luz, sono e pouca explicação. Diminua os compromissos, escreva o que sonhou e termine em silêncio o que ficou pendente.',
      'Perto do fim do seu ano pessoal, o Sol abaixa a luz. Sumir um pouco da conversa geral faz bem, como faz bem doar tempo a quem não pode retribuir. Risque da agenda um compromisso mantido só por hábito.',
      'Rede na varanda, campainha muda, ninguém esperando resposta. Este mês pertence ao descanso e ao balanço íntimo. O que pesa pode virar página rasgada; o que ficou bom merece um agradecimento em silêncio.',
    ],
  },
  mercury: {
    1: [
      'Suas palavras entram na sala antes de você. Com Mercúrio na primeira casa, o raciocínio se acelera e a conversa rende, às vezes até demais. Anote as ideias que surgem no caminho e dê à outra pessoa o tempo de terminar.',
      'Falar em nome próprio faz diferença. Mercúrio está no seu signo e deixa o pensamento veloz, com a resposta pronta. Grave um áudio com as suas ideias e escute depois: o que valer continuará valendo.',
      'Mãos que gesticulam, sobrancelha que pergunta, passo apertado. O seu jeito de comunicar chama atenção durante estas semanas. Apresente aquela proposta, conte a própria história com menos rodeios e deixe um pouco de ar entre as frases.',
    ],
    2: [
      'Fazer contas pode até divertir. Mercúrio anda pela casa do dinheiro e ajuda a comparar preços, rever assinaturas, explicar quanto vale o seu serviço. Ponha números onde havia impressão; a planilha mais simples já ajuda bastante.',
      'Recibos, etiquetas, a garantia do liquidificador: Mercúrio faz inventário dos seus recursos. Leia as letras miúdas, pergunte pelo desconto e ponha por escrito o valor combinado. Uma dúvida tirada antes costuma poupar uma semana de troca de e-mails.',
      'Vender uma ideia fica mais fácil quando se sabe o que ela vale. Mercúrio passeia pela casa dos ganhos e pede argumentos concretos. Liste cinco coisas que aprenderam a esperar de você e dê a cada uma o seu nome.',
    ],
    3: [
      'Bem à vontade na casa dos recados, Mercúrio enche as semanas de mensagens, idas e vindas, aulas rápidas. Um irmão ou uma vizinha talvez traga a peça que faltava. Responda com calma: ligeireza e clareza às vezes chegam em ônibus diferentes.',
      'Papelaria, sebo, banca da praça: nos lugares da palavra você fica à vontade nestas semanas. Mercúrio acelera os trajetos curtos e os assuntos. Escolha duas conversas para levar até o fim, em vez de sete começadas.',
      'Gente próxima discute por bobagem e faz as pazes por uma piada. Com Mercúrio na casa que ele prefere, a comunicação anda solta e o mal-entendido também. Telefone quando o texto passar de quatro linhas.',
    ],
    4: [
      'Conversa de cozinha, com a louça ainda na pia, vale por muitas reuniões agora que Mercúrio passa pelo lar. Pergunte pela receita, pela foto sem legenda, pelo conserto adiado. Entre parentes, a frase curta costuma machucar menos.',
      'Perguntas de criança reaparecem à mesa da família: por que nos mudamos, quem plantou a jabuticabeira, de quem herdei este nariz? Mercúrio na casa do lar dá vontade de saber. Anote as respostas antes que o jantar esfrie.',
      'Documentos da casa, manuais de aparelhos extintos, a chave que ninguém sabe o que abre. Algumas semanas bastam para pôr ordem nesse arquivo. Faça disso uma tarde em conjunto e deixe quem tem boa memória contar o resto.',
    ],
    5: [
      'Bilhetes, trocadilhos, um áudio cantado: o afeto fica espirituoso enquanto Mercúrio percorre a quinta casa. É uma boa fase para escrever, improvisar, inventar jogos com a criançada. Se alguém lhe agrada, diga de um jeito leve e escute a resposta.',
      'Palavras cruzadas a dois, legenda inventada, serenata pelo viva-voz: Mercúrio brinca na casa do romance e da criação. Escreva a primeira página daquele conto sem reler. A graça aparece quando o censor sai para comprar pão.',
      'Flertar é conversar com os olhos acesos. Enquanto Mercúrio visita a sua quinta casa, o espírito ágil conquista mais que o figurino. Faça perguntas de verdade e lembre-se, na vez seguinte, do que ouviu.',
    ],
    6: [
      'Onde foi parar aquele arquivo? Mercúrio na sexta casa gosta de etiquetas, listas e bons procedimentos, e algumas semanas ajudam a desentupir a rotina. Explique sua tarefa como se fosse a alguém que chegou hoje; assim os nós aparecem.',
      'Metade do trabalho consiste em perguntar direito. Por estas semanas, Mercúrio afia a atenção aos detalhes e facilita o diálogo com colegas. Crie um modelo para a mensagem que você redige toda segunda-feira e ganhe meia hora.',
      'Um bilhete na geladeira resolve o que três broncas não resolveram. Com Mercúrio na rotina, vale combinar de quem é cada tarefa e em qual dia. Reserve também uma pausa sem tela; a cabeça organiza sozinha boa parte das coisas.',
    ],
    7: [
      'Negociar flui melhor com duas xícaras na mesa. Mercúrio na sétima casa põe as parcerias para conversar: cláusulas, expectativas, aquele incômodo miúdo. Repita com suas palavras o que entendeu antes de discordar, e metade do atrito tende a se desfazer.',
      'Antes de assinar, leia em voz alta. Mercúrio conversa com as suas parcerias e ajuda a afinar contratos, planos de casal, divisão de tarefas. Se a frase soar torta na boca, ela provavelmente está torta no papel.',
      'Mal-entendidos antigos às vezes acabam com uma pergunta tímida. Nestas semanas, a outra pessoa pode ter mais a dizer do que você imagina. Puxe a cadeira, guarde o celular e resista a completar a frase dela.',
    ],
    8: [
      'Certas perguntas não cabem no almoço, mas cabem numa caminhada a dois. Com Mercúrio na oitava casa, a mente investiga senhas, dívidas comuns, desejos calados. Vá com delicadeza: a curiosidade abre portas que o interrogatório fecha.',
      'Investigação é o verbo. Enquanto Mercúrio ronda segredos e partilhas, você repara na pausa, no detalhe da cláusula, no olhar que desvia. Faça a pergunta a quem pode responder e guarde segredo do que ouvir.',
      'Debaixo de uma frase educada pode morar um medo. Mercúrio desce fundo por estas semanas e favorece terapia, leitura densa, conversa sobre compromissos financeiros comuns. Diga de que modo gostaria de receber ajuda; ninguém lê pensamento.',
    ],
    9: [
      'Idiomas, podcasts, verbetes que puxam outros verbetes: a curiosidade pega estrada quando Mercúrio chega à nona casa. Inscreva-se numa aula ou planeje um roteiro. Só confira a fonte antes de defender uma tese inteira na mesa do bar.',
      'Aprender outra gramática muda até o modo de pedir café. Mercúrio olha para longe e enche a cabeça de mapas, teses e discussões animadas. Corresponda-se com alguém de outra cidade ou assista ao filme sem dublagem.',
      'Quando foi que uma aula fez você perder a hora? O céu anda propício a isso, com Mercúrio na casa dos estudos amplos. Escolha um tema só, procure duas fontes que discordem e fique um tempo entre elas.',
    ],
    10: [
      'O que você diz em público tem mais eco nestas semanas. Mercúrio na casa da vocação ajuda em apresentações, currículos, conversas com chefias. Prepare três frases claras sobre o seu trabalho e deixe a ironia para os íntimos.',
      'Currículo, pauta, assunto do e-mail: as palavras vestem o seu trabalho. Mercúrio na décima casa melhora a conversa com quem decide. Leve números fáceis de lembrar e termine a fala um minuto antes do esperado.',
      'Chefias escutam melhor nestas semanas, desde que o recado venha curto. Mercúrio anda pelo alto do mapa e costuma trazer reuniões, entrevistas, convites para explicar o que você faz. Ensaie a caminho do trabalho e sorria ao errar.',
    ],
    11: [
      'Grupos de mensagem fervem, e no meio das figurinhas passa uma boa ideia. Mercúrio circula entre seus amigos e projetos por algumas semanas. Ofereça o que sabe, pergunte o que ignora e marque logo aquele encontro tantas vezes adiado.',
      'Brigadeiro e ata de reunião combinam mais do que parece. Mercúrio entre os grupos faz brotar ideias coletivas e muita mensagem. Resuma em três pontos o que ficou decidido; a turma agradece e o plano anda.',
      'Existe aquele amigo que conhece alguém que sabe. Com Mercúrio na casa das redes, pedir uma indicação é quase esporte. Retribua ligando pessoas que deveriam se conhecer e conte para que você anda torcendo.',
    ],
    12: [
      'Pensamentos de rodapé, sonhos pela metade, frases engolidas: Mercúrio na décima segunda casa fala baixo. Talvez as palavras demorem a sair, e tudo bem. Um caderno ao lado da cama pode guardar o que ainda não quer conversa.',
      'Deixe o pensamento vagar como quem perde o ponto de descida. Mercúrio se recolhe e as melhores respostas podem vir no banho ou no meio da madrugada. Adie a decisão difícil e releia um diário velho.',
      'Monólogo interior em volume alto? Nestas semanas, vale tirar as palavras da cabeça: um caderno, um gravador, uma escuta discreta. Mercúrio nos bastidores prefere o rascunho; a versão para os outros pode esperar o próximo signo.',
    ],
  },
  venus: {
    1: [
      'Cai bem em você um pouco de vaidade. Vênus na primeira casa suaviza os gestos e pode deixar sua companhia mais procurada. Use a cor que andava no fundo do armário, aceite o elogio sem se justificar e retribua com um olhar atento.',
      'Perfume novo ou camiseta velha, tanto faz: o charme vem de dentro quando Vênus visita o seu signo. Deixe que reparem em você e receba o carinho sem procurar o defeito. Marque também um agrado só seu.',
      'Sorrir primeiro custa pouco e rende companhia. Vênus anda com você nestas semanas e arredonda as arestas do seu jeito. Peça aquilo que deseja em tom amável, sem pedir desculpa por querer.',
    ],
    2: [
      'Tecidos macios, fruta madura, um objeto bem-feito: o gosto se apura com Vênus na segunda casa. Há prazer em possuir pouco e bom. Antes de passar o cartão, espere uma noite e veja se, de manhã, o desejo continua lá.',
      'Toalha de linho, queijo da roça, um vaso feito à mão: Vênus refina o gosto na casa dos recursos. Cuide do que você já possui como se fosse presente e cobre pelo seu talento um preço que respeite as horas.',
      'Seu valor aparece em coisas que se tocam. Por algumas semanas, vale separar o desejo verdadeiro da propaganda bem iluminada. Empreste o que é belo, aceite mimos e separe um potinho para uma extravagância com data marcada.',
    ],
    3: [
      'Gentileza de corredor muda o tom das semanas. Vênus adoça as conversas com parentes e vizinhança, e um cartão escrito à mão vale mais que dez curtidas. Escolha o caminho com árvores e diga em voz alta o que apreciou.',
      'Assobiar na calçada já atrai conversa. Vênus deixa a vizinhança mais simpática e a sua voz mais doce; recados ganham graça. Recite um poema para quem você ama ou elogie o jardim da casa da esquina.',
      'Cunhados, primas, colegas de carona: há afeto escondido nos encontros curtos. Com Vênus na casa da palavra, um pedido gentil encontra boa vontade. Responda àquela mensagem guardada e ponha nela um detalhe que só vocês entendem.',
    ],
    4: [
      'Flores num copo qualquer já transformam o cômodo. Por algumas semanas, Vênus cuida da sua casa e das pazes em família. Convide gente para sentar no chão, faça um prato da infância e deixe a velha implicância do lado de fora.',
      'Lençol lavado, panela no fogo, almofada no lugar certo. Vênus traz doçura ao ninho e vontade de ficar. Deixe a casa bonita para quem mora nela, antes de pensar nas visitas, e faça um carinho em quem chega com cansaço.',
      'Reconciliações de família pedem menos discurso e mais sobremesa. Durante estas semanas, o clima da sua casa tende a amolecer corações. Convide para a mesa quem anda de fora e comece por uma lembrança engraçada.',
    ],
    5: [
      'Ingresso de cinema no bolso, perfume no pescoço, riso fácil: Vênus na quinta casa gosta de namoro e de arte sem utilidade. Quem já tem par pode paquerar em casa mesmo. Quem não tem aproveita a própria companhia, que também sabe dançar.',
      'Paixões de vitrola, bilhete no para-brisa, tarde de ateliê: Vênus adora a casa da criação. Faça algo lindo e inútil, e mostre. O amor, seja recente ou antigo, responde bem a uma surpresa sem motivo.',
      'Gostar de alguém dá trabalho, e ainda bem. Nestas semanas o coração quer jogo e riso, quer ser escolhido. Escolha também: tome a frente de um programa diferente e vista algo que lembre festa.',
    ],
    6: [
      'Uma xícara bonita na mesa de trabalho, e a tarde rende diferente. Com Vênus na sexta casa, o agrado mora no cotidiano e entre colegas. Troque uma obrigação áspera por um jeito mais amável de cumpri-la, sem assumir a parte alheia.',
      'Planta na janela do escritório, música baixa durante a faxina. Vênus passa pela rotina e mostra que capricho também é carinho. Almoce com aquela pessoa da equipe que sempre come olhando para a tela.',
      'Cuidar de si pode ser tão simples quanto trocar a cadeira que incomoda. Vênus embeleza o cotidiano por algumas semanas e suaviza atritos de trabalho. Agradeça o serviço invisível de alguém e mantenha o seu dentro do horário.',
    ],
    7: [
      'Fazer as pazes tende a sair mais barato enquanto Vênus percorre a casa das parcerias. Há disposição para ceder, combinar, olhar nos olhos. Cuidado apenas com a paz comprada por silêncio: diga o que lhe importa no mesmo tom macio.',
      'Dividir o guarda-chuva exige andar no mesmo passo. Vênus está à vontade nas parcerias, e o momento favorece pedidos, acordos, gestos de conciliação. Pergunte o que faz a outra pessoa sentir afeto e ponha isso em prática.',
      'Quem caminha ao seu lado merece mais do que as sobras do dia. Com Vênus na casa do encontro, reserve para o casal, ou para a sociedade, a sua melhor hora. Beleza ajuda: escolham um lugar que agrade aos dois lados.',
    ],
    8: [
      'Ternura com a luz apagada e franqueza sobre quem paga o quê: Vênus na oitava casa pede confiança em ambas as coisas. Mostre um pedaço do que costuma esconder e receba o segredo da outra pessoa sem pressa de opinar.',
      'Chega de meias frases. Vênus na casa da intimidade quer proximidade de verdade, com vontade e vulnerabilidade na mesma cama. Combine com clareza a parte de cada um e deixe um espaço para o que nenhum acordo prevê.',
      'Cartão-postal amarelado, um anel de família, o cheiro de um casaco. Por estas semanas o afeto remexe o que é fundo. Permita que alguém cuide de você em um ponto delicado e repare como o ciúme perde assunto.',
    ],
    9: [
      'Longe é um tempero. Vênus na nona casa desperta gosto por sotaques, museus, cozinhas que você ainda não provou. Um afeto pode crescer entre livros ou na estrada. Convide alguém para um lugar onde nenhuma das duas pessoas saiba o caminho.',
      'Tempero desconhecido na língua, sotaque bonito no ouvido: Vênus se encanta com o que vem de fora. Visite uma feira de imigrantes, aprenda um bolero, namore por correspondência. O coração também gosta de estudar geografia.',
      'Filosofar a dois na fila do museu aproxima mais do que um jantar caro. Vênus na casa dos horizontes pede afinidade de ideias. Compartilhe um livro sublinhado e aceite que a outra pessoa discorde nas margens.',
    ],
    10: [
      'Simpatia também é ferramenta de trabalho. Por estas semanas, Vênus na décima casa pode melhorar a recepção ao que você apresenta, desde a voz até o acabamento. Agradeça à equipe, pessoa por pessoa, e não confunda aprovação com afeto.',
      'Bom gosto profissional conta pontos nestas semanas. Vênus no alto do mapa favorece apresentações bem cuidadas e relações cordiais com quem coordena. Capriche na capa do relatório, mas deixe que o conteúdo faça a corte.',
      'Diplomacia, no trabalho, às vezes é só lembrar o nome do filho de alguém. Vênus visita a carreira, e portas podem se abrir pela cortesia. Aceite os parabéns com simplicidade e indique um colega talentoso.',
    ],
    11: [
      'Entre amigos, uma conversa pode ficar mais doce do que o esperado. Vênus na casa dos grupos aproxima gostos parecidos e desarma panelinhas. Leve um bolo, apresente duas pessoas que se dariam bem, deixe o plano coletivo ficar bonito.',
      'Piquenique improvisado, violão desafinado, cada um levou um prato. Vênus alegra a casa dos amigos e pode transformar afinidade em ternura. Convide também a pessoa tímida do grupo: costuma ser ela quem se lembra do abridor.',
      'Projetos coletivos ficam mais bonitos quando alguém cuida do clima. Nestas semanas você tem esse dom. Sirva de ponte entre dois teimosos e peça em troca um elogio, um abraço, a última fatia da torta.',
    ],
    12: [
      'Afetos sem testemunha ganham espaço quando Vênus se recolhe à décima segunda casa. Uma saudade, uma canção repetida, um querer ainda sem nome. A declaração pode esperar; trate-se com delicadeza e descubra do que seu descanso gosta.',
      'Música de fone, luz apagada, um sentimento que prefere o anonimato. Vênus repousa na casa do silêncio e afina a compaixão. Perdoe uma pequena dívida de afeto e dê a si o cuidado que daria a um hóspede.',
      'Amar sem contar a ninguém tem o seu encanto, por algum tempo. Vênus nos bastidores traz ternura discreta e certa nostalgia. Ajude de maneira anônima, visite um jardim vazio e espere para ver se o segredo quer crescer.',
    ],
  },
  mars: {
    1: [
      'Há faísca no jeito de andar. Marte na primeira casa empresta coragem e encurta o pavio, de modo que a mesma energia serve para correr no parque ou bater portas. Gaste parte dela com o corpo antes das conversas difíceis.',
      'Calor nas orelhas, passada larga, fila que parece interminável. Marte no seu signo quer ação imediata. Escolha uma só frente de batalha, de preferência um projeto, e deixe o vizinho barulhento fora dela.',
      'Pela manhã, a coragem pode acordar antes do despertador. Durante algumas semanas você toma a dianteira com mais facilidade; use isso para inaugurar algo próprio e pergunte a alguém se o seu tom anda alto.',
    ],
    2: [
      'Batalhar pelo que lhe pertence custa menos com Marte na segunda casa. Renegocie o preço do seu trabalho, venda o que junta pó. Já a compra por impulso costuma ser raiva de sacola na mão: dê uma volta no quarteirão.',
      'Marcenaria, horta, hora extra: Marte põe músculo na busca de sustento. Vá atrás do pagamento atrasado com educação firme. Quando a vontade de gastar vier em forma de desafio, responda com um copo de água e meia hora.',
      'Defender o próprio valor pede voz estável. Marte atiça a casa dos recursos, e você pode brigar por centavos ou negociar como gente grande. Leve à conversa um número mínimo e a disposição de sair sem rancor.',
    ],
    3: [
      'Frases com ponta, trânsito, áudios de dois minutos em alta voltagem: assim pode soar Marte na terceira casa. Usada com tino, a mesma força defende ideias e destrava um curso. Releia a mensagem antes de enviar, de preferência sem fome.',
      'Buzinas, teclas batidas com força, a última palavra disputada no grupo da família. Marte anima a comunicação e cansa os ouvidos. Se quiser debater, convide para um café; ao vivo, as vírgulas ficam mais gentis.',
      'Bicicleta até a escola de idiomas, resposta rápida, três recados antes do almoço: esta passagem de Marte deixa o cotidiano veloz. Aproveite o embalo para terminar um texto e dê passagem a quem vem com mais pressa.',
    ],
    4: [
      'Martelo, tinta, móvel arrastado: a casa é um ótimo lugar para gastar Marte. Se em vez disso ele for parar na discussão em família, faça uma pausa na varanda. Tratem de um assunto por vez e deixem os avós fora da briga.',
      'Entulho na entrada e azulejo pela metade descrevem bem certas discussões domésticas. Marte na casa do lar pede obra com começo e fim. Reparta tarefas, feche o saco de cimento e só depois fale do passado.',
      'Será que a irritação com a louça é mesmo com a louça? Durante algumas semanas, a convivência pode acender mágoas de família. Faça um trabalho pesado com as mãos e procure, em seguida, a conversa que ficou por fazer.',
    ],
    5: [
      'Entusiasmo costuma sobrar quando Marte brinca na quinta casa. Paixões esquentam, o dominó fica competitivo, e a obra engavetada quer sair. Tome a iniciativa do convite e saiba rir se perder a partida; criança nenhuma admira quem trapaceia.',
      'Bola no pé, batom vermelho, microfone aberto: Marte leva ousadia aos prazeres. Conquistar diverte, desde que o outro lado também esteja jogando. Inscreva-se naquele festival amador e deixe a competição terminar no apito.',
      'Criar com raiva dá belas canções. Nesta fase, a energia quer sair em forma de obra, esporte ou romance atrevido. Se houver crianças, combine limites antes da brincadeira, e proponha um encontro que faça suar de rir.',
    ],
    6: [
      'Arregaçar as mangas rende bastante nestas semanas. Marte na sexta casa dá ritmo ao serviço e impaciência com quem demora. Ataque a tarefa mais chata logo cedo, alongue as costas entre uma e outra e peça ajuda antes de resmungar.',
      'Machado afiado corta com menos esforço, e Marte na rotina costuma se esquecer disso. Prepare ferramentas e horários antes de atacar o volume. Se um colega emperrar, ofereça o método em lugar da bronca.',
      'Tarefas caem feito dominó quando você pega ritmo. Por algumas semanas, a disposição para o serviço cresce e a paciência encurta. Pare enquanto ainda tem vontade; no dia seguinte, o começo será mais fácil.',
    ],
    7: [
      'Divergências saem de trás da porta. Com Marte na sétima casa, alguém pode provocar você ou espelhar uma irritação que também é sua. Brigue limpo: fale do fato, evite o placar antigo, proponha um passo concreto para as duas partes.',
      'Tênis de mesa a dois: a bola volta na força com que foi batida. Marte na casa do outro acende desejos e disputas. Descubra qual é o pedido por baixo da reclamação, inclusive da sua.',
      'Assuntos adiados entre sócios ou namorados ganham voltagem nesta fase. Melhor uma briga honesta de vinte minutos do que um mês de portas caladas. Estabeleçam uma regra: ninguém sai da sala, ninguém xinga.',
    ],
    8: [
      'O desejo sobe de temperatura, e as disputas sobre bens comuns também. Marte na oitava casa segue direto ao que estava trancado. Diga o que quer sem transformar confissão em ultimato e gaste o excesso numa boa faxina de armários.',
      'Tesoura na mão, coragem no peito: Marte na casa das partilhas ajuda a cortar o que prende. Enfrente o papel que dá arrepio, a conversa sobre dívidas, o desejo contido. Vá por partes e recuse atalhos por medo.',
      'Ciúme tem pressa; intimidade, nem tanto. Durante estas semanas o sangue ferve por baixo e qualquer silêncio parece provocação. Nade, corra, esfregue azulejos, e depois conte com simplicidade o que sentiu.',
    ],
    9: [
      'Mochila nas costas, opinião na ponta da língua: Marte na nona casa quer ir longe e convencer meio mundo. Ponha essa gana num treino, numa pesquisa, numa trilha. Defender uma crença fica mais elegante quando se ouve a réplica.',
      'Alpinistas levam corda até em trilha conhecida. Marte abre o apetite por aventura e por discussões de princípio; prepare-se bem e arrisque com cálculo. Estude o assunto uma hora antes de atacar quem o defende.',
      'Longe do sofá, a alegria de Marte cresce. Aulas de luta, acampamento no feriado, tese que finalmente anda: há ímpeto para crescer. Deixe que uma pessoa de outra fé explique a dela até o fim.',
    ],
    10: [
      'Subir a ladeira em passo firme é o convite de Marte na casa da vocação. Você pode assumir a frente de algo e também esbarrar em autoridades. Escolha uma meta visível, avance por etapas e poupe os colegas dos seus cotovelos.',
      'Capacete, mangas dobradas, cronograma à mostra. No alto do mapa, Marte quer conquistar terreno profissional e pode atropelar a hierarquia. Pergunte quem decide antes de brigar com quem só cumpre ordens.',
      'Ambição é uma palavra que merece menos vergonha. Esta fase dá impulso para disputar uma vaga, liderar uma entrega, bater à porta certa. Meça o avanço por semana e deixe o rival cuidar da própria corrida.',
    ],
    11: [
      'Alguém precisa puxar a fila, e talvez seja você. Marte na décima primeira casa mobiliza grupos e esquenta debates entre amigos. Distribua funções em vez de carregar tudo, e leve para uma conversa a dois a rusga que surgir na roda.',
      'Excursões funcionam melhor com alguém gritando a hora do lanche. Marte entusiasma os grupos e esquenta as assembleias. Ponha a sua garra a serviço do plano comum e, se perder a votação, ajude mesmo assim.',
      'Um amigo competitivo pode tirar você da inércia ou do sério. Nesta passagem, a vida social tem suor e debate. Proponha um torneio, uma reforma na sede, uma causa de bairro, e evite escolher lados por impulso.',
    ],
    12: [
      'Irritação sem endereço costuma ser cansaço disfarçado. Marte na décima segunda casa age nos bastidores e pede saídas discretas: natação, música alta, um caderno rabiscado. Descanse antes do limite e nomeie em particular o que anda engolindo.',
      'Motor acelerado com o freio de mão puxado só se gasta. Com Marte recolhido, a raiva pode agir sem que você note: um atraso, um esquecimento, um sarcasmo. Solte o freio com exercício calmo e uma confissão curta a quem merece.',
      'Socos no ar, faxina noturna, um grito dentro do carro parado: saídas discretas servem bem agora. A vontade trabalha escondida e prepara o próximo ataque. Evite medir forças com quem você nem consegue enxergar.',
    ],
  },
  uranus: {
    1: [
      'Ser quem você era deixou de bastar, e a mudança leva anos. Urano na primeira casa dá à vida um tom de reinvenção: corte novo, opinião súbita, pouca paciência com rótulos. Mude uma peça por vez e avise quem mora com você.',
      'Cabelo que muda de cor conta só a superfície. Em sete anos ou perto disso, Urano no seu signo ensina outra maneira de ser quem você é. Teste a liberdade em doses domésticas e explique a quem ama o que vem mudando.',
      'Desconhecidos talvez acertem melhor a sua nova versão do que os velhos amigos. Esta fase de anos solta amarras de imagem e de hábito. Guarde da antiga identidade o que ainda faz rir.',
    ],
    2: [
      'Há épocas em que o jeito de ganhar a vida sai do trilho conhecido. Por vários anos, Urano na segunda casa afrouxa a ideia de posse e convida a um sustento mais livre. Guarde uma reserva simples e teste antes de largar.',
      'Trocar salário por projeto, carro por passe de metrô, coleção por espaço livre: a noção de riqueza se agita durante anos. Urano sugere independência material feita com rede embaixo. Aprenda uma segunda maneira de se sustentar.',
      'Surpresas na carteira pedem cabeça fria. Enquanto Urano percorre lentamente seus recursos, convém diversificar talentos e simplificar gastos fixos. Pergunte a cada objeto se ele ajuda você a viver do jeito que quer.',
    ],
    3: [
      'Conversas comuns tomam rumos inesperados sob este céu de longa duração. Urano na terceira casa eletriza o pensamento e embaralha os trajetos de costume. Aprenda ferramentas novas, escute o caçula da turma e respire antes de contrariar só por esporte.',
      'Rádio amador, código, língua inventada na infância: a mente capta outras frequências nestes anos de Urano na comunicação. Registre os lampejos. Depois procure alguém paciente para ajudar a transformá-los em explicação.',
      'Trajetos conhecidos cansam, e uma conversa na sala de espera pode mudar seu raciocínio. Por um período de vários anos, vale estudar sem seguir a ordem dos capítulos. Cuide do tom: franqueza repentina deixa marcas em quem está perto.',
    ],
    4: [
      'Raízes também podem viajar. Enquanto Urano atravessa devagar a quarta casa, a noção de lar se modifica: outro endereço, uma família escolhida, um arranjo diferente nos quartos. Leve junto um objeto antigo e permita que o resto encontre nova disposição.',
      'Paredes que viram portas, avó que aprende a programar, família com sobrenomes demais. Urano reinventa o lar ao longo de anos. Prefira mudanças reversíveis no começo e mantenha um cheiro conhecido na cozinha.',
      'Quem disse que raiz precisa ficar no mesmo chão? Sua ideia de pertencimento anda em obras por uma temporada extensa. Converse com os parentes sobre o que pode mudar e o que pede continuidade.',
    ],
    5: [
      'Amores fora do molde, arte com fios soltos: por um bom número de anos, Urano passeia na quinta casa e prefere o improviso. Aproveite o frescor sem brincar com o coração alheio, e deixe a meninada mudar as regras.',
      'Fantasia de carnaval em pleno agosto: a alegria ignora o calendário. Durante anos, Urano mexe na sua casa dos amores e da invenção. Exponha trabalhos esquisitos e diga logo a quem se aproxima quanto espaço lhe faz bem.',
      'Improvisar bem exige conhecer o acorde. Nesta longa passagem, a criatividade dispara e os romances fogem do roteiro. Dê técnica ao talento, dê franqueza ao namoro e aprenda uma brincadeira com quem tem seis anos.',
    ],
    6: [
      'Rotina engessada range quando Urano se instala na sexta casa por longo tempo. Horários flexíveis, ferramentas diferentes, trabalhos por projeto podem lhe cair melhor. Experimente uma alteração por mês e preserve dois hábitos que mantêm a semana em pé.',
      'Mesa alta, expediente partido, almoço às três: talvez a rotina precise de outra arquitetura. Urano a redesenha no decorrer dos anos. Proponha um teste de um mês à equipe e meça o resultado antes de defendê-lo.',
      'Automatize uma chatice. É um bom começo para a fase comprida em que o trabalho diário pede invenção e detesta vigilância. Observe ainda seus nervos: pausas curtas e ar fresco rendem mais que café.',
    ],
    7: [
      'Vínculos pedem ar. Urano na sétima casa, por uma fase de vários anos, aproxima gente singular e questiona contratos no piloto automático. Conversem sobre liberdade antes que ela fuja pela janela, e refaçam o combinado quando ele apertar.',
      'Ímã com polo trocado, a mesma pessoa pode atrair e afastar na mesma semana. Urano, por vários anos, moderniza as parcerias. Assinem acordos com espaço para revisão e respeitem a porta fechada do outro quarto.',
      'Casais que riem das próprias regras conseguem mudá-las. Esta época demorada traz gente original e pede vínculos menos previsíveis. Antes de romper por tédio, proponha algo que seja novidade para o casal.',
    ],
    8: [
      'Controle demais chama surpresa, eis um aprendizado lento de Urano na oitava casa. Hábitos íntimos e acertos de dinheiro comum se transformam com os anos. Tenha documentos em ordem, fale do que mudou no desejo e afrouxe a mão aos poucos.',
      'Fios velhos atrás da parede merecem um exame tranquilo. Urano atravessa devagar a zona das partilhas e da entrega, e antigos arranjos soltam faíscas. Separe o que é seu, atualize senhas e procure intimidade com menos roteiro.',
      'Libertar-se de um apego raramente acontece em um dia; aqui, leva anos. A confiança ganha formas novas, algumas desconcertantes. Fale do que excita e do que assusta, e conserve um canto que seja somente seu.',
    ],
    9: [
      'Fronteiras ficam porosas na longa travessia de Urano pela nona casa. Uma língua improvável, uma teoria estranha, uma amizade de outro fuso podem virar sua bússola. Duvide com elegância do que aprendeu e, com igual elegância, da novidade.',
      'Mapas antigos desenhavam monstros onde faltava notícia. Durante vários anos, Urano pede que você visite essas margens: outra ciência, outro credo, um país improvável. Traga perguntas na bagagem de volta e desconfie de conversões instantâneas.',
      'Será possível aprender sem escola e crer sem cartilha? Nesta fase extensa, a busca de sentido anda por conta própria. Troque ideias com quem estuda a sério e aceite que a sua teoria favorita leve um susto.',
    ],
    10: [
      'Carreira em linha reta talvez não combine com esta época. Por anos, Urano na décima casa sacode cargos e favorece caminhos autorais, às vezes com chefes perplexos. Cultive independência aos poucos e saia com educação dos lugares aonde possa querer voltar.',
      'Cartão de visita com duas profissões, ou com nenhuma. Ao longo de anos, Urano torna o caminho público menos reto e mais seu. Prepare a mudança enquanto o emprego atual ainda lhe paga o sossego.',
      'O organograma talvez não tenha quadradinho para o que você faz. Esta passagem demorada favorece funções inventadas e sacode obediências. Negocie autonomia por etapas, com resultados à vista, e poupe a chefia de espetáculos.',
    ],
    11: [
      'Tribos novas podem surgir de onde não se esperava, e as antigas mudam de assunto. Urano se demora na décima primeira casa, cenário de causas, redes e invenções coletivas. Frequente gente de outra idade e tolere, no grupo, quem discorda de você.',
      'Laboratório, coletivo, sala de jogos: os lugares de encontro mudam de endereço nestes anos. Urano, na vizinhança que mais lhe agrada, pode trazer amigos fora de série. Apoie uma ideia ousada e combine quem apaga a luz na saída.',
      'Futuro é conversa para muita gente. Por um bom tempo, grupos heterogêneos animam seus planos e panelinhas antigas se desfazem. Mantenha duas amizades que conheceram você antes das causas e discorde sem cancelar ninguém.',
    ],
    12: [
      'Lampejos no escuro, sonhos esquisitos, vontade de sumir por uma tarde: Urano passa anos nos fundos da casa. Uma liberdade interior se prepara sem anúncio. Dê a ela caminhadas sem rumo e uma página onde nada precise fazer sentido.',
      'Relâmpago atrás da serra: dá para ver a luz e o som demora. Urano age assim na sua vida interior, por anos. Anote intuições sem obedecer a todas e escolha uma prática que sossegue o corpo.',
      'Clausuras antigas perdem o trinco. Em uma temporada longa e pouco visível, hábitos de isolamento ou de culpa podem se soltar de repente. Comemore baixinho e experimente uma forma inédita de descansar.',
    ],
  },
  neptune: {
    1: [
      'Contornos suaves envolvem a sua imagem por muitos anos. Netuno na primeira casa aumenta a empatia e embaça o limite entre você e o ambiente. Pergunte-se de quem é esse humor, pise na grama e volte ao próprio nome.',
      'Espelho de banheiro depois do banho quente: o rosto está lá, o traço escorre. Netuno passa muitos anos no seu signo e amacia a identidade. Conviva com quem conhece você há tempo e descreve sem enfeite o que vê.',
      'Gente desconhecida costuma escolher você para desabafar no balcão da farmácia. Ao longo destes anos todos, sua presença acolhe e absorve. Depois de ouvir, mexa na terra ou lave o rosto, para saber onde você começa.',
    ],
    2: [
      'Quanto basta? Netuno atravessa a segunda casa com lentidão e torna os valores mais sutis, as contas um tanto vaporosas. O que alimenta a alma entra no balanço. Peça recibos, confira saldos e presenteie com tempo em vez de coisas.',
      'Concha na estante, concerto na praça, pôr do sol sem ingresso: a fortuna deste longo período tem preço difícil de marcar. Netuno pede desapego com conferência. Guarde comprovantes e pergunte duas vezes antes de emprestar.',
      'Dinheiro e sonho correm em ritmos distintos. Como Netuno demora anos entre os seus recursos, convém que outra pessoa, de confiança, reveja as contas com você. Sua imaginação é um bem; cobre por ela.',
    ],
    3: [
      'Poesia entre um recado e outro: ao longo destes muitos anos, Netuno afina o ouvido e dispersa a atenção na terceira casa. Metáforas chegam antes dos dados. Confirme endereço e horário, e guarde os versos que brotam no ponto de ônibus.',
      'Palavras molhadas chegam ao papel antes do sentido. Durante muitos anos, Netuno dá lirismo às conversas e algum desencontro aos horários. Escreva canções, aprenda uma língua de ouvido e repita o combinado antes de desligar.',
      'Entender o que ninguém disse é um talento com margem de erro. A casa da comunicação anda sensível por um tempo extenso. Troque suposição por pergunta e dê aos outros a chance de se explicarem.',
    ],
    4: [
      'Lembranças de família ganham névoa e música durante a longa estada de Netuno na quarta casa. Saudade de um lar que talvez nem tenha existido faz parte. Crie um refúgio com luz baixa e pergunte aos mais velhos como foi de verdade.',
      'Cheiro de chuva no quintal da infância, mesmo num décimo andar. Netuno envolve as raízes por anos a fio, e o lar vira litoral imaginado. Cuide dos canos, dos papéis e das saudades, nessa ordem.',
      'Muitas famílias têm um parente de quem se fala baixinho. Nesta longa fase, a compaixão alcança essas figuras, e a idealização também. Ouça duas versões do mesmo caso e crie em casa um canto para o silêncio.',
    ],
    5: [
      'Encantamento é um dom que pede óculos. Com Netuno na quinta casa, por um longo trecho da vida, a imaginação cria bem e os romances parecem filme. Ponha a fantasia na tela, no palco, no quintal, e deixe as pessoas serem pessoas.',
      'Aquarela não aceita borracha. Netuno passa anos na casa da criação e do romance, onde as cores se misturam bonito. Pinte, filme, cante, e ao se apaixonar procure conhecer a pessoa em dia de pneu furado.',
      'Inventar mundos consola e ensina. Ao longo de muito tempo, seu coração prefere histórias grandes às médias. Brinque com fantoches, escreva um enredo e cuide para não dar ao namoro o papel de salvação.',
    ],
    6: [
      'Planilha e mar custam a se entender, e Netuno traz maresia à sexta casa por um tempo muito longo. A rotina perde bordas; o serviço quer um porquê mais terno. Use alarmes, faça pausas de silêncio e ajude sem se dissolver.',
      'Pregar um botão parece tarefa pequena; feita com atenção, acalma. Netuno passa anos na sua rotina e dissolve horários. Proteja uma manhã sem ruído e deixe claro até que ponto vai a sua ajuda.',
      'Que sentido tem este formulário, afinal? A pergunta volta com frequência nesta fase extensa do trabalho cotidiano. Procure tarefas que aliviem a vida de alguém e anote os compromissos em um só lugar.',
    ],
    7: [
      'Idealizar quem se ama é fácil quando Netuno colore a casa das parcerias, e essa tinta demora anos a secar. Há compaixão nela, e também miragem. Combine por escrito o que for prático e pergunte à pessoa real o que ela deseja.',
      'Ver o melhor em alguém é dom; ver somente isso cansa as duas partes. Por muitos anos, Netuno passa uma gaze sobre as parcerias. Amem com delicadeza e marquem conversas de pé no chão, com café forte e assuntos práticos.',
      'Salvar alguém e esperar salvação são papéis que se colam à pele. O longo trânsito de Netuno na casa do outro pede um terceiro enredo. Escolha companhia pelo que ela faz numa quarta-feira comum.',
    ],
    8: [
      'Entrega e confusão moram perto uma da outra. Na oitava casa, a presença demorada de Netuno refina a intimidade e pode turvar as partilhas. Ame com a porta aberta, mantenha seus próprios registros e solte mágoas como quem esvazia uma concha.',
      'Marés sobem por baixo da porta. Netuno, em estadia de muitos anos na casa da entrega, aproxima almas e confunde fronteiras. Tenha cópia dos acordos, conte seus sonhos a quem sabe calar e aceite consolo.',
      'Confiar a ponto de baixar a guarda leva tempo, e existe tempo de sobra nesta fase. A intimidade pode ganhar algo de sagrado. Mantenha finanças em comum em palavras simples e desconfie de segredos que exijam sacrifício.',
    ],
    9: [
      'Sede de sentido marca o pano de fundo destes anos. Netuno na nona casa inspira peregrinações, música de outras terras, fé sem muita fronteira. Reze, medite ou contemple à sua maneira, e desconfie de quem vende atalhos para o céu.',
      'Incenso, cordel, canto gregoriano, um documentário sobre baleias: a alma viaja sem carimbo. Netuno leva anos na casa do sentido. Siga o que comove e faça a qualquer mestre a pergunta que ele preferia pular.',
      'Acreditar torna o horizonte mais largo e a vista mais turva. Neste longo capítulo, estudos espirituais e artísticos atraem. Conserve uma amizade cética por perto; ela pode amar você e ainda assim pedir provas.',
    ],
    10: [
      'Ao longe, sua vocação aparece como farol em noite de neblina. Netuno, na décima casa por muito tempo, chama para ofícios de cuidado ou de arte e borra a noção de sucesso. Defina por escrito o seu papel e navegue um trecho por vez.',
      'Fama é miragem; vocação é água, embora de longe se pareçam. Netuno permanece muitos anos nessa altura e pede um ofício com alma. Tenha por escrito o que prometeu entregar, e a quem.',
      'Seu trabalho pode comover pessoas que você nem conhece. Por um período muito extenso, a carreira obedece a inspirações e esquece os prazos. Busque um mentor com senso prático e reveja o rumo a cada aniversário.',
    ],
    11: [
      'Amigos viram família sonhada nesta passagem de Netuno, extensa e suave. Na décima primeira casa, causas comovem e grupos podem prometer mais do que entregam. Doe sua ternura com medida e repare em quem fica para lavar os copos.',
      'Coro afinado faz esquecer a própria voz, e às vezes isso é lindo. Durante muitos anos, Netuno borra a linha entre amigo, causa e ideal. Participe com ternura, leia o estatuto e volte para casa com seu timbre.',
      'Sonhar junto alimenta, desde que alguém traga o pão. Esta longa fase enche a roda de artistas, voluntários e gente à deriva. Ofereça o que tem sobrando e diga não antes que venha o ressentimento.',
    ],
    12: [
      'No seu próprio mar, Netuno se sente à vontade, e a décima segunda casa se enche de sonhos por longos anos. O silêncio fala, a sensibilidade cansa. Cerque o descanso de cuidados, faça arte sem motivo e volte à praia antes de escurecer.',
      'Travesseiro, penumbra, rumor de rio ao longe. Netuno habita a casa que lhe é afim por muitos anos e abre a porta dos sonhos. Crie um ritual de chegada ao sono e outro de volta ao mundo.',
      'Retirar-se alivia quando tem hora para acabar. Longe das vistas, por anos, cresce uma sensibilidade que capta tudo. Medite com a luz entrando, sirva sem se apagar e atenda o telefonema de quem lhe quer bem.',
    ],
  },
  pluto: {
    1: [
      'Pele antiga se solta devagar quando Plutão passa pela primeira casa, e são muitos anos. Sua presença fica mais intensa, mesmo calada. Use essa força para se conhecer, dispense o personagem que servia de armadura e solte umas boas gargalhadas.',
      'Carvão, brasa, ferro que muda de forma: o seu modo de ser passa pela forja durante anos. Plutão no seu signo trabalha sem alarde. Largue um papel por temporada e conte a uma amizade antiga como tem sido.',
      'Olhar firme intimida sem que você perceba. Nesta travessia de muitos anos, a força pessoal cresce de dentro para fora. Use-a para proteger limites, peça licença mais vezes e ria dos próprios dramas.',
    ],
    2: [
      'Que preço você paga para se sentir em segurança? Plutão remexe a segunda casa ao longo de muitos anos e transforma, camada por camada, a relação com posses e mérito. Tenha menos do que prende você e aprenda a negociar sem medo.',
      'Trancas revelam o que seu dono teme. A relação com segurança e mérito muda pela raiz, em prazo muito longo, enquanto Plutão cruza a casa dos recursos. Livre-se de uma dependência por vez, a começar pela menor.',
      'Talento enterrado também conta como patrimônio. Por anos, esta passagem escava capacidades que você subestimou. Ofereça uma delas por preço justo e observe o que acontece com o medo de faltar.',
    ],
    3: [
      'Uma palavra pode abrir um cofre. Anos adentro, Plutão aprofunda a terceira casa: leituras que marcam, rixas de vizinhança, segredos de rua. Prefira a pergunta que busca compreender à que busca vencer, e use com cuidado o que sabe.',
      'Diário trancado, silêncio de irmão, frase que ninguém esquece: as palavras têm peso nestes muitos anos. Plutão pede verdade com cuidado. Leia os autores que incomodam e abandone o hábito de vencer toda discussão.',
      'Perguntar “por quê” três vezes seguidas leva ao subsolo de qualquer assunto. Sua mente ganha faro durante esta fase demorada. Empregue esse talento em pesquisas e histórias de bairro; às pessoas próximas, conceda algum mistério.',
    ],
    4: [
      'Debaixo do assoalho há histórias que ninguém contou inteiras. Plutão na quarta casa trabalha por muito tempo nas raízes, e o modo de pertencer se renova. Escute sem tribunal, guarde o que fortalece e plante alguma coisa no quintal.',
      'Poço antigo atrás da casa: convém saber a fundura antes de tampar. Plutão revolve origens por anos e anos. Reúna relatos, honre quem sofreu calado e decida com serenidade o que termina na sua geração.',
      'Demolir uma parede exige descobrir qual delas sustenta o teto. Em prazo larguíssimo, a vida familiar se transforma por baixo. Avance com apoio, evite tomar partido e crie um lar onde se possa falar.',
    ],
    5: [
      'Criar pode ter algo de vulcão, ainda que adormecido por meses. A passagem de Plutão pela quinta casa, lenta como poucas, intensifica paixões e obras. Ponha o fogo na arte, ame sem vigiar e lembre que brincadeira boa admite parar.',
      'Ópera inteira por um olhar de relance no corredor? Acontece, nestes anos em que Plutão intensifica os amores e a criação. Leve o exagero para um conto e, na vida comum, peça em vez de testar.',
      'Obras feitas com verdade pedem coragem de desagradar. A veia criativa se aprofunda lentamente, por muito tempo. Termine a peça que assusta você e dê às crianças da família a liberdade de gostar de outra coisa.',
    ],
    6: [
      'Detalhe por detalhe, Plutão reforma o cotidiano, e a obra leva muitos anos. Na sexta casa, ele aponta o hábito que consome e a tarefa feita por obediência antiga. Troque uma engrenagem de cada vez e recuse disputas miúdas de poder.',
      'Ferrugem se remove com paciência e palha de aço. Plutão, em longo serviço na sua rotina, ataca o hábito mais entranhado. Escolha um gesto diário, meça em meses e fuja da guerra pela cafeteira.',
      'Quem manda no seu dia, você ou o costume? Por muitos anos, o trabalho miúdo revela relações de poder que pareciam naturais. Aprenda um ofício que lhe dê autonomia e reconheça o esforço de quem serve.',
    ],
    7: [
      'Encontros que mudam a gente são a marca de fundo de Plutão na sétima casa. Em muitos anos, contratos e amores revelam onde há domínio e onde há confiança. Equilibre a balança cedo, em assuntos pequenos, e mantenha amizades fora do par.',
      'Xadrez demorado, em que as peças podem deixar de ser inimigas. Plutão visita por anos a casa dos vínculos e expõe jogos de domínio. Ponha o medo sobre a mesa, ao lado do café, e espere resposta.',
      'Toda parceria forte muda as duas pessoas, às vezes a contragosto. Nesta fase longuíssima, pactos velhos se refazem a partir da verdade. Preserve dinheiro, amigos e opiniões próprios; amor nenhum perde com isso.',
    ],
    8: [
      'Profundidade é terreno conhecido para Plutão, que se demora na oitava casa. Entregas, apegos e dinheiro em comum passam por uma transformação vagarosa. Abra uma gaveta por vez, com boa companhia, e celebre com simplicidade o que conseguiu largar.',
      'Mineradores conhecem o valor de uma boa lâmpada. Plutão está em terreno familiar e, por muitos anos, aprofunda entregas e partilhas. Desça com gente discreta e suba a tempo do almoço.',
      'O que você controla quando tudo corre bem? A resposta ensina muito nesta passagem vagarosa pela casa da confiança. Entregue uma cópia da chave, aceite uma ajuda, renegocie um compromisso comum com os papéis à mostra.',
    ],
    9: [
      'Doutrinas envelhecem, perguntas nem tanto. Em sua longa marcha pela nona casa, Plutão desmonta certezas e faz do estudo uma escavação. Viaje sem o roteiro dos outros, leia quem incomoda você e fique com as ideias que resistirem.',
      'Catedrais foram erguidas sobre templos mais velhos. Durante longos anos, Plutão revolve suas crenças até achar o alicerce. Estude história, ouça quem perdeu a discussão e fique com uma fé que suporte perguntas.',
      'Certas viagens mudam a mobília da cabeça. Em ritmo muito lento, esta fase troca dogmas por convicções vividas. Procure saber de onde veio cada certeza e conte o que descobriu sem vontade de converter.',
    ],
    10: [
      'Poder é uma ferramenta pesada, e Plutão a deixa por muitos anos na sua décima casa. A vocação quer chegar ao essencial, ainda que custe um título ou outro. Exerça influência às claras e escolha batalhas que valham a manhã seguinte.',
      'Escritório vazio às oito da noite: o que você ainda faz aí? Plutão se demora muitos anos junto à vocação e procura o essencial do seu poder. Passe adiante um comando e defenda em público um valor.',
      'Autoridade verdadeira dispensa voz alta. Ao longo deste demorado processo, a carreira pode perder enfeites e ganhar peso. Estude quem você imita, escolha aliados às claras e recuse vitórias de que teria vergonha.',
    ],
    11: [
      'Grupos mudam quem participa deles. Pelo longo tempo em que Plutão cruza a décima primeira casa, amizades se aprofundam ou se despedem, e os ideais perdem o verniz. Fique onde se pode discordar; leve sua força para uma causa concreta.',
      'Tribos guardam rituais de entrada e, mais escondidos, os de saída. Plutão transforma por anos a sua vida em grupo. Repare em quem fala por todos, proponha rodízio e cultive duas amizades de raiz funda.',
      'Causas movem montanhas e, vez por outra, cansam os voluntários. Nesta fase que atravessa muitos anos, os ideais coletivos ficam intensos. Entre com sua força inteira e com hora para jantar em casa.',
    ],
    12: [
      'Lá no fundo, onde poucas pessoas entram, algo se refaz. Plutão na décima segunda casa trabalha sem ruído por muitos anos, com sonhos fortes e antigos medos pedindo nome. Ande devagar, confie em quem sabe escutar e durma com a janela entreaberta.',
      'Subterrâneo da estação, trem que passa sem anúncio. Plutão, por tempo muito longo, move o que dormia: sonhos, lembranças, um medo sem data. Desenhe-os, converse com quem tem ouvido treinado e caminhe ao sol.',
      'Renunciar a uma velha vigilância pode levar anos e trazer um sono melhor. Os bastidores da vida se transformam devagar. Cuide do que é frágil em alguém, sem tomar posse, e deixe que cuidem de você.',
    ],
  },
};
