import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** The new and the full Moon in each solar house: what begins and what comes to light, in three variants. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: [
      'Noite sem luar, folha em branco: a Lua nova na sua primeira casa propõe um começo que tem a sua cara. Uma atitude pequena, como falar primeiro ou andar mais devagar, altera a reação em volta antes que qualquer outra coisa mude.',
      'Quem você seria se ninguém conhecesse o seu costume? A Lua nova no seu signo abre um ciclo pessoal. Diga em voz alta uma intenção simples, escolha um sinal visível dela e repita o gesto até a próxima Lua.',
      'Trocar o bom-dia automático por um de verdade já inaugura alguma coisa. Com a Lua nova sobre a sua identidade, comece pelo modo de entrar nos lugares. As pessoas percebem aos poucos, e você também.',
    ],
    2: [
      'Um vaso, um punhado de terra, paciência. Com a Lua nova na segunda casa, vale rever o preço do seu trabalho, cuidar de uma ferramenta, começar a guardar um pouco. Em assunto de posses, o que se repete ganha peso, e constância também é patrimônio.',
      'Cofrinho vazio faz barulho quando cai a primeira moeda. A Lua nova entre os seus recursos pede um começo discreto: separar uma quantia, polir um talento, recusar uma compra. Quando a Lua crescer, o saldo mostra se a vontade quis obedecer.',
      'Liste três coisas que você faz bem e pelas quais nunca pediu nada em troca. Esta Lua nova fala de sustento e valor próprio. Dê preço a uma delas, ainda que modesto, e ofereça a alguém.',
    ],
    3: [
      'Duas linhas bastam para retomar uma conversa. A Lua nova na terceira casa favorece o primeiro dia de um curso, a visita a quem mora ao lado, um caderno inaugurado. Escreva à mão o que gostaria de aprender até o próximo ciclo.',
      'Abra um bloco na página do meio, sem data. Sob a Lua nova da comunicação, ideias miúdas têm viço: um curso, um pedido de desculpas, um grupo de leitura no prédio. O primeiro recado pode ir torto, e o segundo já sai melhor por causa dele.',
      'Pedalar por uma rua paralela pode começar um assunto inteiro. Esta lunação renova os caminhos curtos e as conversas com a vizinhança. Uma dica trocada na calçada, nesse começo, pode valer por um semestre de procura.',
    ],
    4: [
      'Sob o telhado, alguma coisa quer recomeçar. A Lua nova na quarta casa é boa para mudar um móvel de lugar, propor um ritual de família, fazer as pazes com um cômodo. Regente do lar, ela fala baixo, e a meia-luz mostra o canto que pede atenção.',
      'Lamparina na janela, piso varrido, uma muda de manjericão. A Lua nova no alicerce do mapa favorece recomeços domésticos e conversas em voz baixa com a família. Costume novo pega melhor sem decreto, quando faz bem a toda a casa.',
      'De que você precisa para dormir em paz debaixo do seu teto? Talvez de uma chave nova, talvez de uma frase. A lunação das raízes pede esse primeiro passo; o restante da mudança tem um mês para se acomodar.',
    ],
    5: [
      'Tinta fresca na ponta do pincel: eis a Lua nova na quinta casa. Um namoro, uma canção ou uma tarde de pipa podem nascer de um convite despretensioso. O primeiro rascunho tende a sair desajeitado e, daqui a um ano, talvez seja o seu preferido.',
      'Massinha de modelar, tambor emprestado, dança de cozinha. A Lua nova da alegria prefere amadores. Fogo de amador aquece sem prazo, e o resultado, nessas primeiras semanas, interessa bem pouco a quem se diverte.',
      'Um “topa?” enviado na hora certa já mudou muitas histórias. Com a Lua nova nas paixões e na criatividade, arrisque o convite ou o primeiro verso. Se a resposta for não, a coragem permanece com você.',
    ],
    6: [
      'Segundas chances cabem dentro de um horário. Na sexta casa, a Lua nova convida a trocar um hábito gasto por outro mais gentil com suas forças. O começo ridiculamente fácil tem boas chances, porque ainda funciona no dia em que falta disposição, e haverá um.',
      'Um par de tênis ao lado da cama vale por um discurso. A Lua nova da rotina gosta de decisões pequenas e visíveis. Escolha um cuidado diário, ligue-o a outro que já existe e conte os dias com bolinhas no calendário.',
      'No serviço, que nó você desata toda semana sem perguntar quem o amarra? Esta lunação ajuda a começar um método. Em um mês dá para avaliar se o nó era do serviço ou do costume.',
    ],
    7: [
      'Apertar uma mão pela primeira vez, ou como se fosse a primeira. A Lua nova na sétima casa abre espaço para parcerias e para renovar as que já existem. Um teste breve assusta menos do que a promessa longa e mostra às duas partes a mesma coisa.',
      'Bater à porta com um pão ainda quente é bom começo para qualquer aliança. A Lua nova favorece o primeiro passo em direção ao outro, no amor ou nos negócios. Sol e Lua se encontram sem plateia, e um sim tímido já é resposta.',
      'Casais de longa data também podem se apresentar de novo. Nesta Lua nova das parcerias, contem algo que mudou no último ano. Se você procura companhia, conte isso a alguém de confiança.',
    ],
    8: [
      'Raspar o fundo da gaveta pode ser um início. Com a Lua nova na oitava casa, um acerto nas contas em comum ou uma confidência encontra bom ponto de partida. Aquilo que já pode sair, por pequeno que seja, abre espaço no afeto e também no extrato.',
      'Baú fechado há anos abre primeiro uma fresta de um palmo. A Lua nova na casa da confiança favorece tratar de mágoas herdadas, pendências em comum, desejos calados. Comece pelo menor dos três, e os outros chegam mais mansos.',
      'Parar de vigiar é um começo, embora ninguém aplauda. Esta lunação da intimidade propõe entregar uma preocupação a quem pode dividi-la. Escreva o que você teme perder e, embaixo, o que ganharia respirando melhor.',
    ],
    9: [
      'Longe começa na calçada. A Lua nova na nona casa inaugura um assunto que amplia a vida: matrícula, roteiro, leitura exigente, prática espiritual. Um passo verificável, nem que seja pedir informação, é o que separa o seu plano do devaneio.',
      'Primeira página em língua estrangeira: entendem-se quatro palavras, e a alegria é enorme. A Lua nova na nona casa semeia viagens, estudos, perguntas de fundo. Marque a data de uma aula e avise quem pode acompanhar.',
      'Olhe para cima numa noite sem lua e escolha uma direção. Este começo fala de horizontes e de fé na própria busca. Uma hora por semana parece pouco, até você contar quantas cabem num ano de curiosidade.',
    ],
    10: [
      'Placa nova na fachada, ainda sem letras. A Lua nova na décima casa favorece intenções de carreira: candidatar-se, propor, assumir um tema. Uma frase sobre como você gostaria de contribuir cabe num telefonema, e a coragem do começo esfria em poucos dias.',
      'Rascunhe o parágrafo que gostaria de ler sobre o seu trabalho daqui a um ano. A Lua nova da vocação transforma frases em rumo. Dali até uma candidatura, ou um simples pedido de conselho, o caminho encurta.',
      'Sementes de carreira costumam ter cara de tarefa extra. Nesta lunação, ofereça-se para algo que amplie o seu ofício sem engolir as noites. Vista-se, ao menos uma vez na semana, para o cargo que imagina.',
    ],
    11: [
      'Algum conhecido de vista pode virar parceria de sonhos. A Lua nova na casa dos amigos e planos pede um gesto de abertura: entrar num time, criar o grupo de leitura, apresentar-se. O desejo que serve a mais gente encontra mãos mais depressa.',
      'Uma cadeira vaga no ensaio da banda, e por que não você? A Lua nova entre amigos e projetos abre rodas que pareciam fechadas. Aproxime-se com uma oferta concreta e guarde o currículo para outra ocasião.',
      'Desejos ditos em grupo ganham padrinhos. Esta lunação pede um plano que beneficie mais pessoas: a horta da rua, a feira de livros, a página do coletivo. A primeira reunião tende a ser curta e barulhenta, e mostra quem volta.',
    ],
    12: [
      'Começos invisíveis também contam. A Lua nova na décima segunda casa semeia no escuro: um hábito de silêncio, uma despedida interior, uma ajuda sem assinatura. O sono ajuda, a conversa atrapalha, e o que hoje é bruma pode ter contorno na próxima lunação.',
      'Vela apagada também faz parte do rito. A Lua nova no canto mais quieto do mapa convida a encerrar antes de começar. O ciclo que passou leva consigo algum cansaço, e a intenção guardada tem mais chance de vingar.',
      'Nem toda semente quer testemunha. Nesta lunação do recolhimento, um perdão íntimo ou uma prática de silêncio encontra solo bom. Comece por cinco minutos diários e deixe que os sonhos façam comentários.',
    ],
  },
  fullMoon: {
    1: [
      'Luz inteira sobre você: a Lua cheia na primeira casa mostra a quantas anda a sua vontade. Talvez as emoções transbordem num gesto ou num corte de cabelo. Quem convive de perto pode ter visto a mudança antes de você, e saberia descrevê-la melhor do que o espelho.',
      'Fotos espontâneas mostram mais do que as posadas. A Lua cheia no seu signo revela como você vem se colocando no mundo, com orgulho e cansaço incluídos. O jeito de agradar que já pesa aparece nos dois tipos de foto, em geral no canto do sorriso.',
      'Seis meses atrás, o que você queria para si? O clarão desta Lua permite comparar. Talvez as emoções apareçam no rosto antes da hora, e o que você decidir fica mais simples depois que elas passam.',
    ],
    2: [
      'O que você construiu com as mãos fica à mostra. A Lua cheia na segunda casa traz o resultado, a conta, às vezes um susto com a fatura, e esclarece prioridades. O excesso e o bastante ficam lado a lado, fáceis de distinguir.',
      'Colheita na bancada: abóbora, contas pagas, um talento que enfim rendeu. A Lua cheia nos recursos mostra o que sustenta você e o que apenas ocupa prateleira. Do gasto feito por ansiedade resta, em geral, só a parcela.',
      'Ganhar bem e sentir segurança nem sempre andam juntos. Sob esta luz, a diferença fica clara e pode apertar o peito. Faça as contas depois do jantar, acompanhe-as de música e resolva uma pendência por vez.',
    ],
    3: [
      'Segredo de bairro dura pouco sob a Lua cheia na terceira casa. Notícias podem chegar, conversas pendentes pedem desfecho, a cabeça custa a desligar. Nessa claridade, o celular ao alcance da mão vira a segunda lua do quarto.',
      'Telefone tocando, três histórias do mesmo fato, um texto que pede ponto final. A Lua cheia na casa da palavra ilumina o que se diz e o que se repete. Confirme a versão original e encerre o assunto com gentileza.',
      'Insônia cheia de frases costuma ter uma que importa. Esta lunação faz transbordar conversas de parentes, vizinhos, colegas de turma. No papel, o que fere à toa se distingue do que precisa ser ouvido, e o sono vem.',
    ],
    4: [
      'Na sala iluminada até tarde, a família que se tem e a imaginada se encontram. A Lua cheia na quarta casa traz à tona aquilo de que o lar precisa. Dito com carinho, o incômodo vira assunto de todos, e a arrumação parada anda.',
      'Panela no centro da mesa, todo mundo falando junto, alguém que chora e ri. A Lua cheia no lar mostra a família como ela está. Colo chega mais longe do que opinião, sobretudo entre gente que mora junto.',
      'Voltar à rua onde você cresceu, ainda que em sonho, mexe com tudo. Esta Lua ilumina as origens e pergunta qual lugar você chama de seu. Responda com um gesto: uma visita, um conserto, um retrato no lugar certo.',
    ],
    5: [
      'Aplausos, olhos marejados, declaração no meio da dança: a Lua cheia na quinta casa pede brilho. Um afeto ou uma obra pode chegar a um ponto maduro. Amor visto com tanta luz prescinde de final de novela; a graça está em ser dito a tempo.',
      'Cortina aberta, coração aos pulos, alguém na primeira fila. A Lua cheia dos romances e das artes leva sentimentos ao palco. Mostre o que fez, ouça os aplausos e os silêncios, e deixe a cobrança na chapelaria.',
      'Amores e obras chegam a um ponto em que pedem nome. Sob este clarão, você pode descobrir se aquilo era entusiasmo ou vínculo. A brincadeira responde primeiro: com vínculo, ela continua depois que o clarão vai embora.',
    ],
    6: [
      'A pilha chegou ao teto ou finalmente baixou? Sob a Lua cheia na sexta casa, a rotina revela o que funciona. A tarefa arrastada, uma vez encerrada, devolve ao corpo as horas que o serviço vinha tomando emprestadas.',
      'Última caixa da mudança, última linha do relatório: a Lua cheia do cotidiano gosta de conclusões. Veja o que sua rotina vem custando e o que ela entrega. Uma tarde sem utilidade pode ser a parte mais produtiva desse balanço.',
      'Quando a mesa de trabalho fala, convém ouvir. Esta lunação mostra excessos, remendos e também o orgulho de um serviço bem-acabado. Reconheça em público a ajuda de um colega e corrija um horário que anda maltratando você.',
    ],
    7: [
      'Tudo o que uma dupla cala por semanas pode pedir a palavra de uma vez. A Lua cheia na sétima casa ilumina as parcerias por inteiro, com afeto e rachaduras. Falar por turnos parece burocracia, e é o que impede a rachadura de virar a conversa inteira.',
      'Olhar nos olhos por um minuto inteiro é mais difícil do que discutir por uma hora. A Lua cheia nas parcerias convida a esse minuto. No sétimo segundo alguém ri; no quadragésimo, pode aparecer aquilo que já não se consegue oferecer.',
      'Duas verdades cabem na mesma sala, embora se esbarrem. Com o outro em plena luz, uma relação pode se firmar ou pedir novo acordo. Adie decisões definitivas até o calor baixar, mas nada de esconder o assunto.',
    ],
    8: [
      'De noite, o que se evitou costuma bater no vidro. A Lua cheia na oitava casa intensifica desejos, ciúmes, acertos de dinheiro em comum. Procurar culpados rende pouco numa hora dessas; um abraço, mesmo desajeitado, pode encerrar a pendência.',
      'Água de açude mostra o fundo quando o vento para. A Lua cheia da intimidade deixa ver apegos, dívidas e carinhos que estavam submersos. A voz pode tremer um pouco, sinal de que o acerto está na profundidade certa.',
      'Confissões noturnas aproximam quando são recebidas sem julgamento. Esta Lua intensifica desejo e desconfiança, quase em partes iguais. Diga o que sente antes de apurar o que o outro sente, e termine com um abraço demorado.',
    ],
    9: [
      'Vista do alto da serra, a estrada faz mais sentido. A Lua cheia na nona casa favorece concluir um estudo, uma viagem ou uma discussão de princípios. Lá de cima se enxerga também a curva onde você mudou de opinião, e ela tem até sombra boa.',
      'Chegar ao fim de um livro grosso dá saudade dos personagens. A Lua cheia na nona casa conclui estudos, viagens, debates de consciência. A dúvida que sobra, passada a última página, pode ser o título do próximo.',
      'Sua certeza favorita aguenta a luz acesa? Sob este clarão, crenças e planos distantes mostram tamanho real. Ouça uma pessoa que viveu o que você só leu e ajuste o roteiro sem vergonha.',
    ],
    10: [
      'Holofote aceso, e você no meio do palco profissional. A Lua cheia na décima casa pode trazer reconhecimento ou cobrança, às vezes no mesmo e-mail. O reconhecimento passa, a cobrança também, e quem usa o seu apelido continua chamando você do mesmo jeito.',
      'Elevador parado no andar da diretoria, e a porta se abre. A Lua cheia no topo do mapa torna visível o que você construiu, inclusive as rachaduras. Mérito e falha chegam à luz juntos, e reconhecer ambos alivia.',
      'Trabalho e casa puxam a mesma coberta nesta lunação. Uma meta pode se cumprir e trazer a pergunta sobre o preço. Festeje o resultado com quem segurou as pontas e redija com calma o próximo objetivo.',
    ],
    11: [
      'Numa roda de amigos, o clarão mostra quem permanece. A Lua cheia na décima primeira casa leva um projeto coletivo ao ponto de colheita ou de revisão. O plano que caducou, dito em voz alta, às vezes alivia a turma inteira.',
      'Fim de festa, confete no chão, cinco pessoas ainda conversando: repare em quais são. A Lua cheia das amizades completa um projeto comum ou mostra onde ele emperra. Agradeça em voz alta e redistribua o que ficou pesado.',
      'Pertencer a um grupo tem hora de canto e hora de discordância. Esta Lua esclarece se os planos coletivos ainda são seus. Opinião formada sob tanta luz tende a amanhecer mais branda, e ainda assim sua.',
    ],
    12: [
      'Sono leve, sonho nítido, choro que vem e alivia: a Lua cheia na décima segunda casa clareia o quarto dos fundos. Guarde silêncio antes de concluir qualquer coisa. O que apareceu pode ser dito a uma pessoa de confiança, em voz baixa.',
      'Entre o sono e a vigília, uma lembrança acende a luz do corredor. A Lua cheia no território do silêncio pede ternura com o que aparece. Lágrimas, se vierem, fazem parte do serviço; o compromisso dispensável pode dispensar você.',
      'Segredos que você guardou de si costumam sair em noites como esta. O recolhimento ajuda a ouvi-los sem susto. A culpa antiga, nomeada diante da pessoa certa, perde a data e boa parte do peso.',
    ],
  },
};
