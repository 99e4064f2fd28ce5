import type { NatalAspectTexts } from '../../interpretation-types.ts';

/** What an aspect between two points of a birth chart says. Sun, Mercury and Venus never stand far enough apart for the kinds that are left out. */
export const aspects: NatalAspectTexts = {
  sun: {
    moon: {
      joined:
        'Vontade e necessidade falam pela mesma boca: você nasceu perto da Lua nova, com Sol e Lua no mesmo trecho do céu. O que se sente tende a virar ato antes que outro lado seu possa opinar. Conte o plano a quem costuma ver o avesso do pano. Essa inteireza convence, a começar por você.',
      flowing:
        'Num feriado de casa vazia, você costuma estar bem na própria companhia. O que o Sol pretende e aquilo de que a Lua precisa se ajudam, herança talvez de um adulto que sabia mandar e também acolher. Na rotina, o conforto pode virar acomodação; procure de vez em quando uma pergunta que incomode.',
      tense:
        'Você aceita o convite e já pensa na desculpa. Entre o Sol, que aponta um rumo, e a Lua, que pede colo, corre uma discussão antiga, às vezes com as vozes de quem criou você. O atrito gera energia e algum cansaço. Já na festa, com os sapatos largados num canto, os dois lados podem acabar se divertindo.',
    },
    mercury: {
      joined:
        'Pensar e ser quase coincidem em você, e por isso uma correção na sua frase pode soar como correção na sua pessoa. Com Mercúrio colado ao Sol, a mente ocupa o centro, tem opinião e explica bem. Deixar uma conversa terminar sem a última palavra é um exercício e tanto: o silêncio às vezes acrescenta.',
    },
    venus: {
      joined:
        'Muita gente simpatiza com você antes da segunda frase. Vênus, encostada no Sol, põe o gosto e o desejo de agradar no centro da identidade, com pendor para tudo que tenha cor e medida. Desagradar é que custa: um presente feio pode ganhar lugar na sala por anos.',
    },
    mars: {
      joined:
        'Escada rolante parada não segura você, que sobe os degraus de dois em dois. A vontade do Sol e o impulso de Marte são uma coisa só, e disso saem coragem, franqueza e um corpo pronto para agir. Esporte e trabalho braçal gastam o excesso. Sem eles, a pressa deixa gente querida para trás.',
      flowing:
        'Em equipe, decidir e fazer ficam a um passo um do outro. Entre Sol e Marte corre uma energia bem distribuída, que sabe a hora de insistir e a de guardar fôlego. Colegas contam com esse ritmo. Como ali pouca coisa emperra, falta treino para a derrota; escolha um jogo em que você ainda perca.',
      tense:
        'Qual foi a última teima que começou por uma vaga de estacionamento? O Sol quer direção, Marte quer combate, e os dois disputam o volante. Sob pressão, seu rendimento impressiona; em dias calmos, no trânsito, a força procura adversário. Com um desafio sério pela frente, até a vaga você cede, com um aceno.',
    },
    jupiter: {
      joined:
        'Na sua presença os planos crescem: o lanche vira banquete, a ideia vira turnê. Júpiter encostou no Sol e o deixou confiante, com uma generosidade que levanta o ânimo alheio. A oferta costuma cansar primeiro quem oferece. Fartura também é ter o que oferecer depois.',
      flowing:
        'Convites costumam aparecer porque você chega esperando boa recepção. Sol e Júpiter se dão bem, e isso traz fé tranquila e humor diante do tropeço. A tentação é confiar tanto na maré que o remo fica guardado. Um trabalho terminado até o último parafuso traz um gosto que a sorte não dá.',
      tense:
        'Exagerou de novo? Sol e Júpiter, quando se provocam, fazem o entusiasmo chegar antes da conta, e a aposta defendida com brilho às vezes não resiste a uma consulta. Pergunte a alguém sensato qual metade do plano valeria manter. A ousadia cortada ao meio ainda alarga muito horizonte.',
    },
    saturn: {
      joined:
        'Talvez você tenha aprendido cedo a ser quem fecha a casa e confere o gás. Do lado do Sol, Saturno instala um juiz que não tira férias, e com ele vêm seriedade e resistência. Faça uma coisa malfeita de propósito e veja o mundo continuar. Com os anos, a autoridade assenta e o peso costuma diminuir.',
      flowing:
        'Promessa sua, feita com calma, tem valor de recibo. O Sol aceita o método de Saturno, e o método serve à vontade em vez de apertá-la. Pessoas mais velhas costumam confiar em você, e quem contratou uma vez contrata de novo. Em época de prazo, falta um pouco de loucura: tome emprestada a de alguém da turma.',
      tense:
        'Por dentro, uma voz pergunta se você já fez o bastante. O Sol esbarra em Saturno, e o reconhecimento parece morar um andar acima, muitas vezes por causa de um olhar exigente na infância. Aprenda a assinar embaixo do que faz. A força conquistada degrau a degrau é verdadeira, e com a idade aparece mais.',
    },
    uranus: {
      joined:
        'Já na escola, seu desenho talvez saísse da margem de propósito. Urano junto do Sol faz da originalidade uma questão de respiração: repetir fórmula alheia sufoca. Você antecipa rumos e sacode turmas adormecidas. O perigo é romper por tédio, virando a mesa quando bastava trocar a toalha.',
      flowing:
        'Mudanças que assustam a repartição inteira encontram você de caneta na mão, anotando possibilidades. Sol e Urano se entendem, e a sua liberdade dispensa escândalo: inova-se sem quebrar a louça. Pode acontecer de você se acostumar ao papel de visita, e raiz também faz bem a quem gosta de vento.',
      tense:
        'O plano pode estar pronto, assinado, e na véspera vem a vontade de mudar tudo. Entre Sol e Urano a corrente oscila, e o rumo muda aos solavancos, como se todo contrato escondesse uma coleira. Negocie as saídas antes de precisar delas. Com folga combinada, esse choque rende mais invenção do que susto.',
    },
    neptune: {
      joined:
        'Às vezes você chega a uma festa e, em meia hora, já fala com o sotaque de quem está ao lado. É o Sol dissolvido em Netuno: imaginação, compaixão, um contorno de lápis macio. Em casa, de luz apagada, você ainda cantarola a música de outra pessoa e leva um tempo até achar a sua.',
      flowing:
        'Uma foto desbotada, três acordes, e a inspiração vem sentar perto. Do Sol a Netuno a passagem é livre: a vontade escuta o sonho sem se desfazer nele, e sua gentileza dispensa plateia. O talento corre o risco de ficar no devaneio, e uma data marcada para mostrar algo faz milagre.',
      tense:
        'Quem é você quando ninguém precisa de ajuda? A pergunta importa, pois o Sol contrariado por Netuno confunde rumo e miragem, e os papéis de herói ou de vítima caem bem demais em você. Jeito para a arte não falta. Fatos simples, ditos por amigos sinceros, ajudam a distinguir o dia do filme que passa na cabeça.',
    },
    pluto: {
      joined:
        'Seu olhar demora meio segundo a mais, e as pessoas notam. Plutão junto do Sol concentra a vontade num ponto e dá fôlego para recomeçar do zero quando muita gente desistiria. Onde há tanta força, há também medo de perder o comando. Delegar até a lista do mercado pede coragem, e à noite, com todos dormindo, você confere a nota.',
      flowing:
        'Nas crises, sua voz baixa de tom e as pessoas escutam. O Sol conta com os recursos profundos de Plutão, daqueles que só aparecem quando a luz acaba, e você transforma o ambiente sem precisar mandar. Use essa potência também em tempos mansos, num hábito cuja troca vem sendo adiada.',
      tense:
        'Disputas de poder costumam achar o seu endereço: o chefe que testa, o parente que manda. Entre o Sol e Plutão há uma queda de braço, e talvez alguém forte demais tenha marcado seus primeiros anos. Ali se aprende a não ceder. Hoje dá para escolher as brigas, e rir de algumas.',
    },
    ascendant: {
      joined:
        'Entrar num cômodo já é dizer quem você é. O Sol no Ascendente faz coincidir rosto e intenção, e a sua presença ocupa espaço mesmo calada. Na chegada, vitalidade e iniciativa vêm à frente; difícil é não chamar atenção. Um minuto de espera à porta mostra o que a luz própria costuma ofuscar.',
      flowing:
        'Entre amigos, o que você mostra na porta costuma combinar com o que há na sala. Sol e Ascendente conversam bem: passada a primeira impressão, as pessoas entendem a que você veio, e a confiança nasce sem cerimônia. Por ser fácil, esse dom às vezes fica sem uso, até alguém puxar assunto no trem e, duas estações depois, pedir o seu contato.',
      tense:
        '“Achei que você fosse outra pessoa”, confessam amigos de longa data. Quando o Sol contraria o Ascendente, a fachada diz uma coisa e o centro pede outra, e cada apresentação vira uma pequena encruzilhada. Esse incômodo acaba dando fibra à sua presença. Experimente encurtar o desvio: mostre cedo aquilo que costuma revelar no fim.',
    },
    midheaven: {
      joined:
        'Seu nome tende a circular: na placa do prédio, no cartaz, na boca dos colegas. O Sol no Meio do Céu busca sentido na vocação e quer ser visto pelo que faz. A dedicação rende respeito. Há também um pedaço seu que não cabe no crachá, e ele já se contenta com uma noite livre às terças.',
      flowing:
        'Quem você é e o que faz da vida empurram para o mesmo lado. O Sol ilumina o Meio do Céu de um ângulo favorável: há orientação profissional sem angústia, e as chefias reparam no entusiasmo. Ofertas fáceis pedem critério. Qual delas ainda teria graça daqui a dez anos?',
      tense:
        'O convite para o palanque chega no dia em que o seu desejo ia para outro lado. O Sol e o Meio do Céu se cruzam numa esquina: a carreira esperada esbarra na pessoa que você é, e há torcida dos dois lados. Reescreva o sucesso com a sua letra, incluindo a hora do almoço.',
    },
  },
  moon: {
    mercury: {
      joined:
        'Você sente em parágrafos e raciocina com o estômago. Lua e Mercúrio juntos ligam memória, humor e palavra, a ponto de você lembrar a roupa que alguém vestia ao dizer aquela frase. No calor da emoção, porém, o argumento sai torto, e a carta das onze da noite amanhece na gaveta, pronta e sem selo.',
      flowing:
        'Um amigo liga aos prantos e, dez minutos depois, já consegue nomear o que sente. É a Lua em bom entendimento com Mercúrio: você traduz emoção em palavra comum, sem frieza nem drama. Ensinar e escrever saem sem esforço. As suas tardes nubladas é que às vezes ficam por último, e passam sem nome nenhum.',
      tense:
        'A cabeça diz que está tudo resolvido; a garganta discorda. Lua e Mercúrio se interrompem, e em família uma observação neutra pode doer até a hora de dormir. Essa mente irrequieta capta nuances que escapam à maioria. Pergunte “o que você quis dizer?” antes de montar a resposta, e metade da mágoa se desfaz.',
    },
    venus: {
      joined:
        'Almofada macia, voz baixa, fruta cortada: perto de você, as pessoas soltam os ombros. Com a Lua e Vênus lado a lado, acolher e agradar são um gesto só, e a beleza entra na conta do bem-estar. O perigo doce é fugir de qualquer conversa azeda. Um incômodo servido enquanto é pequeno assusta menos do que parece.',
      flowing:
        'Carinho costuma chegar a você em porções generosas e sair dobrado. A afinidade entre Lua e Vênus dá tato, gosto acolhedor e facilidade nas amizades, das de infância às de fila. Há nisso uma preguiça gostosa. Quando você faz companhia a quem está num dia difícil e pouco amável, o afeto se descobre mais forte do que parecia.',
      tense:
        'Cuidar ou encantar? A Lua pede ninho, Vênus pede romance, e conciliar os dois dá trabalho. Talvez o afeto, na infância, viesse com a condição de bom comportamento. Hoje a carência pode se disfarçar de compra ou de favor. O que faria bem mesmo, em geral, não está à venda em lugar nenhum.',
    },
    mars: {
      joined:
        'Lágrima e faísca moram na mesma gaveta. A Lua junto de Marte reage depressa: quem mexe com os seus conhece a sua voz inteira. Essa coragem afetiva protege e movimenta a casa. Depois do rompante, sobra caco para recolher, e é você quem aparece com a pá, de olho vermelho, pedindo licença para ajudar.',
      flowing:
        'Sentiu, agiu, passou: em muitos dias é simples assim. Entre a Lua e Marte há linha direta, e a raiva em você serve mais para resolver do que para remoer. Crianças, amigos e bichos sentem que têm defesa. Muita gente digere as coisas em outra velocidade; espere a frase alheia terminar antes de sair buscando a solução.',
      tense:
        'Três da tarde, uma porta bate, e seu humor já mudou de estação. Lua e Marte se cutucam, e necessidade e ataque ficam na mesma esquina; às vezes a casa de origem era barulhenta, ou cheia de raiva engolida. O ardor também dá iniciativa, e várias dessas tempestades acabam num prato de macarrão, quando se descobre que era fome.',
    },
    jupiter: {
      joined:
        'Sua casa, por menor que seja, costuma ter lugar para mais um. A Lua junto de Júpiter sente grande: alegria espaçosa, fé no dia seguinte, comida para vinte. O coração convida além do que a semana comporta, e os íntimos acabam recebendo a sobra do bolo. Uma noite só para eles acerta a conta.',
      flowing:
        'Alguma parte de você acha que vai dar certo, e essa parte assobia na véspera da prova. A Lua apoiada por Júpiter digere bem o dia ruim: o aborrecimento vem, encontra ventilação e sai. Sua confiança consola. Só repare em quem demora a se alegrar e merece ouvido antes de otimismo.',
      tense:
        'Emoção sua não cabe em copo de geleia. A Lua, esticada por Júpiter, aumenta o que sente: um convite vira grande amor, um silêncio vira abandono. A bondade cresce junto, e você socorre até quem não chamou. Na manhã seguinte, muitas vezes, o abandono era só bateria descarregada, e o grande amor manda figurinha de bom-dia.',
    },
    saturn: {
      joined:
        'Uma criança comportada demais ainda toma conta da casa. Com a Lua junto de Saturno, sentir veio acompanhado de responsabilidade, e pode ter ficado o costume de não dar trabalho. Daí a lealdade e a calma quando tudo aperta. Daí também certa secura, que se desmancha quando alguém, sem aviso, ajeita uma almofada atrás das suas costas.',
      flowing:
        'Constância é a sua maneira de dar carinho: a visita de todo mês, a conversa retomada de onde parou. Saturno oferece à Lua uma estrutura em que o sentimento pode durar, e os outros se apoiam em você como em corrimão. Faltam, de vez em quando, um afago comprido sem motivo e uma bagunça consentida.',
      tense:
        'Aos poucos, bem aos poucos, o gelo da beirada derrete. A Lua em atrito com Saturno costuma falar de um afeto que precisou ser merecido, e o reflexo é se fechar justamente quando a vontade é de colo. Essa solidão amadurece, e também cansa. Comece com frases de cinco palavras: “hoje eu queria um abraço”.',
    },
    uranus: {
      joined:
        'O humor troca de canal sem avisar. Lua e Urano juntos dão intuição em relâmpago, afetos pouco convencionais e necessidade de ar, pois proximidade demais arrepia. Talvez a infância tenha tido mudanças bruscas, ou um lar diferente de todos os da rua. Quem ama você suporta bem um sumiço, desde que saiba a hora da volta.',
      flowing:
        'Na sua ideia de família cabem a vizinha da frente, um antigo amor e dois cachorros. A Lua se dá bem com Urano, e o coração aceita arranjos novos sem perder o sono. Gente nova à mesa anima. Por gosto pela leveza, você talvez pule a parte triste da própria história; fique nela um pouquinho.',
      tense:
        'Há dias em que a segurança dá sono e dias em que a liberdade dá frio. Com a Lua e Urano em desacordo, você se aproxima e recua, e quem ama você fica sem saber se deixa acesa a luz da varanda. Essa inquietação afia a intuição. Há quem resolva isso com raízes portáteis, algum rito noturno que caiba em qualquer quarto de hotel.',
    },
    neptune: {
      joined:
        'Esponja, antena, concha: já devem ter chamado você de tudo isso. A Lua junto de Netuno absorve o clima do ambiente e o devolve em música, cuidado ou cansaço. Empatia assim é rara e pede torneira: às vezes a aflição de um colega volta com você para casa e se senta ao seu lado.',
      flowing:
        'Sonhos deixam recado, e você costuma lembrá-los ao escovar os dentes. Netuno abre para a Lua uma fresta entre sentir e imaginar, útil a quem compõe, cuida ou reza. Sua doçura acalma gente aflita. Em dia de cobrança, a mesma fresta serve de esconderijo, e a fatura espera debaixo do livro de poemas.',
      tense:
        'Entre o que alguém disse e o que você ouviu, às vezes há neblina. A Lua em aspecto difícil com Netuno idealiza quem cuida, perdoa além da conta e se decepciona em silêncio. É o preço de uma imaginação afetiva sem teto. Vale dizer em voz alta a decepção, enquanto ela ainda é pequena.',
    },
    pluto: {
      joined:
        'Seus sentimentos raramente vêm pela metade. Com Plutão, a Lua desce ao subterrâneo: memória longa, paixões caladas e um faro que percebe o segredo antes da primeira pista. Sua lealdade atravessa incêndios. A intimidade assusta, porque parece entrega de chaves. Entregue uma só, a alguém que já provou devolver o que toma emprestado.',
      flowing:
        'Confidências procuram você no ponto de ônibus. Lua e Plutão, em bons termos, suportam assuntos que pouca gente quer ouvir, e a sua companhia quieta ajuda a dor alheia a mudar de forma. Emoções antigas se renovam aqui sem estrondo. Já as suas confidências ficam para depois e, numa viagem longa de carro, podem sair todas entre um pedágio e outro.',
      tense:
        'Dentro de casa, quem mandava no clima? A Lua, pressionada por Plutão, pode guardar lembrança de amores que vigiavam ou de uma ternura que cobrava troco. Isso pode voltar como ciúme, teste ou controle em forma de cuidado. A mesma força regenera laços dados por perdidos. Uma confissão curta costuma valer mais do que dez investigações.',
    },
    ascendant: {
      joined:
        'Pouca gente precisa perguntar como você está. Com a Lua no Ascendente, a emoção vive à flor da pele e desperta nos outros a vontade de proteger ou de se abrir. Você capta o clima ao cruzar a soleira. Em dias cheios, você escolhe a cadeira perto da saída, põe o fone, e mesmo assim alguém se aproxima para contar.',
      flowing:
        'Desconhecidos sentam ao seu lado no banco da praça e começam a falar dos filhos. A Lua em bom ângulo com o Ascendente deixa você fácil de abordar, coisa que não se ensina, e o seu “é mesmo?” costuma acertar o tom. No fim da tarde você conhece a praça inteira pelo nome, e o jornal continua dobrado no colo.',
      tense:
        'Às vezes você chega com o rosto em ordem e volta para casa com vontade de chorar, sem que ninguém perceba. A Lua desencontrada do Ascendente separa aparência e necessidade, e a segunda fica esperando a vez atrás da porta. Dê uma pista a quem está perto. Uma frase dita na chegada já muda a noite.',
    },
    midheaven: {
      joined:
        'Público e privado se misturam no seu ofício, como em padaria de família. Com a Lua no Meio do Céu vêm popularidade, faro para o que as pessoas precisam e uma carreira que muda de fase. Você cuida trabalhando. Na folga, talvez alguém chegue com uma travessa coberta, tome conta do fogão e mande você descansar os pés.',
      flowing:
        'Instinto é o seu melhor conselheiro profissional: pelo jeito como a chefia pousa a xícara, você sabe se é dia de pedir aumento. O Meio do Céu tem o favor da Lua, de modo que lar e trabalho se apoiam. O aconchego às vezes adia um salto. Quando a barriga disser sim, acredite e marque a entrevista.',
      tense:
        'Reunião importante, e o telefone de casa toca. Em desacordo com o Meio do Céu, a Lua deixa você entre dois chamados: a vida íntima reclama presença, a carreira reclama constância. Monte horários realistas e, no trabalho, conte da casa o mínimo necessário. Oscilar entre as duas vidas é compreensível, e muita gente ao redor oscila em silêncio.',
    },
  },
  mercury: {
    venus: {
      joined:
        'Dizem que, por escrito, você lustra a frase antes de soltá-la. Mercúrio e Vênus, de braços dados, têm voz agradável, ouvido para rima e jeito para pôr coisas difíceis no papel. Há quem guarde as suas cartas. Por amor à forma, a verdade às vezes chega com laço demais, e quem a recebe passa dois dias desembrulhando.',
      flowing:
        'Conversar com você é como dividir um sorvete: ninguém tem pressa de acabar. O sextil entre Mercúrio e Vênus une inteligência e graça, com mão boa para negociar, escrever, desenhar, combinar cores. A leveza encanta e, em assunto grave, escapa pela tangente justo um minuto antes da parte que importava.',
    },
    mars: {
      joined:
        'Num debate, as suas respostas costumam sair do forno em segundos, e queimam um pouco. Com Mercúrio junto de Marte, a mente é rápida, direta, competitiva, ótima também em emergência. A palavra tanto conserta quanto corta. Guarde a tirada brilhante por uma hora; se ainda parecer justa, diga com metade do volume.',
      flowing:
        'Seus melhores planos cabem no verso de um envelope e começam hoje. Mercúrio e Marte trabalham em parelha: pensar leva a agir, agir esclarece o pensamento. Fala franca, mãos hábeis, decisão sem rodeio. Quem precisa refletir sente isso como empurrão, e a ideia entregue na véspera encontra menos resistência.',
      tense:
        'Uma polêmica de ideias diverte você mais do que convém admitir em público. No calor dela, Mercúrio atiçado por Marte afia a língua e encurta o pavio: interrompe, ironiza, envia e só depois relê. Dizer o que todos calam tem serventia, e a sala sabe para quem olhar quando alguém precisa discordar primeiro.',
    },
    jupiter: {
      joined:
        'Feito trepadeira, a ideia que você tem de manhã cobre o muro inteiro até a noite. Júpiter ao lado de Mercúrio alarga a visão, dá gosto por ensinar e estica as histórias a cada vez que você as conta. No primeiro impulso, quem perde a vez é o detalhe; revisadas com minúcia as datas e as cifras, o enredo continua bom.',
      flowing:
        'Explicar o mundo a uma criança de seis anos é o seu esporte. Mercúrio se apoia em Júpiter para juntar fato e sentido, e o bom humor faz o ensinamento descer sem careta. Línguas e leituras rendem. Para não estacionar no que já sabe resumir, procure alguém que deixe você sem resposta.',
      tense:
        'Mais um curso, mais um livro aberto de bruços no sofá. Mercúrio, puxado por Júpiter, acumula informação e anuncia conclusões maiores do que os dados permitem. A imaginação teórica é vasta e contagia. Relida a lápis dois dias depois, a tese encolhe um palmo e fica, para surpresa sua, mais bonita.',
    },
    saturn: {
      joined:
        'Em assunto sério, o seu método é falar pouco e lembrar muito. Mercúrio junto de Saturno pensa como pedreiro, tijolo por tijolo, e raramente assina sem ler. A concentração é notável. O medo de errar pode ter começado diante da lousa. Quem levanta a mão com meia resposta descobre que a outra metade vem na conversa.',
      flowing:
        'Regulamentos, mapas, manuais: onde os outros bocejam, você encontra a linha que faltava. Mercúrio disciplinado por Saturno dá raciocínio em ordem, boa memória e palavra em que se confia. O que se aprende assim, devagar, fica. Sobra pouco espaço para o pensamento inútil, desses que riem de si mesmos, e ele acaba saindo em rabisco, no verso de algum regulamento.',
      tense:
        '“Não vai funcionar”, avisa a mente, antes mesmo de olhar a planta. Mercúrio sob o peso de Saturno desconfia da própria voz e antecipa a crítica. Com o tempo, a severidade amadurece em rigor, e quem temia o seu parecer volta para pedi-lo, e ainda toma nota.',
    },
    uranus: {
      joined:
        'O estalo pega você no semáforo, no dentista, no meio da frase de outra pessoa. Mercúrio junto de Urano pensa aos saltos, inventa atalhos e se impacienta com o passo a passo. Há quem só entenda a ideia dois anos depois. Um desenho ou um exemplo, deixados como migalhas, encurtam a espera.',
      flowing:
        'Tecnologia nova, língua estranha, jogo de regra complicada: você pega no ar. Mercúrio e Urano se estimulam, e a mente muda de ângulo sem perder o fio. Você gosta de gente diferente e de perguntas sem gabarito. Como a novidade chega fácil, repetir custa. Talvez algum caderno seu guarde uma descoberta antiga à espera de uso.',
      tense:
        'Curto-circuito ou genialidade? A resposta varia de hora em hora quando Mercúrio e Urano se provocam. Às vezes você discorda por reflexo, desliga no meio da explicação e volta com uma saída que ninguém tinha visto. Os nervos é que custam a desligar, e à meia-noite ainda se ouve você abrindo e fechando a caneta.',
    },
    neptune: {
      joined:
        'Na papelada, entra poesia onde devia haver prazo. Mercúrio junto de Netuno pensa em imagens, adivinha o fim das frases alheias e se atrapalha com senhas. Contos, letras e roteiros agradecem. A vida de carimbo pede um caderno de capa dura e a coragem de dizer “repita o número, por favor”.',
      flowing:
        'Metade do que você entende ninguém disse. Mercúrio afinado com Netuno escuta as entrelinhas, o tom, a pausa, e devolve tudo em metáforas que as pessoas levam para casa. Traduzir sensações é um ofício possível. Confira de vez em quando a sua leitura, porque a pausa talvez fosse apenas sono.',
      tense:
        'Onde foi parar aquele papel? Mercúrio, turvado por Netuno, embaralha fato e impressão, e uma meia-verdade gentil às vezes escapa para evitar confronto. A fantasia é rica e quer tela, palco ou página. O papel, aliás, reaparece dias depois marcando a página de um romance, com flores desenhadas em volta do vencimento.',
    },
    pluto: {
      joined:
        'Interrogatório de criança curiosa, com lanterna e tudo: assim pensa Mercúrio junto de Plutão. Num enigma, você escava até achar a raiz, desconfia da primeira resposta e percebe a mentira pela vírgula. A palavra pesa, convence, às vezes assusta. Há mistérios que preferem ficar em paz, inclusive os de quem divide o quarto com você.',
      flowing:
        'Um enigma e um fim de semana livre já fazem a sua alegria. Mercúrio conta com Plutão para investigar: foco, discrição, olho para o que move as pessoas por baixo da conversa. As suas perguntas fazem gente fechada se abrir. Quem pede licença e conta algo de si costuma receber a história inteira.',
      tense:
        'Palavras podem ter servido de arma ou de esconderijo na sua história. Mercúrio acuado por Plutão desconfia do que é dito, remói conversas de anos atrás e quer vencer a discussão pelo cansaço. Esse faro desmonta fachadas. Tente dizer “talvez você tenha razão” e repare que o chão continua onde estava.',
    },
    ascendant: {
      joined:
        'Mãos que falam, sobrancelhas que pontuam. Mercúrio no Ascendente apresenta você pela conversa: curiosidade na cara, resposta na ponta da língua, um ar jovem em qualquer idade. Perguntar é o seu aperto de mão, e na pressa a segunda pergunta sai antes da resposta à primeira.',
      flowing:
        'Recados difíceis acabam sendo confiados a você. Mercúrio dá desembaraço ao Ascendente: a frase costuma sair no tamanho certo, o gesto acompanha, e até a timidez encontra assunto. É trunfo em entrevista e em balcão. Na família, talvez já seja piada: quando o cartório emperra, mandam você.',
      tense:
        'Mal-entendidos começam quando a cara diz “sim” e a frase diz “depende”. Mercúrio atravessado em relação ao Ascendente separa intenção e recado, e a estranhos é preciso dizer duas vezes o que parecia claro na primeira. Você pensa conversando. Combine com os colegas um resumo ao final: o que ficou decidido, afinal?',
    },
    midheaven: {
      joined:
        'Seu trabalho provavelmente passa por palavras, números ou caminhos. Mercúrio no Meio do Céu liga reputação a inteligência: pedem seu parecer, citam sua frase, encaminham seu texto. Ter duas ocupações combina com você. Cuide do que assina com pressa, porque em público a memória dos outros é boa.',
      flowing:
        'Quando a chefia se enrola, alguém chama você para traduzir. Mercúrio ajuda o Meio do Céu em tudo que seja comunicação, comércio, ensino, e os contatos aparecem na hora boa. Falta às vezes cobrar o que a fala rende. A consultoria dada de graça no corredor já podia aparecer na fatura.',
      tense:
        'Do que você pensa ao que o cargo deixa dizer há um degrau. Mercúrio questiona o Meio do Céu: dúvida de rumo, histórico em zigue-zague, palpites de família sobre a sua profissão. Contado numa festa, porém, o zigue-zague tem enredo, e quem é de outro ramo quer saber o resto.',
    },
  },
  venus: {
    mars: {
      joined:
        'Querer e conquistar acontecem no mesmo compasso. Marte esquenta Vênus de perto, e disso resultam magnetismo, criatividade e um jeito de flertar até com o carteiro. Leve parte desse ardor para algo feito com as mãos. Em você, amor e disputa se encostam demais, e a calmaria, que parece sinal de fim, às vezes é só domingo.',
      flowing:
        'Dar e pedir, seduzir e esperar: você conhece a ida e a volta do balanço. Vênus e Marte, bem aspectados, unem ternura e iniciativa, e as pessoas se sentem desejadas sem se sentirem caçadas. Há dom para as artes do corpo e do palco. A facilidade pode adiar escolhas, e alguém talvez queira saber em que pé estão as coisas.',
      tense:
        'Em começo de namoro, briga boa e reconciliação melhor ainda: conhece o roteiro? Vênus e Marte, em ângulo reto, roçam um no outro, e desse roçar vêm a irritação e o calor. Uma parte sua quer seda, a outra quer pimenta. Rende arte viva e romances movimentados. Peça carinho sem esperar que a discussão sirva de pretexto.',
    },
    jupiter: {
      joined:
        'Sua festa começa na compra dos guardanapos. Vênus colada a Júpiter abre a casa com largueza, presenteia, elogia, comemora sem precisar de motivo. A simpatia rende amigos em toda parte. O gosto pelo muito é que dispersa: quem recebe todos talvez não veja quem ficou até o fim, lavando as taças.',
      flowing:
        'Pessoas de longe gostam de você depressa. Júpiter abre caminho para Vênus, e vêm afetos alegres, senso de cortesia, encontros em viagem ou em sala de aula. A sorte no convívio existe e pode acostumar mal: quando um amor pede esforço, num dia cinzento, a primeira reação tende a ser de surpresa.',
      tense:
        'Quanto é bastante? Vênus, instigada por Júpiter, pede mais uma rodada, mais uma blusa, mais uma prova de amor, e a satisfação escorre entre os dedos. Seu calor, por outro lado, é genuíno e reúne gente. Faça a lista do que já encanta na sua casa. Depois, se ainda quiser, saia às compras.',
    },
    saturn: {
      joined:
        'Demora-se para entrar no seu coração, e quem entra ganha cadeira cativa. Vênus junto de Saturno leva o amor a sério, prefere o sóbrio ao vistoso e teme a rejeição mais do que mostra. Com a maturidade, o afeto ganha calor, e quem já tem a cadeira ganha também o apelido que só você usa.',
      flowing:
        'As suas relações envelhecem como madeira boa. Saturno empresta fôlego a Vênus: ternura com palavra, beleza com medida, parceria entre pessoas maduras. No amor, você sabe esperar e raramente gasta sentimento à toa. Um amor assim, firme, também combina com cama desarrumada e riso alto no meio da tarde.',
      tense:
        'No amor, você desconfia de que o carinho tenha prazo. Vênus cobrada por Saturno aprendeu cedo que afeto se conquista, e o coração faz contas antes de prometer. Vêm daí escolhas prudentes e alguns feriados longos. E, no entanto, há convites sem motivo oculto nenhum; o primeiro que se aceita costuma abrir caminho para os outros.',
    },
    uranus: {
      joined:
        'Apaixonar-se às pressas, por quem ninguém esperava, pode já ter virado anedota entre os seus amigos. Vênus junto de Urano quer surpresa, camaradagem no amor e liberdade de ir e vir. O gosto chega antes da moda. Quando a novidade esfriar, mude o cenário antes de mudar de par.',
      flowing:
        'Rede na sala, parede azul, turmas de amigos que não se parecem: o seu gosto respira. Vênus e Urano, camaradas, sabem amar sem cercar e se interessam por quem foge ao molde. Muitas amizades duram justamente por serem leves. Algumas pessoas, mesmo assim, precisam ouvir que fazem falta.',
      tense:
        'Perto demais, dá vontade de abrir a janela; longe demais, de telefonar. Vênus e Urano, um sobressaltando o outro, vivem de começos elétricos e despedidas repentinas, e a paixão estranha o que é estável. Mas pode haver um endereço, um só, ao qual você volta com a mesma animação da primeira vez.',
    },
    neptune: {
      joined:
        'Há quem se apaixone por pessoas; você se apaixona pela luz que elas têm às seis da tarde. Vênus junto de Netuno ama com imaginação e compaixão, e faz arte de quase nada. Enxergar defeitos leva tempo. Antes de dividir o aluguel, a opinião de uma amiga sem romantismo pode valer por um par de óculos.',
      flowing:
        'Delicadeza assim não se compra: você lembra a canção preferida de cada um. Netuno afina em Vênus o gosto e o ouvido, e amar vem com poesia, perdão e música. De tanto suavizar, um desejo seu pode ficar sem voz, e ele merecia ao menos um refrão com letra clara.',
      tense:
        'Que bonito era, na sua imaginação. Vênus iludida por Netuno às vezes põe véu no rosto amado, confunde pena com paixão e adia a conversa que desfaria o encanto. Juras feitas nessa névoa pedem uma segunda leitura, à luz do dia. Da ilusão desfeita, ao menos, costuma nascer um bom verso.',
    },
    pluto: {
      joined:
        'Meia hora a sós com você, e a pessoa já contou o que escondia até do travesseiro. Vênus junto de Plutão ama por inteiro, atrai sem esforço e transforma quem se aproxima. Ciúme e posse espreitam no mesmo lugar da entrega. Um diário alheio, deixado à vista e não lido, é prova de amor das grandes.',
      flowing:
        'Até a sua intensidade tem delicadeza. Vênus aprofundada por Plutão dá afetos que se refazem depois das crises e um gosto por beleza com história, como móvel achado na rua e restaurado. Sabe desejar sem sufocar. Talvez falte brincar mais: há encontros que só pedem uma tarde de sol.',
      tense:
        'Quem ama mais manda menos? A suspeita ronda Vênus em luta com Plutão, e o amor pode virar um jogo de cartas escondidas. Pode haver paixões fortes, rompimentos com eco, uma volta por cima que surpreende. O tema que ninguém toca, seja dinheiro, desejo ou medo de perder, é por onde a paz começa.',
    },
    ascendant: {
      joined:
        'Costumam sorrir para você antes da primeira palavra. Vênus no Ascendente suaviza a chegada, dá senso de estilo e uma vontade sincera de que todos se sintam bem na sala. Muita gente cede a vez. Esse encanto, contudo, acostuma você a sorrir por obrigação. O sorriso guardado para as horas verdadeiras vale o dobro.',
      flowing:
        'Na fila, na festa, na reunião de condomínio, você acha um jeito de desfazer a cara feia. Vênus adoça o Ascendente e favorece encontros, parcerias e um gosto que outros copiam. Pouca coisa pede força. Talvez por isso a queixa mais funda fique em casa; leve-a também para passear.',
      tense:
        'Agradar tem custado caro? Vênus em ângulo duro com o Ascendente molda o flerte ao gosto de quem olha, e por dentro fica a sensação de traje alugado. A diplomacia é real. Quando roupa, música e programa são escolhidos pelo próprio gosto, logo se vê quem continua por perto.',
    },
    midheaven: {
      joined:
        'Beleza e convivência podem pagar suas contas. Vênus no Meio do Céu traz boa fama, tato com clientes e pendor para artes, mediação, moda, hospitalidade. Cuide do conteúdo com o capricho que dá à capa. Gostam de você antes de ler o relatório, e é agradável quando o relatório confirma.',
      flowing:
        'Colegas viram amigos, amigos indicam trabalhos. Com Vênus a favor do Meio do Céu, sobe-se pelo caminho da cordialidade, e a sua imagem pública agrada sem maquiagem. O talento de harmonizar equipes vale mais do que consta no seu contrato, e isso se vê quando dois rivais saem da reunião rindo.',
      tense:
        'Jantar de família ou coquetel da empresa? Meio do Céu e Vênus se desencontram: afeto e carreira disputam a mesma noite, e a vontade de agradar pode escolher a profissão no seu lugar. Que trabalho você faria com prazer mesmo num porão, sem ninguém para elogiar? Comece pela resposta.',
    },
  },
  mars: {
    jupiter: {
      joined:
        '“Eu topo” costuma sair da sua boca antes do fim da pergunta. Marte junto de Júpiter dá ousadia, fé na própria força e gosto por aventura em escala grande. O ânimo pega em quem está perto. Calcular é que não entusiasma, e o corpo reclama do excesso. Com metade da carga, você ainda chegaria antes de quase todos.',
      flowing:
        'Bom humor é o combustível da sua coragem. Marte e Júpiter se incentivam: energia e sentido andam juntos, e o passo largo costuma cair em terreno firme. Causas, esportes, viagens e negócios ganham com o seu arranque. Só que o próximo começo chama cedo demais, e você mal comemora a chegada.',
      tense:
        'Em plena largada, meta modesta ofende você. Marte inflamado por Júpiter promete subir o morro correndo e, na metade, descobre que havia regra, limite, vizinho. Tanta vontade de vencer inspira e cansa. Uma causa digna dessa força existe. Dose apenas o sermão, pois convicção gritada espanta metade dos ouvintes.',
    },
    saturn: {
      joined:
        'Trabalho pesado não mete medo em você; trabalho malfeito, sim. Marte junto de Saturno concentra força, mede o golpe, aguenta o sereno. É a disciplina de quem serra reto. A raiva contida em família se aloja nos ombros e sai, quando sai, no estádio, num grito que faz virar a fileira da frente.',
      flowing:
        'Em obra longa, ritmo é o seu segredo. Marte, no compasso de Saturno, sabe quanto gastar por dia, e por isso você termina o que outros largaram. Paciência com ferramenta, respeito por regra útil. Uma vez por ano, pergunte se a obra ainda é sua ou se apenas ficou o costume.',
      tense:
        'Água que sobe atrás da comporta fechada: você conhece a pressão. No trabalho, Marte barrado por Saturno quer agir e teme a reprimenda, acumula e depois desconta no teclado. Quem aprende a dosar ganha uma resistência invejável, e a obra que parecia encalhada avança um palmo por semana, sem alarde.',
    },
    uranus: {
      joined:
        'Reflexo de goleiro, paciência de fósforo. No imprevisto, Marte ao lado de Urano age de estalo, detesta sala de espera e resolve de um jeito que não constava do manual. Em emergência, é a companhia que se quer. No cotidiano, o impulso corta laços que davam para afrouxar. Um telefonema antes da tesoura poupa muita linha.',
      flowing:
        'Inventar um jeito mais rápido é a sua diversão. Marte e Urano, cúmplices, experimentam, desmontam, montam diferente, e a independência não precisa brigar com ninguém. Iniciativas coletivas ganham com você. A manutenção aborrece, é verdade; deixe um bilhete explicando a engenhoca a quem vier depois.',
      tense:
        'Mandaram, e dá vontade de desobedecer; proibiram, e você já está do outro lado. Marte eletrizado por Urano responde a qualquer cabresto com um salto, e a rebeldia vem em picos seguidos de apagão. Serve para renovar o que envelheceu. Há regras que merecem ser quebradas; as outras, cumpridas sem briga, deixam as mãos livres.',
    },
    neptune: {
      joined:
        'Sua força funciona por inspiração: um dia você move montanhas, no outro adia até o banho. Marte, misturado a Netuno, age por sonho, por fé, por pena, e rende na música, na piscina, no cuidado. Metas vagas escorrem; posta a música e dada a hora, você carrega até o piano.',
      flowing:
        'Lutar pelos frágeis sem ferir é uma arte que você conhece. Netuno põe Marte a serviço do que comove: a quermesse, a cena, o resgate do gato no telhado. O corpo segue a melodia melhor do que a ordem. Só falta incluir os próprios desejos na lista das boas causas.',
      tense:
        'Por que a raiva chega fantasiada de sono? Num dia comum, Marte desviado por Netuno hesita, contorna, perde a hora do que não queria. Às vezes a luta é contra moinhos. A capacidade de entrega aparece inteira quando a causa é clara. Diga “não quero”, com essas duas palavras, e economize uma semana de rodeios.',
    },
    pluto: {
      joined:
        'Na hora da luta, desistir quase não consta do seu vocabulário. De Plutão, Marte recebe uma vontade de minerador, capaz de trabalhar no escuro até achar o veio. A determinação abre passagem e também intimida quem está na frente. Se o empenho anda parecendo pressão, os mais próximos sabem, e costumam dizer a quem ouve sem se defender.',
      flowing:
        'Quando o grupo já pediu a conta, você ainda tem fôlego. Plutão dá a Marte uma força discreta, boa para recomeços e tarefas que metem medo, e você sabe cortar o que não serve sem fazer alarde. Escolha bem onde aplicar essa alavanca. Em briga pequena, ela estraga mais do que levanta.',
      tense:
        'Sob ameaça, tudo ou nada, até o fim. Marte acossado por Plutão sente perigo onde talvez houvesse só pressa, e responde com força dobrada ou com um silêncio que gela. Essa caldeira precisa de ofício: serrar, remar, defender quem precisa. Recuar uma vez, por escolha, também mostra quem manda.',
    },
    ascendant: {
      joined:
        'Você entra e a temperatura sobe dois graus. Marte no Ascendente dá passo rápido, fala direta e mais gosto por agir do que por esperar. Lidera por impulso, briga por princípio. A cara de combate é, muitas vezes, só concentração, e gente boa já recuou à toa enquanto você escolhia um melão.',
      flowing:
        'Iniciativa sem cotovelada: é assim que você abre espaço. Marte dá vigor ao Ascendente pela via fácil, e as pessoas sentem firmeza onde temiam agressão. Vai bem em esporte, estreia, negociação. Ao lado, porém, quase todo dia há um colega ainda no bloco de partida, que gostaria de largar junto.',
      tense:
        'Será que todo mundo anda irritado, ou a faísca já vinha na sua manga? Marte, em atrito com o Ascendente, tropeça na primeira impressão: o gesto sai maior que a intenção, e há quem se ponha na defensiva. A franqueza, dosada, limpa o ar. Fale da irritação quando ela ainda tem o tamanho de uma pedrinha no sapato.',
    },
    midheaven: {
      joined:
        'No trabalho, sua ambição arregaça as mangas. Com Marte no Meio do Céu, você compete, abre frente, quer mandar no próprio horário e ganha fama de quem resolve. Hierarquias lentas sofrem com isso. E mais de um adversário de reunião pode acabar sendo, anos depois, quem defende o seu nome na sala ao lado.',
      flowing:
        'Uma tarefa sem dono cai na sua mesa e sai pronta. Marte acerta o alvo do Meio do Céu: você luta por espaço profissional e conserva os aliados. Autonomia faz render. Falta negociar o descanso com a mesma garra com que se negocia o prazo.',
      tense:
        'Há fases em que nenhuma chefia parece competente o bastante, e em casa o tom sobe por um chinelo fora do lugar. Marte, hostil ao Meio do Céu, combate uma hierarquia que lembra outra, mais antiga. Antes do e-mail de demissão, desenhe os seis meses seguintes. Essa fúria, com um plano na mão, é capaz de fundar um negócio próprio.',
    },
  },
  jupiter: {
    saturn: {
      joined:
        'Sonhar com orçamento na mão: eis o estilo. Júpiter e Saturno se reúnem mais ou menos a cada vinte anos, e quem nasce por ali aprende a crescer em etapas e a fundar coisas duráveis. Em você, fé e cautela se alternam, e nas manhãs em que falam juntas sai um plano inteiro, com data e telhado.',
      flowing:
        'Em planos longos, crescer e consolidar se revezam em você como dois turnos de fábrica. Júpiter aceita a medida de Saturno, e disso saem juízo, paciência para colher e um olho bom para a hora certa. Gente de idade próxima costuma ter traço parecido. Às vezes, por sensatez, a ambição acaba pedindo pouco quando podia pedir mais.',
      tense:
        'A obra cresce, emperra, cresce de novo, e os tapumes não saem da calçada. Júpiter infla, Saturno corta, e o mesmo projeto leva impulso e freio: custa caro em suor, mas ganha parede grossa. Outros da sua idade conhecem esse rangido. Entre a catedral e a casinha de cachorro há tamanhos médios, e neles se mora bem.',
    },
    uranus: {
      joined:
        'Quem nasceu na sua época costuma gostar de saltos: Júpiter e Urano se encontram a cada catorze anos, mais ou menos, e abrem brechas no que parecia fechado. Em você isso aparece como palpite ousado e sorte nas viradas. Teste a ideia em escala pequena antes de anunciá-la na praça.',
      flowing:
        'Oportunidades chegam por vias tortas: o voo perdido, o ligação por engano, a palestra na sala errada. Júpiter e Urano, de bem um com o outro, confiam no imprevisto, e muitos contemporâneos seus têm a mesma abertura. Você enxerga futuro onde se via bagunça, e só por distração deixa o melhor acaso passar sem anotação.',
      tense:
        '“Liberdade já!”, grita alguma coisa por dentro, e às vezes lá se vai a crença, a cidade, o emprego. Júpiter e Urano em tensão, herança repartida com gente nascida na mesma temporada, detestam teto baixo e exageram na ruptura. A visão é ampla, e em geral uma claraboia resolve o que parecia pedir demolição.',
    },
    neptune: {
      joined:
        'Fé não falta; falta, às vezes, o endereço dela. Júpiter junto de Netuno, marca de uma safra de sonhadores, dilata a compaixão e a esperança. Você acredita nas pessoas até o segundo aviso. Ponha a bondade num lugar concreto, com rua, número e horário, e desconfie de milagre parcelado.',
      flowing:
        'Cinema lotado, luz apagada, e você já se emociona no trailer. Júpiter e Netuno, amigos, dão alma larga a uma porção de gente da mesma idade: perdão, música, espiritualidade sem rigidez. O mundo parece menos duro na sua companhia. Na saída, enquanto todos procuram a chave do carro, não é raro que alguém que você nem conhece esteja usando o seu lenço.',
      tense:
        'Promessas bonitas por uma causa encontram em você a porta aberta. Júpiter e Netuno se embriagam mutuamente, e quem nasceu pela mesma época tende a acreditar demais, doar demais e depois notar que o próprio entusiasmo lhe passou a perna. A generosidade continua sendo virtude. Da promessa que não se cumpriu fica, muitas vezes, a amizade de quem também tinha acreditado.',
    },
    pluto: {
      joined:
        'Grandeza e profundidade se somam quando Júpiter encontra Plutão, e foram muitos os nascidos sob esse encontro. Na sua vida, pode ser talento para mobilizar recursos, convencer, recomeçar em escala maior. O apetite por influência cresce junto. A quem serve o poder que você procura? A resposta, revista de tempos em tempos, mantém a mão leve.',
      flowing:
        'Nas melhores horas, você convence sem levantar a voz. Júpiter e Plutão colaboram por meses seguidos, e uma fatia inteira da sua turma recebeu a mesma fé na regeneração: o terreno baldio pode dar jardim, o fracasso pode dar método. Sem urgência, a capacidade boceja, e é no mutirão mais encrencado do bairro que ela acorda.',
      tense:
        'Cuidado com as cruzadas. Júpiter e Plutão, rivais, agarram uma convicção com os dentes e querem converter o bairro, coisa comum em quem tem quase a sua idade. Move-se muito assim, inclusive a resistência alheia. Estude o argumento contrário até conseguir defendê-lo e veja o que sobra da certeza.',
    },
    ascendant: {
      joined:
        'Boas-vindas: é o que leem na sua cara em dia de festa. Júpiter no Ascendente tem gesto largo e chega na confiança de que haverá lugar no ônibus. A simpatia inspira e também ocupa espaço, às vezes o da cadeira vizinha. Chegue com uma pergunta em vez de uma opinião, e o seu tamanho acolhe mais gente.',
      flowing:
        'Otimismo discreto, desses que não irritam, acompanha a sua chegada. Júpiter ampara o Ascendente e facilita a entrada em ambientes novos: as pessoas esperam o melhor porque você também espera. Viagens e estudos refinam esse trato. A boa vontade alheia é como livro emprestado, e você ganha fama devolvendo.',
      tense:
        'Menos entrada e mais prato principal, brincaria um amigo franco. Júpiter em desacordo com o Ascendente exagera nos convites, e a pessoa que convida fica um número maior do que a agenda dela. O coração é grande e merece crédito. Metade do que você oferece já daria festa em muita casa.',
    },
    midheaven: {
      joined:
        'Sem janela, vocação nenhuma dura muito. Júpiter no Meio do Céu amplia o alcance do trabalho: ensino, viagem, direito, publicação, tudo que dê horizonte. Seu entusiasmo convence plateias e bancas. Crédito fácil, porém, dispensa a lição de casa, e um posto em que nada se aprende encolhe depressa.',
      flowing:
        'Chances profissionais aparecem, e você costuma estar de pé quando elas passam. Júpiter faz crescer o Meio do Céu sem forçar: reputação leve, mentores dispostos, apoio em casa. Para não ficar no “leva jeito”, escolha uma especialidade e pague o pedágio do treino, que é longo e compensa.',
      tense:
        'Cargo maior, sala maior, agenda impossível. Júpiter desafia o Meio do Céu: abre três frentes onde havia um rumo, e confirma presença em todas. Ambições herdadas podem falar alto. No meio de um jantar de gala, você olha o relógio e sente falta da sopa de casa.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'Antigo e novo dividem a bancada de quem nasceu com Saturno junto de Urano, uma geração chamada a reformar estruturas sem jogar fora os alicerces. Em você, isso aparece na casa que eles ocupam, como hábito de inventar com régua. Quando se muda uma peça por vez, impaciência e cautela acabam por se respeitar.',
      flowing:
        'Liberdade que respeita horário: muita gente da sua faixa de idade traz esse acordo de nascença. Saturno e Urano, conciliados, modernizam sem demolir, e você conserta o sistema por dentro, com paciência de relojoeiro. Mostre o protótipo cedo. Os desconfiados costumam se render ao que veem funcionando.',
      tense:
        'Cumprir ou romper? Toda uma leva de nascimentos recebeu essa pergunta, e a casa de cada planeta diz onde ela toca você. Saturno segura a mola, Urano a solta, e depois se reconstrói às pressas. Marque revisões periódicas dos seus compromissos e poupe a ruptura para o que não tem conserto.',
    },
    neptune: {
      joined:
        'Dar forma ao sonho ou ver o sonho bater na parede: sua geração, nascida sob Saturno junto de Netuno, experimenta os dois. Em você, pode ser arte disciplinada, serviço discreto, fé que acorda cedo. O desânimo faz visitas. Um gesto mínimo em favor do ideal, feito nesses dias, vale mais do que um discurso.',
      flowing:
        'Partituras existem para que a inspiração possa ser tocada de novo. Saturno e Netuno de acordo, fato comum em anos vizinhos ao do seu nascimento, dão prazo e moldura ao que parecia intangível. Você sabe servir sem desaparecer. O trabalho silencioso, quando mostrado, orienta quem ainda acha que sonho e horário não combinam.',
      tense:
        'Medos sem nome rondam a madrugada de muita gente da sua época, e os seus têm quarto marcado no mapa. Saturno desconfia do sonho, Netuno corrói a regra, e sente-se falta de ambos. Escreva o temor em uma linha e, ao lado, o que caberia fazer na quarta-feira. Boa parte dele encolhe.',
    },
    pluto: {
      joined:
        'Poucos aspectos têm tanta paciência de pedra. Saturno junto de Plutão reúne pessoas dos mesmos anos em torno de uma tarefa séria: encarar o poder, seus limites, sua responsabilidade. Em você, dá resistência na casa em que eles estão. Também enrijece. Pouse o fardo por uma tarde; ele sabe esperar.',
      flowing:
        'Trabalhar fundo, em silêncio, por muito tempo: o dom foi distribuído entre os nascidos na sua época. Saturno e Plutão, aliados, aguentam reformas lentas e distinguem o essencial do enfeite. Onde caem no seu mapa, você reconstrói com método. Alguma folga entre as etapas faz bem à obra e a quem mora nela.',
      tense:
        'Controle demais faz doer a mão que segura. Saturno e Plutão, um apertando o outro, deixaram em muitos da sua geração o receio de perder o comando, e cada mapa o guarda num canto. O seu ensina a ter força sem erguer muralha. Um limite confessado, às vezes, traz mais gente do que cem provas de firmeza.',
    },
    ascendant: {
      joined:
        'Em dia solene, a roupa foi pensada, a frase também. Saturno no Ascendente põe reserva na chegada, e o respeito vem antes da simpatia. Sorria primeiro, nem que seja por experiência, já que a timidez passa por frieza. Com os anos, o rosto relaxa, e a confiança que você levou tempo para ganhar costuma ficar.',
      flowing:
        'Confiança se ganha, e você a ganha sem discurso. Saturno sustenta o Ascendente: compostura, pontualidade, uma calma que segura a sala quando alguém se exalta. Procuram você para tarefas sérias, e o seu lado brincalhão costuma ficar guardado para quem passa da segunda visita.',
      tense:
        'Diante de quem avalia, você revisa a frase antes de abrir a boca. Saturno, atravessado no caminho do Ascendente, trava a espontaneidade e faz da apresentação um julgamento. Boa parte desse tribunal é emprestada. Devolva a toga: fale uma vez sem ensaio a quem você ama, e fique para ver o efeito.',
    },
    midheaven: {
      joined:
        'Autoridade, no seu caso, se faz de muitas segundas-feiras. Saturno no Meio do Céu leva a vocação a sério, aceita degraus, assume encargos cedo e colhe mais tarde. Talvez um dos pais tenha sido a medida de tudo, e ainda hoje, diante do serviço pronto, você ouve aqueles passos no corredor antes de se dar nota.',
      flowing:
        'Organograma algum assusta você. Saturno firma o Meio do Céu: competência reconhecida, boa relação com superiores, nome que se assenta sem pressa. Sabe esperar promoção sem azedar, e, quando ela vem, costuma haver aplauso até de quem queria a mesma vaga.',
      tense:
        'Trabalho, casa, trabalho: em algum ponto a conta do afeto ficou sem pagar. Saturno, pesando sobre o Meio do Céu, põe dever contra dever, e qualquer escolha parece uma falta com alguém. Cole o horário de saída no monitor, e obedeça. A disciplina, aqui, merece ser usada para folgar.',
    },
  },
  uranus: {
    neptune: {
      joined:
        'Utopia e invenção vêm misturadas na sua geração, a de Urano junto de Netuno: fronteiras que se dissolvem, fé que conversa com técnica. A casa em que os dois estão mostra onde essa visão mora em você. Quando ela voa alto demais, falar do tempo com o porteiro costuma trazer você de volta.',
      flowing:
        'Na arte e na fé, imaginar o novo sem brigar com o antigo foi um presente dado a muitas pessoas de uma vez. Urano e Netuno, em ângulo amável, trazem à sua geração ouvido para mudanças sutis. Na sua vida, a intuição acerta por tabela: um nome dito à toa, um desvio de caminho, e era exatamente ali.',
      tense:
        'Um chiado de fundo acompanha quem cresceu com você: Urano quer acordar, Netuno quer sonhar, e os dois puxam o mesmo lençol. Ideais desabam, outros brotam, e a confusão é coletiva. As casas envolvidas contam onde ela se torna sua, e em que assunto você consegue rir do próprio sonho sem largar dele.',
    },
    pluto: {
      joined:
        'Seus contemporâneos chegaram ao mundo decididos a virar a página. Urano junto de Plutão marca uma geração de rupturas fundas, que mexe em poder, costume e técnica. Na casa do mapa que eles ocupam, você sente a mesma eletricidade, vontade de desmontar e refazer. Guarde um esboço do que funcionava.',
      flowing:
        'Reformas difíceis, para a gente da sua época, tendem a encontrar ferramenta. Urano e Plutão colaboram ao longo de anos, somando invenção e profundidade, e muitos nascem com essa reserva. Ela se torna pessoal quando você larga um hábito velho sem olhar para trás. O espaço que sobra é a parte boa.',
      tense:
        'Tempos agitados embalaram o berço da sua turma. Urano contra Plutão despeja urgência: mudar tudo, depressa, diante de alguma força que resiste. Cada mapa guarda isso num cômodo diferente, e o seu mostra onde a revolta tem motivo íntimo. Um “não” seu, dito ali, pode acabar mudando a regra para muita gente.',
    },
    ascendant: {
      joined:
        'Impossível confundir você com outra pessoa. Há em tudo, até no jeito de sentar, a independência de Urano no Ascendente, e os gestos inesperados animam uns e assustam outros. Num grupo recém-conhecido, escute uma rodada inteira de conversa antes de mudar as cadeiras de lugar.',
      flowing:
        'Originalidade com endereço: você surpreende e ainda assim responde às mensagens. Urano arejando o Ascendente dá frescor à presença e traz amizades inesperadas. Mudanças de estilo quase não custam. Num grupo travado pelo costume, a sua ideia estranha, oferecida depois da segunda rodada de bocejos, costuma cair bem.',
      tense:
        'Cabelo, emprego, turma: após um ano igual, dá vontade de trocar tudo na mesma semana. Com Urano sacudindo o Ascendente, a imagem cansa e qualquer expectativa alheia soa como ordem. O solavanco tem sua serventia, pois impede que você vire retrato de si. Pedida com calma, porém, a liberdade às vezes cabe numa tarde por mês, sem cena nenhuma.',
    },
    midheaven: {
      joined:
        'Currículo em linha reta não é com você. Urano, no alto do mapa, puxa para a técnica nova, a causa pouco conhecida, a rebeldia a serviço do público. Viradas bruscas fazem parte, e a sua fama cresce pelo que só você faria. Avise a equipe antes da próxima guinada; ela talvez queira ir junto.',
      flowing:
        'Novidades do setor chegam primeiro à sua caixa de entrada. Urano impulsiona o Meio do Céu rumo a carreiras em movimento, tecnologia, projetos independentes, mudanças que acabam melhorando as coisas. Ensine um truque a quem ainda teme apertar o botão. A liberdade, conquistada sem barulho, também gosta de companhia.',
      tense:
        'Estabilidade prometida, estabilidade interrompida. Urano abala o Meio do Céu, sacode planos de carreira e às vezes muda o endereço da família quando a mobília enfim cabia. Você aprende a começar depressa, e a caixa de mudança que nunca se abriu acaba servindo de banquinho em todas as salas.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Raro e lento, o encontro de Netuno com Plutão se repete a cada cinco séculos, aproximadamente, e toca todos os que nascem por ali. Fala de crenças que se desfazem e de um anseio comum por sentido. Na vida de uma pessoa, sussurra pela casa em que está: ali convém silêncio, e alguma forma de beleza.',
      flowing:
        'Décadas de nascimentos compartilham este aspecto, um fio de água correndo por baixo da rua. Netuno e Plutão, em paz, dão a gerações vizinhas uma confiança silenciosa de que o mundo pode se refinar. As casas mostram a sua parte: onde a imaginação encontra coragem, há trabalho paciente à espera.',
      tense:
        'Crença contra poder: a disputa é de um tempo inteiro, e você nasceu dentro dele. Netuno e Plutão em tensão pedem a toda uma época que reveja seus ídolos. No plano pessoal, aparece em surdina, na desconfiança diante de discursos grandes. Na sua parede talvez haja uma moldura vazia, à espera de alguma fé que resista à segunda olhada.',
    },
    ascendant: {
      joined:
        'As pessoas projetam em você o romance que trouxeram de casa. É Netuno no Ascendente, com sua doçura, seu mistério e um rosto que muda com a luz. Para não se perder no olhar alheio, tenha um gesto de retorno, como regar a planta ou dizer o próprio nome. Artistas e cuidadores conhecem bem essa presença.',
      flowing:
        'Suavidade abre caminho onde o empurrão falha. Netuno banha o Ascendente de intuição social: você adivinha o tom da sala e ajusta o seu sem fingimento, com um charme de penumbra. No meio disso, quando você declara que detesta coentro, a roda inteira se anima: enfim um dado concreto.',
      tense:
        'Disfarce involuntário: veem em você o que precisam ver. Netuno embaça a vidraça do Ascendente, confunde a primeira impressão e deixa você adivinhando o papel que está fazendo. A sensibilidade é verdadeira; os combinados, nem tanto. Confirme quem faz o quê. E, ao se encantar, espere a terceira conversa antes de emprestar a chave.',
    },
    midheaven: {
      joined:
        'Salário sozinho não segura você na cadeira. Netuno no Meio do Céu sonha com uma vocação que tenha alma: arte, cuidado, imagem, algum serviço a quem não tem voz. O rumo se revela por sinais. Ponha contrato, nota e calendário em volta do ideal, para que ele tenha onde morar.',
      flowing:
        'Saber o que comove o público é coisa rara. Netuno inspira o Meio do Céu para ofícios criativos e solidários, numa carreira que anda mais por convites do que por disputa. Em obra coletiva, modéstia demais apaga a autoria. Seu nome no pé da página faz falta a quem quer chamar você de novo.',
      tense:
        'Nada engana tanto quanto um cargo bonito visto de longe. Com Netuno enevoando o Meio do Céu, o rumo perde o contorno: entram pela fresta sonhos de família e títulos que não dizem o que se faz. Peça a descrição por escrito, visite o lugar numa manhã qualquer. Seu idealismo merece chão.',
    },
  },
  pluto: {
    ascendant: {
      joined:
        'O seu silêncio enche o cômodo. Plutão no Ascendente enxerga fundo, guarda o que vê e, de tempos em tempos, encerra um capítulo inteiro. Uns se aproximam por curiosidade, outros recuam. Dizer em voz alta o que você percebeu, a começar pelos elogios, costuma chamar quem hesitava.',
      flowing:
        'Autoridade serena, sem distintivo. Plutão reforça o Ascendente por dentro e permite influir com poucas palavras, recomeçar com dignidade. Percebe-se em você alguém que aguenta ouvir. Tanta confiança depositada pesa um pouco, e há noites em que você lava a louça bem devagar, até a história dos outros escorrer.',
      tense:
        'Sua presença raramente fica na parte rasa. Plutão, em atrito com o Ascendente, põe em cada chegada uma força represada, que pode soar como ameaça quando é só timidez. Essa pressão, bem empregada, move muita coisa parada. Diga de saída o que quer. Poder posto à mesa assusta menos do que poder adivinhado.',
    },
    midheaven: {
      joined:
        'Você inspira respeito e, em alguns, certo temor. Plutão no Meio do Céu procura um trabalho que transforme: reestruturar, investigar, cuidar do que os outros evitam. A carreira pode ter cortes e renascimentos, e a influência vem quase sem querer. Quando você reparte um elogio com a equipe inteira, nome por nome, até quem temia se aproxima.',
      flowing:
        'Onde a empresa tem um nó antigo, colocam você. Plutão fortalece o Meio do Céu com estratégia, discrição e talento para reerguer projetos dos quais todos desistiram. O poder trabalha nos bastidores. Na hora da partilha, diga qual resultado foi seu; humildade em excesso deixa lugar vago.',
      tense:
        'Mando e obediência talvez tenham sido assunto em casa, dito ou calado. Plutão pressiona o Meio do Céu, e a história pode se repetir em chefias difíceis, quedas e retomadas; um dia, a autoridade passa a vir de dentro. Conte a alguém de confiança como se mandava lá, e note quanto ainda se imita. Estofo para liderar você tem.',
    },
  },
};
