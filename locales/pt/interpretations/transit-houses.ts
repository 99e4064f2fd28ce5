import type { TransitHouseTexts } from '../../interpretation-types.ts';

/** Each planet passing through each solar house: the reader's own sign is the first, in three variants. */
export const transitHouses: TransitHouseTexts = {
  sun: {
    1: [
      'Mês de velinhas e de espelho. O Sol na sua primeira casa devolve presença: você ocupa melhor a cadeira, a roupa, a própria voz. Como ele governa a vontade, o que você decide agora tende a sair do seu jeito e a dispensar palpite.',
      'Aniversário à vista ou recém-comemorado: o Sol percorre o seu signo e a vontade volta a ter endereço. Recuse um favor que faria de cara fechada e veja quanto fôlego sobra até a noite.',
      'Alguém talvez comente que você anda diferente. É o efeito de um mês em que o Sol ilumina a identidade, e até a foto antiga do perfil passa a parecer de um parente.',
    ],
    2: [
      'Com o extrato de um lado e os desejos do outro, o que tem valor para você? O Sol ilumina seus ganhos e pertences por algumas semanas. Orgulho e preço andam juntos aqui, e cobrar o justo pode dar menos vergonha.',
      'Quanto custa uma hora do seu tempo? Agora que o Sol ilumina o sustento, a conta merece ser feita sem modéstia nem fantasia. É comum descobrir que o serviço mais elogiado é também o que você cobra mais barato.',
      'Melão de feira se escolhe pelo cheiro, e o mês solar dos recursos estende esse faro ao resto. Às vezes reaparece também aquele objeto querido que só precisava de conserto, e ele dispensa a compra nova.',
    ],
    3: [
      'De repente a rua fica interessante. O Sol passa pela casa das conversas, e cabem no mês um curso curto, o primo que sumiu, a padaria nova. Ele dá destaque a quem mora perto, e a novidade pode ter o seu CEP.',
      'Janela do ônibus aberta, trechos de conversa alheia, uma placa que você nunca tinha lido. O Sol na terceira casa põe a curiosidade para trabalhar, e o porteiro do prédio ao lado pode virar fonte.',
      'Escrever bem um recado já resolve metade dos assuntos deste mês. O Sol favorece a palavra, o estudo breve, a visita a quem mora perto. Guarde dez minutos por dia para uma leitura que não tenha nada a ver com trabalho.',
    ],
    4: [
      'Durante este mês, o Sol esquenta a parte da vida que não aparece na foto, do tapete da entrada ao cheiro do quarto. Ali a sua energia se refaz, e um domingo sem visitas pode render mais que dois passeios.',
      'Fotografias numa lata de biscoito contam de onde você veio. O Sol atravessa a casa das origens e aproxima você dos seus. Mude a cor do quarto e peça a um parente para contar a mesma história outra vez.',
      'Depois de um dia na rua, o que faz você suspirar ao fechar a porta? O mês pede essa atenção ao lar. Consertar a torneira que pinga pode trazer mais sossego do que uma viagem.',
    ],
    5: [
      'Brincar também é assunto sério quando o Sol visita a quinta casa. O coração quer plateia, as mãos querem tinta, e um flerte pode iluminar a tarde. O Sol está em terreno afim, e o seu talento aparece junto com a vontade de aplauso.',
      'Quando o Sol visita os prazeres, admite-se alguma bagunça, seja bola na vidraça ou poema no verso do recibo. Um talento reservado ao chuveiro pode escapar para a sala, desafinado e muito aplaudido.',
      'Namorar, inventar, torcer por um time pequeno. Há meses feitos para lembrar por que a vida vale o cansaço, e este passa pela sua casa do prazer. Compre dois ingressos e só depois decida com quem.',
    ],
    6: [
      'Pequenos consertos pedem luz do dia. Com o Sol na casa do trabalho cotidiano, dá gosto acertar horários, limpar a mesa, aprender um atalho. Um único hábito bem cuidado chega inteiro ao fim do mês, o que meia dúzia de promessas raramente consegue.',
      'Cadarço amarrado, garrafa de água cheia, fila de tarefas com começo e fim. O Sol passa pela casa da rotina e dá dignidade ao miúdo. Antes de aceitar mais uma incumbência, descubra qual das antigas já perdeu a razão de existir.',
      'Trabalhar bem também é saber parar às seis. Durante este mês, o Sol mostra onde o seu método ajuda e onde ele só cansa. Há quem chame isso de preguiça; gente experiente do ramo chama de folga para imprevistos.',
    ],
    7: [
      'Quem se senta à sua frente ganha destaque. O Sol na sétima casa mostra a outra pessoa em boa luz, com razões e manias. Sob tanta claridade, o acordo que andava só de boca revela as duas versões que sempre teve.',
      'Convites a dois brilham mais do que planos individuais enquanto o Sol percorre a casa das parcerias. Sente-se do lado de lá da mesa, ao menos em pensamento, e repita a pergunta que você costuma evitar.',
      'Aquilo que você admira no outro pode ser um talento seu pedindo uso. Com o Sol na sétima casa, sócios, amores e até rivais servem de espelho. Até a implicância ensina: ela mira, muitas vezes, a liberdade que você ainda não se deu.',
    ],
    8: [
      'Há um mês mais fundo no calendário de cada pessoa, e o Sol o atravessa agora, na oitava casa. Contas divididas, confiança, apegos antigos pedem conversa franca. Dinheiro e afeto chegam misturados, e separar um do outro já clareia metade do assunto.',
      'Desça ao porão com calma, um degrau por vez. O Sol na casa dos vínculos profundos clareia heranças afetivas, contas em comum, desejos que ninguém mencionou. Uma caixa arejada já é serviço bastante; as outras esperam a vez delas.',
      'Confiança tem senha, e você decide quem recebe. O mês solar da intimidade favorece a conversa sobre limites, empréstimos e ciúmes, a portas fechadas. Conte primeiro o seu lado e deixe um silêncio confortável para a resposta.',
    ],
    9: [
      'Um mapa aberto no chão da sala já muda o ar. Na nona casa, o Sol anima estudos, viagens e convicções postas à prova. Mesmo sem passagem comprada, uma conversa com quem pensa diferente já vale alguns quilômetros.',
      'Entre duas estantes de biblioteca pode começar o assunto do seu ano. O Sol na nona casa faz a cabeça pedir distância e altura. O entusiasmo, aqui, viaja antes do corpo e pode voltar com uma dúvida bem-feita.',
      'Mirante, estrada de terra, uma aula de que você ainda se lembra. Os horizontes do Sol nesta fase cabem num fim de semana ou num capítulo. Que crença sua ficou pequena? Experimente dizê-la em voz alta e ouça como soa.',
    ],
    10: [
      'Seu nome tende a circular um pouco mais longe do que o habitual. O Sol no alto da roda favorece reuniões, entregas, decisões de carreira vistas por muita gente. Visibilidade traz plateia, e plateia opina: elogio e cobrança podem chegar na mesma tarde, pelo mesmo corredor.',
      'Crachá no peito, sala cheia, a sua vez de falar. Com o Sol no ponto mais alto do mapa, o trabalho aparece, inclusive aquele que ninguém via. Escolha um resultado para apresentar e conte também quem o fez com você.',
      'Quem lhe serviu de exemplo, uma chefe exigente ou a vizinha teimosa da infância? O mês da vocação convida a pensar no nome que você quer construir. Há um pouco dessas pessoas no seu jeito de decidir, talvez na parte que você mais criticava.',
    ],
    11: [
      'Turma, churrasco, conversa que se estica até tarde: é entre amigos que o Sol trabalha nestas semanas. Conte um plano em voz alta e veja quem se anima. Talvez a ajuda venha de alguém que você mal conhece.',
      'Cadeiras de plástico na calçada e alguém gritando que falta gelo. O Sol ilumina as amizades e os planos compartilhados. Volte a um grupo que você abandonou por falta de tempo e ofereça uma tarefa fácil de cumprir.',
      'Sonhos ganham perna quando mais gente os conhece. Neste mês de turma e de futuro, escreva o que gostaria de ver pronto daqui a dois anos e mostre a três amigos. O mais sincero deles fará a melhor pergunta.',
    ],
    12: [
      'Antes da festa, o camarim. O Sol se recolhe à décima segunda casa, e a sua energia pode preferir meia-luz, sono e pouca explicação. Até um astro se põe para voltar, e o desânimo pode ser só o intervalo entre dois anos.',
      'Perto do fim do seu ano pessoal, o Sol abaixa a luz. Sumir um pouco da conversa geral faz bem, como faz bem doar tempo a quem não pode retribuir. Risque da agenda um compromisso mantido só por hábito.',
      'Rede na varanda, campainha muda, ninguém esperando resposta. Este mês pertence ao descanso e ao balanço íntimo. O que pesa pode virar página rasgada; o que ficou bom merece um agradecimento em silêncio.',
    ],
  },
  mercury: {
    1: [
      'Suas palavras entram na sala antes de você. Com Mercúrio na primeira casa, o raciocínio se acelera e a conversa rende, às vezes até demais. Ele pensa falando, e a sua frase corre o risco de ser interrompida pela ideia seguinte, também sua.',
      'Falar em nome próprio faz diferença. Mercúrio está no seu signo e deixa o pensamento veloz, com a resposta pronta. Grave um áudio com as suas ideias e escute depois: o que valer continuará valendo.',
      'Mãos que gesticulam, sobrancelha que pergunta, passo apertado. O seu jeito de comunicar chama atenção durante estas semanas. Uma proposta explicada assim, com o corpo inteiro, convence depressa, sobretudo com uma pausa no meio.',
    ],
    2: [
      'Fazer contas pode até divertir. Mercúrio anda pela casa do dinheiro e ajuda a comparar preços, rever assinaturas, explicar quanto vale o seu serviço. Números assustam menos do que a impressão vaga, e a planilha mais simples devolve o sono.',
      'Mercúrio faz inventário dos seus recursos e acha até a garantia do liquidificador. Leia as letras miúdas, pergunte pelo desconto e ponha por escrito o valor combinado. Uma dúvida tirada antes costuma poupar uma semana de troca de e-mails.',
      'Vender uma ideia fica mais fácil quando se sabe o que ela vale. Mercúrio passeia pela casa dos ganhos e pede argumentos concretos. Anote o que aprenderam a esperar de você e dê nome a cada item.',
    ],
    3: [
      'Bem à vontade na casa dos recados, Mercúrio enche as semanas de mensagens, idas e vindas, aulas rápidas. Um irmão ou uma vizinha talvez traga a peça que faltava. Ligeireza e clareza, porém, pegam ônibus diferentes, e a resposta apressada pode descer antes do ponto.',
      'Entre o sebo e a banca da praça, você fica à vontade nestas semanas, como em todo lugar feito de palavras. Mercúrio acelera os trajetos curtos e os assuntos. De sete conversas começadas na mesma tarde, duas talvez cheguem ao fim, e serão as boas.',
      'Gente próxima pode discutir por bobagem e fazer as pazes por uma piada. Com Mercúrio na casa que ele prefere, a comunicação anda solta e o mal-entendido também. Telefone quando o texto passar de quatro linhas.',
    ],
    4: [
      'Conversa de cozinha, com a louça ainda na pia, vale por muitas reuniões agora que Mercúrio passa pelo lar. Pergunte pela receita, pela foto sem legenda, pelo conserto adiado. Entre parentes, a frase curta costuma machucar menos.',
      'Perguntas de criança reaparecem nas visitas à família: por que nos mudamos, quem plantou a jabuticabeira, de quem herdei este nariz? Mercúrio na casa do lar dá vontade de saber. A resposta varia conforme o parente; na contradição mora a graça.',
      'Documentos da casa, manuais de aparelhos extintos, a chave que ninguém sabe o que abre. Algumas semanas bastam para pôr ordem nesse arquivo. Faça disso uma tarde em conjunto e deixe quem tem boa memória contar o resto.',
    ],
    5: [
      'O afeto fica espirituoso e dado a trocadilhos enquanto Mercúrio percorre a quinta casa. É uma boa fase para escrever, improvisar, inventar jogos com a criançada. Esse planeta namora por palavras, e a piada certa pode levar mais longe do que o convite formal.',
      'Palavras cruzadas a dois, legenda inventada, serenata pelo viva-voz: Mercúrio brinca na casa do romance e da criação. Escreva a primeira página daquele conto sem reler. A graça aparece quando o censor sai para comprar pão.',
      'Flertar é conversar com os olhos acesos. Enquanto Mercúrio visita a sua quinta casa, o espírito ágil conquista mais que o figurino. Faça perguntas de verdade e lembre-se, na vez seguinte, do que ouviu.',
    ],
    6: [
      'Onde foi parar aquele arquivo? Mercúrio na sexta casa gosta de etiquetas, listas e bons procedimentos, e algumas semanas ajudam a desentupir a rotina. Explique sua tarefa como se fosse a alguém que chegou hoje; assim os nós aparecem.',
      'Metade do trabalho consiste em perguntar direito. Por estas semanas, Mercúrio afia a atenção aos detalhes e facilita o diálogo com colegas. Como rege Virgem, ele aprecia o que se faz uma vez e serve para toda segunda-feira.',
      'Um bilhete na geladeira resolve o que três broncas não resolveram. Com Mercúrio na rotina, vale combinar de quem é cada tarefa e em qual dia. O resto amadurece longe da tela, onde a cabeça arruma sozinha boa parte das coisas.',
    ],
    7: [
      'Negociar flui melhor depois de dez minutos de conversa fiada. Mercúrio na sétima casa põe as parcerias para conversar: cláusulas, expectativas, aquele incômodo miúdo. Repita com suas palavras o que entendeu antes de discordar, e metade do atrito tende a se desfazer.',
      'Antes de assinar, leia em voz alta. Mercúrio conversa com as suas parcerias e ajuda a afinar contratos, planos de casal, divisão de tarefas. Se a frase soar torta na boca, ela provavelmente está torta no papel.',
      'Mal-entendidos antigos às vezes acabam com uma pergunta tímida. Nestas semanas, a outra pessoa pode ter mais a dizer do que você imagina. A frase que você ia completar por ela talvez terminasse de outro jeito, bem menos áspero.',
    ],
    8: [
      'Certas perguntas não cabem no almoço, mas cabem numa caminhada a dois. Com Mercúrio na oitava casa, a mente investiga senhas, dívidas em comum, desejos calados. Curiosidade e interrogatório usam as mesmas palavras; o tom decide qual dos dois foi ouvido.',
      'Investigar é o verbo. Enquanto Mercúrio ronda segredos e partilhas, você repara na pausa, no detalhe da cláusula, no olhar que desvia. Detetive de bom faro sabe também reconhecer o caso que pertence aos outros.',
      'Debaixo de uma frase educada pode morar um medo. Mercúrio desce fundo por estas semanas e favorece terapia, leitura densa, conversa sobre compromissos financeiros em comum. Dito por inteiro, o medo diminui, e a ajuda ganha o tamanho de um favor.',
    ],
    9: [
      'A curiosidade pega estrada quando Mercúrio chega à nona casa, e cada verbete puxa o seguinte até tarde. Inscreva-se numa aula ou planeje um roteiro. Só confira a fonte antes de defender uma tese inteira no grupo de amigos.',
      'Aprender outra gramática muda até o modo de pedir café. Mercúrio olha para longe e enche a cabeça de mapas, teses e discussões animadas. Ele se atrapalha com tanta distância e generaliza um pouco, mas traz a palavra que faltava.',
      'Quando foi que uma aula fez você perder a hora? O céu anda propício a isso, com Mercúrio na casa dos estudos amplos. Escolha um tema só, procure duas fontes que discordem e fique um tempo entre elas.',
    ],
    10: [
      'O que você diz em público tem mais eco nestas semanas. Mercúrio na casa da vocação ajuda em apresentações, currículos, conversas com chefias. Três frases claras a respeito do seu ofício rendem mais do que dez minutos de modéstia.',
      'Até no assunto do e-mail, as palavras vestem o seu trabalho. Mercúrio na décima casa melhora a conversa com quem decide. Leve números fáceis de lembrar e termine a fala um minuto antes do esperado.',
      'Chefias tendem a escutar melhor nestas semanas, desde que o recado venha curto. Mercúrio anda pelo alto do mapa e costuma trazer reuniões, entrevistas, convites para explicar o que você faz. Mesmo um tropeço, contado com bom humor, vale pontos, talvez mais do que a fala decorada.',
    ],
    11: [
      'Grupos de mensagem fervem, e no meio das figurinhas pode passar uma boa ideia. Mercúrio circula entre seus amigos e projetos por algumas semanas. O difícil é achar essa ideia depois, entre trezentos áudios e um encontro que segue sem data.',
      'Brigadeiro e ata de reunião combinam mais do que parece. Mercúrio entre os grupos faz brotar ideias coletivas e muita mensagem. Resuma em três pontos o que ficou decidido; a turma agradece e o plano anda.',
      'Existe aquele amigo que conhece alguém que sabe. Com Mercúrio na casa das redes, pedir uma indicação é quase esporte. Favor dessa espécie tem vida longa, e quem você apresentou hoje pode apresentar você amanhã.',
    ],
    12: [
      'Pensamentos de rodapé, sonhos pela metade, frases engolidas: Mercúrio na décima segunda casa fala baixo. Talvez as palavras demorem a sair, e tudo bem. Um caderno ao lado da cama pode guardar o que ainda não quer conversa.',
      'Deixe o pensamento vagar como quem perde o ponto de descida. Mercúrio se recolhe, e as melhores respostas podem vir no banho ou no meio da madrugada. Decisão tomada nesse nevoeiro tende a ser refeita com a cabeça enxuta.',
      'Monólogo interior em volume alto? Nestas semanas, vale tirar as palavras da cabeça: um caderno, um gravador, uma escuta discreta. Mercúrio nos bastidores prefere o rascunho; a versão para os outros pode esperar o próximo signo.',
    ],
  },
  venus: {
    1: [
      'Cai bem em você um pouco de vaidade. Vênus na primeira casa suaviza os gestos e pode deixar sua companhia mais procurada. O elogio tende a vir com mais frequência, e recebê-lo sem justificativa pode ser a parte difícil do presente.',
      'Perfume novo ou camiseta velha, tanto faz: o charme vem de dentro quando Vênus visita o seu signo. Ela atrai mais do que persegue, por isso o carinho chega sem esforço e só pede que você pare de procurar o defeito.',
      'Sorrir primeiro custa pouco e rende companhia. Vênus anda com você nestas semanas e arredonda as arestas do seu jeito. Peça aquilo que deseja em tom amável, sem pedir desculpa por querer.',
    ],
    2: [
      'O gosto se apura com Vênus na segunda casa, e a mão reconhece o bem-feito antes do olho. Há prazer em possuir pouco e bom. Antes de passar o cartão, espere uma noite e veja se, de manhã, o desejo continua lá.',
      'Vênus refina o gosto na casa dos recursos e repara na trama do linho e no peso do vaso. Regente de Touro, ela está à vontade por aqui e prefere uma peça boa a três promoções.',
      'Seu valor aparece em coisas que dá para tocar. Por algumas semanas, vale separar o desejo verdadeiro da propaganda bem iluminada. O primeiro resiste a sete dias de espera, prazo em que a segunda já mudou de vitrine e de cor.',
    ],
    3: [
      'Gentileza de corredor muda o tom das semanas. Vênus adoça as conversas com parentes e vizinhança, e um cartão escrito à mão vale mais que dez curtidas. Elogios que você vinha guardando saem com facilidade nestes dias, e a resposta pode surpreender.',
      'Assobiar na calçada já atrai conversa. Vênus deixa a vizinhança mais simpática e a sua voz mais doce; recados ganham graça. Recite um poema para quem você ama ou elogie o jardim da casa da esquina.',
      'Cunhados, primas, colegas de carona: há afeto escondido nos encontros curtos. Com Vênus na casa da palavra, um pedido gentil encontra boa vontade. Um detalhe que só vocês entendem, posto no fim da mensagem, faz metade do serviço.',
    ],
    4: [
      'Flores num copo qualquer já transformam o cômodo. Por algumas semanas, Vênus cuida da sua casa e das pazes em família. Mágoa velha perde a pose num lugar cheiroso, com gente sentada no chão e riso no corredor.',
      'Lençol lavado, panela no fogo, almofada no lugar certo. Vênus traz doçura ao ninho e vontade de ficar. Deixe a casa bonita para quem mora nela, antes de pensar nas visitas, e faça um carinho em quem chega com cansaço.',
      'Reconciliações de família pedem menos discurso e mais sobremesa. Durante estas semanas, o clima da sua casa tende a amolecer corações. Como Vênus prefere a paz à razão, uma lembrança engraçada pode desfazer o que o argumento endureceu.',
    ],
    5: [
      'Vênus na quinta casa pede namoro e arte sem utilidade, com perfume no pescoço e riso fácil. Quem já tem par pode paquerar em casa mesmo. Quem não tem aproveita a própria companhia, que também sabe dançar.',
      'Vênus adora a casa da criação e deixa bilhetes no para-brisa sem assinar. Faça algo lindo e inútil, e mostre. O amor, seja recente ou antigo, responde bem a uma surpresa sem motivo.',
      'Gostar de alguém dá trabalho, e ainda bem. Nestas semanas o coração quer jogo e riso, quer ser escolhido. Escolha também: tome a frente de um programa diferente e vista algo que lembre festa.',
    ],
    6: [
      'Um vaso de violetas onde você trabalha, e a tarde rende diferente. Com Vênus na sexta casa, o agrado mora no cotidiano e entre colegas. O seu charme facilita pedidos, e por isso mesmo a parte alheia pode escorregar para a sua pilha.',
      'Planta na janela do escritório, música baixa durante a faxina. Vênus passa pela rotina e mostra que capricho também é carinho. Almoce com aquela pessoa da equipe que sempre come olhando para a tela.',
      'Cuidar de si pode ser tão simples quanto trocar a cadeira que incomoda. Vênus embeleza o cotidiano por algumas semanas e suaviza atritos de trabalho. Onde havia cara fechada, um obrigado na hora certa pode render um mês de boa vontade.',
    ],
    7: [
      'Fazer as pazes tende a sair mais barato enquanto Vênus percorre a casa das parcerias. Há disposição para ceder, combinar, olhar nos olhos. Cuidado apenas com a paz comprada por silêncio: diga o que lhe importa no mesmo tom macio.',
      'Dividir o guarda-chuva exige andar no mesmo passo. Vênus está à vontade nas parcerias, e o momento favorece pedidos, acordos, gestos de conciliação. Pergunte o que faz a outra pessoa sentir afeto e ponha isso em prática.',
      'Quem caminha ao seu lado merece mais do que as sobras do dia. Com Vênus na casa do encontro, reserve para o casal, ou para a sociedade, a sua melhor hora. Beleza ajuda, e um lugar que agrade aos dois lados já começa a conversa por vocês.',
    ],
    8: [
      'Ternura com a luz apagada e franqueza sobre quem paga o quê: Vênus na oitava casa pede confiança em ambas as coisas. Um segredo recebido sem pressa de opinar tende a puxar outro, e dessa troca se faz a proximidade.',
      'Chega de meias frases. Vênus na casa da intimidade quer proximidade de verdade, com vontade e vulnerabilidade na mesma cama. Nenhum acordo prevê tudo, e é nesse pedaço sem cláusula que a confiança encontra lugar.',
      'Cartão-postal amarelado, um anel de família, o cheiro de um casaco. Por estas semanas o afeto remexe o que é fundo. Aceitar cuidado num ponto delicado deixa o ciúme sem assunto, já que ele vive de adivinhação.',
    ],
    9: [
      'Longe é um tempero. Vênus na nona casa desperta gosto por sotaques, museus, cozinhas que você ainda não provou. Um afeto pode crescer entre livros ou na estrada. Convide alguém para um lugar onde nenhuma das duas pessoas saiba o caminho.',
      'Tempero desconhecido na língua, sotaque bonito no ouvido: Vênus se encanta com o que vem de fora. Visite uma feira de imigrantes, aprenda um bolero, namore por correspondência. O coração também gosta de estudar geografia.',
      'Filosofar a dois na fila do museu aproxima mais do que um presente caro. Vênus na casa dos horizontes pede afinidade de ideias. Discordar nas margens de um livro sublinhado é, às vezes, uma forma adiantada de carinho.',
    ],
    10: [
      'Simpatia também é ferramenta de trabalho. Por estas semanas, Vênus na décima casa pode melhorar a recepção ao que você apresenta, desde a voz até o acabamento. Só que ela quer agradar, e nessa altura fica fácil confundir aprovação com afeto.',
      'Bom gosto profissional conta pontos nestas semanas. Vênus no alto do mapa favorece apresentações bem cuidadas e relações cordiais com quem coordena. Capriche na capa do relatório, mas deixe que o conteúdo faça a corte.',
      'Diplomacia, no trabalho, às vezes é só lembrar o nome do filho de alguém. Vênus visita a carreira, e convites podem vir pela cortesia. Indicar alguém talentoso para a vaga deixa impressão melhor do que o autoelogio.',
    ],
    11: [
      'Na turma, uma conversa pode ficar mais doce do que o esperado. Vênus na casa dos grupos aproxima gostos parecidos e desarma panelinhas. Duas pessoas apresentadas por você talvez se entendam tão bem que esqueçam de avisar.',
      'Piquenique improvisado, violão desafinado, um prato de cada casa. Vênus alegra a casa dos amigos e pode transformar afinidade em ternura. Convide também a pessoa tímida do grupo: costuma ser ela quem se lembra do abridor.',
      'Projetos coletivos ficam mais bonitos quando alguém cuida do clima. Nestas semanas você tem esse dom. Entre dois teimosos, a sua presença amortece: cada um cede um palmo e acha que a ideia foi dele.',
    ],
    12: [
      'Afetos sem testemunha ganham espaço quando Vênus se recolhe à décima segunda casa. Uma saudade, uma canção repetida, um querer ainda sem nome. A declaração pode esperar, porque afeto assim cresce melhor no escuro, sem hora marcada.',
      'Música de fone, luz apagada, um sentimento que prefere o anonimato. Vênus repousa na casa do silêncio e afina a compaixão. Perdoe uma pequena dívida de afeto e dê a si o cuidado que daria a um hóspede.',
      'Amar sem contar a ninguém tem o seu encanto, por algum tempo. Vênus nos bastidores traz ternura discreta e certa nostalgia. Um segredo assim pode crescer ou evaporar sozinho, e nos dois casos a pressa atrapalha.',
    ],
  },
  mars: {
    1: [
      'Há faísca no jeito de andar. Marte na primeira casa empresta coragem e encurta o pavio, de modo que a mesma energia serve para correr no parque ou comprar briga. Gaste parte dela com o corpo antes das conversas difíceis.',
      'Calor nas orelhas, passada larga, fila que parece interminável. Marte no seu signo quer ação imediata. Uma só frente de batalha já consome esse fôlego, e o vizinho barulhento seria a segunda.',
      'Pela manhã, a coragem pode acordar antes do despertador. Durante algumas semanas você toma a dianteira com mais facilidade, e o seu tom talvez suba junto sem que você perceba.',
    ],
    2: [
      'Batalhar pelo que lhe pertence custa menos com Marte na segunda casa. Renegocie o preço do seu trabalho, venda o que junta pó. Já a compra por impulso costuma ser raiva de sacola na mão, e desincha numa volta no quarteirão.',
      'Marte põe músculo na busca de sustento, na hora extra ou na marcenaria de fim de semana. Vá atrás do pagamento atrasado com educação firme. A vontade de gastar em tom de desafio dura uma meia hora; a fatura, bem mais.',
      'Defender o próprio valor pede voz estável. Marte atiça a casa dos recursos, e você pode brigar por centavos ou negociar como gente grande. Leve à conversa um número mínimo e a disposição de sair sem rancor.',
    ],
    3: [
      'Frases com ponta, trânsito, áudios de dois minutos em alta voltagem: assim pode soar Marte na terceira casa. Usada com tino, a mesma força defende ideias e destrava um curso. Releia a mensagem antes de enviar, de preferência sem fome.',
      'Buzinas, teclas batidas com força, a última palavra disputada no grupo da família. Marte anima a comunicação e cansa os ouvidos. Ao vivo as vírgulas ficam mais gentis; por escrito, até ponto final parece soco.',
      'Esta passagem de Marte deixa o cotidiano veloz, com três recados antes das nove e a bicicleta sempre à mão. Pressa encontra pressa em cada esquina, e o texto que faltava pode sair nesse mesmo impulso.',
    ],
    4: [
      'Martelo, tinta, móvel arrastado: a casa é um ótimo lugar para gastar Marte. Se em vez disso ele for parar na discussão em família, faça uma pausa na varanda. Tratem de um assunto por vez e deixem os avós fora da briga.',
      'Entulho na entrada e azulejo pela metade descrevem bem certas discussões domésticas. Marte na casa do lar pede obra com começo e fim. Serviço dividido antes da primeira martelada poupa rejunte e duas semanas de silêncio.',
      'Será que a irritação com a louça é mesmo com a louça? Durante algumas semanas, a convivência pode acender mágoas de família. Marte se atrapalha entre lembranças, e a raiva desta noite pode ter data de muitos anos atrás.',
    ],
    5: [
      'Entusiasmo costuma sobrar quando Marte brinca na quinta casa. Paixões esquentam, o dominó fica competitivo, e a obra engavetada quer sair. Fogo em terreno de fogo pega depressa: o convite sai fácil, e a partida perdida demora a ser engolida.',
      'Marte leva ousadia aos prazeres, do batom vermelho ao microfone aberto. Conquistar diverte, desde que o outro lado também esteja jogando. Inscreva-se naquele festival amador e deixe a competição terminar no apito.',
      'Criar com raiva dá belas canções. Nesta fase, a energia quer sair em forma de obra, esporte ou romance atrevido. O risco é tratar o flerte como campeonato, com placar à vista e direito a prorrogação.',
    ],
    6: [
      'Arregaçar as mangas rende bastante nestas semanas. Marte na sexta casa dá ritmo ao serviço e impaciência com quem demora. A tarefa mais chata, feita logo cedo, deixa o resto do seu dia com outro humor.',
      'Machado afiado corta com menos esforço, e Marte na rotina costuma se esquecer disso. Prepare ferramentas e horários antes de atacar o volume. O colega que emperrou talvez nunca tenha recebido o método, e bronca já lhe sobra.',
      'Tarefas caem feito dominó quando você pega ritmo. Por algumas semanas, a disposição para o serviço cresce e a paciência encurta. Pare enquanto ainda tem vontade; no dia seguinte, o começo será mais fácil.',
    ],
    7: [
      'Divergências saem de trás da porta. Com Marte na sétima casa, alguém pode provocar você ou espelhar uma irritação que também é sua. Brigue limpo: fale do fato, evite o placar antigo, proponha um passo concreto para as duas partes.',
      'Tênis de mesa a dois: a bola volta na força com que foi batida. Marte na casa do outro acende desejos e disputas. Por baixo da reclamação há quase sempre um pedido, e o seu também anda malvestido.',
      'Assuntos adiados entre sócios ou namorados ganham voltagem nesta fase. Melhor uma briga honesta de vinte minutos do que um mês de caras fechadas. O calor passa depressa, mas o apelido dito no meio dele costuma ficar.',
    ],
    8: [
      'O desejo sobe de temperatura, e as disputas sobre bens comuns também. Marte na oitava casa segue direto ao que estava trancado. Regente de Escorpião, ele entende do assunto, embora bem menos de esperar pela resposta.',
      'Tesoura na mão, coragem no peito: Marte na casa das partilhas ajuda a cortar o que prende. Enfrente o papel que dá arrepio, a conversa sobre dívidas, o desejo contido. Corte firme dói menos que o puxão adiado.',
      'Ciúme tem pressa; intimidade, nem tanto. Durante estas semanas o sangue ferve por baixo e qualquer silêncio parece provocação. Nade, corra, esfregue azulejos, e depois conte com simplicidade o que sentiu.',
    ],
    9: [
      'Mochila nas costas, opinião na ponta da língua: Marte na nona casa quer ir longe e convencer meio mundo. Ponha essa gana num treino, numa pesquisa, numa trilha. Defender uma crença fica mais elegante quando se ouve a réplica.',
      'Alpinistas levam corda até em trilha conhecida. Marte abre o apetite por aventura e por discussões de princípio; prepare-se bem e arrisque com cálculo. Estude o assunto uma hora antes de atacar quem o defende.',
      'Longe do sofá, a alegria de Marte cresce. Aulas de luta, acampamento no feriado, tese que finalmente anda: há ímpeto para avançar. Com tanto fôlego, a sua convicção pode soar como torcida e abafar um bom argumento.',
    ],
    10: [
      'Subir a ladeira em passo firme é o convite de Marte na casa da vocação. Você pode assumir a frente de algo e também esbarrar em autoridades. Ao alto também se chega por etapas, e nelas os colegas saem sem marca de cotovelo.',
      'Capacete, mangas dobradas, cronograma à mostra. No alto do mapa, Marte quer conquistar terreno profissional e pode atropelar a hierarquia. Pergunte quem decide antes de brigar com quem só cumpre ordens.',
      'Ambição é uma palavra que merece menos vergonha. Esta fase dá impulso para disputar uma vaga, liderar uma entrega, procurar a pessoa certa. Medido por semana, o seu avanço aparece; medido pelo rival, quase nunca.',
    ],
    11: [
      'Alguém precisa puxar a fila, e talvez seja você. Marte na décima primeira casa mobiliza grupos e esquenta debates entre amigos. Só que puxar e carregar se confundem, e a rusga da roda pode nascer dessa carga mal dividida.',
      'Excursões funcionam melhor com alguém gritando a hora do lanche. Marte entusiasma os grupos e esquenta as assembleias. Ponha a sua garra a serviço do plano comum e, se perder a votação, ajude mesmo assim.',
      'Um amigo competitivo pode tirar você da inércia ou do sério. Nesta passagem, a vida social tem suor e debate. Gasta num torneio ou na reforma da sede, essa gana aproxima; numa briga de lados, divide a turma.',
    ],
    12: [
      'Irritação sem endereço costuma ser cansaço disfarçado. Marte na décima segunda casa age nos bastidores e pede saídas discretas: natação, música alta, um caderno rabiscado. Descanse antes do limite e nomeie em particular o que anda engolindo.',
      'Motor acelerado com o freio de mão puxado só se gasta. Com Marte recolhido, a raiva pode agir sem que você note: um atraso, um esquecimento, um sarcasmo. Exercício calmo consome o excesso, e uma confissão curta a quem merece leva o resto.',
      'Saídas discretas servem bem agora, como uma faxina noturna ou um grito dentro do carro parado. A vontade trabalha escondida e prepara o próximo ataque. O adversário, visto com a luz acesa, pode ser só uma noite maldormida.',
    ],
  },
  uranus: {
    1: [
      'Ser quem você era deixou de bastar, e a mudança leva anos. Urano na primeira casa dá à vida um tom de reinvenção: corte novo, opinião súbita, pouca paciência com rótulos. Mude uma peça por vez e avise quem mora com você.',
      'Cabelo que muda de cor conta só a superfície. Em sete anos ou perto disso, Urano no seu signo ensina outra maneira de ser quem você é. Quem ama você talvez estranhe menos a mudança do que o silêncio em torno dela.',
      'Desconhecidos talvez acertem melhor a sua nova versão do que os velhos amigos. Esta fase de anos solta amarras de imagem e de hábito. Da identidade antiga sobra o que ainda faz rir, talvez o melhor dela.',
    ],
    2: [
      'Há épocas em que o jeito de ganhar a vida sai do trilho conhecido. Por vários anos, Urano na segunda casa afrouxa a ideia de posse e convida a um sustento mais livre. Guarde uma reserva simples e teste o novo antes de largar o certo.',
      'A noção de riqueza se agita durante anos, e pode caber nela a troca do carro por um passe de metrô. Urano sugere independência material feita com rede embaixo. A segunda maneira de se sustentar melhora a negociação da primeira.',
      'Surpresas na carteira pedem cabeça fria. Enquanto Urano percorre lentamente seus recursos, convém diversificar talentos e simplificar gastos fixos. Do que você possui, uma parte ajuda a viver; outra mora de favor nos seus cômodos.',
    ],
    3: [
      'Conversas comuns tomam rumos inesperados sob este céu de longa duração. Urano na terceira casa eletriza o pensamento e embaralha os trajetos de costume. Contrariar por esporte diverte, é verdade, e pode afastar quem ainda tinha um bom truque a ensinar.',
      'Feito rádio amador, a mente capta outras frequências nestes anos de Urano na comunicação. Registre os lampejos. Depois procure alguém paciente para ajudar a transformá-los em explicação.',
      'Trajetos conhecidos cansam, e uma conversa na sala de espera pode mudar seu raciocínio. Por um período de vários anos, vale estudar sem seguir a ordem dos capítulos. A franqueza repentina vem no pacote, às vezes um minuto antes da delicadeza.',
    ],
    4: [
      'Raízes também podem viajar. Enquanto Urano atravessa devagar a quarta casa, a noção de lar se modifica: outro endereço, uma família escolhida, um arranjo diferente nos quartos. Leve junto um objeto antigo e permita que o resto encontre nova disposição.',
      'Paredes que viram portas, avó que aprende a programar, família com sobrenomes demais. Urano reinventa o lar ao longo de anos. Mudanças reversíveis assustam menos, e um cheiro conhecido pode valer por uma escritura inteira.',
      'Quem disse que raiz precisa ficar no mesmo chão? Sua ideia de pertencimento anda em obras por uma temporada extensa. Para Urano, família é também afinidade, o que surpreende os mais velhos e alivia os novos.',
    ],
    5: [
      'Amores fora do molde, arte com fios soltos: por um bom número de anos, Urano passeia na quinta casa e prefere o improviso. Liberdade combinada diverte as duas partes; a que se toma por conta própria costuma deixar uma pessoa esperando.',
      'Fantasia de carnaval em pleno agosto: a alegria ignora o calendário. Durante anos, Urano mexe na sua casa dos amores e da invenção. Exponha trabalhos esquisitos e diga logo a quem se aproxima quanto espaço lhe faz bem.',
      'Improvisar bem exige conhecer o acorde. Nesta longa passagem, a criatividade dispara e os romances podem fugir do roteiro. Um namoro pode pedir o mesmo que a sua arte, um pouco de técnica e bastante franqueza.',
    ],
    6: [
      'Rotina engessada range quando Urano se instala na sexta casa por longo tempo. Horários flexíveis, ferramentas diferentes, trabalhos por projeto podem lhe cair melhor. Experimente uma alteração por mês e preserve dois hábitos que mantêm a semana em pé.',
      'Talvez a rotina precise de outra arquitetura, a começar por um expediente partido ao meio. Urano a redesenha no decorrer dos anos. Um mês de teste convence mais a equipe do que um manifesto, por bem escrito que esteja.',
      'Automatize uma chatice. É um bom começo para a fase comprida em que o trabalho diário pede invenção e detesta vigilância. Os nervos também são ferramenta, e avisam cedo quando o ritmo deixou de ser seu.',
    ],
    7: [
      'Vínculos pedem ar. Urano na sétima casa, por uma fase de vários anos, aproxima gente singular e questiona contratos no piloto automático. Conversada cedo, a liberdade tende a ficar por perto; calada, acha a janela mais próxima.',
      'Ímã com polo trocado, uma pessoa pode atrair e afastar na mesma semana. Urano, por vários anos, moderniza as parcerias. Assinem acordos com espaço para revisão e respeitem a porta fechada do outro lado.',
      'Casais que riem das próprias regras conseguem mudá-las. Esta época demorada traz gente original e pede vínculos menos previsíveis. O tédio, a essa altura, costuma querer novidade e só raramente um fim.',
    ],
    8: [
      'Controle demais chama surpresa: eis um aprendizado lento de Urano na oitava casa. Hábitos íntimos e acertos de dinheiro em comum se transformam com os anos. Afrouxar aos poucos tende a custar menos do que largar no susto.',
      'Fios velhos atrás da parede merecem um exame tranquilo. Urano atravessa devagar a zona das partilhas e da entrega, e antigos arranjos soltam faíscas. Separe o que é seu, atualize senhas e procure intimidade com menos roteiro.',
      'Libertar-se de um apego raramente acontece em um dia; aqui, leva anos. A confiança ganha formas novas, algumas desconcertantes. O que excita e o que assusta podem ser um assunto só, visto de dois ângulos.',
    ],
    9: [
      'Fronteiras ficam porosas na longa travessia de Urano pela nona casa. Uma língua improvável, uma teoria estranha, uma amizade de outro fuso podem virar sua bússola. Duvide com elegância do que aprendeu e, com igual elegância, da novidade.',
      'Mapas antigos desenhavam monstros onde faltava notícia. Durante vários anos, Urano pede que você visite essas margens: outra ciência, outro credo, um país improvável. Conversão instantânea pode ser efeito do fuso, pois o que dura costuma chegar em forma de pergunta.',
      'Será possível aprender sem escola e crer sem cartilha? Nesta fase extensa, a busca de sentido anda por conta própria. Gente que estuda a sério pode dar na sua teoria favorita o susto que a melhora.',
    ],
    10: [
      'Carreira em linha reta talvez não combine com esta época. Por anos, Urano na décima casa sacode cargos e favorece caminhos autorais, às vezes com chefes perplexos. Cultive independência aos poucos e saia com educação dos lugares aonde possa querer voltar.',
      'Cartão de visita com duas profissões, ou com nenhuma. Ao longo de anos, Urano torna o caminho público menos reto e mais seu. O emprego que ainda paga o sossego pode financiar, calado, a profissão seguinte.',
      'O organograma talvez não tenha quadradinho para o que você faz. Esta passagem demorada favorece funções inventadas e sacode obediências. Com resultado à vista, a sua autonomia assusta menos a chefia, que nem sempre gosta de espetáculo.',
    ],
    11: [
      'Tribos novas podem surgir de onde não se esperava, e as antigas mudam de assunto. Urano se demora na décima primeira casa, cenário de causas, redes e invenções coletivas. A casa lhe é afim, e ideias vêm de longe: a melhor, talvez, de outra geração.',
      'Laboratório, coletivo, sala de jogos: os lugares de encontro mudam de endereço nestes anos. Urano, na vizinhança que mais lhe agrada, pode trazer amigos fora de série. Apoie uma ideia ousada e combine quem apaga a luz na saída.',
      'Futuro é conversa para muita gente. Por um bom tempo, grupos heterogêneos animam seus planos e panelinhas antigas se desfazem. Duas amizades anteriores às causas avisam quando o seu discurso ficou maior que você.',
    ],
    12: [
      'Urano passa anos nos fundos da casa e traz sonhos esquisitos, ou a vontade de sumir por uma tarde. Uma liberdade interior se prepara sem anúncio. Ela amadurece em caminhadas sem rumo e em páginas onde nada precisa fazer sentido.',
      'Relâmpago atrás da serra: dá para ver a luz e o som demora. Urano age assim na sua vida interior, por anos. Anote intuições sem obedecer a todas e escolha uma prática que sossegue o corpo.',
      'Clausuras antigas perdem o trinco. Em uma temporada longa e pouco visível, hábitos de isolamento ou de culpa podem se soltar de repente. O corpo comemora do jeito dele, dormindo até mais tarde.',
    ],
  },
  neptune: {
    1: [
      'Contornos suaves envolvem a sua imagem por muitos anos. Netuno na primeira casa aumenta a empatia e embaça o limite entre você e o ambiente. Pergunte-se de quem é esse humor, pise na grama e volte ao próprio nome.',
      'Espelho de banheiro depois do banho quente: o rosto está lá, o traço escorre. Netuno passa muitos anos no seu signo e amacia a identidade. Para quem conhece você há tempo, o desenho continua nítido, mesmo nos dias de vapor.',
      'Gente desconhecida costuma escolher você para desabafar no balcão da farmácia. Ao longo destes anos todos, sua presença acolhe e absorve. Água fria no rosto ou um punhado de terra devolve, depois, a noção de onde você começa.',
    ],
    2: [
      'Quanto basta? Netuno atravessa a segunda casa com lentidão e torna os valores mais sutis, as contas um tanto vaporosas. O que alimenta a alma entra no balanço. O planeta dissolve até a lembrança do preço, e um saldo conferido devolve a margem.',
      'Concha na estante, concerto na praça, pôr do sol sem ingresso: a fortuna deste longo período tem preço difícil de marcar. Netuno pede desapego com conferência. Guarde comprovantes e pergunte duas vezes antes de emprestar.',
      'Dinheiro e sonho correm em ritmos distintos. Como Netuno demora anos entre os seus recursos, convém que outra pessoa, de confiança, reveja as contas com você. Sua imaginação é um bem; cobre por ela.',
    ],
    3: [
      'Poesia entre um recado e outro: ao longo destes muitos anos, Netuno afina o ouvido e dispersa a atenção na terceira casa. Metáforas chegam antes dos dados. Confirme endereço e horário, e guarde os versos que brotam no ponto de ônibus.',
      'Palavras molhadas chegam ao papel antes do sentido. Durante muitos anos, Netuno dá lirismo às conversas e algum desencontro aos horários. Dá para levar a canção certa ao encontro no dia errado, e rir disso uma semana depois.',
      'Entender o que ninguém disse é um talento com margem de erro. A casa da comunicação anda sensível por um tempo extenso. Você acerta muito, e por isso o engano, quando vem, demora a ser desfeito.',
    ],
    4: [
      'Lembranças de família ganham névoa e música durante a longa estada de Netuno na quarta casa. Saudade de um lar que talvez nem tenha existido faz parte. Os mais velhos, consultados, podem contar outra versão, com menos luar e bem mais goteira.',
      'Cheiro de chuva no quintal da infância, mesmo num décimo andar. Netuno envolve as raízes por anos a fio, e o lar vira litoral imaginado. Cuide dos canos, dos papéis e das saudades, nessa ordem.',
      'Muitas famílias têm um parente de quem se fala baixinho. Nesta longa fase, a compaixão alcança essas figuras, e a idealização também. Entre o santo e o caso perdido, talvez existisse uma pessoa comum, precisando de silêncio.',
    ],
    5: [
      'Encantamento é um dom que pede óculos. Com Netuno na quinta casa, por um longo trecho da vida, a imaginação cria bem e os romances parecem filme. Quando a luz se acende, a pessoa ao lado pode ser melhor do que o papel dela.',
      'Aquarela não aceita borracha. Netuno passa anos na casa da criação e do romance, onde as cores se misturam bonito. Pinte, filme, cante, e ao se apaixonar procure conhecer a pessoa em dia de pneu furado.',
      'Inventar mundos consola e ensina. Ao longo de muito tempo, seu coração tende a preferir histórias grandes às médias. O papel de salvação pesa em qualquer namoro; num enredo escrito, fica até bonito.',
    ],
    6: [
      'Planilha e mar custam a se entender, e Netuno traz maresia à sexta casa por um tempo muito longo. A rotina perde bordas; o serviço quer um porquê mais terno. Use alarmes, faça pausas de silêncio e ajude sem se dissolver.',
      'Pregar um botão parece tarefa pequena; feita com atenção, acalma. Netuno passa anos na sua rotina e dissolve horários. Também dissolve limites, e o favor de dez minutos pode levar embora a tarde inteira.',
      'Que sentido tem este formulário, afinal? A pergunta volta com frequência nesta fase extensa do trabalho cotidiano. Ela se cala quando a tarefa alivia a vida de alguém, ainda que o impresso continue feio.',
    ],
    7: [
      'Idealizar quem se ama é fácil quando Netuno colore a casa das parcerias, e essa tinta demora anos a secar. Há compaixão nela, e também miragem. Combine por escrito o que for prático e pergunte à pessoa real o que ela deseja.',
      'Ver o melhor em alguém é dom; ver somente isso cansa as duas partes. Por muitos anos, Netuno passa uma gaze sobre as parcerias. A pessoa por trás do véu tem opinião sobre prazos e contas, e talvez goste de ser consultada.',
      'Salvar alguém e esperar salvação são papéis que se colam à pele. O longo trânsito de Netuno na casa do outro pede um terceiro enredo. Ele começa numa quarta-feira comum, entre pessoas que sabem voltar sozinhas para casa.',
    ],
    8: [
      'Entrega e confusão moram perto uma da outra. Na oitava casa, a presença demorada de Netuno refina a intimidade e pode turvar as partilhas. Mágoas antigas tendem a escorrer sozinhas, e um registro em dia guarda o que a maré levaria junto.',
      'Marés sobem por baixo da porta. Netuno, em estadia de muitos anos na casa da entrega, aproxima almas e confunde fronteiras. Tenha cópia dos acordos, conte seus sonhos a quem sabe calar e aceite consolo.',
      'Confiar a ponto de baixar a guarda leva tempo, e existe tempo de sobra nesta fase. A intimidade pode ganhar algo de sagrado. Segredos que exigem sacrifício destoam disso, e contas ditas em palavras simples os deixam sem lugar.',
    ],
    9: [
      'Sede de sentido marca o pano de fundo destes anos. Netuno na nona casa inspira peregrinações, música de outras terras, fé sem muita fronteira. Reze, medite ou contemple à sua maneira, e desconfie de quem vende atalhos para o céu.',
      'Incenso, cordel, canto gregoriano, um documentário sobre baleias: a alma viaja sem carimbo. Netuno leva anos na casa do sentido. A pergunta que um mestre preferia pular tende a render a aula inteira.',
      'Acreditar torna o horizonte mais largo e a vista mais turva. Neste longo capítulo, estudos espirituais e artísticos atraem. Amizades céticas fazem bem a essa paisagem, porque amam você e ainda assim pedem provas.',
    ],
    10: [
      'Ao longe, sua vocação aparece como farol em noite de neblina. Netuno, na décima casa por muito tempo, chama para ofícios de cuidado ou de arte e borra a noção de sucesso. O farol orienta de longe; de perto, o que move o barco ainda é o remo.',
      'Fama é miragem; vocação é água, embora de longe se pareçam. Netuno permanece muitos anos nessa altura e pede um ofício com alma. Tenha por escrito o que prometeu entregar, e a quem.',
      'Seu trabalho pode comover pessoas que você nem conhece. Por um período muito extenso, a carreira obedece a inspirações e esquece os prazos. O público se encanta e a equipe se aflige, já que o calendário é dela também.',
    ],
    11: [
      'Amigos viram família sonhada nesta passagem de Netuno, extensa e suave. Na décima primeira casa, causas comovem e grupos podem prometer mais do que entregam. Passada a emoção do discurso, repara-se que o amigo era quem ficou para varrer o salão.',
      'Coro afinado faz esquecer a própria voz, e às vezes isso é lindo. Durante muitos anos, Netuno borra a linha entre amigo, causa e ideal. Participe com ternura, leia o estatuto e volte para casa com seu timbre.',
      'Sonhar junto alimenta, desde que alguém traga o pão. Esta longa fase enche a roda de artistas, voluntários e gente à deriva. Netuno apaga a borda entre dar e dar-se, e o ressentimento é a primeira notícia.',
    ],
    12: [
      'No seu próprio mar, Netuno se sente à vontade, e a décima segunda casa se enche de sonhos por longos anos. O silêncio fala, a sensibilidade cansa. Cerque o descanso de cuidados, faça arte sem motivo e volte à praia antes de escurecer.',
      'Travesseiro, penumbra, rumor de rio ao longe. Netuno habita a casa que lhe é afim por muitos anos e abre a porta dos sonhos. De lá você pode trazer um verso, uma solução antiga, ou apenas um sono mais fundo.',
      'Retirar-se alivia quando tem hora para acabar. Fora de cena, por anos, cresce uma sensibilidade que capta tudo. O telefonema de quem lhe quer bem, numa hora dessas, funciona como boia.',
    ],
  },
  pluto: {
    1: [
      'Pele antiga se solta devagar quando Plutão passa pela primeira casa, e são muitos anos. Sua presença fica mais intensa, mesmo calada. O personagem que servia de armadura fica apertado, e rir dele é, muitas vezes, o começo da despedida.',
      'O seu modo de ser passa pela forja durante anos, como ferro que muda de forma sem perder o peso. Plutão no seu signo trabalha sem alarde. Largue um papel por temporada e conte a uma amizade antiga como tem sido.',
      'Olhar firme pode intimidar sem que você perceba. Nesta travessia de muitos anos, a força pessoal cresce de dentro para fora. Reconhecida, ela aprende a pisar mais leve e já não esbarra em todo mundo.',
    ],
    2: [
      'Que preço você paga para se sentir em segurança? Plutão remexe a segunda casa ao longo de muitos anos e transforma, camada por camada, a relação com posses e mérito. O medo de faltar cobra em silêncio e pode sair mais caro do que a falta.',
      'Trancas revelam o que seu dono teme. A relação com segurança e mérito muda pela raiz, em prazo muito longo, enquanto Plutão cruza a casa dos recursos. Livre-se de uma dependência por vez, a começar pela menor.',
      'Talento enterrado também conta como patrimônio. Por anos, esta passagem escava capacidades que você subestimou. Na primeira venda, é provável que o susto seja de quem vende.',
    ],
    3: [
      'Uma palavra pode abrir um cofre. Anos adentro, Plutão aprofunda a terceira casa: leituras que marcam, rixas de vizinhança, segredos de rua. Você pode achar coisa demais, e o que se acha com vontade de vencer pouco serve para conversar.',
      'Diário trancado, silêncio de irmão, frase que ninguém esquece: as palavras têm peso ao longo destes muitos anos. Plutão pede verdade com cuidado. Leia os autores que incomodam e abandone o hábito de vencer toda discussão.',
      'Perguntar “por quê” três vezes seguidas leva ao subsolo de qualquer assunto. Sua mente ganha faro durante esta fase demorada. No bairro e na pesquisa, rende achados; com gente próxima, pode soar como inquérito.',
    ],
    4: [
      'Debaixo do assoalho há histórias que ninguém contou inteiras. Plutão na quarta casa trabalha por muito tempo nas raízes, e o modo de pertencer se renova. Escute sem tribunal, guarde o que fortalece e plante alguma coisa no quintal.',
      'Poço antigo atrás da casa: convém saber a fundura antes de tampar. Plutão revolve origens por anos e anos. Uma parte do que se herda termina na sua geração, sem cerimônia, por simples falta de uso.',
      'Demolir uma parede exige descobrir qual delas sustenta o teto. Em prazo longuíssimo, a vida familiar se transforma por baixo. A estrutura aguenta onde se pode falar, porque o silêncio só muda a rachadura de cômodo.',
    ],
    5: [
      'Criar pode ter algo de vulcão, ainda que adormecido por meses. A passagem de Plutão pela quinta casa, lenta como poucas, intensifica paixões e obras. A sua obra aguenta toda essa temperatura; a pessoa amada talvez prefira sombra em alguns dias.',
      'Ópera inteira por um olhar de relance no corredor? Acontece, nestes anos em que Plutão intensifica os amores e a criação. Leve o exagero para um conto e, na vida comum, peça em vez de testar.',
      'Obras feitas com verdade pedem coragem de desagradar. A veia criativa se aprofunda lentamente, por muito tempo. A peça que assusta quem a escreve tem boa chance de ficar com o público.',
    ],
    6: [
      'Detalhe por detalhe, Plutão reforma o cotidiano, e a obra leva muitos anos. Na sexta casa, ele aponta o hábito que consome e a tarefa feita por obediência antiga. A engrenagem trocada some do pensamento, e com ela a disputa miúda do corredor.',
      'Ferrugem se remove com paciência e palha de aço. Plutão, em longo serviço na sua rotina, ataca o hábito mais entranhado. Escolha um gesto diário, meça em meses e fuja da guerra pela cafeteira.',
      'Quem manda no seu dia, você ou o costume? Por muitos anos, o trabalho miúdo revela relações de poder que pareciam naturais. O costume manda sem levantar a voz, e o tamanho dele só aparece nas suas férias.',
    ],
    7: [
      'Encontros que mudam a gente são a marca de fundo de Plutão na sétima casa. Em muitos anos, contratos e amores revelam onde há domínio e onde há confiança. Equilibre a balança cedo, em assuntos pequenos, e mantenha amizades fora do par.',
      'Xadrez demorado, em que as peças podem deixar de ser inimigas. Plutão visita por anos a casa dos vínculos e expõe jogos de domínio. O lance que muda a partida pode ser a confissão de um medo, sem cálculo.',
      'Toda parceria forte muda as duas pessoas, às vezes a contragosto. Nesta fase longuíssima, pactos velhos se refazem a partir da verdade. Ter dinheiro, amigos e opiniões por conta própria fortalece o pacto, por estranho que isso pareça ao ciúme.',
    ],
    8: [
      'Profundidade é terreno conhecido para Plutão, que se demora na oitava casa. Entregas, apegos e dinheiro em comum passam por uma transformação vagarosa. Como rege Escorpião ao lado de Marte, ele sabe os atalhos e ainda assim toma o caminho fundo.',
      'Mineradores conhecem o valor de uma boa lâmpada. Plutão está em terreno familiar e, por muitos anos, aprofunda entregas e partilhas. Desça com gente discreta e suba a tempo do almoço.',
      'O que você controla quando tudo corre bem? A resposta ensina muito nesta passagem vagarosa pela casa da confiança. Vigiar o que vai bem dá trabalho dobrado, e a ajuda recusada volta em forma de cansaço.',
    ],
    9: [
      'Doutrinas envelhecem, perguntas nem tanto. Em sua longa marcha pela nona casa, Plutão desmonta certezas e faz do estudo uma escavação. Poucas ideias ficam de pé, e as que ficam já suportam a conversa com quem discorda.',
      'Catedrais foram erguidas sobre templos mais velhos. Durante longos anos, Plutão revolve suas crenças até achar o alicerce. Estude história, ouça quem perdeu a discussão e fique com uma fé que suporte perguntas.',
      'Certas viagens mudam a mobília da cabeça. Em ritmo muito lento, esta fase troca dogmas por convicções vividas. Certeza de segunda mão pesa no caminho, e há chão de sobra para descobrir quais são as suas.',
    ],
    10: [
      'Poder é uma ferramenta pesada, e Plutão a deixa por muitos anos na sua décima casa. A vocação quer chegar ao essencial, ainda que custe um título ou outro. Influência às claras dá menos medo e mais sono, duas medidas honestas de sucesso.',
      'Escritório vazio às oito da noite: o que você ainda faz aí? Plutão se demora muitos anos junto à vocação e procura o essencial do seu poder. Passe adiante um comando e defenda em público um valor.',
      'Autoridade verdadeira dispensa voz alta. Ao longo deste demorado processo, a carreira pode perder enfeites e ganhar peso. O modelo que você imita, e o motivo, tendem a ficar claros nessa mudança, antes de chegarem à vitrine.',
    ],
    11: [
      'Grupos mudam quem participa deles. Pelo longo tempo em que Plutão cruza a décima primeira casa, amizades se aprofundam ou se despedem, e os ideais perdem o verniz. Fique onde se pode discordar; leve sua força para uma causa concreta.',
      'Tribos guardam rituais de entrada e, mais escondidos, os de saída. Plutão transforma por anos a sua vida em grupo. Quando a palavra circula em rodízio, fica visível quem mandava por simples costume.',
      'Causas movem montanhas e, vez por outra, cansam os voluntários. Nesta fase que atravessa muitos anos, os ideais coletivos ficam intensos. Entre com sua força inteira e com hora para jantar em casa.',
    ],
    12: [
      'Lá no fundo, onde poucas pessoas entram, algo se refaz. Plutão na décima segunda casa trabalha sem ruído por muitos anos, com sonhos fortes e antigos medos pedindo nome. Medo que ganha nome encolhe, e o sonho da noite seguinte pode falar mais baixo.',
      'Subterrâneo da estação, trem que passa sem anúncio. Plutão, por tempo muito longo, move o que dormia: sonhos, lembranças, um medo sem data. Desenhe-os, converse com quem tem ouvido treinado e caminhe ao sol.',
      'Renunciar a uma velha vigilância pode levar anos e trazer um sono melhor. Os bastidores da vida se transformam devagar. Receber cuidado sem desconfiança talvez seja a parte nova, e a mais descansada de todas.',
    ],
  },
};
