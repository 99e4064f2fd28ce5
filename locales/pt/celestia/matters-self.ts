import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of oneself, and what helps it there. */
export const matters: MattersOf<'self'> = {
  smallTalk: {
    aries: {
      is: 'Conversa fiada cansa você em três minutos, porque numa festa você quer logo a parte em que alguém discorda ou propõe alguma coisa.',
      helps:
        'Numa roda morna, lance você a pergunta que ninguém teve coragem de fazer e deixe o clima e o trânsito para os outros.',
    },
    taurus: {
      is: 'Festa cheia de gente desconhecida pede de você uma velocidade que não é a sua; você só se solta depois de achar onde sentar.',
      helps:
        'Chegue cedo à festa, quando ainda há pouca gente, e deixe que as conversas venham uma a uma até onde você está.',
    },
    gemini: {
      is: 'Você sabe puxar assunto com estranhos; o que esgota é festa em que todos repetem a mesma pergunta e ninguém espera a resposta.',
      helps:
        'Troque o “você trabalha com quê?” por uma curiosidade de verdade sobre a pessoa, e até conversa de elevador ganha graça.',
    },
    cancer: {
      is: 'No meio de desconhecidos você se recolhe e sorri por educação, porque papo leve antes de haver confiança parece roupa emprestada.',
      helps:
        'Vá à festa com alguém que você já conhece e dê à sua timidez meia hora antes de julgar a noite.',
    },
    leo: {
      is: 'Jogar conversa fora incomoda você quando ninguém olha de fato para ninguém; numa festa, ser mais um rosto na roda cansa mais que dançar até tarde.',
      helps:
        'Escolha uma única pessoa no grupo e conte a ela uma história boa; depois da primeira risada, o resto da festa pesa menos.',
    },
    virgo: {
      is: 'O papo furado aflige você porque não serve para nada, e numa roda de estranhos sua cabeça ainda confere se a última frase fez sentido.',
      helps:
        'Peça a quem organiza a festa uma pequena tarefa: com as mãos em uso, a conversa sai sem ensaio.',
    },
    libra: {
      is: 'Em roda de gente nova você faz sala para todos, acha o comentário gentil e volta com a sensação de não ter dito nada seu.',
      helps:
        'Na próxima conversa fiada, arrisque uma preferência verdadeira, nem que seja sobre um filme que todos adoram e você achou chato.',
    },
    scorpio: {
      is: 'Que preguiça você tem de papo raso! Depois de duas frases sobre o calor, já quer saber o que a pessoa está escondendo.',
      helps:
        'Trate a conversa fiada como a fila de entrada do que interessa, e conceda a cada estranho dez minutos antes do veredito.',
    },
    sagittarius: {
      is: 'Estranhos animam você, mas a conversa de salão, com cada um medindo as palavras, dá vontade de estar já a caminho de outro lugar.',
      helps:
        'Pergunte aos desconhecidos pela maior trapalhada que já cometeram; poucos resistem, e o papo deixa de ser cerimônia.',
    },
    capricorn: {
      is: 'Sem um motivo claro para estar ali, festa com estranhos parece a você expediente sem salário, e o papo sobre nada sai duro.',
      helps:
        'Entre no grupo com um pequeno propósito, como conhecer uma pessoa só, e com ele cumprido a noite já está paga.',
    },
    aquarius: {
      is: 'Gente interessa a você; o que não desce na conversa fiada é o roteiro em que todos perguntam se está tudo bem e ninguém escuta.',
      helps:
        'Procure na festa quem também olha o grupo de longe; a conversa entre duas pessoas deslocadas costuma ser a melhor da noite.',
    },
    pisces: {
      is: 'Num grupo de estranhos você absorve o humor de cada um feito esponja, e depois do papo leve volta sem saber qual era o seu.',
      helps:
        'Reserve durante a festa uns minutos lá fora, longe das vozes, para encontrar de novo o próprio humor.',
    },
  },
  criticism: {
    aries: {
      is: 'Crítica você recebe como quem leva um esbarrão, e a resposta já saiu antes que a outra pessoa chegasse ao ponto final.',
      helps:
        'Diante de uma crítica, responda primeiro só “vou pensar”, e reaja ao conteúdo quando o sangue tiver baixado.',
    },
    taurus: {
      is: 'Uma crítica não fere você na hora: desce devagar, e semanas depois, no meio de outra coisa, você ainda sente o peso.',
      helps: 'Separe da crítica o único ponto que dá para mudar amanhã, e deixe o resto esfriar sem remexer.',
    },
    gemini: {
      is: 'Com dez argumentos você desmonta qualquer crítica em um minuto, e à noite, sem plateia, ela volta e ganha a discussão.',
      helps:
        'Antes de rebater uma crítica, repita o que ouviu com as suas palavras; metade dela às vezes é mal-entendido.',
    },
    cancer: {
      is: 'O que você guarda de uma crítica é menos o assunto que o tom de voz, e um reparo distraído mora muito tempo na sua memória.',
      helps:
        'Pergunte o que exatamente quiseram apontar; o seu ouvido costuma transformar um reparo em rejeição inteira.',
    },
    leo: {
      is: 'Elogio morno e crítica em público doem igual em você, que põe um pedaço do orgulho em tudo o que faz.',
      helps:
        'Peça a opinião antes, em particular, a uma pessoa que torce por você, e a crítica chega como conselho de bastidor.',
    },
    virgo: {
      is: 'Nenhuma crítica chega inédita; você já a tinha feito com mais rigor, por isso dói ouvir em voz alta, e o elogio soa desinformado.',
      helps:
        'Quando vier um elogio, diga apenas “que bom ouvir isso” e engula a lista de defeitos que já ia apresentar.',
    },
    libra: {
      is: 'Diante de uma crítica você sorri e concorda com tanta elegância que ninguém percebe o susto: será que deixaram de gostar de você?',
      helps:
        'Lembre que alguém pode reprovar uma coisa que você fez e continuar querendo a sua companhia no almoço.',
    },
    scorpio: {
      is: 'Elogio faz você procurar a intenção por trás, e crítica entra como farpa: ninguém vê, e só você sabe onde está.',
      helps:
        'Deixe um elogio em paz por uma tarde, sem procurar o truque, e da crítica pergunte somente se é verdadeira.',
    },
    sagittarius: {
      is: 'Você ri da crítica, muda de assunto e conta outra história, mas um comentário certeiro sobre exagero ou descuido estraga o seu dia.',
      helps:
        'Em vez de fazer graça, peça um exemplo concreto a quem criticou; exemplo você entende, sermão não.',
    },
    capricorn: {
      is: 'Com elogio você não sabe onde pôr as mãos; já a crítica parece confirmar uma suspeita antiga, e você trabalha dobrado em segredo.',
      helps:
        'Deixe o elogio durar tanto quanto a crítica: se uma rende três noites, o outro merece ao menos uma.',
    },
    aquarius: {
      is: 'Desde que venha com argumento, você ouve crítica com interesse quase científico; se é para caber no molde, a teimosia acorda.',
      helps:
        'Aproveite da crítica o pedaço que presta, mesmo vindo de quem você não respeita, e conserve intacta a sua esquisitice.',
    },
    pisces: {
      is: 'Um reparo de passagem tinge tudo: da crítica a um detalhe você conclui que há algo de errado com a sua pessoa toda.',
      helps: 'Escreva a crítica numa linha só, tal como foi dita; no papel ela fica do tamanho que tem.',
    },
  },
  moods: {
    aries: {
      is: 'Seu mau humor chega de repente e vai embora igual, e chorar, quando acontece, é quase sempre raiva que errou de caminho.',
      helps:
        'Quando o humor virar, suba uma escada ou caminhe a passo rápido antes de falar com qualquer pessoa.',
    },
    taurus: {
      is: 'É raro o humor virar em você; quando vira, fica, e o choro só aparece muito depois, por um motivo bobo.',
      helps: 'Confira primeiro fome, sono e frio: boa parte do seu mau humor tem causa de bicho.',
    },
    gemini: {
      is: 'Entre a manhã e a noite o seu humor já trocou de canal várias vezes, e você faz piada justamente quando ia chorar.',
      helps: 'Conte a alguém como está o seu dia sem nenhuma gracinha, e repare em que frase a voz falha.',
    },
    cancer: {
      is: 'Seu humor sobe e desce com as lembranças, e você chora até em propaganda de margarina porque tudo encosta em quem você ama.',
      helps:
        'Diga às pessoas próximas que choro, em você, é chuva passageira e não acusação; todo mundo respira melhor.',
    },
    leo: {
      is: 'Quando o humor azeda, todo mundo em volta sabe; chorar, porém, você prefere sem testemunhas, para não estragar a fama de quem aguenta.',
      helps:
        'Escolha uma pessoa diante de quem você possa ter um dia de mau humor sem precisar animar ninguém.',
    },
    virgo: {
      is: 'O mau humor em você se disfarça de arrumação, e o choro costuma vir por uma bobagem, no fim de um dia controlado demais.',
      helps:
        'Ao se pegar limpando com raiva, pare e complete com sinceridade a frase “hoje eu fiquei triste porque”.',
    },
    libra: {
      is: 'Basta alguém por perto de cara fechada para o seu humor ir junto, e você engole o choro para não pesar o ambiente.',
      helps: 'Pergunte ao seu mau humor de quem ele é, e console apenas o que for mesmo seu.',
    },
    scorpio: {
      is: 'Chorar na frente dos outros, quase nunca: seu humor corre por baixo, fundo e forte, e na superfície ninguém nota a correnteza.',
      helps:
        'Dê ao choro um lugar seguro, como o banho ou o carro parado, em vez de segurar até esquecer o motivo.',
    },
    sagittarius: {
      is: 'Você foge da tristeza marcando um passeio, e por isso o mau humor, quando alcança você, parece enorme e sem explicação.',
      helps:
        'Deixe a tristeza fazer companhia a você por uma tarde inteira antes de inventar programa para espantá-la.',
    },
    capricorn: {
      is: 'Você não é de chorar fácil, e não por sentir pouco: cedo aprendeu a cumprir o dia com qualquer humor.',
      helps: 'Marque um pequeno intervalo para o desânimo, como quem marca reunião, e não remarque.',
    },
    aquarius: {
      is: 'Sobre o seu humor você fala como quem lê a previsão do tempo, e o choro vem dias atrasado, diante de um filme ruim.',
      helps:
        'Procure no corpo o que sente, garganta, peito ou ombros, antes de formular uma teoria sobre o seu humor.',
    },
    pisces: {
      is: 'Lágrima vem fácil porque em você nada tem casca; a dor de uma pessoa desconhecida muda o seu humor até a noite.',
      helps:
        'Desligue as notícias por umas horas e escolha a próxima música de propósito, conforme o humor que gostaria de ter.',
    },
  },
  decisions: {
    aries: {
      is: 'Decidir é rápido para você, às vezes rápido demais, e a dúvida só chega depois, quando a escolha já está andando.',
      helps: 'Diante de uma decisão grande, pergunte só se ainda vai querer aquilo depois de comer e dormir.',
    },
    taurus: {
      is: 'Decisão sua precisa curar como queijo, e quanto mais gente apressa, mais você finca o pé onde está.',
      helps:
        'Marque você o prazo da escolha, sem pressa mas com data, antes que outra pessoa marque no seu lugar.',
    },
    gemini: {
      is: 'Escolher só uma coisa dói porque você enxerga, com a mesma nitidez, a vida que teria em cada uma das opções.',
      helps:
        'Explique a decisão em voz alta duas vezes, uma para cada lado, e note em qual delas você começou a inventar.',
    },
    cancer: {
      is: 'Você decide com o estômago e com a lembrança do que já doeu, e aí fica a dúvida se escolheu por medo.',
      helps:
        'Pense na opção que você defenderia para alguém que ama, e compare com a que o receio está ditando.',
    },
    leo: {
      is: 'Nas suas decisões pesa um júri invisível, porque você quer acertar e também quer que vejam que acertou.',
      helps:
        'Imagine que ninguém jamais vá saber o que você escolheu, e repare se a preferência continua a mesma.',
    },
    virgo: {
      is: 'Sua decisão atrasa porque falta sempre um dado, e mesmo a escolha bem-feita você reabre depois para conferir.',
      helps: 'Limite a três os critérios da escolha; o quarto costuma ser medo fantasiado de prudência.',
    },
    libra: {
      is: 'Cada pró encontra em você um contra do mesmo peso, e o difícil de decidir é ter de desagradar a um dos lados.',
      helps:
        'Decida em segredo e viva um dia como se o assunto estivesse resolvido, antes de pedir a opinião de mais alguém.',
    },
    scorpio: {
      is: 'Em segredo você já decidiu faz tempo; o que demora é admitir, porque depois disso, para você, não existe meia-volta.',
      helps:
        'Antes de fechar a decisão, pense em como poderia corrigir o rumo mais tarde, caso descubra algo novo.',
    },
    sagittarius: {
      is: 'Toda escolha fecha caminhos, e isso aperta você, que decide num impulso otimista e deixa para ler as letras miúdas depois.',
      helps:
        'Peça a alguém prudente que faça as três perguntas chatas sobre a sua decisão, e responda a todas.',
    },
    capricorn: {
      is: 'Na hora de decidir você calcula o pior e escolhe o caminho mais duro, como se o fácil fosse suspeito.',
      helps: 'Dê à alegria um voto nessa decisão, ao lado do dever e do juízo, e apure com honestidade.',
    },
    aquarius: {
      is: 'Contra a maioria você decide com facilidade espantosa; dúvida mesmo bate quando a escolha mais sensata é também a mais comum.',
      helps: 'Verifique se você quer a opção ou só quer ser a exceção, e dê tempo à resposta.',
    },
    pisces: {
      is: 'Decidir é, para você, cortar um rio ao meio, então a escolha vai ficando até que outra pessoa ou o acaso resolva.',
      helps:
        'Experimente cada opção por um dia na imaginação, com roupa e endereço, e sinta em qual delas o corpo afrouxa.',
    },
  },
  change: {
    aries: {
      is: 'Mudança só assusta você enquanto é espera; o começo em si dá ânimo, e o difícil é o meio, quando a novidade cansa.',
      helps:
        'Guarde um pouco do fôlego da largada para a terceira semana do recomeço, que costuma ser a mais sem graça.',
    },
    taurus: {
      is: 'Qualquer mudança você sente no corpo antes de entender na cabeça; até o apetite estranha quando a rotina sai do lugar.',
      helps: 'Leve para o recomeço um hábito antigo e gostoso, sempre na mesma hora, e mude apenas o resto.',
    },
    gemini: {
      is: 'Recomeçar diverte você nos primeiros dias, cheios de coisa para contar; o medo da mudança aparece quando é preciso ir até o fim.',
      helps:
        'Faça uma pergunta por dia no ambiente novo, a uma pessoa diferente, até ele ter nomes e atalhos.',
    },
    cancer: {
      is: 'Mudanças fazem você andar de lado, com um olho no que fica para trás; recomeçar sem levar lembranças parece traição.',
      helps:
        'Escolha uma lembrança pequena para acompanhar você no recomeço, e aceite que a saudade vá junto na bagagem.',
    },
    leo: {
      is: 'Começar de novo assusta porque ali ninguém sabe ainda quem você é, e virar principiante custa caro ao orgulho.',
      helps:
        'Diga sem rodeio que é tudo novo para você; gente de bem se afeiçoa a quem aprende com bom humor.',
    },
    virgo: {
      is: 'Diante de uma mudança você ensaia tudo o que pode dar errado, e chega ao novo já com o cansaço de quem passou por ele.',
      helps:
        'Planeje do recomeço apenas a primeira semana, com detalhe à vontade, e deixe o restante em rascunho.',
    },
    libra: {
      is: 'Em parte, o medo da mudança é medo de desagradar: você ajusta o novo à opinião de todos antes de saber a sua.',
      helps:
        'Peça companhia para o primeiro passo do novo, nem que seja só alguém caminhando ao seu lado até lá.',
    },
    scorpio: {
      is: 'Você resiste à mudança até o último minuto e depois troca de pele de uma vez, sem conservar nenhum pedaço da antiga.',
      helps:
        'Nem tudo precisa ser arrancado: escolha antes o que continua igual nessa mudança, mesmo que só você saiba.',
    },
    sagittarius: {
      is: 'Você tem fome do novo, e o medo da mudança só aparece quando passa o entusiasmo e restam os formulários.',
      helps:
        'Diga a alguém o que espera dessa mudança, e deixe espaço para o que ela trouxer por conta própria.',
    },
    capricorn: {
      is: 'Mudança sem plano parece a você ponte sem corrimão, e recomeçar de baixo fere um pouco quem aprendeu a subir com esforço.',
      helps: 'Monte para o novo um primeiro degrau tão baixo que dê para alcançar até num dia ruim.',
    },
    aquarius: {
      is: 'Você aceita mudar em teoria e até recomenda aos outros; quando a mudança vem imposta, descobre em si uma teimosia de poste.',
      helps: 'Encontre no que é novo a parte que depende só de você, e comece a inventar por ali.',
    },
    pisces: {
      is: 'O medo da mudança em você não tem contorno, é uma neblina, e às vezes você some para não assistir ao começo.',
      helps:
        'Descubra qual parte desse começo assusta mais, e peça a alguém que acompanhe você justamente nela.',
    },
  },
  sayingNo: {
    aries: {
      is: '“Não” você diz a qualquer um, mas se o pedido vem como desafio, aceita na hora e reclama o mês todo.',
      helps: 'Ao ouvir um “duvido que você consiga”, desconfie do seu sim e responda só no dia seguinte.',
    },
    taurus: {
      is: 'Dizer “não” custa a você um longo silêncio, em que a outra pessoa já entendeu que era sim e foi embora contente.',
      helps:
        'Tenha uma frase de recusa pronta, curta e sem desculpas, e repita igualzinha quantas vezes insistirem.',
    },
    gemini: {
      is: 'Seu “não” vem tão enfeitado de explicações e alternativas que quem pediu sai achando que era um talvez.',
      helps: 'Na próxima recusa, diga o não na primeira frase e pare de falar na segunda.',
    },
    cancer: {
      is: 'O “não” fica preso na garganta porque você imagina a cara triste de quem pediu, e cuidar dessa cara vira problema seu.',
      helps: 'Ofereça em vez do sim total um pedaço pequeno, que você dê com gosto, e pare exatamente ali.',
    },
    leo: {
      is: 'Um pedido lisonjeia você, que antes de pensar em limite já prometeu, com a generosidade de quem tem dias de trinta horas.',
      helps:
        'Pergunte quanto tempo o favor leva antes de dizer sim; o elogio que vem junto nunca informa isso.',
    },
    virgo: {
      is: 'Você não consegue dizer não porque sabe fazer melhor, mais rápido e sem reclamar, e todos já descobriram isso.',
      helps:
        'Recuse um pedido pequeno e deixe que outra pessoa resolva do jeito dela, mesmo que dê aflição de ver.',
    },
    libra: {
      is: 'Limite, para você, soa como grosseria; o sim sai bonito e imediato, e a raiva chega depois, bem penteada.',
      helps:
        'Use “preciso ver e respondo amanhã” como frase de estimação, e só então descubra se queria dizer sim.',
    },
    scorpio: {
      is: 'A pouca gente você diz sim, mas com essa pouca gente não sabe pôr limite, e entrega até o que vai fazer falta.',
      helps:
        'Diga o seu limite enquanto ele ainda está longe; quando já passaram dele, você não sabe mais negociar.',
    },
    sagittarius: {
      is: 'Sim é a sua palavra favorita, dita antes de olhar a agenda, e o não aparece depois em forma de atraso ou sumiço.',
      helps:
        'Antes de aceitar qualquer convite, veja quantos sins já estão marcados naquela semana e preserve um vão livre.',
    },
    capricorn: {
      is: 'Recusar um pedido parece a você faltar ao dever, e assim carrega o serviço de três pessoas com cara de normal.',
      helps:
        'Responda ao próximo pedido extra perguntando qual das suas outras tarefas pode esperar por causa dele.',
    },
    aquarius: {
      is: 'Para regras e desconhecidos você diz não sem piscar; ao grupo que ama, cede o tempo inteiro em nome da causa.',
      helps: 'Conte ao grupo quantas horas você tem de fato, e deixe a recusa ser simples aritmética.',
    },
    pisces: {
      is: 'Seu limite é de areia, e cada pedido em voz cansada leva um punhado; a recusa fica para um dia que não vem.',
      helps: 'Escute o corpo antes de dizer sim; se os ombros sobem, responda que hoje não dá.',
    },
  },
  perfection: {
    aries: {
      is: 'Errar não assusta tanto quanto demorar, e ainda assim nada basta: mal termina uma coisa, você já quer bater a própria marca.',
      helps: 'Comemore o que ficou bom antes de correr para o próximo, nem que seja com um minuto de dança.',
    },
    taurus: {
      is: 'Você prefere não entregar a entregar malfeito, e por medo do erro fica polindo a mesma peça até ela perder o brilho.',
      helps:
        'Mostre o trabalho inacabado a alguém de bom gosto, e peça a essa pessoa que diga quando já chega.',
    },
    gemini: {
      is: 'Nada fica bom o bastante porque, enquanto faz uma versão, você já pensou em outras, todas mais espertas que a do papel.',
      helps:
        'Entregue a primeira versão decente, com os errinhos que tiver, e guarde as outras ideias para a próxima vez.',
    },
    cancer: {
      is: 'Seu medo de errar é medo de decepcionar quem confiou em você, por isso um deslize antigo ainda toma café com você.',
      helps:
        'Conte um erro pequeno a alguém que gosta de você, e compare a reação com a que tinha imaginado.',
    },
    leo: {
      is: 'Ou sai magnífico ou você nem mostra: o medo de errar em público esconde coisas boas que só estavam incompletas.',
      helps: 'Deixe que vejam um ensaio seu, com tropeço e tudo, e preste atenção em quem chega mais perto.',
    },
    virgo: {
      is: 'O que está perfeito some da sua vista, e o único erro da página fica aceso, como se valesse pela página inteira.',
      helps:
        'Decida antes de começar quanto seria bom o bastante, e ao chegar lá largue, mesmo enxergando três retoques.',
    },
    libra: {
      is: 'Sempre falta um toque, e nada fica bom o bastante, porque um erro, a seus olhos, é também uma deselegância.',
      helps: 'Dê por pronto o que já agrada e deixe um detalhe torto de propósito, só para ver quem repara.',
    },
    scorpio: {
      is: 'Perfeição, com você, é tudo ou nada; uma falha pequena contamina o conjunto até dar vontade de desmanchar e refazer do zero.',
      helps: 'Conserte somente a parte que falhou, e espere uma noite antes de condenar o conjunto inteiro.',
    },
    sagittarius: {
      is: 'O seu ideal mora tão no alto que nada parece bom o bastante, embora muitas vezes só tenha faltado acabamento.',
      helps:
        'Volte ao que já fez e dê meia hora aos detalhes; para o seu ideal, isso conta mais que recomeçar.',
    },
    capricorn: {
      is: 'Bom o bastante, para você, fica sempre um patamar acima, e um erro seu parece escândalo onde o dos outros é aprendizado.',
      helps:
        'Fale do seu erro como falaria do erro de um aprendiz de talento, com exigência mas sem sentença.',
    },
    aquarius: {
      is: 'Perfeição pela régua alheia não interessa a você; a sua própria, secreta, é tão exigente que nada fica pronto.',
      helps: 'Chame a próxima entrega de experimento: nele, o erro também conta como resultado.',
    },
    pisces: {
      is: 'Na imaginação a coisa era linda, e ao tocar o mundo ela encolhe; daí nada parecer bom o bastante para você.',
      helps: 'Compare o que fez com o que existia antes, e não com o sonho, que nunca precisou funcionar.',
    },
  },
  misunderstood: {
    aries: {
      is: 'As pessoas entendem você mal porque ouvem briga onde há só pressa; quando contam que doeu, a frase já saiu da sua memória.',
      helps: 'Termine a frase direta com um “o que você acha?”, e a franqueza deixa de soar como ordem.',
    },
    taurus: {
      is: 'Quem conhece você pouco lê frieza ou teimosia onde há apenas demora: o carinho sai em gestos, e gesto se entende tarde.',
      helps:
        'Diga em palavras, uma vez por semana, o que costuma dizer fazendo coisas; tem gente que só lê legenda.',
    },
    gemini: {
      is: 'Levam você na brincadeira ou levam a mal, porque tudo sai no mesmo tom leve, até o que vinha do fundo.',
      helps: 'Avise antes quando a coisa é séria; no seu jeito habitual ninguém percebe a diferença.',
    },
    cancer: {
      is: 'Pensam que você se ofendeu, quando só estava protegendo um lugar sensível e torcendo para que adivinhassem.',
      helps:
        'Poupe às pessoas queridas o trabalho de adivinhar, e ponha em palavras o que o seu silêncio tenta contar.',
    },
    leo: {
      is: 'Passa por arrogância o seu jeito de encher a sala, e ninguém desconfia de quanto você espera por um sinal de aprovação.',
      helps: 'Deixe alguém ver a dúvida por trás da pose, e faça uma pergunta sobre a vida dessa pessoa.',
    },
    virgo: {
      is: 'Sua ajuda chega em forma de correção, e as pessoas entendem crítica onde você só estava demonstrando afeto.',
      helps:
        'Comece a conversa pelo que está bom, em voz alta; o apreço que você dá por óbvio ninguém enxerga.',
    },
    libra: {
      is: 'Todos acham que está tudo bem com você, já que responde sorrindo, e a simpatia acaba escondendo o que queria dizer.',
      helps:
        'Troque um “imagina, tudo ótimo” por uma frase verdadeira, mesmo pequena, diante de alguém que sabe escutar.',
    },
    scorpio: {
      is: 'A intensidade do seu olhar faz as pessoas acharem que você julga ou desconfia, quando muitas vezes está só prestando atenção.',
      helps:
        'Revele de vez em quando um detalhe bobo da sua vida; mistério demais os outros preenchem com o pior.',
    },
    sagittarius: {
      is: 'A sua sinceridade chega sem embalagem, e por isso entendem mal: o entusiasmo soa a uns como exagero, a outros como descaso.',
      helps:
        'Confira se a pessoa riu por dentro também, e acrescente a frase carinhosa que você julgou desnecessária.',
    },
    capricorn: {
      is: 'Como você aparece mais para trabalhar do que para se queixar, as pessoas concluem que é frieza e que nada atinge você.',
      helps:
        'Conte uma dificuldade enquanto ela ainda existe, em vez de relatar depois, já resolvida, com voz de ata.',
    },
    aquarius: {
      is: 'Acham que você paira acima de todos; na verdade precisa de distância para pensar, e gosta das pessoas mais do que parece.',
      helps: 'Explique a quem você ama que sumir por umas horas, no seu caso, é recarga e não desprezo.',
    },
    pisces: {
      is: 'Cada pessoa enxerga em você o que deseja ver, e como você raramente desmente, acaba num retrato que não é seu.',
      helps:
        'Corrija ao menos um engano a seu respeito, logo no começo, com a frase mais simples que encontrar.',
    },
  },
  overthinking: {
    aries: {
      is: 'Seus pensamentos só giram em círculo quando falta o que fazer; na espera, a cabeça acelera feito motor em ponto morto.',
      helps:
        'Transforme o que está remoendo em tarefa de cinco minutos, feita já e de pé, por menor que seja.',
    },
    taurus: {
      is: 'Você rumina de verdade: o mesmo pensamento volta, sempre com igual sabor, e largar um assunto parece desperdício.',
      helps: 'Ocupe as mãos com algo que tenha textura, de argila a jardim, até o pensamento perder o gosto.',
    },
    gemini: {
      is: 'Seu pensamento abre tantas abas que já não sabe de qual vem o barulho, e a mesma conversa roda com falas melhores.',
      helps: 'Grave num áudio, só para você, o pensamento que mais gira, e escute uma única vez.',
    },
    cancer: {
      is: 'O pensamento dá voltas e acaba sempre na mesma cena, em que você procura o instante em que alguém mudou de tom.',
      helps: 'Separe o que de fato foi dito do que você supôs, e ponha em dúvida primeiro a suposição.',
    },
    leo: {
      is: 'Você repassa o que disse como quem assiste à própria atuação, e os pensamentos travam sempre no pedaço que soou ridículo.',
      helps: 'Conte como comédia a cena que não sai da cabeça, a alguém que ria com você e não de você.',
    },
    virgo: {
      is: 'A sua cabeça revisa por segurança, e revisa de novo, até o pensamento já não procurar solução, só falhas.',
      helps:
        'Dê ao assunto quinze minutos e um papel; terminado o tempo, escreva “por hoje é isso” e assine.',
    },
    libra: {
      is: 'Você pensa em roda porque a cada volta dá razão a alguém diferente, e o seu próprio lado fica para a próxima.',
      helps:
        'Diga uma frase que comece com “eu quero”, antes de dar mais uma volta pelos argumentos dos outros.',
    },
    scorpio: {
      is: 'Quando um pensamento gruda, você escava, procura o que não foi dito e desce mais um nível, mesmo sem haver nada ali.',
      helps:
        'Pergunte ao pensamento o que ele quer proteger e, quando a resposta se repetir, considere a investigação encerrada.',
    },
    sagittarius: {
      is: 'De um detalhe a sua cabeça tira uma filosofia inteira, e o pensamento roda porque saltou dos fatos para o sentido da vida.',
      helps: 'Reduza a pergunta enorme à menor que couber nela, responda a essa e saia para ver gente.',
    },
    capricorn: {
      is: 'Em hora extra, seu pensamento calcula sempre o mesmo risco, e você chama esse vaivém de responsabilidade.',
      helps: 'Pergunte o que dá para fazer até o fim do dia; o resto do pensamento fica para amanhã cedo.',
    },
    aquarius: {
      is: 'Um problema de sentimento vira diagrama na sua cabeça, que fica rodando atrás da única peça que não se calcula.',
      helps:
        'Leve o pensamento para passear com alguém prático, conversando de preferência sobre outra coisa, e volte a ele mais tarde.',
    },
    pisces: {
      is: 'Pensar, em você, é maré: tudo vai e volta misturado a imagens e pressentimentos, e fica difícil achar onde começou a aflição.',
      helps: 'Cante ou caminhe até o pensamento virar outra coisa; brigar com ele só aumenta as ondas.',
    },
  },
  confidence: {
    aries: {
      is: 'A sua dúvida é bem escondida: você se atira para não ter de sentir insegurança, e ela vem conversar depois do salto.',
      helps:
        'Lembre três vezes em que você foi com medo mesmo, e tenha essa lista à mão quando duvidar de si.',
    },
    taurus: {
      is: 'Sua confiança se constrói no concreto, e você duvida de si enquanto não tem nas mãos a prova do que sabe fazer.',
      helps:
        'Olhe com calma, de perto, para algo que existe porque você fez, antes de ouvir a voz que duvida.',
    },
    gemini: {
      is: 'Você duvida de si porque sabe um pouco de tudo e imagina que os outros sabem tudo de alguma coisa.',
      helps:
        'Ensine a alguém, em dez minutos, uma coisa que você domina; no meio da explicação a insegurança perde o fio.',
    },
    cancer: {
      is: 'A sua segurança depende muito de quem está perto: entre os seus, você é rocha, e longe deles pede desculpa por ocupar espaço.',
      helps:
        'Guarde no celular as palavras boas que já disseram de você, e releia antes de entrar onde a segurança costuma faltar.',
    },
    leo: {
      is: 'Você parece ter confiança para emprestar, e duvida de si justamente nos dias em que ninguém comenta o que fez.',
      helps:
        'Faça uma coisa bem-feita por dia sem contar a ninguém, só para a sua confiança aprender a se aplaudir.',
    },
    virgo: {
      is: 'Até para duvidar de si você tem método, pois lembra cada falha com data e hora, e trata os acertos como obrigação.',
      helps:
        'Dê aos seus acertos a mesma memória minuciosa, e cite um deles com detalhes sempre que a dúvida falar.',
    },
    libra: {
      is: 'Sua confiança muda conforme o espelho: se gostam da ideia, você acredita nela, e se hesitam, já não sabe se era boa.',
      helps:
        'Forme a opinião por escrito antes de perguntar a dos outros, para ter aonde voltar quando duvidar de si.',
    },
    scorpio: {
      is: 'De fora veem uma força tranquila; por dentro você duvida de si, e só confia no que já passou por todas as provas.',
      helps:
        'Dispense as provas que ninguém pediu, e encare a próxima tarefa com a segurança de quem já passou.',
    },
    sagittarius: {
      is: 'Otimismo você tem de sobra, confiança nem sempre: promete grande, e na véspera pergunta baixinho quem foi que inventou aquilo.',
      helps:
        'Prometa um pouco menos do que consegue, e deixe a segurança crescer a cada vez que você entrega sobrando.',
    },
    capricorn: {
      is: 'Sua insegurança trabalha calada, e mesmo depois de tanto preparo você espera que alguém descubra que não sabe tanto assim.',
      helps: 'Olhe para trás até o ponto de onde partiu, e só então responda à dúvida se sabe ou não sabe.',
    },
    aquarius: {
      is: 'Nas suas ideias você confia, na sua pessoa nem tanto, e desde cedo suspeita que faltou à aula em que ensinavam a pertencer.',
      helps: 'Procure um lugar onde a sua estranheza seja útil, que ali a dúvida sobre si costuma se calar.',
    },
    pisces: {
      is: 'Ao se comparar com gente de certezas firmes, você duvida de si, sem ver a coragem que há em sentir tanto.',
      helps:
        'Confie uma vez por dia no primeiro palpite, em assunto miúdo, e conte quantas vezes ele estava certo.',
    },
  },
  anger: {
    aries: {
      is: 'Sua raiva vai de zero a cem numa frase e acaba logo, enquanto os outros ainda estão de cabelo em pé.',
      helps: 'Quando a raiva subir, gaste o primeiro minuto com as pernas, andando para longe da conversa.',
    },
    taurus: {
      is: 'Demora tanto até você se zangar que ninguém vê a conta crescer, e então a raiva sai de uma vez, pesada.',
      helps:
        'Leve a sério a primeira irritação, ainda pequena, em vez de empilhar sobre as outras até o monte desabar.',
    },
    gemini: {
      is: 'Com raiva você não grita, ironiza, e a frase acerta onde dói antes que você decida se era brincadeira.',
      helps: 'Escreva a frase ferina até o fim, sem enviar, e amanhã veja se ela ainda precisa existir.',
    },
    cancer: {
      is: 'Em vez de explodir você se fecha, e a raiva vira mágoa com cara de “não foi nada”.',
      helps:
        'Diga a si, com todas as letras, “estou com raiva”, antes que ela se mude de vez para a tristeza.',
    },
    leo: {
      is: 'O que acende a sua raiva é a falta de respeito, e ela passa com grandeza assim que alguém reconhece que você tinha razão.',
      helps: 'Espere o orgulho se sentar, e só então escolha a única frase que a raiva tinha mesmo a dizer.',
    },
    virgo: {
      is: 'A raiva em você sai em parcelas, num reparo aqui, num suspiro ali, e perder o controle parece falta de higiene.',
      helps:
        'Procure a raiva grande por trás das implicâncias miúdas, e admita para si o que de fato incomodou.',
    },
    libra: {
      is: 'Mostrar raiva você acha feio, então ela sai como cortesia gelada, e quem perde a paz é você.',
      helps: 'Confesse em voz alta, a sós, que aquilo deu raiva, e não emende logo uma desculpa.',
    },
    scorpio: {
      is: 'Estourar não é o seu jeito; sua raiva esfria, lembra cada detalhe e sabe esperar, o que cansa primeiro a você.',
      helps: 'Ponha um prazo nessa raiva guardada e, até lá, dê a ela esforço físico em vez de planos.',
    },
    sagittarius: {
      is: 'Você estoura em forma de discurso, com raiva da injustiça e da conversa mole, e dali a pouco já está rindo.',
      helps: 'Corte o discurso pela metade e fale só do que deu raiva hoje, sem “sempre” e sem “nunca”.',
    },
    capricorn: {
      is: 'Raiva, para você, é falta de compostura; ela vira secura e serviço, e só o maxilar sabe a verdade.',
      helps:
        'Solte os ombros e reconheça, ao menos para si, a ofensa, antes de voltar correndo às obrigações.',
    },
    aquarius: {
      is: 'Na raiva você se desliga e passa a falar com calma de tribunal, a quilômetros dali, como quem comenta a briga alheia.',
      helps: 'Reconheça a raiva no momento em que a sua voz fica calma demais, e peça um intervalo.',
    },
    pisces: {
      is: 'Raramente você mostra raiva, porque entende os motivos de todos, e ela vaza como cansaço ou choro sem dono.',
      helps:
        'Rabisque a raiva com força numa folha grande, sem desenho nenhum, até saber de que ela defendia você.',
    },
  },
  fear: {
    aries: {
      is: 'O seu maior medo é depender dos outros sem poder agir, e por isso você corre na frente antes de sentir o frio.',
      helps: 'Conte o medo uma vez, devagar, a alguém de confiança, e só depois parta para a solução.',
    },
    taurus: {
      is: 'O medo, em você, é de que falte o chão e suma sem aviso aquilo com que contava.',
      helps: 'Conte nos dedos o que esse medo não alcança, começando pelo que as suas mãos sabem fazer.',
    },
    gemini: {
      is: 'Seu medo mais fundo é ficar sem saída e sem assunto, num silêncio em que não dá para mudar de ideia.',
      helps: 'Dê ao medo um apelido e converse com ele em plena luz do dia, quando ele tem menos argumentos.',
    },
    cancer: {
      is: 'O que você mais teme é não ter para onde voltar, se os seus se afastarem aos poucos.',
      helps: 'Cultive mais de um abrigo, para que esse medo não peça tudo à mesma pessoa.',
    },
    leo: {
      is: 'No fundo, você tem medo de não fazer diferença, de sair de uma sala e a conversa continuar igual.',
      helps: 'Repare em quem sorri ao ver você chegar, e mostre a esse medo um rosto em vez da multidão.',
    },
    virgo: {
      is: 'Seu medo é que uma pequena distração desmonte tudo, e que, sem utilidade, não sobre motivo para gostarem de você.',
      helps:
        'Passe uma tarde com uma pessoa querida sem prestar serviço nenhum, e veja se o medo não exagerava.',
    },
    libra: {
      is: 'Ficar sem ninguém ao lado é o que mais dá medo em você, tanto que até discussão alheia acelera o coração.',
      helps: 'Faça um programa gostoso a sós, para o medo ver que você também é boa companhia.',
    },
    scorpio: {
      is: 'Traição e perda de controle dividem o posto de maior medo, e você vigia para que nenhuma das duas chegue de surpresa.',
      helps:
        'Escolha uma coisa pequena para não vigiar nesta semana, e deixe o medo descobrir que dá para respirar.',
    },
    sagittarius: {
      is: 'O que mais assusta você é a vida encolher, sem horizonte e com hora para tudo, até não sobrar pergunta nova.',
      helps:
        'Abra no seu dia uma brecha de horizonte, num livro ou numa estrada, para esse medo esticar as pernas.',
    },
    capricorn: {
      is: 'Seu medo maior é falhar à vista de todos e descobrir que tanto esforço não bastou.',
      helps: 'Pergunte a quem você admira quantas vezes errou, e o seu medo ganha companhia respeitável.',
    },
    aquarius: {
      is: 'Mais que o fracasso, você tem medo de ser só outra pessoa igual a todas, ou de ter de pedir licença para pensar.',
      helps: 'Conte a alguém gentil uma necessidade sua bem comum, e o medo de ser igual cede um pouco ali.',
    },
    pisces: {
      is: 'Não tem forma nem hora o seu medo; é o de se perder, de que a dureza do mundo entre e não saia.',
      helps: 'Encoste os pés no chão e descreva o que vê ao redor, até o medo ter outra vez margens.',
    },
  },
  sleep: {
    aries: {
      is: 'O sono não vem porque o corpo ainda está em campo, e de madrugada você já acorda com vontade de resolver.',
      helps:
        'Gaste o corpo mais cedo e, se acordar de madrugada, prometa à ideia brilhante uma conversa ao amanhecer.',
    },
    taurus: {
      is: 'Seu sono gosta do mesmo travesseiro e da mesma hora; uma preocupação com o que é seu basta para acordar você às quatro.',
      helps:
        'Repita toda noite o mesmo ritual lento, com pouca luz e lençol cheiroso, até o corpo dormir por hábito.',
    },
    gemini: {
      is: 'À noite a sua cabeça começa o programa de entrevistas, e o sono fica esperando que os convidados terminem.',
      helps:
        'Deixe o telefone longe e ouça uma voz monótona lendo algo sem suspense, para a cabeça cochilar primeiro.',
    },
    cancer: {
      is: 'Você perde o sono pensando nos seus, se chegaram bem, se aquela resposta curta queria dizer alguma coisa.',
      helps:
        'Dê em pensamento um boa-noite a cada pessoa querida e, feita a ronda, procure dormir sem checar mais nada.',
    },
    leo: {
      is: 'O sono demora quando o dia não teve nenhum momento seu, e de madrugada você fica em claro cobrando essa parte.',
      helps: 'Reserve antes de deitar meia hora de puro agrado, e vá dormir antes que ela vire madrugada.',
    },
    virgo: {
      is: 'Seu sono tropeça em pendências, e às quatro da manhã um detalhe esquecido parece, com toda a certeza, um desastre.',
      helps:
        'Escreva as pendências antes de deitar, com o primeiro passo de cada uma, para a cabeça dar o dia por entregue.',
    },
    libra: {
      is: 'Quando algo ficou mal resolvido com alguém, você não dorme; refaz a conversa até que todos saiam bem na história.',
      helps:
        'Enfeite a hora de dormir com música suave, e combine com a cabeça que nenhuma paz se negocia de madrugada.',
    },
    scorpio: {
      is: 'De madrugada você monta guarda, e o que de dia estava sob controle vem à tona às quatro, sem disfarce.',
      helps:
        'Levante, acenda uma lâmpada fraca e dê ao pensamento noturno um parágrafo no caderno, sem resolver nada no escuro.',
    },
    sagittarius: {
      is: 'Dormir parece desperdício de noite, e quando enfim você deita, a cabeça já está comprando passagens.',
      helps:
        'Leia umas páginas de um livro calmo que se passe bem longe, e deixe o sono viajar no seu lugar.',
    },
    capricorn: {
      is: 'Às quatro da manhã começa o seu segundo turno, com contas e prazos pontuais, e o sono parece luxo a merecer.',
      helps:
        'Estabeleça uma hora de encerrar o dia e, se acordar antes de clarear, não despache nenhum problema.',
    },
    aquarius: {
      is: 'Seu relógio não leu o manual: quando o mundo dorme, as suas ideias acendem, e o sono chega na hora errada.',
      helps:
        'Afaste as telas uma hora antes de dormir e dê à mente algo repetitivo, como refazer passo a passo um caminho conhecido.',
    },
    pisces: {
      is: 'Você dorme leve porque o dia inteiro entrou em você, e acorda no meio de um sonho que nem parece seu.',
      helps:
        'Lave o dia do corpo com uma ducha morna, devagar, e vá dormir sem levar junto a conversa de ninguém.',
    },
  },
  rest: {
    aries: {
      is: 'Descansar irrita você, que só conhece duas velocidades, e o cansaço precisa fazer escândalo para ser levado a sério.',
      helps:
        'Escolha um descanso que se mexa, como pedalar sem destino; a imobilidade só aumenta a sua impaciência.',
    },
    taurus: {
      is: 'Você sabe descansar como pouca gente, mas só quando tudo está em ordem e pago, e tudo nunca está.',
      helps:
        'Descanse antes da última obrigação, com algo saboroso e sem pressa; as outras continuam lá amanhã.',
    },
    gemini: {
      is: 'Seu cansaço é de cabeça, mas você tenta descansar com mais informação, respondendo mensagens até debaixo da coberta.',
      helps:
        'Passe meia hora sem ler nada, nem rótulo, olhando o movimento da rua, e chame isso de descanso.',
    },
    cancer: {
      is: 'Só quando todos estão bem você descansa, e como sempre há alguém precisando, o seu cansaço é atendido por último.',
      helps:
        'Aceite a próxima gentileza que oferecerem e, enquanto ela durar, descanse sem procurar a quem servir.',
    },
    leo: {
      is: 'Você descansa mal porque muita gente conta com o seu entusiasmo, e o cansaço parece uma falha de caráter.',
      helps:
        'Tire uma tarde de descanso com roupa velha e cara lavada, sem atender a quem pede a sua presença.',
    },
    virgo: {
      is: 'Até o repouso lembra tarefas a você, que não descansa, e deitar vira hora de conferir o que faltou.',
      helps:
        'Ponha o descanso na lista, com horário e quadradinho para marcar, e pare de procurar utilidade nele.',
    },
    libra: {
      is: 'Por gentileza com todos, sua agenda enche de compromissos dos outros, e o cansaço você só nota quando o sorriso pesa.',
      helps:
        'Desmarque com delicadeza um compromisso de que ninguém vai sentir falta, e gaste o descanso sem consultar ninguém.',
    },
    scorpio: {
      is: 'Quando se entrega a uma coisa, você esquece o corpo, e só nota o cansaço quando ele já chegou ao osso.',
      helps: 'Ouça o primeiro sinal de cansaço em vez do último, e mude de assunto por uma hora.',
    },
    sagittarius: {
      is: 'Mesmo a folga você enche de planos, e volta do passeio com mais cansaço do que levou, já falando do seguinte.',
      helps: 'Guarde um dia de folga sem programa algum e, se der coceira, deite na grama até passar.',
    },
    capricorn: {
      is: 'Descanso, na sua cabeça, é prêmio por serviço concluído, e o serviço, generoso como é, não acaba.',
      helps: 'Descanse meia hora antes de merecer, como experiência, e verifique se alguma coisa desabou.',
    },
    aquarius: {
      is: 'O que impede o seu descanso é a cabeça ligada na tomada, com vários projetos e a humanidade inteira para consertar.',
      helps:
        'Tire férias do futuro por umas horas, mexendo com algo que não tenha causa nem tese, como um quebra-cabeça.',
    },
    pisces: {
      is: 'Seu cansaço vem em parte do que os outros deixaram em você, por isso dorme muito e acorda sem descanso.',
      helps: 'Passe um tempo em silêncio perto de árvores, e devolva em pensamento o cansaço que não é seu.',
    },
  },
};
