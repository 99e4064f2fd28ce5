import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two Moon signs, whoever has which: how two people feel at home with one another. */
export const moonPairs: PairInterpretations['moonPairs'] = {
  aries: {
    aries:
      'A casa de vocês tem correntes de ar. Aqui se sente na hora e se diz no corredor, o que assusta hóspedes e faz bem aos moradores. A zanga raramente chega ao travesseiro. Só as tristezas lentas ficam sem cadeira; convém aprender a sentar ao lado delas.',
    taurus:
      'Um bem-estar de pijama divide a manhã com outro que acorda de tênis. A irritação nasce quase sempre do ritmo: acelerar o café de alguém é ofensa grave. Com duas garrafas térmicas e uma volta no quarteirão antes da conversa, a paz se mantém.',
    gemini:
      'Sentem e falam no mesmo fôlego, como quem narra um jogo. O desabafo sai rápido, a piada logo atrás, e a mágoa mal tem tempo de tirar o casaco. À noite, com a luz baixa, pode aparecer o que a velocidade escondeu.',
    cancer:
      'Quando algo dói, há quem ataque a causa e quem se enrole na coberta. As duas reações protegem, cada qual à sua maneira, e por isso se ferem sem intenção. Uma frase resolve muito entre estas Luas: “estou com você, só que do meu jeito”.',
    leo: 'Calor não falta, nem teatro. Vocês se consolam com elogios, abraços apertados, uma saída para comemorar coisa nenhuma. A mágoa vira cena e a cena termina em riso. O cansaço, menos vistoso, precisa aprender a pedir o microfone.',
    virgo:
      'Enquanto a aflição quer agir agora, o cuidado quer entender a ordem dos fatores. Vocês se sentem bem trabalhando em alguma coisa: uma estante, uma goteira. Corrigir quem está em prantos é que não ajuda. Primeiro o lenço, depois a planilha.',
    libra:
      'O grito que desafoga a Lua de fogo estraga o apetite da Lua de ar. A convivência melhora quando uma avisa que vai explodir e a outra não jura que está tudo ótimo. A ternura aparece no pedido de desculpas, sempre muito bem-feito, às vezes com valsa improvisada.',
    scorpio:
      'O sentimento nasce forte e não conhece meia temperatura. A fúria que passa encontra a mágoa que fica, e o lar tem noites de trovoada. Entretanto, para defender quem amam, vocês são uma só muralha. Perdoar de vez, por escrito se preciso, limpa o tempo.',
    sagittarius:
      'Fora de casa, vocês se sentem em casa. O desconsolo melhora com estrada, ar livre, planos absurdos feitos sobre um muro. O riso chega antes das lágrimas e quase sempre as dispensa. Uma parede fixa e um cheiro conhecido fazem falta nos domingos de chuva.',
    capricorn:
      'O sentimento dispara e se contém na mesma hora, conforme a Lua. A impaciência lê frieza, a reserva lê infantilidade, e ambas estão enganadas. O afeto se reconhece no que se faz pela noite adentro. Tratem as explosões como clima, e a discrição como abrigo.',
    aquarius:
      'Este lar tem pouca regra e muita novidade. A emoção sobe de repente, e a cabeça fria a examina com interesse, o que irrita e depois diverte. Espaço para sumir por duas horas é direito de todos. Na volta, ninguém cobra relatório.',
    pisces:
      'Uma Lua compra a briga de quem apanhou; a outra já tem pena de todo mundo. Coragem e compaixão se atropelam, mas fazem deste refúgio um lugar onde qualquer náufrago é recebido. Tom de voz conta muito. Meio volume já basta para que o carinho passe.',
  },
  taurus: {
    taurus:
      'Mesmo sofá, mesma manta, mesmo programa de domingo. A segurança, entre vocês, é física, e o corpo relaxa antes que alguém explique por quê. Mudar de bairro seria quase um exílio. Quando a rotina engrossa demais, uma receita nova funciona como viagem.',
    gemini:
      'Há um silêncio que descansa e há outro que dá nervoso, e este par hospeda as duas espécies. O aconchego quer repetir, a curiosidade quer mudar de canal. Uma conversa leve durante a comida predileta agrada a ambas as Luas e vale por terapia.',
    cancer:
      'Entrar em casa e respirar: eis o talento comum. A despensa cheia, a memória das festas, a cama feita dão um sossego difícil de explicar a estranhos. O mundo exterior parece desnecessário. Um convidado por semana, com histórias e sapatos molhados, areja a casa.',
    leo: 'O conforto tem almofadas, e o afeto precisa de aplauso. Quando não falta nenhum dos dois, o par é dos mais calorosos. Caras feias duram, pois nenhum dos dois signos cede com facilidade. Um agrado concreto, entregue diante de testemunhas, põe fim à greve.',
    virgo:
      'Paz feita de ordem e bom tempero. Vocês se acalmam com tarefas das mãos, horários mansos, lençóis secos ao sol. O carinho fala pouco. A preocupação miúda de uma das Luas repousa no corpo tranquilo da outra, como gato em parapeito.',
    libra:
      'A beleza acalma as duas sensibilidades. Um quarto arrumado, uma música decente, alguém que fale baixo, e a tarde está salva. Vênus comanda ambos os signos, e o lar agradece. As irritações costumam ficar no fundo da gaveta dos talheres finos; procurem por elas no sábado.',
    scorpio:
      'Gostam de ficar, e ficar a fundo. Uma Lua descansa à flor da água; a oposta, no fundo do lago. Muita coisa se sente em silêncio, da confiança ao ciúme. A calma duradoura pede provas, e a melhor delas é estar presente.',
    sagittarius:
      'Voltar para casa ou chamar de casa qualquer lugar? As Luas respondem diferente, e a mala tropeça no vaso. Comer bem é o acordo mais fácil. Depois dele, cada humor descansa a seu modo: a sesta e a trilha, com encontro marcado ao entardecer.',
    capricorn:
      'Uma segurança de parede grossa. Vocês relaxam quando as contas estão em dia, o portão está fechado e o amanhã é previsível. Pouca gente percebe a ternura que há nisso. Ela aparece no abajur deixado aceso, sem bilhete, todas as noites.',
    aquarius:
      'Apego e desapego sob o mesmo teto. Uma sensibilidade precisa de toque e repetição, a que vive com ela precisa de janela e surpresa. Quem sabe que a distância não é recusa se ofende menos. Um ritual curto e infalível, às sete, segura todo o resto.',
    pisces:
      'Embalo. O par se acalma com cheiros, canções e cochilos, e sabe consolar sem uma palavra. A terra dá margem à água, que retribui com reflexos. O que dói é adiado, porque dá pena estragar a tarde; a tarde é mais forte do que parece.',
  },
  gemini: {
    gemini:
      'O rádio da casa custa a ficar mudo. Vocês se sentem perto quando trocam impressões, comentam fofocas, riem da própria aflição. O sentimento passa por tantas palavras que às vezes se perde no caminho. Um minuto de olhos nos olhos, sem legenda, e ele reaparece.',
    cancer:
      'Primeiro vem o relato do que houve, depois a pergunta sobre como doeu. A ternura do par depende dessa tradução feita com paciência, dia após dia. Humor leve alivia a melancolia. E a melancolia ensina à leveza que existem perguntas cuja resposta é um chá.',
    leo: 'Um lar com graça: apelidos, imitações, aplausos para o bolo solado. Vocês se aquecem com atenção e anedotas, e a noite passa depressa. Sensível, por aqui, é o orgulho. Uma piada a menos e um elogio a mais resolvem quase todo amuo.',
    virgo:
      'Ansiedades que conversam entre si. Vocês falam para se acalmar, analisam para se acalmar, e à meia-noite todo mundo está bem acordado. O lado bom é o bom humor com que se trocam manias. Mãos ocupadas com barro ou lã fazem o que dez argumentos não fizeram.',
    libra:
      'A conversa arruma a casa. Estas Luas se tranquilizam com gentileza, variedade, visitas que não demoram demais. Os sentimentos são tratados com bons modos, e os mais escuros nem sempre recebem convite. Dizer “estou com raiva” em voz comum é, aqui, um gesto de intimidade.',
    scorpio:
      'A luz acesa e a luz apagada disputam o interruptor. Para se acalmar, há quem precise comentar e há quem precise descer em silêncio até o fundo. Nenhuma das duas coisas é desamor. Combinem um horário para o assunto, e a noite em volta ficará livre.',
    sagittarius:
      'Inquietude em alta, tédio em baixa. O lar destas Luas tem livros abertos, passagens presas no espelho, opiniões em pleno voo. O par fica à vontade no movimento e em qualquer boa discussão. Chorar, para quem ri tanto, exige confiança, e nenhum comentário.',
    capricorn:
      'O nervosismo fala, a preocupação cala. Lado a lado, uma risada e um suspiro pedem a mesma coisa: que alguém diga que vai dar tempo. Leveza faz bem à Lua grave; e o chão firme da outra dá descanso a quem não sabia parar.',
    aquarius:
      'Casa de amigos, mesmo entre parentes. O ar corre, as ideias também, e um mal-estar costuma ser examinado em grupo, com humor. A pouca cobrança deixa as duas Luas confortáveis. Falta, em noites de insônia, alguém que troque a teoria pelo cobertor; revezem.',
    pisces:
      'Palavras e marés. Um estado de alma chega sem nome, e a Lua falante experimenta vários, até acertar. É bonito quando há calma. Com pressa, a sensibilidade se recolhe e a conversa fica sozinha na sala, conversando com a televisão.',
  },
  cancer: {
    cancer:
      'Tudo é lembrado: a sopa do primeiro inverno, a frase torta de março. A intimidade de vocês tem calor de ninho, e nela o sono é profundo. Os humores sobem em paralelo. Um passeio de barco, de bicicleta, de qualquer coisa, renova o ar parado.',
    leo: 'Colo e coroa. Aqui se cuida com orgulho e se exibe com ternura, e o lar é dos que recebem bem. A falta de atenção magoa uma das Luas, a falta de lembrança magoa a outra. Um gesto que una as duas coisas, como brindar a alguém em família, restabelece a paz.',
    virgo:
      'Vocês se acalmam sendo úteis. Há caldo, pilha de reserva, curativo, horário, e uma ternura que se expressa por verificações: “pegou o guarda-chuva?”. O excesso de zelo aperta um pouco. Deixar que a pessoa querida esqueça o guarda-chuva é carinho avançado.',
    libra:
      'O calor e a harmonia são refúgios parecidos, vistos de longe. As duas Luas temem a briga, que por isso chega tarde e com bagagem. O jantar bonito reúne vocês. No café, com a guarda baixa, sai enfim o pedido que rondava a noite.',
    scorpio:
      'Água sob água. Este par sente no escuro, se protege em silêncio, guarda a sete chaves tudo o que ouve. A segurança nasce quando uma porta se fecha. O que se teme é a traição nas pequenas coisas, e uma palavra dada e cumprida vale mais que cem carícias.',
    sagittarius:
      'Saudade de casa e saudade do mundo, no mesmo domingo. O lar se alarga quando há mapas na parede e bolo para quem volta. A alegria despreocupada pode soar como abandono, e a preocupação, como rédea. Recados do caminho, por curtos que sejam, acalmam os dois lados.',
    capricorn:
      'Nas pontas opostas do zodíaco, duas formas de cuidar: a que abraça e a que provê. Juntas, são uma casa completa, com lareira e alvará. Sofrem quando cada uma espera ser reconhecida pelo que dá. Agradeçam a lenha, agradeçam também o fogo.',
    aquarius:
      'A proximidade pede quarto, a independência pede quintal. Um mesmo telefonema pode soar como carinho ou como chamada de presença. Este lar funciona com portas de correr: abertas quase sempre, fechadas sem drama. A amizade sustenta o que o colo não alcança.',
    pisces:
      'Um refúgio de cortinas e canções. As duas sensibilidades se misturam, adivinham fome e sonho, acolhem bichos da rua. É provável que se chore no cinema, e que faça bem. Só o excesso de piedade enfraquece; um riso bobo, na hora justa, endireita o barco.',
  },
  leo: {
    leo: 'Duas lareiras. O convívio tem festa, carinho declarado, fotografias na parede e um certo concurso de generosidade. Quando o orgulho é ferido em dobro, a casa esfria de repente. Quem puser a música primeiro, com passo de dança, ganha o concurso.',
    virgo:
      'O coração quer ser visto, a atenção quer ser útil. Como as duas Luas dão muito, o lar fica bonito e funciona, embora as moedas sejam diferentes. Um aplauso pelo armário arrumado e um favor sem aplauso, trocados com humor, equilibram o câmbio.',
    libra:
      'Luzes indiretas, flores, convidados que não vão embora. Vocês se sentem em paz num ambiente amável e festivo, e o afeto tem modos de namoro. Conflito desafina. Na área de serviço, entre varais, talvez seja mais fácil dizer a verdade sem maquiagem.',
    scorpio:
      'Intimidade de grande porte. Uma Lua mostra o que sente, a outra esconde, e nenhuma tolera deslealdade. Os silêncios pesam e os abraços também, no bom sentido. O lar se pacifica quando as feridas podem ser vistas sem virar espetáculo nem munição.',
    sagittarius:
      'Otimismo de manhã, de tarde e ao telefone. Este par se aquece com planos, risadas e gente à vontade, e a tristeza acha poucos ganchos onde pendurar o chapéu. Há dias em que ela merece um gancho. Ouvi-la por meia hora é outra maneira de ter coragem.',
    capricorn:
      'A alegria entra pela porta da frente, a compostura confere o alarme. Para se sentir em casa, há quem precise de calor visível e há quem precise de controle. A Lua séria se emociona com uma festa surpresa pequena; a Lua vistosa, com uma promessa cumprida no prazo.',
    aquarius:
      'Quanta proximidade é o bastante? O par refaz essa conta com humor. Calor e distância se puxam de extremos opostos, e a rotina vai do abraço coletivo ao fone de ouvido. Um lugar de honra e uma saída de emergência deixam os dois humores em paz.',
    pisces:
      'Ternura com trilha sonora. A Lua expansiva protege, a imaginativa inspira, e nos bons dias a vida doméstica parece um musical. O silêncio súbito quer dizer cansaço, raramente desamor. Uma pergunta sussurrada tem aqui mais efeito que o melhor discurso.',
  },
  virgo: {
    virgo:
      'Tudo em seu lugar, menos os nervos. Vocês se entendem pela delicadeza de reparar: o botão frouxo, a bainha solta, o chá que acabou. Preocupar-se é quase uma língua materna. Um bicho desajeitado em casa, ou uma planta rebelde, ensina a rir da desordem.',
    libra:
      'Há refúgio no que é limpo e há refúgio no que é belo. As duas Luas concordam em falar baixo e divergem sobre deixar para depois. O mal-estar costuma ser polido demais para aparecer. Um bilhete sincero na fruteira faz mais pela paz que qualquer esmero.',
    scorpio:
      'Sensibilidades que observam. Pouco escapa: a mudança de tom, a vírgula a mais, o prato intocado. Isso dá segurança e um pouco de vigilância. O coração do par relaxa na companhia de quem não comenta tudo o que percebe, e às vezes esse alguém são vocês.',
    sagittarius:
      'Quando a preocupação chega, o otimismo já está na rua. Este lar conhece listas e fugas, faxinas e gargalhadas, em partes quase iguais. A fé sem plano irrita, o plano sem fé entristece. Uma caminhada longa, com a mochila bem-feita, contenta as duas Luas.',
    capricorn:
      'Sossego de oficina fechada às seis. A rotina, a economia, o trabalho concluído são o travesseiro comum, e o afeto vem em forma de serviço pontual. Lágrimas constrangem um pouco. Se um dia elas aparecem no meio da faxina, ninguém, para surpresa geral, perde o passo.',
    aquarius:
      'O detalhe aflito encontra a serenidade distante. A angústia da torneira e a visão do planeta, postas no mesmo sofá, aprendem a medir o tamanho das coisas. Intimidade, aqui, é respeitar manias. O experimento de cuidar sem corrigir merece ser tentado por uma quinzena.',
    pisces:
      'Ordem e oceano, de um canto a outro do zodíaco. A casa tem gavetas etiquetadas e coisas que aparecem nelas por mistério. O que acalma uma Lua, saber, quase angustia a sua oposta, que prefere sentir. Dormem bem quando cada cuidado é aceito na língua em que veio.',
  },
  libra: {
    libra:
      'A serenidade do par depende do tom. Com luz boa e palavras escolhidas, ninguém quer ir embora; com uma porta batida, a noite acaba. Vocês se consultam até para sentir. Ter uma preferência, e dizê-la primeiro, dá à relação um chão que a gentileza sozinha não dá.',
    scorpio:
      'Na sala, tudo em harmonia; no porão, a caldeira ligada. Acalmar a superfície já basta ao ar; a água só repousa depois de tocar o fundo. Há fascínio nessa diferença. A confiança se faz quando a delicadeza pergunta o que houve e fica para ouvir.',
    sagittarius:
      'Gente, riso, convites. O humor doméstico é leve e se recupera depressa, de preferência fora de casa. Vocês se consolam com companhia e paisagem. As verdades ditas sem verniz ferem um instante; como vêm sem veneno, o estrago se resolve com um drinque e outra história.',
    capricorn:
      'O abrigo deste par tem linhas retas e bom acabamento. O que acalma vocês é a educação, a previsibilidade, o respeito aos horários, e o carinho demora a perder a cerimônia. Quando perde, é ótimo. Um acesso de riso no meio da formalidade não desmancha instituição nenhuma.',
    aquarius:
      'Um lar arejado, com cadeiras desiguais e boas conversas. O afeto é civilizado, quase sem ciúme, e dá a cada Lua a liberdade de que precisa. Para as horas de desamparo, que existem, combinem um sinal: um livro virado na estante quer dizer “fique perto”.',
    pisces:
      'Suavidade em camadas. O conforto está na música, na meia-luz, na certeza de que as palavras virão macias. Quase não há discussões, e por isso certas saudades ficam sem remetente. Escolher o filme sem consultar ninguém já é um começo de clareza.',
  },
  scorpio: {
    scorpio:
      'Ninguém precisa fingir. A intimidade, entre estas Luas, é uma espécie de juramento, e o lar tem ferrolhos por dentro. As tempestades são raras e memoráveis. Para cada suspeita, uma só pergunta, sem perícia; a casa ganha janelas sem perder o mistério.',
    sagittarius:
      'Rir da dor ou descer com ela até o fim? Cada Lua tem a sua escola, e o par aprende as duas. A profundidade dá lastro às alegrias rápidas, e a leveza abre uma fresta na janela. Só convém não partir no meio de um silêncio.',
    capricorn:
      'Fortaleza com aquecimento central. Por fora, sobriedade; por dentro, sentimentos antigos, bem conservados, compartilhados com pouquíssima gente. Sentem segurança no controle e na palavra dada. Um choro inesperado, acolhido sem conselho, vale como escritura do lugar.',
    aquarius:
      'A emoção inteira diante da emoção explicada. Este lar vive de contrastes: presença intensa, ausências necessárias, respeito pelos territórios. Susto passa por frieza, verdade passa por drama. Quando ninguém mais põe rótulo, as duas Luas se aproximam.',
    pisces:
      'Um quarto com som de chuva. O par se entende por sonhos, pressentimentos, mãos dadas no escuro, e tudo o que o mundo acha excessivo cabe ali. Compaixão abranda a desconfiança. De manhã, rádio ligado e janela aberta devolvem vocês ao bairro.',
  },
  sagittarius: {
    sagittarius:
      'Pouso rápido, horizonte largo. Vocês se sentem em casa em rodoviárias, discussões filosóficas, acampamentos. O desânimo dura até a próxima piada. Por vezes uma dor precisa de morada fixa; quem oferecer a própria sala sem procurar a moral da história já fez muito.',
    capricorn:
      'A confiança no amanhã discute com o medo do amanhã, e o assunto são as economias. Júpiter rege essa fé, e Saturno, esse cuidado com o teto quitado. Nessa divisão há sabedoria: alguém traz vento, alguém traz pedra. O humor, que nenhuma das duas Luas dispensa, serve de argamassa.',
    aquarius:
      'Liberdade mútua, alegria idem. A casa tem amigos no chão da sala e pouca gaveta com chave. Pouco se cobra, pouco se interroga, e a cumplicidade serve de jura. Se alguém passa uma semana triste, coisa simples, o par descobre que sabe cuidar muito bem.',
    pisces:
      'Nenhuma das duas Luas tem paredes. A fé e o sonho vão e vêm, acolhem estranhos, perdem a chave reserva. Há consolo farto e praticidade escassa. Quando a franqueza fura a bolha, sejam rápidos em cantar qualquer coisa; a bolha se refaz, um pouco mais forte.',
  },
  capricorn: {
    capricorn:
      'Visitas escolhidas, muita confiança. Neste lar as emoções cumprem expediente e só tiram o paletó tarde da noite, quando uma frase seca, enfim, diz tudo. Há solidez, e duas solidões que se apoiam. Abraçar sem motivo parece ousado. Comecem pelos feriados.',
    aquarius:
      'Reserva com reserva, por razões distintas. O sentimento que se contém por dever encontra o que se afasta por liberdade, e a casa fica calma, talvez fria. Mas em dias de necessidade não falta ninguém. Para este par, afeto é saber com quem contar.',
    pisces:
      'A margem e a correnteza. A disciplina encontra um motivo, e a casa ganha ao mesmo tempo relógio e música. A rispidez assusta quem sente tudo; o vago preocupa quem organiza. Um gesto de ternura na hora do boleto já aproxima os dois mundos.',
  },
  aquarius: {
    aquarius:
      'Cantos separados, ideias em comum, risadas no corredor às três da manhã. O afeto é tranquilo e não pede provas. Vocês estranham quando alguém de fora chama isso de frieza. Às vezes uma saudade toca a campainha; abram, mesmo sem entender quem a convidou.',
    pisces:
      'O vento por cima da água faz desenhos. A compreensão que vem da cabeça e a que vem da pele se encontram em causas, músicas, noites sem dormir. Há quem se afaste para pensar e deixe no quarto um medo de esquecimento. Dizer a hora da volta desfaz o nó.',
  },
  pisces: {
    pisces:
      'Aqui se mora num sonho com endereço. Sentem o mesmo antes de saber de quem veio, se consolam em silêncio, e a louça fica para amanhã. O mundo parece barulhento demais. Para que o refúgio não vire ilha, deixem sempre um barco amarrado e um amigo com a chave.',
  },
};
