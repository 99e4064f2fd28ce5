import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of learning, making and habits, and what helps it there. */
export const matters: MattersOf<'doing'> = {
  exam: {
    aries: {
      is: 'Numa prova você dispara antes de acabar de ler o enunciado, e o ponto perdido mora na última linha dele.',
      helps: 'Sublinhe o que a questão pede antes de escrever; velocidade você tem de sobra.',
    },
    taurus: {
      is: 'Você passa em prova pelo que aprendeu devagar e bem, e trava quando mudam a sala ou a regra.',
      helps: 'Ensaie a prova no mesmo horário e numa mesa vazia, até o dia parecer repetição.',
    },
    gemini: {
      is: 'Você sabe metade de tudo e enrola a outra metade com graça, o que rende mais na prova oral.',
      helps: 'Estude explicando em voz alta a alguém que pergunte por quê; os buracos aparecem na hora.',
    },
    cancer: {
      is: 'A sua prova depende da noite anterior e da cara de quem aplica, mais do que da matéria.',
      helps: 'Cuide da véspera como de um assunto da prova, longe de gente nervosa.',
    },
    leo: {
      is: 'Numa prova em que pode mostrar o que sabe você brilha, e naquela que só quer pegar erro, apaga.',
      helps: 'Escolha dois temas para saber de um jeito bonito e deixe que eles puxem os outros.',
    },
    virgo: {
      is: 'Você chega à prova com tudo em dia e a certeza de que vai cair a página que pulou.',
      helps: 'Escreva o que já domina e tenha hora marcada para fechar o caderno.',
    },
    libra: {
      is: 'Na prova você vê razão nas duas alternativas, e o relógio não espera o seu julgamento.',
      helps: 'Treine responder em um minuto, certo ou errado; decidir também se exercita.',
    },
    scorpio: {
      is: 'Você encara prova como duelo, estuda em segredo e diz a todos que não abriu o livro.',
      helps: 'Peça a uma pessoa que tome a matéria e veja você errar; o medo calado pesa mais.',
    },
    sagittarius: {
      is: 'Você entra na prova com fé e uma boa ideia geral, e os detalhes ficaram nos capítulos folheados.',
      helps: 'Faça dez exercícios sem graça por dia, em vez de uma tarde heroica.',
    },
    capricorn: {
      is: 'Você toma a prova por um julgamento da vida inteira e estuda até sumir o gosto.',
      helps: 'Defina qual seria uma nota honesta e estude para ela; o resto é brinde.',
    },
    aquarius: {
      is: 'Onde vale pensar, você surpreende na prova; onde querem a lista decorada, empaca por princípio.',
      helps: 'Aprenda a lista como um alfabeto estrangeiro, sem acreditar nela, e devolva.',
    },
    pisces: {
      is: 'Na prova a sua cabeça viaja justo na frase que sabia de cor, e volta com o sinal.',
      helps: 'Antes de responder, anote uma palavra-chave por questão, enquanto está tudo claro.',
    },
  },
  studies: {
    aries: {
      is: 'Um curso prende você enquanto desafia; três anos de teoria antes da prática testam a sua paciência.',
      helps: 'Procure nos estudos aquilo que se faz com as mãos ou com a voz desde a primeira semana.',
    },
    taurus: {
      is: 'Você estuda com constância o que promete chão firme, e demora a admitir que a matéria aborrece.',
      helps: 'Assista a uma aula comum do curso antes de decidir; o corpo avisa se ficaria.',
    },
    gemini: {
      is: 'Você cursaria quatro faculdades e é mais feliz entre duas, na biblioteca da terceira.',
      helps:
        'Termine uma etapa pequena dos estudos antes de abrir a próxima, e as outras continuam à espera.',
    },
    cancer: {
      is: 'Você aprende pelas pessoas mais que pela matéria, e um bom professor faz amar o curso mais seco.',
      helps:
        'Descubra quem ensina e com quem você se sentaria; para os seus estudos isso pesa mais que o ranking.',
    },
    leo: {
      is: 'Você estuda para virar alguém, e um TCC que ninguém vai ler murcha na sua mão.',
      helps: 'Mostre cedo um capítulo a quem se interesse e escreva o resto para essa pessoa.',
    },
    virgo: {
      is: 'Seus cadernos têm cor e índice, e a tese fica pronta muito antes de você a soltar.',
      helps: 'Marque o dia da entrega e entregue com os dois defeitos que conhece.',
    },
    libra: {
      is: 'Você vê valor em todas as matérias, e escolher um curso parece grosseria com os outros.',
      helps: 'Pense em qual assunto leria até nas férias, e leve essa resposta a sério.',
    },
    scorpio: {
      is: 'Você estuda o que está escondido, com obsessão, e as disciplinas obrigatórias deixam você na indiferença.',
      helps: 'Procure a pergunta sombria dentro da matéria chata e deixe que ela puxe você.',
    },
    sagittarius: {
      is: 'Seus estudos pedem horizonte, outra cidade, outra área, e a bibliografia é onde você desce.',
      helps: 'Arrume as referências toda semana, uma hora só, para a grande ideia chegar inteira ao fim.',
    },
    capricorn: {
      is: 'Você estuda pensando para que serve, e segue numa área muito depois de ter deixado de gostar.',
      helps: 'Permita-se uma disciplina que não leve a lugar nenhum e veja o que escolheria sem cobrança.',
    },
    aquarius: {
      is: 'Você acha caminho próprio em qualquer curso, e norma de citação parece ofensa pessoal.',
      helps: 'Busque a orientação de quem gosta de ser contrariado; disso dependem os seus estudos.',
    },
    pisces: {
      is: 'Você estuda ao sabor da maré e entende mais do que consegue provar.',
      helps: 'Escreva o que entendeu no mesmo dia; é dessas páginas que a tese vai nascer.',
    },
  },
  languages: {
    aries: {
      is: 'Você fala o idioma novo desde o primeiro dia, errado e com efeito, e a gramática vem atrás correndo.',
      helps: 'Peça que corrijam uma coisa só por vez, o passado, digamos, até assentar.',
    },
    taurus: {
      is: 'Um idioma entra em você devagar, pelo ouvido e pelo paladar, e depois não sai mais.',
      helps: 'Aprenda por uma música e uma receita por semana, sempre em voz alta.',
    },
    gemini: {
      is: 'Você pega idioma como quem pega fofoca, três palavras aqui, um sotaque ali, e foge da tabela de verbos.',
      helps: 'Fique com uma língua só por uns meses, por mais que a próxima pisque.',
    },
    cancer: {
      is: 'Você aprende um idioma no colo de quem o fala, e congela diante de quem conta os erros.',
      helps: 'Ache uma pessoa gentil para conversar toda semana, antes de qualquer curso.',
    },
    leo: {
      is: 'Você aprende a língua para encantar nela, e prefere calar a fazer papel de bobo.',
      helps: 'Prepare uma história engraçada no idioma e conte a todo mundo; o aplauso ensina o resto.',
    },
    virgo: {
      is: 'Você sabe a regra do idioma melhor que muito nativo, e fala menos do que poderia, por via das dúvidas.',
      helps: 'Cometa vinte erros por dia de propósito e conte-os com orgulho.',
    },
    libra: {
      is: 'Uma língua agrada a você pelo som e pela cortesia, e o melhor jeito é com alguém do outro lado da mesa.',
      helps: 'Troque aulas com um estrangeiro, uma hora em cada idioma, para virar conversa.',
    },
    scorpio: {
      is: 'Ou você aprende o idioma até o palavrão, ou nem começa.',
      helps: 'Escolha uma série que prenda você e não procure mais de uma palavra por episódio.',
    },
    sagittarius: {
      is: 'Idioma, para você, é passagem: com a viagem à vista aprende voando, depois esquece.',
      helps: 'Marque algo que dependa da língua e estude para isso; sua memória quer destino.',
    },
    capricorn: {
      is: 'Você aprende idioma por disciplina, lição após lição, e podia ousar mais com o que já tem.',
      helps: 'Use a língua para uma bobagem por semana, uma piada, um jogo.',
    },
    aquarius: {
      is: 'O idioma que poucos falam chama você, e diálogo de livro na agência dos correios espanta.',
      helps: 'Comece pelo vocabulário do seu interesse mais estranho; o resto vem de carona.',
    },
    pisces: {
      is: 'Você entende o clima de uma língua muito antes de falar, e aprende sonhando junto com os filmes.',
      helps: 'Repita em voz alta uma cena de cada vez; o idioma está no ouvido e só falta a boca.',
    },
  },
  music: {
    aries: {
      is: 'Na música você tem ritmo e pouca paciência, e o instrumento precisa soar no primeiro dia.',
      helps: 'Escolha uma peça um pouco difícil e aprenda primeiro os compassos mais bravos.',
    },
    taurus: {
      is: 'Você tem ouvido e voz de verdade, quentes e firmes, e gosta de tocar de novo o que já sabe.',
      helps: 'Acrescente uma música nova por mês e mantenha as antigas por companhia.',
    },
    gemini: {
      is: 'Você arranha um pouco de tudo, e a sua música vive de graça e dedos rápidos, não de estudo.',
      helps: 'Leve uma única música até o fim, sem parar no meio, para alguém ouvir.',
    },
    cancer: {
      is: 'Você faz música como quem chora, por consolo, e a plateia tem que ser mansa.',
      helps: 'Cante ou toque para uma pessoa de confiança; foi assim que a sua música aprendeu a falar.',
    },
    leo: {
      is: 'Palco não assusta você, e música sem ouvinte é metade dela.',
      helps: 'Marque uma apresentação pequena; é para rostos que você estuda.',
    },
    virgo: {
      is: 'Você ouve cada nota errada sua, o que dá bom músico e má tarde.',
      helps: 'Passe a música inteira uma vez por dia, sem parar por nada.',
    },
    libra: {
      is: 'Você melhora a música dos outros, e sem companhia perde a vontade de estudar.',
      helps: 'Entre num coral, num duo, numa roda; para você instrumento é conversa.',
    },
    scorpio: {
      is: 'A música atravessa você, e há talento para o lento e o escuro que quase ninguém ouviu.',
      helps: 'Aprenda ou componha uma música que diga o que você cala, e não explique.',
    },
    sagittarius: {
      is: 'Sua música é generosa, alta, de todo canto do mundo, e a terceira estrofe se inventa na hora.',
      helps: 'Estude uma tradição a fundo, com alguém que cresceu nela.',
    },
    capricorn: {
      is: 'A música em você veio do trabalho, dura no tempo, e quase nunca é chamada de talento.',
      helps: 'Guarde dez minutos do estudo para tocar sem meta; é ali que está o dom.',
    },
    aquarius: {
      is: 'Instrumento esquisito, escala torta, máquina que zumbe: imitar os outros aborrece você.',
      helps: 'Grave o que experimenta; entre as esquisitices há uma voz sua que se perderia.',
    },
    pisces: {
      is: 'O dom para a música corre solto em você, e o que falta é margem.',
      helps: 'Amarre a música a uma hora fixa, curta, para a inspiração saber o endereço.',
    },
  },
  writing: {
    aries: {
      is: 'Você escreve de um jato, a primeira página dá inveja, e aí chega o meio.',
      helps: 'Escreva a próxima cena que está pegando fogo, em qualquer ordem, e costure depois.',
    },
    taurus: {
      is: 'Sua escrita é lenta, de carne e cheiro, e um parágrafo confortável pode durar uma semana.',
      helps: 'Escreva meia página por dia e só releia no fim do mês.',
    },
    gemini: {
      is: 'Palavra não falta, e por isso você tem nove começos e um caderno de frases brilhantes.',
      helps: 'Sorteie um dos começos e escreva-o mal até o fim.',
    },
    cancer: {
      is: 'Você escreve de memória e afeto, melhor em diário, com receio de que alguém de casa se reconheça.',
      helps: 'Escreva tudo primeiro para si, e só depois decida quem lê.',
    },
    leo: {
      is: 'Você escreve para que leiam em voz alta, e o silêncio depois de uma página dói.',
      helps: 'Leia suas páginas a poucas pessoas, em dia certo; o livro cresce para essa noite.',
    },
    virgo: {
      is: 'Você corrige antes de escrever, e as melhores frases morrem de limpeza.',
      helps: 'Escreva à mão por um quarto de hora, a lápis, sem riscar nada.',
    },
    libra: {
      is: 'Sua escrita é elegante e justa com todos, e às vezes falta nela um vilão, ou uma opinião.',
      helps: 'Deixe um personagem dizer o que você jamais diria em visita.',
    },
    scorpio: {
      is: 'Você escreve sobre o que os outros deixam de fora, e por isso mesmo não mostra a ninguém.',
      helps: 'Termine primeiro a página mais perigosa; o resto está à espera dela.',
    },
    sagittarius: {
      is: 'Há um grande livro na sua cabeça, com viagem e sentido, e você gosta demais de contá-lo.',
      helps: 'Fique três meses sem falar do livro e veja o que ainda quer ser escrito.',
    },
    capricorn: {
      is: 'Você escreveria um livro como quem ergue uma casa, e espera licença de alguém importante.',
      helps: 'Monte um horário de escrita como um emprego e assine você a licença.',
    },
    aquarius: {
      is: 'Você tem voz própria para uma forma que não existe, e conselho de oficina não serve.',
      helps: 'Quebre uma regra por texto, de propósito, e mantenha as outras como moldura.',
    },
    pisces: {
      is: 'Sua escrita vem em imagens e some se não for apanhada na mesma hora.',
      helps: 'Tenha onde anotar ao lado da cama e passe a limpo uma vez por semana, sem julgar.',
    },
  },
  art: {
    aries: {
      is: 'Você pinta ou atua com o braço todo, a primeira versão é a melhor, e esperar secar é o suplício.',
      helps: 'Comece três trabalhos ao mesmo tempo e vá de um ao outro enquanto está quente.',
    },
    taurus: {
      is: 'Sua mão entende o material, e o que você faz tem peso e calma.',
      helps: 'Faça doze vezes a mesma peça; a sua arte está na pequena diferença.',
    },
    gemini: {
      is: 'Ideias para toda técnica e mão leve: na sua arte o que sobra é trabalho pela metade.',
      helps: 'Limite-se a um formato e duas cores por um mês, e verá quanta invenção cabe.',
    },
    cancer: {
      is: 'Você cria para segurar um sentimento e dá a obra antes que alguém a veja.',
      helps: 'Fique com uma peça que comoveu você e pendure onde passa todo dia.',
    },
    leo: {
      is: 'Seu lugar é onde a arte se mostra, cena ou cor forte, e interesse morno murcha você.',
      helps: 'Faça uma obra que ninguém precise gostar, por travessura, antes da próxima para o público.',
    },
    virgo: {
      is: 'Seu trabalho é fino e exato, e você diria habilidade por anos antes de dizer arte.',
      helps: 'Estrague uma folha de propósito no começo; depois disso nada precisa ser perfeito.',
    },
    libra: {
      is: 'Você tem olho certo para cor e forma, e pede tanta opinião que a obra sai simpática.',
      helps: 'Termine e assine um trabalho antes que alguém diga qualquer coisa.',
    },
    scorpio: {
      is: 'O que você cria vem do fundo e assusta um pouco, o que é bom sinal.',
      helps: 'Trabalhe no quadro que anda evitando, em tempos curtos, e pare enquanto ele ainda chama.',
    },
    sagittarius: {
      is: 'Você pensa grande na arte, mural, épico, teatro de rua, e o detalhe manda você passear.',
      helps: 'Ache quem ame o detalhe e divida com essa pessoa o projeto.',
    },
    capricorn: {
      is: 'Você leva a arte a sério, tarde ou em segredo, como se ela tivesse que pagar aluguel.',
      helps: 'Dê a ela uma hora por semana sem lucro nem progresso.',
    },
    aquarius: {
      is: 'Você inventa mais do que retrata, e desconfia da arte que se entende de primeira.',
      helps: 'Explique a sua obra mais estranha a uma criança; onde ela rir está o coração.',
    },
    pisces: {
      is: 'Sua imaginação é maior que as mãos, e a obra pronta nunca é aquela que você viu.',
      helps: 'Depois da primeira hora, deixe o trabalho ir para onde quer; ele costuma saber.',
    },
  },
  focus: {
    aries: {
      is: 'Sua concentração é um holofote de vinte minutos; ficar na cadeira é que custa.',
      helps: 'Trabalhe em tiros curtos com cronômetro, de pé se preferir, e dê uma volta entre eles.',
    },
    taurus: {
      is: 'Você se concentra fundo e demora a pegar, e uma interrupção leva metade da manhã.',
      helps: 'Proteja as duas primeiras horas do dia para uma coisa só.',
    },
    gemini: {
      is: 'Tudo interessa a você, e a conversa da mesa ao lado se ouve melhor que o próprio pensamento.',
      helps: 'Anote num papel cada ideia que atravessa e só volte a elas quando a hora acabar.',
    },
    cancer: {
      is: 'Com algo mal resolvido entre você e alguém, não há concentração, e a memória guarda o afeto e larga o dado.',
      helps: 'Resolva a pendência que pesa, ou escreva sobre ela, e só então comece.',
    },
    leo: {
      is: 'Você foca no que dá brilho e não guarda um formulário por três minutos.',
      helps: 'Amarre a tarefa chata a algo de que se orgulha e faça onde vejam você trabalhar.',
    },
    virgo: {
      is: 'Você se concentra tanto no detalhe que a ideia principal some, e o almoço também.',
      helps: 'Escreva no alto da página a pergunta em que trabalha e levante os olhos para ela.',
    },
    libra: {
      is: 'Você rende ao lado de quem também trabalha; sem ninguém, a cabeça vai atrás de quem falta.',
      helps: 'Combine horas de silêncio a dois, com conversa depois como prêmio.',
    },
    scorpio: {
      is: 'Quando algo fisga, o mundo some; quando não fisga, nem uma linha entra.',
      helps: 'Descubra o que está em jogo para você naquilo antes de abrir o livro.',
    },
    sagittarius: {
      is: 'Você começa com entusiasmo e na terceira página já está em outro país.',
      helps: 'Mude de lugar a cada meia hora de leitura; sua atenção viaja melhor do que senta.',
    },
    capricorn: {
      is: 'Por dever você se concentra horas, e o que se perde é a memória do que não serve para nada.',
      helps: 'Faça pausas de verdade, sem aprender nada nelas.',
    },
    aquarius: {
      is: 'Seu pensamento salta, e acham distração quando você já está no fim.',
      helps: 'Dê às mãos o que fazer enquanto escuta; o resto de você fica na sala.',
    },
    pisces: {
      is: 'Você sonha no meio de quase tudo e lembra a cor da luz em vez da data.',
      helps: 'Diga em voz alta o que quer guardar e desenhe; sua memória pensa em imagem.',
    },
  },
  delay: {
    aries: {
      is: 'Você não adia, você larga no meio, quando passa a febre do começo.',
      helps: 'Nomeie o passo mais chato do que começou e faça-o em seguida.',
    },
    taurus: {
      is: 'Você adia o começo, porque está bom onde está, e o prazo precisa ficar muito concreto.',
      helps: 'Sente por cinco minutos com a tarefa adiada e algo gostoso de beber.',
    },
    gemini: {
      is: 'Você adia uma tarefa fazendo outras nove com talento.',
      helps: 'Escreva a única coisa que vence, e deixe as nove como prêmio.',
    },
    cancer: {
      is: 'Você adia tudo que pode acabar em bronca: a carta, a ligação, o imposto.',
      helps: 'Faça a tarefa adiada com alguém por perto, que saiba por que a sua cara está assim.',
    },
    leo: {
      is: 'Você deixa para a última noite porque rende com plateia, e prazo é uma.',
      helps: 'Mostre o trabalho pela metade a alguém uma semana antes.',
    },
    virgo: {
      is: 'Você adia por querer fazer direito, e nunca há tempo para direito.',
      helps: 'Entregue a versão que chamaria de suficiente; melhora-se o que já saiu de casa.',
    },
    libra: {
      is: 'Você adia toda tarefa com uma decisão dentro, e quase todas têm.',
      helps: 'Ache a decisão escondida no que adia, resolva no cara ou coroa, e sobra só trabalho.',
    },
    scorpio: {
      is: 'Você adia com vontade de ferro, tudo ou nada, e depois faz numa noite terrível.',
      helps: 'Corte em quatro o que vem adiando e prometa a primeira parte a alguém.',
    },
    sagittarius: {
      is: 'A letra miúda é o que você adia, com alegria, pois acha que dá, e costuma dar, com atraso.',
      helps: 'Ponha um prazo falso dois dias antes e conte-o aos outros como verdadeiro.',
    },
    capricorn: {
      is: 'Para os outros você não adia nada, só o que seria para você.',
      helps: 'Anote a tarefa adiada na agenda com nome de cliente e trate-a assim.',
    },
    aquarius: {
      is: 'Você adia o que exigem, por reflexo, até o que queria fazer um minuto antes.',
      helps: 'Vire a tarefa até parecer ideia sua, na ordem errada, na hora estranha.',
    },
    pisces: {
      is: 'Você deixa correr até sumir ou pegar fogo, e não vê o prazo chegando.',
      helps: 'Ponha o prazo na parede, grande, com os dias para riscar.',
    },
  },
  routine: {
    aries: {
      is: 'Rotina dura com você enquanto é desafio, uns onze dias, e depois vira gaiola.',
      helps: 'Mude a forma do hábito toda semana e mantenha a hora.',
    },
    taurus: {
      is: 'Hábito é a sua força, o ruim também, e começar um novo é como trocar de casa.',
      helps: 'Pendure o hábito novo num que já existe, logo depois do café, e dê um mês a ele.',
    },
    gemini: {
      is: 'Você vive em ritmos que mudam, e disciplina é o que admira em gente meio sem graça.',
      helps: 'Tenha duas rotinas e alterne; com uma só você foge.',
    },
    cancer: {
      is: 'A rotina anda enquanto você está bem, e a primeira noite triste leva tudo.',
      helps: 'Faça uma versão minúscula de cada hábito para os dias ruins.',
    },
    leo: {
      is: 'Disciplina você tem para o que aparece, e nenhuma para o que ninguém vê.',
      helps: 'Ponha o hábito à vista de alguém a quem prestar contas.',
    },
    virgo: {
      is: 'A ordem está nos seus ossos, e a rotina falha porque tem dezenove itens.',
      helps: 'Risque todos os hábitos da lista menos três.',
    },
    libra: {
      is: 'Você mantém um hábito quando alguém faz junto, e o larga por delicadeza quando o outro larga.',
      helps: 'Ache companhia para a rotina e combinem: se um falta, o outro vai assim mesmo.',
    },
    scorpio: {
      is: 'Com você o hábito é absoluto até quebrar, e aí acaba por anos.',
      helps: 'Planeje a exceção de antemão, dois dias livres por mês, para a falha não virar derrota.',
    },
    sagittarius: {
      is: 'Você promete com fé, e o hábito adormece na primeira viagem ou visita.',
      helps: 'Escolha uma rotina que caiba na mala e leve-a a toda cama.',
    },
    capricorn: {
      is: 'Sua disciplina chega à dureza, e o que parece preguiça é só cansaço.',
      helps: 'Ponha na rotina um descanso tão obrigatório quanto o trabalho.',
    },
    aquarius: {
      is: 'Rotina receitada você não suporta, e a sua, esquisita, segue ao minuto.',
      helps: 'Invente o hábito do seu jeito e não mostre a quem entende do assunto.',
    },
    pisces: {
      is: 'Um dia escorre no outro, e a ordem vem em ondas, com uma bela faxina de vez em quando.',
      helps: 'Fixe um ponto do dia, um banho ou uma volta na mesma hora, e deixe o resto correr.',
    },
  },
  startingLate: {
    aries: {
      is: 'Tarde demais é expressão que não dura na sua boca; começar é fácil em qualquer idade, difícil é começar devagar.',
      helps: 'Inscreva-se na primeira aula e prometa a si só três.',
    },
    taurus: {
      is: 'Você chega tarde às coisas e fica, então começar tarde é o seu normal.',
      helps: 'Conte com o seu passo, um pouco por dia, e não meça a sua estação pela dos outros.',
    },
    gemini: {
      is: 'Nunca é tarde para a sua curiosidade; onde há o que aprender, você rejuvenesce.',
      helps: 'Escolha uma das novidades e peça às outras que esperem.',
    },
    cancer: {
      is: 'Você começaria tarde com mais gosto se ninguém olhasse, pois ser iniciante mexe com você.',
      helps: 'Procure quem ensine com bondade antes de quem ensine bem.',
    },
    leo: {
      is: 'Começar tarde fere um pouco o orgulho, que queria acertar logo e em público.',
      helps: 'Diga rindo que está começando; em qualquer idade isso desarma.',
    },
    virgo: {
      is: 'Você acha que é tarde porque sabe exatamente o que deveria ter feito antes.',
      helps: 'Liste o que traz para isso que um principiante jovem não tem.',
    },
    libra: {
      is: 'Você pergunta a todos se ainda dá tempo e recebe uma resposta por pessoa.',
      helps: 'Tente por um mês sem contar a ninguém, e deixe a própria alegria dar o veredito.',
    },
    scorpio: {
      is: 'Recomeçar você já recomeçou, e começar tarde pede que alguma coisa fique para trás.',
      helps: 'Decida o que abre espaço para o novo; pela metade não vai.',
    },
    sagittarius: {
      is: 'Antes tarde do que nunca é quase o seu lema, e o otimismo já é meio talento.',
      helps: 'Comece de onde está e ache alguém a quem prestar contas quando a novidade passar.',
    },
    capricorn: {
      is: 'Você amadurece tarde; o que outros fazem aos vinte vem a você aos cinquenta, com mão firme.',
      helps: 'Dê ao novo um lugar modesto e fixo na semana, como se fosse durar dez anos.',
    },
    aquarius: {
      is: 'Você nunca seguiu o calendário dos outros, então pelo seu relógio não pode ser tarde.',
      helps: 'Comece a seu modo e pule o que for só para criança.',
    },
    pisces: {
      is: 'Você sonhou tanto com isso que começar podia acordar o sonho, e o tempo foi passando.',
      helps: 'Faça hoje um pedaço bem pequeno, imperfeito; o sonho aguenta.',
    },
  },
  hobby: {
    aries: {
      is: 'Hobby, para você, tem suor e placar, e dá para ser ruim nele com gosto.',
      helps: 'Pegue um esporte ou ofício de resultado rápido e troque sem culpa quando a graça acabar.',
    },
    taurus: {
      is: 'No tempo livre você quer tocar, provar, ver crescer: horta, barro, massa.',
      helps: 'Escolha um hobby que tenha época e volte a ele toda semana.',
    },
    gemini: {
      is: 'Você teria um hobby por mês, e o único problema é o armário.',
      helps: 'Fique com algo feito de variedade, improviso ou um jogo de perguntas, e não precisará mudar.',
    },
    cancer: {
      is: 'O que combina com o seu tempo livre faz casa ou comida, com uma ou duas pessoas queridas.',
      helps: 'Comece uma pequena roda fixa, de sopa e costura ou de filme antigo, e faça você o convite.',
    },
    leo: {
      is: 'Hobby sem plateia é só ensaio para você; teatro, dança e fantasia nasceram disso.',
      helps: 'Procure um grupo que se apresente uma vez por ano e peça um papel.',
    },
    virgo: {
      is: 'Você gosta de hobby útil, com método, e ele vira trabalho sem aviso.',
      helps: 'Escolha algo em que nada se melhore, olhar passarinho, e não faça lista.',
    },
    libra: {
      is: 'Tempo livre, para você, é beleza com companhia: aula de dança, coral, museu de braço dado.',
      helps: 'Inscreva-se em dupla; hobby a dois é aquele a que você vai.',
    },
    scorpio: {
      is: 'Seu hobby tem que ser fundo, arquivo, mergulho, xadrez, mistério, ou você prefere pensar.',
      helps: 'Pegue o assunto que segue você há anos e dê a ele uma noite fixa.',
    },
    sagittarius: {
      is: 'No tempo livre você quer sair e aprender, com mochila, mapa ou uma opinião ousada.',
      helps: 'Planeje uma saída por semana a um lugar onde nunca esteve, mesmo a duas paradas.',
    },
    capricorn: {
      is: 'Hobby parece coisa que se precisa merecer, e as horas livres vão para consertos.',
      helps: 'Comece algo lento que fique à vista, um muro, um violão, e chame de dever se ajudar.',
    },
    aquarius: {
      is: 'Você seria feliz com um hobby que ninguém por perto tem, e uns poucos parecidos na internet.',
      helps: 'Construa, programe ou observe alguma coisa, e deixe o clube achar você.',
    },
    pisces: {
      is: 'Seu tempo livre pede música, filme, um mergulho, aquilo em que se perde a hora.',
      helps: 'Escolha algo para as mãos enquanto a cabeça sonha, com o telefone longe.',
    },
  },
  exercise: {
    aries: {
      is: 'Exercício, para você, é como café, rápido e contra alguém, e alongamento dá vontade de morder.',
      helps: 'Escolha um esporte com adversário e pare enquanto ainda aguentaria mais um pouco.',
    },
    taurus: {
      is: 'Você tem fôlego e um corpo leal, e do exercício só a saída do sofá é difícil.',
      helps: 'Faça dele um prazer, bom caminho, bom tênis, comida depois, sempre na mesma hora.',
    },
    gemini: {
      is: 'Você se exercitaria se não fosse tão chato; bola, passo de dança ou conversa seguram você.',
      helps: 'Misture três esportes na semana e corra ouvindo algo inteligente.',
    },
    cancer: {
      is: 'Você se mexe quando está bem e fica bem quando se mexe, e o primeiro passo depende do humor.',
      helps: 'Escolha um exercício perto de casa ou da água, com alguém que busque você na porta.',
    },
    leo: {
      is: 'Esporte com boa roupa e boa gente é com você, ainda mais se contarem com a sua presença.',
      helps: 'Entre numa turma em que saibam o seu nome.',
    },
    virgo: {
      is: 'Você sabe a técnica de cada exercício e o pulso de cada minuto, e passa da conta no plano.',
      helps: 'Deixe o relógio em casa uma vez por semana e só caminhe.',
    },
    libra: {
      is: 'Exercício sem companhia não é para você; com um par você sobe qualquer morro.',
      helps: 'Faça um esporte a dois, tênis ou dança, e deixe o encontro ser a disciplina.',
    },
    scorpio: {
      is: 'Você treina até o limite ou nada, e de preferência onde ninguém vê.',
      helps: 'Ponha uma meta dura e planeje o descanso com o mesmo rigor.',
    },
    sagittarius: {
      is: 'Esporte precisa levar a algum lugar, e a esteira é um insulto.',
      helps: 'Inscreva-se em algo distante e meio louco; as pernas vão saber por que correm.',
    },
    capricorn: {
      is: 'Você é quem treina na chuva, sem prazer que se note.',
      helps: 'Dê ao exercício um dia de brincadeira, sem número nenhum.',
    },
    aquarius: {
      is: 'Você se mexe aos arrancos, em esporte estranho e hora esquisita, e academia espelhada espanta.',
      helps: 'Ache um exercício fora do comum, esgrima ou parkour, e um grupo tão peculiar quanto você.',
    },
    pisces: {
      is: 'Seu corpo prefere fluir a empurrar, na água, na dança, meio dormindo no tapete.',
      helps: 'Escolha natação ou algo com música e vá sem decidir se está com vontade.',
    },
  },
  faith: {
    aries: {
      is: 'Você acredita em começos e, em dia bom, em si, e a dúvida dá vontade de agir.',
      helps: 'Segure-se num ato, não numa ideia: uma corrida, uma vela, uma promessa cumprida.',
    },
    taurus: {
      is: 'Sua fé precisa de algo que se toque, e mora no que volta todo ano.',
      helps: 'Escolha um ritual pequeno, com um objeto de verdade, sempre na mesma hora.',
    },
    gemini: {
      is: 'Você leu um pouco de cada crença e defende todas, o que informa muito e abriga pouco.',
      helps: 'Fique cem dias com uma prática só, sem ler sobre outra.',
    },
    cancer: {
      is: 'Sua fé é a de quem amou você, e na dúvida você volta às palavras dessas pessoas.',
      helps: 'Diga a reza antiga ou cante a música antiga, mesmo sem certeza; ela carrega igual.',
    },
    leo: {
      is: 'Você crê que a vida quer alguma coisa de você, e quando ela olha para outro lado, dói.',
      helps: 'Apegue-se ao que desperta a sua generosidade; nesses dias a dúvida não aparece.',
    },
    virgo: {
      is: 'Você crê no que funciona, e pediria meditação com manual.',
      helps: 'Varra, lave, respire, uma coisa por vez e bem feita; a sua oração é essa.',
    },
    libra: {
      is: 'Você acha verdade em toda crença e paz na beleza, e preferia não escolher.',
      helps: 'Vá aonde for bonito e quieto e fique até parar de imaginar a opinião alheia.',
    },
    scorpio: {
      is: 'Dúvida não assusta você, que desce até o fundo dela, e o que resta lá é seu.',
      helps: 'Escreva a única frase que sobra depois de duvidar de tudo e leve-a no bolso.',
    },
    sagittarius: {
      is: 'Você crê fácil e largo, em sentido, em sorte, num plano maior, e ambiente cínico sufoca.',
      helps: 'Viva uma das suas crenças num gesto miúdo desta semana; ela quer pés.',
    },
    capricorn: {
      is: 'Você gostaria de crer, e algo por dentro pede o balanço.',
      helps: 'Fique com o dever feito com amor e tome isso por fé.',
    },
    aquarius: {
      is: 'Você não crê por encomenda, e o sagrado aparece em hora estranha, num telhado, numa multidão.',
      helps: 'Anote esses momentos; lidos juntos fazem um credo só seu.',
    },
    pisces: {
      is: 'Você sempre sentiu que há mais, vem e vai como maré, e prova nunca teve muito a ver.',
      helps: 'Dê a isso lugar e hora, dez minutos quietos, para não precisar chegar como tristeza.',
    },
  },
  looks: {
    aries: {
      is: 'Sua aparência é pressa e franqueza, tudo no rosto, e a energia chega antes da roupa.',
      helps: 'Vista o que permita correr, com uma cor forte, e saia do espelho enquanto ainda gosta.',
    },
    taurus: {
      is: 'Você passa solidez e calor, com boa pele ou boa voz, e quer uma leveza de que ninguém sente falta.',
      helps: 'Escolha tecidos bons de tocar; com o corpo à vontade, todo mundo gosta de olhar.',
    },
    gemini: {
      is: 'Você parece ter menos idade, com mãos e olhos ligeiros, e o estilo muda com a companhia.',
      helps: 'Mantenha duas ou três coisas que sejam sempre suas, óculos, anel, corte, e varie o resto.',
    },
    cancer: {
      is: 'Seu rosto é doce e aberto, as pessoas confiam, e você só nota que ele mostra tudo.',
      helps: 'Vista conforto com algo antigo que ame; cai melhor que armadura.',
    },
    leo: {
      is: 'Você tem presença, um cabelo ou um andar que se lembra, e pensa mais nisso do que admite.',
      helps: 'Capriche uma vez por semana só para si e veja o que manteria.',
    },
    virgo: {
      is: 'Você tem um ar arrumado e reservado, e vê no espelho o defeito que mais ninguém achou.',
      helps: 'Diante do espelho, diga primeiro o que está em ordem.',
    },
    libra: {
      is: 'Seu visual é harmonioso, e em dia ruim você se veste para o gosto alheio.',
      helps: 'Compre a próxima peça sem perguntar a ninguém e use duas vezes antes de julgar.',
    },
    scorpio: {
      is: 'Você parece saber alguma coisa, são os olhos, e o preto sempre foi fácil.',
      helps: 'Mostre algo que costuma cobrir, uma cor, uma cicatriz, um riso.',
    },
    sagittarius: {
      is: 'Você tem cara de quem está a caminho, riso largo, e roupa só importa se tiver bolso.',
      helps: 'Tenha uma peça que sirva com perfeição e mande ajustar; o resto pode amassar.',
    },
    capricorn: {
      is: 'Seu ar é de seriedade, de mais idade na juventude e de menos depois, então o tempo está do lado da sua aparência.',
      helps: 'Deixe entrar algo pouco sério no estilo, um lenço bobo, um casaco macio.',
    },
    aquarius: {
      is: 'Você parece de outro lugar, e a tatuagem ou o corte é só a prova.',
      helps: 'Mude primeiro o que cresce ou sai na água; o que fica merece um ano de reflexão.',
    },
    pisces: {
      is: 'Seu olhar sonha antes de você falar, e o que acha da sua aparência depende de quem viu por último.',
      helps: 'Peça a alguém gentil uma foto sua sem pose e acredite nela.',
    },
  },
};
