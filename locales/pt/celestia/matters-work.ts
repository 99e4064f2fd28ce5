import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of work, and what helps it there. */
export const matters: MattersOf<'work'> = {
  vocation: {
    aries: {
      is: 'O trabalho que combina com você tem começo toda hora e resultado à vista; função de manter o que outros abriram apaga você em pouco tempo.',
      helps:
        'Para escolher um ofício, repare em quais tarefas você começa sem ninguém pedir; essa lista ensina mais que qualquer teste de aptidão.',
    },
    taurus: {
      is: 'Você só gosta de uma profissão em que o corpo participe e sobre algo concreto no fim do dia, com salário que não assuste.',
      helps:
        'Passe um dia ao lado de quem já vive do ofício que atrai você e observe o ritmo, o barulho e o cansaço.',
    },
    gemini: {
      is: 'Uma carreira só sempre pareceu pouco; você escolheria umas três, e se dá bem onde o trabalho é conversar, explicar e já pegar outro assunto.',
      helps:
        'Em vez de perguntar qual profissão é a certa, pergunte quais duas curiosidades suas alguém pagaria para ver juntas.',
    },
    cancer: {
      is: 'Você trabalha bem quando alguém fica melhor por sua causa, e por isso as profissões que cuidam, guardam ou ensinam sempre pareceram familiares.',
      helps:
        'Pense nas pessoas que gostaria de atender o dia inteiro; o nome do cargo você encontra depois, a partir delas.',
    },
    leo: {
      is: 'Há profissões em que ninguém assina nada, e nelas você murcha; a sua pede autoria, plateia de algum tamanho e espaço para inventar.',
      helps:
        'Procure, no trabalho de agora ou no sonhado, o pedaço que pode levar o seu nome, e dedique a ele a melhor hora do dia.',
    },
    virgo: {
      is: 'Trabalho bom para você tem um ofício dentro, desses que se aperfeiçoam sem fim; a aflição é achar que já devia dominá-lo.',
      helps:
        'Anote durante alguns dias o que os outros vivem pedindo que você conserte ou explique; sua profissão costuma rondar por ali.',
    },
    libra: {
      is: 'Que profissão seguir você já perguntou a meio mundo; seu talento está nos ofícios de bom gosto, acordo e trato com gente.',
      helps:
        'Antes de pedir mais uma opinião sobre carreira, escreva a sua numa frase só e não mostre a ninguém por uma noite.',
    },
    scorpio: {
      is: 'Emprego em que nada se investiga cansa você depressa, porque a sua vocação quer profundidade e o problema feio que os outros evitam olhar.',
      helps:
        'Pergunte-se que assunto você estudaria às escondidas, sem diploma nem elogio, e procure quem hoje ganha a vida com ele.',
    },
    sagittarius: {
      is: 'Sua vocação cabe mal em expediente fixo; você quer um trabalho que ensine, viaje ou convença, e desconfia de crachá que dure demais.',
      helps:
        'Quando pensar na carreira que não fez, converse com alguém que a fez; contada por dentro, ela também tem boletos.',
    },
    capricorn: {
      is: 'Carreira você encara como quem sobe a serra de mochila; escolhe cedo o caminho sensato e só lá em cima pergunta se gostava dele.',
      helps:
        'Reserve uma hora por semana ao trabalho que faria sem cobrança de resultado, e trate essa hora com a seriedade de sempre.',
    },
    aquarius: {
      is: 'Nenhuma profissão do catálogo serviu inteira em você, que trabalha melhor inventando o próprio jeito, com gente esquisita por perto e pouca hierarquia.',
      helps: 'Descreva o problema do mundo que mais incomoda você, e só então veja quais ofícios mexem nele.',
    },
    pisces: {
      is: 'Sobre o que fazer da vida, você muda conforme o filme que viu, pois consegue se imaginar em quase toda profissão que tenha alma.',
      helps:
        'Experimente o ofício em tamanho pequeno, numa manhã de oficina ou de ajuda a alguém, e repare com que ânimo voltou.',
    },
  },
  quitting: {
    aries: {
      is: 'A vontade de largar o emprego chega com a raiva ainda quente, e nessa hora decisão e pirraça se parecem muito.',
      helps:
        'Escreva a carta de demissão inteira, com todos os desaforos, e releia depois de duas noites bem dormidas.',
    },
    taurus: {
      is: 'Você aguenta um emprego muito além do que faz bem, porque pedir demissão mexe com o sustento, e no sustento você não gosta que mexam.',
      helps:
        'Calcule quanto tempo o dinheiro cobre sem salário; com o número escrito, a demissão assusta menos, seja feita ou só imaginada.',
    },
    gemini: {
      is: 'Sair do emprego você já saiu umas vinte vezes, na conversa; na mesma tarde tem bons argumentos para ficar e ótimos para ir.',
      helps:
        'Explique sua vontade de sair do trabalho a alguém que não interrompa, uma vez só, e peça que conte de volta o que ouviu.',
    },
    cancer: {
      is: 'Deixar um emprego, para você, é deixar gente; a culpa pelos colegas pesa mais que o contracheque, e o estômago avisa primeiro.',
      helps:
        'Separe no papel o que é apego às pessoas e o que é medo da saída; das pessoas dá para gostar fora do expediente.',
    },
    leo: {
      is: 'Pensar em demissão fere seu orgulho nos dois sentidos, porque dói ficar onde não veem seu valor e dói sair sem aplauso.',
      helps:
        'Imagine contar essa saída do emprego, ou essa permanência, a quem admira, e observe qual das duas contaria de cabeça erguida.',
    },
    virgo: {
      is: 'Mesmo com motivos de sobra para sair do emprego, você revisa a decisão linha por linha, e depois de avisar ainda acha um erro.',
      helps:
        'Dê um prazo curto para essa análise sobre o emprego e, passado ele, releia apenas o motivo que apareceu primeiro.',
    },
    libra: {
      is: 'Pedir as contas parece a você quase uma grosseria, então o incômodo no emprego cresce em silêncio e nunca chega a ser dito.',
      helps:
        'Conte a uma pessoa de fora o que anda injusto nesse trabalho, sem defender a empresa na frase seguinte.',
    },
    scorpio: {
      is: 'De um emprego você vai embora primeiro por dentro, sem dar sinal, e quando o aviso sai da boca todos se espantam com a frieza.',
      helps: 'Confie a uma só pessoa o que pesa nesse emprego, para a decisão não crescer inteira no escuro.',
    },
    sagittarius: {
      is: 'O emprego aperta em você feito sapato novo assim que perde a graça, e a demissão, imaginada, tem sempre cheiro de estrada.',
      helps:
        'Descreva uma manhã comum depois da demissão, com hora, tarefa e despesa; a parte que ficar em branco merece atenção.',
    },
    capricorn: {
      is: 'Largar um emprego soa a você como dever abandonado; daí o mal-estar, ainda que todas as contas digam que faz sentido.',
      helps:
        'Liste o que já entregou nesse emprego, item por item, e leia a lista quando a ideia de sair trouxer culpa.',
    },
    aquarius: {
      is: 'Quando o emprego vira rotina de obediência, você se demite na imaginação, com lógica impecável, e depois estranha o frio na barriga.',
      helps:
        'Imagine mandar nesse emprego por um mês; aquilo que mudaria primeiro mostra do que você precisa.',
    },
    pisces: {
      is: 'Em vez de pedir demissão você vai evaporando do emprego, com o corpo presente e a cabeça longe, até a tristeza falar por você.',
      helps:
        'Conte o que acontece nesse trabalho como quem narra um dia alheio, com nomes e horários, a alguém de pés no chão.',
    },
  },
  recognition: {
    aries: {
      is: 'Ver outra pessoa levar o crédito no trabalho faz você ferver na hora, e a reclamação sai antes da lista do que fez.',
      helps:
        'Espere a raiva baixar e mande um resumo curto do que você entregou, com o resultado na primeira linha e nenhum adjetivo.',
    },
    taurus: {
      is: 'Sem fazer barulho, você segura metade do trabalho; como nunca falha, ninguém se lembra de agradecer.',
      helps:
        'Na próxima entrega grande, diga quanto tempo levou e o que dependia dela; esforço que parece fácil precisa de legenda.',
    },
    gemini: {
      is: 'Suas ideias circulam tanto pela empresa que voltam assinadas por outra pessoa, e aí você percebe que falou muito e registrou pouco.',
      helps:
        'Logo depois da conversa em que a ideia nasceu, mande um recado leve por escrito, dizendo que partiu de você.',
    },
    cancer: {
      is: 'Você espera que alguém perceba por conta própria o que faz no trabalho, e guarda cada esquecimento com data e hora.',
      helps:
        'Escolha quem já demonstrou algum apreço e conte a essa pessoa, sem mágoa na voz, o que anda fazendo pela empresa.',
    },
    leo: {
      is: 'Reconhecimento no trabalho é o seu combustível, confesse; um agradecimento coletivo, com o seu nome perdido na lista, estraga a semana inteira.',
      helps:
        'Elogie em público o trabalho de alguém e apresente o seu em seguida, no mesmo tom; fica natural e os dois aparecem.',
    },
    virgo: {
      is: 'O que você conserta no trabalho some justamente porque ficou bom, e ninguém dá parabéns por um erro que não houve.',
      helps:
        'Guarde num arquivo os problemas que evitou, com antes e depois, e mostre três deles na próxima conversa de avaliação.',
    },
    libra: {
      is: 'Nas conquistas da equipe você diz sempre “nós”, com tanta elegância que o seu pedaço do trabalho desaparece na frase.',
      helps:
        'Treine uma frase que comece por “eu fiz” e termine em fato; dita com a sua gentileza, ela não ofende ninguém no trabalho.',
    },
    scorpio: {
      is: 'Se no trabalho passam por cima de você, ninguém ouve um pio, mas fica tudo anotado, e a dedicação esfria de propósito.',
      helps:
        'Pergunte diretamente a quem decide o que pesou na escolha; resposta ruim cansa menos que suspeita bem montada.',
    },
    sagittarius: {
      is: 'Quando não reconhecem seu trabalho você faz piada e já sonha com outra empresa, mas a desfeita dói mais do que confessa.',
      helps:
        'Escolha um único feito recente, aquele que mais orgulha você, e conte a história dele à chefia sem esticar nenhum número.',
    },
    capricorn: {
      is: 'No trabalho é você quem carrega o piano, acha feio pedir aplauso e responde à injustiça trabalhando em dobro.',
      helps:
        'Combine uma conversa só para falar das suas entregas, com pauta e tudo, como faria por qualquer pessoa da sua equipe.',
    },
    aquarius: {
      is: 'Seu trabalho anda tão adiante do combinado que muita gente só o entende quando outra pessoa o repete, mais tarde, com palavras comuns.',
      helps:
        'Traduza a sua contribuição em duas linhas que um primo distante entenderia, e use essas linhas sempre que falar do trabalho.',
    },
    pisces: {
      is: 'Você tapa buracos no trabalho sem que ninguém peça, e depois se pergunta se ficou invisível ou se aprendeu a desaparecer.',
      helps:
        'Avise antes de ajudar, nem que seja com um “deixa que eu faço”, para que o favor conste como trabalho seu.',
    },
  },
  speakingUp: {
    aries: {
      is: 'O que faz você tremer antes de falar em público é a espera; com o microfone na mão, em dois minutos já virou conversa.',
      helps:
        'Peça para se apresentar logo no início e caminhe a passo rápido antes, para gastar a eletricidade das pernas.',
    },
    taurus: {
      is: 'Na hora de falar diante de todos, sua voz quer firmeza e tempo, e pergunta de surpresa em reunião emperra você.',
      helps:
        'Chegue cedo à apresentação, plante os dois pés no lugar onde vai falar e diga a primeira frase bem devagar.',
    },
    gemini: {
      is: 'Conversando você é brilhante, mas numa reunião pensa cinco frases de uma vez e teme que saia justo a mais boba.',
      helps:
        'Leve para a fala três palavras escritas num papelzinho, só três, e deixe o resto acontecer como papo de corredor.',
    },
    cancer: {
      is: 'Para falar em público você precisa sentir simpatia no ambiente, e um rosto fechado na reunião basta para a garganta travar.',
      helps:
        'Descubra na plateia alguém que sorria, fale só para essa pessoa nos primeiros minutos e depois passeie pelos outros rostos.',
    },
    leo: {
      is: 'Seu medo de palco é vaidade da boa, porque falar mais ou menos diante de gente parece pior que não falar.',
      helps:
        'Ensaie a apresentação até o fim diante de quem ri das suas piadas, e abra com a história que mais gosta de contar.',
    },
    virgo: {
      is: 'Você só abre a boca na reunião com o dado conferido duas vezes, e quando termina de conferir já mudaram de assunto.',
      helps:
        'Prepare uma única observação para cada reunião e faça-a logo nos primeiros dez minutos, ainda em rascunho.',
    },
    libra: {
      is: 'Discordar em voz alta numa reunião arrepia você, que ouve todos os lados e acaba resumindo a opinião alheia com enorme talento.',
      helps:
        'Peça a palavra antes de quem costuma falar primeiro, diga uma frase inteira sua e só então acomode os outros.',
    },
    scorpio: {
      is: 'Falar em público expõe, e você detesta que leiam seu rosto; por isso escuta a reunião toda e guarda a frase que mudaria o rumo.',
      helps:
        'Escolha de antemão o que vai mostrar e o que fica guardado; com esse limite claro, uma apresentação pesa menos.',
    },
    sagittarius: {
      is: 'Na apresentação você entusiasma e se perde; o medo, quando vem, é de que confiram aquele número citado de memória.',
      helps:
        'Leve escrita a frase final da sua fala, para saber onde parar quando a empolgação propuser mais uma história.',
    },
    capricorn: {
      is: 'Cada apresentação parece a você uma prova oral com nota eterna, e na reunião o seu cuidado é calar até dominar o assunto.',
      helps:
        'Ensaie sua fala de pé, cronômetro na mão, até ela caber com folga; com a estrutura firme, um tropeço passa por pausa.',
    },
    aquarius: {
      is: 'Curiosamente, diante de uma multidão você falaria à vontade; é na reunião de quatro, com todos olhando, que a ideia trava.',
      helps:
        'Apresente a ideia como experiência em andamento e faça logo uma pergunta ao grupo, que assim os olhares se dividem.',
    },
    pisces: {
      is: 'Antes de falar em público você absorve o nervosismo da sala inteira, e no meio da apresentação já não sabe qual é o seu.',
      helps:
        'Fique uns minutos longe do burburinho antes da fala, com uma música querida nos ouvidos, e entre logo em seguida.',
    },
  },
  interview: {
    aries: {
      is: 'Numa entrevista de emprego você conquista pela vontade de começar ontem, e tropeça quando responde antes de a pergunta acabar.',
      helps:
        'Conte até dois antes de cada resposta na entrevista; a pausa que parece longa a você, quem ouve toma por reflexão.',
    },
    taurus: {
      is: 'Na entrevista sua calma conta a favor, mas cada conquista precisa ser arrancada, porque se vender, para você, é coisa de feira.',
      helps:
        'Leve à entrevista um exemplo palpável do que fez, com começo e fim, e deixe que ele fale do seu valor.',
    },
    gemini: {
      is: 'Entrevista, para você, é bate-papo com plateia reduzida; responde com graça a tudo e na saída percebe que esqueceu o principal.',
      helps:
        'Decida antes qual é a única coisa que precisam lembrar de você e dê um jeito de dizê-la duas vezes na entrevista.',
    },
    cancer: {
      is: 'Você entra numa entrevista de emprego tateando o humor de quem pergunta, e só mostra a que veio depois do primeiro sorriso.',
      helps:
        'Pergunte logo no início algo simples sobre a equipe, para a entrevista virar conversa de gente e você se soltar.',
    },
    leo: {
      is: 'Em entrevista você brilha enquanto acreditam em você; basta um olhar morno para o currículo virar defesa de tese.',
      helps:
        'Narre na entrevista uma ocasião em que ajudou outra pessoa a crescer; você aparece do mesmo jeito, e com mais simpatia.',
    },
    virgo: {
      is: 'Para a entrevista você estuda até o rodapé do site da empresa, e mesmo assim começa se desculpando pelo que falta no currículo.',
      helps:
        'Troque cada “não tenho experiência em” por “já fiz algo parecido quando”, e treine isso em voz alta na véspera da entrevista.',
    },
    libra: {
      is: 'O charme ajuda você na entrevista, só que de tanto concordar com quem pergunta fica difícil saber o que você quer da vaga.',
      helps:
        'Formule de antemão dois desejos seus sobre a vaga e diga ao menos um deles, com um sorriso, antes do fim.',
    },
    scorpio: {
      is: 'Entrevistas deixam você em guarda, medindo quem pergunta, e suas respostas curtas passam por desinteresse mesmo quando quer muito o emprego.',
      helps:
        'Deixe escapar de propósito, na entrevista, uma frase sobre por que esse trabalho importa para você, e não volte atrás nela.',
    },
    sagittarius: {
      is: 'Em plena entrevista você promete o mundo de boa-fé, contagia quem ouve e só depois descobre que jurou adorar planilhas.',
      helps:
        'Quando perguntarem na entrevista sobre algo que não domina, admita com leveza e conte o que já aprendeu depressa.',
    },
    capricorn: {
      is: 'Você chega à entrevista com vinte minutos de antecedência e cara de quem já trabalha lá; falta mostrar que também tem graça.',
      helps:
        'Inclua nas respostas da entrevista uma coisa de que gosta fora do trabalho, e conte sem justificar a utilidade.',
    },
    aquarius: {
      is: 'Perguntas de manual, como a do maior defeito, cansam você, e na entrevista a ironia escapa antes da resposta.',
      helps:
        'Tenha respostas curtas e honestas para as perguntas batidas de entrevista, e poupe a originalidade para quando pedirem ideias.',
    },
    pisces: {
      is: 'Conforme quem entrevista, você vira a pessoa que esperam, e volta sem saber qual das versões concorreu à vaga.',
      helps:
        'Antes da entrevista, releia uma mensagem de quem gostou do seu trabalho, e fale como a pessoa descrita ali.',
    },
  },
  newJob: {
    aries: {
      is: 'Procurar emprego deixa você em posição de largada; manda dez currículos numa manhã e à tarde o silêncio já parece desaforo.',
      helps:
        'Reserve a manhã para a procura de emprego e a tarde para algo que faça suar, porque esperar de mãos vazias azeda você.',
    },
    taurus: {
      is: 'Na busca por trabalho você quer segurança antes de tudo, e entre duas propostas o corpo prefere a do caminho conhecido.',
      helps:
        'Faça o trajeto até o possível emprego na hora em que faria todo dia, e veja como se sente ao chegar.',
    },
    gemini: {
      is: 'Com duas propostas de emprego, a mais interessante é uma terceira; sem nenhuma, você puxa conversa na fila e alguém conhece alguém.',
      helps:
        'Conte a gente de mundos bem diferentes que procura trabalho, sempre com a mesma frase clara do que quer fazer.',
    },
    cancer: {
      is: 'Um emprego novo é, para você, uma família desconhecida; por isso a vaga se escolhe pelo tom com que atenderam sua ligação.',
      helps:
        'Peça para conhecer o lugar e quem trabalharia ao seu lado antes de responder a qualquer oferta; seu faro precisa de rostos.',
    },
    leo: {
      is: 'Mandar currículo para dezenas de vagas fere um pouco a sua majestade, que gostaria de receber um convite escrito à mão.',
      helps:
        'Abra cada candidatura com um feito seu contado em poucas linhas, e peça a alguém que admira que apresente você.',
    },
    virgo: {
      is: 'Na procura de emprego você lê o anúncio como contrato e desiste da vaga por causa de um requisito entre doze.',
      helps:
        'Combine com você que sete requisitos em dez bastam para se candidatar, e mande o currículo na segunda revisão em vez da nona.',
    },
    libra: {
      is: 'Entre duas ofertas de trabalho você faz colunas de prós e contras tão equilibradas que no fim não servem para nada.',
      helps:
        'Ao hesitar entre empregos, leia para alguém a resposta que daria a cada um e repare em qual delas sua voz comemora.',
    },
    scorpio: {
      is: 'Você procura emprego em sigilo, pesquisa a empresa até o fundo e fareja na primeira conversa o que a vaga esconde.',
      helps:
        'Deixe duas pessoas confiáveis saberem que você procura trabalho; pela boca de conhecidos passa muita vaga que ninguém anuncia.',
    },
    sagittarius: {
      is: 'Emprego novo, visto de longe, é sempre o melhor de todos, e você já se imagina lá, com outra vida, antes de ler o salário.',
      helps:
        'Pergunte, em cada oferta de trabalho, como é uma tarde chata naquele lugar, e sinta se daria para rir dela.',
    },
    capricorn: {
      is: 'Procurar trabalho mexe com o seu senso de valor; você busca com disciplina e descansa com um olho no relógio.',
      helps:
        'Dê à procura de emprego um horário de entrada e outro de saída, e respeite o segundo tanto quanto o primeiro.',
    },
    aquarius: {
      is: 'Os anúncios de vaga parecem escritos para outra espécie, e você se encaixa melhor no emprego que ainda nem tem nome.',
      helps:
        'Escreva direto a quem faz um trabalho que você acha interessante, sem vaga aberta, e proponha uma conversa de meia hora.',
    },
    pisces: {
      is: 'Procurando trabalho você vai da esperança ao desânimo no mesmo dia, e tende a aceitar qualquer oferta de quem fale manso.',
      helps:
        'Defina duas condições das quais não abre mão num emprego e repita as duas para alguém antes de cada conversa sobre vaga.',
    },
  },
  boss: {
    aries: {
      is: 'Chefe que explica duas vezes tira você do sério; sua briga com quem manda é por espaço, e você respeita quem decide rápido.',
      helps:
        'Leve à chefia o problema já com uma proposta, e peça autonomia num pedaço bem definido em vez de pedir no geral.',
    },
    taurus: {
      is: 'Ordem da chefia que muda toda hora parece implicância; você não discute, só vai mais devagar, e isso quem manda percebe.',
      helps:
        'Diga de quanto tempo precisa para mudar de rumo, em horas ou dias, para a chefia não tomar seu ritmo por birra.',
    },
    gemini: {
      is: 'Com chefe você conversa bem, até bem demais, e a fama de quem leva tudo na brincadeira esconde o quanto você rende.',
      helps: 'Mande à chefia, de tempos em tempos, um resumo seco do que concluiu, sem piada nem parêntese.',
    },
    cancer: {
      is: 'O humor de quem chefia entra em você logo cedo, e um bom-dia seco vira, até o almoço, prova de que não gostam de você.',
      helps:
        'Se desconfiar que a chefia está contra você, pergunte apenas o que, no seu trabalho, ela gostaria de ver diferente.',
    },
    leo: {
      is: 'Você rende para chefe que elogia e míngua com chefe que compete; sua lealdade é enorme, desde que sobre lugar para você aparecer.',
      helps:
        'Numa ocasião em que a chefia mereça, dê crédito a ela diante dos outros; quem manda e se sente em risco implica mais.',
    },
    virgo: {
      is: 'Você nota cada detalhe que a chefia esquece e não resiste a corrigir; mesmo com razão, isso costuma sair caro.',
      helps:
        'Antes de apontar o erro de quem chefia, descubra o que mais importa nessa entrega, e corrija o resto sem anúncio.',
    },
    libra: {
      is: 'O que você quer da chefia é sobretudo aprovação e clima bom, e por evitar o atrito engole pedidos que depois pesam.',
      helps:
        'Responda ao próximo pedido puxado da chefia oferecendo uma escolha entre duas tarefas, e pergunte qual delas vem primeiro.',
    },
    scorpio: {
      is: 'Em poucos encontros você já conhece o ponto fraco de quem chefia, e essa pessoa sente, sem saber como, que está sob observação.',
      helps:
        'Ofereça à chefia uma informação antes que peçam, pequena mesmo, porque gente que manda se inquieta com quem só observa.',
    },
    sagittarius: {
      is: 'Falar à chefia como se fala a um igual é natural em você, e nem todo mundo lá em cima acha graça na sinceridade.',
      helps:
        'Guarde a franqueza com quem manda para uma conversa a dois, e pergunte antes se a pessoa quer ouvir sua opinião.',
    },
    capricorn: {
      is: 'No fundo você chefiaria melhor que muito chefe, cumpre as ordens com perfeição e julga por dentro quem não merece o cargo.',
      helps:
        'Descubra que preocupação tira o sono de quem chefia e ajude numa parte dela; vocês ficam com um assunto de verdade.',
    },
    aquarius: {
      is: 'Autoridade só convence você com argumento, e a chefia que responde “porque sim” ganha, sem saber, oposição organizada.',
      helps:
        'Escolha uma regra por vez para questionar com a chefia, e cumpra as outras com bom humor, para que essa seja ouvida.',
    },
    pisces: {
      is: 'Você sente pena até de chefe difícil, adivinha o que a pessoa quer e se magoa quando ela nem nota o esforço.',
      helps:
        'Confirme por escrito o que a chefia pediu, em poucas palavras, porque de tanto adivinhar você acaba atendendo ao pedido errado.',
    },
  },
  colleagues: {
    aries: {
      is: 'Trabalhando em equipe você puxa a fila sem olhar quem ficou atrás, e a fofoca que corre é que você atropela.',
      helps:
        'Pergunte a alguém da equipe, no começo da próxima tarefa, como faria, e espere a resposta até o fim.',
    },
    taurus: {
      is: 'Colegas sabem que podem contar com você, e também que basta pisarem no seu calo uma vez para acabar o almoço em comum.',
      helps:
        'Avise cedo quando alguém do trabalho avançar no que é seu, com voz tranquila, enquanto a paciência ainda não virou muralha.',
    },
    gemini: {
      is: 'A fofoca do trabalho passa por você como carta pelo correio, e um dia culpam o carteiro pelo que vinha no envelope.',
      helps:
        'Quando trouxerem história sobre colega ausente, responda com pergunta sobre outra coisa; seu talento para desviar assunto serve para isso.',
    },
    cancer: {
      is: 'Você adota colegas e lembra o aniversário de cada um; quando cochicham e param na sua chegada, dói como traição em família.',
      helps:
        'Cultive no trabalho uma pessoa com quem possa rir à vontade; com ela por perto, o cochicho alheio perde volume.',
    },
    leo: {
      is: 'Sua chegada à equipe se ouve de longe; há colegas que riem com você e há os que se encolhem e falam por trás.',
      helps:
        'Peça ajuda a quem anda de cara virada, num assunto que essa pessoa domine, e agradeça na frente da equipe.',
    },
    virgo: {
      is: 'Ajudar colegas é seu jeito de gostar deles, só que a correção gentil, mandada em cinco tópicos, chega como nota baixa.',
      helps:
        'Elogie primeiro uma coisa certa no trabalho da outra pessoa e corrija só a que faz diferença; as vírgulas sobrevivem sem você.',
    },
    libra: {
      is: 'No meio de colegas em pé de guerra você faz a diplomacia, ouve os dois lados e desagrada a ambos por não escolher nenhum.',
      helps:
        'Na próxima intriga do trabalho, diga a mesma frase às duas partes, palavra por palavra, e depois volte à sua tarefa.',
    },
    scorpio: {
      is: 'Você conta pouco da sua vida no trabalho, e onde falta história os colegas inventam, às vezes com bastante imaginação.',
      helps:
        'Solte entre colegas uma informação inofensiva sobre você, um gosto ou uma mania, para a curiosidade ter com que se ocupar.',
    },
    sagittarius: {
      is: 'Todo mundo ri com você na equipe, até a brincadeira acertar alguém e você ficar sabendo por último.',
      helps:
        'Se sentir gelo entre colegas, pergunte em particular se alguma piada sua machucou, e ouça a resposta sem emendar outra.',
    },
    capricorn: {
      is: 'Em trabalho de equipe você confere tudo, refaz à noite o que veio fraco e ganha fama de quem não confia em ninguém.',
      helps:
        'Entregue a alguém da equipe uma tarefa inteira, com prazo, e morda a língua até o prazo chegar.',
    },
    aquarius: {
      is: 'Você se dá bem com todos os colegas e não entra em nenhuma panelinha, o que muita gente toma por arrogância.',
      helps:
        'Apareça no cafezinho de vez em quando, mesmo achando o assunto fraco; dez minutos ali evitam semanas de mal-entendido com colegas.',
    },
    pisces: {
      is: 'O clima ruim entre colegas gruda em você feito cheiro de fritura, e de tanto ouvir queixa alheia acaba sem hora para a sua.',
      helps:
        'Quando alguém do trabalho vier despejar reclamação, escute uma, só uma, e diga com doçura que precisa voltar ao serviço.',
    },
  },
  promotion: {
    aries: {
      is: 'Promoção você quer para ontem, e liderar vem fácil no ataque; o que testa a sua paciência é esperar quem aprende devagar.',
      helps:
        'Se o cargo interessa, pegue um projeto pequeno com equipe e leve até o último relatório, inclusive a parte sem graça.',
    },
    taurus: {
      is: 'Uma promoção atrai você pelo salário e pelo respeito, e assusta pela bagunça; liderar, só se for no seu passo.',
      helps:
        'Descubra como é a agenda de quem ocupa o cargo que você cogita e veja quanto do seu sossego cabe ali.',
    },
    gemini: {
      is: 'A promoção seduz você pela novidade, até lembrar quantas reuniões iguais ela traz e quanta conversa que não admite brincadeira.',
      helps:
        'Ofereça-se para explicar à equipe um assunto confuso; liderando pela palavra, você descobre se gosta de liderar.',
    },
    cancer: {
      is: 'Liderar, em você, é proteger; a promoção atrai quando a equipe vem junto, e custa imaginar a turma do almoço como subordinada.',
      helps:
        'Se quer o cargo, diga a quem decide, em voz baixa mas clara, porque dedicação quieta passa por contentamento.',
    },
    leo: {
      is: 'Você se vê no cargo com tanta nitidez que a demora da promoção parece ofensa, e liderar, justiça seja feita, combina com você.',
      helps:
        'Procure saber de duas pessoas da equipe o que precisam de uma liderança, e pratique isso desde já, sem título.',
    },
    virgo: {
      is: 'Você conhece o serviço melhor que muita liderança, e mesmo assim adia a candidatura à promoção até preencher todos os requisitos.',
      helps:
        'Faça uma lista do que alguém no cargo pode deixar imperfeito; o item que der aflição é o seu treino para liderar.',
    },
    libra: {
      is: 'Mandar nos outros constrange você, que prefere liderar por consenso, e na disputa pela promoção ainda elogia a concorrência.',
      helps:
        'Decida sem consulta uma coisa pequena por dia, e observe como o grupo recebe; é um bom ensaio de liderança.',
    },
    scorpio: {
      is: 'Você exerce bem o poder nos bastidores, e a promoção traz o dilema de mandar à vista de todos, com a luz no rosto.',
      helps:
        'Declare a quem decide, com todas as letras, se o cargo interessa ou não; o seu silêncio costuma ser lido ao contrário.',
    },
    sagittarius: {
      is: 'Subir de cargo anima você pelo horizonte maior, desde que ninguém mencione a parte de aprovar férias e assinar ponto.',
      helps:
        'Antes de se animar com a promoção, pergunte que tarefas novas ela traz e quais das antigas, as boas, ela leva embora.',
    },
    capricorn: {
      is: 'A promoção é um degrau que você já mediu faz tempo, e trabalha como se o cargo fosse seu de véspera.',
      helps:
        'Ensine a alguém uma parte do que só você sabe fazer, para que uma promoção não deixe buraco no seu lugar.',
    },
    aquarius: {
      is: 'Chefiar soa estranho a quem implica com hierarquia como você; já uma promoção para tocar uma ideia nova, com gente livre, tenta.',
      helps:
        'Descreva em meia página o tipo de liderança que você toparia exercer, mesmo sem cargo em disputa, e mostre a alguém.',
    },
    pisces: {
      is: 'Sem cargo nenhum, você já é a pessoa a quem a equipe recorre; a promoção assusta porque obriga a dizer não em público.',
      helps:
        'Para saber se quer liderar, treine dar uma instrução simples e parar de falar logo depois, sem pedir desculpa.',
    },
  },
  raise: {
    aries: {
      is: 'Pedir aumento, com você, é no impulso; entra com a frase pronta, e o argumento só chega no corredor, na volta.',
      helps:
        'Marque a conversa sobre salário com antecedência e leve anotados dois resultados; a espera esfria o tom e afia o pedido.',
    },
    taurus: {
      is: 'Você sabe quanto vale e quanto custa a vida, mas adia o pedido de aumento até o incômodo criar raiz.',
      helps:
        'Diga o valor exato do aumento numa frase curta e depois fique em silêncio; nisso ninguém ganha de você.',
    },
    gemini: {
      is: 'Na conversa sobre aumento você tem resposta para tudo, inclusive para as objeções do outro lado, e acaba negociando contra si.',
      helps:
        'Escolha um único argumento para o aumento e repita com as mesmas palavras, mesmo que venham à cabeça outros mais divertidos.',
    },
    cancer: {
      is: 'Falar de salário dá em você um pudor antigo, como se pedir mais fosse ingratidão com quem acolheu.',
      helps:
        'Lembre, na conversa sobre o aumento, de quem vive do seu trabalho, incluindo você, e fale em nome dessa gente.',
    },
    leo: {
      is: 'Pedir mais dinheiro parece a você pouco elegante; queria que o aumento viesse como homenagem, de surpresa e com discurso.',
      helps:
        'Trate o pedido de aumento como quem apresenta um sucesso, com abertura e número final, e não comente o salário de ninguém.',
    },
    virgo: {
      is: 'Você faria um dossiê impecável para pedir aumento e, na hora, começaria pelo que ainda precisa melhorar.',
      helps:
        'Corte da sua conversa sobre salário as palavras “só”, “talvez” e “desculpe”, e ensaie o que sobrou.',
    },
    libra: {
      is: 'Entre o salário justo e o clima agradável você fica com o clima, e depois remói a conta no ônibus.',
      helps:
        'Procure saber quanto se paga por um trabalho igual ao seu; com a justiça a seu favor, pedir aumento constrange menos.',
    },
    scorpio: {
      is: 'Quando enfim fala em aumento, você já sabe até onde a empresa pode ir, e um “não” fica gravado por muito tempo.',
      helps:
        'Abra a negociação do salário pelo que você quer, sem estudar o outro lado até a ocasião passar.',
    },
    sagittarius: {
      is: 'Você pede aumento por alto, rindo, com um número generoso, e se distrai quando começam a falar de condições.',
      helps:
        'Peça que a resposta sobre o aumento venha por escrito e com prazo, porque a sua boa-fé esquece de anotar.',
    },
    capricorn: {
      is: 'O seu plano para o salário é merecer tanto que nem precise pedir, e você junta mérito enquanto outros simplesmente perguntam.',
      helps:
        'Pergunte que resultado justificaria o aumento e até quando, e trate a resposta como combinado entre profissionais.',
    },
    aquarius: {
      is: 'Negociar salário é, a seus olhos, um teatro absurdo: tudo devia ser transparente; por isso ou pede sem cerimônia ou nem pede.',
      helps:
        'Se dinheiro sozinho não anima, ponha no pedido de aumento aquilo que anima, como um horário mais livre, e defenda os dois.',
    },
    pisces: {
      is: 'Na hora de pedir aumento você sente os apertos da empresa, entende o lado de todos e sai consolando a chefia.',
      helps:
        'Escreva o valor do aumento num bilhete e leia, se a voz fugir; ninguém precisa saber por que você olhou para baixo.',
    },
  },
  ownBusiness: {
    aries: {
      is: 'Negócio próprio tenta você pela liberdade de decidir sem pedir licença; abrir é fácil, cansativo é o mês igual ao anterior.',
      helps:
        'Ao pensar em trabalhar por conta própria, procure desde cedo quem cuide da rotina que você largaria, como cobrança e nota fiscal.',
    },
    taurus: {
      is: 'Ter um negócio seu agrada você pelo que se toca, a loja arrumada, a freguesia fiel; mês sem renda certa já agrada menos.',
      helps:
        'Comece a imaginar o negócio pelo menor tamanho que já dê gosto, e teste a ideia com freguês de verdade.',
    },
    gemini: {
      is: 'Trabalhar por conta própria daria a você variedade que emprego nenhum dá, e também cinco negócios começados e um site pela metade.',
      helps:
        'Escolha a mais simples das suas ideias de negócio e mostre a dez pessoas numa mesma semana, antes de inventar a próxima.',
    },
    cancer: {
      is: 'Um negócio seu teria aconchego, cliente tratado pelo nome, e o risco de fiar para quem conta uma história triste.',
      helps:
        'Separe as contas do negócio das contas da família desde o primeiro trocado, mesmo que ele ainda viva só no caderno.',
    },
    leo: {
      is: 'Ter o seu nome na fachada dá um gostinho, admita; num negócio próprio você atrairia gente, e a contabilidade ficaria esperando.',
      helps:
        'Convide alguém que não se impressione fácil para olhar seu plano de negócio, e agradeça as primeiras críticas antes de rebater.',
    },
    virgo: {
      is: 'Por conta própria você faria tudo direito, do atendimento à embalagem, e cobraria pouco por achar que ainda não está perfeito.',
      helps:
        'Ponha no preço do seu serviço as horas de conferência que ninguém vê, e peça a alguém de fora que some com você.',
    },
    libra: {
      is: 'Num negócio só seu faltaria com quem trocar ideia, e isso pesa; em compensação, trato fino com cliente você tem de sobra.',
      helps:
        'Marque encontro fixo com outra pessoa que trabalhe por conta própria, para pensar em companhia o que só a você cabe decidir.',
    },
    scorpio: {
      is: 'Trabalhar para si atrai você porque ninguém mais teria a senha; o custo desse negócio é vigiar tudo e não delegar nada.',
      helps:
        'Escolha a parte do negócio que menos ama, e imagine por inteiro como outra pessoa cuidaria dela.',
    },
    sagittarius: {
      is: 'Seu negócio próprio já existe em versão grandiosa, com filial no exterior; o que ele ainda não tem é o preço do quilo.',
      helps:
        'Conte seu plano de negócio a alguém que faça contas por gosto, e procure todo número que a pessoa pedir.',
    },
    capricorn: {
      is: 'Trabalhar por conta própria combina com a sua resistência; o problema é que, chefiando a si, você nunca ganharia folga.',
      helps:
        'Escreva, junto com o plano do negócio, as horas em que ele fica fechado, e cumpra como se fosse lei municipal.',
    },
    aquarius: {
      is: 'Um negócio comum não prenderia você, que só trabalharia por conta própria para fazer o que ainda ninguém pensou em vender.',
      helps:
        'Explique sua ideia de negócio a três desconhecidos e veja em que palavra franzem a testa; troque essa palavra.',
    },
    pisces: {
      is: 'Seu trabalho por conta própria nasceria de um dom, e o dom você acha natural dar; cobrar é que parece estranho.',
      helps:
        'Combine com alguém de espírito prático que leia seus orçamentos antes do cliente, para o preço não baixar por pena.',
    },
  },
  businessPartner: {
    aries: {
      is: 'Em sociedade, mesmo com amigos, você quer ser quem acelera, e o atrito aparece quando a outra parte pede tempo para pensar.',
      helps:
        'Combinem logo o que cada um decide sem consultar ninguém, para a sua pressa ter território próprio nessa sociedade.',
    },
    taurus: {
      is: 'Você só entra em sociedade com quem já viu pagar o que deve, e reparte bem o trabalho, mas o que é seu continua seu.',
      helps:
        'Escrevam de quem é cada coisa posta no negócio, até a impressora, enquanto a amizade está boa e ninguém precisa do papel.',
    },
    gemini: {
      is: 'Sociedade com você começa numa conversa animada, já com nome, logotipo e piada interna; a divisão das tarefas fica para o próximo papo.',
      helps:
        'Depois de cada conversa sobre o negócio, troquem por escrito o que entenderam; as duas versões raramente coincidem, e é bom rir cedo disso.',
    },
    cancer: {
      is: 'Abrir negócio com gente querida parece natural a você, e aí qualquer cobrança de prazo soa como falta de carinho.',
      helps:
        'Marquem uma hora só de negócio e outra só de amizade, e levem cada mágoa para a hora a que pertence.',
    },
    leo: {
      is: 'Numa sociedade você dá brilho e coragem ao negócio, desde que o seu nome não venha em letra miúda.',
      helps:
        'Conversem cedo sobre quem é o rosto do negócio e quem toca o resto, e elogie sempre o trabalho menos visível.',
    },
    virgo: {
      is: 'Quem faz sociedade com você ganha um par de olhos que pega tudo, inclusive os errinhos da outra parte.',
      helps:
        'Definam juntos o que é bom o bastante em cada tarefa do negócio, para a sua régua não medir ninguém em segredo.',
    },
    libra: {
      is: 'Dividir um negócio é o seu formato ideal, meio a meio em tudo, até notar que a sua metade anda pesada e não dizer nada.',
      helps:
        'Na sociedade, proponha um encontro regular só para a pergunta “está justo para nós?”, e responda primeiro, sem enfeite.',
    },
    scorpio: {
      is: 'Para abrir negócio com alguém, amizade não basta a você; quer lealdade até o osso, e guarda meia informação por garantia.',
      helps:
        'Comecem dizendo, de parte a parte, o maior medo nessa sociedade; depois de dito, ele não precisa mais de vigia.',
    },
    sagittarius: {
      is: 'Numa parceria você traz entusiasmo, contatos e a certeza de que o negócio é ótimo; os recibos ficam com a outra pessoa.',
      helps:
        'Assuma na parceria uma obrigação chata e só sua, pequena que seja, e cumpra antes que precisem lembrar.',
    },
    capricorn: {
      is: 'Num negócio a dois você trabalha por três e passa a esperar o mesmo de quem está ao lado, sem avisar que existe um padrão.',
      helps:
        'Fale das horas de trabalho que espera de quem entra no negócio com você, com números, e ouça os números de lá.',
    },
    aquarius: {
      is: 'Entre amigos com uma ideia de negócio é você quem traz a novidade; formada a sociedade, prefere trabalhar do seu jeito e longe.',
      helps:
        'Acertem o pouco que é regra fixa na sociedade, como prazo e dinheiro, e deixem livre todo o resto.',
    },
    pisces: {
      is: 'Fazer negócio com amizade no meio comove você, que confia primeiro, lê depois e assume a parte alheia sem ninguém pedir.',
      helps: 'Peçam a alguém de fora, que não torça por nenhuma das partes, que leia o combinado do negócio.',
    },
  },
  retirement: {
    aries: {
      is: 'Aposentadoria sem nada para disputar apavora você, e parar de trabalhar só parece boa ideia com outra coisa logo na fila.',
      helps:
        'Invente para a aposentadoria um desafio difícil, com testemunha e tudo, e comece o treino antes do primeiro tédio.',
    },
    taurus: {
      is: 'Você tem talento natural para a aposentadoria, com sesta e almoço demorado; o que trava a ideia de parar é a conta.',
      helps:
        'Passe uma folga vivendo como viveria na aposentadoria, com o mesmo orçamento, e repare no que fez falta.',
    },
    gemini: {
      is: 'Parar de trabalhar, para você, seria perder as conversas; o tempo livre da aposentadoria não assusta, assusta o silêncio.',
      helps:
        'Garanta na vida de aposentadoria um lugar onde falem com você toda manhã, seja um curso ou a banca de revistas.',
    },
    cancer: {
      is: 'A aposentadoria mexe com o medo de ninguém mais precisar de você, que logo arranjaria de quem cuidar em tempo integral.',
      helps:
        'Escolha quanto do tempo da aposentadoria é dos seus e quanto é só seu, e conte isso a eles com ternura.',
    },
    leo: {
      is: 'O que incomoda na aposentadoria é chegar a uma festa sem cargo para dizer, logo você, que gosta de uma boa apresentação.',
      helps:
        'Prepare uma frase sobre quem você é além do trabalho, com orgulho e sem a palavra “ex”, e estreie em público.',
    },
    virgo: {
      is: 'Da aposentadoria o que aflige é perder a utilidade; sem tarefa, você é capaz de reorganizar até o arquivo do condomínio.',
      helps:
        'Ofereça o seu capricho, nessa fase sem expediente, a uma causa pequena que precise dele, com horas combinadas e limite.',
    },
    libra: {
      is: 'Quando parar de trabalhar é decisão que você queria tomar em dupla, ou com o escritório todo de acordo, o que nunca acontece.',
      helps:
        'Pense menos em como e mais em com quem passar as manhãs da aposentadoria, e cultive essa gente desde agora.',
    },
    scorpio: {
      is: 'Na aposentadoria você largaria fácil a rotina e dificilmente o controle; parar de trabalhar mexe com poder mais do que parece.',
      helps:
        'Escolha um assunto que o trabalho sempre empurrou para depois, e dê a ele, inteiras, as horas que a aposentadoria abre.',
    },
    sagittarius: {
      is: 'Você fala da aposentadoria como de uma viagem sem volta marcada, e estranha quando alguém pergunta pelas tardes de chuva.',
      helps:
        'Planeje também a parte parada da aposentadoria, com um estudo comprido que não precise de passagem.',
    },
    capricorn: {
      is: 'Aposentadoria é palavra que você pronuncia baixo, porque o trabalho dá forma aos seus dias e descanso ainda parece falta de serviço.',
      helps:
        'Ensaie a aposentadoria com uma tarde livre anotada na agenda, e compareça a ela como compareceria a uma reunião.',
    },
    aquarius: {
      is: 'Idade certa para parar de trabalhar é convenção, você diz; a sua aposentadoria seria um laboratório, desde que não falte turma.',
      helps:
        'Monte com gente de idades misturadas um projeto que não pague nada, e sinta que lugar ele teria na sua aposentadoria.',
    },
    pisces: {
      is: 'Você sonha com a aposentadoria desde o primeiro emprego, e o perigo é os dias se misturarem todos, sem hora nem beira.',
      helps:
        'Dê às manhãs da aposentadoria um ponto fixo, como um passeio ou um coral, e deixe o resto do dia solto.',
    },
  },
  fame: {
    aries: {
      is: 'No palco você entra antes do anúncio; da fama só interessa ter feito antes de todo mundo, e aplauso comprido entedia.',
      helps:
        'Mostre seu trabalho ao público ainda cru, em porções curtas e frequentes, que é como a sua coragem rende.',
    },
    taurus: {
      is: 'Que muita gente veja seu trabalho agrada, virar notícia não; você queria a obra famosa e a rua sossegada.',
      helps:
        'Escolha um formato que consiga repetir com gosto, e deixe o público se acostumar a encontrar você ali.',
    },
    gemini: {
      is: 'Para o público você tem o dom da frase que circula; o difícil é que a fama gosta de uma cara só.',
      helps:
        'Leia para poucos o que pretende mostrar a muitos, e guarde só o trecho que alguém repetir depois.',
    },
    cancer: {
      is: 'Você deseja que seu trabalho toque muita gente e treme com a ideia de que essa gente comente em voz alta.',
      helps:
        'Peça a alguém de confiança que leia primeiro os comentários do público e passe adiante apenas os que ajudam.',
    },
    leo: {
      is: 'O palco combina com você, e não adianta fingir que não; sem plateia seu trabalho perde cor, e aplauso morno fica na memória.',
      helps:
        'Apresente-se em lugares pequenos com o empenho que daria a um teatro cheio, e aprenda o nome de quem voltou.',
    },
    virgo: {
      is: 'Antes que muitos vejam seu trabalho, você o retoca tanto que ele nem sai, pois no palco todo defeito parece ter lente de aumento.',
      helps:
        'Mostre ao público a versão boa com um defeito conhecido, deixado de propósito, e conte quantas pessoas o notam.',
    },
    libra: {
      is: 'Agradar ao público você sabe, e daí vem a dúvida: aplaudem o seu trabalho ou a sua simpatia?',
      helps:
        'Mostre a uma plateia pequena a obra de que nem todos gostariam, e ouça com calma quem discordar.',
    },
    scorpio: {
      is: 'Da fama você quer o efeito e dispensa a exposição; prefere marcar fundo alguns a virar rosto conhecido na padaria.',
      helps:
        'Trace um limite entre o que o público vê e o que é só seu, e na parte visível ponha tudo o que tem.',
    },
    sagittarius: {
      is: 'Plateia grande não intimida você, que imagina o próprio trabalho em línguas que nem fala; chato é repetir o mesmo número.',
      helps:
        'Leve seu trabalho a um público que não conheça você, na cidade vizinha ou num grupo distante, e conte a que veio.',
    },
    capricorn: {
      is: 'Se um nome se faz, o seu se faria devagar, por obra sólida; fama rápida parece a você tinta que sai na primeira lavagem.',
      helps:
        'Antes de pensar no grande público, faça chegar seu trabalho, com regularidade, a cinco pessoas cuja opinião você respeita.',
    },
    aquarius: {
      is: 'A fama atrai e repugna você, que gostaria de ver a ideia correr o mundo e andar na rua sem que ninguém virasse a cabeça.',
      helps:
        'Publique para o grupo miúdo e estranho que entende do assunto, e deixe que essa gente apresente a ideia ao público maior.',
    },
    pisces: {
      is: 'No palco algo passa por você e a timidez some; antes e depois é que tanta gente olhando dá vontade de se esconder.',
      helps:
        'Crie um pequeno ritual para entrar em cena e outro para sair, como trocar de sapato, para o público não voltar com você.',
    },
  },
};
