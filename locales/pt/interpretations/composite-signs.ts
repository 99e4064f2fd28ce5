import type { PairInterpretations } from '../../pair-text-types.ts';

/** What two people are as a third, by the sign of a point in their common chart. */
export const compositeSigns: PairInterpretations['compositeSigns'] = {
  sun: {
    aries:
      'Vocês se juntam, e já parece largada. O que une o par é o começo das coisas: a ideia das onze da noite, a barraca montada com o céu fechando. Quando nada começa, surge uma discussão só para aquecer.',
    taurus:
      'Este laço se mede em estações. Precisa de chão, de refeições sem relógio e de alguma coisa que vocês possam ver crescer, nem que seja um pé de limão na sacada. Depois de plantado, mudar de vaso dá trabalho.',
    gemini:
      'Se alguém gravasse um dia de vocês, daria um programa de rádio. O vínculo vive de troca, apelido e notícia, e esfria quando falta assunto. A curiosidade mútua é o aluguel que vocês pagam com gosto, todo mês.',
    cancer:
      'Este vínculo tem ar de família, mesmo que ninguém use a palavra. Há costumes, pratos, datas lembradas sem agenda. A relação se recolhe quando leva susto e volta a sair assim que alguém pergunta, com voz baixa, o que houve.',
    leo: 'Lado a lado, vocês brilham mais do que pedia a ocasião. Sendo este o signo do próprio Sol, o par gosta de ser visto, de festejar, de fazer as coisas com largueza. Orgulho ferido é o inverno da relação.',
    virgo:
      'Seja amor, família ou sociedade, que dupla útil! O laço se realiza consertando, ensaiando, melhorando uma coisa por semana. Ternura, aqui, tem forma de lembrete. Só não deixem a relação entrar também na lista de reparos.',
    libra:
      'Desde cedo a relação tem boas maneiras. Vocês combinam, consultam, dividem por igual, e os convidados juram que ali não se briga. Brigam, sim, em voz educada. O acordo fica melhor depois que cada parte diz o que perdeu.',
    scorpio:
      'Pouca gente sabe de fato o que há entre vocês, e isso faz parte. O vínculo guarda, testa, atravessa. Passa por temporadas em que parece se desfazer e sai delas com outro nome e a mesma força; mal mesmo, só o morno faz.',
    sagittarius:
      'A relação tem uma porta nos fundos que dá para a estrada. Vocês aprendem, discutem crenças, riem de si, e um plano distante mantém o par de bom humor em qualquer quinta-feira. Ficar sem ter para onde ir desafina os dois lados.',
    capricorn:
      'Há em vocês algo de empresa antiga, dessas que abrem às sete. O laço se constrói com palavra cumprida e metas alcançadas sem fogos, e o tempo costuma estar a favor. Comemorar também pode entrar no orçamento.',
    aquarius:
      'Ninguém encontra prateleira para esta relação, e vocês acham graça. Por dentro é amizade, seja o que for por fora: dá espaço, inventa regras, acolhe gente estranha. O perigo é a distância ser tanta que o abraço perca a vez.',
    pisces:
      'A margem deste vínculo muda com a maré, e ninguém sabe bem onde acaba uma pessoa e começa a outra. Vocês sonham parecido, se adivinham, perdoam fácil, e às vezes se esquece quem ficou de pagar a luz. Um pouco de nitidez não estraga o encanto.',
  },
  moon: {
    aries:
      'Num signo de fogo, que começa tudo, a Lua acende e apaga na mesma hora. Vocês sentem, dizem, e passa. O consolo vem em forma de ação, uma volta de bicicleta, um móvel pintado; o que assusta é o silêncio comprido, por não fazer parte do repertório.',
    taurus:
      'Sossego é o talento do par. Um sofá conhecido, a comida de sempre e o telefone esquecido no outro cômodo resolvem boa parte dos dramas. A Lua gosta deste signo, que lhe dá constância; difícil mesmo é convencê-la a trocar de sofá.',
    gemini:
      'Para se acalmar, vocês conversam. A emoção é narrada enquanto acontece, com comentários e replay, e o riso chega cedo. Certos sentimentos, porém, são tímidos e só aparecem depois que as duas vozes fazem uma pausa.',
    cancer:
      'O cuidado, aqui, é farto. Há uma memória comum, com cheiro e música, e cada tristeza encontra colo antes de pedir. Tanta proximidade tem suas enchentes. Receber amigos, de tempos em tempos, deixa entrar ar na casa.',
    leo: 'Sentir, para este par, é quase uma cena: alegria contagiante, mágoa com silêncio majestoso. O calor é verdadeiro, e um elogio sincero recompõe a tarde. Vocês se entendem melhor quando há brincadeira no meio.',
    virgo:
      'A terra prática deste signo disfarça o carinho de providência. Nos dias ruins, vocês fazem faxina, põem a agenda em dia, e a angústia vai ficando sem lugar. Vale lembrar que há dores que só queriam companhia na varanda.',
    libra:
      'A paz conta muito, e vocês fazem quase tudo por ela, inclusive calar. O ambiente bonito e a voz baixa sustentam o afeto. Mas a irritação, deixada à porta por educação, espera; convidada a entrar, parece bem menos feia.',
    scorpio:
      'Entre vocês o sentimento tem subsolo. Um olhar basta para saber que algo mudou, e a lealdade vai longe. O ciúme, se vier, fala de medo; tratado como medo, perde as garras e quase pede desculpa.',
    sagittarius:
      'Nos apertos, este par abre a janela e fala do próximo passeio. A esperança é um reflexo, e salva muitas noites. Em outras, convém deixar a tristeza terminar a frase antes de contar a piada, que será boa do mesmo jeito.',
    capricorn:
      'A emoção chega de gravata. Vocês se apoiam com presença, horário, um problema resolvido sem comentário, e os de fora acham frio o que é apenas discreto. Uma lágrima à vista, de vez em quando, vale por vários relatórios.',
    aquarius:
      'Afeto com espaço: é assim que vocês descansam. Podem passar dias cada qual no seu canto e retomar a conversa como se fosse só a volta do banheiro. O resto do mundo não entende. Só não deixem a independência virar desculpa para não precisar.',
    pisces:
      'Os humores passam de pele a pele, e numa tarde cinza a melancolia fica sem dono. Música, mar, um filme repetido põem tudo no lugar. Compaixão não falta; faltam às vezes limites, sono e uma certa casca.',
  },
  ascendant: {
    aries:
      'Chegam fazendo vento. A primeira impressão que dão como par é de gente apressada, franca, pronta para resolver, e quem convida sabe que a festa vai pegar. Esperar o elevador, para vocês, já é um esporte.',
    taurus:
      'Calma é a palavra que ocorre aos recém-apresentados. Há uma solidez na maneira de chegar, sentar e ficar até o café, e as pessoas em volta também desaceleram. Mudar o plano na última hora é a forma mais rápida de descobrir a teimosia.',
    gemini:
      'Falam ao mesmo tempo e, por milagre, se entendem. O par se apresenta curioso, ágil, cheio de novidade, e circula bem entre turmas que não se conhecem. Em ocasiões solenes, melhor não cruzar os olhares.',
    cancer:
      'À primeira vista há reserva, e o mundo encontra uma porta encostada, com luz dentro. Aos poucos se abre. Os outros acabam vindo desabafar com vocês, talvez porque o par tenha um certo ar de parente.',
    leo: 'A entrada de vocês dificilmente passa em branco, mesmo de moletom. A relação tem porte, calor e um gosto por recepções que melhora qualquer aniversário. De vez em quando, fiquem na plateia e aplaudam os amigos no palco.',
    virgo:
      'Como dupla, dão a impressão de quem leu o manual. Chegam com discrição, o presente certo na mão e o endereço conferido. O nervosismo aparece em detalhes, um fio puxado, uma correção sussurrada, e some quando o trabalho começa.',
    libra:
      'Vocês saem bem nas fotografias. Existe um equilíbrio de gestos entre vocês que os convidados tomam por treino, e a conversa inclui todo mundo. Decidir onde sentar leva algum tempo, o que faz parte da elegância.',
    scorpio:
      'Quem olha percebe que há algo, e não acha a palavra certa. O par observa antes de falar, revela pouco e impressiona bastante; curiosos se aproximam e acabam contando os próprios segredos. Um sorriso na entrada já desarma meia sala.',
    sagittarius:
      'A relação chega rindo, talvez com areia no sapato. Parece sempre vir de algum lugar e estar de partida para o seguinte, e essa largueza anima quem anda em círculos. Exageros fazem parte da narração.',
    capricorn:
      'Inspiram respeito antes de inspirar intimidade. A postura é formal, um pouco mais velha que a idade, e muita gente deixa tarefas na mão de vocês. O humor, seco e ótimo, fica reservado a quem permanece depois da cerimônia.',
    aquarius:
      'Difícil dizer o que vocês são, o que já rende conversa. O par se apresenta com independência, roupas próprias, amigos de toda parte. Os mais convencionais estranham por uma noite e copiam na semana seguinte.',
    pisces:
      'Há uma suavidade em torno do par, certa luz de fim de tarde. Os outros projetam em vocês o que sonham, e a realidade chega com meia hora de atraso, procurando as chaves. A gentileza é o traço que fica.',
  },
  venus: {
    aries:
      'O afeto desta relação é direto e tem pressa. Vocês convidam sem rodeio, elogiam na cara, e uma disputa boba no jogo de cartas vale por declaração. Conquistar de novo, no décimo ano, ainda funciona, desde que haja surpresa.',
    taurus:
      'Prazer sem pressa, presença que se toca. Vênus governa este signo, e o carinho de vocês se apoia nos sentidos: um tecido, um perfume, a feira de sábado. Quando se gosta assim, até o bocejo é companhia.',
    gemini:
      'Amor que pensa alto. Um recado no meio da tarde, o trocadilho no espelho do banheiro, a discussão sobre um livro: por aí anda a ternura. As demonstrações mais longas talvez precisem de ensaio, pois a leveza foge delas.',
    cancer:
      'O afeto se dá em forma de abrigo. Vocês se lembram de miudezas, guardam bilhetes, sabem quem sente frio nos pés. Ao redor de vocês, quem está só costuma encontrar uma cadeira puxada e uma porção a mais.',
    leo: 'Vocês se gostam em grande estilo, com datas celebradas e presentes que exigem laço. Há generosidade e algum teatro, do bom. Nos dias em que nenhum dos lados aplaude, o coração do par resolve fazer greve até a noite.',
    virgo:
      'Vocês se querem bem no miúdo. Cortar a casca, decifrar o manual do aparelho novo, reparar no cabelo cortado: o amor se prova com atenção. O elogio sem ressalva é raro nesta relação e, por isso mesmo, inesquecível.',
    libra:
      'Eis Vênus em seu salão. A relação tem gosto, ritmo e uma reconciliação que parece dança. Beleza compartilhada alimenta o vínculo, numa exposição ou num prato bem servido. Desavenças também merecem um convite.',
    scorpio:
      'Tudo ou quase tudo, que Vênus em água funda não conhece a beirada. Neste par, gostar é confiar um segredo de cada vez, e o vínculo se aprofunda onde outros mudam de assunto. Posse e paixão se parecem no escuro; à luz do dia, dá para distinguir pela liberdade que deixam.',
    sagittarius:
      'Afeição, por aqui, rima com horizonte. Vocês gostam de rir longe de casa, provar comida desconhecida, discutir o sentido da vida no ônibus. A relação respira quando ninguém segura ninguém pela manga, e volta mais contente de cada ida.',
    capricorn:
      'O carinho se entrega em parcelas pontuais. Poucas declarações, muitas provas: a carona na madrugada, a poupança para a viagem, o lugar guardado. Para um vínculo assim, envelhecer em companhia é uma ideia bastante romântica.',
    aquarius:
      'Vocês se gostam com inteligência e uma pitada de estranheza. O presente é um achado de sebo, o encontro um passeio sem rumo, e ninguém faz questão de exclusividade nas conversas. O amor precisa só de um sinal palpável, vez por outra, para não virar teoria.',
    pisces:
      'A ternura, neste signo onde Vênus se exalta, não tem beira. Vocês perdoam depressa, imaginam o melhor e se comovem com a mesma canção. Idealizar é fácil. Querer bem a quem chega de cara amassada, com uma conta na mão, é a prova bonita.',
  },
  mars: {
    aries:
      'Marte está no próprio signo: quando vocês decidem, já fizeram. É um motor de arranque rápido, ótimo para mudança, corrida e causas perdidas. A irritação acende com facilidade e apaga igual. Ter contra quem competir, lá fora, poupa as portas.',
    taurus:
      'A força do par é de trator: devagar, em linha, sem desistir. Começar custa, parar custa ainda mais. Raras são as brigas, e longas, feitas de silêncio e de louça lavada em separado. Um lanche costuma abrir as negociações.',
    gemini:
      'Vocês agem por palavras. Telefonam, argumentam, tocam três projetos e discutem por esporte, com ironias bem torneadas. A energia se espalha tanto que às vezes falta para o último passo; uma pessoa de fora, com prazo, resolve.',
    cancer:
      'Este par luta de lado, como caranguejo, e sobretudo por quem ama. O que mais move vocês é proteger. A zanga vira bico, e o bico vira jantar caprichado em silêncio. Dizer a queixa inteira, antes da sobremesa, encurta a semana.',
    leo: 'Há garbo no modo de fazer as coisas. Projetos em comum ganham nome, figurino e uma estreia, e a coragem aumenta com gente olhando. A disputa pelo papel principal é real; escrevam peças com dois.',
    virgo:
      'Trabalham bem, e muito. O impulso comum passa pela lista, pelo método, pela satisfação de riscar um item, e pouca gente termina tanta coisa. O que irrita sai em forma de correção. Descansar também exige técnica.',
    libra:
      'Agir, aqui, é decidir a dois, com pesos e contrapesos. Saem ações justas, às vezes tarde. A raiva faz cerimônia e demora a tomar a palavra; ouçam logo o que ela tem a dizer, e ela vai embora mais cedo.',
    scorpio:
      'Vontade de longo alcance. O que vocês decidem a sério acontece, mesmo que leve anos e ninguém de fora entenda a estratégia. No conflito, sabem onde dói. A força do par está justamente em saber disso e não usar.',
    sagittarius:
      'O ânimo vem em rajadas e quer espaço. Vocês se movem por entusiasmo, defendem opiniões com a mão no peito, e resolvem desavenças caminhando. Prometem mais quilômetros do que há no mês, e ainda assim chegam longe.',
    capricorn:
      'Disciplina é o nome do desejo, e Marte, que neste signo se exalta, dá o melhor de si com um cume à vista. O par sobe aos poucos, calcula, aguenta o frio. Até as discussões têm ata. Vez por outra, façam algo que não sirva para nada.',
    aquarius:
      'Vocês se mexem por ideias, e contra o óbvio. Uma injustiça no bairro rende mais energia que qualquer academia. No dia a dia, ordens caem mal, e a solução costuma ser um arranjo que ninguém viu em outra casa.',
    pisces:
      'A ação segue correntes que não se veem. Num dia, inércia; no outro, uma obra inteira feita de madrugada, por inspiração. O desagrado escorre pelos cantos, em atraso e esquecimento. Música alta ajuda a vontade a encontrar o chão.',
  },
};
