import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of learning, making and habits, and what helps it there. */
export const matters: MattersOf<'doing'> = {
  exam: {
    aries: {
      is: 'Numa prova você dispara antes de acabar de ler o enunciado, e o ponto perdido mora na última linha dele.',
      helps: 'Sublinhe o que a questão pede antes de escrever; velocidade na prova você tem de sobra.',
    },
    taurus: {
      is: 'Na prova você vai bem pelo que aprendeu devagar, e trava quando mudam a sala ou a regra.',
      helps: 'Ensaie a prova no mesmo horário e numa mesa vazia, até o dia parecer repetição.',
    },
    gemini: {
      is: 'Você sabe metade da matéria e enrola a outra metade com graça, o que rende mais em prova oral.',
      helps: 'Estude explicando em voz alta a alguém que pergunte “por quê?”; os buracos aparecem na hora.',
    },
    cancer: {
      is: 'Seu resultado na prova depende da noite anterior e da cara de quem aplica, mais do que da matéria.',
      helps: 'Trate a véspera como parte da prova, com sono, comida conhecida e distância de gente nervosa.',
    },
    leo: {
      is: 'Em prova que deixa mostrar o que sabe você brilha; na que só quer pegar erro, apaga.',
      helps: 'Prepare dois temas para explicar com gosto, como numa aula, e deixe que eles puxem os outros.',
    },
    virgo: {
      is: 'Você chega à prova com tudo em dia e a certeza de que vai cair justo a página que pulou.',
      helps: 'Explique a alguém o que já domina e marque uma hora para fechar o caderno na véspera.',
    },
    libra: {
      is: 'Na prova você vê razão nas duas alternativas, e o relógio não espera o seu julgamento.',
      helps: 'Treine responder em um minuto, certo ou errado; decidir na prova também se exercita.',
    },
    scorpio: {
      is: 'Prova, para você, é duelo: estuda em segredo e diz a todos que nem abriu o livro.',
      helps: 'Peça a uma pessoa que tome a matéria e veja você errar; medo de prova, calado, pesa mais.',
    },
    sagittarius: {
      is: 'Com fé e uma boa ideia geral você entra na prova, e os detalhes ficaram nos capítulos que só folheou.',
      helps: 'Faça dez exercícios sem graça por dia, em vez de uma tarde heroica.',
    },
    capricorn: {
      is: 'Você faz da prova um julgamento da vida inteira, e estuda até o gosto sumir.',
      helps: 'Defina qual seria uma nota honesta e estude para ela; o que vier além é lucro.',
    },
    aquarius: {
      is: 'Prova que pede raciocínio você faz sorrindo; onde querem a lista decorada, empaca por princípio.',
      helps:
        'Decore a lista como se fosse um alfabeto estrangeiro, sem concordar com ela, e devolva na prova.',
    },
    pisces: {
      is: 'Na prova a sua cabeça viaja justo na frase que sabia de cor, e só volta quando toca o sinal.',
      helps: 'Assim que receber a prova, anote uma palavra-chave por questão, enquanto está tudo claro.',
    },
  },
  studies: {
    aries: {
      is: 'Um curso prende você enquanto desafia; teoria demais antes da prática testa a sua paciência.',
      helps: 'Procure nos estudos aquilo que se faz com as mãos ou com a voz desde a primeira semana.',
    },
    taurus: {
      is: 'Você estuda com constância o que promete segurança, e demora a admitir que a matéria não agrada.',
      helps: 'Assista a uma aula comum do curso antes de decidir, e veja se o corpo quer ficar.',
    },
    gemini: {
      is: 'Uma faculdade só parece pouco; você quer estudar quatro coisas ao mesmo tempo, e a escolha sempre dói.',
      helps: 'Termine uma etapa pequena dos estudos antes de abrir a próxima; as outras continuam lá.',
    },
    cancer: {
      is: 'Nos estudos você aprende pelas pessoas mais que pela matéria, e quem ensina bem faz amar até o curso mais seco.',
      helps:
        'Descubra quem ensina e com quem você se sentaria; para os seus estudos isso pesa mais que o ranking.',
    },
    leo: {
      is: 'Estudar, para você, é virar alguém, e trabalho que ninguém vai ler perde a graça na metade.',
      helps: 'Mostre cedo um capítulo a quem se interesse e escreva o resto para essa pessoa.',
    },
    virgo: {
      is: 'Seus cadernos têm cor e índice, e a tese fica pronta muito antes de você entregá-la.',
      helps: 'Marque o dia da entrega do trabalho e entregue, com os dois defeitos que você já conhece.',
    },
    libra: {
      is: 'Todas as matérias parecem ter o seu valor, e escolher um curso soa como grosseria com os outros.',
      helps: 'Pense em qual assunto leria até nas férias, e leve essa resposta a sério.',
    },
    scorpio: {
      is: 'Você estuda com obsessão o que está escondido, e disciplina obrigatória mal consegue a sua atenção.',
      helps: 'Procure a pergunta mais funda dentro da matéria chata e deixe que ela puxe você.',
    },
    sagittarius: {
      is: 'Seus estudos pedem horizonte, outra cidade, outra área, e onde você empaca é na bibliografia.',
      helps: 'Arrume as referências toda semana, uma hora só, para a grande ideia chegar inteira ao fim.',
    },
    capricorn: {
      is: 'Todo estudo seu precisa servir para alguma coisa, e você segue numa área muito depois de ter deixado de gostar.',
      helps: 'Permita-se uma disciplina que não leve a lugar nenhum e veja o que escolheria sem cobrança.',
    },
    aquarius: {
      is: 'Em qualquer curso você acha caminho próprio, e norma de citação parece ofensa pessoal.',
      helps:
        'Para os seus estudos, procure uma orientação que goste de ser contrariada, e discuta à vontade.',
    },
    pisces: {
      is: 'Estudo, com você, vai e vem como maré: entende muito mais do que consegue provar.',
      helps: 'Escreva no mesmo dia o que entendeu da aula; é dessas páginas que um trabalho nasce.',
    },
  },
  languages: {
    aries: {
      is: 'Idioma novo você fala desde o primeiro dia, errado mesmo e sem medo, e a gramática vem correndo atrás.',
      helps: 'Peça que corrijam uma coisa só por vez no seu idioma novo, o passado, digamos, até firmar.',
    },
    taurus: {
      is: 'Um idioma entra em você devagar, pelo ouvido e pelo paladar, e depois não sai mais.',
      helps: 'Aprenda o idioma por uma música e uma receita por semana, sempre em voz alta.',
    },
    gemini: {
      is: 'Você pega idioma como quem pega fofoca, três palavras aqui, um sotaque ali, e foge da tabela de verbos.',
      helps: 'Fique com uma língua só por uns meses, por mais que a próxima pisque para você.',
    },
    cancer: {
      is: 'Língua nova você aprende no colo de quem a fala, e congela diante de quem conta os erros.',
      helps: 'Ache uma pessoa gentil para conversar toda semana, antes de qualquer curso.',
    },
    leo: {
      is: 'Idioma, para você, serve para encantar quem ouve, e diante do ridículo prefere o silêncio.',
      helps: 'Prepare uma história engraçada no idioma e conte a todo mundo; o aplauso ensina o resto.',
    },
    virgo: {
      is: 'Você sabe a regra do idioma melhor que muito nativo, e fala menos do que poderia, por via das dúvidas.',
      helps: 'Cometa vinte erros por dia de propósito, falando, e tenha orgulho da conta.',
    },
    libra: {
      is: 'Você gosta de uma língua pelo som e pela cortesia, e aprende melhor com alguém de verdade na frente.',
      helps: 'Troque conversa com alguém que fale essa língua, meia hora em cada idioma.',
    },
    scorpio: {
      is: 'Aprender um idioma, com você, vai até o palavrão ou nem começa; meia conversa de turista não interessa.',
      helps: 'Escolha uma série que prenda você e procure no dicionário uma palavra só por episódio.',
    },
    sagittarius: {
      is: 'Idioma é passagem: com viagem à vista você aprende voando, depois esquece.',
      helps: 'Marque algo que dependa da língua e estude para isso; sua memória quer destino.',
    },
    capricorn: {
      is: 'Sua arma no idioma é a disciplina, lição após lição, e dava para ousar mais com o que já sabe.',
      helps: 'Use a língua para uma bobagem por semana, uma piada ou um jogo.',
    },
    aquarius: {
      is: 'A língua que pouca gente estuda chama você; já diálogo de livro na agência dos correios dá sono.',
      helps: 'Comece pelo vocabulário do seu interesse mais estranho; o resto vem de carona.',
    },
    pisces: {
      is: 'O clima de uma língua você entende muito antes de falar, e aprende sonhando junto com os filmes.',
      helps: 'Repita em voz alta uma cena de cada vez; o idioma já está no ouvido, falta soltar a boca.',
    },
  },
  music: {
    aries: {
      is: 'Na música você tem ritmo e pouca paciência: o instrumento precisa soar já no primeiro dia.',
      helps: 'Escolha uma peça um pouco difícil e aprenda primeiro os compassos mais bravos.',
    },
    taurus: {
      is: 'Você tem bom ouvido e uma voz quente e firme, e na música gosta de voltar ao que já sabe.',
      helps: 'Acrescente uma música nova por mês e mantenha as antigas para fazer companhia.',
    },
    gemini: {
      is: 'Na música você arranha um pouco de tudo, com graça e dedos rápidos, e estudo sério aborrece.',
      helps: 'Leve uma única música até o fim, sem parar no meio, para alguém ouvir.',
    },
    cancer: {
      is: 'Cantar ou tocar, para você, é consolo, quase choro, e a plateia tem de ser mansa.',
      helps:
        'Cante ou toque primeiro para uma pessoa de confiança; é no aconchego que a sua música se solta.',
    },
    leo: {
      is: 'Palco não assusta você, e tocar ou cantar sem ninguém ouvindo parece música pela metade.',
      helps: 'Marque uma apresentação pequena; você estuda melhor quando sabe quem vai ouvir.',
    },
    virgo: {
      is: 'Você ouve cada nota errada, o que faz progredir na música e estraga a tarde.',
      helps: 'Toque ou cante a música inteira uma vez por dia, sem parar por nada.',
    },
    libra: {
      is: 'Tocando com alguém você melhora a música de todos; sem companhia, a vontade de estudar some.',
      helps: 'Entre num coral, num duo, numa roda; para você, música é conversa.',
    },
    scorpio: {
      is: 'A música atravessa você, que tem talento para o intenso e o triste e quase nunca deixa ninguém ouvir.',
      helps: 'Aprenda ou componha uma música que diga o que você cala, e não explique a ninguém.',
    },
    sagittarius: {
      is: 'Sua música é alta, generosa, de todo canto do mundo, e a letra esquecida você inventa na hora.',
      helps: 'Estude a fundo uma tradição musical, com alguém que tenha crescido nela.',
    },
    capricorn: {
      is: 'Na música você chega longe por trabalho, devagar e firme, e quase ninguém chama isso de talento.',
      helps: 'Guarde dez minutos do estudo para tocar sem meta nenhuma, só pelo gosto do som.',
    },
    aquarius: {
      is: 'Instrumento esquisito, escala torta, máquina que zumbe: imitar os outros aborrece você.',
      helps: 'Grave os seus experimentos; no meio das esquisitices há uma música só sua que se perderia.',
    },
    pisces: {
      is: 'O dom para a música corre solto em você, e o que falta é um pouco de disciplina.',
      helps: 'Prenda a música a uma hora fixa e curta, para a inspiração saber onde encontrar você.',
    },
  },
  writing: {
    aries: {
      is: 'Escrever, com você, é de um jato só: a primeira página dá inveja, e o problema é o meio.',
      helps: 'Escreva a cena que mais dá vontade agora, em qualquer ordem, e costure depois.',
    },
    taurus: {
      is: 'Sua escrita é lenta e sensorial, cheia de cheiro e textura, e um parágrafo confortável pode durar uma semana.',
      helps: 'Escreva meia página por dia e só releia no fim do mês.',
    },
    gemini: {
      is: 'Palavra não falta, e por isso você tem nove começos e um caderno de frases brilhantes.',
      helps: 'Sorteie um dos começos e escreva até o fim, nem que saia mal.',
    },
    cancer: {
      is: 'Você escreve de memória e afeto, melhor em diário, com receio de que alguém de casa se reconheça.',
      helps: 'Escreva tudo primeiro para si, e só depois decida quem lê.',
    },
    leo: {
      is: 'Escrever, para você, é pedir leitura em voz alta, e o silêncio depois de uma página dói.',
      helps:
        'Leia o que escreveu a poucas pessoas, com dia marcado; ter essa noite à vista faz você continuar.',
    },
    virgo: {
      is: 'Antes mesmo de escrever você já corrige, e as melhores frases morrem de tão limpas.',
      helps: 'Escreva à mão por quinze minutos, a lápis, sem riscar nada.',
    },
    libra: {
      is: 'Sua escrita é elegante e justa com todos, e às vezes falta nela um vilão, ou uma opinião.',
      helps: 'Deixe um personagem dizer o que você jamais diria numa visita.',
    },
    scorpio: {
      is: 'Você escreve sobre o que todo mundo deixa de fora, e por isso mesmo não mostra a ninguém.',
      helps: 'Escreva primeiro a página que mais assusta; depois dela, o resto do texto fica mais fácil.',
    },
    sagittarius: {
      is: 'Há um grande livro na sua cabeça, e você gosta tanto de contá-lo que não sobra vontade de escrever.',
      helps: 'Passe um bom tempo sem falar do livro a ninguém, e veja o que ainda quer ser escrito.',
    },
    capricorn: {
      is: 'Você escreveria um livro como quem constrói uma casa, mas fica esperando a licença de alguém importante.',
      helps: 'Trate a escrita como emprego, com horário, e dê você a licença que espera dos outros.',
    },
    aquarius: {
      is: 'Sua voz na escrita é tão própria que pede uma forma ainda por inventar, e conselho de oficina não serve.',
      helps: 'Quebre uma regra por texto, de propósito, e mantenha as outras como moldura.',
    },
    pisces: {
      is: 'Sua escrita vem em imagens e some se você não anotar na mesma hora.',
      helps: 'Tenha onde anotar ao lado da cama e passe a limpo uma vez por semana, sem julgar.',
    },
  },
  art: {
    aries: {
      is: 'Pintar ou atuar, para você, é com o corpo todo: a primeira versão é a melhor, e esperar secar é um suplício.',
      helps: 'Comece três trabalhos ao mesmo tempo e vá de um a outro enquanto dura o fogo.',
    },
    taurus: {
      is: 'Nas artes a sua mão entende o material antes da cabeça, e o que você faz tem peso e calma.',
      helps: 'Faça a mesma peça várias vezes, sem pressa; é na repetição que a sua arte melhora.',
    },
    gemini: {
      is: 'Ideia para toda técnica não falta, e mão leve também; na sua arte, o que sobra é trabalho pela metade.',
      helps: 'Limite-se a um formato e duas cores por um mês, e veja quanta invenção cabe ali.',
    },
    cancer: {
      is: 'Criar, para você, é guardar um sentimento, e muitas vezes dá a obra de presente antes que alguém a veja.',
      helps: 'Fique com uma peça que comoveu você e pendure onde passa todo dia.',
    },
    leo: {
      is: 'Seu lugar na arte é onde ela aparece, no palco ou na cor forte, e interesse morno desanima você.',
      helps: 'Faça por travessura uma obra de que ninguém precise gostar, antes da próxima para o público.',
    },
    virgo: {
      is: 'Seu trabalho é fino e exato, e você chama de capricho o que os outros já chamam de arte.',
      helps: 'Estrague uma folha de propósito no começo; depois disso nada precisa ser perfeito.',
    },
    libra: {
      is: 'Você tem olho certo para cor e forma, mas pede tanta opinião que a obra acaba só simpática.',
      helps: 'Termine e assine um trabalho antes que alguém diga qualquer coisa.',
    },
    scorpio: {
      is: 'O que você cria vem do fundo e assusta um pouco, e isso, em arte, é bom sinal.',
      helps: 'Trabalhe um pouco por dia na obra que anda evitando, e pare enquanto ainda dá vontade.',
    },
    sagittarius: {
      is: 'Na arte você pensa grande, mural, épico, teatro de rua, e do detalhe foge assim que pode.',
      helps: 'Ache quem ame o detalhe e divida com essa pessoa o projeto.',
    },
    capricorn: {
      is: 'Você leva a arte a sério, quase em segredo, como se ela tivesse de pagar aluguel.',
      helps: 'Dê à arte uma hora por semana sem lucro nem progresso.',
    },
    aquarius: {
      is: 'Você inventa mais do que retrata, e desconfia de arte que se entende de primeira.',
      helps: 'Mostre a sua obra mais estranha a uma criança e escute o que ela vê ali.',
    },
    pisces: {
      is: 'Sua imaginação é maior que as mãos, e a obra pronta nunca é aquela que você tinha visto.',
      helps: 'Depois da primeira hora, deixe o trabalho ir para onde quer; ele costuma saber.',
    },
  },
  focus: {
    aries: {
      is: 'Sua concentração é um holofote de vinte minutos; ficar na cadeira é que custa.',
      helps: 'Trabalhe em períodos curtos com cronômetro, de pé se preferir, e dê uma volta entre eles.',
    },
    taurus: {
      is: 'Sua concentração é funda, mas demora a engatar, e uma interrupção custa metade da manhã.',
      helps: 'Proteja as duas primeiras horas do dia para uma coisa só.',
    },
    gemini: {
      is: 'Concentrar-se é difícil quando tudo interessa, e a conversa da mesa ao lado se ouve melhor que o próprio pensamento.',
      helps: 'Anote num papel cada ideia que atravessa e só volte a elas quando a hora acabar.',
    },
    cancer: {
      is: 'Com algo mal resolvido entre você e alguém, não há concentração; da aula ou da reunião, só o clima fica na memória.',
      helps: 'Resolva a pendência que pesa, ou escreva sobre ela, e só então comece.',
    },
    leo: {
      is: 'No que dá brilho a sua atenção não falha; num formulário, não dura três minutos.',
      helps: 'Ligue a tarefa chata a algo que dê orgulho, e faça onde vejam você trabalhar.',
    },
    virgo: {
      is: 'De tanta concentração no detalhe, a ideia principal some, e a hora do almoço também.',
      helps:
        'Escreva no alto da página a pergunta em que trabalha e volte os olhos para ela de vez em quando.',
    },
    libra: {
      is: 'Ao lado de quem também trabalha você rende; sem ninguém, a concentração vai atrás de companhia.',
      helps: 'Combine horas de silêncio a dois, com conversa depois como prêmio.',
    },
    scorpio: {
      is: 'Sua atenção é tudo ou nada: se o assunto fisga, o mundo some, e se não fisga, nem uma linha entra.',
      helps: 'Descubra o que está em jogo para você naquilo antes de abrir o livro.',
    },
    sagittarius: {
      is: 'Sua atenção abre o livro com entusiasmo, e na terceira página já está em outro país.',
      helps: 'Mude de lugar a cada meia hora de leitura; sua atenção viaja melhor do que senta.',
    },
    capricorn: {
      is: 'Por dever você se concentra horas, e o que se perde é a memória do que não serve para nada.',
      helps: 'Faça pausas de verdade, sem aprender nada nelas.',
    },
    aquarius: {
      is: 'Sua concentração dá saltos, e chamam de distração quando você já chegou ao fim do assunto.',
      helps: 'Dê às mãos o que fazer enquanto escuta; assim o resto da sua atenção fica onde deve.',
    },
    pisces: {
      is: 'No meio de quase tudo você sonha, e a memória guarda a cor da luz em vez da data.',
      helps: 'Diga em voz alta e desenhe o que quer guardar; sua memória pensa em imagens.',
    },
  },
  delay: {
    aries: {
      is: 'Adiar não é bem o seu caso: você começa na hora e larga no meio, quando passa a febre.',
      helps: 'Descubra qual é o passo mais chato do que ficou no meio e faça esse em seguida.',
    },
    taurus: {
      is: 'O que você adia é o começo, porque está bom onde está, e só um prazo bem próximo tira você dali.',
      helps:
        'Sente-se cinco minutos com a tarefa adiada e algo gostoso de beber, sem compromisso de terminar.',
    },
    gemini: {
      is: 'Você adia uma tarefa fazendo outras nove, todas com talento.',
      helps: 'Escreva num papel a única coisa que tem prazo, e deixe as outras nove como prêmio.',
    },
    cancer: {
      is: 'Fica para depois, com você, tudo o que pode acabar em bronca: a carta, a ligação, o imposto.',
      helps: 'Faça a tarefa adiada com alguém por perto, que não estranhe a sua cara de susto.',
    },
    leo: {
      is: 'O trabalho fica para a última noite porque você rende com plateia, e o prazo faz as vezes de uma.',
      helps: 'Mostre o trabalho incompleto a alguém uma semana antes do prazo, e a plateia chega mais cedo.',
    },
    virgo: {
      is: 'Por querer fazer direito você adia, e o tempo de fazer direito nunca chega.',
      helps: 'Entregue a versão que chamaria de suficiente; melhorar, só depois de entregue.',
    },
    libra: {
      is: 'Você adia toda tarefa que tem uma decisão dentro, e quase todas têm.',
      helps:
        'Ache a decisão escondida no que vem adiando, resolva no cara ou coroa, e o resto é só trabalho.',
    },
    scorpio: {
      is: 'Até para adiar você tem vontade de ferro, e depois faz tudo numa noite terrível.',
      helps: 'Corte em quatro o que vem adiando e prometa a primeira parte a alguém.',
    },
    sagittarius: {
      is: 'Você adia a parte miúda, com alegria, na certeza de que ainda vai dar tempo.',
      helps: 'Ponha um prazo falso dois dias antes e conte-o aos outros como verdadeiro.',
    },
    capricorn: {
      is: 'Trabalho dos outros você entrega no prazo; o que adia, sempre, é aquilo que seria só para você.',
      helps: 'Anote na agenda a tarefa adiada como se fosse de um cliente, e trate-a assim.',
    },
    aquarius: {
      is: 'Basta exigirem e você adia, por reflexo, até o que queria fazer um minuto antes.',
      helps: 'Mexa na tarefa até parecer ideia sua, nem que seja em outra ordem e numa hora estranha.',
    },
    pisces: {
      is: 'O prazo, para você, só existe quando já pega fogo; até lá, tudo vai ficando para amanhã.',
      helps: 'Ponha o prazo na parede, grande, com os dias para riscar.',
    },
  },
  routine: {
    aries: {
      is: 'Rotina, com você, dura enquanto é desafio, uns onze dias, e depois vira gaiola.',
      helps: 'Mude a forma do hábito toda semana e mantenha a hora.',
    },
    taurus: {
      is: 'Hábito é a sua força, o ruim também, e começar um novo é como trocar de casa.',
      helps: 'Encaixe o hábito novo num que já existe, logo depois do café, e dê um mês a ele.',
    },
    gemini: {
      is: 'Seu ritmo muda toda semana, e disciplina é coisa que você admira em gente meio sem graça.',
      helps: 'Tenha duas rotinas e alterne; com uma só você foge.',
    },
    cancer: {
      is: 'A rotina anda enquanto você está bem, e a primeira noite triste leva tudo.',
      helps: 'Faça uma versão minúscula de cada hábito para os dias ruins.',
    },
    leo: {
      is: 'Disciplina não falta para o que aparece; para o hábito que ninguém vê, você não tem nenhuma.',
      helps: 'Ponha o hábito à vista de alguém a quem prestar contas.',
    },
    virgo: {
      is: 'A ordem está no seu sangue, e a rotina só falha porque tem dezenove itens.',
      helps: 'Risque todos os hábitos da lista menos três.',
    },
    libra: {
      is: 'Seu hábito dura enquanto alguém faz junto, e acaba por delicadeza quando a companhia desiste.',
      helps: 'Ache companhia para a rotina e combinem: se uma pessoa falta, a outra vai assim mesmo.',
    },
    scorpio: {
      is: 'Com você o hábito é absoluto até falhar uma vez, e aí acaba de todo.',
      helps: 'Planeje a exceção de antemão, dois dias livres por mês, para a falha não virar derrota.',
    },
    sagittarius: {
      is: 'Você promete o hábito com fé, e ele adormece na primeira viagem ou visita.',
      helps: 'Escolha uma rotina que caiba na mala e leve-a aonde for.',
    },
    capricorn: {
      is: 'Sua disciplina beira a dureza, e o que você chama de preguiça é só cansaço.',
      helps: 'Ponha na rotina um descanso tão obrigatório quanto o trabalho.',
    },
    aquarius: {
      is: 'Você não suporta rotina receitada por outros; a sua, esquisita, cumpre ao minuto.',
      helps: 'Invente o hábito do seu jeito e não mostre a quem entende do assunto.',
    },
    pisces: {
      is: 'Com você um dia escorre no outro, e a ordem vem em ondas, com uma bela faxina de vez em quando.',
      helps: 'Fixe um ponto do dia, um banho ou uma volta na mesma hora, e deixe o resto correr.',
    },
  },
  startingLate: {
    aries: {
      is: 'Tarde demais é expressão que não dura na sua boca; começar é fácil em qualquer idade, difícil é começar devagar.',
      helps: 'Inscreva-se na primeira aula e prometa a si ir a três, não mais.',
    },
    taurus: {
      is: 'Começar tarde é quase o seu normal: você chega devagar às coisas, e depois fica.',
      helps: 'Conte com o seu passo, um pouco por dia, e deixe o calendário dos outros em paz.',
    },
    gemini: {
      is: 'Nunca é tarde para a sua curiosidade; onde há o que aprender, você rejuvenesce.',
      helps: 'Escolha uma das novidades para começar agora e peça às outras que esperem.',
    },
    cancer: {
      is: 'Começar tarde seria mais fácil se ninguém olhasse, porque ser iniciante deixa você sem casca.',
      helps: 'Procure quem ensine com bondade antes de quem ensine bem.',
    },
    leo: {
      is: 'Começar tarde fere um pouco o seu orgulho, que queria acertar logo e em público.',
      helps: 'Diga rindo que está começando; em qualquer idade isso desarma.',
    },
    virgo: {
      is: 'Você acha que é tarde porque sabe exatamente tudo o que deveria ter feito antes.',
      helps: 'Pense no que a vida já ensinou a você e que ajuda a começar isto agora.',
    },
    libra: {
      is: 'Você pergunta a todos se ainda dá tempo, e recebe uma resposta por pessoa.',
      helps: 'Experimente por um mês sem contar a ninguém, e deixe o seu gosto decidir.',
    },
    scorpio: {
      is: 'Recomeçar não é novidade para você; pesa, em começar tarde, a ideia de que algo precisa ficar para trás.',
      helps: 'Decida o que abre espaço para o novo, porque pela metade você não faz nada.',
    },
    sagittarius: {
      is: 'Antes tarde do que nunca é quase o seu lema, e esse otimismo já é meio caminho.',
      helps: 'Comece de onde está e tenha alguém que pergunte por isso quando a novidade passar.',
    },
    capricorn: {
      is: 'Seus frutos amadurecem devagar, e o que parece tarde para os outros costuma ser a sua hora, com mão firme.',
      helps: 'Dê ao novo um lugar modesto e fixo na semana, como se fosse para a vida toda.',
    },
    aquarius: {
      is: 'Você nunca seguiu o calendário dos outros, então, pelo seu relógio, não tem como ser tarde.',
      helps: 'Comece a seu modo e pule as lições que não servem para você.',
    },
    pisces: {
      is: 'De tanto sonhar com isso, começar dá medo de estragar o sonho, e o tempo vai passando.',
      helps: 'Faça hoje um pedaço bem pequeno, imperfeito; o sonho aguenta.',
    },
  },
  hobby: {
    aries: {
      is: 'Hobby bom tem suor e placar, e dá até para você perder com gosto.',
      helps: 'Pegue um esporte ou ofício de resultado rápido e troque sem culpa quando a graça acabar.',
    },
    taurus: {
      is: 'No tempo livre você quer tocar, provar, ver crescer: horta, barro, massa.',
      helps: 'Escolha um hobby em que se veja a coisa crescer, e volte a ele toda semana.',
    },
    gemini: {
      is: 'Um hobby por mês seria pouco para você, e o único problema é onde guardar tudo.',
      helps:
        'Fique com um hobby que já muda sozinho, como improviso ou jogo de perguntas, e a vontade de trocar passa.',
    },
    cancer: {
      is: 'No tempo livre, o que combina com você é cozinhar ou deixar a casa gostosa, com uma ou duas pessoas queridas.',
      helps: 'Comece uma pequena roda fixa, de costura ou de filme antigo, e faça você o convite.',
    },
    leo: {
      is: 'Hobby sem plateia é só ensaio para você, que nasceu para teatro, dança e fantasia.',
      helps: 'Procure um grupo que se apresente de vez em quando e peça um papel.',
    },
    virgo: {
      is: 'Seu hobby precisa ser útil e ter método, e sem aviso vira trabalho.',
      helps: 'Escolha algo em que não haja o que melhorar, como olhar passarinho, e não faça lista.',
    },
    libra: {
      is: 'Tempo livre, para você, é beleza com companhia: aula de dança, coral, museu de braço dado.',
      helps: 'Inscreva-se em dupla, que hobby a dois é o único a que você não falta.',
    },
    scorpio: {
      is: 'Seu hobby precisa de profundidade: arquivo, mergulho, xadrez, mistério; passatempo leve cansa você.',
      helps: 'Pegue o assunto que persegue você faz tempo e dê a ele uma noite fixa.',
    },
    sagittarius: {
      is: 'No tempo livre você quer sair e aprender, com mochila, mapa ou uma opinião ousada.',
      helps:
        'Planeje uma saída por semana a um lugar onde nunca esteve, mesmo que fique a dois pontos de ônibus.',
    },
    capricorn: {
      is: 'Você trata hobby como prêmio a merecer, e as horas livres acabam em consertos.',
      helps: 'Comece algo lento que dê para ver crescer, um muro ou um violão, e chame de dever, se ajudar.',
    },
    aquarius: {
      is: 'Seu hobby ideal é um que ninguém por perto tem, com uns poucos entusiastas na internet.',
      helps: 'Construa, programe ou observe alguma coisa, e deixe o clube achar você.',
    },
    pisces: {
      is: 'Seu tempo livre pede música, filme, um mergulho, aquilo em que se perde a hora.',
      helps: 'Escolha algo para as mãos enquanto a cabeça sonha, com o telefone longe.',
    },
  },
  exercise: {
    aries: {
      is: 'Exercício, para você, tem de ser rápido e contra alguém; alongamento dá vontade de morder.',
      helps: 'Escolha um esporte com adversário e pare enquanto ainda aguentaria mais um pouco.',
    },
    taurus: {
      is: 'Fôlego e força você tem; do exercício, só a saída do sofá é difícil.',
      helps: 'Faça do exercício um prazer, com bom caminho, bom tênis e comida depois, sempre na mesma hora.',
    },
    gemini: {
      is: 'Exercício cansa você pelo tédio; bola, passo de dança ou conversa no caminho seguram a sua atenção.',
      helps: 'Misture três esportes na semana e corra ouvindo algo inteligente.',
    },
    cancer: {
      is: 'Para se mexer você precisa estar bem, e fica bem quando se mexe; tudo depende do humor do primeiro passo.',
      helps: 'Escolha um exercício perto de casa ou da água, com alguém que passe para buscar você.',
    },
    leo: {
      is: 'Esporte com boa roupa e boa gente é com você, ainda mais se contarem com a sua presença.',
      helps: 'Entre numa turma de exercício em que saibam o seu nome e sintam a sua falta.',
    },
    virgo: {
      is: 'Você sabe a técnica e a frequência certa de cada exercício, e no plano acaba passando da conta.',
      helps: 'Uma vez por semana, deixe o relógio em casa e só caminhe.',
    },
    libra: {
      is: 'Sem companhia, exercício não é para você; a dois, sobe qualquer morro.',
      helps: 'Faça um esporte a dois, tênis ou dança, e deixe o encontro ser a disciplina.',
    },
    scorpio: {
      is: 'Seu treino vai até o limite ou não sai, e de preferência onde ninguém vê.',
      helps: 'Ponha uma meta dura e planeje o descanso com o mesmo rigor.',
    },
    sagittarius: {
      is: 'Esporte só convence você se leva a algum lugar, e a esteira é um insulto.',
      helps: 'Inscreva-se numa prova ou trilha distante e meio louca; com destino, você treina.',
    },
    capricorn: {
      is: 'Você treina até na chuva, por dever, e esquece que exercício também pode dar prazer.',
      helps: 'Dê ao exercício um dia de brincadeira, sem número nenhum.',
    },
    aquarius: {
      is: 'Seu exercício vem aos trancos, em esporte estranho e hora esquisita, e academia de espelho espanta.',
      helps: 'Ache um exercício fora do comum, esgrima ou parkour, e um grupo tão peculiar quanto você.',
    },
    pisces: {
      is: 'Seu corpo prefere fluir a fazer força, e exercício bom para você é na água, na dança ou no alongamento lento.',
      helps: 'Escolha natação ou algo com música e vá sem decidir se está com vontade.',
    },
  },
  faith: {
    aries: {
      is: 'Sua fé é feita de começos e de coragem, e quando vem a dúvida a sua resposta é agir.',
      helps:
        'Apoie a fé num gesto, mais que numa ideia: uma vela acesa, uma caminhada, uma promessa cumprida.',
    },
    taurus: {
      is: 'Sua fé precisa de algo que se toque, e vive nos gestos que se repetem.',
      helps: 'Escolha um ritual pequeno, com um objeto de verdade, sempre na mesma hora.',
    },
    gemini: {
      is: 'Você leu um pouco de cada crença e defende todas, o que informa muito e abriga pouco.',
      helps: 'Fique um bom tempo com uma prática só, sem ler sobre nenhuma outra.',
    },
    cancer: {
      is: 'Sua fé vem de quem amou você, e na dúvida são as palavras dessas pessoas que voltam.',
      helps: 'Diga a reza antiga ou cante a música antiga, mesmo sem certeza; ela sustenta do mesmo jeito.',
    },
    leo: {
      is: 'Acreditar é, para você, sentir que a vida conta com a sua presença, e nos dias em que ela parece esquecer, a dúvida dói.',
      helps: 'Apegue-se ao que desperta a sua generosidade; dando, você volta a acreditar.',
    },
    virgo: {
      is: 'Fé, na sua cabeça, é o que funciona, e até meditação pediria com manual.',
      helps:
        'Faça uma coisa simples por vez, varrer ou respirar, com toda a atenção; essa já é a sua oração.',
    },
    libra: {
      is: 'Em toda crença você acha alguma verdade, e paz na beleza, e preferia não ter de escolher.',
      helps:
        'Vá a um lugar bonito e quieto e fique até parar de imaginar o que os outros pensariam da sua fé.',
    },
    scorpio: {
      is: 'Dúvida não assusta você, que desce até o fundo dela, e o que resta lá é seu.',
      helps: 'Guarde a única frase que sobra depois de duvidar de tudo, e repita-a quando precisar.',
    },
    sagittarius: {
      is: 'Crer é fácil para você, em sentido, em sorte, num plano maior, e gente cínica sufoca.',
      helps: 'Ponha em prática esta semana uma das suas crenças, num gesto bem pequeno.',
    },
    capricorn: {
      is: 'Você gostaria de acreditar, mas algo por dentro pede provas e prestação de contas.',
      helps: 'Comece pelo dever feito com amor, que em você a fé entra por aí.',
    },
    aquarius: {
      is: 'Crença por encomenda não é com você; o sagrado aparece em hora estranha, num telhado, numa multidão.',
      helps: 'Anote esses momentos de fé; lidos juntos, formam um credo só seu.',
    },
    pisces: {
      is: 'Você sempre sentiu que há algo mais; a fé vem e vai como maré, e prova nunca teve muito a ver com ela.',
      helps: 'Dê a essa fé lugar e hora, dez minutos em silêncio, nem que seja só para escutar.',
    },
  },
  looks: {
    aries: {
      is: 'Sua aparência tem pressa e franqueza, tudo no rosto, e a energia chega antes da roupa.',
      helps:
        'Vista algo com que dê para correr, com uma cor forte, e saia do espelho enquanto ainda está gostando.',
    },
    taurus: {
      is: 'Sua aparência transmite firmeza e calor, e você queria uma leveza de que mais ninguém sente falta.',
      helps: 'Escolha tecidos bons de tocar; quando o seu corpo está à vontade, isso se vê.',
    },
    gemini: {
      is: 'Nas suas mãos e no seu olhar ligeiro há algo de muito jovem, e o estilo muda conforme a companhia.',
      helps: 'Mantenha duas ou três coisas que sejam sempre suas, óculos, anel, corte, e varie o resto.',
    },
    cancer: {
      is: 'Seu rosto é doce e aberto, inspira confiança, e você só repara que ele mostra tudo.',
      helps:
        'Vista conforto, com alguma peça antiga de que goste; roupa que parece armadura não combina com você.',
    },
    leo: {
      is: 'Presença você tem de sobra, um cabelo ou um andar que ninguém esquece, e pensa nisso mais do que admite.',
      helps: 'Capriche uma vez por semana só para si, e veja de que parte você gosta sem plateia.',
    },
    virgo: {
      is: 'Seu ar é arrumado e discreto, e você vê no espelho o defeito que mais ninguém achou.',
      helps: 'Diante do espelho, comece pelo que está bom, e só depois vá ao resto.',
    },
    libra: {
      is: 'Seu visual é harmonioso, e em dia ruim você se veste para o gosto alheio.',
      helps: 'Compre a próxima peça sem perguntar a ninguém e use duas vezes antes de julgar.',
    },
    scorpio: {
      is: 'Pelos olhos, parece que você sabe de alguma coisa, e o preto sempre foi o seu refúgio no estilo.',
      helps: 'Mostre algo que costuma esconder, uma cor, um riso mais aberto.',
    },
    sagittarius: {
      is: 'Sua cara é de quem está a caminho, riso largo, e roupa boa é a que tem bolso.',
      helps: 'Tenha uma peça que caia perfeita em você, ajustada sob medida; o resto pode amassar.',
    },
    capricorn: {
      is: 'Seu visual é sério desde cedo e vai ganhando leveza com a idade, então o tempo trabalha a favor da sua aparência.',
      helps: 'Deixe entrar no estilo algo pouco sério, como um lenço bobo ou uma meia colorida.',
    },
    aquarius: {
      is: 'Seu jeito parece de outro lugar, e a tatuagem ou o corte de cabelo só confirmam.',
      helps: 'Mude primeiro o que cresce ou sai na água; o que fica merece bastante tempo de reflexão.',
    },
    pisces: {
      is: 'Seu olhar sonha antes de você falar, e a opinião sobre a própria aparência muda com quem viu você por último.',
      helps: 'Peça a alguém gentil uma foto sua sem pose e acredite nela.',
    },
  },
};
