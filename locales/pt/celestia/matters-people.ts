import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of family and friends, and what helps it there. */
export const matters: MattersOf<'people'> = {
  siblings: {
    aries: {
      is: 'Entre irmãos você disputa até quem chegou primeiro, estoura rápido e no dia seguinte já nem lembra por que brigou.',
      helps:
        'Antes de dar a briga com seu irmão ou sua irmã por encerrada, pergunte se do lado de lá ela também já esfriou.',
    },
    taurus: {
      is: 'Irmão, para você, é laço que dispensa conversa diária, mas uma injustiça da infância continua guardada com todos os detalhes.',
      helps:
        'Escolha uma só dessas mágoas de irmãos e conte como foi para você, sem apresentar a coleção inteira.',
    },
    gemini: {
      is: 'Com irmãos sua língua é a implicância; vocês trocam provocações e bobagens, e o assunto que dói vai ficando para depois.',
      helps:
        'Depois da piada, arrisque uma frase séria com o irmão ou a irmã, curta mesmo, que logo você volta à graça.',
    },
    cancer: {
      is: 'Você cuida de irmão como se fosse cria sua, e se magoa fundo quando esse cuidado parece passar despercebido.',
      helps:
        'Diga com todas as letras do que sentiu falta; irmão raramente adivinha o que um silêncio magoado quer dizer.',
    },
    leo: {
      is: 'Diante dos irmãos você quer ser motivo de orgulho, e qualquer comparação feita pela família ainda acende a velha rivalidade.',
      helps:
        'Elogie na frente dos outros algo que seu irmão ou sua irmã faz bem, e veja o que acontece com a disputa.',
    },
    virgo: {
      is: 'Seu amor de irmão vem em forma de conselho, e a briga começa quando o outro lado só escuta a correção.',
      helps:
        'Pergunte ao irmão ou à irmã, antes de mostrar o jeito certo, se a hora é de ajuda ou só de companhia.',
    },
    libra: {
      is: 'Nas brigas de irmãos você faz o papel de juiz de paz, e acaba engolindo a queixa que também tinha.',
      helps:
        'Uma vez por conversa, diga primeiro o que você quer, e só depois o que seu irmão ou sua irmã prefere.',
    },
    scorpio: {
      is: 'De irmão você espera lealdade absoluta; faz quase tudo por esse laço, mas uma traição pequena fica latejando por muito tempo.',
      helps:
        'Em vez de testar seu irmão ou sua irmã às escondidas, ponha em palavras qual foi exatamente a ferida.',
    },
    sagittarius: {
      is: 'Irmão bom, no seu jeito, é cúmplice de travessura; o atrito nasce da sua sinceridade, que às vezes chega sem freio.',
      helps: 'Se vai soltar uma verdade ao irmão ou à irmã, solte antes uma gentileza igualmente verdadeira.',
    },
    capricorn: {
      is: 'Na fila dos irmãos você assumiu o posto de responsável, seja qual for a idade, e às vezes cobra como chefe.',
      helps:
        'Deixe um irmão ou uma irmã resolver algo de um jeito que você não resolveria, e segure o relatório.',
    },
    aquarius: {
      is: 'Você gosta dos irmãos como gosta dos amigos, cada qual na sua vida, e cobrança de presença irrita.',
      helps:
        'Mande aos irmãos um sinal pequeno de vez em quando, um vídeo bobo que seja, porque a sua distância confunde.',
    },
    pisces: {
      is: 'Briga de irmãos dói em você no corpo; perdoa antes de ouvir desculpas e às vezes assume a culpa de todos.',
      helps:
        'Na próxima rusga entre irmãos, separe num papel o que você fez daquilo que só sobrou para você.',
    },
  },
  children: {
    aries: {
      is: 'Com filhos, você é quem topa a bagunça e empurra para a coragem; o difícil é esperar que falem no tempo deles.',
      helps:
        'Pergunte uma vez só e aguente a pausa; filho que se cala às vezes está apenas procurando as palavras.',
    },
    taurus: {
      is: 'Para um filho você é chão firme, comida boa e colo sem hora, e custa a aceitar que crescer inclui mudar de endereço.',
      helps:
        'Mantenha com os filhos um ritual pequeno, um prato preferido ou uma caminhada, que sobreviva também à distância.',
    },
    gemini: {
      is: 'Filhos ganham com você conversa de igual para igual e muita risada; diante de monossílabos, porém, você se atrapalha.',
      helps:
        'Troque o interrogatório pelo que interessa aos filhos, um jogo ou uma banda, e peça que expliquem a você.',
    },
    cancer: {
      is: 'Pensar em filhos mexe com você até a raiz: proteger é instinto, e um quarto vazio ou uma resposta seca machucam.',
      helps:
        'Conte a um filho ou filha algo do seu próprio dia sem pedir nada em troca; confidência costuma puxar confidência.',
    },
    leo: {
      is: 'Você torce pelos filhos de bandeira na mão, dá calor e incentivo, e estranha quando preferem brilhar longe dos seus olhos.',
      helps: 'Assista ao que os filhos fazem sem dirigir nem fotografar, e no fim diga apenas o que admirou.',
    },
    virgo: {
      is: 'Sobre ter ou criar filhos você pensa em tudo, do lanche ao futuro, e a preocupação às vezes soa como crítica.',
      helps:
        'Deixe passar um erro pequeno por dia sem comentário; com quem não revisa, filho acha mais fácil falar.',
    },
    libra: {
      is: 'A ideia de filhos traz para você o desejo de uma casa gentil, e na hora do limite pesa o medo de desagradar.',
      helps:
        'Combine com os filhos poucas regras e mantenha essas, sem se assustar com uma tarde de cara feia.',
    },
    scorpio: {
      is: 'Seu amor por um filho é inteiro e vigilante; você percebe o que ficou por contar e sofre sem essa confiança.',
      helps:
        'Resista à vontade de investigar: avise que filho seu pode contar qualquer coisa, e deixe a hora por conta dele.',
    },
    sagittarius: {
      is: 'Aos filhos você quer mostrar o mundo, responde a cada pergunta com uma expedição e se entende melhor com asas que com rotina.',
      helps:
        'Se os filhos andam calados ou a casa anda grande, proponha um passeio sem pauta; olhando a estrada se diz mais.',
    },
    capricorn: {
      is: 'Criar filhos, para você, é preparar gente que saiba se virar, e o carinho acaba escondido atrás das cobranças.',
      helps: 'Fale do seu orgulho em voz alta aos filhos num dia comum, em que não houve nota nem conquista.',
    },
    aquarius: {
      is: 'Filhos, na sua cabeça, são gente nova com direito a ideias próprias; entre tantos bons argumentos falta às vezes um abraço.',
      helps: 'Responda à próxima queixa de um filho com a mão no ombro, e só mais tarde com a explicação.',
    },
    pisces: {
      is: 'Diante de filhos você percebe a tristeza antes da palavra, cede fácil e se perde um pouco na vida deles.',
      helps:
        'Reserve um pedaço da semana só seu, com filhos por perto ou longe, e trate isso como compromisso.',
    },
  },
  mother: {
    aries: {
      is: 'Com sua mãe o sangue sobe depressa; você responde antes do fim da frase e ainda briga por independência.',
      helps:
        'Quando a mãe cutucar, beba um copo de água antes da resposta; a primeira versão costuma sair quente demais.',
    },
    taurus: {
      is: 'De mãe você quer colo, cheiro conhecido e constância, e onde isso faltou ficou uma fome teimosa.',
      helps:
        'Dê a si uma das gentilezas que esperava da sua mãe, algo que o corpo sinta, sem pedir autorização.',
    },
    gemini: {
      is: 'Você e sua mãe se entendem, ou desentendem, pela conversa: fala-se de tudo menos daquilo que incomoda de verdade.',
      helps:
        'Puxe uma história da juventude da sua mãe, com ela ou com quem a conheceu, e escute sem comentar.',
    },
    cancer: {
      is: 'O assunto mãe é o mais sensível que você tem; um tom de voz dela basta para mudar o seu dia.',
      helps:
        'Quando doer algo que veio da mãe, repare com que idade você se sente naquela hora, e só então responda.',
    },
    leo: {
      is: 'Da sua mãe você ainda espera aquele olhar de encantamento, e um elogio morno dela dói mais que crítica de estranho.',
      helps:
        'Conte a boa notícia primeiro a quem vibra fácil; assim o comentário da sua mãe não precisa valer por todos.',
    },
    virgo: {
      is: 'Perto da mãe você mostra amor resolvendo coisas, e ouve em cada palpite dela a suspeita de que fez errado.',
      helps:
        'Experimente receber um palpite da sua mãe com um simples “anotei”, sem defesa, e siga fazendo à sua maneira.',
    },
    libra: {
      is: 'Para não magoar sua mãe você diz sim, sorri, adia a verdade, e depois estranha o próprio cansaço.',
      helps:
        'Tenha uma frase pronta e educada para quando sua mãe pedir demais, algo como “dessa vez não consigo”.',
    },
    scorpio: {
      is: 'Nada é raso entre você e sua mãe; o amor é imenso, e você fareja qualquer tentativa de controle a quilômetros.',
      helps: 'Decida o que da sua vida sua mãe pode saber e conte só isso, sem culpa pelo resto.',
    },
    sagittarius: {
      is: 'Você ama sua mãe com espaço no meio; quando ela opina demais ou pede presença, bate vontade de não ter endereço.',
      helps:
        'Escolha você o dia e o tamanho da conversa com sua mãe, que combinado pesa menos do que cobrança.',
    },
    capricorn: {
      is: 'Desde cedo você quis poupar trabalho à sua mãe, e aprendeu a ser forte onde queria apenas ser criança.',
      helps:
        'Peça uma coisa pequena à sua mãe, ou a alguém que faça esse papel, e aceite sem retribuir na hora.',
    },
    aquarius: {
      is: 'Entre você e sua mãe há afeto e também um vidro: ela pergunta o que você sente, você responde o que pensa.',
      helps: 'Na conversa com a mãe, diga uma emoção em duas palavras, sem tese; para começar já é muito.',
    },
    pisces: {
      is: 'O humor da sua mãe entra em você sem pedir licença, e depois fica difícil saber de quem era aquela tristeza.',
      helps:
        'Depois de estar com sua mãe, ou só de pensar nela, tome um banho demorado e devolva o que não é seu.',
    },
  },
  father: {
    aries: {
      is: 'Com seu pai você mede forças: quer o respeito dele, mas ordem de cima faz você ir na direção contrária.',
      helps: 'Antes de contrariar seu pai por reflexo, veja se a ideia prestava apesar de ter vindo dele.',
    },
    taurus: {
      is: 'De pai você espera segurança, alguém que cumpra o que disse, e não esquece uma promessa que ficou no ar.',
      helps:
        'Comece pelo concreto, um conserto ou um ofício que lembre seu pai; falar de sentimento fica para a segunda rodada.',
    },
    gemini: {
      is: 'As palavras com seu pai correm quando o assunto é notícia ou futebol, e emperram no que você queria mesmo perguntar.',
      helps:
        'Escreva as perguntas que faria ao seu pai, inclusive as impossíveis, e escolha uma que caiba numa conversa leve.',
    },
    cancer: {
      is: 'Pai, no seu coração, deveria ser abrigo; frieza ou ausência dele você sente muito além do que mostra.',
      helps:
        'Lembre quem mais protegeu você pela vida, um avô ou uma professora, além do pai, e deixe isso contar.',
    },
    leo: {
      is: 'Aplauso de pai vale ouro para você, e boa parte do seu esforço ainda procura o rosto dele na plateia.',
      helps: 'Encontre uma vitória sua que você festejaria mesmo que seu pai nunca soubesse dela, e festeje.',
    },
    virgo: {
      is: 'A voz do seu pai virou em você um fiscal interno, que confere o serviço mesmo quando ninguém pediu.',
      helps: 'Quando esse pai de dentro reclamar, pense no que você diria a um colega com o mesmo resultado.',
    },
    libra: {
      is: 'Perto do pai você mede cada palavra, foge do confronto e ensaia no caminho de volta o que queria ter dito.',
      helps:
        'Desse discurso ensaiado para o pai, fique com a frase mais justa e diga-a primeiro a alguém de confiança.',
    },
    scorpio: {
      is: 'Você enxerga o pai por trás da autoridade, inclusive os medos, e o que ele calou continua pesando em você.',
      helps: 'Separe o que sabe do que deduziu sobre seu pai; nem tudo nele é tarefa sua decifrar.',
    },
    sagittarius: {
      is: 'Seu pai foi, para o bem ou para o mal, o seu primeiro adversário de debate, e você discorda dele com gosto.',
      helps:
        'Deixe política e religião fora da pauta com o pai por uma tarde, e puxe uma história de viagem.',
    },
    capricorn: {
      is: 'Em matéria de pai você foi criança séria, atenta ao que se esperava, e até hoje descansar parece desrespeito.',
      helps: 'Pegue uma regra do seu pai que ainda serve e outra que já prescreveu, e viva assim uma semana.',
    },
    aquarius: {
      is: 'Você não quer ser cópia do pai nem o contrário exato dele, e essa distância orgulhosa às vezes vira solidão.',
      helps:
        'Procure no pai um traço esquisito que você também tem; reconhecer isso não custa nada à sua independência.',
    },
    pisces: {
      is: 'A imagem do pai em você é meio névoa, ora enfeitada, ora cheia de pena, e raramente do tamanho real.',
      helps:
        'Descreva seu pai em alguns fatos simples, sem desculpar nem colorir, e repare no que sente ao ler.',
    },
  },
  inLaws: {
    aries: {
      is: 'Sogra que dá palpite liga em você o botão de combate, e uma simples visita vira queda de braço.',
      helps:
        'Gaste a energia antes de a sogra chegar, correndo ou lavando o carro, e deixe a primeira alfinetada sem troco.',
    },
    taurus: {
      is: 'Com a família do seu par você é pura cordialidade, enquanto ninguém mexe nos seus horários nem no seu lugar no sofá.',
      helps:
        'Durante a estadia da sogra, guarde um canto e uma hora do dia que fiquem exatamente como você gosta.',
    },
    gemini: {
      is: 'A sogra você conquista no papo, e é também no papo que um comentário espirituoso escapa e vira novela.',
      helps:
        'Teste a piada com seu par primeiro; se houver um segundo de hesitação, deixe a sogra sem ouvir essa.',
    },
    cancer: {
      is: 'Na família do seu amor você quer ser de casa, e um tratamento de visita por parte da sogra machuca.',
      helps:
        'Peça à sogra uma receita ou um caso antigo; pertencer começa melhor por aí do que por provas de afeto.',
    },
    leo: {
      is: 'Você chega à família do par querendo encantar, e a sogra que não se impressiona vira questão de honra.',
      helps:
        'Dê à sogra um momento de protagonista, pedindo a opinião dela diante de todos, e depois aproveite a folga.',
    },
    virgo: {
      is: 'Antes de a sogra chegar você já limpou tudo, e mesmo assim procura no olhar dela a poeira que sobrou.',
      helps:
        'Combine com seu par quem cuida de quê enquanto a sogra estiver aí, e não revise a parte alheia.',
    },
    libra: {
      is: 'Os sogros recebem de você só gentileza, até concordância fingida, e mais tarde é o par quem ouve a cobrança.',
      helps: 'Avise seu par, antes do encontro, qual assunto você quer ver longe da conversa com os sogros.',
    },
    scorpio: {
      is: 'Você lê a sogra no primeiro minuto, percebe a disputa por território e não finge bem que está tudo ótimo.',
      helps: 'Fique no tema neutro que escolheu antes; nem toda indireta de sogra merece investigação.',
    },
    sagittarius: {
      is: 'Família do par, em dose curta, diverte você; em visita comprida, falta ar e sobra franqueza.',
      helps:
        'Planeje saídas suas enquanto durar a visita dos sogros, de preferência a pé, e volte com um assunto novo.',
    },
    capricorn: {
      is: 'Perante os sogros você cumpre o protocolo inteiro, e ninguém ali desconfia do quanto você se esforça.',
      helps:
        'Solte na frente da sogra uma fraqueza engraçada sua; de respeito você já cuida, falta um pouco de riso.',
    },
    aquarius: {
      is: 'Os costumes da família do par parecem a você os de um povo distante, e virar genro ou nora de manual não dá.',
      helps:
        'Adote uma tradição dos sogros por curiosidade, como quem visita um museu vivo, e recuse outra com bom humor.',
    },
    pisces: {
      is: 'Cada suspiro da sogra cai em você; de tanto tentar agradar, o dia acaba sem que você saiba o que queria.',
      helps:
        'Suma por vinte minutos quando a convivência com os sogros apertar, com fones e música, antes que a paciência acabe.',
    },
  },
  familyQuarrel: {
    aries: {
      is: 'Em briga de família você entra na frente para defender alguém e descobre depois que virou o centro dela.',
      helps: 'Espere a segunda pessoa contar a versão dela antes de escolher lado na briga de família.',
    },
    taurus: {
      is: 'Quando a família se desentende você finca o pé e emudece, e o silêncio dura mais que o motivo.',
      helps:
        'Faça um gesto prático na família, como oferecer uma carona, mesmo sem ter mudado de opinião sobre a briga.',
    },
    gemini: {
      is: 'Você vira correio na briga de família, leva a versão de um para outro e no fim sobra para quem entregou.',
      helps:
        'Devolva o próximo recado que um parente quiser mandar a outro com um “isso você conta a quem interessa”.',
    },
    cancer: {
      is: 'Briga em família aperta o seu estômago; você quer todos juntos de novo e fica do lado de quem parece mais ferido.',
      helps:
        'Acalme primeiro o seu próprio susto com a briga, num lugar tranquilo, e só depois o dos parentes.',
    },
    leo: {
      is: 'Numa discussão de família você exige respeito, aumenta o tom e sofre se o seu lado da história não é ouvido.',
      helps: 'Ofereça a primeira palavra a quem menos fala na família e ouça sem preparar a réplica.',
    },
    virgo: {
      is: 'Das brigas de casa você guarda a ata, sabe quem disse o quê, e a precisão irrita mais que o erro.',
      helps: 'Troque os fatos pelo efeito, contando à família como aquilo caiu em você, e arquive o resto.',
    },
    libra: {
      is: 'Paz em família é missão sua, e você entende tão bem os dois lados que ambos desconfiam da sua posição.',
      helps: 'Diga aos parentes brigados, uma única vez, o que acha justo, e depois pare de arbitrar.',
    },
    scorpio: {
      is: 'Por baixo da gritaria você sabe qual é o assunto verdadeiro da briga de família, e onde dói em cada um.',
      helps:
        'Guarde para si a frase certeira que encerraria a briga; família tem memória comprida para o que acerta em cheio.',
    },
    sagittarius: {
      is: 'No meio de um bate-boca de família você solta o que ninguém ousava dizer e estranha o estrago que faz.',
      helps:
        'Junto com a crítica ao parente, ponha na roda uma coisa de que você gosta nele, com o mesmo entusiasmo.',
    },
    capricorn: {
      is: 'Brigou a família, você vira autoridade de plantão, põe ordem, paga a despesa e esconde o quanto aquilo mexeu com você.',
      helps: 'Assuma uma tarefa só nessa paz de família e avise, com calma, que as outras não são suas.',
    },
    aquarius: {
      is: 'Você observa a briga de família de longe, como quem analisa um caso, e justamente a calma faz os outros se sentirem sem apoio.',
      helps:
        'Reconheça a raiva de cada parente antes de explicar por que ela não faz sentido; um “imagino” basta.',
    },
    pisces: {
      is: 'Numa família em guerra você sente por todos, some para não tomar partido e leva a briga para dentro do sono.',
      helps:
        'Avise que gosta de todos e não comenta a briga; repita igual, feito refrão, a cada parente que tentar.',
    },
  },
  ageingParents: {
    aries: {
      is: 'Com pais que envelhecem você corre para resolver tudo hoje, e a lentidão deles testa o que você tem de paciência.',
      helps:
        'Ao ajudar seus pais, desacelere de propósito numa tarefa só, e deixe que o ritmo ali seja o deles.',
    },
    taurus: {
      is: 'Você cuida dos pais idosos com presença e rotina, e resiste a mudar o arranjo mesmo quando o peso já dobrou.',
      helps:
        'Divida com alguém uma parte fixa desse cuidado com os pais, antes que a sua força vire teimosia.',
    },
    gemini: {
      is: 'Cuidar de pai ou mãe na velhice deixa você entre ligações, listas e papéis, com o humor segurando a tristeza.',
      helps:
        'Grave as histórias que seus pais repetem, ou anote as que lembra; a décima vez cansa menos quando tem destino.',
    },
    cancer: {
      is: 'Ver os pais envelhecerem desperta em você a vontade de cuidar de tudo, e cada hora de descanso vem com culpa.',
      helps: 'Marque a sua folga do cuidado com os pais na agenda da família, e não peça desculpas por ela.',
    },
    leo: {
      is: 'Quando os pais envelhecem você quer ser a generosidade em pessoa, e sente falta de que alguém note o esforço.',
      helps:
        'Conte a alguém próximo, sem modéstia, o que tem feito pelos seus pais, e aceite o elogio inteiro.',
    },
    virgo: {
      is: 'Ninguém organiza a vida de pais idosos melhor que você, que ainda assim acha que esqueceu alguma coisa.',
      helps: 'Para cada tarefa nova no cuidado dos pais, deixe também uns minutos sem função ao lado deles.',
    },
    libra: {
      is: 'Cuidar de pais idosos exige decidir, e você gira entre a vontade deles, a da família e a sua, sempre a última.',
      helps:
        'Reúna os envolvidos no cuidado dos pais e proponha uma divisão por escrito, já com o seu limite dentro.',
    },
    scorpio: {
      is: 'Ver os pais envelhecerem e precisarem de você mexe com antigas questões de poder, e por trás da firmeza há um medo que ninguém vê.',
      helps:
        'Pergunte aos pais o que eles ainda fazem questão de decidir, e respeite o possível, mesmo achando que faria melhor.',
    },
    sagittarius: {
      is: 'Você ama seus pais e treme com a ideia de que cuidar deles na velhice encolha o seu mundo.',
      helps:
        'Combine um rodízio que preserve as suas andanças, e traga aos pais fotos e novidades do que viu.',
    },
    capricorn: {
      is: 'Você encara como dever natural amparar os pais na velhice, carrega quase tudo sem falar e chama isso de normal.',
      helps:
        'Liste o que o cuidado dos pais pede por semana e entregue de verdade dois itens a outra pessoa.',
    },
    aquarius: {
      is: 'Diante de pais que envelhecem você procura soluções novas e aplicativos, e se desconcerta quando pedem só companhia.',
      helps:
        'Passe uma tarde com seus pais sem consertar nada, nem o celular, só dividindo a televisão alta demais.',
    },
    pisces: {
      is: 'A fragilidade dos pais dói em você como se fosse sua, e na compaixão você promete mais do que consegue.',
      helps:
        'Responda “vou ver e aviso” a cada pedido novo dos pais, para o coração não assinar antes da agenda.',
    },
  },
  celebration: {
    aries: {
      is: 'Festa, com você, nasce de impulso: convida meio mundo hoje e só amanhã lembra que alguém precisa comprar gelo.',
      helps: 'Deixe uma pessoa metódica cuidar da lista da festa, e fique com a parte de animar quem chega.',
    },
    taurus: {
      is: 'Receber todo mundo é, para você, caprichar na comida e no conforto; o que estraga a festa é correria de última hora.',
      helps:
        'Simplifique o cardápio da comemoração até sobrar tempo para você se sentar antes do primeiro convidado.',
    },
    gemini: {
      is: 'Em aniversário ou casamento você circula, apresenta gente, conta casos e mal come, porque sempre há mais uma conversa.',
      helps:
        'Pense de antemão em duas pessoas da festa com quem quer estar de verdade, e dê a elas uma boa hora.',
    },
    cancer: {
      is: 'Data comemorativa em família emociona você já nos preparativos, e uma ausência vira pequena tristeza no meio da alegria.',
      helps:
        'Distribua tarefas entre os convidados da festa e guarde para si aquela que faz com mais carinho.',
    },
    leo: {
      is: 'Dar festa é o seu talento e a sua prova, porque entusiasmo morno dos convidados soa como nota baixa.',
      helps: 'Monte a comemoração que faria você feliz com metade das pessoas, e conte o resto como lucro.',
    },
    virgo: {
      is: 'Antes da comemoração você já previu chuva, engarrafamento e atraso, e durante ela continua de serviço.',
      helps: 'Marque um momento da festa a partir do qual você não arruma mais nada, nem com os olhos.',
    },
    libra: {
      is: 'Festa sua é bonita e bem misturada, mas distribuir os lugares sem ofender ninguém tira o seu sossego.',
      helps:
        'Feche a lista da festa consultando uma pessoa só; da terceira opinião em diante é pura aflição.',
    },
    scorpio: {
      is: 'Gente demais falando alto deixa você em guarda; comemoração, no seu gosto, pede poucos e íntimos.',
      helps:
        'Reserve para antes ou depois da festa um encontro com os que importam, e atravesse o resto com cortesia.',
    },
    sagittarius: {
      is: 'Para você festa boa tem gente de todo canto, fartura e improviso, e orçamento é detalhe que aparece depois.',
      helps: 'Fixe o teto de gastos da festa antes de convidar, e solte a imaginação dentro dele.',
    },
    capricorn: {
      is: 'Você organiza casamento ou aniversário como obra com prazo, e só se diverte quando já nada pode dar errado.',
      helps:
        'Passe o comando da comemoração a alguém numa hora marcada, e dali em diante apenas dance, mesmo mal.',
    },
    aquarius: {
      is: 'Comemoração obrigatória, com roteiro e parentes em fila, apaga você; festa inventada, meio fora do padrão, acende.',
      helps:
        'Inclua na comemoração uma ideia sua, um jogo ou costume inédito, e deixe a tradição com quem gosta dela.',
    },
    pisces: {
      is: 'Na festa cheia você pega a emoção de todos, chora no discurso e de repente precisa de um sumiço.',
      helps:
        'Ache logo na chegada um refúgio, e combine com alguém um sinal para escapar da festa por uns minutos.',
    },
  },
  bestFriend: {
    aries: {
      is: 'Pelo melhor amigo ou amiga você compra qualquer briga, e o ciúme vira competição antes que perceba.',
      helps:
        'Fale do ciúme na lata, em tom de brincadeira séria, em vez de disputar quem faz mais pela amizade.',
    },
    taurus: {
      is: 'Amizade do peito, para você, é de longo curso e meio propriedade sua; gente nova por perto dá um aperto.',
      helps: 'Cultivem um costume que seja só da dupla, e respire fundo quando aparecerem outras companhias.',
    },
    gemini: {
      is: 'Amizade, para você, é contar a novidade primeiro àquela pessoa, e a dúvida bate quando as respostas rareiam.',
      helps:
        'Diga simplesmente que sentiu falta da conversa, antes de preencher o silêncio da amizade com teorias.',
    },
    cancer: {
      is: 'Você transforma a melhor amizade em família, lembra cada detalhe e se magoa em segredo quando não vem em primeiro lugar.',
      helps:
        'Conte, nessa amizade, que gesto faz você se sentir importante; adivinhação é pedir demais a qualquer pessoa.',
    },
    leo: {
      is: 'Na amizade você é leal até o exagero, faz propaganda da pessoa e se ofende se a devoção não volta no mesmo volume.',
      helps:
        'Repare no jeito discreto com que essa pessoa demonstra afeto, porque nem todo carinho vem com fogos.',
    },
    virgo: {
      is: 'Na amizade mais íntima você ajuda nos detalhes e analisa cada falha, até se perguntar se é amizade de verdade.',
      helps:
        'Julgue a amizade pelo que essa pessoa faz quando você precisa, e dê desconto ao recado esquecido.',
    },
    libra: {
      is: 'A melhor amizade é para você quase um casal, e de tanto ceder pela harmonia o ciúme vaza pelos lados.',
      helps:
        'Treine discordar em bobagens, um filme ou uma pizza, até a discordância séria nessa amizade assustar menos.',
    },
    scorpio: {
      is: 'Amizade verdadeira, no seu critério, é a que guarda segredo; você observa, põe à prova e esquece pouco.',
      helps:
        'Faça em palavras a pergunta que o seu teste escondia, e deixe que a resposta também venha em palavras.',
    },
    sagittarius: {
      is: 'Melhor amizade com você é riso, aventura e conversa sem filtro; exigência de exclusividade faz você recuar dois passos.',
      helps: 'Avise que sumir, em você, raramente é falta de amizade, e mande um alô do caminho.',
    },
    capricorn: {
      is: 'Pouca gente vira amizade de verdade para você, e quem vira tem apoio concreto, embora raramente ouça as suas confissões.',
      helps: 'Leve a essa amizade um problema ainda sem solução, só para não carregar tudo sem companhia.',
    },
    aquarius: {
      is: 'Você quer uma melhor amizade que pense junto e não prenda, e ciúme parece coisa alheia até acontecer com você.',
      helps: 'Conte que sentiu ciúme, sem discurso sobre posse; uma boa amizade aguenta uma frase sincera.',
    },
    pisces: {
      is: 'Numa grande amizade você se mistura, sente o que a outra pessoa sente e custa a ver se também recebe cuidado.',
      helps: 'Observe como você sai desse encontro, com leveza ou com peso, e leve isso a sério na amizade.',
    },
  },
  newFriends: {
    aries: {
      is: 'Fazer amigos, para você, é coisa de minutos, desde que haja o que fazer; ficar esperando convite é que derruba.',
      helps: 'Entre num grupo de esporte ou de dança e chame alguém logo no primeiro dia para algo rápido.',
    },
    taurus: {
      is: 'Amizade nova, com você, cresce devagar; em cidade desconhecida, você precisa primeiro de um lugar de sempre.',
      helps:
        'Frequente o mesmo parque na mesma hora; amigos começam, no seu caso, por rostos que se repetem.',
    },
    gemini: {
      is: 'Puxar conversa você puxa até no elevador; o que falta para virar amizade é a segunda vez.',
      helps:
        'Guarde o nome de quem rendeu boa conversa e proponha um reencontro antes de conhecer a pessoa seguinte.',
    },
    cancer: {
      is: 'Em lugar novo você se encolhe e observa, pois para fazer amigos precisa antes sentir que é seguro.',
      helps:
        'Para fazer amizade, comece por uma pessoa só, num encontro pequeno; grupo grande fica para mais tarde.',
    },
    leo: {
      is: 'Você faz amigos pelo calor com que chega, mas em roda nova desanima se ninguém nota a sua entrada.',
      helps:
        'Descubra de que alguém novo mais gosta de falar, e seja por uma noite o melhor público dessa pessoa.',
    },
    virgo: {
      is: 'Para fazer amigos você se aproxima com alguma utilidade, depois de revisar todos os motivos para não incomodar.',
      helps:
        'Ofereça-se num grupo com tarefa clara, um mutirão ou uma biblioteca, e aceite o convite que vier em seguida.',
    },
    libra: {
      is: 'Conhecidos você faz sem esforço, com esse jeito agradável; amigos demoram, porque mostra pouco do que realmente acha.',
      helps:
        'Arrisque entre gente nova uma opinião das que dividem a turma, e note quem se anima em vez de se espantar.',
    },
    scorpio: {
      is: 'Você seleciona com calma as novas amizades, examina as intenções e prefere um encontro verdadeiro a uma agenda cheia.',
      helps:
        'Revele a alguém que acabou de conhecer uma coisa miúda e sincera sua, e veja como a pessoa trata dela.',
    },
    sagittarius: {
      is: 'Cidade nova é parque de diversões para você, que faz amigos em qualquer fila e depois os esquece na fila seguinte.',
      helps:
        'Inscreva-se em algo que se repete toda semana, um coral ou um idioma, para a amizade de um dia ter um segundo dia.',
    },
    capricorn: {
      is: 'Fazer amigos sem motivo prático deixa você sem jeito; com trabalho em comum, a amizade cresce quase sem você notar.',
      helps:
        'Demore-se uns quinze minutos no fim de uma atividade que já frequenta, sem assunto, só para conhecer gente.',
    },
    aquarius: {
      is: 'Amigos novos chegam a você pelas ideias, um clube ou uma causa, e custam a passar para o lado particular.',
      helps: 'Chame uma pessoa do grupo para um programa a dois; amizade também precisa sair da assembleia.',
    },
    pisces: {
      is: 'Você acolhe quem encontra, sente afinidade depressa e depois desaparece por timidez, justo quando a amizade ia começar.',
      helps:
        'Responda ao convite de gente nova no mesmo dia, ainda que com um simples “topo”, antes que a dúvida cresça.',
    },
  },
  lostFriend: {
    aries: {
      is: 'Amizade rompida, com você, costuma ter um estouro no meio, e depois o orgulho fica esperando quem se mexe primeiro.',
      helps:
        'Escreva a quem se afastou uma mensagem com toda a raiva, não envie, e confira de manhã o que sobrou de verdade.',
    },
    taurus: {
      is: 'Quando uma amizade esfria, você fica onde estava, com lealdade teimosa e uma mágoa que não diz o nome.',
      helps:
        'Pense se sente falta da pessoa ou do costume que tinham; cada saudade pede uma conversa diferente.',
    },
    gemini: {
      is: 'Você ensaia muitas versões da mensagem para quem se afastou, e nenhuma parece leve o bastante.',
      helps:
        'Tire o rascunho da cabeça lendo a alguém as duas linhas mais sinceras que escreveria a essa pessoa.',
    },
    cancer: {
      is: 'Uma amizade que some deixa em você saudade e a velha pergunta sobre o que fez de errado.',
      helps: 'Lembre que a frieza numa amizade tem muitas origens, e algumas nem passam por você.',
    },
    leo: {
      is: 'Uma amizade que se afasta fere seu orgulho, e você finge indiferença com talento digno de prêmio.',
      helps: 'Confesse a alguém de confiança o quanto essa amizade faz falta, sem a pose de quem já superou.',
    },
    virgo: {
      is: 'Depois que a amizade esfria você repassa cada conversa à procura da frase que estragou tudo.',
      helps:
        'Anote o que faria diferente numa amizade hoje, e deixe em branco a linha do que depende da outra pessoa.',
    },
    libra: {
      is: 'Diante de uma amizade em silêncio você pesa se escreve ou espera, imagina a reação e segue em suspenso.',
      helps:
        'Esqueça por um momento a resposta que viria e pergunte que gesto, nessa amizade, deixaria você em paz consigo.',
    },
    scorpio: {
      is: 'Quando uma amizade acaba em silêncio, você corta por fora e por dentro continua a conversa.',
      helps:
        'Diga em voz alta, a sós, o que ainda cobra dessa pessoa; ouvir a própria voz separa saudade de rancor.',
    },
    sagittarius: {
      is: 'Amizades somem e voltam na sua vida como gente em trânsito, mas um afastamento frio deixa você sem graça.',
      helps:
        'Se resolver escrever a quem se afastou, que seja curto e sem cobrança, com liberdade até para o silêncio.',
    },
    capricorn: {
      is: 'Você respeita demais o silêncio de uma amizade, conclui que atrapalha e encerra o assunto sem ter perguntado nada.',
      helps:
        'Considere que do outro lado talvez haja alguém com o mesmo escrúpulo, respeitando também o seu silêncio.',
    },
    aquarius: {
      is: 'De amizade esfriada você fala com calma de cientista, até topar com uma foto e perder o raciocínio.',
      helps:
        'Permita-se sentir falta dessa amizade sem uma explicação para o afastamento, ao menos por uma tarde.',
    },
    pisces: {
      is: 'A amizade perdida continua visitando seus sonhos, e ali você já perdoou, pediu perdão e chorou, sem dizer palavra.',
      helps:
        'Transforme a saudade dessa amizade em alguma coisa, uma carta só sua ou uma canção, e deixe ali o que transborda.',
    },
  },
  givingMore: {
    aries: {
      is: 'Você organiza tudo antes que alguém se mexa, e depois se irrita porque ninguém faz o mesmo por você.',
      helps:
        'Conte mentalmente até trinta antes de se oferecer; há quem precise desse tempo para levantar a mão.',
    },
    taurus: {
      is: 'Sua ajuda é tão constante que todo mundo se acostuma a receber, e ninguém imagina que você também precise.',
      helps:
        'Peça um favor definido, com tamanho e prazo, a quem mais recebe de você, e espere sem fazer no lugar.',
    },
    gemini: {
      is: 'Meio mundo desabafa com você, que escuta com tanta graça que ninguém imagina que também precise falar.',
      helps:
        'Comece a próxima conversa com “hoje sou eu que preciso falar”, e adie a pergunta sobre o outro.',
    },
    cancer: {
      is: 'Você dá antes que peçam porque adivinha a falta, e espera, sem dizer, que um dia adivinhem a sua.',
      helps:
        'Traduza a espera em pedido, “me faz companhia hoje?”; quem recebe o seu cuidado nem sempre sabe ler sinais.',
    },
    leo: {
      is: 'Dar muito combina com a sua grandeza, mas o que você queria de volta é reconhecimento, e esse não chega por encomenda.',
      helps:
        'Ofereça apenas o que daria mesmo sem um obrigado, e leve o resto da generosidade a quem repara.',
    },
    virgo: {
      is: 'Ajudar é o seu jeito de merecer lugar; você faz tudo bem, e os outros concluem que não precisa de nada.',
      helps:
        'Entregue a alguém uma tarefa que sempre sobra para você, e tolere vê-la malfeita por mãos alheias.',
    },
    libra: {
      is: 'Você se adapta, lembra, concilia, e aguarda reciprocidade sem tocar no assunto, porque pedir parece deselegante.',
      helps: 'Formule o pedido como troca, “eu busco, você leva”, para dar e receber ficarem na mesma frase.',
    },
    scorpio: {
      is: 'Quem ganha a sua confiança leva tudo de você, e a conta do que não voltou fica em tinta invisível.',
      helps:
        'Mostre cedo essa conta, ainda pequena, a quem recebe de você, e diga o que gostaria de ter de volta.',
    },
    sagittarius: {
      is: 'Tempo e ânimo você distribui de mão aberta, promete rindo, e só sente que dá mais quando o fôlego acaba.',
      helps:
        'Antes de animar mais um grupo, veja quem já animou você este mês, e passe umas horas com essa gente.',
    },
    capricorn: {
      is: 'Todo mundo se apoia em você, porque você nunca vacila à vista e trata a própria necessidade como luxo.',
      helps:
        'Deixe cair uma frase de cansaço diante de quem conta com você, e não corra a emendar que dá conta.',
    },
    aquarius: {
      is: 'Quem cria o grupo e marca o encontro é você, que estranha ninguém perguntar como anda a sua vida.',
      helps:
        'Diga a uma pessoa do grupo, não a todas, o que você gostaria de receber; multidão não retribui.',
    },
    pisces: {
      is: 'A dor alheia encontra em você um ouvido sem pressa, e depois de tanto dar você já nem sabe o que pedir.',
      helps:
        'Ponha um fim combinado nas escutas, “tenho meia hora para você”, e gaste o que sobra com algo que alimente.',
    },
  },
  pet: {
    aries: {
      is: 'Bicho, com você, precisa de fôlego, um cachorro que corra junto; a parte lenta do adestramento é seu ponto fraco.',
      helps:
        'Teste a rotina das caminhadas com o cachorro de um vizinho, inclusive naquela manhã em que bate preguiça.',
    },
    taurus: {
      is: 'Animais sentem em você uma calma boa de encostar, e o seu perigo é mimar demais o gato ou o cachorro.',
      helps: 'Ensine ao bicho uma hora certa para comer e dormir, que vocês gostam do mesmo relógio.',
    },
    gemini: {
      is: 'Com um bicho você conversa o dia todo, faz até a voz dele, e se entende melhor com os curiosos.',
      helps: 'Pense em quem ficaria com o animal quando a sua agenda enlouquecer, e combine isso bem antes.',
    },
    cancer: {
      is: 'Cachorro ou gato, na sua vida, vira parente, e você entende aquele olhar melhor que muita fala humana.',
      helps:
        'Imagine a rotina inteira com o bicho, da ração às viagens, para o coração decidir com a cabeça por perto.',
    },
    leo: {
      is: 'Você quer um bicho com personalidade, capaz de festa na sua chegada, e ri no chão de cada gracinha.',
      helps:
        'Brinque com o animal também nos dias em que ninguém filma, porque é disso que ele gosta em você.',
    },
    virgo: {
      is: 'Sobre ter um animal você já leu tudo, e o que ainda segura é o pelo no sofá e a responsabilidade.',
      helps:
        'Faça uma visita a um abrigo só para olhar, sem lista, e perceba com que bicho as suas mãos relaxam.',
    },
    libra: {
      is: 'Ter um bicho atrai você pela doçura da companhia, mas escolher entre cachorro e gato já rende semanas de consulta.',
      helps:
        'Tome como medida o seu dia mais comum, não o mais bonito, e veja que animal caberia nele com folga.',
    },
    scorpio: {
      is: 'O vínculo com um animal é, para você, fundo e sem palavras; num bicho você confia mais depressa que em gente.',
      helps: 'Dê ao bicho tempo de se aproximar por conta própria, já que dessa desconfiança você entende.',
    },
    sagittarius: {
      is: 'Você ama cachorro solto, grande e bobo, e a pergunta é quem fica com ele quando a mala chama.',
      helps: 'Some os dias que costuma passar fora antes de se encantar por algum focinho.',
    },
    capricorn: {
      is: 'Assumir um cachorro ou gato é, para você, compromisso sério, com orçamento e tudo, e só um bicho desmonta a sua cerimônia.',
      helps:
        'Guarde com o bicho um tempo inútil, sem passeio nem treino, em que ninguém precisa obedecer a ninguém.',
    },
    aquarius: {
      is: 'Você trata animal como pessoa de outra espécie, respeita o espaço e se encanta com os mais esquisitos.',
      helps:
        'Olhe também para os bichos que ninguém escolhe, e lembre que mesmo o mais independente gosta de horário.',
    },
    pisces: {
      is: 'Todo animal perdido parece encontrar você, que sofre por cada um e levaria o abrigo inteiro para casa.',
      helps:
        'Calcule num dia calmo quantos bichos o seu tempo comporta, e ajude os outros com divulgação ou ração.',
    },
  },
  trip: {
    aries: {
      is: 'Viagem boa você decide de estalo, e lá quer escalar, remar, chegar antes; companhia lenta tira você do sério.',
      helps: 'Combine com quem viaja junto algumas horas separadas por dia, cada qual no próprio ritmo.',
    },
    taurus: {
      is: 'Viajar, para você, é comer bem, dormir bem e voltar ao mesmo mirante; roteiro de dez cidades cansa só de ler.',
      helps:
        'Escolha a viagem primeiro pela cama e pela comida, e deixe lugar para uma única novidade por dia.',
    },
    gemini: {
      is: 'Na viagem você quer ver tudo, falar com todos, e muda o roteiro porque alguém contou de outra praia.',
      helps:
        'Deixe em aberto metade do plano de viagem e avise a companhia, que talvez goste de saber onde vai dormir.',
    },
    cancer: {
      is: 'Férias longe pedem, para você, um ninho, gente querida e notícias de casa, senão a saudade embarca junto.',
      helps:
        'Leve na viagem um objeto de conforto e prefira hospedagem com jeito de lar, nem que seja menor.',
    },
    leo: {
      is: 'Para você, férias precisam de encanto, um hotel com charme ou uma noite memorável, e economia demais murcha o sonho.',
      helps: 'Gaste num só luxo da viagem e aperte sem dó naquilo que ninguém nota.',
    },
    virgo: {
      is: 'Você viaja com planilha, carregador reserva e plano B, e só relaxa depois que o roteiro provou que funciona.',
      helps:
        'Inclua na viagem uma tarde em branco, escrita como item, para cumprir a folga com a mesma seriedade.',
    },
    libra: {
      is: 'O destino da viagem importa menos que a companhia, e decidir sem contrariar ninguém atrasa até a compra da passagem.',
      helps:
        'Apresente ao grupo só duas opções de viagem, ambas do seu agrado, e deixe que escolham entre elas.',
    },
    scorpio: {
      is: 'Turismo de vitrine não prende você; viagem precisa de mistério, um lugar com história e poucas testemunhas.',
      helps:
        'Para a companhia de viagem, use um critério só: com quem você aguenta horas de estrada sem conversa.',
    },
    sagittarius: {
      is: 'Viagem é o seu oxigênio, quanto mais longe melhor, e o cansaço vem de querer encaixar um continente em poucos dias.',
      helps:
        'Corte um destino da viagem que planeja e demore no que sobrou, até alguém chamar você pelo nome.',
    },
    capricorn: {
      is: 'Você planeja as férias com orçamento e antecedência; difícil, na viagem, é não atender o trabalho.',
      helps:
        'Dê à viagem uma meta que agrade você, uma trilha ou uma ruína, e avise que não responde mensagens.',
    },
    aquarius: {
      is: 'Você viaja para ver como os outros vivem, foge do pacote turístico e quer companhia que saiba se separar.',
      helps: 'Monte a viagem em torno de um interesse estranho seu, e marque com o grupo só as noites.',
    },
    pisces: {
      is: 'Numa viagem você quer se perder, de preferência num lugar que pareça sonho, e às vezes perde também a carteira.',
      helps:
        'Entregue passagens e horários a alguém prático ou a um alarme, e fique com a parte de vagar pelo lugar.',
    },
  },
};
