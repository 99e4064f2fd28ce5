import type { ReportInterpretations } from '../../report-text-types.ts';

/** Each house by the sign on its cusp. */
export const houseSigns: ReportInterpretations['houseSigns'] = {
  1: {
    aries:
      'Você chega depressa, de testa à frente, e a primeira impressão é a de alguém que já ia sair. A franqueza desarma uns e assusta outros. Com os anos a largada continua igual, só que você aprende a esperar os que amarram o sapato.',
    taurus:
      'O corpo fala antes, e fala devagar. Há uma solidez no jeito de sentar que acalma reunião, e um limite silencioso que só se descobre ao empurrar. Muita gente procura você apenas para ficar perto, sem assunto, com um pratinho no colo.',
    gemini:
      'Mãos em movimento, olhar que já viu a placa, a tatuagem, o livro do vizinho de banco. Parece nervosismo e é fome de detalhe. Quem esperava encontrar a mesma pessoa na semana seguinte leva um susto simpático, pois o cabelo, o curso e a opinião mudaram.',
    cancer:
      'A entrada é de lado, medindo a temperatura da água. Antes de dizer o que pensa, você repara em quem está sem blusa, quem não comeu, quem riu sem vontade. Estranhos tomam isso por timidez; os de casa sabem que ali há comando, exercido com colher de pau.',
    leo: 'Alguma coisa na sua postura faz o garçom vir primeiro. Mesmo nos dias de pouca vontade, existe uma elegância de quem espera plateia, e a invisibilidade dói de um modo que se confessa a poucos. Crianças reconhecem a nobreza e pedem colo.',
    virgo:
      'A chegada é discreta e o exame, minucioso. Em meia hora você sabe onde fica tudo, o que falta e quem finge. A aparência é cuidada sem alarde. Leva tempo para os outros perceberem que por trás de tanta compostura vive um humor de canivete.',
    libra:
      'Sua presença arredonda as quinas do ambiente. O sorriso vem calibrado, o tom se ajusta ao do interlocutor, e duas pessoas brigadas conseguem conversar através de você. Falta saber, às vezes, qual era o seu lado, e essa pergunta costuma alcançar você já no estacionamento.',
    scorpio:
      'Dizem que você encara. Provavelmente está só prestando atenção, coisa tão rara que intimida. Poucas palavras, muita leitura. As amizades se formam por um processo de seleção que ninguém presencia e, uma vez formadas, aguentam temporal, mudança e confissão.',
    sagittarius:
      'Antes do seu rosto aparece a sua risada, no corredor. Gestos largos, conversa sem portão, uma tendência a derrubar o vaso ao contar a viagem. O mundo responde bem a tamanho crédito. Mágoas passam por cima de você como aves em migração, e as que causou também.',
    capricorn:
      'É comum pedirem conselho a você desde cedo, e aos sessenta talvez peçam que suba na árvore. Os anos correm ao contrário nesta fachada, que começa grave e vai se soltando. Quem chega perto descobre, por baixo da formalidade, uma ironia seca de primeira qualidade.',
    aquarius:
      'Algo na sua figura escapa ao uniforme, nem que seja a meia. Conversa com o presidente e com o manobrista no mesmo tom, e os dois saem lisonjeados. Muito contato, pouca intimidade de saída: a porta da frente é de vidro, a segunda porta é que tem chave.',
    pisces:
      'Cada pessoa vê em você um filme um pouco diferente. Há um ar de quem chegou de barco, um olhar que parece lembrar de alguma coisa. Isso atrai confidências e carências em igual número, e o fim do dia pede silêncio, banho e a recuperação do próprio contorno.',
  },
  2: {
    aries:
      'Dinheiro, aqui, é caça. O ganho vem melhor no impulso, na comissão, no trabalho que você abriu no braço, e o gasto, do mesmo jeito, no sábado. A autoestima sobe quando há algo a conquistar. Um freio mecânico, tipo débito automático para a reserva, vale por muita força de vontade.',
    taurus:
      'Acumular com gosto é um dom. Você sabe o que vale um tecido, um terreno, uma hora bem trabalhada, e prefere ter pouco e bom. A segurança se mede com a mão. Desfazer-se de alguma coisa, ainda que sem uso, provoca uma pontada que surpreende quem ajuda na faxina.',
    gemini:
      'O sustento costuma vir por duas torneiras, às vezes três, todas ligadas a falar, escrever, vender ou levar coisa de um lado a outro. Pequenas entradas, pequenas saídas, muito movimento. O seu bem mais rentável é saber explicar, e convém que tenha tabela de preços.',
    cancer:
      'Você guarda para o inverno, mesmo em cidade sem inverno. O que se tem está ligado a quem se ama, de modo que emprestar a um irmão e economizar para a casa são movimentos do mesmo músculo. Humor e saldo andam juntos. Há sempre um envelope que ninguém conhece.',
    leo: 'Você gasta com grandeza e cobra com orgulho. O conforto precisa ter algum brilho, um bom sapato, uma festa em que nada falte, e presentear dá mais alegria do que possuir. Preço baixo lhe soa como ofensa pessoal, o que encarece a feira e melhora o salário.',
    virgo:
      'Cada centavo tem destino e nome. O ganho vem de habilidade específica, aperfeiçoada sem pressa, e a autoestima, de saber que se faz direito. Na hora de pedir aumento, porém, você enumera os próprios defeitos. Alguém de fora, lendo a mesma lista, pagaria o dobro.',
    libra:
      'O bolso tem bom gosto e gosta de companhia. Rendem melhor as sociedades, os ofícios de trato e de beleza, as vendas em que o cliente sai contente. Dividir despesas exige tato, pois a vontade de ser agradável faz você pagar o café de pessoas muito bem de vida.',
    scorpio:
      'Ninguém sabe ao certo quanto você tem, nem é da conta de ninguém. O dinheiro representa poder de ir embora, e por isso é vigiado com discrição felina. Fases de tudo e de nada se alternam. Recuperar-se de um aperto, no seu caso, é quase uma especialidade.',
    sagittarius:
      'Sua confiança está na próxima entrada, que quase sempre vem. Entre uma e outra, o salário vai em livro, passagem, rodada para a mesa inteira. O valor de alguma coisa depende da liberdade que ela dá. Listas e limites parecem mesquinharia até a noite em que a máquina recusa o cartão diante dos amigos.',
    capricorn:
      'A subida é aos poucos, com os dois pés no chão. O começo pode ser modesto, a reserva cresce sem ninguém notar, e a ideia de depender de outra pessoa dá um arrepio antigo. Você compra uma vez e usa vinte anos. Permitir-se um luxo sem justificativa prática ainda pede algum ensaio.',
    aquarius:
      'A relação com posses é intermitente: hoje coleciona, amanhã doa tudo e respira. Ganhos chegam por vias modernas ou pouco usuais, com ritmo irregular, e conviver com isso exige um colchão. O que lhe dá valor é a independência. Quem tentar comprá-la ouve uma recusa educada.',
    pisces:
      'O dinheiro escoa por frestas bonitas: um pedido, uma vaquinha da escola, um disco raro. Talento há, e de sobra; faltam etiqueta e cobrança. Em compensação, dádivas aparecem em épocas magras. Um contador paciente faz por você o que um dique faz por uma vila.',
  },
  3: {
    aries:
      'A fala vai na frente do pensamento, com verbo curto. Discussões acendem a inteligência, e você aprende melhor disputando do que ouvindo. Entre irmãos, a disputa pode ser pelo banco da janela. A frase dura que escapa já foi esquecida por quem disse, e continua em cartaz para quem ouviu.',
    taurus:
      'As palavras amadurecem no pé. O que de fora parece lentidão é mastigação, e o que se aprende assim fica. Voz boa, opinião sólida, trajeto sempre igual. Convencer você do contrário leva uma tarde, comida e, de preferência, a impressão de que a ideia foi sua.',
    gemini:
      'Nesta mente há corrente de ar permanente. Você lê o rótulo, corrige a placa, puxa assunto no guichê e se atrasa por excesso de encontros. A curiosidade não cansa nunca; o ouvinte, sim. Um bairro inteiro serve de família, e o grupo de mensagens ferve por sua causa.',
    cancer:
      'Você se lembra de diálogos inteiros, com a luz que fazia. O pensamento é guiado pelo afeto e compreende melhor quando gosta de quem ensina. Irmãos, ou quem ocupou esse lugar, moram fundo. Uma palavra em tom errado faz você mudar de calçada por um mês.',
    leo: 'Contar é encenar, com vozes, pausas e um final melhorado. Sua palavra aquece e convence, sobretudo quando fala por alguém que não sabe se defender. A correção em público fere. Em cadernos antigos, pode haver títulos em letra caprichada para histórias que mereciam ter continuado.',
    virgo:
      'O erro de digitação salta da página e lhe dá um tapinha. Inteligência de revisor, que separa, classifica, melhora, e que sofre com imprecisões no jantar. No estudo, nada supera seu método. Dos irmãos, você talvez tenha sido quem sabia onde estavam os documentos.',
    libra:
      'Seu pensamento tem forma de conversa, ouvindo a outra parte mesmo quando ela está ausente. O texto sai polido, o e-mail difícil ganha três versões. Decorre daí uma diplomacia preciosa entre vizinhos e uma dificuldade real de responder à enquete do grupo antes do prazo.',
    scorpio:
      'As suas perguntas vão direto ao cano rompido. Você escuta o que não foi dito, guarda, e três meses depois usa, ou, por bondade, deixa quieto. Assuntos superficiais dão sono. O valor de saber calar pode ter vindo cedo, da escola ou de casa.',
    sagittarius:
      'O bairro parece pequeno para tanto assunto. Você opina longe, aprende por saltos, e as histórias crescem um palmo a cada vez que são contadas. Quem ensina você costuma gostar do entusiasmo e sentir falta de capricho. Viagens curtas, feitas sem plano, renovam a cabeça melhor que férias.',
    capricorn:
      'Uma economia de palavras que passa por severidade. Você fala quando sabe, escreve sem adjetivo, e a promessa dada por mensagem vale como firma reconhecida. A infância escolar pode ter pesado. Aos poucos aparece o humor, dito sem mudar a cara, e a sala demora um segundo para rir.',
    aquarius:
      'Ideias chegam de um satélite particular. Você liga pontos distantes, discorda por esporte, aprende fora da ordem e explica, com desenho, o que ninguém tinha conseguido explicar. O caminho para o trabalho muda toda semana. Irmãos, se houver, viram amigos ou estranhos muito cordiais.',
    pisces:
      'Pensamentos vêm com música ao fundo. Na aula, o olhar vai para a vidraça e mesmo assim algo entra, por osmose. A palavra exata foge, a metáfora acerta. Recados se perdem com facilidade, e alguém da vizinhança, que mal conhece você, sente-se compreendido por um aceno.',
  },
  4: {
    aries:
      'Na origem pode ter havido movimento: discussões, mudanças, um temperamento forte dando o compasso. Hoje a casa precisa de espaço para desabafar o corpo e de porta que não bata. Quem vem morar junto descobre que reformas se decidem na sexta e começam no sábado às sete.',
    taurus:
      'Raiz grossa. O lar é sólido, cheiroso, com despensa cheia e poltrona que ninguém ocupa. Da família podem vir hábitos de mesa e uma teimosia que se transmite como receita. Mudar de endereço equivale a transplante, e por meses você ainda estende a mão para o interruptor antigo.',
    gemini:
      'Casa de muitas conversas simultâneas, livros na pia, gente que passa. Talvez tenha havido muita mudança, ou dois lares. Sossego, para você, tem rádio ligado. A família se explica por anedotas, e de uma delas ainda existem três versões incompatíveis.',
    cancer:
      'Ninguém faz um ninho com mais ciência. As lembranças de infância têm textura, e a relação com quem criou você continua viva mesmo na ausência. O portão fecha cedo. Do lado de dentro, há cobertor para um número de visitas que a metragem do apartamento não prometia.',
    leo: 'O orgulho de família existe, ainda que a família fosse modesta. Em casa, você gosta de receber, de que a sala tenha um centro, e reina com generosidade se ninguém contesta a disposição dos quadros. Algum ancestral cheio de pose merece, até hoje, uma moldura melhor que a dos outros.',
    virgo:
      'Há sempre um jeito certo de fazer, seja o arroz, seja a mala, e talvez isso venha de longe. A casa funciona como relógio, e a visita que deixa a toalha fora do lugar nem desconfia. Cuidar é limpar. Uma desordem escolhida, uma só, um canto de tintas e retalhos, faz o lar respirar.',
    libra:
      'O fundo do mapa pede paz, e por ela você lê depressa o humor de quem está por perto. Os ambientes são harmoniosos, a luz estudada, e a discussão doméstica é adiada até virar objeto de decoração. Dividir o teto com alguém de voz franca desconcerta primeiro e alivia depois.',
    scorpio:
      'Toda família tem um armário trancado, e nesta posição ele pode pesar. O que não se fala deixa antenas e uma lealdade feroz ao próprio canto. O lar é fortaleza, com poucos convidados. A pergunta certa, feita com jeito, pode iluminar três gerações.',
    sagittarius:
      'Pode ter havido em casa um vento de fora: parente que viajava, fé fervorosa, livros, gente de passagem. As raízes são portáteis. Dá para morar bem longe do ponto de partida, de preferência com vista, e a hospitalidade é tanta que amigos de amigos têm chave sem que você se lembre de ter dado.',
    capricorn:
      'A responsabilidade costuma chegar cedo nesta posição. Talvez tenha faltado colo ou sobrado dever, e cuidar dos outros virou hábito. O lar se constrói tarde, tijolo a tijolo, com paredes boas. Depois dos quarenta pode surpreender, e passa a ser onde todos querem ficar nas festas.',
    aquarius:
      'Talvez por alguma coisa fora do padrão lá atrás, você tem a convicção de que família é algo que se inventa. A casa parece sede de alguma coisa, com fios e visitas de nome desconhecido. Privacidade significa, para você, liberdade de ninguém perguntar a que horas volta.',
    pisces:
      'O lar das lembranças tem contornos de sonho, com ternura e alguma neblina, quem sabe um adulto presente e ausente ao mesmo tempo. Hoje você precisa de um lugar com pouca luz e água por perto. Gente à deriva acaba dormindo no seu sofá, e vai ficando até as férias.',
  },
  5: {
    aries:
      'Você se apaixona em segundos e joga para vencer, mesmo contra sobrinhos de seis anos. Criar é explodir: três horas seguidas, tela pronta, próxima. O tédio encerra romances que a briga teria mantido. A alegria maior vem de estrear, e cada estreia faz você parecer outra vez adolescente.',
    taurus:
      'O prazer é coisa de sentidos, e não se apressa: mesa farta, argila, dança de rosto colado, flores plantadas por quem as colhe. O namoro anda de mãos dadas por meses. As obras são poucas e têm acabamento. Crianças encontram em você um tronco em que dá para subir.',
    gemini:
      'Flerte por escrito, riso fácil com trocadilho ruim, peças inventadas para os primos representarem. A criatividade é verbal, múltipla, de fôlego curto. Dois jogos ao mesmo tempo divertem mais do que um. Quem conquista você começa por uma boa pergunta e nunca explica a piada.',
    cancer:
      'O amor, nesta parte da vida, alimenta, agasalha e tem álbum. Você cria a partir da memória, com vozes da infância e sabores, e a timidez some diante dos pequenos. Expor uma obra custa como expor o peito. Uma observação distraída sobre o desenho fica guardada por anos.',
    leo: 'Palco, luz, alguém na coxia: aqui você está em casa. O dom de brincar é régio, contamina, e o romance se quer grandioso, com declaração em voz alta. O dia sem criar parece roubado. Perder com elegância é uma cena que ainda se ensaia, de preferência com plateia.',
    virgo:
      'A diversão melhora depois da louça, e o lazer tem técnica: bordado, modelismo, dança aprendida por passos numerados. Nos amores você observa muito antes de arriscar. O crítico interno senta na primeira fila e dificilmente bate palmas, de modo que as melhores criações nascem quando ele cochila.',
    libra:
      'Arte e namoro se confundem num mesmo esmero. A sedução é educada, feita de atenção e roupa bem escolhida, e criar a dois rende mais que em solo. O ridículo é evitado, pena, porque nele mora metade da diversão. Alguém que faça você gargalhar de boca cheia muda isso.',
    scorpio:
      'Brincadeira, aqui, é a sério. A paixão toma a casa, apaga a agenda e volta transformada em obra, ciúme ou silêncio de três dias. Jogos de superfície aborrecem. A criação vem de regiões que não se mostram à luz, e quem assiste percebe que ali custou alguma coisa.',
    sagittarius:
      'A alegria precisa de ar livre. Você namora na estrada, cria com exagero, ensina crianças a assobiar com folha de capim. O bom humor é teologia. Compromissos amorosos apertam quando parecem cerca, e correm bem ao lado de quem também guarda uma mochila pronta atrás da porta.',
    capricorn:
      'Diversão vem depois, diz a regra, e o depois pode demorar. Você cria com disciplina de relojoeiro, ama com intenção de futuro. Aos vinte, parece seriedade demais. Aos cinquenta, pode vir a estreia numa bateria de escola de samba e a descoberta, com espanto, de que ninguém pediu currículo.',
    aquarius:
      'Inventar é mais divertido que ganhar. Os amores começam por amizade e mantêm algo dela, inclusive a liberdade, e a arte tem um parafuso a mais. Com crianças, você conversa de igual para igual e elas retribuem com segredos. Demonstrações públicas de ciúme encerram a sessão.',
    pisces:
      'Você namora uma atmosfera antes de uma pessoa. A imaginação cria canções inteiras no trajeto, muitas perdidas ao chegar, e no cinema você chora até os créditos. Entrega total, limite nebuloso. Com um horário e um lápis, o sonho vira obra; sem eles, vira uma lembrança linda de fevereiro.',
  },
  6: {
    aries:
      'No trabalho, você dá conta de incêndios com gosto e de arquivos com suplício. Precisa de autonomia, ritmo e algo a vencer até a hora do almoço. O corpo gosta de suor. Chefes minuciosos acordam em você um talento para a rebeldia que o departamento ainda comenta.',
    taurus:
      'Um passo de cada vez, sem hora extra, com o lanche certo às dez. A produção é regular, as mãos são hábeis, e a equipe se apoia em você como em bancada. Mudança de sistema, só com aviso. O corpo conta o estado de espírito na fivela do cinto.',
    gemini:
      'A rotina ideal tem sete assuntos e nenhum repetido. Atende, redige, corre até o outro andar, resolve por telefone. Tarefa longa e muda irrita os nervos, que são os primeiros a avisar do excesso. Colegas sabem tudo por seu intermédio, inclusive aquilo que ainda nem foi anunciado.',
    cancer:
      'Você trabalha bem onde há clima de família e mal onde há catraca. O cuidado com os outros vira método, da fruta levada à colega ao paciente chamado pelo apelido. Preocupações instalam-se no estômago. Um ambiente ríspido, mesmo bem pago, consome em um ano o que levaria dez.',
    leo: 'Mesmo o serviço miúdo pede assinatura. Sai bem aquilo que alguém vai notar, e um chefe que agradece obtém milagres. Varrer nos bastidores, sem crédito, apaga a luz. Há talento para animar equipe desanimada, e a mania de decorar a própria baia como camarim.',
    virgo:
      'Rotina afinada, instrumentos no lugar, processo em melhoria contínua. Você é quem os outros consultam antes de chamar o técnico. A exigência, porém, não tem botão de desligar, e a cabeça vai para a cama com a lista. O corpo costuma avisar com clareza, e vale a pena ouvir.',
    libra:
      'A paz do ambiente conta tanto quanto o salário. Você trabalha melhor em dupla, com boa luz, e é capaz de suavizar cliente furioso apenas escutando. Conflito de escala estraga o apetite. Como custa dizer não, a divisão de tarefas que propôs, justíssima, acaba pendendo para o seu lado.',
    scorpio:
      'O expediente é levado às últimas consequências. Você gosta de problema enterrado, de auditoria, de salvar o que já tinham dado por perdido, e foge do cafezinho coletivo. Confia em um colega, no máximo dois. O corpo guarda tensão que exercícios fortes sabem arrancar.',
    sagittarius:
      'Entre quatro paredes e com ponto eletrônico, definha. Entre aeroportos, alunos ou clientes de fora, floresce. Você confia que o detalhe vai se ajeitar, e ele de fato se ajeita, graças a um colega que merece panetone no fim do ano. O corpo pede caminhada, horizonte e moderação na sobremesa.',
    capricorn:
      'Você trabalha como quem tem dívida com o dever. A pontualidade é exagerada, segundo os invejosos, e a resistência é enorme, até que um joelho ou um sono cobrem descanso atrasado. Subir de posto costuma ser consequência. Delegar é o que exige anos de treino e um bom substituto.',
    aquarius:
      'O método é seu e nem sempre explicável. Horários flexíveis, tecnologia, equipe sem mandachuva: assim se rende por três. Regra sem motivo aciona um protesto educado. Os hábitos de corpo saem por experimentos, um mês de cada jeito, até que um deles, quase por acaso, fica.',
    pisces:
      'A lista de tarefas é lida como poema, fora de ordem. Você serve com devoção onde há sofrimento ou beleza, e evapora diante de formulário. O organismo sente o ambiente antes da mente. Um colega prático, com relógio, vale mais do que todos os cursos de produtividade.',
  },
  7: {
    aries:
      'Atraem você pessoas que decidem. Alguém que chegue, diga, escolha o restaurante e arque com a escolha. A briga entra no pacote, às vezes como tempero. Com o tempo se percebe que a coragem admirada no outro também tinha domicílio ali, apenas bem-educada demais para aparecer.',
    taurus:
      'Você procura em alguém um chão firme. Encantam a calma, o corpo presente, a pessoa que cumpre o horário e cozinha sem pressa. O ritmo lento irrita você um pouco e cura muito. Laços se formam devagar e se desfazem, quando é o caso, mais devagar ainda.',
    gemini:
      'A companhia ideal conversa até apagar a luz e recomeça no elevador. Interessa a inteligência ligeira, a pessoa que traz notícia, que discorda rindo. Há algum perigo de confundir papo com presença. Sociedades de palavra, sim: revista, escola, loja, podcast na garagem.',
    cancer:
      'Você quer alguém que pergunte se já comeu. Por trás de uma imagem firme, você busca na parceria o abrigo que não se permite pedir, e escolhe gente sensível, de humor lunar. O casal vira clã. Saber que o outro também tem dias de concha evita muita porta fechada.',
    leo: 'Luz própria encanta você. A pessoa ao seu lado tem presença, opinião, um modo de ocupar a fotografia, e você, que defende o coletivo com tanto gosto, se derrete por um indivíduo. Admirar faz parte do trato. Quando a admiração vira vassalagem, o camarim do outro fica pequeno para dois.',
    virgo:
      'Agrada quem repara. Amor, para você, ganha crédito com a gentileza de ordem prática, o mapa salvo, o botão pregado antes que alguém reparasse. Pode haver certa seleção por currículo. A pessoa crítica que aparece tanto em sua vida fala, às vezes, com a sua própria voz.',
    libra:
      'O encontro é a forma que a vida tem de lhe dar direção. A busca é de elegância, justiça, conversa sem grosseria, alguém com quem dividir a escolha do abajur. Tão forte é a vontade de harmonia que um desacordo parece ruptura. Casais assim precisam de uma boa briga anual, com pauta.',
    scorpio:
      'Pessoas de meia intensidade passam sem deixar marca. As que ficam têm fundo, segredo, um olhar que pergunta. A parceria transforma, e nem sempre com delicadeza, pois o controle se disputa em silêncios. Confiança conquistada assim, degrau por degrau, dificilmente encontra rival.',
    sagittarius:
      'O par perfeito teria outro sotaque e um plano de viagem. Interessa gente aberta, que ri alto, capaz de discutir Deus às duas da tarde. O compromisso é bem-vindo se tiver varanda. De tanto se buscarem horizontes lado a lado, às vezes falta olhar para quem segura o mapa.',
    capricorn:
      'Atrai quem parece pronto: maturidade, palavra, uma biografia em ordem. Pode haver diferença de idade, de posto ou apenas de gravidade. A relação começa fria e esquenta com os anos, ao contrário de tantas. Sociedades de trabalho prosperam, desde que alguém abra a janela no domingo.',
    aquarius:
      'Você ama melhor quem não cabe em rótulo. Amizade primeiro, liberdade sempre, e um acordo próprio que dispense a opinião da vizinhança. Previsibilidade excessiva esfria; distância excessiva, também. A pessoa certa some por uma tarde, volta com um inseto na caixa de fósforos e muita coisa a contar.',
    pisces:
      'O coração reconhece fragilidade e se aproxima. A escolha recai em artistas, sonhadores, gente por salvar, e a sua parte prática acaba sustentando o barco. Há ternura de cinema. Um dia se nota que quem precisava de colo era quem remava, e que a outra pessoa, perguntada, teria remado com gosto.',
  },
  8: {
    aries:
      'Crises despertam uma coragem de bombeiro. Você entra no assunto proibido pela porta da frente, cobra a dívida, abre a pasta do cartório, propõe a conversa que todos adiam. O desejo é direto. Falta paciência com o tempo que os outros levam para chorar, e um copo d’água costuma bastar.',
    taurus:
      'O que é comum tem de estar no papel e o que é íntimo, na pele. Lentidão para confiar, fidelidade depois. Em perdas, você se agarra ao objeto, ao cheiro do casaco, e esse apego consola mais do que parece a quem recomenda superar. Partilhas se resolvem com calma e matrícula do imóvel.',
    gemini:
      'Você fala do indizível com naturalidade quase clínica. A curiosidade por temas graves leva a leituras e a perguntas que ninguém tinha feito à mesa. Rir um pouco ajuda a atravessar. Em dinheiro comum, muitos papéis, muitos acordos, e a necessidade de que alguém guarde o comprovante.',
    cancer:
      'Intimidade é onde se tira o casco. Perdas da família marcam fundo e pedem ritual, uma sopa, uma caixa de fotos. Os medos se herdam junto com as louças. Em finanças divididas, o afeto vota primeiro, e alguém bem-intencionado pode dever a você uma explicação.',
    leo: 'Até na sombra existe um senso de espetáculo. O orgulho se põe à prova nas dependências, quando é preciso pedir, dever, chorar diante de alguém. Nessas horas aparece uma dignidade que não precisa de luz. O desejo quer ser escolhido outra vez, toda vez.',
    virgo:
      'Diante do caos, você faz lista. Impostos, apólices, pastas com etiqueta: as crises encontram você de caneta, e quem está em pânico agradece. Na intimidade, o pudor vigia os detalhes. Confiar é suspender por uma noite o controle de qualidade, e descobrir que o imperfeito aquece.',
    libra:
      'O profundo se aborda com luvas. Partilhas tendem à conciliação, e a divisão dos bens parece um tratado entre países amigos. Custa suportar a feiura de certas verdades, próprias inclusive. Um par que aguente vê-las e continue de bom humor transforma o que nenhum argumento transformava.',
    scorpio:
      'Aqui se nada em águas conhecidas, de olhos abertos. Seu olho vê a intenção sob o gesto, o medo sob a raiva, e pouca coisa humana escandaliza. Fim e recomeço são estações do ano. A tentação do controle é grande, e grande também a liberdade sentida quando se larga a corda.',
    sagittarius:
      'Você encara perdas com uma fé que surpreende quem está de coração pesado, e o humor nas horas duras pode escandalizar alguém. Há confiança nos recursos alheios, por vezes excessiva, ao assinar como fiador. A busca de sentido leva longe. Depois de cada queda, você sai com uma teoria e uma cicatriz bem contada.',
    capricorn:
      'O controle é a cadeira favorita. Depender assusta, e por isso tudo o que é partilhado vem com garantias, prazos, reservas. As crises são administradas com competência e choradas dois anos depois, no trânsito. Uma intimidade que sobrevive a essa demora ganha foro de confidente.',
    aquarius:
      'Emoções pesadas são olhadas do alto, com interesse e algum frio. Rompimentos vêm súbitos, recuperações também. Você inventa acordos financeiros que o cartório desconhece e que funcionam. Entrar mesmo no poço, com água nos joelhos, é tarefa para uma amizade capaz de ir junto em silêncio.',
    pisces:
      'Fronteiras se dissolvem no que é íntimo, e o que é de um passa ao outro, o medo, o sonho, o saldo. Um instinto raro acompanha quem atravessa fim de ciclo. Já os contratos precisam de olhos secos. Água demais aduba e também carrega a cerca.',
  },
  9: {
    aries:
      'Você acredita do jeito que corre, com o peito. Viagens decididas na véspera, opiniões estreadas em voz alta, um professor que virou rival. Só vale o que descobriu na própria pele, e conselhos de viagem vão para o lixo do aeroporto. A melhor fase da fé começa no dia em que se aprende a perguntar.',
    taurus:
      'Uma verdade só convence se alimentar. Você viaja para comer bem, estuda o que vai usar, e a fé, quando há, tem cheiro de vela e banco de madeira. Muda de ideia uma vez por década. As convicções assim curadas servem de mesa a muita gente em época de moda rápida.',
    gemini:
      'Há um mapa, três idiomas começados, uma assinatura de jornal estrangeiro. O saber encanta pela variedade, a crença se discute entre garfadas, e cada viagem rende tantas histórias que o lugar, coitado, desaparece. Falta o mergulho. Um mestre paciente, que faça a mesma pergunta por um ano, pode provocá-lo.',
    cancer:
      'O longe vale quando lembra casa. A religião da infância, se houve, mora no ouvido, e as viagens seguem rastros de família, de cidade, de sobrenome. O estudo rende de pantufa. Você se instala facilmente em terra alheia, contanto que haja uma panela, uma vizinha e a hora do telefonema.',
    leo: 'Ideias grandes pedem palco. Você ensina com carisma, viaja em estilo, defende a própria filosofia com um calor que converte a mesa. Mestres são admirados como astros e decepcionam como eles. Estar entre alunos, com um deles discordando bem, é onde se brilha sem esforço.',
    virgo:
      'Você desconfia de verdades sem nota de rodapé. A viagem tem planilha, o estudo tem índice, a fé tem horta comunitária. Alguma coisa se perde em espanto e muito se ganha em exatidão. Um imprevisto magnífico, trem perdido, aldeia em festa, fica na lembrança como a única parte que não foi planejada.',
    libra:
      'Você procura ideias belas e justas, e gente com quem as debater. O direito, as artes, a diplomacia atraem. Viaja mal sem companhia e muito bem com ela. Diante de duas doutrinas, você enxerga o mérito de ambas, e há quem espere há anos que se filie a alguma.',
    scorpio:
      'A busca é de minerador. Uma doutrina interessa pelo que esconde, uma cidade pelo bairro a que os guias não levam, um livro pela página arrancada. Crises de fé acontecem inteiras, sem meio-termo, e delas se volta com pouquíssimos dogmas, todos testados no escuro.',
    sagittarius:
      'O arco está esticado desde cedo. Estudar, viajar, ensinar, opinar sobre o sentido das coisas: nada disso cansa, e nas férias você relaxa lendo sobre outra religião. Você prega um pouco. O mundo retribui tanta confiança com encontros que, contados, parecem inventados, e alguns foram ampliados.',
    capricorn:
      'Do alto se vê melhor, mas é preciso subir. Diploma demorado, viagem paga por merecimento, fé sóbria, herdada ou conquistada pelo cansaço. Você respeita instituições e professores de cabelo branco. Mais tarde pode chegar a sua vez na cátedra, e os alunos vão imitar a sua pausa.',
    aquarius:
      'As ideias interessam quando ainda não foram aprovadas. Você estuda por conta própria, com gente de fuso distante, e troca de paradigma como outros trocam de operadora. Viagens estranhas, hospedagem em laboratório ou aldeia. A certeza alheia dá coceira; a própria, quando aparece, é disfarçada de hipótese.',
    pisces:
      'Você lê místicos como quem lê cartas de parentes. O horizonte chama por razões que não se explicam ao gerente, e há viagens feitas sem sair da rede. A crença vem com facilidade e a desilusão, em silêncio. O mar, qualquer mar, faz as vezes de templo e confessionário.',
  },
  10: {
    aries:
      'O nome público é o de quem vai na frente, e chefia, para você, é um verbo no presente. A conquista vem depressa, o tédio mais depressa. Uma carreira em episódios convém mais que uma escadaria. Ao receber um prêmio, sua cabeça já está na raia da próxima prova.',
    taurus:
      'Uma reputação de confiança, construída sem pressa, que os anos valorizam como madeira. O mundo pede que você mantenha, produza, conserve. Trocar de ramo custa mais do que deveria. Em crise de mercado, enquanto os brilhantes tropeçam, é o seu balcão que continua abrindo às oito.',
    gemini:
      'Em público, você é quem sabe explicar. Duas carreiras paralelas, ou uma feita de mil contatos, alimentam uma fama de inteligência rápida. O alto posto interessa menos que o assunto do dia. Se perguntam à família o que você faz, cada pessoa responde de um jeito, e todas acertam.',
    cancer:
      'Você cuida da profissão como de um clã, e o público sente a proteção. O humor pessoal transparece no cargo, para bem e para mal. Recua de um ataque e volta de flanco, à moda dos caranguejos, com a vantagem de que poucos notam que o território já mudou de mãos.',
    leo: 'Cargos sem rosto não servem. A vocação quer autoria, aplauso, responsabilidade de quem assina em cima, e distribui entusiasmo para baixo. Um chefe inseguro teme a sua sombra. Se o trono demora, você acaba coroando o próprio projeto de fundo de quintal, e as pessoas vão vê-lo.',
    virgo:
      'A subida é por mérito verificável. Enquanto outros anunciam, você conserta, e um dia percebem que a casa inteira depende daquele detalhe. A fama de pessoa competente chega acompanhada da de exigente. Um pouco de vitrine, dosada como pimenta, evitaria que o crédito fosse parar na mesa ao lado.',
    libra:
      'A carreira se faz por alianças. Estética, justiça e trato são a matéria-prima, e seu nome circula associado a outro, numa firma, num estúdio, num casal conhecido. Decidir sob holofote cansa. O dia em que se sustenta uma posição impopular, sem perder a gentileza, marca a biografia.',
    scorpio:
      'Entregam-lhe o que precisa ser demolido, curado ou descoberto. A autoridade vem sem crachá, pela coragem de olhar, e desperta respeito misturado a algum receio. Carreiras podem acabar e renascer inteiras. O poder, quando chega, é exercido a portas fechadas e convém que tenha uma com vidro.',
    sagittarius:
      'O posto ideal tem janela para fora do país. Sua imagem é de quem aponta caminho, anima, publica, professa, e o mundo confia antes de conferir. Promessas públicas crescem mais do que o orçamento. Você aceita a promoção, contanto que a nova sala permita viajar às quintas.',
    capricorn:
      'A montanha é sua paisagem. Postos se conquistam por resistência, a ambição tem prazo de décadas, e quem ri do seu plano aos vinte e cinco pode se calar aos cinquenta. Fica no ar a pergunta sobre o que se faz lá em cima quando venta e já não há mais subida.',
    aquarius:
      'A profissão talvez não tenha nome, ou tenha um inventado por você. O público se reconhece pela diversidade e a chefia, pelas dores de cabeça. Mudanças súbitas de rota acabam mostrando coerência vistas de longe. O que se deixa é uma maneira, copiada por gente que desconhece a origem.',
    pisces:
      'O mundo projeta em você o que precisa, santo, artista, salvador ou culpado. A vocação é larga e difícil de escrever em cartão, ligada a imagem, cuidado ou mistério. O crescimento vem por marés. Um agente, uma sócia, alguém de pulso firme permite que a inspiração tenha endereço.',
  },
  11: {
    aries:
      'Amizade é time. Você reúne gente para fazer, começa a campanha, discute com o fundador e funda outra. Os amigos são francos, competitivos, de largada. Os sonhos envelhecem rápido, porque assim que se tornam possíveis um novo pede passagem, com o uniforme já escolhido.',
    taurus:
      'Poucos amigos, os mesmos da quinta série, e uma mesa onde todos sabem seu lugar. O futuro se imagina em termos concretos, um sítio, uma cooperativa, um fundo. Causas abstratas deixam indiferente. Quando um deles precisa, você chega com ferramenta, comida e nenhuma pergunta.',
    gemini:
      'Quantos grupos cabem num celular? A rede é vasta, heterogênea, alimentada de piadas e indicações, e por ela circulam empregos, gatos e boatos. Falta intimidade em algumas pontas. O sonho muda de tema a cada estação, e há sempre alguém novo para contá-lo bem.',
    cancer:
      'Os amigos acabam chamando você em emergência doméstica. O grupo é família, com ciúmes e travessa de lasanha, e sair dele dói como deixar um lar. Ideais passam pelo cuidado, a creche, o bairro, a memória. Gente nova demora a entrar e, depois, ganha gaveta.',
    leo: 'Em toda turma existe um centro, e a roda se arruma ao seu redor sem combinação. Os amigos têm brilho, alguns têm palco. Você defende os seus em público como ninguém. Causas ganham voz e festa. Ouvir em silêncio uma assembleia inteira, isso é outro departamento.',
    virgo:
      'Nos coletivos, cabe a você fazer com que funcione: ata, chave, lista, café. Amigos escolhidos por seriedade, poucos, consultados com método. O ideal é melhorar alguma coisa pequena de verdade. Com o tempo, alguém precisa lembrar que também dá para ir à reunião só pela companhia.',
    libra:
      'Uma vida social afinada, em que pessoas inconciliáveis se encontram por sua causa e saem trocando contatos. Os grupos vivem em torno de arte, direito, conversa. Preterir um amigo por outro é um suplício, e em qualquer festa a sua mesa é a mais difícil de montar.',
    scorpio:
      'Muitos conhecidos, três cúmplices. A amizade é pacto, prova-se em crise e se encerra sem segunda via. Nos grupos, você percebe quem manda por trás de quem fala. O futuro desejado tem algo de revolução, e os que riem dele não viram ainda o tamanho do arquivo.',
    sagittarius:
      'A turma é barulhenta, internacional, otimista, com barraca e violão. Vocês sonham alto e em voz alta, e meia dúzia desses sonhos se realiza por teimosia coletiva. Dos combinados miúdos ninguém lembra. Um amigo de infância, caseiro e preciso, é o que garante a volta com todos no ônibus.',
    capricorn:
      'Amigos mais velhos, ou velhos desde sempre. Você entra nos grupos com reserva e acaba presidindo, porque alguém tem de fechar as contas. O futuro é projeto com etapas. A leveza entre pares você aprende tarde, e o riso dessa turma de cinquentões na calçada acorda a rua.',
    aquarius:
      'O habitat natural. Ideias circulam, hierarquias caem, e a humanidade é uma lista de contatos em expansão. Ninguém é excluído, ninguém é muito íntimo. Sua lealdade ao que ainda não existe é admirável. Um aniversário esquecido, porém, mostra que o amigo concreto também merece utopia.',
    pisces:
      'Os amigos chegam feito maré, alguns encalhados. Há compaixão, sarau, causas de bicho e de gente, e uma dificuldade em perceber quem só vem pedir. Os sonhos são imensos e de contorno macio. Entre tantos, um amigo sereno que saiba ir embora na hora certa é tesouro.',
  },
  12: {
    aries:
      'A raiva dorme em quarto escuro, com fama de não existir. De fora se vê calma; por dentro, uma briga antiga continua com outros nomes. O impulso escondido serve muito bem a causas silenciosas, a noites de trabalho solitário, a um saco de pancadas no quartinho dos fundos.',
    taurus:
      'Prazeres secretos, reservas de que ninguém sabe, um apego que só aparece quando se perde a coisa. O descanso verdadeiro vem pelos sentidos: terra, pão, sesta. Há um medo de faltar cuja origem é mais antiga que você. A sós, num jardim alheio, ele se aquieta.',
    gemini:
      'A mente conversa consigo em voz tão baixa que você nem percebe. Diários, cartas não enviadas, insônias com diálogos completos. Ideias ótimas ficam sem autor. Escrever sem leitor em vista dá ordem a esse sótão, e às vezes o que foi escrito assim serve a mais alguém.',
    cancer:
      'O choro costuma sair no chuveiro, com a água aberta. A necessidade de colo, guardada com zelo, escapa em forma de cuidado com animais, gente de ninguém, plantas de portaria. Recolher-se é voltar à toca do cobertor. Da família podem ficar dores sem fotografia, só com um cheiro de chuva.',
    leo: 'Um artista mora nos bastidores. Você dança com perfeição na sala vazia, cede o crédito com um gesto nobre, e depois fica um gosto amargo que custa confessar. Brilhar parece perigoso, talvez porque um dia foi. A luz vaza assim mesmo, pelas frestas, e guia muita gente perdida.',
    virgo:
      'O crítico trabalha em turno noturno. Erros de doze anos atrás são revisados com zelo, enquanto de dia ninguém suspeita de tanta exigência. Servir sem aparecer faz bem à alma. Uma meditação com as mãos, como catar feijão ou restaurar um livro, põe o revisor para dormir.',
    libra:
      'A vontade de agradar age por baixo do pano. Você cede sem notar, concilia até no sonho, e pode haver um amor antigo com quem ainda se conversa em silêncio. Faz falta um retiro belo: um claustro, uma sala de concerto quase vazia. Sem espelho por perto, aparece a própria opinião.',
    scorpio:
      'O poço tem fundo falso, e você conhece a passagem. Medos e paixões trabalham longe da vista, e a suspeita de que algo se trama acompanha fases inteiras. Dessa profundidade saem curas discretas. Falar dela a uma pessoa, apenas uma, muda o ar da caverna toda.',
    sagittarius:
      'Você carrega em segredo uma fé maior que a declarada. Nas piores horas, um riso sem motivo, uma porta de emergência que se abre. As viagens mais importantes se fazem de olhos fechados. Por medo de passar por ingenuidade, o otimismo se esconde atrás de uma fachada prudente, e espia.',
    capricorn:
      'Há um juiz aposentado no quarto dos fundos que ainda dá sentenças. Culpa difusa, medo de falhar em deveres que ninguém lembra quais eram. A sós, você trabalha com uma disciplina monástica, que rende muito. Conceder anistia a si, por escrito, costuma ser o ato mais corajoso de uma década.',
    aquarius:
      'Na solidão, você tem mais originalidade do que em público. Você percebe coisas adiante do tempo, em lampejos que chegam durante a louça, e o sentimento de ser de outro planeta pode vir desde a escola. Grupos discretos fazem bem. A liberdade que se busca fora mora atrás desta porta.',
    pisces:
      'As águas do fundo são de casa. Sonhos nítidos, compaixão sem fronteira, facilidade para ouvir o que não soa. O mundo visível, por comparação, machuca com suas quinas. A sós, perto de rio ou de música, você se recompõe e volta com um recado para alguém.',
  },
};
