import type { EventInterpretations } from '../../event-text-types.ts';

/** Two slow planets in aspect: the climate of months or years that everybody shares. */
export const slowAspects: EventInterpretations['slowAspects'] = {
  jupiter: {
    saturn: {
      joined:
        'A cada vinte anos, o planeta que promete e o que cobra marcam encontro para acertar as contas. Projetos de uma geração se fundam nessa hora, com menos festa do que mereciam. Na vida de cada um, é boa ocasião para escolher aquilo que ainda terá graça daqui a duas décadas. O primeiro tijolo pode ser bem pequeno, desde que alguém saiba para que serve a parede.',
      flowing:
        'Otimismo com planta baixa: assim se trabalha quando Júpiter e Saturno concordam. Aprendizes encontram mestres, instituições crescem sem rachar, e o prazo e a vontade cabem no mesmo calendário. É um clima pouco espetacular, que dura alguns meses e rende por muito tempo. Quem assume um compromisso de tamanho justo costuma descobrir que sobra fôlego para o seguinte.',
      square:
        'Acelerar ou segurar? Em público discute-se se falta coragem ou se falta critério, e os dois lados têm bons exemplos à mão. O atrito vem da índole de cada planeta, já que um quer terreno e o outro quer cerca. No dia a dia, a questão aparece como obra parada ou convite aceito cedo demais. Dividir a meta em duas metades tira o drama do impasse.',
      opposed:
        'Metade do ciclo já passou, e o que se começou há uns dez anos mostra a altura a que chegou. De um lado ficam os que pedem expansão, do outro os que mostram o custo, e a verdade atravessa a rua várias vezes. É comum rever um emprego ou uma promessa antiga. Corrigir o rumo, a essa altura, ainda custa menos que insistir.',
    },
    uranus: {
      joined:
        'Uma tranca que ninguém forçava se abre com um dedo. De catorze em catorze anos, Júpiter dá amplitude ao gênio inquieto de Urano, e invenções ou modos de viver que pareciam excêntricos passam a interessar a vizinhança inteira. Vem também uma vontade particular de mudar de ares. O salto pode dar muito certo; convém apenas olhar onde se apoia o pé que fica.',
      flowing:
        'Boas surpresas têm trânsito livre por alguns meses. A descoberta de um laboratório, a turma nova, o conselho de quem acabou de chegar: o inesperado vem com modos e encontra gente disposta. Júpiter confia, Urano experimenta. Uma pessoa que reserve um canto da semana para tentar o que nunca fez pode sair daí com um gosto novo ou outra profissão.',
      square:
        'Liberdade é palavra de muitos discursos, nem todos pensados até o fim. Nos meses desta quadratura, promessas de mudança crescem depressa e se esvaziam com igual rapidez, pois o entusiasmo de Júpiter multiplica a impaciência de Urano. Dá vontade de pedir demissão assobiando. Uma experiência com prazo curto costuma satisfazer o desejo de fuga e poupar o salário.',
      opposed:
        'De que serve tanta novidade, se a confiança não acompanha? A meio caminho do ciclo, o que se espalhou rápido encontra seus primeiros céticos, e da discussão podem sair versões melhores da mesma ideia. No plano pessoal, a escolha fica entre a tradição que acolhe e as malas prontas. Ninguém é obrigado a decidir na primeira rodada.',
    },
    neptune: {
      joined:
        'O coração público se alarga, e a vista fica um pouco embaçada. Júpiter e Netuno, que dividem a regência de Peixes, encontram-se num intervalo de uns treze anos, e música, fé e compaixão ganham multidões. Nascem daí obras generosas e também miragens. Cada pessoa tende a reencontrar algo em que acreditar. Uma crença que suporta perguntas merece ser levada adiante.',
      flowing:
        'Fazer o bem parece menos complicado. Com a confiança de um planeta e a sensibilidade do outro em boa sintonia, prosperam por meses os coros, os mutirões e a boa vizinhança. Há quem volte a rezar, a pintar ou a nadar no mar. O encanto vem sem esforço e pode passar despercebido; um gesto concreto por semana ajuda a fixá-lo.',
      square:
        'Promessas flutuam bem e navegam mal. A fé de Júpiter, roçando na névoa de Netuno, aumenta tudo o que falta medir, e por uma parte do ano salvadores e milagres acham ouvintes com facilidade. Entre duas pessoas, o risco é emprestar a quem some ou amar um retrato. Pedir detalhes, por escrito e com doçura, é uma forma discreta de fé.',
      opposed:
        'A boa causa e a boa conta sentam-se frente a frente. Passados seis ou sete anos do encontro dos dois planetas, dá para ver quais sonhos encontraram chão e quais viveram de entusiasmo. Algum desencanto circula, junto com um tipo de bondade mais experiente. Há quem se decepcione com um guia e descubra, dias depois, que já sabia andar.',
    },
    pluto: {
      joined:
        'Ambição de raiz funda desperta em muita gente ao mesmo tempo. O encontro se dá a cada doze ou treze anos: Júpiter aumenta, Plutão vai ao subsolo, e daí saem grandes empreendimentos e desejos que estavam guardados. Pouca coisa fica morna. Antes de querer o dobro, ajuda perguntar a quem serve esse crescimento, e se ele deixa dormir.',
      flowing:
        'Recursos esquecidos voltam a circular. A harmonia entre o planeta da confiança e o das profundezas favorece reformas que vão até o alicerce sem derrubar as paredes, e instituições cansadas podem recobrar o sentido. Também um talento enterrado reaparece quando alguém o chama pelo nome. São meses de força tranquila, melhores para refazer que para exibir.',
      square:
        'Ter razão não basta a quem quer ter toda a razão. Nesses meses, convicções endurecem e os grandes brigam por espaço, porque Plutão intensifica o apetite que Júpiter já tinha. Entre vizinhos, uma discussão miúda pode esconder outra sobre poder. Aquilo que se obtém por cansaço do adversário volta à pauta. Um pouco menos, combinado às claras, permanece.',
      opposed:
        'Grande demais para continuar igual: é essa a suspeita que paira sobre empresas e crenças. Na oposição, o crescimento de seis anos fica diante do seu próprio avesso, e o excesso aparece com nome e endereço. Muitas pessoas notam onde a vontade de vencer levou mais do que trouxe. Podar, aqui, é um jeito de querer bem à árvore.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'O arquiteto e o inventor dividem a prancheta uma vez a cada quarenta e cinco anos. O velho regulamento e a técnica recém-chegada precisam caber no mesmo desenho, e daí podem nascer formas de trabalho que durem meio século. Por um ano ou mais, quem hesita entre ficar e romper tem a chance rara de construir a própria saída.',
      flowing:
        'Mudar dá menos susto quando o corrimão é firme. Saturno empresta método a Urano, Urano areja Saturno, e durante longos meses as reformas avançam por etapas, com a concordância até dos desconfiados. Técnicas novas ganham norma e manual. Na vida íntima, é hora propícia para trocar um hábito antigo por outro, desde que os dois convivam por algum tempo.',
      square:
        'Todo prédio antigo tem uma parede que a nova fiação precisa furar. A tensão entre regra e ruptura se sente nas escolas e nos escritórios, e a cada tentativa de conserto aparece outra emenda. Os dois regem Aquário, por isso brigam como parentes. Aguentar um limite com a mão na maçaneta cansa; escolher um único ponto a mudar descansa.',
      opposed:
        'Vinte e poucos anos depois do encontro, o que era novidade tem sua própria burocracia. Guardiões e impacientes se medem por um bom par de anos, e cada lado carrega um pedaço do que falta ao outro. Em cada vida, costuma aparecer como a escolha entre segurança e ar. Existe quase sempre uma terceira porta, menos vistosa, que dá para os dois pátios.',
    },
    neptune: {
      joined:
        'Sonhar exige mão de obra. De trinta e seis em trinta e seis anos, a forma encontra o que não tem forma, e ideais compartilhados ou tomam corpo ou se desmancham sem rancor. A época pode parecer melancólica, pois antigas certezas perdem a cor antes que outras peguem tinta. Aos poucos, muita gente descobre que lhe serve um sonho menor e habitável.',
      flowing:
        'Dá para tocar no que antes era só aspiração. A paciência de Saturno oferece leito à água de Netuno, e em um ano ou dois florescem ofícios artísticos e espiritualidades sem alarde. Na vida comum, a vocação adiada aceita um horário fixo. O milagre é modesto, tem hora para começar e, por isso mesmo, repete-se na semana seguinte.',
      square:
        'Em chão molhado, o passo encurta. O cansaço desse aspecto vem de querer certezas onde só existe neblina, já que Saturno pede contorno e Netuno o dissolve. Em público, dúvidas corroem antigas garantias; na intimidade, uma culpa vaga atrapalha o descanso. Ajuda distinguir o que é dever do que é mágoa. Um limite dito com ternura clareia mais que dez explicações.',
      opposed:
        'Dezoito anos de um ideal cabem agora numa prestação de contas. Realistas e sonhadores se olham de margens contrárias, e os dois grupos percebem quanto se deviam. O que se mantinha por fingimento tende a ceder, às vezes com alívio geral. Pode ser o tempo, também, de perdoar aquela versão de si que prometeu o impossível.',
    },
    pluto: {
      joined:
        'Raras vezes uma época é tão séria. A cada três décadas e meia, Saturno desce à casa de máquinas de Plutão e volta sabendo o que sustenta e o que apenas pesa. Organizações se refazem desde a base; gente comum revê a quem obedece e por quê. O processo leva mais de um ano e recompensa quem trabalha em silêncio. Aquilo que resiste ao exame tem tudo para durar.',
      flowing:
        'Resistência é o dom destes anos. Nada acontece depressa, mas o que se empreende vai fundo, porque um planeta dá a disciplina e o outro dá a vontade que não larga. Restaurações, pesquisas longas, dívidas quitadas até o centavo: tudo o que exige fôlego progride. Quem aguentou um tempo difícil pode descobrir, meio por acaso, a força que criou.',
      square:
        'Apertar o parafuso além do ponto espana a rosca. Autoridades e subordinados testam quanto a corda aguenta, e o controle atrai mais controle, visto que os dois planetas conhecem bem o medo de perder. Em escala menor, cada um enfrenta um limite que não escolheu. Economizar força e separar necessidade de orgulho ajuda a atravessar o trecho com dignidade.',
      opposed:
        'Quem manda em quê? Ao longo de meses, a pergunta corre das diretorias às salas de jantar, e arranjos de poder com dezessete ou dezoito anos chegam ao ponto de mostrar as juntas. O esforço de manter tudo sob chave cansa até os chaveiros. Há pessoas que, nesse período, devolvem um cargo ou uma culpa e voltam a andar de costas retas.',
    },
  },
  uranus: {
    neptune: {
      joined:
        'Um século e sete décadas separam um encontro do próximo, e quem vive perto dele respira uma imaginação recém-trocada. As invenções de Urano se misturam aos anseios de Netuno, e o que se entende por rede ou por comunidade muda de sentido por muito tempo. Cada vida recebe só uma gota. Basta para pressentir que o possível cresceu.',
      flowing:
        'Ideias generosas viajam sem visto. Quando os planetas da invenção e da compaixão se entendem, e o entendimento atravessa anos, a técnica aprende delicadeza e as artes descobrem aparelhos novos. Fica mais fácil imaginar uma convivência diferente. Pessoas que sempre se sentiram fora de hora podem topar, de repente, com a própria turma espalhada pelo mundo.',
      square:
        'Progresso para onde? Por alguns anos, sonhos coletivos e novidades técnicas puxam em direções diferentes, e há um cansaço próprio de quem troca de utopia como de aparelho. A mente elétrica de Urano se irrita com a maré de Netuno, que nunca fica onde estava. Uma pessoa faz bem em escolher poucas fontes de encanto e ir até o fundo delas.',
      opposed:
        'Dois jeitos de fugir do real se encontram cara a cara, o da máquina e o do sonho. Gerações que vivem sob essa oposição, metade de um ciclo de mais de cento e setenta anos, conhecem debates longos sobre o que salvar e o que inventar. De sua parte, cada pessoa alterna horas de lucidez e horas de entrega. Ambas costumam entrar pela mesma janela.',
    },
    pluto: {
      joined:
        'Um vento no porão levanta a poeira de várias gerações. Com mais de um século entre um encontro e outro, Urano leva a vontade de liberdade às camadas onde Plutão esconde o poder, e costumes tidos por eternos ganham data de validade. Para cada pessoa, a época oferece coragem emprestada. O que se solta com ela raramente volta a caber na caixa.',
      flowing:
        'Transformações profundas avançam sem quebrar os vidros. A eletricidade de Urano encontra em Plutão um fio bem aterrado, e pouco a pouco se renovam as hierarquias e as maneiras de viver a dois ou em bando. Muitos talentos da periferia chegam ao centro. Quem sentia que a vida precisava de outra fundação acha ferramentas à venda em qualquer esquina.',
      square:
        'O antigo já não convence e o novo ainda não sabe cozinhar. Nesses anos de atrito, quem tem pressa e quem tem o controle se provocam, e as mudanças vêm aos trancos, em rodadas. É um clima que vale para todos, embora cada um o sinta num cômodo diferente da vida. Uma ruptura bem escolhida dispensa outras nove, feitas por nervosismo.',
      opposed:
        'Até onde se muda sem perder a própria raiz? A oposição, rara, põe a liberdade diante da força e leva as pessoas a revisar o que a conjunção tinha começado décadas antes. Libertadores viram proprietários, proprietários viram curiosos. Alguém que se solte de uma lealdade antiga, sem desprezá-la, já resolve em pequena escala a questão do seu tempo.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Quase cinco séculos passam entre dois encontros destes, de modo que poucas gerações os têm por perto. Netuno e Plutão trocam, então, a própria matéria dos sonhos, e a ideia que uma época faz da alma e do além recomeça do zero. Ninguém o sente num dia marcado. Percebe-se, muito depois, nos avós que falavam de outro mundo.',
      flowing:
        'Como rio subterrâneo, este aspecto corre por décadas sob a vida de todos. A imaginação recebe força das profundezas e a devolve em forma de consolo e de curiosidade pelo invisível. Por ser tão longo, mal se nota, como o clima de um país natal. Cada pessoa pode beber dele numa hora de silêncio ou diante de uma velha canção.',
      square:
        'Certos sonhos chegam à idade em que precisam de raiz. No atrito lento entre os dois planetas mais distantes, uma época inteira examina aquilo que venerou, e os encantos que dependiam de segredo perdem parte do brilho. Leva anos e quase não faz ruído. A quem vive esse tempo talvez caiba cuidar de uma crença antiga como de um jardim recebido em herança.',
      opposed:
        'No ponto mais afastado de um ciclo de cinco séculos, o que era promessa vaga se enxerga por inteiro, como a costa vista do alto-mar. As pessoas desse tempo se perguntam em que ainda acreditam e o que apenas repetem. Uma vida só responde por um pedacinho da questão. Contar aos mais novos, com honestidade, no que se acreditou já é uma boa parte.',
    },
  },
};
