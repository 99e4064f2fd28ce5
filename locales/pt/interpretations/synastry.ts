import type { SynastryTexts } from '../../interpretation-types.ts';

/** What an aspect between a point of one person and a point of the other says. */
export const synastry: SynastryTexts = {
  sun: {
    sun: {
      joined:
        'Aniversários quase na mesma semana explicam muita coisa: o bolo pode até ser um só. Sol com Sol, vocês se reconhecem no rumo e nos defeitos, e o orgulho de uma pessoa se irrita com o da outra como diante do espelho. Cada uma precisa de um terreno onde brilhe sem concorrência.',
      flowing:
        'Caminhar lado a lado sai fácil quando os dois Sóis combinam. O que vocês querem da vida não se atropela pelo caminho, e a admiração vai e volta sem esforço. O perigo é o sossego virar paisagem: de tempos em tempos, perguntem-se em voz alta aonde estão indo.',
      tense:
        'Quem decide o canal, quem escolhe a estrada, quem pede desculpa primeiro? Com os Sóis em ângulo duro, duas vontades fortes se medem por assuntos pequenos. Há respeito debaixo da queda de braço, pois cada uma mostra à outra um jeito de viver que não lhe ocorreria. Por turnos, o comando cansa menos.',
    },
    moon: {
      joined:
        'Em volta desta dupla costuma haver cheiro de casa. O lado solar ilumina os sentimentos da outra pessoa, e a Lua acolhe esse brilho, à moda de velhos vizinhos que se entendem pela tosse. O arranjo dura melhor quando a função de aquecer e a de precisar também trocam de lado.',
      flowing:
        'Um recado curto basta, “cheguei bem”, e o dia de vocês se ajeita. A direção que o Sol de uma parte dá e a necessidade lunar da outra se alimentam sem cobrança. Essa paz vale muito na crise e fica quase invisível no resto do ano; um agradecimento fora de hora a mantém acesa.',
      tense:
        'Há quem acorde a mil e quem queira mais dez minutos de cobertor. Quando Sol e Lua se contrariam, o plano solar esbarra naquilo de que a parte lunar precisa para se sentir segura. Perguntem, antes do passeio, se todo mundo almoçou e dormiu: metade da briga mora aí.',
    },
    mercury: {
      joined:
        'Conversa, aqui, é quase um sobrenome. O Mercúrio de uma pessoa sabe dizer o que o Sol da outra ainda tentava ser, e sai dali uma fluência de programa de rádio. Só falta às vezes o silêncio, pois explicar demais uma pessoa acaba por encolhê-la. Certas perguntas preferem dormir sem resposta.',
      flowing:
        'Ideias ganham pernas quando vocês se encontram. Quem traz o Sol inspira o assunto; quem traz Mercúrio organiza, apelida, acha o telefone certo. Serve para estudar a quatro mãos, tocar um negócio pequeno, ajudar o filho de alguém na lição. Sem anotação, porém, o achado da sexta tende a sumir na segunda.',
      tense:
        '“Não foi isso que eu quis dizer” é frase que volta. A fala de uma pessoa espeta sem querer o amor-próprio da outra, e o Sol ferido responde a um comentário como responderia a um insulto. Mercúrio ganha ao perguntar antes de corrigir; o Sol, ao rir de si por trinta segundos.',
    },
    venus: {
      joined:
        'Elogio sincero anda solto nesta relação. Vênus vê graça no jeito de ser da pessoa solar, que floresce e devolve em generosidade o carinho que recebeu. Amizade ou amor, há prazer em estar perto. O senão está nas aparências: de tanto se agradarem, podem esconder o dia ruim que também pede companhia.',
      flowing:
        'Presentes acertados, convites na hora boa, piada interna que dura anos: Sol e Vênus dão gosto um ao outro sem forçar. O Sol traz o rumo, Vênus tira as asperezas. Para que a gentileza não vire costume de fugir do assunto, reservem uma conversa franca por mês, com sobremesa logo depois.',
      tense:
        'Gostar é fácil, o difícil é combinar o sábado. O que dá brilho a uma pessoa parece excesso ao gosto da outra, e o charme vira crítica à roupa, à lista de convidados, ao troco. Quem tem Vênus aprende a falar de preferências sem veneno; quem tem o Sol, a não chamar toda diferença de rejeição.',
    },
    mars: {
      joined:
        'Acordar de um cochilo, ao lado de alguém assim, leva três segundos. Marte cutuca a vontade solar, e vocês mudam um sofá de andar antes das onze. A mesma energia, sem tarefa, procura encrenca e trata toda fila como corrida. Combinem um sinal para parar, de preferência ridículo, e respeitem-no quando aparecer.',
      flowing:
        'Vai você ou vou eu? A pergunta se resolve num olhar, porque a iniciativa de Marte serve bem ao propósito do Sol. Trilhas, mutirões e conserto de telhado rendem mais com esta dupla. O risco é viver em ação contínua; uma rede na varanda também é lugar para se conhecer melhor.',
      tense:
        'Provocação tem prazo de validade curto. A pressa de uma das pessoas fere o brio da outra, e uma discussão à toa vira final de campeonato. Quando a força encontra uma causa comum, vira bravura. Marte pode perguntar o que defende, e o Sol, admitir que doeu antes de fechar a cara.',
    },
    saturn: {
      joined:
        'Respeito chega cedo, às vezes cedo demais. Saturno dá estrutura e cobra prazo de quem brilha, feito o avô que elogia só com a sobrancelha. Isso sustenta vínculos de longos anos e pode pesar nos dias em que o Sol apenas queria brincar. Quando o papel de adulto circula entre vocês, a régua descansa.',
      flowing:
        'Entre vocês, palavra dada é parafuso apertado. O Sol oferece entusiasmo e Saturno oferece método, de modo que a estante montada no sábado continua de pé anos depois. Talvez falte alvoroço. Marquem também o inútil no calendário, com a seriedade que dão às contas, e cheguem na hora.',
      tense:
        'Às vezes uma frase seca de Saturno apaga a luz da sala. Quem tem o Sol sente que não alcança a nota; quem tem Saturno sente que carrega todas as chaves sem ajuda. O ar melhora no dia em que a admiração é dita antes da falha, e os deveres, postos no papel, ganham folga para cada parte.',
    },
    juno: {
      joined:
        'Alguém chega e a palavra “nós” parece caber. Este Sol encarna muito do que a Juno da outra pessoa procura num compromisso, e a lealdade ganha rosto. Peso há também: virar o ideal de alguém aperta o colarinho. Perguntem-se o que cada parte prometeu de fato e o que apenas foi suposto.',
      flowing:
        'Compromisso, para esta dupla, dispensa cerimônia. A presença solar dá gosto ao pacto que Juno quer honrar, e assim aparecem a sociedade que funciona, a comadre de confiança, o casamento sem drama. Relidos uma vez por ano, os termos mostram o que mudou, e a tinta, assim, demora mais a desbotar.',
      tense:
        'Liberdade de ser e dever de estar: aí aperta o nó. A vontade do Sol segue adiante e Juno, que leva a sério o combinado, sente a cadeira vazia. Ninguém é o vilão. Presença que se conta em horas combinadas e gestos visíveis costuma perder o tom de cobrança.',
    },
    ascendant: {
      joined:
        'À primeira vista talvez já parecesse conhecimento antigo. O Sol bate em cheio no Ascendente, porta por onde a outra pessoa encara o mundo, e esta ganha viço, fala mais alto, endireita as costas. Fachada iluminada também cansa, e um canto sem holofote pode ser o melhor presente que vocês se dão.',
      flowing:
        'Companhia que faz bem ao passo: perto da pessoa solar, a do Ascendente se mostra com menos cerimônia e abre caminho para os planos daquela. Em festa de desconhecidos, um par assim funciona. A facilidade só vira escudo quando ninguém mais se anima a chegar por conta própria.',
      tense:
        'Esbarrões de estilo podem marcar o começo. O jeito como o Ascendente entra numa sala contraria algo que a pessoa do Sol julga essencial, e pode haver fascínio nesse incômodo, sobretudo se os signos se opõem. Antes de corrigir modos alheios, experimentem por uma tarde fazer tudo no ritmo de lá.',
    },
  },
  moon: {
    moon: {
      joined:
        'Fome, sono e saudade batem no mesmo horário. Com as Luas no mesmo ponto, vocês adivinham o humor pelo ritmo dos passos no corredor e, quando entristecem, entristecem em coro. Nas tempestades, mais gente por perto faz diferença, nem que seja para abrir as cortinas e dizer que horas são.',
      flowing:
        'Silêncio a dois não assusta ninguém aqui. Os ritmos de uma Lua embalam os da outra: comida parecida, luz parecida, jeito parecido de consolar. É possível morar longe e continuar em família. Só tomem cuidado para que o aconchego não dispense palavras; mesmo quem adivinha gosta de ouvir.',
      tense:
        'De cá, cuidar é chegar perto; de lá, é deixar em paz. Luas em atrito trazem hábitos de infância que não se encaixam, e a ofensa nasce de um lençol mal esticado. Contem como se consolava alguém na casa em que cada pessoa cresceu. Sabendo a origem, fica mais simples pedir o que serve.',
    },
    mercury: {
      joined:
        'Mercúrio encontra nome para aquilo que a Lua sente, e ouvir o próprio choro bem traduzido é um alívio raro. Existe troca diária, de áudios longos e receitas corrigidas. Mas há horas em que sentir vem antes de entender; quem pensa rápido pode segurar a mão e deixar a explicação para mais tarde.',
      flowing:
        'Desabafo com quem escuta bem encurta qualquer noite. A razão de uma das partes e a sensibilidade da outra trabalham em dueto, e as lembranças viram histórias que pedem bis. Guardem algumas por escrito. O hábito de falar de tudo pode incluir também o que é chato, como a divisão da faxina.',
      tense:
        '“Calma” talvez seja a palavra menos calmante que vocês trocam. Mercúrio argumenta quando a Lua queria colo, e ela responde com um suspiro que ele trata como enigma. Façam um acordo simples: perguntar se é hora de ouvir ou de resolver. Boa parte dos mal-entendidos se desfaz nessa escolha.',
    },
    venus: {
      joined:
        'Ternura é o idioma da casa. O gosto de Vênus afaga a sensibilidade lunar com flores do quintal, música baixa, pão ainda morno, e recebe de volta um ninho. Em família, em amizade ou no amor, o carinho se vê. Como tudo é tão doce, um desacordo parece crime, quando podia ser apenas o tempero da salada.',
      flowing:
        'Doçura sem alarde aproxima vocês, do tipo que aparece num cachecol emprestado. O que acalma a Lua costuma agradar a Vênus, e os gostos se misturam até ninguém saber de quem era a almofada. O exagero, aqui, é mimar a ponto de esconder más notícias; afeto bom aguenta um dia torto.',
      tense:
        'Carinho há, mas chega ao endereço errado. Vênus oferece passeio e perfume quando a Lua queria presença em casa, ou recebe colo quando sonhava com admiração. Digam com exemplos, sem indireta, como cada pessoa reconhece o amor: “gosto quando você liga no caminho”. Funciona melhor do que fazer bico.',
    },
    mars: {
      joined:
        'Pele fina encontra fósforo aceso. Marte desperta na Lua coragem, desejo ou irritação, com frequência tudo na mesma tarde, e nada fica morno. Quem tem Marte protege com ímpeto e fere com pressa. Uma regra de casa ajuda bastante: falar alto é permitido; sair batendo a porta, só para buscar sorvete.',
      flowing:
        'Basta um franzir de testa da Lua e Marte já está de chave de fenda na mão. Proteção e apetite se combinam, a casa anda, o afeto fica corajoso. Em compensação, quem sente pode se acostumar a que outra pessoa resolva. Troquem os papéis num dia de chuva e vejam o que aparece.',
      tense:
        'Visto de fora, chega a ser cômico: Marte cutuca, a Lua se fecha, e ele insiste, à procura de um sinal. O impulso marciano atropela o ritmo lunar, que revida com memória de elefante. Depois de quinze minutos de caminhada, com o corpo já descarregado, o timbre das vozes é outro.',
    },
    saturn: {
      joined:
        'Debaixo do telhado de Saturno, a Lua encontra abrigo e também goteira. Quem sente ganha contorno e constância; quem dá estrutura descobre que a ternura alheia lhe derrete a reserva, e disfarça. Com o tempo pode nascer uma confiança de rocha. Até lá, um abraço entre vocês às vezes chega com justificativa por escrito.',
      flowing:
        'Estabilidade mansa é o que se ganha aqui. Saturno aparece na hora marcada, a Lua deixa a luz da entrada acesa, e assim se faz um vínculo que atravessa mudanças de cidade. Para que não vire só dever, inventem em dupla alguma bobagem por mês: karaokê, guerra de água, chapéu de jornal.',
      tense:
        'Frieza e carência se olham de lados opostos do corredor. Quem tem a Lua pede sinais, quem tem Saturno os economiza por medo de falhar, e cada qual se sente só. Pequenas certezas salvam o dia, um telefonema às sete, um “volto no domingo”. Cobrança trocada por horário fica bem mais leve.',
    },
    juno: {
      joined:
        'Morar no coração de alguém, aqui, tem contrato e travesseiro. Juno deseja pacto duradouro, e a Lua que encontra lhe oferece o aconchego imaginado. Sobra às vezes a expectativa de que cuidar seja função vitalícia de um lado só. Nos dias de cansaço duplo, fica claro quem tem o hábito de ceder o cobertor.',
      flowing:
        'Lealdade feita de gestos pequenos: guardar o último pedaço, avisar da chuva, lembrar o nome da professora antiga. Juno reconhece na sensibilidade lunar um bom motivo para ficar, e a Lua relaxa ao notar que alguém fica. Ponham esse acordo calado em palavras, ao menos na noite de Ano-Novo.',
      tense:
        'Humores sobem, humores descem, e o compromisso pede que alguém permaneça. Quando Lua e Juno se estranham, esta cobra constância enquanto aquela precisa de maré. Ficar por perto pode ter tamanhos diferentes: um bilhete, uma tarde no mesmo cômodo, uma semana de recolhimento anunciada com antecedência.',
    },
    ascendant: {
      joined:
        'Recém-apresentadas, as duas pessoas talvez já falassem da infância. A Lua de uma sente por dentro aquilo que o Ascendente da outra mostra por fora, e adivinha cansaço atrás do sorriso. Um radar desses consola e às vezes invade. Pedir licença, mesmo onde já existe intimidade, é uma bela forma de carinho.',
      flowing:
        'Naturalidade define o convívio: a pessoa lunar se sente à vontade de chinelo, e a do Ascendente nota que pode chegar sem pose. Morar perto ou dividir quarto de hotel lhes cai bem. Se tudo é tão familiar, surpreendam-se um pouco; um restaurante de comida desconhecida já serve de aventura.',
      tense:
        'Impressões se desencontram. O modo de chegar de uma das pessoas, com voz alta, pressa ou reserva, mexe com a sensibilidade da outra, que se recolhe sem explicar. Quem carrega a Lua pode dizer o que assustou, e quem tem o Ascendente, ajustar meio tom sem se fantasiar. O estranhamento às vezes vira apelido.',
    },
  },
  mercury: {
    mercury: {
      joined:
        'Terminar a frase da outra pessoa virou mania. Os dois Mercúrios pensam na mesma faixa e riem do mesmo cartaz, o que rende conversa até o porteiro bocejar. A desvantagem é o ponto cego em comum: se ambas as cabeças acham óbvio, ninguém confere o horário do trem, e o passeio vira piquenique na plataforma.',
      flowing:
        'Assunto não falta e raramente azeda. Entre Mercúrios que se dão bem, a explicação de um lado completa a dúvida do outro, e até a lista de compras sai com humor. Dá vontade de estudar, escrever ou fofocar a dois. Tanta facilidade pode deixar a prosa rasa, e um tema difícil, de vez em quando, lhe devolve o fundo.',
      tense:
        'Vocês discordam até sobre o sentido de “já estou chegando”. Há nesta conversa mente de detalhe e mente de mapa, e o diálogo tropeça em vírgulas. Com paciência, essa diferença afia o raciocínio de ambas. Repitam em voz alta o que ouviram: parece lento, poupa tardes inteiras e às vezes faz rir.',
    },
    venus: {
      joined:
        'Bilhete com desenho, apelido, mensagem que dá vontade de reler: Vênus enfeita as palavras de Mercúrio, e este encontra motivo para falar bonito. Amores e amizades crescem por escrito. Só não deixem a simpatia arredondar demais os fatos. Uma verdade sem laço, dita em tom amigo, também é gentileza.',
      flowing:
        'Graça e raciocínio fazem boa dupla numa tarde de museu. Quem tem Mercúrio comenta, quem tem Vênus aponta a cor que ninguém viu, e a visita se prolonga até o fechamento. Negociações saem suaves. Quando o tema for espinhoso, aproveitem esse tato para entrar nele em vez de contorná-lo com charme.',
      tense:
        'Ironia machuca mais do que se pensa. O gracejo de Mercúrio encontra o gosto de Vênus e deixa um arranhão, enquanto ela adoça tanto a resposta que ele não entende o recado. Crítica em uma frase só, seguida de um pedido, costuma ser entendida; elogio por extenso, sem piada emendada, também.',
    },
    mars: {
      joined:
        'Ponta afiada nas duas direções: Marte apressa o pensamento, Mercúrio dá alvo à força. Debates viram esporte, decisões saem no elevador. Numa equipe, essa velocidade vale muito. Em casa, convém saber que nem toda conversa tem placar, e que a réplica brilhante das onze da noite costuma parecer menor na manhã seguinte.',
      flowing:
        'Falou, fez. A ideia de uma das pessoas encontra na outra os braços que faltavam, e projetos antigos saem da gaveta numa semana só. Dá gosto ver a objetividade de vocês diante de um formulário. Falta, porém, intervalo entre pensar e agir, e os demais interessados às vezes só ficam sabendo quando a furadeira já ligou.',
      tense:
        'Interromper pode virar vício nesta dupla. Marte ouve metade e parte para o ataque; Mercúrio, sem saída, responde com uma lâmina de sarcasmo. Curiosamente, por escrito vocês se entendem melhor. Usem esse canal nas horas quentes, com a regra de reler uma vez, beber água e reler outra antes de enviar.',
    },
    saturn: {
      joined:
        'Falar a sério, planejar, revisar: o encontro tem jeito de escritório com boa luminária. Saturno dá peso às ideias de Mercúrio e corta os exageros; em troca, Mercúrio lhe arranca umas risadas secas. Quem fala pode sentir que está em exame oral. Perguntas abertas, sem caneta vermelha, devolvem oxigênio à conversa.',
      flowing:
        'Projetos longos agradecem. A paciência saturnina escuta até o fim, a curiosidade mercurial traz caminhos, e um trabalho de anos pode caber em cadernos bem numerados. Até os desacordos são civilizados. Para que a prosa não fique só útil, inventem uma mentira absurda e defendam-na com rigor.',
      tense:
        'Frases murcham no meio quando alguém responde “duvido”. Mercúrio pensa em voz alta e Saturno ouve como se fosse ata assinada, daí a timidez do primeiro e a impaciência do segundo. Separem rascunho de decisão: hoje se inventa à vontade, quinta se avalia com lápis e paciência.',
    },
    juno: {
      joined:
        'Combinar é verbo de estimação. Juno quer acordos claros, e Mercúrio adora redigi-los, negociar cláusulas, trocar uma palavra por outra melhor. Relações assim se mantêm por conversa, inclusive as de trabalho. Nem tudo, entretanto, cabe em texto: há fidelidades que se provam carregando caixas em silêncio, sob o sol do meio-dia.',
      flowing:
        'Dizer a verdade cedo sai mais barato, e vocês parecem saber disso. O diálogo alimenta a confiança que Juno espera de um vínculo; em troca, Mercúrio acha um público que guarda segredo. Um ritual talvez já exista, seja a ligação das nove, seja o resumo do dia com os pés para cima, e sustenta mais do que parece.',
      tense:
        'Letra miúda dá trabalho nesta história. Mercúrio muda de ideia e avisa por cima; Juno lembra a versão original e se ressente. Promessas ditas de passagem poderiam vir com data, e mudanças, com um “reconsiderei” honesto. Assim a palavra volta a ter fiador sem perder a agilidade que a outra parte aprecia.',
    },
    ascendant: {
      joined:
        'Logo no aperto de mão pode ter começado o falatório. Mercúrio capta os trejeitos de quem tem o Ascendente, imita com graça, comenta, e esta pessoa se vê descrita como em caricatura de praça. É um jeito esperto de se conhecer. Ninguém, no entanto, quer ser notícia o dia inteiro, e parte da graça está em observar e guardar.',
      flowing:
        'Informações circulam sem esforço, do nome do encanador à dúvida existencial. A mente de uma pessoa acompanha o passo da outra, e apresentar amigos em comum vira passatempo. Esse trânsito fácil merece pausas. Façam um trecho do caminho sem comentar a paisagem e contem depois o que cada pessoa viu.',
      tense:
        'Mal-entendidos começam pelo tom e raramente pelo conteúdo. O modo de se apresentar de uma parte soa, para o Mercúrio da outra, brusco ou vago demais, e chovem comentários. Se a opinião não foi pedida, esperem o sinal verde. E quem se sentir sob lupa pode perguntar: “é correção ou curiosidade?”.',
    },
  },
  venus: {
    venus: {
      joined:
        'Vitrines param vocês no mesmo ponto da calçada. Vênus com Vênus repete gostos, cores, manias de mesa, e o afeto tem forma parecida dos dois lados. Há delícia nisso e também um eco: as preguiças são gêmeas, e ninguém quer começar a tarefa desagradável. Sorteada, ela anda; esperada, faz aniversário.',
      flowing:
        'Festa pequena, lista curta, tudo no lugar. Os gostos se completam, e vocês aprendem a apreciar o que antes nem notavam, da cerâmica ao forró. O agrado é mútuo e não pesa no bolso de ninguém. Quando a harmonia cansa, um programa que nenhum lado escolheria costuma render as melhores histórias.',
      tense:
        'Numa loja de tintas vocês passariam a manhã. O que aqui é aconchego lá se chama bagunça, e presentes pedem nota de troca. Por trás da estética há valores: quanto gastar, quanto dividir, como mostrar amor. Conversem sobre estes primeiro, e a parede pode até ficar de duas cores.',
    },
    mars: {
      joined:
        'Calor imediato, mesmo que seja só na quadra ou na roda de samba. Marte se adianta, Vênus se deixa notar, e o ar entre vocês tem uma eletricidade que amigos percebem e amantes conhecem. Desejo assim acende e consome. Passada a labareda, é o prazer lento, de panela de barro, que aproxima de verdade.',
      flowing:
        'Querer e atrair se alternam com leveza: hoje Marte propõe, amanhã Vênus seduz com um perfume novo. Entre essas vontades corre apetite de viver, útil ao romance e também ao time de vôlei da praia. Algum mistério ajuda, porque aquilo que vem fácil demais acaba adiado para outro dia.',
      tense:
        'Puxa e empurra, com faíscas de sobra. A franqueza de Marte parece grosseria à delicadeza venusiana, que responde com um “não” dito tão macio que soa a “talvez”. Há atração no meio do atrito, e amizades também a conhecem, em forma de implicância. Dito em voz firme e gentil, o querer chega inteiro.',
    },
    saturn: {
      joined:
        'Demora, mas costuma ficar. Saturno põe moldura de compromisso no afeto de Vênus, e ela estende veludo sobre a rigidez dele. É contato de amizades longas e casas pagas em prestações. Se o carinho começar a soar como dever, quebrem a solenidade com uma extravagância barata: pipoca no jantar.',
      flowing:
        'Afeto que sabe esperar tem outra cor. Vênus suaviza as obrigações, Saturno cumpre o que o coração combinou, e a soma dá um vínculo em que se pode apoiar o cotovelo. Fidelidade, aqui, é quase hábito. Falta, às vezes, o arrepio, que mora nos lugares onde nenhuma das pessoas manda.',
      tense:
        'Elogios costumam ficar presos na garganta. Quem tem Vênus pede um sinal de gosto e recebe um relatório; quem tem Saturno teme prometer demais e acaba dando de menos. O freio vem muitas vezes de recusas antigas, anteriores a vocês. Um gesto por semana, marcado se for preciso, já derrete o gelo.',
    },
    juno: {
      joined:
        'Vontade de oficializar aparece cedo: a chave extra, a senha do streaming dividida, o nome do grupo. Vênus encanta e Juno quer selar. O encanto dá alegria ao acordo, e o acordo dá teto ao encanto. Só convém distinguir entre gostar muito e caber no mesmo projeto; perguntem pela louça daqui a dez anos.',
      flowing:
        'Delicadeza e palavra dada andam de braços dados. O que Vênus aprecia ajuda Juno a se sentir escolhida de novo, mesmo em semana cheia. Vale para casamento, sociedade ou compadrio. Inventem uma data só de vocês, sem serventia nenhuma, e façam dela tradição com cardápio fixo, de preferência longe dos feriados oficiais.',
      tense:
        'Flores ou assinatura? Vênus quer prazer sem prazo, Juno quer conhecer o rumo da história. Onde Juno lê cuidado, Vênus lê ciúme. Vale repartir o assunto: primeiro o que dá alegria a cada lado, depois o que dá sossego. Em geral as listas brigam menos do que parecia no calor da conversa.',
    },
    ascendant: {
      joined:
        'Simpatia à queima-roupa: mal a pessoa do Ascendente entra, Vênus acha bonito o jeito de rir, de arrumar a bolsa. Quem recebe tanta apreciação ganha desenvoltura. Cuidado apenas com o encanto que fica na casca. O que não aparece nas fotos também merece essa atenção, e retribui com mais intimidade.',
      flowing:
        'Boas maneiras facilitam tudo, e aqui elas vêm sem decoreba. Vênus alisa as arestas da chegada alheia; o Ascendente, do outro lado, dá pernas ao bom gosto. Vocês ficam bem em jantares, balcões, recepções. Talvez se poupem demais das opiniões incômodas: uma por encontro, com manteiga, não estraga a noite.',
      tense:
        'Alguma coisa no estilo da outra pessoa arranha o gosto, seja o perfume, a gargalhada, o sapato na mesa de centro. Entre Vênus e Ascendente em atrito, o que irrita tem um pé na curiosidade. Passado o primeiro mês, experimentem adotar um costume alheio. Às vezes era só falta de legenda.',
    },
  },
  mars: {
    mars: {
      joined:
        'Dois motores no mesmo carro: arranque formidável e debate sobre quem dirige. Vocês querem na mesma hora, brigam na mesma hora e esquecem quase no mesmo minuto. Para treinar, carregar a mudança ou defender alguém, há poucas duplas melhores. Estabeleçam quem decide o quê antes da ladeira, e troquem de banco na volta.',
      flowing:
        'Trabalho braçal com vocês vira brincadeira. Os ímpetos se revezam: quando falta fôlego de cá, ainda sobra de lá, e ninguém precisa mandar. Vocês também discutem limpo, sem golpe baixo. Descansar é que pede disciplina, pois duas pessoas animadas se convencem facilmente de que ainda dá tempo para mais uma tarefa.',
      tense:
        'Cada discordância parece pedir vencedor. Ritmos de ação diferentes se atropelam na porta giratória: há quem queira resolver agora e quem queira resolver à sua maneira, e o sangue sobe. Existe mérito nesse ringue, porque as duas pessoas saem mais honestas. Tratem das regras num dia manso e levem a competição para o tabuleiro.',
    },
    saturn: {
      joined:
        'De um lado, tênis de corrida; do outro, capacete de obra. Marte quer já; Saturno quer saber se há alvará. Bem dosada, a mistura ergue pontes e vence provas longas. Mal dosada, deixa Marte com a sensação de rodas travadas e Saturno com a de viver de plantão. Definam etapas com largada livre e parada obrigatória.',
      flowing:
        'Esforço com método: que sorte para quem tem uma reforma pela frente. O ímpeto de uma parte recebe da outra um cronograma e botas reforçadas, sem ar de sermão. A confiança cresce no fazer. Fase concluída quase nunca ganha festa, porque a tendência de vocês é passar ao próximo tijolo sem olhar o que já subiu.',
      tense:
        'Ouvir “agora não” pela décima vez esgota qualquer paciência. A energia marciana bate na cautela saturnina, e nascem a birra de um lado e o controle do outro. Marte enxerga bem a chance; Saturno enxerga bem o risco. Testem em escala pequena: uma tarde de ousadia com hora de voltar.',
    },
    juno: {
      joined:
        'Brigar pela relação, aqui, tem sentido literal: Marte toma a defesa do pacto que Juno preza. A lealdade sai de casa e aparece no cartório, na carona da madrugada, na resposta a quem fala mal. O ardor também pode transformar acordo em posse. Antes de agir em nome das duas pessoas, consultem a que ficou calada.',
      flowing:
        'Mãos à obra em favor do combinado: eis o tom. Juno diz o que espera de uma parceria, e Marte gosta de ter por onde começar. Promessas viram prateleiras, passagens, horários de treino. Sem um pouco de lazer, porém, o vínculo corre o risco de parecer uma ótima cooperativa.',
      tense:
        'Independência de um lado, pacto do outro, e um elástico esticado no meio. Marte age primeiro e comunica depois; Juno sente a quebra antes de saber o motivo. A solução raramente está em pedir licença para tudo. Três decisões que merecem consulta prévia, postas numa lista, deixam livres todas as demais.',
    },
    ascendant: {
      joined:
        'Impacto costuma ser a palavra do primeiro encontro. Marte chega e o Ascendente se põe de prontidão, com mais coragem ou com mais espinhos. Vocês se estimulam a sair da cama cedo e a falar o que pensam. O volume é que engana: incentivo e ordem saem na mesma voz.',
      flowing:
        'Incentivo vem em forma de convite: “bora?”. A disposição de Marte encontra abertura no jeito da outra pessoa, que se descobre capaz de subir a serra ou pedir aumento. Vocês competem pouco e se animam muito. Há dias de subida e dias de banco à sombra, e uma boa pergunta distingue uns dos outros.',
      tense:
        'Chegadas provocam. Há qualquer coisa no andar de uma pessoa que o Marte da outra recebe como desafio, e o desafio às vezes é só timidez mal lida. Antes do contra-ataque, ofereçam uma cadeira e um copo de limonada. A tensão que sobrar pode ir para uma tarefa de verdade, como esfregar o quintal.',
    },
  },
  saturn: {
    saturn: {
      joined:
        'Medos da mesma safra aproximam. Com Saturno no mesmo ponto, vocês têm idades próximas, ou cerca de vinte e nove anos de distância, e levam a sério coisas parecidas. Entendem-se no dever sem precisar explicar. Rir dele exige algum esforço, e uma tarde por semana sem pendências costuma ajudar.',
      flowing:
        'Quando o assunto é responsabilidade, vocês falam com o mesmo sotaque. Prazos, limites e jeito de amadurecer se encaixam, e a convivência resiste bem até a uma obra no andar de cima. Tanta sensatez pede contrapeso. Deixem uma criança, ou a parte infantil de cada pessoa, escolher o programa do feriado.',
      tense:
        'Regras diferentes vieram de casas diferentes: numa, atraso era afronta; na outra, pressa era falta de educação. Saturno contra Saturno, às vezes com sete ou catorze anos entre as idades, faz cada pessoa julgar a disciplina alheia. Escrevam do zero as normas da convivência e risquem as que só existiam por herança.',
    },
    juno: {
      joined:
        'Testemunhas, duas vias, tudo em ordem: Saturno dá ao pacto de Juno uma gravidade que o ajuda a durar. Serve a sociedades, a casamentos, a quem divide a criação dos sobrinhos. A obrigação, porém, pode ocupar todos os cômodos. Perguntem-se a cada verão se ainda querem o que devem.',
      flowing:
        'Âncora boa é a que se pode levantar. A constância de Saturno tranquiliza a Juno com quem convive, e o acordo entre vocês envelhece com dignidade, feito mesa de madeira maciça. Há quem procure esta dupla para pedir conselho. As marcas de uso contam a história; só o que arranha precisa de lixa.',
      tense:
        'Dever demais, prazer de menos: a conta aparece numa quarta-feira de mau humor. Juno se sente avaliada, Saturno se sente em dívida, e o vínculo fica com ar de turno da noite. Revejam as cargas como quem reorganiza uma mochila: o que é de quem, o que pode ficar em casa. Sobra espaço para querer.',
    },
    ascendant: {
      joined:
        'A postura muda quando as duas pessoas se encontram: a do Ascendente fica mais séria, a de Saturno se sente responsável. Pode haver aí apoio de corrimão, firme na escada escura, e pode haver olhar de inspetor. O tom decide. Perguntem “quer ajuda ou só companhia?” e deem ouvidos à resposta.',
      flowing:
        'Confiável é um adjetivo que se ouve muito sobre esta dupla. Saturno dá conselho na medida, e a pessoa do Ascendente o usa sem se diminuir, com mais firmeza na entrevista ou na conversa difícil. Digam obrigado sem esperar data redonda. Um pouco de improviso, de parte a parte, tira o ar de tutoria.',
      tense:
        'Olhares de reprovação, reais ou imaginados, pesam na chegada. Uma parte se encolhe diante da exigência da outra, que por sua vez detesta fazer papel de fiscal. Comecem pelo que está bom, com exemplo. E, se o assunto for limite, digam no mesmo dia: engolido, ele vira muro.',
    },
  },
  juno: {
    juno: {
      joined:
        'Sobre o que é parceria, vocês pensam quase igual. Duas Junos no mesmo ponto esperam a mesma espécie de lealdade e se magoam pelos mesmos descuidos. É boa base para anos de convívio ou de projeto. As lacunas também coincidem, e por isso faz bem escutar o que amizades de fora observam.',
      flowing:
        'Acordos saem redondos porque as expectativas se parecem. Aqui se valoriza mais a presença, ali a palavra, e cada qual acha fácil dar o que lhe pedem. Aproveitem a base tranquila para combinar o que costuma ficar de fora: férias separadas, visitas de parentes, a hora de apagar o abajur.',
      tense:
        'Igualdade pode ser dividir tudo, ou então cada qual com seu território. As Junos em atrito mostram duas ideias de compromisso, ambas honradas. Antes de acusar falta de empenho, descrevam uma semana perfeita em dupla. As diferenças ficam visíveis e, com elas, os pontos de troca.',
    },
    ascendant: {
      joined:
        'Cara de par: muita gente supõe que vocês tenham alguma sociedade, mesmo sem saber qual. Juno reconhece, no modo de ser da outra pessoa, algo que vinha esperando num vínculo. Honra e pressão chegam no mesmo envelope. A realidade corrige a figura aos poucos, uma manhã despenteada por vez.',
      flowing:
        'Andar em par combina com vocês. O estilo que o Ascendente mostra agrada ao desejo de compromisso da outra pessoa, que oferece em troca lealdade pública, dessas de guardar lugar na plateia. Um tanto de autonomia mantém o gosto, sobretudo quando cada saída em separado traz novidades na volta.',
      tense:
        'Expectativas pousam nos ombros de quem apenas entrou pela porta. Juno quer “nós”; o Ascendente alheio anuncia “eu” a cada gesto, sem maldade. O acordo melhora quando Juno diz o que precisa ver e o Ascendente escolhe o que pode mostrar. Sinais pequenos, combinados de antemão, valem por discursos.',
    },
  },
};
