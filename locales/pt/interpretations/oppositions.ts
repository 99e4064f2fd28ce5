import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What an opposition of two points of a birth chart says: one's own two ends, often met in other people. */
export const oppositions: NatalInterpretations['oppositions'] = {
  sun: {
    moon: 'A Lua cheia, a do seu nascimento, sobe no horizonte enquanto o Sol se põe do outro lado. O que se quer e aquilo de que se precisa ficam frente a frente, muito bem iluminados, e por isso você enxerga depressa a razão alheia. Quando os dois discordam, decidir demora. Em compensação, a escolha que atravessa essa conversa costuma contar com os dois votos.',
    mars: 'Quem discorda de você tem a curiosa função de acordar a sua força. A combatividade parece vir de fora, de um colega ríspido, de um motorista afoito, até se notar que metade dela é sua. Marte, nesse lugar, brilha a noite inteira. Assumida como coragem própria, a faísca deixa de procurar quem a acenda.',
    jupiter:
      'As pessoas generosas, viajadas ou simplesmente exageradas aparecem muito na sua biografia. Elas carregam o otimismo que você ora venera, ora critica, conforme o lado da gangorra em que o dia põe você. A sua medida fica entre a confiança delas e o seu bom senso, e o ponto muda um pouco a cada ano.',
    saturn:
      'O rigor pode ter chegado por outras mãos: um chefe, um mestre, alguém que olhava o relógio quando você se atrasava. O Sol pede reconhecimento, Saturno pede prova, e os dois se encaram de longe, sem perder um gesto. Há respeito de parte a parte. Com os anos, é você quem assina a licença que esperava receber.',
    uranus:
      'Você talvez se julgue constante: os outros é que vivem partindo, mudando de ideia, pintando o cabelo de azul. Pode ser coincidência. Pode ser também que a sua rebeldia viaje na bagagem deles, porque Urano do lado oposto ao Sol entrega o papel a quem estiver disponível. Faça uma loucura pequena por mês, em nome próprio.',
    neptune:
      'Você tende a atrair gente nebulosa, encantadora ou necessitada, e nem sempre percebe qual das três. O Sol gosta de contorno, Netuno o apaga, e entre ambos corre um fio de imaginação que rende bons retratos. Um amigo de olho seco ajuda a separar a pessoa da auréola. A ternura pode continuar a mesma depois disso.',
    pluto:
      'O poder tem rosto na sua história, e durante muito tempo pode ter sido o rosto de outra pessoa. Você mede forças sem querer, percebe quem manda antes do cafezinho, recua ou enfrenta. Plutão guarda do outro lado uma vontade que também é sua. A cada confronto, um pedaço dela volta para casa, mais calmo.',
    ascendant:
      'Na calçada em frente mora o seu brilho. Como o Sol se punha no seu nascimento, a identidade se descobre em companhia, e as pessoas que você escolhe costumam ter luz forte, opinião, algum gosto pelo palco. Você admira e aprende. O risco é aplaudir com tanta convicção que o seu número nunca entra no programa.',
    midheaven:
      'Nascer no meio da noite, com o Sol sob os pés, inclina a pessoa a procurar sentido primeiro no que não aparece. A família, a terra, os livros herdados contam mais do que o título no cartão. Um posto público pode vir, e vem melhor quando parte desse chão. Você se recarrega longe das vistas, e convém dizer isso no trabalho.',
  },
  moon: {
    mercury:
      'Uma parte sua chora, a outra toma notas. O sentimento e a explicação ficam em margens diferentes do mesmo rio, e é comum você escolher amigos que só pensam, para equilibrar os dias em que você só sente, ou o contrário. A ponte existe e se chama conversa sem pressa. Nela, as notas ganham calor e o choro ganha vírgulas.',
    venus:
      'O cuidado e o desejo parecem, para você, presentes de lojas concorrentes. A Lua quer o colo e o moletom; Vênus quer o perfume. Por isso alguns afetos viram família depressa demais e outros ficam eternamente bonitos e distantes. Quem recebe as duas metades, aos poucos, costuma descobrir que elas se dão bem.',
    mars: 'Quando tudo está calmo em você, alguém por perto perde a paciência; quando você se inflama, esse alguém fica magoado. Os papéis se trocam, a cena continua. O instinto de proteger e o de atacar repousam em pratos opostos da balança, e um pouco de cada lado já muda o peso. Uma coragem que também sabe dar colo é rara, e costuma nascer daqui.',
    jupiter:
      'O seu humor sobe com a visita e desce com a despedida. Há em você um apetite afetivo que se acende diante de gente expansiva, e depois um recolhimento para digerir tanta promessa. Júpiter aumenta o que a Lua apenas queria manter. Na medida boa, a casa fica aberta até certa hora, e todos sabem qual é.',
    saturn:
      'Do outro lado da sua sensibilidade costuma haver um rosto sério. Pode ser o de um amor reservado, o de uma instituição ou o seu, num dia de dever. A necessidade de colo e a de compostura se olham com cerimônia. Quando cada uma fala na sua vez, o afeto ganha duração, e a seriedade aprende a tirar o casaco.',
    uranus:
      'O carinho recebido com hora certa aborrece você; o carinho sem hora nenhuma aflige. Você vive nesse vaivém, e as pessoas queridas às vezes recebem, na mesma semana, o pedido de ficar e o de dar espaço. Ninguém está mentindo. Um costume fixo, ainda que seja só o telefonema de domingo, deixa todo o resto livre para variar.',
    neptune:
      'Os sentimentos dos outros entram em você como o rádio do vizinho, e às vezes a canção nem é sua. A Lua cuida do que é próximo e Netuno, do que não tem dono; frente a frente, produzem compaixão e mal-entendidos românticos. Volte ao corpo de vez em quando: frio, sede, sono. Ele raramente inventa.',
    pluto:
      'Na sua vida íntima há quem sinta forte demais, e você se põe a baixar a temperatura. Depois vem a surpresa de notar que o fogo também ardia do lado de cá. Lua e Plutão em oposição medem o quanto se pode precisar de alguém sem entregar o comando. A resposta vem por tentativas, quase sempre de madrugada.',
    ascendant:
      'Em matéria de companhia, você procura um ninho com pernas. A Lua, posta no lado do mapa que recebe os outros, faz sentir o humor alheio antes do próprio e confunde com frequência amor e amparo. Você lê bem as pessoas, e elas se afeiçoam. Em certos dias, pedir companhia custa mais do que fazê-la.',
    midheaven:
      'Bem fundo, onde ninguém do escritório entra, está o seu tesouro sentimental. A Lua gosta desse porão do mapa: guarda cartas, apelidos, o cheiro de um baú. A exposição pública cansa mais do que parece, e uma carreira vai longe quando deixa tempo de voltar. O que você leva dali para fora tem um calor difícil de imitar.',
  },
  mercury: {
    mars: 'Você raciocina melhor quando alguém contradiz você. O pensamento fica de um lado da rede, o impulso do outro, e a bola volta sempre com força, motivo pelo qual a sua juventude pode ter sido cheia de polêmicas. Hoje você escolhe com quem treinar. Com adversários inteligentes, a ideia sai da partida bem mais afiada.',
    jupiter:
      'O detalhe e o panorama disputam a sua atenção como dois guias no mesmo passeio. Um mostra a placa; o outro, a cordilheira. Você se cerca de gente de grandes teses para ter com quem implicar, ou lança as próprias teses e deixa os detalhes para os outros. As melhores frases nascem quando os guias caminham juntos.',
    saturn:
      'Um leitor severo acompanha o que você diz ou escreve, e nem sempre está dentro da sua cabeça. Pode ser um professor, um sócio lacônico, o tio que pedia as fontes. Mercúrio solta a hipótese, Saturno devolve com anotações na margem. Desse correio de anos sai um pensamento que pouca gente consegue derrubar.',
    uranus:
      'A ideia brilhante tem a mania de chegar pela boca de um amigo estranho, justamente quando você terminava de provar o contrário. É que Urano salta os elos que você passou a vida encadeando. Com o tempo você toma gosto pelo choque e até o procura. Anote o começo do raciocínio, para achar o caminho de volta depois do salto.',
    neptune:
      'Dizer as coisas com exatidão e dizê-las com beleza são, para você, dois idiomas, e você traduz o dia inteiro. Pessoas vagas despertam em você o fiscal; pessoas literais despertam o poeta. É boa vizinhança para quem escreve ou interpreta. Em assuntos de prazo e endereço, porém, peça que o fiscal fale por último.',
    pluto:
      'Certas conversas suas têm cara de interrogatório, e nem sempre é você quem segura a lâmpada. Mercúrio, curioso, fica diante de Plutão, que sabe mais do que conta, e aprende a perguntar sem alarde. Há gente que só se abre com você. O respeito por uma resposta incompleta é o que mantém viva essa confiança.',
    ascendant:
      'O seu pensamento precisa de réplica para ficar pronto. As pessoas ao lado costumam ter leitura, opinião, respostas velozes, e um bom silêncio a dois pode parecer sinal de briga. Como a palavra ficou no lado dos outros, é fácil adotar a opinião mais recente. De vez em quando, escreva a sua antes de telefonar.',
    midheaven:
      'Foi dentro de casa que o seu pensamento aprendeu a andar, talvez entre as estantes do corredor e o sotaque dos avós. Mercúrio mora longe do palco e trabalha melhor sem plateia. O mundo pede conclusões em público; você as prepara andando pela casa, de cômodo em cômodo. Negocie o direito de ensaiar.',
  },
  venus: {
    mars: 'A atração, em você, tem eletricidade de polo contrário: quem irrita acaba encantando, e a paz completa dá um pouco de sono. Há um lado que quer ser escolhido e outro que quer escolher, e num casal esses papéis se revezam sem aviso. O desejo agradece a distância. Para que ela não vire guerra, basta lembrar quem convidou quem da última vez.',
    jupiter:
      'O muito e o bonito nem sempre cabem na mesma sala. Você tem gosto fino e conhece gente de apetite enorme, ou tem o apetite e atrai quem vive pedindo moderação. Entre os dois extremos cabe uma ótima festa. A despesa só aparece no dia seguinte, e quem a divide com bom humor merece convite para a próxima.',
    saturn:
      'Diante de cada alegria, alguém pergunta quanto dura. Você encontra essa voz em pessoas reservadas, mais velhas ou muito ocupadas, e chega a querer convencê-las a amar melhor. Vênus de frente para Saturno põe cada afeto em exame. O exame cansa, é verdade, mas o que passa por ele sobrevive a muitas modas.',
    uranus:
      'Justo quando o coração se acomoda, aparece uma pessoa que muda os móveis de lugar. Você diz querer sossego e se interessa por quem tem passagem marcada; ou promete presença e some num feriado. A liberdade e o laço são dois gostos seus, legítimos ambos. Negociá-los em voz clara diverte mais do que parece.',
    neptune:
      'O amor, visto de longe, fica perfeito. Netuno embeleza o que toca, e nessa claridade cabem musas, artistas, pessoas com alguma história triste e olhos notáveis. Nesses encantos, você perdoa antes de conhecer o caso. Convém combinar com a própria imaginação que ela espere no carro durante os primeiros encontros.',
    pluto:
      'Certas pessoas mexem com você antes de dizerem o nome. Há nelas uma força que fascina e dá medo, e o afeto vira um estudo sobre quem segura o quê. Vênus prefere acordo; Plutão, verdade. Se os dois têm voz, a intimidade se aprofunda sem que ninguém precise vencer, e o ciúme emagrece por falta de alimento.',
    ascendant:
      'A pessoa que ocupa a outra cadeira costuma ter graça, bom gosto ou, no mínimo, um sorriso que funciona. Vênus pôs a doçura na área dos encontros e faz do casal uma obra caprichada. Você floresce em dupla. A sós, pode achar o espelho meio sem enfeite, até reparar que foi seu o olhar que enfeitou os outros.',
    midheaven:
      'O luxo, para você, é uma porta que fecha bem. Vênus foi morar na base do mapa e gasta ali o melhor do seu charme: o cobertor certo, a luz indireta, um jeito de fazer as pazes antes que a noite acabe. O mundo profissional recebe uma versão mais sóbria. Leve uma planta para lá, ao menos.',
  },
  mars: {
    jupiter:
      'Volta e meia há alguém prometendo a montanha enquanto você procura a bota. Ou é você quem promete, e outra pessoa procura. A ação e a esperança se vigiam de margem a margem: uma quer saber por onde começar; a outra, até onde vai. A aventura sai boa quando a primeira fixa o passo e a segunda escolhe a vista.',
    saturn:
      'Um sinal verde e um vermelho se acendem, cada qual num extremo da sua rua. Você encontra a contenção em figuras de autoridade, ou a exerce sobre gente impaciente, e em ambos os casos há calor retido. Marte quer romper a inércia que Saturno administra. Com um plano de etapas, eles descobrem que serviam à mesma obra.',
    uranus:
      'A surpresa costuma vir no sentido contrário ao da sua marcha. Você se aplica, empurra, e uma novidade alheia vira o jogo; em outro dia, é você quem larga tudo no meio. Gente imprevisível ensina reflexo. O freio também se aprende, e quem anda com você agradece um aviso de três palavras antes da curva.',
    neptune:
      'As pessoas indefesas tiram você da cadeira; as evasivas, do sério. Onde um planeta enxerga alvo, o outro põe névoa, e daí nascem socorros heroicos e perseguições a fantasmas. Olhe de novo antes de correr. Com a causa confirmada, a sua força ganha delicadeza, e a delicadeza, músculo.',
    pluto:
      'Os adversários que você escolhe são de peso. Parece azar, mas tem método: só diante de uma vontade cerrada a sua se mostra inteira. Plutão segura a outra ponta, sem aparecer, e o cabo assim esticado pode rebocar navios. Reserve-o para navios. Numa conversa sobre o aluguel, ele arrebenta a mobília.',
    ascendant:
      'Em matéria de pares, você prefere gente de sangue quente. O lado do mapa em que os outros entram abriga Marte, e com ele vêm a franqueza, a rivalidade, o desejo que não disfarça. É possível que a culpa das brigas pareça sempre alheia. Experimente ir atrás de uma vontade sua, e o embate vira esporte.',
    midheaven:
      'A sua força ferve embaixo, no lugar da raiz. A casa vira oficina, canteiro de obra, às vezes ringue, enquanto no trabalho conhecem uma pessoa bastante cordial. Marte no fundo do mapa defende os seus sem medir esforço. Precisa gastar o excesso em suor: quem quebra um muro no sábado não quebra o clima no domingo.',
  },
  jupiter: {
    saturn:
      'Vinte anos separam os encontros destes dois, e no meio do ciclo eles se olham de longe, um pedindo mais, o outro pedindo contas. Você nasceu nesse olhar, junto com muita gente de idade próxima. Entre expandir e conter, a vida costuma propor sócios que puxam para o lado que falta. Ouça-os, mesmo contrariando.',
    uranus:
      'A crença que você acabou de firmar recebe, na mesma semana, a visita de uma exceção. É uma herança repartida com quem nasceu na mesma época: Júpiter generaliza, Urano desmente. Professores rebeldes e amigos de ideias soltas aparecem para completar a aula. Quem aguenta a segunda opinião acaba com horizontes mais largos.',
    neptune:
      'O mundo está cheio de gente que acredita, e você vive entre a vontade de acompanhá-la e a de conferir o ingresso. Júpiter e Netuno frente a frente engrandecem ideais dos dois lados, num traço comum aos que nasceram por ali. A bondade fica. O que se calibra, ano a ano, é a quem entregá-la.',
    pluto:
      'As grandes convicções encontram, na outra ponta, os grandes interesses. Você percebe cedo que toda bandeira tem um dono, e ora combate o dono, ora quer a bandeira. Muitos contemporâneos conhecem o dilema, que no céu dura meses. Um poder que aceita se explicar já fez metade do caminho até a sua simpatia.',
    ascendant:
      'Toda parceria, para você, vem com vista para longe. Quem chega perto costuma trazer um livro, um país, uma risada grande, e você cresce pelo contato, como quem ganha um cômodo a mais. Júpiter, ali, promete com facilidade em nome de duas pessoas. Dê ao seu entusiasmo um passaporte próprio, e a dupla viaja melhor.',
    midheaven:
      'A fartura verdadeira fica da soleira para dentro. Júpiter, na raiz do mapa, gosta de muitos quartos, de parente que se hospeda, de uma árvore sob a qual se conta caso. O prestígio externo talvez interesse menos do que supõem os colegas. De uma base assim larga, porém, saem empreitadas que espantam pela confiança.',
  },
  saturn: {
    uranus:
      'O passado e o futuro têm advogados competentes na sua geração, e você escuta os dois. As casas em que eles se defrontam indicam o assunto do processo. Quando você faz o papel de quem conserva, aparecem inovadores para contestar; quando rompe, aparece quem sinta falta do muro. Um acordo bem redigido deixa a viga e troca a janela.',
    neptune:
      'A realidade e o ideal se sentam em cabeceiras opostas para toda uma faixa de idades. Em você, isso se nota naquilo que os dois planetas tocam: ora um cansaço cético, ora uma saudade de acreditar. Saturno dá o copo; Netuno, a água. A sede ensina a juntar uma coisa à outra, já que ideia não se bebe.',
    pluto:
      'Duas forças lentas se medem há muito tempo no mapa de toda a sua época, uma que conserva a ordem e outra que a corrói por baixo. Na vida de todo dia, você as conhece nos embates com instituições ou com gente que não cede. A firmeza você já provou. O que amadurece tarde, e faz bem, é o gosto de transigir.',
    ascendant:
      'Uma relação sem compromisso parece rascunho, e você quer a versão passada a limpo. Saturno, na entrada dos outros, traz pares mais velhos, mais sérios, ou pessoas que ficam sérias ao seu lado. O receio de depender atrasa o começo. Tudo o que se decide depois disso tende a durar, e a ternura chega com os anos de casa.',
    midheaven:
      'No alicerce da sua vida há uma pedra grande, e sobre ela se constrói devagar. A infância pode ter pedido juízo antes da hora; o lar de hoje pede ordem, silêncio, contas pagas. Saturno ali embaixo torna a intimidade discreta e sólida. Deixe um quarto sem função, para ver o que resolve morar nele.',
  },
  uranus: {
    neptune:
      'Quem lê esta oposição costuma ter nas mãos o mapa de alguém nascido há mais de um século, tão espaçada é a volta destes planetas. A geração oscilava entre a máquina e o sonho, entre acordar o mundo e embalá-lo. Numa vida só, isso fala baixo, pela casa de cada um, como a curiosidade por tudo que ainda não tem nome.',
    pluto:
      'O novo quer começar já, o antigo não larga o assento, e uma geração inteira recebeu essa cena ao nascer. Urano e Plutão opostos aparecem em datas muito raras, e dizem mais da época que da pessoa. No assunto em que caem, pedem reformas que respeitem o que sustenta o teto. Costuma haver quem segure a escada.',
    ascendant:
      'Os outros são a sua fonte de imprevisto. Gente fora do padrão, encontros sem roteiro, acordos que seus vizinhos achariam esquisitos: Urano se instalou onde você procura companhia e tira dali o tédio. A estabilidade também interessa, embora pareça chegar por outra linha de ônibus. Deixe claro a quem ama que também você pede liberdade.',
    midheaven:
      'A base treme um pouco, e você aprendeu a gostar do tremor. Houve talvez mudanças, costumes fora do comum, uma família que não cabia na foto. Urano, na raiz, prefere um lar desmontável a um sobrado com brasão. Lá fora, você passa por gente previsível; só as visitas sabem que a escrivaninha já encostou nas quatro paredes.',
  },
  neptune: {
    pluto:
      'Esta oposição leva séculos para se repetir, de maneira que quase só mapas históricos a trazem. Ela opõe a fé que se desfaz e o poder que se enraíza, assunto de povos mais que de pessoas. Para um indivíduo, o que conta é a casa: ali um ideal e uma força antiga se observam, e qualquer gesto honesto já serve de tradução.',
    ascendant:
      'Quem você vê quando vê quem ama? Netuno no lado dos encontros entrega lentes de foco suave, e os pares tendem a ser artistas, sonhadores ou pessoas difíceis de alcançar pelo telefone. A sua compaixão encontra serviço. Cuide para que encontre também reciprocidade, de preferência com dia, hora e alguém que apareça.',
    midheaven:
      'No lugar da origem há uma cerração bonita. As histórias da família mudam conforme quem conta, o lar ideal fica perto da água ou dentro de um disco, e você volta a ele para descansar do mundo. Netuno aconchega sem fixar paredes. Uma carreira com imaginação costuma beber desse poço, mesmo quando ninguém vê o balde.',
  },
  pluto: {
    ascendant:
      'As pessoas que entram na sua vida raramente saem sem mudar a disposição das coisas. Podem ser intensas, persuasivas, às vezes mandonas, e despertam em você uma força que dormia. Plutão, no lugar do outro, ensina o que é poder a dois. O aprendizado começa quando se discute a rédea em vez de disputá-la às escondidas.',
    midheaven:
      'Sob o seu assoalho passa um veio antigo de lembranças fortes, coisas de que se falava pouco. Dali vêm a resistência e uma necessidade de território em que ninguém mexa sem pedir. Plutão enterra e também faz brotar. Quando você revira esse solo por vontade própria, a vida pública ganha um sossego que antes precisava de armadura.',
  },
};
